import HaggleVocabulary

/// Words for a shell command line.
enum ShellText {
  /// The word, quoted if a shell would split or expand it.
  static func quoted(_ word: String) -> String {
    if !word.isEmpty, word.unicodeScalars.allSatisfy(isPlain) { return word }
    guard word.unicodeScalars.contains(where: HiddenCharacter.isOne) else {
      return "'" + word.replacing("'", with: "'\\''") + "'"
    }
    return "$'" + word.unicodeScalars.map(escaped).joined() + "'"
  }

  /// An escape for `$'…'`, valid in bash, zsh and fish.
  private static func escaped(_ scalar: UnicodeScalar) -> String {
    switch scalar {
    case "'", "\\": "\\\(scalar)"
    case _ where HiddenCharacter.isOne(scalar):
      "\\u" + HiddenCharacter.fourDigits(scalar.value)
    default: String(scalar)
    }
  }

  private static func isPlain(_ scalar: UnicodeScalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", ".", "_", "-", ":", "/": true
    default: false
    }
  }
}
