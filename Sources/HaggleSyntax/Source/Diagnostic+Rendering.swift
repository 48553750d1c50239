import HaggleVocabulary

extension Diagnostic {
  /// The diagnostic as compilers print theirs: place, message, the line, what is meant, the remedy.
  ///
  ///     grid.swift:3:8: error: this `{` is never closed [unclosed]
  ///       HStack {
  ///              ^
  ///       close it with `}`
  package func rendered(in source: SourceText) -> String {
    guard let place else {
      return ([source.name + ": " + summary] + remedyLines).joined(separator: "\n")
    }
    let head = "\(source.parts.words(for: place, in: source.name)): \(summary)"
    return ([head] + excerpt(at: place, in: source) + remedyLines).joined(separator: "\n")
  }

  private var summary: String { "\(severity.rawValue): \(message)\(times) [\(code.rawValue)]" }

  private var remedyLines: [String] { remedy.map { ["  " + $0.text] } ?? [] }

  private func excerpt(at place: SourcePlace, in source: SourceText) -> [String] {
    let excerpt = SourceExcerpt(column: place.column, length: length) { start, count in
      source.line(place.line, from: start, count: count)
    }
    return excerpt.text.isEmpty ? [] : [excerpt.text, excerpt.underline]
  }

  /// In how many places it holds, where that is more than one.
  package var times: String { count > 1 ? " (\(count) times)" : "" }
}
