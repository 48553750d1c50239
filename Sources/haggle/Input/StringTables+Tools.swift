// The names that tools make of tables and their keys when an app is built.
extension StringTables {
  /// Whether a name may be one that a tool has made of a key. A name of one word is none where
  /// nothing says that its owner has words: `Theme.title`.
  func isKey(_ owned: WrittenNames.OwnedName) -> Bool {
    let owner = owned.owner.lowercased()
    if files.contains(owner) { return true }
    guard !owned.isPassed else { return false }
    return owned.name.contains(where: \.isUppercase) || owner == "loc"
      || Self.owners.contains(where: owner.contains)
  }

  /// What is in the names of types that tools make of tables.
  private static let owners = ["l10n", "i18n", "localiz", "strings", "translat"]

  /// `settings` of `App/Settings.xcstrings`
  static func name(of path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    return file.prefix { $0 != "." }.lowercased()
  }
}
