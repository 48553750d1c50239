import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// The hidden content of a scroll view.
struct Fold {
  private var rectangles: [CGRect?]
  /// What the nearest scroll view around each view shows; nil for all, where there is none.
  private var windows: [CGRect?]

  init(_ timeline: Timeline, _ drawings: [Timeline.Drawing]) {
    let nodes = timeline.trace.nodes
    rectangles = Array(repeating: nil, count: nodes.count)
    windows = rectangles
    for drawing in drawings { rectangles[drawing.node.index] = drawing.rectangle }
    var isKnown = Array(repeating: false, count: nodes.count)
    for index in nodes.indices {
      // Outwards to one that is known, and back: each once, however deep.
      var open: [Int] = []
      var next: Int? = index
      while let inner = next, !isKnown[inner] {
        isKnown[inner] = true
        open.append(inner)
        next = nodes[inner].parent?.index
      }
      for inner in open.reversed() {
        guard let parent = nodes[inner].parent?.index else { continue }
        let scroller = nodes[parent].roles.contains(.scrolls) ? rectangles[parent] : nil
        windows[inner] = scroller ?? windows[parent]
      }
    }
  }

  /// Whether the view is completely outside the visible part of its nearest scroll view.
  func hides(_ node: NodeID) -> Bool {
    guard let own = rectangles[node.index], let window = windows[node.index] else { return false }
    return !own.touches(window.insetBy(dx: 1, dy: 1))
  }

  /// What the nearest scroll view around it shows of a view; nil for nothing.
  func shown(_ drawing: Timeline.Drawing) -> CGRect? { shown(drawing.node, drawing.rectangle) }

  func shown(_ node: NodeID, _ rectangle: CGRect) -> CGRect? {
    guard let own = rectangle.drawable, !hides(node) else { return nil }
    return windows[node.index].map { own.shared(with: $0) } ?? own
  }
}
