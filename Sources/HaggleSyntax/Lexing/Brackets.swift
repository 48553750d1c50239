/// The open brackets while the lexer goes through the text, innermost last.
///
/// A `}` closes its `{` through any other open brackets; other closing brackets do not reach beyond
/// the enclosing braces or string. Partners are counted, never searched for, so that stray brackets
/// cost no more than others.
struct Brackets {
  enum Kind { case brace, paren, bracket, interpolation, string, compilation }

  struct Opening {
    var kind: Kind
    var token: Int
    var isMultiline: Bool
    var pounds: Int
    /// For a string, whether it began with a curly quote, as in blogs.
    var isCurly = false
    /// For a brace, whether it is the body of an `if` or similar, not a closure.
    var isControl = false
    fileprivate var before = Counts()
    fileprivate var bracesBefore: Int32 = 0

    init(kind: Kind, token: Int, isMultiline: Bool = false, pounds: Int = 0) {
      self.kind = kind
      self.token = token
      self.isMultiline = isMultiline
      self.pounds = pounds
    }
  }

  /// The number of open brackets since the innermost brace or string.
  fileprivate struct Counts {
    var parens: Int32 = 0
    var brackets: Int32 = 0
    var compilations: Int32 = 0
    /// Since the innermost brace or multi-line string.
    var lineStrings: Int32 = 0
    /// All brackets since the innermost brace: the levels of the parser's recursion.
    var depth: Int32 = 0
  }

  private(set) var openings: [Opening] = []
  private var counts = Counts()
  private var braces: Int32 = 0
  /// The deepest nesting of brackets other than braces: blocks in braces are parsed separately.
  private(set) var deepest = 0
  /// Opening brackets at a depth for which the parser needs a stack of its own.
  private(set) var deepTokens: [Int] = []

  var depth: Int { openings.count }
  /// The number of brackets around the open string, up to the next brace or string.
  var bracketsAround: Int {
    guard let string = openings.last else { return 0 }
    return Int(string.before.parens + string.before.brackets)
  }
  var top: Opening? { openings.last }

  mutating func open(_ opening: Opening) {
    var opening = opening
    opening.before = counts
    opening.bracesBefore = braces
    openings.append(opening)
    count(opening)
    deepest = max(deepest, Int(counts.depth))
    if counts.depth > Parser.shallowLevels { deepTokens.append(opening.token) }
  }

  /// Closes a bracket of this kind; returns the openings given up, innermost first, and its partner
  /// last.
  mutating func close(_ kind: Kind) -> [Opening] {
    guard hasPartner(kind) else { return [] }
    var closed: [Opening] = []
    while let opening = pop() {
      closed.append(opening)
      if Self.matches(opening.kind, kind) { break }
    }
    return closed
  }

  /// Closes a string that ends with its line, and the single-line strings around it.
  mutating func closeLine() -> [Opening] {
    var closed: [Opening] = []
    while counts.lineStrings > 0, let opening = pop() { closed.append(opening) }
    return closed
  }

  mutating func pop() -> Opening? {
    guard let opening = openings.popLast() else { return nil }
    counts = opening.before
    braces = opening.bracesBefore
    return opening
  }

  private static func matches(_ opening: Kind, _ closing: Kind) -> Bool {
    opening == closing || (opening == .interpolation && closing == .paren)
  }

  private func hasPartner(_ kind: Kind) -> Bool {
    switch kind {
    case .brace: braces > 0
    case .paren, .interpolation: counts.parens > 0
    case .bracket: counts.brackets > 0
    case .compilation: counts.compilations > 0
    case .string: top?.kind == .string
    }
  }

  private mutating func count(_ opening: Opening) {
    // An `#if` is a block of its own, except around modifiers and cases.
    if opening.kind != .compilation { counts.depth += 1 }
    switch opening.kind {
    case .brace:
      braces += 1
      counts = Counts()
    case .paren, .interpolation: counts.parens += 1
    case .bracket: counts.brackets += 1
    case .compilation: counts.compilations += 1
    case .string: enterString(isMultiline: opening.isMultiline)
    }
  }

  private mutating func enterString(isMultiline: Bool) {
    let lineStrings = isMultiline ? 0 : counts.lineStrings + 1
    counts = Counts(lineStrings: lineStrings, depth: counts.depth)
  }
}
