import HaggleVocabulary

extension SyntaxTree {
  /// The kind of statements in a block.
  enum BlockContext {
    case code
    /// Members of a type, where `case` and `init` are declarations.
    case members
  }

  /// A range of tokens that is parsed on demand.
  struct Block {
    var tokens: Range<Int>
    var context: BlockContext
    var statements: [StatementID]?
    /// Whether its own statements were asked for, rather than those of all blocks.
    var isUsed = false
  }

  /// Parses a text. There is always a tree; problems are in `diagnostics`.
  package static func parse(_ source: SourceText) -> SyntaxTree {
    var paste = Paste(source)
    var lexer = Lexer.lexed(paste)
    if lexer.sawFence {
      paste = Paste(source, isArticle: true)
      lexer = Lexer.lexed(paste)
    }
    if let recovery = BracketRecovery(lexer) { lexer = Lexer.lexed(paste, recovery: recovery) }
    let tree = SyntaxTree(source: source, lexer: lexer)
    for problem in lexer.problems { tree.report(problem) }
    let file = tree.addBlock(0..<tree.tokens.count - 1, in: .code)
    tree.topLevel = tree.statements(of: file)
    return tree
  }

  /// The statements of a block, parsed on demand.
  package func statements(of block: BlockID) -> [StatementID] {
    let index = Int(block.index)
    if !blocks[index].isUsed { blocks[index].isUsed = true }
    return blocks[index].statements ?? parseBlock(at: index)
  }

  private func parseBlock(at index: Int) -> [StatementID] {
    let parsed = parseBlock(blocks[index])
    blocks[index].statements = parsed
    return parsed
  }

  /// Parses every block that has not been asked for yet: after it `diagnostics` is complete.
  package func parseEverything() { parseEverything { _ in true } }

  /// Parses every block of the text's own that has not been asked for yet.
  package func parseOwnCode() { parseEverything { self.source.parts.isOwn($0) } }

  private func parseEverything(at isWanted: (Int) -> Bool) {
    var index = 0
    while index < blocks.count {
      if blocks[index].statements == nil, isWanted(start(of: blocks[index])) {
        _ = parseBlock(at: index)
      }
      index += 1
    }
  }

  /// Where the code of bodies is that was asked for; what types hold is read in any case.
  package var usedCode: [Int] {
    blocks.dropFirst().filter { $0.isUsed && $0.context == .code }.map(start)
  }

  private func start(of block: Block) -> Int {
    Int(tokens[min(block.tokens.lowerBound, tokens.count - 1)].start)
  }

  /// Where the brace is that opens a block; nil for the block of the whole file.
  package func opening(of block: BlockID) -> Int? {
    let first = blocks[Int(block.index)].tokens.lowerBound
    guard first > 0, tokens[first - 1].kind == .leftBrace else { return nil }
    return tokens[first - 1].span.lowerBound
  }

  /// Whether code lies in a block.
  package func isInside(_ block: BlockID, _ offset: Int) -> Bool {
    let inner = blocks[Int(block.index)].tokens
    guard let first = inner.first, let last = inner.last else { return false }
    return tokens[first].span.lowerBound <= offset && offset < tokens[last].span.upperBound
  }

  func addBlock(_ tokens: Range<Int>, in context: BlockContext) -> BlockID {
    blocks.append(Block(tokens: tokens, context: context))
    return BlockID(index: Int32(blocks.count - 1))
  }

  func report(_ problem: Lexer.Problem) {
    guard diagnostics.count < 1000 else { return }
    let text = source.text(in: problem.span).prefix { !$0.isNewline }
    diagnostics.append(
      Diagnostic(
        problem.severity, code: problem.code, problem.message, remedy: problem.remedy,
        place: source.place(at: problem.span.lowerBound), length: max(1, text.count)))
  }

  func forgetDiagnostics(from count: Int) {
    diagnostics.removeSubrange(min(count, diagnostics.count)...)
  }

  private func parseBlock(_ block: Block) -> [StatementID] {
    let levels = levels(of: block.tokens) + Parser.spareLevels
    // A thread per body would cost more than parsing.
    if levels <= Parser.shallowLevels + Parser.spareLevels { return parse(block, levels: levels) }
    return DeepStack.run(
      depth: levels, bytesPerLevel: Parser.bytesPerLevel,
      otherwise: { refusal -> [StatementID] in
        report(refusal, at: block)
        return []
      }
    ) {
      parse(block, levels: levels)
    }
  }

  private func report(_ refusal: DeepStack.Refusal, at block: Block) {
    let start = block.tokens.isEmpty ? 0 : tokens[block.tokens.lowerBound].span.lowerBound
    diagnostics.append(
      Diagnostic(
        .error, code: .depthLimit, refusal.message,
        remedy: "allow more memory (\(code: "ulimit -v unlimited")), or nest less",
        place: source.place(at: start)))
  }

  private func parse(_ block: Block, levels: Int) -> [StatementID] {
    var parser = Parser(tree: self, tokens: block.tokens, levels: levels)
    return parser.parseStatements(in: block.context)
  }

  /// The recursion depth that some tokens may need: a level per bracket other than a brace.
  private func levels(of tokens: Range<Int>) -> Int {
    let first = deepTokens.partitioningIndex { $0 >= tokens.lowerBound }
    let isDeep = first < deepTokens.count && deepTokens[first] < tokens.upperBound
    return min(isDeep ? nesting : Parser.shallowLevels, DeepStack.depthLimit)
  }
}
