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

  /// What is shown for a key: the words of a string table, else the key itself.
  package func localized(_ key: String) -> String { wordsOfTable(for: key) ?? key }
}
