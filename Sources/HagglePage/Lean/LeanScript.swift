/// Scripts as the page carries them: without comments and spaces that nothing needs, with short
/// names where nobody sees them. Lines stay where they may end a statement.
struct LeanScript {
  private let names: ShortNames
  private let scripts: [[ScriptToken]]

  init(_ scripts: [[UInt8]]) {
    self.scripts = scripts.map { ScriptTokens($0).all }
    names = ShortNames(self.scripts)
  }

  /// The scripts in their order.
  var texts: [[UInt8]] { scripts.map(lean) }

  private func lean(_ script: [ScriptToken]) -> [UInt8] {
    var text = ""
    for (index, token) in script.enumerated() {
      if case .space(let isBreak) = token.kind {
        guard index > 0, index + 1 < script.count else { continue }
        text += Self.space(script[index - 1], script[index + 1], isBreak: isBreak)
      } else {
        text += token.kind == .word ? names[token.text] : token.text
      }
    }
    return Array((text + "\n").utf8)
  }

  /// What has to stand between two tokens.
  private static func space(
    _ before: ScriptToken, _ after: ScriptToken, isBreak: Bool
  ) -> String {
    if isBreak { return mayEndStatement(before, after) ? "\n" : "" }
    let isName = after.kind == .word && before.kind != .sign || before.kind == .word && after.kind == .number
    let isSign = before.kind == .sign && after.kind == .sign && before.text.last == after.text.first
    return isName || isSign && "+-".contains(after.text.prefix(1)) ? " " : ""
  }

  private static func mayEndStatement(_ before: ScriptToken, _ after: ScriptToken) -> Bool {
    if before.kind == .sign, !before.is(")", "]", "}", "++", "--") { return false }
    if after.is(".", "?.", "}", ")", "]", "?", ":", "&&", "||", "??", ",", ";") { return false }
    return true
  }
}

/// A style sheet as the page carries it.
enum LeanStyle {
  /// Without comments, indentation and empty lines.
  static func lean(_ text: [UInt8]) -> [UInt8] {
    var lean: [UInt8] = []
    var isInComment = false
    for line in text.split(separator: UInt8(ascii: "\n")) {
      let words = line.drop { $0 == UInt8(ascii: " ") }
      isInComment = isInComment || words.starts(with: "/*".utf8)
      if isInComment {
        isInComment = !words.suffix(2).elementsEqual("*/".utf8)
      } else {
        // A rule's lines end in what separates them.
        lean += Array(words) + (words.last == UInt8(ascii: ";") ? [] : [UInt8(ascii: "\n")])
      }
    }
    return lean
  }
}
