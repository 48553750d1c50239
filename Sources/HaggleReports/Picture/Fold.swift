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
    guard let own = rectangles[node.index], let window = window(around: node) else { return false }
    return !own.touches(window.insetBy(dx: 1, dy: 1))
  }

  /// What the nearest scroll view around it shows of a view; nil for nothing.
  func shown(_ drawing: Timeline.Drawing) -> CGRect? { shown(drawing.node, drawing.rectangle) }

  func shown(_ node: NodeID, _ rectangle: CGRect) -> CGRect? {
    guard let own = rectangle.drawable, !hides(node) else { return nil }
    return window(around: node).map { own.shared(with: $0) } ?? own
  }

  private func window(around node: NodeID) -> CGRect? {
    let nodes = timeline.trace.nodes
    var around = nodes[node.index].parent
    while let parent = around {
      if nodes[parent.index].roles.contains(.scrolls), let window = rectangles[parent.index] {
        return window
      }
      around = nodes[parent.index].parent
    }
    return nil
  }
}
