package import Foundation
package import HaggleVocabulary

/// A step of the negotiation.
///
/// A trace holds millions of events, nearly all of them asks and answers: these take 32 bytes,
/// larger cases are indirect.
package enum Event: Equatable, Sendable {
  /// A layout pass begins with a proposal to the root. All events up to `passEnd` belong to it.
  indirect case passBegin(number: Int, reason: PassReason, proposal: ProposedViewSize)
  /// The pass ends; `size` is the root's, and `writes` caused the next pass.
  indirect case passEnd(number: Int, size: CGSize, writes: [StateWrite] = [])
  /// A parent asks a child; the matching `answer` follows after the events that led to it.
  case ask(Ask)
  /// The child answers the latest open `ask` of the same node.
  case answer(node: NodeID, size: CGSize, isCached: Bool)
  /// A parent places a child: the rectangle in the parent's space, and the proposal for its layout.
  indirect case place(Placement)
  /// Why a container asks its next question, or took its size.
  case reason(Reason)
  /// Output of an interpreted layout, or a remark of the engine.
  indirect case note(Note)
  /// A question asked by the tool after the passes, not by a parent.
  indirect case probe(node: NodeID, proposal: ProposedViewSize, size: CGSize)

  package struct Ask: Equatable, Sendable {
    private var lengths: PackedProposal
    /// Whether it was asked while placing rather than while sizing.
    package var isPlacing: Bool
    package var node: NodeID
    /// The node that asks; nil if it is unknown or the host.
    package var caller: NodeID?

    package init(
      node: NodeID, proposal: ProposedViewSize, caller: NodeID?, isPlacing: Bool = false
    ) {
      lengths = PackedProposal(proposal)
      self.node = node
      self.caller = caller
      self.isPlacing = isPlacing
    }

    package var proposal: ProposedViewSize {
      get { lengths.proposal }
      set { lengths = PackedProposal(newValue) }
    }
  }

  package struct Placement: Equatable, Sendable {
    package var node: NodeID
    /// In the parent's coordinate space, in points.
    package var frame: CGRect
    package var proposal: ProposedViewSize

    package init(node: NodeID, frame: CGRect, proposal: ProposedViewSize) {
      self.node = node
      self.frame = frame
      self.proposal = proposal
    }
  }

  package struct Note: Equatable, Sendable {
    package enum Source: String, Sendable {
      /// Printed by a layout that the scenario declares.
      case console
      /// A note by the engine: a corrected answer, or a limit that was reached.
      case engine
      /// About the scenario's text: something was assumed, replaced by a box or ignored.
      case scenario
    }

    package var node: NodeID?
    package var source: Source
    package var text: String
    /// Details with a place, for notes about the scenario's text; otherwise nil.
    package var detail: Detail?

    package init(node: NodeID?, source: Source, text: String, detail: Detail? = nil) {
      self.node = node
      self.source = source
      self.text = text
      self.detail = detail
    }
  }

  /// Whether it is a reason with this rule; copies nothing.
  package func isReason(_ rule: Reason.Rule) -> Bool {
    if case .reason(let reason) = self { reason.knownRule == rule } else { false }
  }

  /// Whether it is a reason with a term of this role; copies nothing.
  package func hasTerm(_ role: Reason.Role) -> Bool {
    guard case .reason(let reason) = self else { return false }
    return reason.terms.contains { $0.knownRole == role }
  }

  /// The node that the event is about; nil for passes.
  package var node: NodeID? {
    switch self {
    case .passBegin, .passEnd: nil
    case .ask(let ask): ask.node
    case .answer(let node, _, _): node
    case .place(let placement): placement.node
    case .reason(let reason): reason.node
    case .note(let note): note.node
    case .probe(let node, _, _): node
    }
  }
}

/// A proposal in two numbers instead of two optionals.
private struct PackedProposal: Equatable, Sendable {
  /// 0 if unspecified.
  private let width: CGFloat
  private let height: CGFloat
  private let hasWidth: Bool
  private let hasHeight: Bool

  init(_ proposal: ProposedViewSize) {
    width = proposal.width ?? 0
    height = proposal.height ?? 0
    hasWidth = proposal.width != nil
    hasHeight = proposal.height != nil
  }

  var proposal: ProposedViewSize {
    ProposedViewSize(width: hasWidth ? width : nil, height: hasHeight ? height : nil)
  }
}
