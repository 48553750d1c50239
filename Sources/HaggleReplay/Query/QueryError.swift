import HaggleVocabulary

/// Why a text is no query.
package struct QueryError: Error, Equatable, Sendable {
  /// The whole query.
  package let text: String
  /// Where the trouble begins, in characters from 1.
  package let column: Int
  /// How many characters are meant, at least 1.
  package let length: Int
  /// What is wrong, without a full stop.
  package let reason: String
  /// What to write instead, a sentence.
  package let remedy: String

  /// Everything in three lines: what is wrong, the query, and a mark under the place.
  package var message: String {
    let excerpt = SourceExcerpt(column: column, length: length) { start, count in
      text.dropFirst(start).prefix(count)
    }
    return "column \(column) of the query: \(reason). \(remedy)\n  \(excerpt.text)\n"
      + "  \(excerpt.underline)"
  }
}
