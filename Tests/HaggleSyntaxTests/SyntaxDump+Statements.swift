import HaggleSyntax

extension SyntaxDump {
  func statement(_ id: StatementID) -> String {
    let text = statement(tree[id].kind)
    return tree.labels[id].map { "\($0): \(text)" } ?? text
  }

  private func statement(_ kind: Statement.Kind) -> String {
    switch kind {
    case .expression(let value): expression(value)
    case .declaration(let id): declaration(tree[id])
    case .return(let value): list("return", value.map(expression))
    case .break(let label): list("break", label)
    case .continue(let label): list("continue", label)
    case .fallthrough: "(fallthrough)"
    case .throw(let value): list("throw", expression(value))
    case .defer(let body): list("defer", block(body))
    case .elided(let text): "elided`\(text)`"
    default: compound(kind)
    }
  }

  private func compound(_ kind: Statement.Kind) -> String {
    switch kind {
    case .if(let conditions, let then, let rest):
      list("if", self.conditions(conditions), block(then), rest.map(otherwise))
    case .guard(let conditions, let rest): list("guard", self.conditions(conditions), block(rest))
    case .switch(let subject, let cases):
      list("switch", expression(subject), cases.map(switchCase).joined(separator: " "))
    case .forIn(let pattern, let sequence, let filter, let body, _):
      list(
        "for", self.pattern(pattern), expression(sequence),
        filter.map { "where " + expression($0) }, block(body))
    case .while(let conditions, let body): list("while", self.conditions(conditions), block(body))
    case .repeatWhile(let body, let condition): list("repeat", block(body), expression(condition))
    case .doCatch(let body, let catches): doCatch(body, catches)
    case .conditionalCompilation(let clauses):
      list(
        "#if", clauses.map { "\($0.condition ?? "else"): \(block($0.body))" }.joined(separator: " ")
      )
    default: "?"
    }
  }

  private func doCatch(_ body: BlockID, _ catches: [(pattern: Pattern?, body: BlockID)]) -> String {
    let clauses = catches.map { list("catch", $0.pattern.map(pattern), block($0.body)) }
    return list("do", block(body), clauses.joined(separator: " "))
  }

  private func otherwise(_ rest: Statement.Else) -> String {
    switch rest {
    case .block(let id): block(id)
    case .elseIf(let id): statement(id)
    }
  }

  private func switchCase(_ clause: SwitchCase) -> String {
    let patterns = clause.patterns.map { item in
      pattern(item.pattern) + (item.filter.map { " where " + expression($0) } ?? "")
    }
    return list(patterns.isEmpty ? "default" : patterns.joined(separator: ", "), block(clause.body))
  }

  private func conditions(_ conditions: [Condition]) -> String {
    conditions.map { condition in
      switch condition {
      case .expression(let value): expression(value)
      case .binding(let name, let value):
        list("let", pattern(name), value.map(expression))
      case .pattern(let pattern, let value): list("case", self.pattern(pattern), expression(value))
      case .availability(let text, let isUnavailable, _):
        list(isUnavailable ? "#unavailable" : "#available", text)
      }
    }.joined(separator: ", ")
  }

  func pattern(_ pattern: Pattern) -> String {
    switch pattern {
    case .wildcard: "_"
    case .binding(let name): "let:" + name
    case .tuple(let elements): list("tuple", payload(elements))
    case .enumCase(let type, let name, let elements):
      (type ?? "") + "." + name + (elements.map { "(" + payload($0) + ")" } ?? "")
    case .optional(let inner): self.pattern(inner) + "?"
    case .type(let type, let inner): list("is", type.text, inner.map(self.pattern))
    case .expression(let value): expression(value)
    }
  }

  private func payload(_ elements: [(label: String?, pattern: Pattern)]) -> String {
    elements.map { ($0.label.map { "\($0): " } ?? "") + pattern($0.pattern) }
      .joined(separator: " ")
  }
}
