import HaggleTraces
import HaggleVocabulary

/// The serving order, with its reason: `b (20…20), a, c (0…∞), then gap with what is left`.
struct OrderText {
  private let reason: Reason
  private let trace: Trace
  private let showsPriority: Bool
  private let showsAll: Bool

  init(_ reason: Reason, in trace: Trace, showsAll: Bool) {
    self.showsAll = showsAll
    self.reason = reason
    self.trace = trace
    let ranked = reason.order.filter { !$0.isLast }
    showsPriority = ranked.contains { $0.priority != ranked[0].priority }
  }

  /// Adjacent nodes with equal ranges share it.
  var text: String {
    var groups: [String] = []
    var rest = reason.order[...]
    while let first = rest.first {
      let range = range(first)
      let group = rest.prefix { self.range($0) == range && $0.isLast == first.isLast }
      let words = first.isLast && !groups.isEmpty ? ("then ", " with what is left") : ("", "")
      groups.append(
        words.0 + names(Array(group)) + words.1 + (range.map { " (\($0))" } ?? ""))
      rest = rest.dropFirst(group.count)
    }
    return groups.joined(separator: ", ")
  }

  private func names(_ group: [Reason.Ranked]) -> String {
    let words = group.map { $0.node.map { trace.name(of: $0) } ?? $0.track.map { "\($0)" } ?? "?" }
    let isLong = words.count > 9 && !showsAll
    let shown =
      isLong ? words.prefix(6) + ["… \(words.count - 7) more …", words[words.count - 1]] : words
    let list = shown.joined(separator: ", ")
    guard group.allSatisfy({ $0.node == nil && $0.track != nil }) else { return list }
    return "\(reason.trackWord)\(group.count == 1 ? "" : "s") \(list)"
  }

  private func range(_ ranked: Reason.Ranked) -> String? {
    var words: [String] = []
    if showsPriority, !ranked.isLast {
      words.append("priority \(NumberText.display(ranked.priority) as String)")
    }
    switch (ranked.minimum, ranked.maximum) {
    case (nil, nil): break
    case (let least?, let most?):
      words.append("\(NumberText.display(least))…\(NumberText.display(most))")
    case (let least?, nil): words.append("at least \(NumberText.display(least))")
    case (nil, let most?): words.append("at most \(NumberText.display(most))")
    }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}

extension Reason.Ranked {
  /// Whether it is served after all that have a priority, as a spacer is.
  fileprivate var isLast: Bool { priority == -.infinity }
}
