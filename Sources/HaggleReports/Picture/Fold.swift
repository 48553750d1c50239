import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// The hidden content of a scroll view.
struct Fold {
  private let timeline: Timeline
  private var rectangles: [CGRect?]

  init(_ timeline: Timeline, _ drawings: [Timeline.Drawing]) {
    self.timeline = timeline
    rectangles = Array(repeating: nil, count: timeline.trace.nodes.count)
    for drawing in drawings { rectangles[drawing.node.index] = drawing.rectangle }
  }

  /// Whether the view is completely outside the visible part of its nearest scroll view.
  func hides(_ node: NodeID) -> Bool {
    let nodes = timeline.trace.nodes
    var around = nodes[node.index].parent
    while let parent = around {
      if nodes[parent.index].roles.contains(.scrolls), let own = rectangles[node.index],
        let window = rectangles[parent.index]
      {
        return !own.touches(window.insetBy(dx: 1, dy: 1))
      }
      around = nodes[parent.index].parent
    }
    return false
  }
}
