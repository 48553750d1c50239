import HaggleVocabulary

/// A search with all its results. Probes and notes only match an expression, or a word that occurs
/// nowhere in the layout.
package struct EventSearch: Sendable {
  package let condition: Condition
  /// The numbers of the matching events, in order.
  package let events: [Int]
  /// Whether it has only selected a view yet: the first of its events is next.
  var isOfViews = false

  init(_ condition: Condition, in timeline: Timeline) {
    self.condition = condition
    let all = condition.events(in: timeline)
    let own = all.filter { $0 <= timeline.layoutEnd.event }
    events = condition.isExpression || own.isEmpty ? all : own
  }

  package func finds(_ event: Int) -> Bool {
    let place = events.partitioningIndex { $0 >= event }
    return place < events.count && events[place] == event
  }

  package func finds(anyOf events: Range<Int>) -> Bool {
    let place = self.events.partitioningIndex { $0 >= events.lowerBound }
    return place < self.events.count && self.events[place] < events.upperBound
  }

  /// `3 of 12 that match “Color”`; nil for an event that does not match.
  func place(of event: Int) -> String? {
    guard finds(event) else { return nil }
    let place = events.partitioningIndex { $0 >= event } + 1
    return "\(place) of \(events.count) that match “\(condition.text)”"
  }

  /// The nearest match in a direction.
  func next(_ direction: Direction, from event: Int) -> Int? {
    let place =
      direction == .forwards
      ? events.partitioningIndex { $0 > event } : events.partitioningIndex { $0 >= event } - 1
    return events.indices.contains(place) ? events[place] : nil
  }
}
