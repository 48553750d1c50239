import Foundation
import HaggleLanguage
import HaggleReports
import HaggleVocabulary

/// The string tables of a project: what its keys are in each language.
///
/// Source: Apple's documentation of string catalogs (`.xcstrings`), `.strings` and `.stringsdict`
/// files in `de.lproj`. Which table a text names does not matter: keys are rarely in two.
struct StringTables {
  /// The words of a key.
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
      let quoted = [key, words].map { "\"\(Self.escaped($0))\"" }
      return (["localized:"] + [language].compactMap(\.self) + quoted).joined(separator: " ")
    }

    private static func escaped(_ text: String) -> String {
      text.reduce(into: "") { escaped, character in
        switch character {
        case "\\", "\"": escaped += "\\\(character)"
        case "\r\n", "\n", "\r": escaped += "\\n"
        default: escaped.append(character)
        }
      }
    }
  }

  /// The words of a language by key, and the keys by what a text may have for them.
  private final class Table {
    private(set) var words: [String: Words] = [:]
    /// Made for the languages whose words a text asks for: a catalog may have thirty others.
    private(set) lazy var forms = Forms(of: words.keys.sorted())

    func add(_ key: String, _ new: Words) {
      if let known = words[key], new.one == nil || known.one != nil { return }
      words[key] = new
    }
  }

  /// What a text may have for keys.
  private struct Forms {
    /// By the names that Xcode has for them, `settingsTitle`, and other tools: `settings_title`.
    private(set) var symbols: [String: String] = [:]
    /// Those with specifiers, by what is written before the first and behind the last.
    private(set) var formats: [[String]: [String]] = [:]

    init(of keys: [String]) {
      for key in keys {
        for symbol in [AssetCatalogs.symbol(for: key), key.replacing(".", with: "_")]
        where symbol != key && !symbol.isEmpty {
          symbols[symbol] = symbols[symbol] ?? key
        }
        if let format = FormatKey(key), let first = format.parts.first, let last = format.parts.last
        {
          formats[[first, last], default: []].append(key)
        }
      }
    }
  }

  /// By language, as the files call it: `en`, `pt-BR`, `Base`.
  private var languages: [String: Table] = [:]
  /// The language that the app is written in.
  private var source: String?
  /// The names of the files in lower case, which tools make names of.
  let files: Set<String>
  /// The one that the project says it is in, whose words may be in the code alone.
  private let region: String?

  static let endings = [".xcstrings", ".strings", ".stringsdict"]

  /// - Parameters:
  ///   - paths: catalogs, and files in folders of a language.
  ///   - region: the development region of the project.
  init(_ paths: [String], writtenIn region: String? = nil) {
    self.region = region
    files = Set(paths.map { Self.name(of: $0) })
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
  func words(for text: String, _ names: WrittenNames, in locales: [String]) -> [Line] {
    let shown = languages.keys.sorted()
    let usual =
      ["en", source, region, "Base"].compactMap(\.self).first { languages[$0] != nil }
      // Without a table of its language the keys of an app are its words.
      ?? (region == nil ? shown.first : nil)
    let keys = WrittenKeys(in: text, names)
    let asked = (locales + names.strings.filter { $0.utf8.count <= 12 })
      .map { $0.replacing("_", with: "-") }
    let others = shown.filter { language in
      language != usual && asked.contains { $0 == language || $0.hasPrefix(language + "-") }
    }
    return Array(
      ([usual].compactMap(\.self) + others).flatMap { lines(of: $0, keys, isUsual: $0 == usual) }
        .prefix(Self.mostLines))
  }

  private func lines(of language: String, _ keys: WrittenKeys, isUsual: Bool) -> [Line] {
    guard let table = languages[language] else { return [] }
    let name = isUsual ? nil : language
    return written(keys, in: table).flatMap { written, key -> [Line] in
      guard let words = table.words[key], words.text.count <= Self.mostCharacters else { return [] }
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

  /// What a text has for keys of a table, each with its key, in the order of the names.
  private func written(
    _ keys: WrittenKeys, in table: Table
  ) -> [(written: String, key: String)] {
    var found: [String: String] = [:]
    let names = keys.names.strings.union(keys.names.cases).union(keys.names.resources)
    for name in names where table.words[name] != nil {
      found[name] = name
    }
    for name in keys.names.members { found[name] = found[name] ?? table.forms.symbols[name] }
    for owned in keys.names.owned where found[owned.name] == nil && isKey(owned) {
      if table.words[owned.name] != nil { found[owned.name] = owned.name }
    }
    for ends in keys.ends { for key in table.forms.formats[ends] ?? [] { found[key] = key } }
    if !keys.beginnings.isEmpty {
      for key in table.words.keys where keys.beginnings.contains(where: key.hasPrefix) {
        found[key] = key
      }
    }
    return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension StringTables {
  private mutating func add(_ key: String, _ words: Words, in language: String) {
    if let table = languages[language] { return table.add(key, words) }
    let table = Table()
    table.add(key, words)
    languages[language] = table
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
  let names: WrittenNames
  /// What is written before the first interpolation of a string, and behind the last.
  private(set) var ends: Set<[String]> = []
  /// How keys begin whose end is computed: `tab.`
  private(set) var beginnings: Set<String> = []

  init(in text: String, _ names: WrittenNames) {
    self.names = names
    let (quote, slash) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
    for line in text.utf8.split(separator: UInt8(ascii: "\n"))
    where line.count < Self.mostBytes && line.contains(slash) {
      let parts = line.split(separator: quote, omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated().dropFirst() {
        guard let start = part.firstIndex(of: slash),
          part[start...].dropFirst().first == UInt8(ascii: "(")
        else { continue }
        let before = String(Substring(part[..<start]))
        // What is interpolated may have strings in it: the end is that of this part or a later one.
        for end in parts[index...].prefix(Self.mostParts) {
          guard let close = end.lastIndex(of: UInt8(ascii: ")")) else { continue }
          ends.insert([before, String(Substring(end[close...].dropFirst()))])
        }
        if before.last.map({ "._-".contains($0) }) == true { beginnings.insert(before) }
      }
    }
  }

  /// A longer line is data.
  private static let mostBytes = 1_000
  private static let mostParts = 8
}
