extension StandardLibrary {
  /// Methods whose result has the kind of their base: unknown data stays unknown data.
  static let keepsMeaning: Set<String> = [
    "animation", "capitalized", "compactMap", "dropFirst", "dropLast", "filter", "flatMap",
    "formatted", "joined",
    "localizedLowercase",
    "localizedUppercase", "lowercased", "map", "prefix", "replacingOccurrences",
    "reversed", "rounded", "shuffled", "sorted", "suffix", "transaction", "trimmingCharacters",
    "uppercased",
  ]
}
