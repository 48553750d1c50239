/// Words as a shell takes them.
enum ShellText {
  /// The word as it is, or in quotes where a shell would take it apart.
  static func quoted(_ word: String) -> String {
    let isPlain = !word.isEmpty && word.unicodeScalars.allSatisfy(isPlain)
    return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }

  private static func isPlain(_ scalar: UnicodeScalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", ".", "_", "-", ":", "/": true
    default: false
    }
  }
}
