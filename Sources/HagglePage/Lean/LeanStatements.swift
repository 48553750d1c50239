/// A script's tokens without the semicolons in front of closing braces, and with declarations that
/// follow each other as one: `let a=1,b=2`.
///
/// Nobody says `let` where it begins no statement, nor `var`.
struct LeanStatements {
  private(set) var tokens: [ScriptToken] = []
  private var open = [Bracket()]
  private var last = ScriptToken(kind: .space, text: "")
  /// Whether what was closed last were the parentheses of a loop or a condition.
  private var closedHeader = false

  private struct Bracket {
    var isBlock = true
    var isHeader = false
    /// Whether the statement that stands in it declares something.
    var declares = false
  }

  init(_ script: [ScriptToken]) {
    let script = script.filter { $0.kind != .space }
    for (index, token) in script.enumerated() {
      take(token, before: index + 1 < script.count ? script[index + 1] : nil)
    }
  }

  private mutating func take(_ token: ScriptToken, before next: ScriptToken?) {
    let current = open.count - 1
    var token = token
    let joins = last.is(",;")
    last = token
    if joins { return }
    if token.isDeclaration, open[current].isBlock { open[current].declares = true }
    if token.is(";"), open[current].isBlock {
      if open[current].declares, let next, next.isDeclaration {
        token.text = ","
        last.text = ",;"
      } else {
        open[current].declares = false
        if let next, next.is("}"), !closedHeader { return }
      }
    }
    nest(token)
    tokens.append(token)
  }

  private mutating func nest(_ token: ScriptToken) {
    closedHeader = false
    if token.closesHole || token.is(")", "]", "}"), open.count > 1 {
      closedHeader = open.removeLast().isHeader
    }
    guard token.opensHole || token.is("(", "[", "{") else { return }
    let word = tokens.last.map { $0.kind == .word ? $0.text : "" }
    let isHeader = token.is("(") && ["if", "for", "while"].contains(word)
    open.append(Bracket(isBlock: token.is("{"), isHeader: isHeader))
  }
}

extension ScriptToken {
  fileprivate var isDeclaration: Bool { kind == .word && (text == "let" || text == "const") }
}
