/// Words for the command line of a shell, as it is to be copied: bash, zsh, fish.
package enum ShellText {
  /// The word, quoted if a shell would split or expand it.
  package static func quoted(_ word: String) -> String {
    if !word.isEmpty, word.first != "=", word.unicodeScalars.allSatisfy(isPlain) { return word }
    guard word.unicodeScalars.contains(where: HiddenCharacter.isOne) else {
      return "'" + word.replacing("'", with: "'\\''") + "'"
    }
    return "$'" + word.unicodeScalars.map(escaped).joined() + "'"
  }

  /// An escape for `$'…'`, valid in bash, zsh and fish.
  private static func escaped(_ scalar: UnicodeScalar) -> String {
    switch scalar {
    case "'", "\\": "\\\(scalar)"
    case _ where HiddenCharacter.isOne(scalar): HiddenCharacter.shellEscape(scalar)
    default: String(scalar)
    }
  }

  /// Whether it means nothing to a shell: "=" does at the beginning of a word, for zsh.
  private static func isPlain(_ scalar: UnicodeScalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", ".", "_", "-", ":", "/", "@", "+", ",", "=": true
    default: scalar.value > 0x7F && scalar.properties.isAlphabetic && !HiddenCharacter.isOne(scalar)
    }
  }
}
