import HaggleSyntax

/// Writes a tree as compact S-expressions: what the tests compare.
struct SyntaxDump {
  let tree: SyntaxTree

  init(_ text: String) {
    tree = SyntaxTree.parse(SourceText(text, name: "test.swift"))
    tree.parseEverything()
  }

  /// The file's statements, one per line.
  var text: String { tree.topLevel.map(statement).joined(separator: "\n") }

  /// Every diagnostic as `line:column severity code`.
  var problems: [String] {
    tree.diagnostics.map { problem in
      let place = problem.place.map { "\($0.line):\($0.column)" } ?? "-"
      return "\(place) \(problem.severity.rawValue) \(problem.code.rawValue)"
    }
  }

  func block(_ id: BlockID) -> String {
    "{" + tree.statements(of: id).map(statement).joined(separator: "; ") + "}"
  }

  func list(_ parts: String?...) -> String {
    "(" + parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ") + ")"
  }
}

// MARK: - Expressions

extension SyntaxDump {
  func expression(_ id: ExpressionID) -> String {
    switch tree[id].kind {
    case .integer(let value): "\(Int(value))"
    case .float(let value): "\(value)"
    case .boolean(let value): "\(value)"
    case .nilLiteral: "nil"
    case .string(let segments): string(segments)
    case .array(let elements): "[" + elements.map(expression).joined(separator: " ") + "]"
    case .dictionary(let pairs): dictionary(pairs)
    case .tuple(let elements): list("tuple", arguments(elements))
    case .identifier(let name): name
    case .implicitMember(let name): "." + name
    case .member(let base, let name): list(".", expression(base), name)
    case .optionalChain(let base): list("?", expression(base))
    case .forceUnwrap(let base): list("!", expression(base))
    case .type(let type): "<\(type.text)>"
    case .elided(let text): "elided`\(text)`"
    case .invalid(let text): "invalid`\(text)`"
    case .keyPath(let components): "\\" + components.joined(separator: ".")
    default: compound(tree[id].kind)
    }
  }

  private func compound(_ kind: Expression.Kind) -> String {
    switch kind {
    case .call(let callee, let arguments, let trailing):
      list("call", expression(callee), self.arguments(arguments), closures(trailing))
    case .subscript(let base, let arguments):
      list("at", expression(base), self.arguments(arguments))
    case .prefix(let name, let value): list("prefix" + name, expression(value))
    case .postfix(let name, let value): list("postfix" + name, expression(value))
    case .binary(let name, let left, let right): list(name, expression(left), expression(right))
    case .assignment(let name, let target, let value):
      list(name, expression(target), expression(value))
    case .ternary(let condition, let then, let other):
      list("?:", expression(condition), expression(then), expression(other))
    case .cast(let word, let value, let type): list(word, expression(value), type.text)
    case .closure(let closure): self.closure(closure)
    case .inOut(let value): list("&", expression(value))
    case .effect(let word, let value): list(word, expression(value))
    case .ifExpression(let id), .switchExpression(let id): statement(id)
    case .macro(let name, let arguments, let trailing):
      list("#" + name, self.arguments(arguments), closures(trailing))
    case .conditional(let clauses): conditional(clauses)
    default: "?"
    }
  }

  private func conditional(_ clauses: [(condition: String?, value: ExpressionID)]) -> String {
    list(
      "#if",
      clauses.map { "\($0.condition ?? "else"): \(expression($0.value))" }.joined(separator: " "))
  }

  private func string(_ segments: [StringSegment]) -> String {
    let parts = segments.map { segment in
      switch segment {
      case .text(let text): text.replacing("\n", with: "␤")
      case .interpolation(let arguments): "\\(\(self.arguments(arguments)))"
      }
    }
    return "\"" + parts.joined() + "\""
  }

  private func dictionary(_ pairs: [(key: ExpressionID, value: ExpressionID)]) -> String {
    if pairs.isEmpty { return "[:]" }
    return "["
      + pairs.map { "\(expression($0.key)): \(expression($0.value))" }.joined(separator: " ") + "]"
  }

  func arguments(_ arguments: [Argument]) -> String {
    arguments.map { ($0.label.map { "\($0): " } ?? "") + expression($0.value) }
      .joined(separator: " ")
  }

  private func closures(_ trailing: [TrailingClosure]) -> String {
    trailing.map { ($0.label.map { "\($0): " } ?? "") + closure($0.closure) }
      .joined(separator: " ")
  }

  private func closure(_ closure: Closure) -> String {
    var head = closure.parameters.map(parameter).joined(separator: ", ")
    if closure.shorthandCount > 0 { head = "$\(closure.shorthandCount)" }
    let body = block(closure.body)
    return head.isEmpty ? body : "{\(head) in " + body.dropFirst()
  }
}
