import Foundation
import HaggleTraces
import HaggleVocabulary

/// The serving order, with its reason: `b (20…20), a, c (0…∞)`.
struct OrderText {
  private let reason: Reason
  private let trace: Trace
  private let showsPriority: Bool
  private let showsAll: Bool

  init(_ reason: Reason, in trace: Trace, _ showsAll: Bool) {
    self.showsAll = showsAll
    self.reason = reason
    self.trace = trace
    showsPriority = reason.order.contains { $0.priority != reason.order[0].priority }
  }

  /// Adjacent nodes with equal ranges share it.
  var text: String {
    var groups: [String] = []
    var rest = reason.order[...]
    while let first = rest.first {
      let range = range(first)
      let group = rest.prefix { self.range($0) == range }
      groups.append(names(Array(group)) + (range.map { " (\($0))" } ?? ""))
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
    if showsPriority { words.append("priority \(NumberText.display(ranked.priority) as String)") }
    if ranked.minimum != nil || ranked.maximum != nil {
      words.append("\(bound(ranked.minimum))…\(bound(ranked.maximum))")
    }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  private func bound(_ length: CGFloat?) -> String {
    length.map { NumberText.display($0) } ?? "?"
  }
}
