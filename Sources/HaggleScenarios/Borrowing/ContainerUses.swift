import HaggleSyntax

// What the views of a text stand in that are no view of their own: rows of a grid, sections of a
// form, several views without a stack. Alone they would become a column, which says nothing of how
// they are shown.
extension UseSearch {
  /// The containers that lay out what is in them in their own way.
  static let arranging = ["Form", "List", "Grid", "ScrollView"]

  /// The container that a file shows a view in, by way of nothing that arranges it otherwise; an
  /// empty name for what else shows it.
  mutating func containers(
    at span: SourceSpan, in calls: ViewCalls, by way: Set<String> = [],
    depth: Int = Self.mostSteps
  ) -> Set<String> {
    var passed = way
    for call in calls.around(span) {
      if Self.arranging.contains(call.name) {
        let isPlain = passed.isSubset(of: Self.passed[call.name] ?? [])
        return [isPlain && !call.isHorizontal ? call.name : ""]
      }
      passed.insert(call.name)
    }
    guard depth > 0, let owner = calls.owner(of: span.lowerBound) else { return [""] }
    let places = places(of: owner, at: span, in: calls)
    if places.isEmpty { return [""] }
    return places.reduce(into: []) { containers, place in
      containers.formUnion(
        self.containers(at: place.span, in: place.calls, by: passed, depth: depth - 1))
    }
  }

  /// What may lie between each of them and its rows.
  private static let passed: [String: Set<String>] = [
    "Form": ["Group", "AnyView", "ForEach", "Section"],
    "List": ["Group", "AnyView", "ForEach", "Section"],
    "Grid": ["Group", "AnyView", "ForEach"],
    "ScrollView": ["Group", "AnyView", "ForEach", "VStack", "LazyVStack"],
  ]
}

extension SyntaxTree {
  /// The views among a text's own that are of several views, or of rows or sections: what shows
  /// them arranges these.
  var looseViews: Set<String> {
    let views = declarations(among: topLevel).compactMap { id -> String? in
      guard case .type(let type) = self[id].kind, type.kind == .struct,
        type.inherited.contains(where: { $0.name == "View" }), let body = body(of: type),
        isLoose(active(statements(of: body)))
      else { return nil }
      return type.name
    }
    return Set(views)
  }

  private func body(of type: TypeDeclaration) -> BlockID? {
    declarations(among: statements(of: type.members)).lazy.compactMap { id -> BlockID? in
      guard case .variable(let variable) = self[id].kind else { return nil }
      return variable.bindings.first { $0.pattern.names == ["body"] }?.getter
    }.first
  }

  private func isLoose(_ statements: [StatementID]) -> Bool {
    let views = statements.compactMap { id -> ExpressionID? in
      if case .expression(let expression) = self[id].kind { expression } else { nil }
    }
    guard views.count == 1, statements.count == 1 else { return views.count > 1 }
    let chain = chain(views[0])
    switch chain.name {
    case "GridRow", "Section": return true
    case "Group": return chain.content.map { isLoose(active(self.statements(of: $0))) } ?? false
    default: return false
    }
  }
}
