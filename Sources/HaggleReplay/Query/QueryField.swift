import Foundation
import HaggleTraces
import HaggleVocabulary

/// A field of a query, with everything that is known about it.
package struct QueryField: Sendable {
  package let name: String
  /// The description in docs/REPLAY.md.
  package let about: String
  /// The events that have it, for docs/REPLAY.md.
  package let owners: String
  /// An example of a comparison; empty for a field that is never compared.
  let example: String
  /// Its value as a condition; nil if it must be compared.
  var alone: (@Sendable (EventFacts) -> Bool)?
  /// The type of its values; nil if it is never compared.
  var content: Content?

  /// The type of a field's values with a function that reads one; it returns nil if the event has
  /// none.
  enum Content: Sendable {
    case number(@Sendable (EventFacts) -> Int?)
    /// A number, or a word from a list.
    case numberOrWord(@Sendable (EventFacts) -> Int?, Words)
    case length(@Sendable (EventFacts) -> QueryLength?)
    case word(Words)
    /// Several texts; one of them has to match.
    case texts(@Sendable (EventFacts) -> [String])
    /// A text of the event's node.
    case node(@Sendable (Trace, Trace.Node, Comparison, String) -> Bool)
  }

  struct Words: Sendable {
    let all: [String]
    let read: @Sendable (EventFacts) -> String?
  }

  private static let kinds = RecordKind.ofEvents.map { $0.rawValue }

  /// The field of an event's number.
  static let event = "event"

  static func named(_ name: String) -> QueryField? { all.first { $0.name == name } }

  /// Whether it may be nil, the ideal.
  var mayBeIdeal = false
}

extension QueryField {
  package static let all: [QueryField] = [
    QueryField(
      name: event, about: "the event's number; or what it is: \(code(kinds))",
      owners: "all", example: "== answer",
      content: .numberOrWord({ $0.number }, Words(all: kinds) { $0.kind.rawValue })),
    QueryField(
      name: "node", about: "the node's name; `~` looks into its kind as well",
      owners: "those that are about a node", example: "~ Grid",
      content: .node { _, node, comparison, text in comparison.names(node, text) }),
    QueryField(
      name: "kind", about: "the node's kind: `Grid`, `frame`",
      owners: "those that are about a node", example: "~ Grid",
      content: .node { _, node, comparison, text in comparison.holds(node.kind, text) }),
    QueryField(
      name: "parent", about: "the name of the node around it; `~` looks into its kind as well",
      owners: "those whose node has one", example: "~ Grid",
      content: .node { trace, node, comparison, text in
        node.parent.map { comparison.names(trace.nodes[$0.index], text) } ?? false
      }),
    QueryField(
      name: "text", about: "what a text shows, or the name of an image or a symbol",
      owners: "those that are about such a view", example: "~ \"Sign out\"",
      content: .node { _, node, comparison, text in
        node.drawnWords.map { comparison.holds($0, text) } ?? false
      }),
    QueryField(
      name: "owner", about: "the views of your own that the view is a part of",
      owners: "those whose view is in a body", example: "== LabeledRow",
      content: .node { _, node, comparison, text in
        !node.owners.isEmpty && comparison.holds(node.owners.map { $0.view }, text)
      }),
    QueryField(
      name: "line", about: "the line of the source that the view is written in",
      owners: "those whose view is in the source", example: "== 70",
      content: .number { $0.line }),
    asked("ask.width") { $0.width },
    asked("ask.height") { $0.height },
    length("answer.width", "the answer", of: "answers, probes") { $0.size?.width },
    length("answer.height", "the answer", of: "answers, probes") { $0.size?.height },
    placed("place.x") { $0.origin.x },
    placed("place.y") { $0.origin.y },
    placed("place.width") { $0.size.width },
    placed("place.height") { $0.size.height },
    QueryField(
      name: "cached", about: "whether the answer was remembered", owners: "stands alone",
      example: "", alone: { $0.isCached }),
    QueryField(
      name: "pass", about: "the number of the layout pass", owners: "those in a pass",
      example: "== 1", content: .number { $0.pass }),
    QueryField(
      name: "phase", about: "`sizing`, `placing` or `probing` (haggle's own questions)",
      owners: "calls, and what happens in them; placements; probes", example: "== placing",
      content: .word(Words(all: QueryPhase.all) { $0.phase?.rawValue })),
    QueryField(
      name: "finding",
      about: "the rules of the findings, and of their consequences, that name the event as "
        + "evidence",
      owners: "stands alone, or is compared", example: "~ minimum", alone: { !$0.rules.isEmpty },
      content: .texts { $0.rules }),
  ]

  private static func asked(
    _ name: String, _ read: @escaping @Sendable (ProposedViewSize) -> CGFloat?
  ) -> QueryField {
    QueryField(
      name: name, about: "what is proposed",
      owners: "asks; answers and probes have the question that they answer", example: "> 100",
      content: .length { $0.proposal.map { QueryLength(read($0)) } }, mayBeIdeal: true)
  }

  private static func placed(
    _ name: String, _ read: @escaping @Sendable (CGRect) -> CGFloat
  ) -> QueryField {
    length(name, "the rectangle in the parent", of: "placements") { $0.frame.map(read) }
  }

  private static func length(
    _ name: String, _ about: String, of owners: String,
    _ read: @escaping @Sendable (EventFacts) -> CGFloat?
  ) -> QueryField {
    QueryField(
      name: name, about: about, owners: owners, example: "> 100",
      content: .length { read($0).map { .points($0) } })
  }

  private static func code(_ words: [String]) -> String {
    words.map { "`\($0)`" }.joined(separator: ", ")
  }
}

extension Comparison {
  /// A node equals its name; `~` also searches its kind.
  fileprivate func names(_ node: Trace.Node, _ text: String) -> Bool {
    holds(node.name, text) || self == .contains && holds(node.kind, text)
  }
}

/// The phase of the negotiation during an event.
enum QueryPhase: String, CaseIterable, Sendable {
  case sizing, placing, probing

  static var all: [String] { allCases.map { $0.rawValue } }
}

// MARK: - What may have been meant

extension QueryField {
  /// `Write ask.width.`, or a list of the fields.
  static func remedy(for word: String) -> String {
    let near = suggestions(for: word)
    guard near.isEmpty else { return "Write \(near.joined(separator: " or "))." }
    return "There are \(all.map { $0.name }.joined(separator: ", "))."
  }

  /// Suggested fields: longer forms of an abbreviation, names missing their first part, else
  /// similar spellings.
  private static func suggestions(for word: String) -> [String] {
    let word = word.lowercased().prefix(64)
    let names = all.map { $0.name }
    let longer = names.filter { abbreviates(word, $0) || $0.hasSuffix("." + word) }
    if !longer.isEmpty { return longer }
    let distances = names.map { EditDistance.between(String(word), $0) }
    let least = distances.min() ?? 0
    guard least <= max(1, word.count / 3) else { return [] }
    return zip(names, distances).filter { $0.1 == least }.map { $0.0 }
  }

  /// `ask.w` is short for `ask.width`.
  private static func abbreviates(_ short: Substring, _ name: String) -> Bool {
    let (some, all) = (short.split(separator: "."), name.split(separator: "."))
    return some.count == all.count && zip(some, all).allSatisfy { $1.hasPrefix($0) }
  }
}
