/// A word of a closed set, or an unknown one written by a newer version of haggle.
@usableFromInline package enum Open<Known: ClosedSet>: Hashable, Sendable {
  case known(Known)
  case other(UnknownWord)

  package init(_ word: String) {
    self = Known(rawValue: word).map { .known($0) } ?? .other(UnknownWord(word))
  }

  @inlinable package var known: Known? { if case .known(let known) = self { known } else { nil } }

  /// The word as written in a trace.
  package var word: String {
    switch self {
    case .known(let known): known.rawValue
    case .other(let word): word.text
    }
  }

  package static func == (open: Self, known: Known) -> Bool { open.known == known }
}

/// A set of words that this version knows completely.
@usableFromInline
package protocol ClosedSet: RawRepresentable<String>, CaseIterable, Hashable,
  Sendable
{}
