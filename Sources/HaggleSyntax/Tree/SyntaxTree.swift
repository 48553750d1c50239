/// A parsed text in flat arrays addressed by index, so that depth needs no stack.
///
/// Blocks are parsed on demand; errors in a body only affect its users.
package final class SyntaxTree {
  package let source: SourceText
  @exclusivity(unchecked) package internal(set) var expressions: [Expression] = []
  @exclusivity(unchecked) package internal(set) var statements: [Statement] = []
  @exclusivity(unchecked) package internal(set) var declarations: [Declaration] = []
  /// The problems found so far: parsing a block on demand may add some.
  package internal(set) var diagnostics: [Diagnostic] = []
  /// The statements of the file.
  package internal(set) var topLevel: [StatementID] = []
  /// The comments in order, including those inside code.
  package let comments: [SourceSpan]
  /// The labels of statements that have one: `outer: for …`.
  @exclusivity(unchecked) package internal(set) var labels: [StatementID: String] = [:]

  /// The compilation conditions, which determine the active branches of `#if`.
  package var conditions = CompilationConditions()

  /// The treatment of inactive `#if` branches.
  package var inactiveCode = InactiveCode.leftOut
  /// The decisive conditions, by offset.
  package internal(set) var decisions: [Int: Decision] = [:]

  /// The text as parsed: without additions from where it was copied.
  package let bytes: [UInt8]
  let tokens: [Token]
  /// The length of the text in tokens.
  package var tokenCount: Int { tokens.count }
  /// The greatest nesting of brackets other than braces, and the deepest of them.
  let nesting: Int
  let deepTokens: [Int]
  /// The last token with a `>`: after it no `<` opens a list.
  let lastClosingAngle: Int
  @exclusivity(unchecked) var blocks: [Block] = []
  /// The names of the text in their order, except for those in an `#if` about platforms: they say
  /// nothing of where the rest runs.
  package private(set) lazy var unconditionalNames: [WrittenName] = namesOutsideOfPlatforms
  /// Whether a view reads the font around it: `@Environment(\.font)`.
  package private(set) lazy var readsFont = source.contains("Environment(\\.font)")

  init(source: SourceText, lexer: Lexer) {
    self.source = source
    comments = lexer.comments
    bytes = lexer.bytes
    tokens = lexer.tokens
    nesting = lexer.brackets.deepest
    deepTokens = lexer.brackets.deepTokens
    lastClosingAngle =
      lexer.tokens.lastIndex { token in
        (token.kind.isOperator || token.kind == .arrow)
          && lexer.bytes[token.span].contains(UInt8(ascii: ">"))
      } ?? -1
  }

  /// The same text, read as far as another tree has read it.
  package init(copying other: SyntaxTree) {
    source = other.source
    (expressions, statements) = (other.expressions, other.statements)
    (declarations, diagnostics) = (other.declarations, other.diagnostics)
    (topLevel, comments, labels) = (other.topLevel, other.comments, other.labels)
    (conditions, inactiveCode) = (other.conditions, other.inactiveCode)
    decisions = other.decisions
    (bytes, tokens) = (other.bytes, other.tokens)
    (nesting, deepTokens) = (other.nesting, other.deepTokens)
    lastClosingAngle = other.lastClosingAngle
    blocks = other.blocks
    unconditionalNames = other.unconditionalNames
    readsFont = other.readsFont
  }

  /// The calls that were parsed so far.
  package var calls: [(anchor: Int, span: SourceSpan)] {
    expressions.compactMap { expression in
      guard case .call(let callee, _, _) = expression.kind else { return nil }
      return (self[callee].anchor, expression.span)
    }
  }

  /// All declarations that were parsed so far.
  package var declarationIDs: [DeclarationID] {
    declarations.indices.map { DeclarationID(index: Int32($0)) }
  }

  package subscript(id: ExpressionID) -> Expression { expressions[Int(id.index)] }
  package subscript(id: StatementID) -> Statement { statements[Int(id.index)] }
  package subscript(id: DeclarationID) -> Declaration { declarations[Int(id.index)] }
}

extension SyntaxTree {
  /// The greatest nesting of brackets of any kind.
  package var bracketDepth: Int {
    var depth = 0
    var deepest = 0
    for token in tokens {
      switch token.kind {
      case .leftParen, .leftBracket, .leftBrace, .interpolation: depth += 1
      case .rightParen, .rightBracket, .rightBrace: depth = max(depth - 1, 0)
      default: continue
      }
      deepest = max(deepest, depth)
    }
    return deepest
  }
}
