import HaggleVocabulary

/// Infers from the indentation where unclosed brackets were meant to end.
///
/// A `}` at the start of a line closes the brace whose line starts in the same column, a
/// declaration ends the braces that start at its column or further right, and an open `(` or `[`
/// ends with its line.
struct BracketRecovery {
  struct Ending {
    /// The offset of the unclosed bracket.
    var opener: Int
    /// The offset of the token before which it ends; nil for the end of the text.
    var end: Int?
    /// The evidence: `where line 12 closes what line 3 opened`.
    var reason: String
  }

  /// In the order in which the lexer reaches them.
  private(set) var endings: [Ending] = []
  /// Whether the text ends inside nested, indented code.
  private(set) var isCutOff = false

  private let bytes: [UInt8]
  private let tokens: [Token]
  private var open: [Bracket] = []
  /// The number of open braces by the column of their line.
  private var bracesByColumn: [Int: Int] = [:]
  private var line = (column: 0, declares: false)
  /// The line (from 1) of the current token, and of the previous one.
  private var lineNumber = 1
  private var previousLine = 1
  private var counted = 0
  private var strays = 0

  private struct Bracket {
    var token: Int
    var isBrace: Bool
    /// The column at which its line begins.
    var column: Int
    /// Whether its line begins with a declaration.
    var declares: Bool
    /// Whether its content is indented.
    var isIndented: Bool?
  }

  /// Nil if every bracket is closed, or if the indentation shows nothing.
  init?(_ lexer: Lexer) {
    let unclosed = lexer.tokens.count { $0.flags.contains(.unclosed) && $0.kind.opens }
    guard (1...Self.mostUnclosed).contains(unclosed) else { return nil }
    bytes = lexer.bytes
    tokens = lexer.tokens
    for index in tokens.indices.dropLast() { visit(index) }
    let braces = open.filter(\.isBrace)
    isCutOff =
      !braces.isEmpty && braces.allSatisfy { $0.isIndented == true && $0.column < line.column }
    if endings.isEmpty && !isCutOff { return nil }
    // New stray brackets mean that the indentation is misleading.
    if strays > lexer.problems.count(where: { $0.code == .stray }) { return nil }
  }

  private mutating func visit(_ index: Int) {
    let token = tokens[index]
    countLines(to: Int(token.start))
    if token.flags.contains(.newlineBefore) { beginLine(index) }
    switch token.kind {
    case .leftBrace: push(index, isBrace: true)
    case .leftParen, .leftBracket, .interpolation: push(index, isBrace: false)
    case .rightParen, .rightBracket: closeParen(index)
    case .rightBrace: closeBrace(startsLine: token.flags.contains(.newlineBefore), index)
    default: break
    }
  }

  // MARK: - Lines

  private mutating func beginLine(_ index: Int) {
    line = (column(of: tokens[index]), beginsDeclaration(index))
    if let top = open.last, top.isIndented == nil {
      open[open.count - 1].isIndented = line.column > top.column
    }
    endParens(before: index)
    if line.declares { endBraces(beforeDeclaration: index) }
  }

  /// Ends an open `(` where the text returns to the column of its line, or where a modifier begins:
  /// `Text("a"` followed by `.bold()`.
  private mutating func endParens(before index: Int) {
    while let top = open.last, isOpenParen(top),
      line.column <= top.column || tokens[index].kind == .dot
    {
      end(before: index, "with line \(previousLine)")
    }
  }

  private mutating func endBraces(beforeDeclaration index: Int) {
    guard bracesByColumn[line.column, default: 0] > 0,
      let around = open.suffix(Self.mostLevels).last(where: {
        $0.column <= line.column && $0.isBrace
      }),
      around.column == line.column, around.declares, around.isIndented == true
    else { return }
    let word = Lexer.word(of: tokens[index], in: bytes)
    let reason = "before line \(lineNumber), where `\(word)` begins"
    while let top = open.last, top.column >= line.column { end(before: index, reason) }
  }

  // MARK: - Brackets

  private mutating func push(_ token: Int, isBrace: Bool) {
    var column = line.column
    if isBrace, let top = open.last, !top.isBrace {
      let endsLine = tokens[token + 1].flags.contains(.newlineBefore)
      if isOpenParen(top), endsLine { end(before: token, "before the `{` of line \(lineNumber)") }
      // In arguments over several lines, `})` is below the beginning of the call.
      column = min(column, top.column)
    }
    if isBrace { bracesByColumn[column, default: 0] += 1 }
    open.append(Bracket(token: token, isBrace: isBrace, column: column, declares: line.declares))
  }

  private func isOpenParen(_ bracket: Bracket) -> Bool {
    let token = tokens[bracket.token]
    return !bracket.isBrace && token.flags.contains(.unclosed) && token.kind != .interpolation
  }

  private mutating func closeParen(_ index: Int) {
    while let top = open.last, !top.isBrace {
      let token = tokens[top.token]
      let isPartner = !token.flags.contains(.unclosed) && Int(token.match) == index
      guard isPartner || token.flags.contains(.unclosed) else { return }
      pop()
      if isPartner { return }
    }
  }

  private mutating func pop() {
    guard let last = open.popLast() else { return }
    if last.isBrace { bracesByColumn[last.column, default: 1] -= 1 }
  }

  private mutating func closeBrace(startsLine: Bool, _ index: Int) {
    popParens()
    if startsLine, bracesByColumn[line.column, default: 0] > 0 {
      while let top = open.last, top.column > line.column {
        end(before: index, "before line \(lineNumber), whose `}` is further left")
        popParens()
      }
    }
    if open.isEmpty { strays += 1 }
    pop()
  }

  private mutating func popParens() {
    while let top = open.last, !top.isBrace { pop() }
  }

  private mutating func end(before index: Int, _ reason: String) {
    guard let top = open.last else { return }
    endings.append(
      Ending(
        opener: Int(tokens[top.token].start), end: Int(tokens[index].start), reason: reason))
    pop()
  }

  // MARK: - Looking

  private func beginsDeclaration(_ index: Int) -> Bool {
    let token = tokens[index]
    if token.kind == .at { return true }
    if token.kind == .macro { return Lexer.word(of: token, in: bytes) == "#Preview" }
    guard token.kind == .identifier, !token.flags.contains(.backquoted) else { return false }
    let next = tokens[index + 1]
    return (token.keyword.declares || token.keyword.isModifier)
      && next.kind == .identifier && !next.flags.contains(.newlineBefore)
  }

  private func column(of token: Token) -> Int {
    var start = Int(token.start)
    var column = 0
    while start > 0, bytes[start - 1] == 32 || bytes[start - 1] == 9 {
      start -= 1
      column += bytes[start] == 9 ? 4 : 1
    }
    return column
  }

  private mutating func countLines(to offset: Int) {
    previousLine = lineNumber
    lineNumber += bytes[counted..<offset].count { $0 == 10 }
    counted = offset
  }

  /// The maximum nesting: the indentation of deeper code is no evidence.
  private static let mostLevels = 200
  /// The maximum number of unclosed brackets: beyond it the indentation is no evidence.
  private static let mostUnclosed = 200
}
