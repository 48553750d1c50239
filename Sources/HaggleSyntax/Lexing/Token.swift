/// A token: its kind, its place, and its spacing to its neighbours, in 16 bytes.
struct Token {
  enum Kind: UInt8 {
    case end, identifier, dollar, integer, float, regex, placeholder, unknown
    case stringOpen, stringText, stringClose
    /// `\(` inside a string; closed by a `rightParen`.
    case interpolation
    case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
    case comma, colon, semicolon, dot, at, backslash, arrow, equal
    case questionPostfix, questionInfix, exclaimPostfix, ampersandPrefix
    case prefixOperator, postfixOperator, binaryOperator
    /// `#name`, except for the three below.
    case macro
    case compilationIf, compilationElse, compilationEnd
  }

  struct Flags: OptionSet {
    let rawValue: UInt8

    static let newlineBefore = Flags(rawValue: 1)
    /// White space, a comment or a line break comes before it.
    static let spaceBefore = Flags(rawValue: 2)
    /// Preceded by a comment of only `...`.
    static let elisionBefore = Flags(rawValue: 4)
    /// An unclosed opening bracket: `match` is where it was given up.
    static let unclosed = Flags(rawValue: 8)
    /// `"""`
    static let multiline = Flags(rawValue: 16)
    /// In backticks, so never a keyword.
    static let backquoted = Flags(rawValue: 32)
    /// A brace beyond the nesting limit: its content is ignored.
    static let tooDeep = Flags(rawValue: 64)
  }

  var kind: Kind
  var flags: Flags
  /// The keyword that an identifier spells, including contextual ones.
  var keyword: Keyword
  /// For a string the number of `#`; for a brace the highest `$n` used directly in it plus one.
  var detail: UInt8
  var start: Int32
  var end: Int32
  /// For an opening bracket the index of its closing one; for `#if` and `#else` that of the next
  /// clause.
  var match: Int32

  var span: SourceSpan { Int(start)..<Int(end) }
}

extension Token.Kind {
  var isOperator: Bool {
    self == .binaryOperator || self == .prefixOperator || self == .postfixOperator
  }

  /// Whether it is an opening bracket with a `match`.
  var opens: Bool {
    switch self {
    case .leftParen, .leftBracket, .leftBrace, .interpolation, .stringOpen: true
    default: false
    }
  }
}
