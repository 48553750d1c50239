import Testing

/// What a user writes reaches these rooms as numbers, texts and trees: nothing in them may stop the
/// tool, whatever the numbers are.
@Suite struct `Code that a user's text reaches` {
  private static let rooms = [
    "HaggleVocabulary", "HaggleSyntax", "HaggleLanguage", "HaggleScenarios", "HaggleLayouts",
    "HaggleRecording", "HaggleTraces", "HaggleReplay", "HaggleAnalysis", "HaggleReports",
    "HagglePageModel", "HagglePage", "HaggleExperiments", "HaggleTerminal", "haggle",
  ]

  /// What stays although the law names it, and why it cannot stop the tool.
  private static let allowed: [String: String] = [
    "HaggleScenarios/Evaluation/ViewBuilder.swift: !":
      "builder and interpreter own each other: it is set in the initialiser",
    "HaggleLanguage/Interpreter/BinaryOperators.swift: a": "texts and arrays, not numbers",
    "HaggleLanguage/Interpreter/BinaryOperators.swift: b": "texts and arrays, not numbers",
    "HaggleLanguage/StandardLibrary/Formats/NumberStyle.swift: high": "the least is left out",
    "HaggleLanguage/StandardLibrary/StandardLibrary.swift: last": "the largest is left out",
    "HaggleLanguage/StandardLibrary/StandardLibrary+Numbers.swift: a": "neither by 0 nor by −1",
    "HaggleLanguage/StandardLibrary/StandardLibrary+Numbers.swift: b": "neither by 0 nor by −1",
    "HaggleLanguage/StandardLibrary/StandardLibrary+Random.swift: lower": "fractions by then",
    "HaggleLanguage/StandardLibrary/StandardLibrary+Random.swift: upper": "fractions by then",
    "HaggleLanguage/StandardLibrary/StandardLibrary+Slices.swift: size": "paid for, and below",
    "HaggleLanguage/StandardLibrary/StandardLibrary+Strings.swift: length": "paid for, and not < 0",
    "HaggleLanguage/StandardLibrary/StandardLibrary+Strings.swift: start": "not < 0",
    "HaggleAnalysis/Rules/Grids/BelowDeclaredMinimum.swift: Int": "between 1 and 1 000 000",
    "HaggleTraces/Compact/CompactShapes.swift: slot": "not below what is taken from it",
    "HaggleTraces/Finding.swift: !": "each class is one of all",
    "HaggleVocabulary/Assumption.swift: !": "each kind is one of all",
    "HaggleVocabulary/DiagnosticSeverity.swift: !": "each severity is one of all",
    "HaggleTraces/Reading/JSONScanner+Text.swift: !": "each scalar has bytes",
    "HaggleLanguage/StandardLibrary/ScannerValue.swift: place": "never beyond the text",
    "HaggleLanguage/StandardLibrary/ScannerValue.swift: place[]": "never beyond the text",
    "HaggleLanguage/StandardLibrary/StandardLibrary+Slices.swift: size[]": "below the count",
  ]

  @Test func `unwraps nothing by force, and computes with no number of the user unchecked`() throws
  {
    var found: Set<String> = []
    for room in Self.rooms {
      for file in try Repository.swiftFiles(in: "Sources/\(room)") {
        for danger in Dangers.all(in: file.code) {
          let key = file.path.dropFirst("Sources/".count) + ": " + danger.what
          found.insert(key)
          #expect(Self.allowed[key] != nil, "\(file.path):\(danger.line): \(danger.what)")
        }
      }
    }
    #expect(Set(Self.allowed.keys).subtracting(found).isEmpty, "these are gone: leave them out")
  }

  @Test(arguments: [
    ("let n = call.integer(0)\nreturn .integer(n + 1)", ["n"]),
    ("guard let n = call[\"by\"]?.integer else { return nil }\nreturn 3 * n", ["n"]),
    ("if case .integer(let n) = value { return n - 1 }", ["n"]),
    ("let n = call.integer(0)\nreturn n &+ 1", []),
    ("let n = call.integer(0)\nreturn n.addingReportingOverflow(1)", []),
    ("let n = call.integer(0)\nreturn .number(Double(n) + 1)", []),
    ("let a = list.first!.name", ["!"]), ("if a != b {}", []), ("if !isOn {}", []),
    ("let n = Int(length.rounded())", ["Int"]), ("let n = Int(max(length, 0))", ["Int"]),
    ("let n = Int(saturating: length.rounded())", []), ("let n = Int(exactly: a / b)", []),
    ("let n = Int(text)", []), ("let n = Int(pow(10, digits))", ["Int"]),
    ("let n = Int(share * 3)", ["Int"]), ("let n = Int(count * Double(rows))", ["Int"]),
    ("let n = call.integer(0)\nsum += n", ["n"]), ("let n = call.integer(0)\nn -= 1", ["n"]),
    ("let n = call.integer(0)\nreturn values[n]", ["n[]"]),
    ("let n = call.integer(0)\nreturn values[n...]", ["n[]"]),
    ("let n = call.integer(0)\nreturn values.indices.contains(n) ? values[n] : nil", []),
    ("let n = call.integer(0)\nguard n < 3 else { return nil }\nreturn values[n]", []),
    ("let n = call.integer(0)\nreturn [n]", []), ("let n = call[\"n\"]?.integer", []),
  ])
  func `is read for what may stop it`(code: String, dangers: [String]) {
    let lines = code.split(separator: "\n").map(String.init)
    #expect(Dangers.all(in: lines).map(\.what) == dangers)
  }
}

/// What in some lines of code may stop the program.
private enum Dangers {
  struct Danger {
    let line: Int
    /// The name of the number, `Int` for a conversion, `!` for an unwrapping by force.
    let what: String
  }

  /// A number of the user is one for so many lines behind the place where it gets its name.
  private static let reach = 25

  static func all(in code: [String]) -> [Danger] {
    var named: [String: Int] = [:]
    return code.enumerated().flatMap { index, line in
      for name in names(boundIn: line) { named[name] = index }
      let near = named.filter { index - $0.value <= reach }.keys.sorted()
      let what =
        near.filter { computes(with: $0, in: line) }
        + near.filter { looksUp($0, in: line, after: code[max(0, index - 4)...index]) }
        .map { $0 + "[]" } + (converts(line) ? ["Int"] : []) + (unwraps(line) ? ["!"] : [])
      return what.map { Danger(line: index + 1, what: $0) }
    }
  }

  /// The names that a line gives to whole numbers of the text.
  private static func names(boundIn line: String) -> [String] {
    guard has("integer", line) else { return [] }
    let bound = /\b(?:let|var) (\w+) = [^,]*?(?:\.integer\b|\binteger\(\d)/
    let taken = /case \.integer\(let (\w+)\)/
    return line.matches(of: bound).map { String($0.1) }
      + line.matches(of: taken).map { String($0.1) }
  }

  private static func computes(with name: String, in line: String) -> Bool {
    guard has(name, line), !has("ReportingOverflow", line), !has("Double(", line),
      let before = try? Regex("(^|[^&.\\w])\(name) [-+*/%]=? "),
      let behind = try? Regex("(^|[^&])[-+*/%]=? \(name)\\b")
    else { return false }
    return line.contains(before) || line.contains(behind)
  }

  /// Whether it takes an element at such a place, and nothing shortly before asks whether there is
  /// one.
  private static func looksUp(
    _ name: String, in line: String, after lines: ArraySlice<String>
  ) -> Bool {
    guard has(name, line), let taken = try? Regex("[\\w)\\]]\\[[^\\]\"]*\\b\(name)\\b"),
      line.contains(taken),
      let asked = try? Regex("contains\\(\(name)\\)|\\b\(name)( >> 1)? (<|>=|==) ")
    else { return false }
    return !lines.contains { $0.contains(asked) }
  }

  /// Whether it makes a whole number of a fraction that may be anything.
  private static func converts(_ line: String) -> Bool {
    guard has("Int(", line) else { return false }
    let plain = /\bInt\((?!saturating|exactly|clamping|truncatingIfNeeded|bitPattern)/
    let fraction =
      /\.rounded\(|log10|pow\(|Int\([^)]* [\/*] |Int\(min\(|Int\(max\(|CGFloat\(|Int\(\w*[sS]hare\b/
    return line.contains(plain) && line.contains(fraction)
  }

  private static func unwraps(_ line: String) -> Bool {
    has("!", line) && line.contains(/[\w)\]]!(?=[.\s,)\]}\[:?]|$)/)
  }

  /// Whether a word is somewhere in a line; asked first, since expressions are slow.
  private static func has(_ word: String, _ line: String) -> Bool {
    line.utf8.firstRange(of: word.utf8) != nil
  }
}
