import HaggleVocabulary

/// Why a text is no valid query.
package struct QueryError: Error, Equatable, Sendable {
  /// The whole query.
  package let text: String
  /// The column of the error, in characters from 1.
  package let column: Int
  /// The number of characters concerned, at least 1.
  package let length: Int
  /// The error, without a full stop.
  package let reason: String
  /// What to write instead, as a sentence.
  package let remedy: String

  /// Three lines: the error, the query, and a marker under the place.
  package var message: String {
    let excerpt = SourceExcerpt(column: column, length: length) { start, count in
      text.dropFirst(start).prefix(count)
    }
    return "column \(column) of the query: \(reason). \(remedy)\n  \(excerpt.text)\n"
      + "  \(excerpt.underline)"
  }
}
