package import HaggleReplay
import HaggleTraces
package import HaggleVocabulary

/// The texts that end in "…": a fact rather than a finding, because long texts are often meant to
/// be truncated, and line ends depend on an assumed font unless the text is measured. Words that
/// stand for data are as long as nobody knows.
package struct CutTexts {
  private let timeline: Timeline
  package let nodes: [NodeID]
  private static let mostNames = 3

  package init(_ timeline: Timeline) {
    self.timeline = timeline
    nodes =
      timeline.mayCutTexts ? timeline.tree.preorder.filter { Self.isCut($0, timeline) } : []
  }

  package var names: [String] { nodes.map { timeline.trace.title(of: $0) } }

  /// "2 texts are cut short: title and note"; nil if there are none.
  package var sentence: String? {
    if nodes.isEmpty { return nil }
    return "\(Self.counted(nodes.count)): \(names.listed(most: Self.mostNames))"
  }

  /// "1 text is cut short", "2 texts are cut short"
  package static func counted(_ count: Int) -> String {
    "\(count) text\(count == 1 ? " is" : "s are") cut short"
  }

  private static func isCut(_ node: NodeID, _ timeline: Timeline) -> Bool {
    timeline.trace.nodes[node.index].appearance.standIn == nil && !timeline.isHidden(node)
      && timeline.isCutShort(node)
  }
}

extension Timeline {
  /// Whether it is not drawn, or in a view that is not.
  fileprivate func isHidden(_ node: NodeID) -> Bool {
    sequence(first: node) { self.trace.nodes[$0.index].parent }.contains {
      trace.nodes[$0.index].appearance.isHidden
    }
  }
}
