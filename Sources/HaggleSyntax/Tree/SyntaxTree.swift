/// A parsed text: everything in flat arrays, addressed by index, so that depth costs no stack.
///
/// Blocks are parsed when they are first asked for; a body that does not parse fails only its user.
package final class SyntaxTree {
  package let source: SourceText
  package internal(set) var expressions: [Expression] = []
  package internal(set) var statements: [Statement] = []
  package internal(set) var declarations: [Declaration] = []
  /// What was seen so far: asking for a block's statements may add to it.
  package internal(set) var diagnostics: [Diagnostic] = []
  /// The statements of the file.
  package internal(set) var topLevel: [StatementID] = []
  /// Where the comments are, in order; those inside of code included.
  package let comments: [SourceSpan]
  /// The labels of statements that have one: `outer: for …`.
  package internal(set) var labels: [StatementID: String] = [:]

  /// What the text is compiled for: it decides which branches of `#if` are part of it.
  package var conditions = CompilationConditions()

  /// What becomes of the branches of `#if` that are not part of the program.
  package var inactiveCode = InactiveCode.leftOut
  /// The conditions that decided what is part of it, by where they are written.
  package internal(set) var decisions: [Int: Decision] = [:]

  /// The text as it was read: without what a listing brought along from where it was copied.
  package let bytes: [UInt8]
  let tokens: [Token]
  /// How long the text is, in tokens.
  package var tokenCount: Int { tokens.count }
  /// How many brackets other than braces nest at most, and which of them are deep inside.
  let nesting: Int
  let deepTokens: [Int]
  /// The last token with a `>`: behind it no `<` opens anything.
  let lastClosingAngle: Int
  var blocks: [Block] = []
  /// The names of the text in their order, except for those in an `#if` about platforms: they say
  /// nothing of where the rest runs.
  package private(set) lazy var unconditionalNames: [WrittenName] = namesOutsideOfPlatforms

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
  }

  /// The calls that were parsed so far.
  package var calls: [(anchor: Int, span: SourceSpan)] {
    expressions.compactMap { expression in
      guard case .call(let callee, _, _) = expression.kind else { return nil }
      return (self[callee].anchor, expression.span)
    }
  }

  package subscript(id: ExpressionID) -> Expression { expressions[Int(id.index)] }
  package subscript(id: StatementID) -> Statement { statements[Int(id.index)] }
  package subscript(id: DeclarationID) -> Declaration { declarations[Int(id.index)] }
}

extension SyntaxTree {
  /// How deep brackets of any kind are nested.
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
