package import HaggleReplay
import HaggleTraces
package import HaggleVocabulary

/// The texts that end in "…": a fact, and no finding, since long texts are often meant to be cut,
/// and where a line ends rests on an assumed font unless the text is measured.
package struct CutTexts {
  private let timeline: Timeline
  package let nodes: [NodeID]
  private static let mostNames = 3

  package init(_ timeline: Timeline) {
    self.timeline = timeline
    let cut = timeline.trace.events.contains { event in
      if case .reason(let reason) = event { reason.isOfCutText } else { false }
    }
    nodes = cut ? timeline.tree.preorder.filter { Self.isCut($0, timeline) } : []
  }

  package var names: [String] { nodes.map { timeline.trace.title(of: $0) } }

  /// "2 texts are cut short: title and note"; nil where none is.
  package var sentence: String? {
    if nodes.isEmpty { return nil }
    return "\(Self.counted(nodes.count)): \(names.listed(most: Self.mostNames))"
  }

  /// "1 text is cut short", "2 texts are cut short"
  package static func counted(_ count: Int) -> String {
    "\(count) text\(count == 1 ? " is" : "s are") cut short"
  }

  /// Whether the answer that a text was placed with leaves out lines.
  private static func isCut(_ node: NodeID, _ timeline: Timeline) -> Bool {
    // A text answers the same proposal the same way: any call with the one that it was placed with
    // shows it, whatever else its parent asked.
    guard timeline.tree.children(of: node).isEmpty, !timeline.isHidden(node),
      let placed = timeline.placement(of: node)?.placement.proposal,
      let call = timeline.spans(of: node).last(where: { timeline.answers(placed, in: $0) })
    else { return false }
    return timeline.reasons(inCall: timeline.original(of: call)).contains {
      $0.reason.isOfCutText
    }
  }
}

extension Timeline {
  /// Whether it is not drawn, or lies in what is not.
  fileprivate func isHidden(_ node: NodeID) -> Bool {
    sequence(first: node) { self.trace.nodes[$0.index].parent }.contains {
      trace.nodes[$0.index].appearance.isHidden
    }
  }

  fileprivate func answers(_ proposal: ProposedViewSize, in call: Int) -> Bool {
    spans[call].size != nil && spans[call].proposal == proposal
  }
}

extension Reason {
  fileprivate var isOfCutText: Bool {
    if case .cut = detail { true } else { false }
  }
}
