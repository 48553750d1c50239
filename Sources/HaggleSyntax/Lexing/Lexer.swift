import HaggleVocabulary

/// Splits a text into tokens, pairs its brackets, and collects the comments.
///
/// A single pass without recursion: nesting (brackets, strings in interpolations in strings) is
/// kept on the stack of `Brackets`.
struct Lexer {
  /// A problem found on the way; its place is computed at the end.
  struct Problem {
    var code: DiagnosticCode
    var message: String
    var remedy: Prose?
    var severity = Diagnostic.Severity.error
    var span: SourceSpan
  }

  let bytes: [UInt8]
  private(set) var tokens: [Token] = []
  private(set) var comments: [SourceSpan] = []
  private(set) var problems: [Problem] = []
  var brackets = Brackets()
  var position = 0
  /// The properties of the text before the next token.
  var flags: Token.Flags = [.newlineBefore, .spaceBefore]
  /// The offset up to which the end of a placeholder, or of a `#/…/#`, was searched in vain.
  var searchedForPlaceholder = 0
  var searchedForRegex = 0
  var searchedForCurly = 0
  /// The line up to the last unclosed string, which explains its open brackets.
  var swallowed = 0..<0
  private var shorthands = ShorthandCounts()
  /// The number of tokens when a line of prose was found, and the number of such lines since.
  var proseTokens = -1
  var proseLines = 0
  let keywords = KeywordTable.all

  /// The inferred ends of unclosed brackets, once known, and the next of them.
  private let recovery: BracketRecovery?
  private var nextEnding = 0
  /// Whether a Markdown fence was found outside of comments and strings.
  var sawFence = false

  /// - Parameter recovery: where an earlier run found out that unclosed brackets were meant to end.
  init(_ paste: Paste, recovery: BracketRecovery? = nil) {
    bytes = paste.bytes
    problems = paste.problems
    self.recovery = recovery
    tokens.reserveCapacity(bytes.count / 5)
  }

  /// The tokens of a text, lexed again with whatever was found out on the way.
  static func lexed(_ paste: Paste, recovery: BracketRecovery? = nil) -> Lexer {
    var lexer = Lexer(paste, recovery: recovery)
    lexer.run()
    return lexer
  }

  private mutating func run() {
    if byte() == UInt8(ascii: "#"), byte(1) == UInt8(ascii: "!") { skipLine() }
    while position < bytes.count {
      if let string = brackets.top, string.kind == .string {
        lexStringPiece(of: string)
      } else if !skipTrivia() {
        endRecovered()
        if flags.contains(.newlineBefore), skipProse() { continue }
        lexToken()
      }
    }
    closeEverything()
    add(.end, from: position)
  }

  // MARK: - Primitives

  /// The byte at an offset; 0 beyond the text.
  func byte(_ offset: Int = 0) -> UInt8 {
    let index = position + offset
    return index >= 0 && index < bytes.count ? bytes[index] : 0
  }

  /// The scalar at an index, and its number of bytes.
  func scalar(at index: Int) -> (value: UInt32, length: Int) {
    Self.scalar(in: bytes, at: index)
  }

  static func scalar(in bytes: [UInt8], at index: Int) -> (value: UInt32, length: Int) {
    let first = bytes[index]
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard length > 1, index + length <= bytes.count else { return (UInt32(first), 1) }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for offset in 1..<length { value = value << 6 | UInt32(bytes[index + offset] & 0x3F) }
    return (value, length)
  }

  mutating func add(_ kind: Token.Kind, from start: Int, keyword: Keyword = .none, detail: Int = 0)
  {
    tokens.append(
      Token(
        kind: kind, flags: flags, keyword: keyword, detail: UInt8(clamping: detail),
        start: Int32(start), end: Int32(position), match: -1))
    flags = []
  }

  mutating func addName(from start: Int) {
    let keyword = keywords.keyword(bytes, in: start..<position)
    shorthands.note(keyword, after: tokens.last?.kind)
    add(.identifier, from: start, keyword: keyword)
  }

  /// Removes the last name; the next one replaces it.
  mutating func forgetName() {
    if let name = tokens.popLast() { flags = name.flags.subtracting(.backquoted) }
  }

  /// Extends the last macro's name to the current position.
  mutating func lengthenMacro() { tokens[tokens.count - 1].end = Int32(position) }

  mutating func addShorthand(_ number: Int, from start: Int) {
    add(.dollar, from: start)
    shorthands.use(number)
  }

  mutating func report(_ problem: Problem) {
    if problems.count < 500 { problems.append(problem) }
  }

  mutating func lengthenProblem(_ index: Int, to end: Int, message: String) {
    problems[index].span = problems[index].span.lowerBound..<end
    problems[index].message = message
  }

  mutating func addComment(from start: Int) {
    comments.append(start..<position)
    flags.insert(.spaceBefore)
    if Self.isElision(start..<position, in: bytes) { flags.insert(.elisionBefore) }
  }

  /// Whether a comment only contains `...`.
  static func isElision(_ comment: SourceSpan, in bytes: [UInt8]) -> Bool {
    guard comment.count < 20 else { return false }
    let isBlock = bytes[comment.lowerBound + 1] == UInt8(ascii: "*")
    let text = bytes[comment].dropFirst(2).dropLast(isBlock ? 2 : 0).filter { $0 > 32 }
    return text.elementsEqual("...".utf8) || text.elementsEqual("…".utf8)
  }
}

// MARK: - Brackets

extension Lexer {
  mutating func open(_ kind: Brackets.Kind, _ token: Token.Kind, from start: Int) {
    var opening = Brackets.Opening(kind: kind, token: tokens.count)
    if kind == .brace {
      shorthands.decide(by: token, .none, startsLine: flags.contains(.newlineBefore))
      opening.isControl = shorthands.openBrace(after: tokens.last?.keyword ?? .none)
      if brackets.depth >= Self.depthLimit { refuse(at: start) }
    }
    brackets.open(opening)
    add(token, from: start)
  }

  mutating func openString(_ opening: Brackets.Opening, from start: Int) {
    var opening = opening
    opening.token = tokens.count
    brackets.open(opening)
    if opening.isMultiline { flags.insert(.multiline) }
    add(.stringOpen, from: start, detail: opening.pounds)
  }

  /// Returns whether there was something to close; reports it otherwise.
  @discardableResult
  mutating func close(_ kind: Brackets.Kind, _ token: Token.Kind, from start: Int) -> Bool {
    var closed = brackets.close(kind)
    let partner = closed.popLast()
    if !closed.isEmpty { giveUp(closed, "before the `\(Unicode.Scalar(bytes[start]))`") }
    if let partner { settle(partner) } else { reportStray(from: start) }
    add(token, from: start)
    return partner != nil
  }

  /// Ends the last piece of text earlier.
  mutating func shortenText(to end: Int) {
    tokens[tokens.count - 1].end = Int32(end)
    if tokens[tokens.count - 1].span.isEmpty { tokens.removeLast() }
  }

  private var endOfLine: String {
    let rest = bytes[position...].prefix { $0 != 10 && $0 != 13 }
    return String(decoding: rest.prefix(20), as: UTF8.self)
  }

  /// Ends the open string without its quote.
  mutating func endString() {
    guard let string = brackets.pop() else { return }
    settle(string, isClosed: false)
    reportUnclosed(string, endingIn: "before `\(endOfLine)`")
    swallowed = 0..<0
  }

  /// Ends a string, and those around it, at the end of its line.
  mutating func giveUpLine() { giveUp(brackets.closeLine(), "with its line") }

  /// Records that the next token closes the bracket at an index.
  mutating func link(_ opener: Int) { tokens[opener].match = Int32(tokens.count) }

  private mutating func giveUp(_ openings: [Brackets.Opening], _ place: String) {
    for opening in openings { settle(opening, isClosed: false) }
    // The outermost is reported: those inside it follow from it.
    if let outermost = openings.last { reportUnclosed(outermost, endingIn: place) }
  }

  /// Ends the brackets that `recovery` ends before the next token.
  private mutating func endRecovered() {
    while let recovery, nextEnding < recovery.endings.count,
      let end = recovery.endings[nextEnding].end, end <= position
    {
      let ending = recovery.endings[nextEnding]
      nextEnding += 1
      while let top = brackets.top, Int(tokens[top.token].start) >= ending.opener {
        _ = brackets.pop()
        settle(top, isClosed: false)
        if Int(tokens[top.token].start) == ending.opener {
          reportUnclosed(top, endingIn: ending.reason)
        }
      }
    }
  }

  private mutating func closeEverything() {
    let count = brackets.depth
    let innermost = brackets.top
    var outermostString: Brackets.Opening?
    while let opening = brackets.pop() {
      settle(opening, isClosed: false)
      if opening.kind == .string { outermostString = opening }
    }
    if recovery?.isCutOff == true, let innermost {
      reportUnclosed(innermost, endingIn: "with the text", alsoOpen: count - 1)
    } else if let outermostString {
      reportUnclosed(outermostString)
    } else if let innermost {
      reportUnclosed(innermost, of: count)
    }
  }

  private mutating func settle(_ opening: Brackets.Opening, isClosed: Bool = true) {
    link(opening.token)
    if !isClosed { tokens[opening.token].flags.insert(.unclosed) }
    guard opening.kind == .brace else { return }
    tokens[opening.token].detail = shorthands.closeBrace(isControl: opening.isControl)
  }
}
