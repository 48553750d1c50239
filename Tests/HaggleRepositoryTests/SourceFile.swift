import Foundation

/// One Swift file as the laws look at it.
struct SourceFile: Sendable {
  /// From the root: `Sources/HaggleTraces/Trace.swift`.
  let path: String
  let lines: [Substring]
  /// The lines without comments and without the contents of strings.
  let code: [String]
  private let bytes: Data

  init(path: String, text: String) {
    self.path = path
    bytes = Data(text.utf8)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    self.lines = lines
    var stripper = CodeStripper(text)
    code = stripper.strip().split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  /// Whether it contains a word anywhere, also in a longer one or in a comment: most files do not,
  /// and need no look at their lines.
  func mentions(_ word: String) -> Bool { bytes.range(of: Data(word.utf8)) != nil }

  /// The folder below Sources or Tests that it lies in.
  var module: String { String(path.split(separator: "/")[1]) }

  /// The modules that it imports, with the number of the line.
  var imports: [(line: Int, module: String)] {
    code.enumerated().compactMap { index, line in
      let words = line.split(separator: " ")
      guard let keyword = words.firstIndex(of: "import"), words.count > keyword + 1,
        words[..<keyword].allSatisfy({ Self.importPrefixes.contains($0) })
      else { return nil }
      let name = words.last ?? words[keyword + 1]
      return (index + 1, String(name.prefix { $0 != "." }))
    }
  }

  private static let importPrefixes: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private", "@testable", "@preconcurrency",
    "@_exported",
  ]

  /// Whether the line lies inside of a multi-line string or holds a string: what is quoted keeps
  /// its lines, and a sentence for people stays whole.
  func isQuote(_ index: Int) -> Bool {
    let isComment = lines[index].drop(while: \.isWhitespace).hasPrefix("//")
    return !isComment && (code[index].isEmpty || lines[index].contains("\""))
  }

  /// `path:line` of the lines whose code contains one of `words`, each as a whole word.
  func places(of words: [String]) -> [String] {
    let words = words.filter(mentions)
    guard !words.isEmpty else { return [] }
    return code.enumerated().flatMap { index, line in
      words.filter { line.containsWord($0) }.map { "\(path):\(index + 1): \($0)" }
    }
  }
}

extension String {
  /// Whether `word` occurs and is not part of a longer name.
  func containsWord(_ word: String) -> Bool {
    ranges(of: word).contains { range in
      let before = self[..<range.lowerBound].last
      let after = self[range.upperBound...].first
      let startsName = word.first?.isNamePart == true && before?.isNamePart == true
      let endsName = word.last?.isNamePart == true && after?.isNamePart == true
      return !startsName && !endsName
    }
  }
}

extension Character {
  fileprivate var isNamePart: Bool { isLetter || isNumber || self == "_" }
}
