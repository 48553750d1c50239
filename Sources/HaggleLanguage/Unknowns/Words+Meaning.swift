import HaggleVocabulary

// What names of unknown data, and of an app's strings, say of what is shown for them.
extension Words {
  /// Whether a name is that of a number which people count or measure: `days`, `commentCount`.
  static func isAmount(_ written: String) -> Bool {
    let words = spelled(written).lowercased().split(separator: " ").map(String.init)
    // A component of a date is a number, one of a path is a name.
    if words.count > 1, words.last == "component" { return false }
    // `timesPlayed`
    if words.count > 1, words.first == "times" { return true }
    return words.contains(where: amounts.contains)
  }

  /// Whether a name is that of a number which is made a text, `String(habit.timesCompleted)`: an
  /// amount, or how many there are of what it names.
  static func isCounted(_ written: String) -> Bool {
    let words = spelled(written).lowercased().split(separator: " ")
    guard !isAmount(written), let first = words.first, let last = words.last else {
      return isAmount(written)
    }
    return first == "num" || numbers.contains(last)
      || last.hasSuffix("s") && !last.hasSuffix("ss") && last.count > 3
  }

  /// What is a number, where it is made a text.
  private static let numbers: Set<Substring> = [
    "id", "cnt", "year", "month", "day", "hour", "minute", "second", "goal", "streak", "size",
    "length",
    "width", "height", "value", "completed", "left", "remaining", "played", "won", "lost",
  ]

  /// An integer for data with this name: a count, an index, or one.
  static func wholeNumber(for identifier: String, _ standIns: StandIns) -> Int {
    let name = identifier.lowercased()
    if isCount(name) { return standIns.elements }
    return places.contains(where: name.hasSuffix) ? 0 : 1
  }

  /// Whether the name is that of how many there are of something.
  static func isCount(_ identifier: String) -> Bool {
    counts.contains(where: identifier.lowercased().hasSuffix)
  }

  private static let counts = ["count", "total", "amountofitems", "numberofitems", "numberofpages"]
  private static let places = ["index", "idx", "offset"]

  /// Whether data seldom has what this names: `errorMessage`, `deletedAt`.
  static func isRare(_ name: String) -> Bool {
    let name = name.lowercased()
    return rarities.contains(where: name.contains)
  }

  /// Whether a name is that of words by which a person looks for something: `query`, `searchText`.
  static func isSought(_ name: String) -> Bool {
    let words = spelled(name).lowercased().split(separator: " ").map(String.init)
    guard let last = words.last else { return false }
    return words.count > 1
      ? !searches.isDisjoint(with: words) && entries.contains(last) : searches.contains(last)
  }

  private static let searches: Set = ["search", "query", "filter"]
  /// What is entered to search for.
  private static let entries: Set = [
    "search", "query", "text", "term", "string", "word", "words", "keyword", "input", "value",
  ]

  private static let rarities = [
    "error", "failure", "warning", "deleted", "cancel", "archived", "expired", "parent",
  ]

  /// Whether a description is a text that data has, `task.description`, and not a form of words
  /// or of a number: `kind.rawValue.description`, `task.count.description`.
  static func isOwnDescription(_ parts: [Substring]) -> Bool {
    let whole = parts[parts.count - 2]
    let owner = whole.lowercased()
    if examples.contains(owner) { return true }
    let word = whole.suffix(from: whole.lastIndex(where: \.isUppercase) ?? whole.startIndex)
    // `Level.high.description`: the words of a case.
    let isOfType = parts.count > 2 && parts[parts.count - 3].first?.isUppercase == true
    return parts.last == "description" && !isOfType
      && !forms.contains(where: { $0.lowercased() == owner })
      && (word.last == "s" || !amounts.contains(word.lowercased()))
  }

  /// Data that is there to be shown, whose description is one of its own: `Resort.example`.
  private static let examples: Set = ["example", "sample", "preview", "mock", "demo", "stub"]

  /// Members that mean the words of their base: `kind.rawValue`.
  package static let forms: Set<String> = [
    "rawValue", "description", "localizedDescription", "wrappedValue", "stringValue", "string",
    "capitalized", "uppercased", "lowercased", "trimmed", "localized", "localizedCapitalized",
  ]

  /// Whether it only says as what the thing before it is shown: `amount.asCurrency()`,
  /// `genres.toArray()`, `price.formattedAsDollars`.
  static func isConversion(_ name: Substring) -> Bool {
    func follows(_ start: String) -> Substring? {
      guard name.hasPrefix(start), name.dropFirst(start.count).first?.isUppercase == true else {
        return nil
      }
      return name.dropFirst(start.count)
    }
    if name == "formatted" || follows("formatted") != nil { return true }
    if let form = follows("as") { return !form.hasPrefix("Of") }
    return follows("to").map { form in kinds.contains(where: form.hasPrefix) } ?? false
  }

  /// As what something is shown.
  private static let kinds = [
    "Array", "Currency", "Date", "Display", "Dollar", "Double", "Euro", "Float", "Format", "Int",
    "List", "Money", "Percent", "Price", "String", "Text", "Time",
  ]

  /// What replaces words that a function makes: digits where it is called after an amount.
  package static func shown(for name: String) -> String {
    isAmount(name) ? String(StandIns().amount) : data(named: name)
  }

  /// What data of a name shows: an emoji for `user.emoji`, two letters for `initials`, `1.2.3` for
  /// a version, the last two words of what a function gets, “Network type” of `getNetworkType()`,
  /// and else the name in words.
  package static func data(named name: String) -> String {
    let words = spelled(name).split(separator: " ")
    if let glyph = words.last.flatMap({ glyphs[$0.lowercased()] }) { return glyph }
    guard words.count > 1, verbs.contains(words[0].lowercased()) else { return spelled(name) }
    let thing = words.dropFirst().suffix(2).joined(separator: " ")
    return thing.prefix(1).uppercased() + thing.dropFirst()
  }

  /// What the names of functions begin with that hand out what the rest says.
  private static let verbs: Set = ["get", "fetch", "make", "compute", "calculate", "determine"]

  private static let glyphs = [
    "emoji": "\u{1F642}", "initials": "AB", "initial": "A", "letter": "A", "character": "A",
    "flag": "\u{1F1EB}\u{1F1F7}",
    "version": "1.2.3", "build": "42",
  ]

  static let amounts: Set<String> = [
    "count", "number", "total", "days", "hours", "minutes", "seconds", "weeks", "months", "years",
    "amount", "quantity", "index", "percent", "percentage", "score", "rank", "points", "age",
    "distance", "steps", "calories", "temperature", "degrees", "weight", "likes", "votes",
    "followers", "watchers", "forks", "stars", "pages", "kilometers", "meters", "bytes",
    "position", "component", "reduce", "rounded", "ordinal", "duration", "humidity", "pressure",
    "rating", "price", "speed", "level",
  ]

  /// Whether a path names a colour: `Theme.accentColor`, `palette.tint`, `UIColor.label.color`.
  package static func isColor(_ path: String) -> Bool {
    let names = path.split(separator: ".").map { $0.lowercased() }
    guard let last = names.last else { return false }
    return last.hasSuffix("color") || last.hasSuffix("colour")
      || names.dropLast().contains { name in palettes.contains(where: name.hasSuffix) }
      || names.dropLast().contains { $0.hasSuffix("theme") } && colours.contains(last)
  }

  /// The usual names of the colours of a theme.
  private static let colours: Set<String> = [
    "background", "bg", "surface", "tint", "accent", "primary", "secondary", "separator",
  ]

  /// How types are named that only contain colours.
  private static let palettes = ["color", "colors", "colours", "palette"]

  /// The likely words for a key of an app's strings, from the key's last meaningful part:
  /// `"settings.sign_out.title"` → "Sign out"; nil if it is no key.
  package static func behind(key: String) -> String? {
    guard isKey(key) else { return nil }
    let parts = key.split(separator: ".").map { spelled(String($0)) }
    return parts.last { !roles.contains($0.lowercased()) } ?? parts.last
  }

  /// Whether a text is one name for programs, of several words: `saveButton`, `save_button`.
  package static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.first, first.isLowercase || isKey(text) else { return false }
    return isKey(text)
      || text.allSatisfy { $0.isLetter || $0.isNumber } && text.contains(where: \.isUppercase)
  }

  /// Whether words are a name for programs: no white space, and parts joined by points or, all in
  /// one case, by underscores; no number, address or file.
  private static func isKey(_ text: String) -> Bool {
    guard text.count < 100, text.allSatisfy({ $0.isLetter || $0.isNumber || "._-".contains($0) })
    else { return false }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ $0.count > 1 && $0.first?.isLetter == true }) else { return false }
    if parts.count > 1 {
      return !endings.contains(parts[parts.count - 1].lowercased())
        && !domains.contains(parts[0].lowercased())
    }
    let isOneCase = text == text.lowercased() || text == text.uppercased()
    return isOneCase && text.dropFirst().dropLast().contains("_")
  }

  /// Parts of keys that describe where the words are displayed.
  private static let roles: Set<String> = [
    "title", "label", "text", "button", "message", "header", "footer", "placeholder", "subtitle",
    "description", "name", "key", "value", "hint",
  ]

  /// What the names of apps and bundles begin with: `com.apple.finder`.
  private static let domains: Set<String> = [
    "com", "org", "net", "io", "edu", "gov", "de", "uk", "fr", "jp", "ch", "eu", "nl", "se",
  ]

  /// The last parts of addresses and files.
  private static let endings: Set<String> = [
    "com", "org", "net", "io", "app", "dev", "me", "ai", "co", "gov", "edu", "md", "txt", "png",
    "jpg", "jpeg", "gif", "svg", "pdf", "json", "xml", "yml", "yaml", "html", "css", "js", "ts",
    "swift", "zip", "mp3", "mp4", "mov", "wav", "csv", "plist", "sh", "py", "de", "uk", "fr",
    "tv", "fm", "gg", "im", "xyz", "ch", "at", "eu", "nl", "se", "jp", "ca", "cc",
  ]
}
