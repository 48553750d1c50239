package import Foundation
import HaggleTraces
package import HaggleVocabulary

/// Truncated texts.
extension Timeline {
  /// Whether the placed answer of a text leaves out lines.
  package func isCutShort(_ node: NodeID) -> Bool {
    lacksWords[node.index] && tree.childCount(of: node) == 0
      && placedReasons(of: node)?.contains { $0.reason.isOfCutText } == true
  }

  /// Whether the placed answer of a text breaks it inside a word, as far as the trace shows it.
  package func breaksWords(of node: NodeID) -> Bool {
    guard let reasons = placedReasons(of: node), !reasons.isEmpty else { return true }
    return reasons.contains { $0.reason.isOfBrokenWord }
  }

  /// What a text lacks of what it says: the one judgement of all reports, those of many layouts
  /// included. Empty for a text that is not drawn, for words that stand for data, whose length is
  /// unknown, and for haggle's own samples, which have no place in the text.
  package func losses(ofText node: NodeID) -> [TextLoss] {
    guard lacksWords[node.index] else { return [] }
    let own = trace.nodes[node.index]
    guard own.place != nil, own.appearance.standIn == nil, tree.childCount(of: node) == 0,
      let reasons = placedReasons(of: node), !isHidden[node.index]
    else { return [] }
    let losses = reasons.compactMap(\.reason.loss)
    return losses.isEmpty || isClosed(node) ? [] : losses
  }

  /// Whether it is in a frame that states a length of 0, as that of a panel does which is closed:
  /// `frame(width: isOpen ? nil : 0)`.
  package func isClosed(_ node: NodeID) -> Bool {
    sequence(first: node, next: { self.trace.nodes[$0.index].parent }).contains { outer in
      Axis.allCases.contains { axis in
        trace.nodes[outer.index].roles.contains(.fixes(axis)) && size(of: outer)?[axis] == 0
      }
    }
  }

  /// Why a text is as large as it was placed; nil if it was not asked for that. It answers equal
  /// proposals equally, so that any call with the proposal of its placement shows it.
  private func placedReasons(of node: NodeID) -> [Explanation]? {
    guard let placed = placement(of: node)?.placement.proposal else { return nil }
    return spans(of: node)
      .last { spans.proposal(of: $0) == placed && spans.answer(to: $0) != nil }
      .map { reasons(inCall: original(of: $0)) }
  }

  /// Which nodes are not drawn, or in a view that is not.
  static func hidden(_ trees: [NodeTree], _ nodes: [Trace.Node]) -> [Bool] {
    var isHidden = nodes.map(\.appearance.isHidden)
    for tree in trees {
      for node in tree.preorder where !isHidden[node.index] {
        if let parent = nodes[node.index].parent { isHidden[node.index] = isHidden[parent.index] }
      }
    }
    return isHidden
  }
}

/// What a text lacks of what it says.
package enum TextLoss: Sendable {
  /// It leaves out lines; how many it keeps is nil where its reason does not say.
  case lines(kept: Int?, needed: Int)
  /// So many points of its only line.
  case width(CGFloat)
  /// It breaks inside of a word, which is longer by so many points.
  case word(CGFloat)

  package var isCut: Bool { if case .word = self { false } else { true } }
}

extension Reason {
  /// Shorter lengths are invisible, in points.
  private static let visible: CGFloat = 0.5

  /// What it says that a text lacks; nil for nothing.
  var loss: TextLoss? {
    if case .cut(let needed) = detail { return .lines(kept: keptLines, needed: needed) }
    guard rule.known == .widest, let width = result else { return nil }
    if case .broken(let longest) = detail { return .word(longest - width) }
    // A string with a stated size is one block, and is cut if it has less width; of no letter is
    // anything seen without any.
    guard let first = terms.first, detail == nil, first.value > width + Self.visible,
      first.role?.known == .stated || width < Self.visible
    else { return nil }
    return .width(first.value - width)
  }

  /// The number of lines that a text keeps, from the reason for its height; nil if that does not
  /// say.
  package var keptLines: Int? {
    guard rule.known == .lines else { return nil }
    for term in terms {
      switch term.role?.known {
      case .lines: return Int(saturating: term.value)
      case .furtherLines: return Int(saturating: term.value) + 1
      default: continue
      }
    }
    return nil
  }

  fileprivate var isOfCutText: Bool {
    if case .cut = detail { true } else { false }
  }

  fileprivate var isOfBrokenWord: Bool {
    if case .broken = detail { true } else { false }
  }
}
