import HaggleScenarios
import HaggleSyntax

// What is one of many: it goes with those beside it, or alone.

extension CutMaker {
  /// A comment that states something, line by line.
  mutating func addDirectives() {
    for comment in tree.comments { add(Rewriting(replacing: wholeLines(comment))) }
  }

  mutating func addStatements() {
    for block in blocks {
      for stretch in stretches(of: block.statements.count)
      where stretch.allSatisfy({ block.mayGo($0, tree) }) {
        let first = tree[block.statements[stretch.lowerBound]].span.lowerBound
        let last = tree[block.statements[stretch.upperBound - 1]].span.upperBound
        add(Rewriting(replacing: wholeLines(first..<last)))
      }
    }
  }

  /// All modifiers of a view, some that follow each other, each by itself.
  mutating func addModifiers() {
    for view in outline.views {
      for stretch in stretches(of: view.links.count - 1) {
        let first = view.links[stretch.lowerBound + 1].span.lowerBound
        add(Rewriting(replacing: first..<view.links[stretch.upperBound].span.upperBound))
      }
    }
  }

  mutating func addArguments() {
    for expression in tree.expressions {
      switch expression.kind {
      case .call(let callee, let arguments, let trailing):
        addItems(arguments.map(span))
        if !trailing.isEmpty { addEmptyParentheses(arguments, callee, trailing[0].span) }
        addClosures(trailing)
      case .array(let elements): addItems(elements.map { tree[$0].span })
      case .dictionary(let entries):
        addItems(entries.map { tree[$0.key].span.lowerBound..<tree[$0.value].span.upperBound })
      default: break
      }
    }
  }

  /// A call with a closure needs no parentheses.
  private mutating func addEmptyParentheses(
    _ arguments: [Argument], _ callee: ExpressionID, _ closure: SourceSpan
  ) {
    if let span = parentheses(around: arguments) { return add(Rewriting(replacing: span)) }
    let between = tree[callee].span.upperBound..<closure.lowerBound
    guard arguments.isEmpty, between.lowerBound <= between.upperBound else { return }
    if text(between).filter({ !$0.isWhitespace }) == "()" { add(between, by: [.new(" ")]) }
  }

  /// The closures with a label, from the last one on.
  private mutating func addClosures(_ closures: [TrailingClosure]) {
    for index in closures.indices.dropFirst() {
      let start = closures[index - 1].span.upperBound
      add(Rewriting(replacing: start..<closures[closures.count - 1].span.upperBound))
    }
  }
}
