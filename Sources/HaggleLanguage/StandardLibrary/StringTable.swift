/// The words that an app shows for the keys of its texts, by language: what its string tables say.
///
/// Source: Apple's documentation of `LocalizedStringKey`: a key has a format specifier for each
/// interpolation, such as `%@` and `%lld`; those of the words may be in another order (`%2$@`).
package struct StringTable: Sendable {
  /// By language; those without one are for the languages that have no words of their own.
  private var languages: [String: Language] = [:]

  private struct Language {
    var words: [String: String] = [:]
    /// The keys with specifiers.
    var formats: [String: FormatKey] = [:]

    /// The words of the format that a key has; of several it is the one that says the most.
    func filled(_ key: String) -> String? {
      let found = formats.compactMap { written, format in
        format.values(in: key).map { (written: written, length: format.length, values: $0) }
      }
      let best = found.max { ($0.length, $0.written) < ($1.length, $1.written) }
      return best.flatMap { best in
        words[best.written].map { FormatKey.filled($0, with: best.values) }
      }
    }
  }

  package init() {}

  /// The keys, of all languages.
  package var keys: Set<String> { Set(languages.values.flatMap(\.words.keys)) }

  package mutating func add(_ key: String, _ words: String, in language: String? = nil) {
    languages[language ?? "", default: Language()].words[key] = words
    languages[language ?? ""]?.formats[key] = FormatKey(key)
  }

  /// The words for a key whose interpolations may have their values already; nil for what is none.
  ///
  /// - Parameter locale: `de`, `de_AT` or `de-AT`; nil for that of the United States.
  func words(for key: String, in locale: String?) -> String? {
    if languages.isEmpty { return nil }
    for language in Self.languages(of: locale) {
      guard let entries = languages[language] else { continue }
      if let words = entries.words[key] ?? entries.filled(key) { return words }
    }
    return nil
  }

  /// The languages in which words are looked for: `de-AT`, `de`, and those of all others.
  private static func languages(of locale: String?) -> [String] {
    let parts = (locale ?? "en").split { $0 == "_" || $0 == "-" }
    return parts.indices.reversed().map { parts[...$0].joined(separator: "-") } + [""]
  }
}

/// A key with format specifiers: `%lld of %lld files`.
package struct FormatKey {
  /// What is written before, between and behind the specifiers.
  package let parts: [String]

  /// Nil for a key without specifiers, and for one of nothing else: any text would be meant.
  package init?(_ key: String) {
    // Most keys are plain words.
    guard key.utf8.contains(UInt8(ascii: "%")) else { return nil }
    parts = Self.pieces(of: key).literals
    guard parts.count > 1, parts.contains(where: { $0.contains { !$0.isWhitespace } }) else {
      return nil
    }
  }

  var length: Int { parts.reduce(0) { $0 + $1.utf8.count } }

  /// What a text has in the places of the specifiers; nil if it has not this form.
  func values(in text: String) -> [String]? {
    guard let first = parts.first, let last = parts.last, text.hasPrefix(first) else { return nil }
    var rest = text.dropFirst(first.count)
    var values: [String] = []
    for part in parts.dropFirst().dropLast() {
      guard !part.isEmpty, let found = rest.firstRange(of: part) else { return nil }
      values.append(String(rest[..<found.lowerBound]))
      rest = rest[found.upperBound...]
    }
    guard rest.hasSuffix(last) else { return nil }
    return values + [String(rest.dropLast(last.count))]
  }

  /// Words with values in the places of their specifiers.
  package static func filled(_ words: String, with values: [String]) -> String {
    let pieces = pieces(of: words)
    var text = pieces.literals[0]
    for (index, (position, literal)) in zip(pieces.positions, pieces.literals.dropFirst())
      .enumerated()
    {
      let place = position ?? index
      text += values.indices.contains(place) ? values[place] : ""
      text += literal
    }
    return text
  }

  /// What is written around the specifiers, and which of the values each takes, if it says so.
  private static func pieces(of text: String) -> (literals: [String], positions: [Int?]) {
    var literals = [""]
    var positions: [Int?] = []
    var rest = text[...]
    while let sign = rest.firstIndex(of: "%") {
      literals[literals.count - 1] += rest[..<sign]
      rest = rest[sign...]
      if rest.hasPrefix("%%") {
        literals[literals.count - 1] += "%"
        rest = rest.dropFirst(2)
      } else if let specifier = Specifier(rest) {
        positions.append(specifier.position)
        literals.append("")
        rest = specifier.rest
      } else {
        literals[literals.count - 1] += "%"
        rest = rest.dropFirst()
      }
    }
    literals[literals.count - 1] += rest
    return (literals, positions)
  }
}

/// A format specifier: `%@`, `%lld`, `%.1f`, `%2$@`, `%1$(name)@`; a space makes none, as in
/// “50 % done”.
private struct Specifier {
  /// Which of the values it takes, from 0, if it says so.
  private(set) var position: Int?
  /// What is behind it.
  private(set) var rest: Substring

  /// Nil if the text does not begin with one.
  init?(_ text: Substring) {
    rest = text
    guard take(where: { $0 == "%" }) != nil else { return nil }
    takePosition()
    takeName()
    while take(where: "-+#0".contains) != nil {}
    while take(where: Self.isDigit) != nil {}
    if take(where: { $0 == "." }) != nil {
      guard take(where: Self.isDigit) != nil else { return nil }
      while take(where: Self.isDigit) != nil {}
    }
    if let length = take(where: "hlqz".contains), length == "h" || length == "l" {
      _ = take { $0 == length }
    }
    guard take(where: "@dDiuUxXoOfFeEgGcCsS".contains) != nil else { return nil }
  }

  private mutating func takePosition() {
    let digits = rest.prefix(2).prefix(while: Self.isDigit)
    guard digits.first != "0", let number = Int(digits), rest.dropFirst(digits.count).first == "$"
    else { return }
    position = number - 1
    rest = rest.dropFirst(digits.count + 1)
  }

  /// The name that the symbol of a key has for its argument.
  private mutating func takeName() {
    guard rest.first == "(", let end = rest.firstIndex(of: ")") else { return }
    let name = rest[..<end].dropFirst()
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
      return
    }
    rest = rest[rest.index(after: end)...]
  }

  private mutating func take(where isWanted: (Character) -> Bool) -> Character? {
    guard let first = rest.first, isWanted(first) else { return nil }
    return rest.removeFirst()
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }
}

extension Interpreter {
  /// The types of keys: a literal of one is looked up.
  static let keys: Set = [
    "LocalizedStringKey", "LocalizedStringResource", "LocalizationValue",
    "String.LocalizationValue",
  ]

  /// What the app's string tables have for a key; nil where they have nothing.
  package func wordsOfTable(for key: String) -> String? {
    strings.words(for: key, in: locale?.identifier)
  }

  /// What is shown for a symbol that Xcode makes of a key: `.signOut`, `.thanks(name: "Ann")`, or
  /// that a tool makes of a table and its key, `.settings(.signOut)`; nil where no table has one of
  /// that name.
  package func wordsOfTable(forSymbol value: Value) -> String? {
    guard case .member(nil, let name, let arguments) = value else { return nil }
    if let arguments, arguments.count == 1, arguments[0].label == nil,
      let words = wordsOfTable(forSymbol: arguments[0].value)
    {
      return words
    }
    guard let words = wordsOfTable(for: name), !words.isEmpty else { return nil }
    return arguments.map { FormatKey.filled(words, with: $0.map { shown($0.value) }) } ?? words
  }

  /// What is shown for a key: the words of a string table, else the key itself, also where the
  /// table has no words in their place: `"Save" = "";`.
  ///
  /// Source: reported of SwiftUI's views (github.com/SvenTiigi/WhatsNewKit, issue 80).
  package func localized(_ key: String) -> String {
    wordsOfTable(for: key).flatMap { $0.isEmpty ? nil : $0 } ?? key
  }
}
