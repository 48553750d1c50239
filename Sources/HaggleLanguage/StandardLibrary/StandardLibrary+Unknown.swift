extension StandardLibrary {
  /// Methods whose outcome is of the kind that they are called on: unknown data stays what it is.
  static let keepsMeaning: Set<String> = [
    "animation", "capitalized", "compactMap", "dropFirst", "dropLast", "filter", "formatted",
    "joined",
    "localizedLowercase",
    "localizedUppercase", "lowercased", "map", "prefix", "replacingOccurrences",
    "reversed", "rounded", "shuffled", "sorted", "suffix", "transaction", "trimmingCharacters",
    "uppercased",
  ]
}
