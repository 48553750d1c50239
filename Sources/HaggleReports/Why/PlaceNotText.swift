import Foundation
package import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// The words for why a view is not elsewhere: what ruled it out, and where there is space.
package struct PlaceNotText {
  private let timeline: Timeline
  private let not: PlaceNot
  /// The maximum number of named views.
  private static let mostRooms = 4

  package init(_ timeline: Timeline, _ not: PlaceNot) {
    self.timeline = timeline
    self.not = not
  }

  package var lines: [Line] {
    let place = "at \(not.quantity.rawValue) \(number(not.expected))"
    if case .isSo(let event) = not.verdict {
      return [Line("\(name(not.node)) is \(place): as expected", events: [event])]
    }
    return [Line("why \(name(not.node)) is not \(place)")] + verdict + room
  }

  private var axis: Axis { not.quantity.axis }

  private var verdict: [Line] {
    switch not.verdict {
    case .isSo: []
    case .unknown: [Line("It, or something around it, was never placed.", indent: 1)]
    case .outside(let step, let first, let last):
      [
        decided(step), placement(step),
        Line(
          "It reaches from \(number(first)) to \(number(last)): \(name(not.node)), which is "
            + "\(number(timeline.size(of: not.node)?[axis] ?? 0)) \(not.quantity.adjective), does "
            + "not fit in there at \(number(not.expected)).", indent: 1),
      ]
    case .chosen(let step):
      [
        decided(step), placement(step),
        Line("All that is around it would hold it there.", indent: 1),
      ]
    }
  }

  private func decided(_ step: PlaceStep) -> Line {
    Line("Event \(step.event) rules it out:", events: [step.event])
  }

  private func placement(_ step: PlaceStep) -> Line {
    let parent = step.parent.map { " in \(name($0))" } ?? ", as the root"
    let cause = PlaceCauseText(timeline, step, axis).words.map { ": \($0)" } ?? ""
    return Line(
      "\(name(step.node)) is placed at \(number(step.offset))\(parent)\(cause)", indent: 1,
      events: [step.event])
  }

  /// The views that could move it, with their available space.
  private var room: [Line] {
    let steps = not.room.prefix(Self.mostRooms)
    if steps.isEmpty {
      return [Line("Nothing around it leaves room on that side that an alignment would use.")]
    }
    return [Line("Room on that side:")]
      + steps.map { step in
        let side = isBefore ? step.offset : step.after ?? 0
        let parent = step.parent.map(name) ?? ""
        return Line(
          "\(number(side)) in \(parent), \(isBefore ? "before" : "behind") \(name(step.node))",
          indent: 1, events: [step.event])
      }
  }

  private var isBefore: Bool {
    timeline.rectangle(of: not.node).map { not.expected < $0.origin[axis] } ?? false
  }

  private func name(_ node: NodeID) -> String { timeline.trace.name(of: node) }

  private func number(_ value: CGFloat) -> String { NumberText.display(value) }
}
