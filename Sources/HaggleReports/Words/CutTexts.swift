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
    let isMore = nodes.count > Self.mostNames + 1
    let shown = names.prefix(isMore ? Self.mostNames : nodes.count)
    let last = isMore ? "\(nodes.count - shown.count) more" : shown.last ?? ""
    let others = (isMore ? shown : shown.dropLast()).joined(separator: ", ")
    return "\(Self.counted(nodes.count)): \(others.isEmpty ? last : "\(others) and \(last)")"
  }

  /// "1 text is cut short", "2 texts are cut short"
  package static func counted(_ count: Int) -> String {
    "\(count) text\(count == 1 ? " is" : "s are") cut short"
  }

  /// Whether the answer that a text was placed with leaves out lines.
  private static func isCut(_ node: NodeID, _ timeline: Timeline) -> Bool {
    // Which answer counts takes a look at all that the parent did: most texts are never cut.
    guard timeline.tree.children(of: node).isEmpty, timeline.isEverCut(node),
      let call = timeline.decisiveCall(of: node).map(timeline.original)
    else { return false }
    return timeline.reasons(inCall: call).contains { $0.reason.isOfCutText }
  }
}

extension Timeline {
  fileprivate func isEverCut(_ node: NodeID) -> Bool {
    reasons(of: node).contains { number in
      guard case .reason(let reason) = trace.events[number] else { return false }
      return reason.isOfCutText
    }
  }
}

extension Reason {
  fileprivate var isOfCutText: Bool {
    if case .cut = detail { true } else { false }
  }
}
