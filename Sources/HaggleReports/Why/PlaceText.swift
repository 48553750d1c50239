import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// A position: the placements from the root down, with those that move nothing folded.
struct PlaceText {
  private let timeline: Timeline
  private let why: Why

  init(_ timeline: Timeline, _ why: Why) {
    self.timeline = timeline
    self.why = why
  }

  var lines: [Line] {
    let name = timeline.trace.title(of: why.node)
    let axis = why.quantity.rawValue
    guard let value = why.value, let event = why.event else {
      return [Line("\(name) has no \(axis): it, or something around it, was never placed")]
    }
    let moving = why.placements.filter(\.isNews)
    let title = Line("\(name) is at \(axis) \(number(value))\(space)", events: [event])
    return [title] + moving.map { line($0) } + still(moving.count)
  }

  /// The container, if it is not the root's space.
  private var space: String {
    guard let top = why.placements.first?.node, timeline.isInUnknownParent(top) else { return "" }
    let parent = top == why.node ? "its parent" : "the parent of \(timeline.trace.title(of: top))"
    return " in \(parent); who that is, is not recorded"
  }

  private func number(_ value: CGFloat) -> String { NumberText.display(value) }

  private func line(_ step: PlaceStep) -> Line {
    let name = timeline.trace.title(of: step.node)
    let place = step.parent.map { " in \(timeline.trace.name(of: $0))" } ?? top(step.node)
    let sign = step.offset < 0 ? "" : "+ "
    let room = step.after.map { ", with \(number($0)) left after it" } ?? ""
    let cause = PlaceCauseText(timeline, step, why.quantity.axis).words.map { ": \($0)" } ?? ""
    return Line(
      "\(sign)\(number(step.offset)) \(name)\(place)\(room)\(cause)", indent: 1,
      events: [step.event])
  }

  private func top(_ node: NodeID) -> String {
    timeline.isInUnknownParent(node) ? " in its parent" : ", the root"
  }

  /// The folded placements.
  private func still(_ moving: Int) -> [Line] {
    let still = why.placements.count - moving
    if still == 0 { return [] }
    return [
      Line(
        "+ 0  in \(NumberText.counted(still, moving == 0 ? "placement" : "more placement"))",
        indent: 1)
    ]
  }
}

extension Timeline {
  /// Whether the node is asked, but its parent is unknown.
  fileprivate func isInUnknownParent(_ node: NodeID) -> Bool {
    trace.nodes[node.index].parent == nil
      && spans(of: node).contains { spans[$0].caller != nil || spans[$0].parent != nil }
  }
}
