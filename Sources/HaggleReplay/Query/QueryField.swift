import HaggleVocabulary

/// What a query can ask an event for.
package enum QueryField: String, CaseIterable, Sendable {
  case event
  case node
  case kind
  case parent
  case askWidth = "ask.width"
  case askHeight = "ask.height"
  case answerWidth = "answer.width"
  case answerHeight = "answer.height"
  case placeX = "place.x"
  case placeY = "place.y"
  case placeWidth = "place.width"
  case placeHeight = "place.height"
  case cached
  case pass
  case phase
  case finding

  /// What it is compared with.
  enum Content {
    case number
    case length
    case name
    /// One of a few words.
    case word([String])
    case truth
  }

  var content: Content {
    switch self {
    case .event, .pass: .number
    case .node, .kind, .parent, .finding: .name
    case .phase: .word(QueryPhase.allCases.map(\.rawValue))
    case .cached: .truth
    default: .length
    }
  }

  /// Whether it can stand alone, as something that holds or not.
  var isTruth: Bool { self == .cached || self == .finding }

  /// Whether it may be ideal: not specified.
  var mayBeIdeal: Bool { self == .askWidth || self == .askHeight }
}

/// What an event is.
enum QuerySort: String, CaseIterable, Sendable {
  case ask, answer, place, reason, note, probe, pass
}

/// What the negotiation does when an event happens.
enum QueryPhase: String, CaseIterable, Sendable {
  case sizing, placing, probing
}

extension QueryField {
  /// `Write ask.width.`, or which fields there are.
  static func remedy(for word: String) -> String {
    let near = suggestions(for: word)
    guard near.isEmpty else { return "Write \(near.joined(separator: " or "))." }
    return "There are \(allCases.map(\.rawValue).joined(separator: ", "))."
  }

  /// The fields that somebody may have meant: what is abbreviated, what lacks its beginning, else
  /// what is spelt nearly so.
  private static func suggestions(for word: String) -> [String] {
    let word = word.lowercased().prefix(64)
    let names = allCases.map(\.rawValue)
    let longer = names.filter { abbreviates(word, $0) || $0.hasSuffix("." + word) }
    if !longer.isEmpty { return longer }
    let distances = names.map { EditDistance.between(String(word), $0) }
    let least = distances.min() ?? 0
    guard least <= max(1, word.count / 3) else { return [] }
    return zip(names, distances).filter { $0.1 == least }.map(\.0)
  }

  /// `ask.w` is short for `ask.width`.
  private static func abbreviates(_ short: Substring, _ name: String) -> Bool {
    let (some, all) = (short.split(separator: "."), name.split(separator: "."))
    return some.count == all.count && zip(some, all).allSatisfy { $1.hasPrefix($0) }
  }
}
