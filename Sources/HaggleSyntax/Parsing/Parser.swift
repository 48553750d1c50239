/// Parses tokens into a tree, one range at a time.
///
/// A cursor over the token array. The content of brackets is parsed with the cursor's end at the
/// closing bracket, so that errors inside stay inside.
struct Parser {
  /// Levels of expressions without brackets: nested ternaries and similar.
  static let spareLevels = 24
  /// Levels that fit on any stack.
  static let shallowLevels = 12
  /// A level takes about 7 KiB of stack in a debug build.
  static let bytesPerLevel = 24 << 10

  let tree: SyntaxTree
  let tokens: [Token]
  let bytes: [UInt8]
  let levels: Int
  /// The current token; changing it resets the used bytes.
  var position: Int { didSet { taken = 0 } }
  var end: Int
  /// The used bytes of the current token: one after the first `>` of `>>`.
  var taken = 0
  var depth = 0
  /// The nesting of types; limited, because a type's text is kept at every level.
  var typeDepth = 0
  /// The context of the statements being parsed.
  var context = SyntaxTree.BlockContext.code
  /// What holds up to the next brackets; inside of them nothing of it.
  private(set) var mode: Mode = []
  /// The token before which a comment of dots was handled.
  var elisionTaken = -1
  /// Whether something outside of brackets was not understood: the rest of the line is unreliable.
  var isBroken = false

  /// What decides how a token is read.
  struct Mode: OptionSet {
    let rawValue: UInt8

    /// In the condition of an `if` or similar, where `{` begins the body.
    static let bracesAreBodies = Mode(rawValue: 1)
    /// In a pattern's expression, where `=` begins the value.
    static let stopsAtEqual = Mode(rawValue: 2)
    /// In a variable's initial value, where `{ didSet …` is no closure.
    static let accessorsMayFollow = Mode(rawValue: 4)
  }

  init(tree: SyntaxTree, tokens range: Range<Int>, levels: Int) {
    self.tree = tree
    self.levels = levels
    tokens = tree.tokens
    bytes = tree.bytes
    position = range.lowerBound
    end = range.upperBound
  }

  // MARK: - Looking

  var isAtEnd: Bool { position >= end }

  var kind: Token.Kind { taken == 0 ? kind(at: position) : restKind }

  var keyword: Keyword { keyword(at: position) }

  /// Whether the current token begins a line, or the text has ended.
  var isOnNewLine: Bool { startsLine(position) }

  func kind(at index: Int) -> Token.Kind { index < end ? tokens[index].kind : .end }

  func keyword(at index: Int) -> Keyword { index < end ? tokens[index].keyword : .none }

  func startsLine(_ index: Int) -> Bool {
    index >= end || tokens[index].flags.contains(.newlineBefore)
  }

  func hasSpaceBefore(_ index: Int) -> Bool {
    !tokens[min(index, tokens.count - 1)].flags.isDisjoint(with: [.spaceBefore, .newlineBefore])
  }

  func isOperator(_ text: StaticString, at index: Int? = nil) -> Bool {
    kind(at: index ?? position).isOperator && spells(index ?? position, text)
  }

  /// Whether the rest of a token equals this text.
  func spells(_ index: Int, _ text: StaticString) -> Bool {
    guard index < end else { return false }
    let start = Int(tokens[index].start) + (index == position ? taken : 0)
    let count = Int(tokens[index].end) - start
    guard count == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(bytes[start..<start + count]) }
  }

  /// The text of a token, without backticks.
  func text(at index: Int) -> String {
    let token = tokens[index]
    let span = token.span
    guard token.flags.contains(.backquoted) else {
      return String(decoding: bytes[span], as: UTF8.self)
    }
    return String(decoding: bytes[span].dropFirst().dropLast(), as: UTF8.self)
  }

  /// The start of the rest of the current token.
  var offset: Int { Int(tokens[position].start) + taken }

  /// The end of the previous token.
  var previousEnd: Int {
    if taken > 0 { return Int(tokens[position].start) + taken }
    return position > 0 ? Int(tokens[position - 1].end) : 0
  }

  // MARK: - Moving

  mutating func advance() {
    if position < end { position += 1 }
    taken = 0
  }

  mutating func take(_ kind: Token.Kind) -> Bool {
    guard self.kind == kind else { return false }
    advance()
    return true
  }

  mutating func take(_ keyword: Keyword) -> Bool {
    guard self.keyword == keyword else { return false }
    advance()
    return true
  }

  /// Consumes one character of an operator: the `>` of `>>`.
  mutating func takeCharacter(_ character: Unicode.Scalar) -> Bool {
    guard position < end, kind != .stringText else { return false }
    let token = tokens[position]
    guard bytes[Int(token.start) + taken] == UInt8(ascii: character) else { return false }
    taken += 1
    if Int(token.start) + taken >= Int(token.end) { advance() }
    return true
  }

  /// The closing index of the bracket at an index, within this parser's limits.
  func close(of opener: Int) -> Int { min(max(Int(tokens[opener].match), opener + 1), end) }

  /// The token after the bracket at an index.
  func after(_ opener: Int) -> Int {
    let isClosed = !tokens[opener].flags.contains(.unclosed)
    return min(close(of: opener) + (isClosed ? 1 : 0), end)
  }

  /// Parses the content of the brackets that open here, and moves behind them.
  mutating func inside<Result>(_ body: (inout Parser) -> Result) -> Result {
    let opener = position
    let outer = self
    (end, mode) = (close(of: opener), [])
    position = opener + 1
    let result = body(&self)
    (end, mode, isBroken) = (outer.end, outer.mode, outer.isBroken)
    position = after(opener)
    return result
  }

  /// Parses something with more that holds around it.
  mutating func with<Result>(
    _ more: Mode, _ parse: (inout Parser) -> Result
  ) -> Result {
    let outer = mode
    mode.formUnion(more)
    defer { mode = outer }
    return parse(&self)
  }

  /// The kind of the rest of an operator: `?` of `>?`.
  private var restKind: Token.Kind {
    guard position < end else { return .end }
    let rest = bytes[Int(tokens[position].start) + taken..<Int(tokens[position].end)]
    if rest.elementsEqual("=".utf8) { return .equal }
    if rest.elementsEqual("?".utf8) { return .questionPostfix }
    if rest.elementsEqual("!".utf8) { return .exclaimPostfix }
    return .binaryOperator
  }
}
