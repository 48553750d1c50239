/// A word of a closed set, or one that only a newer version of haggle knows.
package enum Open<Known: ClosedSet>: Hashable, Sendable {
  case known(Known)
  // In a box: a trace holds millions of words, and nearly all of them are known.
  indirect case other(String)

  package init(_ word: String) { self = Known(rawValue: word).map { .known($0) } ?? .other(word) }

  package var known: Known? { if case .known(let known) = self { known } else { nil } }

  /// As it is written in a trace.
  package var word: String {
    switch self {
    case .known(let known): known.rawValue
    case .other(let word): word
    }
  }

  package static func == (open: Self, known: Known) -> Bool { open.known == known }
}

/// Words of which this version knows all.
package protocol ClosedSet: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}
