import HaggleSyntax

/// The calls of a file, as far as they have views in them.
struct ViewCalls {
  struct Call {
    let name: String
    /// Its arguments and closures.
    let inside: SourceSpan
    /// How many statements its first closure has.
    let views: Int
    /// The view that a link goes to, of a link.
    var pushed: SourceSpan?
    /// Whether it has a bar of tabs.
    var hasTabs = false
    /// Whether it is said to scroll from side to side.
    var isHorizontal = false
    /// The style that is chosen for it, of a form or a list: `grouped`.
    var style: String?
  }

  private let all: [Call]
  let tree: SyntaxTree
  /// Previews show parts of a screen as screens.
  private let previews: [SourceSpan]

  init(_ source: SourceText) {
    let tree = SyntaxTree.parse(source)
    tree.parseEverything()
    self.tree = tree
    let paged = Self.pagedStarts(in: tree)
    let styles = Self.styles(in: tree)
    all = tree.expressions.compactMap { expression in
      guard case .call(let callee, let arguments, let closures) = expression.kind else {
        return nil
      }
      let start = tree[callee].span.upperBound
      guard let name = tree.name(of: callee) ?? tree.element(of: callee),
        start <= expression.span.upperBound
      else { return nil }
      let views = closures.first.map { tree.statements(of: $0.closure.body).count } ?? 0
      let inside = start..<expression.span.upperBound
      let pushed =
        name == "NavigationLink" ? tree.destination(arguments, closures, in: inside) : nil
      let hasTabs = name == "TabView" && !paged.contains(expression.span.lowerBound)
      let axes = arguments.first.map { tree.source.text(in: tree[$0.value].span) } ?? ""
      return Call(
        name: name, inside: inside, views: views, pushed: pushed, hasTabs: hasTabs,
        isHorizontal: name == "ScrollView" && axes.contains("horizontal"),
        style: styles[expression.span.lowerBound])
    }
    previews = tree.previewSpans
  }

  /// Where views are swiped like pages: without a bar.
  private static func pagedStarts(in tree: SyntaxTree) -> Set<Int> {
    let starts = tree.expressions.compactMap { expression -> Int? in
      guard let arguments = tree.arguments(of: expression.kind, calling: .member("tabViewStyle"))
      else { return nil }
      let isPaged = arguments.contains { argument in
        tree.source.text(in: tree[argument.value].span).lowercased().contains("page")
      }
      return isPaged ? expression.span.lowerBound : nil
    }
    return Set(starts)
  }

  /// The styles of forms and lists, by where these begin: `Form { … }.formStyle(.grouped)`.
  private static func styles(in tree: SyntaxTree) -> [Int: String] {
    tree.expressions.reduce(into: [:]) { styles, expression in
      guard case .call(let callee, let arguments, _) = expression.kind,
        case .member(_, let name) = tree[callee].kind,
        ShowingContainer.styles.values.contains(name), let value = arguments.first?.value,
        case .implicitMember(let style) = tree[value].kind
      else { return }
      styles[expression.span.lowerBound] = style
    }
  }

  /// What is in the arguments and closures of the calls of a name.
  func insides(of name: String) -> [SourceSpan] { all.filter { $0.name == name }.map(\.inside) }

  func uses(of names: [String]) -> [(name: String, span: SourceSpan)] {
    tree.expressions.compactMap { expression in
      guard case .call(let callee, _, _) = expression.kind,
        case .identifier(let name) = tree[callee].kind, names.contains(name),
        !previews.contains(where: { $0.contains(expression.span.lowerBound) })
      else { return nil }
      return (name, expression.span)
    }
  }

  /// The type whose code a place is in; nil outside of all.
  func owner(of offset: Int) -> String? { tree.owner(of: offset) }

  /// The property or method of a type whose code a place is in; nil outside of all.
  func member(of offset: Int) -> String? {
    tree.innermost(at: offset) {
      switch $0.kind {
      case .variable(let variable):
        variable.bindings.first { $0.getter != nil }?.pattern.names.first
      case .function(let function): function.name
      default: nil
      }
    }
  }

  /// Where the code of a type names a property or a method of it.
  func uses(ofMember member: String, in owner: String) -> [SourceSpan] {
    tree.expressions.compactMap { expression in
      let isNamed =
        switch expression.kind {
        case .identifier(member): true
        case .member(let base, member):
          if case .identifier("self") = tree[base].kind { true } else { false }
        default: false
        }
      let start = expression.span.lowerBound
      return isNamed && self.owner(of: start) == owner && self.member(of: start) != member
        ? expression.span : nil
    }
  }

  /// The calls that have a stretch in their arguments or closures, the innermost first.
  func around(_ span: SourceSpan) -> [Call] {
    all.filter {
      $0.inside.lowerBound <= span.lowerBound && span.upperBound <= $0.inside.upperBound
    }
    .sorted { $0.inside.count < $1.inside.count }
  }
}

extension SyntaxTree {
  /// The type whose code a place is in; nil outside of all.
  func owner(of offset: Int) -> String? {
    innermost(at: offset) { if case .type(let type) = $0.kind { type.name } else { nil } }
  }

  fileprivate func innermost(at offset: Int, _ name: (Declaration) -> String?) -> String? {
    declarations.filter { $0.span.contains(offset) }
      .compactMap { declaration in name(declaration).map { ($0, declaration.span.lowerBound) } }
      .max { $0.1 < $1.1 }?.0
  }

  /// The names of the views that it declares at its top level.
  var views: [String] {
    declarations(among: topLevel).compactMap { id in
      guard case .type(let type) = self[id].kind, type.kind == .struct,
        type.inherited.contains(where: { $0.name == "View" })
      else { return nil }
      return type.name
    }
  }

  /// The type that `.init(…)` makes in a list whose variable states it.
  fileprivate func element(of callee: ExpressionID) -> String? {
    guard case .implicitMember("init") = self[callee].kind else { return nil }
    let start = self[callee].span.lowerBound
    let around = declarations.last {
      if case .variable = $0.kind { $0.span.contains(start) } else { false }
    }
    guard case .variable(let variable)? = around?.kind else { return nil }
    return variable.bindings.first?.type.flatMap { type in
      type.name.hasPrefix("[") ? type.arguments.first?.name : nil
    }
  }

  /// The name that a call begins with: `VStack`, and `sheet` of `x.sheet`.
  fileprivate func name(of callee: ExpressionID) -> String? {
    switch self[callee].kind {
    case .identifier(let name), .member(_, let name): name
    default: nil
    }
  }
}

extension SyntaxTree {
  /// Where a `NavigationLink` has the view that it goes to: an argument, or its first closure.
  fileprivate func destination(
    _ arguments: [Argument], _ closures: [TrailingClosure], in inside: SourceSpan
  ) -> SourceSpan? {
    if let argument = arguments["destination"] {
      return self[argument.value].span
    }
    guard arguments["value"] == nil, !closures.isEmpty,
      let start = opening(of: closures[0].closure.body)
    else { return nil }
    let next = closures.dropFirst().first.flatMap { opening(of: $0.closure.body) }
    return start..<max(start, next ?? inside.upperBound)
  }
}
