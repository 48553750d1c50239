import HaggleTraces
import HaggleVocabulary

/// The point where two logs diverge: the first question, answer or placement of a common view that
/// differs.
package struct Divergence: Sendable {
  /// The event in the first trace; nil if its log ended.
  package let first: Int?
  /// The event in the second trace; nil if its log ended.
  package let second: Int?
  /// The number of equal questions, answers and placements before.
  package let agreed: Int

  init?(_ alignment: Alignment) {
    let (own, others) = (alignment.shared(alignment.first), alignment.shared(alignment.second))
    var agreed = 0
    var (left, right) = (own.makeIterator(), others.makeIterator())
    while true {
      let (event, other) = (left.next(), right.next())
      guard let event, let other else {
        if event == nil, other == nil { return nil }
        (first, second) = (event, other)
        break
      }
      guard alignment.isSame(event, other) else {
        (first, second) = (event, other)
        break
      }
      agreed += 1
    }
    self.agreed = agreed
  }
}

extension Alignment {
  /// The questions, answers and placements of common views in the last pass.
  fileprivate func shared(_ timeline: Timeline) -> some Sequence<Int> {
    let events = timeline.passes.last?.events ?? 0..<timeline.trace.events.count
    let isFirst = timeline === first
    return events.lazy.filter { number in
      let event = timeline.trace.events[number]
      guard let node = event.node, event.isOfDialogue else { return false }
      return (isFirst ? second(node) : first(node)) != nil
    }
  }

  fileprivate func isSame(_ event: Int, _ other: Int) -> Bool {
    switch (first.trace.events[event], second.trace.events[other]) {
    case (.ask(let ask), .ask(let question)):
      second(ask.node) == question.node && ask.proposal == question.proposal
    case (.answer(let node, let size, _), .answer(let view, let answer, _)):
      second(node) == view && Optional(size).isNearly(answer)
    case (.place(let placement), .place(let place)):
      second(placement.node) == place.node
        && Optional(placement.frame.size).isNearly(place.frame.size)
        && isPlacedAlike(placement, place)
    default: false
    }
  }

  /// Compares the position relative to common ancestors: an inserted view between them moves its
  /// content.
  private func isPlacedAlike(_ placement: Event.Placement, _ other: Event.Placement) -> Bool {
    let parents = (
      first.trace.nodes[placement.node.index].parent, second.trace.nodes[other.node.index].parent
    )
    guard parents.0.map({ second($0) }) == parents.1.map({ $0 }) else { return true }
    return Optional(placement.frame.origin).isNearly(other.frame.origin)
  }
}
