/// One token: what it is, where it is, and how it touches its neighbours, in 16 bytes.
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
    /// `#name`, other than the three below.
    case macro
    case compilationIf, compilationElse, compilationEnd
  }

  struct Flags: OptionSet {
    let rawValue: UInt8

    static let newlineBefore = Flags(rawValue: 1)
    /// White space, a comment or a line break comes before it.
    static let spaceBefore = Flags(rawValue: 2)
    /// A comment of nothing but `...` comes before it.
    static let elisionBefore = Flags(rawValue: 4)
    /// An opening one that nothing closes: `match` is where it was given up.
    static let unclosed = Flags(rawValue: 8)
    /// `"""`
    static let multiline = Flags(rawValue: 16)
    /// In backticks, so never a keyword.
    static let backquoted = Flags(rawValue: 32)
    /// A brace beyond the limit of nesting: its contents are not looked at.
    static let tooDeep = Flags(rawValue: 64)
  }

  var kind: Kind
  var flags: Flags
  /// Which word of the language an identifier spells; contextual words included.
  var keyword: Keyword
  /// Of a string the number of `#`; of a brace the highest `$n` used directly in it plus one.
  var detail: UInt8
  var start: Int32
  var end: Int32
  /// For what opens: the index of what closes it; for `#if` and `#else`: of the next clause.
  var match: Int32

  var span: SourceSpan { Int(start)..<Int(end) }
}

extension Token.Kind {
  var isOperator: Bool {
    self == .binaryOperator || self == .prefixOperator || self == .postfixOperator
  }

  /// Whether it opens something that `match` leads out of.
  var opens: Bool {
    switch self {
    case .leftParen, .leftBracket, .leftBrace, .interpolation, .stringOpen: true
    default: false
    }
  }
}
