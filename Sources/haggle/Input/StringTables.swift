import Foundation
import HaggleLanguage
import HaggleReports
import HaggleVocabulary

/// The string tables of a project: what its keys are in each language.
///
/// Source: Apple's documentation of string catalogs (`.xcstrings`), `.strings` and `.stringsdict`
/// files in `de.lproj`. Which table a text names does not matter: keys are rarely in two.
struct StringTables {
  /// What a key stands for.
  struct Words {
    var text: String
    /// Where one is counted.
    var one: String?
  }

  /// A line of a table, for a text that uses its key.
  struct Line {
    /// Nil for the language that is shown where nothing else is asked for.
    let language: String?
    let key: String
    let words: String

    var directive: String {
      let quoted = [key, words].map { text in
        let escapes = [
          ("\\", "\\\\"), ("\"", "\\\""), ("\r\n", "\\n"), ("\n", "\\n"), ("\r", "\\n"),
        ]
        return "\"\(escapes.reduce(text) { $0.replacing($1.0, with: $1.1) })\""
      }
      return (["localized:"] + [language].compactMap(\.self) + quoted).joined(separator: " ")
    }
  }

  /// By language, as the files call it: `en`, `pt-BR`, `Base`.
  private var languages: [String: [String: Words]] = [:]
  /// The language that the app is written in.
  private var source: String?

  static let endings = [".xcstrings", ".strings", ".stringsdict"]

  /// - Parameter paths: catalogs, and files in folders of a language.
  init(_ paths: [String]) {
    var left = Self.mostBytes
    // A table of the usual name is asked first, and plurals have the last word.
    let usual = paths.filter { $0.contains("/Localizable.") }
    let ordered =
      usual + paths.filter { !$0.contains("/Localizable.") && !$0.contains("/InfoPlist.") }
    for path in ordered.sorted(by: { !$0.hasSuffix("dict") && $1.hasSuffix("dict") }) {
      guard let size = ProjectFolders.sizeOfFile(path), size <= left,
        let data = FileManager.default.contents(atPath: path)
      else { continue }
      left -= size
      if path.hasSuffix(".xcstrings") { readCatalog(data) } else { readTable(data, path) }
    }
  }

  var isEmpty: Bool { languages.isEmpty }

  /// More would be words of many apps.
  private static let mostBytes = 64 << 20
  /// More lines would be an article.
  private static let mostLines = 600
  private static let mostCharacters = 2_000
}

extension StringTables {
  /// The words of the keys that a text uses, in the language that an American phone shows, and in
  /// those of some locales.
  func words(for text: String, in locales: [String]) -> [Line] {
    let keys = WrittenKeys(in: text)
    let shown = languages.keys.sorted()
    let usual = ["en", source, "Base", shown.first].compactMap(\.self)
      .first { languages[$0] != nil }
    guard let usual else { return [] }
    let written = WrittenNames(in: text).strings.filter { $0.utf8.count <= 12 }
    let asked = (locales + written).map { $0.replacing("_", with: "-") }
    let others = shown.filter { language in
      language != usual && asked.contains { $0 == language || $0.hasPrefix(language + "-") }
    }
    return Array(
      ([usual] + others).flatMap { lines(of: $0, keys, isUsual: $0 == usual) }
        .prefix(Self.mostLines))
  }

  private func lines(of language: String, _ keys: WrittenKeys, isUsual: Bool) -> [Line] {
    guard let table = languages[language] else { return [] }
    let name = isUsual ? nil : language
    return table.keys.sorted().flatMap { key -> [Line] in
      guard let words = table[key], words.text.count <= Self.mostCharacters else { return [] }
      return keys.names(for: key).flatMap { written -> [Line] in
        let isSame = isUsual && words.text == written
        let line = Line(language: name, key: written, words: words.text)
        guard let one = words.one, one != words.text, let format = FormatKey(written),
          format.parts.count == 2
        else { return isSame ? [] : [line] }
        let singular = Line(
          language: name, key: format.parts.joined(separator: "1"),
          words: FormatKey.filled(one, with: ["1"]))
        return (isSame ? [] : [line]) + [singular]
      }
    }
  }
}

extension StringTables {
  private mutating func add(_ key: String, _ words: Words, in language: String) {
    if let known = languages[language, default: [:]][key], words.one == nil || known.one != nil {
      return
    }
    languages[language, default: [:]][key] = words
  }

  private mutating func readCatalog(_ data: Data) {
    guard let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let strings = json["strings"] as? [String: Any]
    else { return }
    source = source ?? json["sourceLanguage"] as? String
    for (key, entry) in strings {
      let localizations = (entry as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
      for (language, localization) in localizations {
        guard let localization = localization as? [String: Any],
          let words = Self.words(localization)
        else { continue }
        add(key, words, in: language)
      }
    }
  }

  /// The words of a catalog's localization: plain ones, those of a variation, or with parts that
  /// vary.
  private static func words(_ localization: [String: Any]) -> Words? {
    if let variations = localization["variations"] as? [String: Any] {
      if let plural = variations["plural"] as? [String: Any] {
        return other(of: plural).flatMap(words).map { each in
          Words(text: each.text, one: (plural["one"] as? [String: Any]).flatMap(words)?.text)
        }
      }
      return (variations["device"] as? [String: Any]).flatMap { other(of: $0).flatMap(words) }
    }
    guard let unit = localization["stringUnit"] as? [String: Any],
      let text = unit["value"] as? String
    else { return nil }
    var found = Words(text: text)
    for (name, part) in localization["substitutions"] as? [String: Any] ?? [:] {
      guard let part = part as? [String: Any], let words = words(part) else { continue }
      let specifier = (part["argNum"] as? Int).map { "%\($0)$@" } ?? "%@"
      found.text = found.text.replacing(
        "%#@\(name)@", with: words.text.replacing("%arg", with: specifier))
    }
    return found
  }

  /// The form for many, for other devices than those that are named, else any.
  private static func other(of forms: [String: Any]) -> [String: Any]? {
    let name = ["other", "iphone"].first { forms[$0] != nil } ?? forms.keys.min()
    return name.flatMap { forms[$0] as? [String: Any] }
  }

  /// A `.strings` or `.stringsdict` file in the folder of its language.
  private mutating func readTable(_ data: Data, _ path: String) {
    let parts = path.split(separator: "/")
    guard let folder = parts.dropLast().last, folder.hasSuffix(".lproj"),
      let table = try? PropertyListSerialization.propertyList(from: data, format: nil)
        as? [String: Any]
    else { return }
    for (key, value) in table {
      let words = (value as? String).map { Words(text: $0) } ?? Self.plural(value)
      if let words { add(key, words, in: String(folder.dropLast(".lproj".count))) }
    }
  }

  /// The words of an entry of a `.stringsdict` file.
  private static func plural(_ value: Any) -> Words? {
    guard let entry = value as? [String: Any],
      let format = entry["NSStringLocalizedFormatKey"] as? String
    else { return nil }
    var words = Words(text: format, one: format)
    for (name, rule) in entry {
      guard let rule = rule as? [String: Any], let other = rule["other"] as? String else {
        continue
      }
      words.text = words.text.replacing("%#@\(name)@", with: other)
      words.one = words.one?.replacing("%#@\(name)@", with: rule["one"] as? String ?? other)
    }
    return words
  }
}

/// What may be keys of a string table in a text.
private struct WrittenKeys {
  private let names: WrittenNames
  /// What is written before the first interpolation of a string, and behind the last.
  private var ends: Set<[String]> = []
  /// How keys begin whose end is computed: `tab.`
  private var beginnings: Set<String> = []

  init(in text: String) {
    names = WrittenNames(in: text)
    for line in text.split(separator: "\n")
    where line.utf8.count < 1_000 && line.utf8.contains(UInt8(ascii: "\\")) {
      for start in line.ranges(of: "\"").map(\.upperBound) {
        let literal = line[start...]
        guard let first = literal.firstRange(of: "\\("),
          !literal[..<first.lowerBound].contains("\"")
        else { continue }
        let before = String(literal[..<first.lowerBound])
        for end in literal.ranges(of: "\"").map(\.lowerBound).prefix(8) {
          let inside = literal[first.upperBound..<max(end, first.upperBound)]
          guard let close = inside.lastIndex(of: ")") else { continue }
          ends.insert([before, String(inside[inside.index(after: close)...])])
        }
        if before.last.map({ "._-".contains($0) }) == true { beginnings.insert(before) }
      }
    }
  }

  /// The names that the text has for a key: itself, or what Xcode calls it.
  func names(for key: String) -> [String] {
    let symbol = AssetCatalogs.symbol(for: key)
    let hasSymbol = symbol != key && names.members.contains(symbol)
    return (isWritten(key) ? [key] : []) + (hasSymbol ? [symbol] : [])
  }

  private func isWritten(_ key: String) -> Bool {
    if names.strings.contains(key) || names.cases.contains(key) { return true }
    if beginnings.contains(where: { key.hasPrefix($0) }) { return true }
    guard key.utf8.contains(UInt8(ascii: "%")), let format = FormatKey(key),
      let first = format.parts.first, let last = format.parts.last
    else { return false }
    return ends.contains([first, last])
  }
}
