/// Scripts as the page carries them: without comments and spaces that nothing needs, with short
/// names where nobody sees them.
///
/// What it is given ends its statements in semicolons, not in lines.
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
      switch token.kind {
      case .space where index > 0 && index + 1 < script.count:
        text += Self.isNeeded(between: script[index - 1], script[index + 1]) ? " " : ""
      case .space: continue
      case .word: text += names[token.text]
      default: text += token.text
      }
    }
    return Array((text + "\n").utf8)
  }

  /// Whether two tokens would become one.
  private static func isNeeded(between before: ScriptToken, _ after: ScriptToken) -> Bool {
    if before.opensHole { return false }
    if after.kind == .word { return before.kind != .sign }
    if after.kind == .number { return before.kind == .word }
    return ["+", "-"].contains { sign in
      [before, after].allSatisfy { $0.is(sign, sign + sign) }
    }
  }
}
