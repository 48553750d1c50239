import HaggleSyntax

// Removes elements of lists, together with their neighbours or alone.

extension CutMaker {
  /// Removes directives, line by line.
  mutating func addDirectives() {
    for comment in tree.comments { add(Rewriting(replacing: wholeLines(comment))) }
  }

  mutating func addStatements() {
    for block in blocks {
      for stretch in stretches(of: block.statements.count)
      where stretch.allSatisfy({ block.mayGo($0, tree) }) {
        let first = tree[block.statements[stretch.lowerBound]].span.lowerBound
        let span = first..<tree[block.statements[stretch.upperBound - 1]].span.upperBound
        if block.statements[stretch].contains(where: { isNeeded($0, outside: span) }) { continue }
        add(Rewriting(replacing: wholeLines(span)))
      }
    }
  }

  /// Removes modifiers of a view: all, runs of them, and single ones.
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
        let name = tree.name(of: callee) ?? ""
        addArguments(arguments, of: name, isFollowed: !trailing.isEmpty)
        if let first = trailing.first { addEmptyParentheses(arguments, callee, first.span) }
        addClosures(trailing, of: name)
      case .array(let elements) where elements.count > 1:
        addItems(elements.map { tree[$0].span }, atLeast: 1)
      case .dictionary(let entries):
        addItems(entries.map { tree[$0.key].span.lowerBound..<tree[$0.value].span.upperBound })
      default: break
      }
    }
  }

  private mutating func addArguments(
    _ arguments: [Argument], of name: String, isFollowed: Bool
  ) {
    let labels = arguments.map { $0.label ?? "_" }
    let spans = arguments.map(span)
    for stretch in stretches(of: arguments.count) {
      let left = Array(labels[..<stretch.lowerBound] + labels[stretch.upperBound...])
      guard
        isDeclared(name) || isNeedlessKey(labels, stretch, arguments)
          || ArgumentRules.mayGo(Array(labels[stretch]), of: name, leaving: left)
      else { continue }
      if left.isEmpty, isFollowed, let whole = parentheses(around: arguments) {
        add(Rewriting(replacing: whole))
      } else {
        add(Rewriting(replacing: gap(spans, stretch)))
      }
    }
  }

  /// Whether the text declares this name, and so its parameters.
  private func isDeclared(_ name: String) -> Bool { declaredNames.contains(name) }

  /// The elements of a range need no `id`.
  private func isNeedlessKey(
    _ labels: [String], _ stretch: Range<Int>, _ arguments: [Argument]
  ) -> Bool {
    guard labels[stretch] == ["id"], let first = arguments.first,
      case .binary("..<", _, _) = tree[first.value].kind
    else { return false }
    return true
  }

  /// A call with a trailing closure needs no parentheses.
  private mutating func addEmptyParentheses(
    _ arguments: [Argument], _ callee: ExpressionID, _ closure: SourceSpan
  ) {
    let between =
      tree[callee].span.upperBound..<max(closure.lowerBound, tree[callee].span.upperBound)
    guard arguments.isEmpty else { return }
    if text(between).filter({ !$0.isWhitespace }) == "()" { add(between, by: [.new(" ")]) }
  }

  /// The labelled closures, from the last.
  private mutating func addClosures(_ closures: [TrailingClosure], of name: String) {
    for index in closures.indices.dropFirst() {
      let gone = closures[index...].map { $0.label ?? "_" }
      guard isDeclared(name) || ArgumentRules.mayGo(gone, of: name, leaving: ["_"]) else {
        continue
      }
      let start = closures[index - 1].span.upperBound
      add(Rewriting(replacing: start..<closures[closures.count - 1].span.upperBound))
    }
  }
}
