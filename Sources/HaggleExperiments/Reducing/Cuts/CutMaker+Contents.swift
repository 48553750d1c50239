import HaggleScenarios
import HaggleSyntax

// Replaces something by its content.

extension CutMaker {
  /// Replaces a view, or a view with its modifiers, by the content of its closures and arguments.
  mutating func addContents() {
    for (number, view) in outline.views.enumerated() {
      for (index, link) in view.links.enumerated() {
        for closure in link.closures { addContent(of: closure.closure, view, index) }
      }
      for child in outline.children(of: number)
      where !outline.views[child].isStatement && isView(outline.views[child]) {
        addContent(outline.views[child].span, view, outline.views[child].parent?.link ?? 0)
      }
    }
  }

  /// Whether an argument is a view, not a part of a value.
  private func isView(_ view: WrittenView) -> Bool {
    let name = view.base.name
    return Catalog.view(name) != nil
      || tree.declarations.contains { declaration in
        guard case .type(let type) = declaration.kind else { return false }
        return type.name == name && type.inherited.contains { $0.name == "View" }
      }
  }

  private mutating func addContent(of closure: Closure, _ view: WrittenView, _ index: Int) {
    let statements = tree.statements(of: closure.body)
    if statements.count > 1, view.isStatement, let content = tree.span(of: closure.body) {
      add(view.span, by: [.kept(content)])
      if index == 0, view.links.count == 1 { add(view.base.span, by: [.kept(content)]) }
    }
    for statement in statements {
      guard case .expression = tree[statement].kind else { continue }
      addContent(tree[statement].span, view, index)
    }
  }

  private mutating func addContent(_ content: SourceSpan, _ view: WrittenView, _ index: Int) {
    add(view.span, by: [.kept(content)])
    if index == 0, view.links.count > 1 { add(view.base.span, by: [.kept(content)]) }
  }

  /// Replaces a condition by one of its branches.
  mutating func addBranches() {
    for statement in tree.statements {
      switch statement.kind {
      case .if(_, let then, let other): addBranches(statement.span, then, other)
      case .switch(_, let cases): for each in cases { addBranch(statement.span, each.body) }
      case .conditionalCompilation(let clauses):
        for clause in clauses { addBranch(statement.span, clause.body) }
      case .forIn(_, _, _, let body, _), .while(_, let body), .repeatWhile(let body, _),
        .doCatch(let body, _), .defer(let body):
        addBranch(statement.span, body)
      default: break
      }
    }
  }

  /// A block of a single statement needs no `return`.
  mutating func addReturns() {
    for block in blocks where block.statements.count == 1 {
      let statement = tree[block.statements[0]]
      guard case .return(let value?) = statement.kind else { continue }
      add(statement.span, by: [.kept(tree[value].span)])
    }
  }

  private mutating func addBranch(_ span: SourceSpan, _ body: BlockID) {
    if let content = tree.span(of: body) { add(span, by: [.kept(content)]) }
  }

  private mutating func addBranches(
    _ span: SourceSpan, _ then: BlockID, _ other: Statement.Else?
  ) {
    addBranch(span, then)
    switch other {
    case .block(let body): addBranch(span, body)
    case .elseIf(let statement): add(span, by: [.kept(tree[statement].span)])
    case nil: return
    }
    guard var end = tree.span(of: then)?.upperBound else { return }
    while end < span.upperBound, bytes[end] != UInt8(ascii: "}") { end += 1 }
    if end < span.upperBound { add(Rewriting(replacing: end + 1..<span.upperBound)) }
  }

  /// Replaces an expression by one of its operands.
  mutating func addOperands() {
    for expression in tree.expressions {
      for part in parts(of: expression.kind) {
        add(expression.span, by: [.kept(tree[part].span)])
      }
      if case .conditional(let values) = expression.kind { addChains(values, expression.span) }
    }
  }

  /// Operators whose result has the type of their operands.
  private static let sums: Set = ["&&", "||", "+", "-", "*", "/", "%"]

  private func parts(of kind: Expression.Kind) -> [ExpressionID] {
    switch kind {
    case .ternary(_, let then, let other): [then, other]
    case .binary("??", _, let right): [right]
    case .binary(let name, let left, let right):
      Self.sums.contains(name) ? [left, right] : []
    case .cast("as", let value, _), .effect(_, let value): [value]
    case .prefix("!", let value): [value]
    case .tuple(let items): items.count == 1 ? items.map(\.value) : []
    default: []
    }
  }

  /// A chain with `#if` in it: without its modifiers, or with those of one branch.
  private mutating func addChains(
    _ values: [(condition: String?, value: ExpressionID)], _ span: SourceSpan
  ) {
    let chains = values.map { chain($0.value) }
    let shared = chains.dropFirst().reduce(Set(chains.first?.map(\.span) ?? [])) { shared, chain in
      shared.filter(Set(chain.map(\.span)).contains)
    }
    guard let base = shared.max(by: { $0.count < $1.count }) else { return }
    add(span, by: [.kept(base)])
    for chain in chains {
      guard let first = chain.last(where: { $0.span.count > base.count }) else { continue }
      add(span, by: [.kept(base), .kept(first.anchor - 1..<chain[0].span.upperBound)])
    }
  }

  /// The calls of a chain, from the last, each with the offset of its name.
  private func chain(_ id: ExpressionID) -> [(span: SourceSpan, anchor: Int)] {
    var links = [(span: tree[id].span, anchor: tree[id].anchor)]
    var next = id
    while case .call(let callee, _, _) = tree[next].kind,
      case .member(let base, _) = tree[callee].kind
    {
      next = base
      links.append((tree[base].span, tree[base].anchor))
    }
    return links
  }
}
