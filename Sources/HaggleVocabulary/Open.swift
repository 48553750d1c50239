/// A word of a closed set, or an unknown one written by a newer version of haggle.
package enum Open<Known: ClosedSet>: Hashable, Sendable {
  case known(Known)
  // Indirect: a trace holds millions of words, and nearly all of them are known.
  indirect case other(String)

  package init(_ word: String) { self = Known(rawValue: word).map { .known($0) } ?? .other(word) }

  package var known: Known? { if case .known(let known) = self { known } else { nil } }

  /// The word as written in a trace.
  package var word: String {
    switch self {
    case .known(let known): known.rawValue
    case .other(let word): word
    }
  }

  package static func == (open: Self, known: Known) -> Bool { open.known == known }
}

/// A set of words that this version knows completely.
package protocol ClosedSet: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}
