/// Scripts as the page carries them: without comments, spaces and semicolons that nothing needs,
/// with short names where nobody sees them.
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
    var last: ScriptToken?
    for token in LeanStatements(script).tokens {
      if let last, Self.isNeeded(between: last, token) { text += " " }
      text += token.kind == .word ? names[token.text] : token.text
      last = token
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
