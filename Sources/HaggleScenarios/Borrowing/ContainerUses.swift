import HaggleSyntax

/// What lays out in its own way what is in it, and is no view of its own: rows of a grid, sections
/// of a form, several views without a stack.
package struct ShowingContainer: Hashable, Sendable {
  package let name: String
  /// The style that is chosen for it: `grouped`; nil for its own.
  package var style: String?

  /// `Form`, `Form .grouped`; nil for other words.
  init?(_ words: [String]) {
    guard let name = words.first, Self.names.contains(name), words.count < 3 else { return nil }
    self.name = name
    guard words.count == 2 else { return }
    guard Self.styles[name] != nil, words[1].first == ".", words[1].count > 1 else { return nil }
    style = String(words[1].dropFirst())
  }

  /// As a directive states it.
  package var text: String { name + (style.map { " ." + $0 } ?? "") }

  fileprivate static let names = ["Form", "List", "Grid", "ScrollView"]
  /// Itself, if it gives a column as much height as that needs.
  package var scrolling: ShowingContainer? { name == "ScrollView" ? self : nil }

  /// The modifiers that choose their styles.
  static let styles = ["Form": "formStyle", "List": "listStyle"]
}

// Alone they would become a column, which says nothing of how they are shown.
extension UseSearch {
  /// The container that a file shows a view in, by way of nothing that arranges it otherwise; nil
  /// for what else shows it.
  mutating func containers(
    at span: SourceSpan, in calls: ViewCalls, by way: Set<String> = [],
    depth: Int = Self.mostSteps
  ) -> Set<ShowingContainer?> {
    var passed = way
    for call in calls.around(span) {
      if var container = ShowingContainer([call.name]) {
        let isPlain = passed.isSubset(of: Self.passed[call.name] ?? [])
        container.style = ShowingContainer.styles[call.name].flatMap { _ in call.style }
        return [isPlain && !call.isHorizontal ? container : nil]
      }
      passed.insert(call.name)
    }
    guard depth > 0, let owner = calls.owner(of: span.lowerBound) else { return [nil] }
    let places = places(of: owner, at: span, in: calls)
    if places.isEmpty { return [nil] }
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
  var looseViews: Set<String> { views(where: isLoose) }

  /// Those that are a column, which may be longer than a screen.
  var columns: Set<String> {
    views { statements in
      guard statements.count == 1, case .expression(let view) = self[statements[0]].kind else {
        return false
      }
      return ["VStack", "LazyVStack"].contains(chain(view).name)
    }
  }

  /// The names of the text's own views of whose bodies something holds.
  private func views(where holds: ([StatementID]) -> Bool) -> Set<String> {
    let views = declarations(among: topLevel).compactMap { id -> String? in
      guard case .type(let type) = self[id].kind, type.kind == .struct,
        type.inherited.contains(where: { $0.name == "View" }), let body = body(of: type),
        holds(active(statements(of: body)))
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
