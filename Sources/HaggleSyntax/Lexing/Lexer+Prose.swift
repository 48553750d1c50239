import HaggleVocabulary

extension Lexer {
  /// Skips a line of prose, which is reported together with those that follow.
  mutating func skipProse() -> Bool {
    guard mayBeProse else { return false }
    var line = ProseLine(bytes, from: position, keywords: keywords)
    guard line.isProse() else { return false }
    let start = position
    skipLine()
    if proseTokens == tokens.count, let index = problems.lastIndex(where: { $0.code == .prose }) {
      proseLines += 1
      lengthenProblem(index, to: position, message: "\(proseLines) lines of prose: left out")
    } else {
      (proseTokens, proseLines) = (tokens.count, 1)
      report(
        Problem(
          code: .prose, message: "prose, not Swift: left out", remedy: nil, severity: .ignored,
          span: start..<position))
    }
    return true
  }

  /// A quick test that excludes most lines of code from the search.
  private var mayBeProse: Bool {
    switch byte() {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "#"), UInt8(ascii: "!"),
      UInt8(ascii: "["), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "="),
      UInt8(ascii: ">"), UInt8(ascii: "+"), UInt8(ascii: "_"), UInt8(ascii: "$"), 128...255:
      true
    default: false
    }
  }
}
