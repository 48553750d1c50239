package import Foundation
package import HaggleVocabulary

/// A defect in a negotiation, or something that its author most likely did not intend.
package struct Finding: Equatable, Sendable {
  /// The strength of the claim: broken arithmetic or protocol, a broken promise, or only a
  /// suspicion.
  package enum Class: String, CaseIterable, Comparable, Sendable {
    case smell
    case contract
    case proof

    package static func < (a: Class, b: Class) -> Bool {
      allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
    }
  }

  /// The rule's id from docs/RULES.md.
  package var rule: String
  package var `class`: Class
  /// The lowest node whose own rule, not that of a child, produced the number.
  package var node: NodeID
  /// More nodes with the same finding, such as the other views made by one line of a loop.
  package var alike: [NodeID]
  /// Whether the finding holds for the node and those alike only together.
  package var isJoint = false
  package var axis: Axis?
  /// Where the blamed node is written.
  package var place: SourcePlace?
  package var statement: Statement
  /// The boxes of unknown size that its numbers depend on.
  package var boxes: [NodeID] = []
  /// The assumptions that its numbers depend on.
  package var assumptions: [Open<Assumption>] = []
  /// The events that prove it.
  package var evidence: [Int]
  /// The possible remedies; one is enough.
  package var remedies: [Remedy]
  /// The number of edits that were tried; nil if none was.
  package var trials: Int?
  /// Whether more edits could be laid out than there was time for.
  package var isSearchCutShort = false
  /// When to ignore it, as a clause: "it is meant to stand out".
  package var exception: Prose?
  /// Findings with the same cause, which would go away with it.
  package var consequences: [Consequence]
  package var proof: Proof
  /// The key that silences it.
  package var ignoreKey: String

  package init(
    rule: String, class: Class, node: NodeID, alike: [NodeID] = [], axis: Axis? = nil,
    place: SourcePlace? = nil, statement: Statement, evidence: [Int] = [],
    remedies: [Remedy] = [], exception: Prose? = nil, consequences: [Consequence] = [],
    proof: Proof = .log, ignoreKey: String = ""
  ) {
    self.rule = rule
    self.class = `class`
    self.node = node
    self.alike = alike
    self.axis = axis
    self.place = place
    self.statement = statement
    self.evidence = evidence
    self.remedies = remedies
    self.exception = exception
    self.consequences = consequences
    self.proof = proof
    self.ignoreKey = ignoreKey
  }

  /// The edits among its remedies, the smallest first.
  package var edits: [TriedEdit] {
    remedies.compactMap { if case .edit(let edit) = $0 { edit } else { nil } }
  }

  /// Marks what of it edits that were laid out do, by the numbers of its remedies.
  package mutating func mark(tried numbers: Set<Int>) {
    for number in numbers where remedies.indices.contains(number) {
      if case .words(let words) = remedies[number] { remedies[number] = .tried(words) }
    }
  }

  /// A copy as it was before edits were tried.
  package var untried: Finding {
    var finding = self
    finding.trials = nil
    finding.isSearchCutShort = false
    finding.remedies = remedies.compactMap { remedy in
      switch remedy {
      case .words: remedy
      case .tried(let words): .words(words)
      case .edit: nil
      }
    }
    return finding
  }

  /// A finding with the same cause as the finding that lists it.
  package struct Consequence: Equatable, Sendable {
    package var rule: String
    package var node: NodeID
    /// More nodes with the same finding.
    package var alike: [NodeID]
    package var statement: Statement
    package var evidence: [Int]

    package init(
      rule: String, node: NodeID, alike: [NodeID] = [], statement: Statement, evidence: [Int] = []
    ) {
      self.rule = rule
      self.node = node
      self.alike = alike
      self.statement = statement
      self.evidence = evidence
    }
  }

  /// The evidence for the common cause.
  package enum Proof: Equatable, Sendable {
    /// The log alone.
    case log
    /// A run with a change, in which the symptom was gone.
    case rerun(Verdict)
    /// There was no such run; these views may also be the cause.
    case none(suspects: [NodeID])
  }
}

/// The text of a finding, in parts that outputs join into sentences.
package struct Statement: Equatable, Sendable {
  /// The claim, as a clause: "row is 358 points wide, card around it only 200".
  package var claim: Prose
  /// The view whose number is visible; nil if it is the blamed one.
  package var subject: NodeID?
  /// Whether that number is a position rather than a length.
  package var isAboutPlace: Bool
  /// Whether the claim is visible on a screen; otherwise it is the reason for something visible.
  package var isSeen = true
  /// The cause of the claim, as a clause; nil if there is nothing before the claim.
  package var cause: Prose?
  package var details: [Detail]

  package init(
    _ claim: Prose, subject: NodeID? = nil, isAboutPlace: Bool = false, cause: Prose? = nil,
    details: [Detail] = []
  ) {
    self.claim = claim
    self.subject = subject
    self.isAboutPlace = isAboutPlace
    self.cause = cause
    self.details = details
  }

  /// An additional statement, without a full stop.
  package struct Detail: Equatable, Sendable {
    /// How the detail is joined to what precedes it.
    package enum Link: String, CaseIterable, Sendable {
      /// Behind a colon: the consequence of the claim, or its reason.
      case explanation
      /// "although …"
      case although
      /// As a separate sentence.
      case sentence
    }

    package var link: Link
    package var words: Prose

    package init(_ link: Link, _ words: Prose) {
      self.link = link
      self.words = words
    }
  }
}

/// A way to fix a finding.
package enum Remedy: Equatable, Sendable {
  /// An instruction without a capital and a full stop: "let it scroll". It was not tried.
  case words(Prose)
  /// Such an instruction that an edit that was laid out does: one of those that help, or in vain.
  case tried(Prose)
  /// An edit of the source that was laid out and helps.
  case edit(TriedEdit)
}

/// The outcome of a re-run, recorded so that a reader needs no engine to show it.
package struct Verdict: Equatable, Sendable {
  /// An answer that was replaced.
  package struct Change: Equatable, Sendable {
    /// The node that gave the answer.
    package var node: NodeID
    package var axis: Axis
    /// The question of the answer, or the first of several.
    package var proposal: ProposedViewSize
    /// In points.
    package var before: CGFloat
    package var after: CGFloat

    package init(
      of node: NodeID, _ axis: Axis, to proposal: ProposedViewSize, before: CGFloat, after: CGFloat
    ) {
      self.node = node
      self.axis = axis
      self.proposal = proposal
      self.before = before
      self.after = after
    }
  }

  /// The rule whose suspicion was tested.
  var rule: String
  package var changes: [Change]
  /// The rule that found the possible symptom, the node that has it, and the axis.
  package var symptom: String
  package var node: NodeID
  package var axis: Axis?
  /// The length of that node before and in the re-run, in points; nil if unknown.
  package var before: CGFloat?
  package var after: CGFloat?
  /// Whether the symptom was gone.
  package var isConfirmed: Bool

  package init(
    rule: String, changes: [Change], symptom: String, node: NodeID, axis: Axis? = nil,
    before: CGFloat? = nil, after: CGFloat? = nil, isConfirmed: Bool
  ) {
    self.rule = rule
    self.changes = changes
    self.symptom = symptom
    self.node = node
    self.axis = axis
    self.before = before
    self.after = after
    self.isConfirmed = isConfirmed
  }
}
