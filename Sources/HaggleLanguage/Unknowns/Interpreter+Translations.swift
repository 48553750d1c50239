import HaggleSyntax

// Words that unknown code looks up in the app's string tables.
extension Interpreter {
  /// The words that a method of unknown data looks up in another language: those of the app's
  /// tables, those that it is to fall back on, or what it is given: a key such as `home.title` is
  /// the best guess at what it stands for.
  func translated(_ site: CallSite) -> Value? {
    let name = site.name.lowercased()
    guard ["t", "tr"].contains(name) || name.contains("locali") || name.contains("translat"),
      let first = site.arguments.first
    else { return nil }
    let given = words(first, site)
    if let given, let found = wordsOfTable(for: given), !found.isEmpty { return .string(found) }
    let fallback = site.arguments.last { Self.fallbacks.contains($0.label ?? "") }
    if let words = fallback.flatMap({ words($0, site) }) { return .string(words) }
    guard let given else { return nil }
    let isKey = !given.contains(" ") && (given.contains(".") || given.contains("_"))
    if !isKey { return .string(given) }
    return first.label == "forKey" ? .placeholder(given) : nil
  }

  /// What code of the text that looks words up yields, or, where that is not known, what it is
  /// given.
  func read(_ value: Value, of site: CallSite) -> Value {
    guard case .placeholder = value else { return value }
    return muted { translated(site) } ?? value
  }

  private func words(_ argument: Argument, _ site: CallSite) -> String? {
    guard case .string(let words) = evaluate(argument.value, in: site.scope) else { return nil }
    return words.isEmpty ? nil : words
  }

  /// What is shown for `R.string.TABLE.KEY()`: the words that the app's tables have for the key,
  /// with the arguments in their places; nil for other calls.
  ///
  /// Source: the documentation of R.swift, which makes a function of each key.
  func words(ofResource site: CallSite, of path: String) -> Value? {
    guard path.hasPrefix("R.string."), path.count(where: { $0 == "." }) == 2 else { return nil }
    let passed = site.arguments.isEmpty ? [] : plainArguments(pass(site))
    if let words = wordsOfTable(for: site.name), !words.isEmpty {
      return .string(FormatKey.filled(words, with: passed.map { shown($0.value) }))
    }
    let name = path + "." + site.name
    if let value = setting(unknown: name) { return value }
    report(.unknownValue(name, at: place(of: site)), about: name)
    return .placeholder(site.name)
  }

  /// The labels of words for a key that no table has.
  private static let fallbacks: Set = ["value", "fallback", "defaultValue", "default"]
}
