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
    if before.opensHole { return "" }
    if after.kind == .word, before.kind != .sign { return " " }
    if after.kind == .number, before.kind == .word { return " " }
    let signs = ["+", "-"].contains { sign in
      [before, after].allSatisfy { $0.is(sign, sign + sign) }
    }
    return signs ? " " : ""
  }

  private static func mayEndStatement(_ before: ScriptToken, _ after: ScriptToken) -> Bool {
    if before.kind == .sign, !before.is(")", "]", "}", "++", "--") { return false }
    if after.is(".", "?.", "}", ")", "]", "?", ":", "&&", "||", "??", ",", ";") { return false }
    return true
  }
}
