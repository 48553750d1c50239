import HaggleLanguage
import HaggleSyntax
import HaggleVocabulary

/// Chooses the views of a text to lay out, and has them built.
struct RootChooser {
  let builder: ViewBuilder
  /// The only one of the chosen roots that is wanted; nil for all.
  var only: String?
  /// Whether it is looked for by its name, among as many as there are.
  var isNamed = false

  var interpreter: Interpreter { builder.interpreter }
  var syntax: SyntaxTree { builder.syntax }

  /// Whether it is declared in the text itself, not in code from another file.
  func isOwn(_ tree: SyntaxTree?, _ anchor: Int) -> Bool {
    tree === syntax && syntax.source.parts.isOwn(anchor)
  }
}

extension RootChooser {
  /// The views that the text is about, by the order of docs/SCENARIOS.md; none is reported.
  func roots(named name: String?) -> [Evaluation.Root] {
    inWidgets { plainRoots(named: name).map(inContainer).map(inSheet).map(inBars).map(inList) }
  }

  private func plainRoots(named name: String?) -> [Evaluation.Root] {
    let found: [Evaluation.Root]
    if let name {
      found = rootsNamed(name)
      if found.isEmpty, interpreter.interruption == nil {
        interpreter.stop(.noRoot(name, known: rootNames))
      }
    } else {
      let chosen = chosenRoots()
      found = only == nil ? withPresented(chosen) : chosen.filter { isWanted($0.name) }
      _ = interpreter.recovers(at: nil) || interpreter.recoversThrow(at: nil)
      if found.isEmpty, interpreter.interruption == nil {
        let (words, framework) = (Inventory.words(for: syntax), Inventory.framework(of: syntax))
        let commented = CommentedCode.view(in: syntax.source)
        interpreter.stop(
          interpreter.uncaught ?? .noView(words, of: framework, commented: commented))
      }
    }
    return found
  }

  /// The possible roots of a text without expression and preview, the most likely first.
  private var kindsOfRoots: [() -> [Evaluation.Root]] {
    [
      viewsOutsideOfApp, scenes, wantedRoots, { self.looseBody() },
      looseViews, hostedViews, samples,
    ]
  }

  private func chosenRoots() -> [Evaluation.Root] {
    if let root = lastExpression() { return [root] }
    let before = interpreter.log
    let previews = previews()
    if !previews.isEmpty {
      let types = showOnlyBoxes(previews) ? wantedViews() : []
      if types.isEmpty { return unshown(by: previews).compactMap(root) + previews }
      // Diagnostics of the previews do not concern these views.
      interpreter.log = before
      builder.forgetPresentations()
      let found = types.compactMap(root)
      interpreter.report(.foreignPreview(previews, showing: found), about: "previews")
      return found
    }
    for find in kindsOfRoots {
      let found = find()
      if !found.isEmpty || interpreter.interruption != nil { return found }
    }
    return []
  }

  // MARK: - Expressions

  /// Runs the top-level statements and returns the last view.
  private func lastExpression() -> Evaluation.Root? {
    var candidates: [(expression: ExpressionID, value: Value?)] = []
    for id in syntax.active(syntax.topLevel) {
      switch syntax[id].kind {
      case .declaration, .elided: continue
      case .expression(let written):
        let expression = hosted(written) ?? written
        if startsWithDot(expression) { continue }
        // Views are built when it is clear which one is wanted, all else runs in its order.
        let isView = startsWithType(expression) || expression != written
        candidates.append(
          (expression, isView ? nil : interpreter.evaluate(expression, in: interpreter.globals)))
      default:
        var ignored = Yields(builds: false)
        _ = interpreter.run(id, in: interpreter.globals, &ignored)
      }
      let place = syntax.source.place(at: syntax[id].span.lowerBound)
      _ = interpreter.recovers(at: place) || interpreter.recoversThrow(at: place)
    }
    for (index, (expression, value)) in candidates.enumerated().reversed() {
      guard let root = root(expression, value) else { continue }
      reportOthers(than: root, candidates.prefix(index).map(\.expression))
      return root
    }
    return nil
  }

  /// Reports the other top-level views: only the last is laid out.
  private func reportOthers(than root: Evaluation.Root, _ expressions: [ExpressionID]) {
    let views = expressions.filter { isKnownView($0) }
    guard let first = views.first else { return }
    let place = syntax.source.place(at: syntax[first].span.lowerBound)
    interpreter.report(.otherRoots(views.count, root: root.place, first: place), about: "")
  }

  private func isKnownView(_ id: ExpressionID) -> Bool {
    let name = rootName(id)
    if let type = interpreter.declarations.type(name), type.kind != nil {
      return interpreter.conforms(type, "View")
    }
    return startsWithType(id) && Catalog.view(name) != nil
  }

  private func startsWithType(_ id: ExpressionID) -> Bool {
    switch syntax[id].kind {
    case .call, .member, .subscript, .identifier:
      rootName(id).isTypeName
    case .ternary, .binary, .ifExpression, .switchExpression, .conditional: true
    default: false
    }
  }

  private func root(_ expression: ExpressionID, _ value: Value?) -> Evaluation.Root? {
    let value = value ?? interpreter.evaluate(expression, in: interpreter.globals)
    // A single name may be prose in a pasted text.
    if case .identifier = syntax[expression].kind, value.placeholderName != nil { return nil }
    guard builder.isView(value) || value.placeholderName != nil,
      let view = builder.view(value, at: expression, in: interpreter.globals)
    else { return nil }
    let place = syntax.source.place(at: syntax[expression].span.lowerBound)
    return Evaluation.Root(name: rootName(expression), view: view, place: place)
  }

  /// The name at the start of an expression: `GridBug` of `GridBug().id("screen")`.
  func rootName(_ id: ExpressionID) -> String {
    var id = id
    while true {
      switch syntax[id].kind {
      case .call(let callee, _, _): id = callee
      case .member(let base, _), .subscript(let base, _): id = base
      case .conditional(let clauses):
        guard let first = clauses.first else { return "view" }
        id = first.value
      case .identifier(let name): return name
      default: return "view"
      }
    }
  }

  // MARK: - Declarations

  /// A declared view as root; optional parameters are filled in only if it would be empty
  /// otherwise.
  private func root(_ type: TypeInfo) -> Evaluation.Root? {
    shownByWidget(type) ?? inFamily(of: type.name) { apart { filled(type) } }
  }

  private func filled(_ type: TypeInfo) -> Evaluation.Root? {
    let before = interpreter.log
    let root = visible { made(type) }
    guard let root, builder.showsNothing(root.view) else { return root }
    let after = interpreter.log
    interpreter.log = before
    let filled = visible { made(type, isFilled: true) }
    if let filled, !builder.showsNothing(filled.view) { return filled }
    interpreter.log = after
    return root
  }

  /// The root, with a condition on unknown data inverted if nothing is visible otherwise.
  func visible(_ make: () -> Evaluation.Root?) -> Evaluation.Root? {
    builder.showing(
      make, isEmpty: { root in root.map { builder.showsNothing($0.view) } ?? false },
      isUnknown: { root in root.map { builder.isUnknown($0.view) } ?? false })
  }

  private func made(_ type: TypeInfo, isFilled: Bool = false) -> Evaluation.Root? {
    let value = interpreter.instantiate(type, [], at: nil, isFilled: isFilled)
    if case .instance(let instance) = value { instance.place = interpreter.home(of: type) }
    guard let view = builder.viewWithoutPlace(value) else { return nil }
    return Evaluation.Root(name: type.name, view: view, place: interpreter.home(of: type))
  }

  /// A pasted `var body: some View { … }` without its struct.
  private func looseBody() -> [Evaluation.Root] {
    interpreter.declarations.variables["body"].flatMap { $0.getter == nil ? nil : looseView($0) }
      .map { [$0] }
      ?? []
  }

  /// Pasted `var header: some View { … }`, `let card = VStack { … }` and view-building functions,
  /// without those used by another.
  private func looseViews() -> [Evaluation.Root] {
    let properties = interpreter.declarations.looseVariables.filter { isOwn($0.tree, $0.anchor) }
    let variables = few(
      unused(properties, { $0.name }, { $0.anchor }), { $0.name }, { $0.anchor }
    ).compactMap(looseView)
    let functions = interpreter.declarations.functions.values.joined().filter {
      isOwn($0.tree, $0.anchor) && $0.buildsViews
    }.sorted { $0.anchor < $1.anchor }
    return variables
      + few(
        unused(functions, { $0.declaration.name }, { $0.anchor }), { $0.declaration.name },
        { $0.anchor }
      ).compactMap { sample(of: $0) }
  }

  private func looseView(_ property: Property) -> Evaluation.Root? {
    apart { alone(property) }
  }

  private func alone(_ property: Property) -> Evaluation.Root? {
    let place = syntax.source.place(at: property.anchor)
    if let initial = property.initialValue, hosted(initial) != nil { return nil }
    guard let value = interpreter.global(property.name), builder.isView(value),
      let view = property.initialValue.flatMap({
        self.builder.view(value, at: $0, in: interpreter.globals)
      }
      )
        ?? builder.viewWithoutPlace(value)
    else { return nil }
    return Evaluation.Root(name: property.name, view: view, place: place)
  }

  // MARK: - By name

  var viewTypes: [TypeInfo] {
    interpreter.declarations.order.filter { type in
      isOwn(type.tree, type.anchor) && type.kind != .protocol
        && (interpreter.conforms(type, "View") || builder.isPackageView(type)
          || builder.hasBody(type))
        && !interpreter.conforms(type, "PreviewProvider")
    }
  }

  private var rootNames: [String] {
    viewTypes.map(\.name) + previewMacros().compactMap(\.title)
  }

  private func rootsNamed(_ name: String) -> [Evaluation.Root] {
    if let root = root(at: name) { return [root] }
    if let type = interpreter.declarations.type(name), interpreter.conforms(type, "View"),
      let root = root(type)
    {
      return [root]
    }
    var named = self
    (named.isNamed, named.only) = (true, name)
    let shown = named.previews().filter { $0.name == name }
    if !shown.isEmpty { return shown }
    if let property = interpreter.declarations.variables[name], let root = looseView(property) {
      return [root]
    }
    for find in named.kindsOfRoots.dropFirst() {
      let found = find().filter { $0.name == name }
      if !found.isEmpty { return found }
    }
    return presented(named: name)
  }

  /// The presentation of this name, whether shown or not.
  private func presented(named name: String) -> [Evaluation.Root] {
    guard Presentation.Kind.allCases.contains(where: { name.hasPrefix($0.rawValue) }) else {
      return []
    }
    builder.forgetPresentations()
    let hosts = chosenRoots()
    return presented(all: true, by: hosts.first).filter { $0.name == name }
  }

  /// The expression of the top level at a place that is written as in messages: `19:1`.
  private func root(at place: String) -> Evaluation.Root? {
    let numbers = place.split(separator: ":").compactMap { Int($0) }
    guard numbers.count == 2 else { return nil }
    for id in syntax.active(syntax.topLevel) {
      guard case .expression(let expression) = syntax[id].kind else { continue }
      let start = syntax.source.place(at: syntax[expression].span.lowerBound)
      if start == SourcePlace(line: numbers[0], column: numbers[1]) { return root(expression, nil) }
    }
    return nil
  }

  func wantedRoots() -> [Evaluation.Root] { wantedViews().compactMap(root) }

  func wantedViews() -> [TypeInfo] {
    few(unusedViews(), { $0.name }, { $0.anchor }).filter { isWanted($0.name) }
  }

  func isWanted(_ name: String) -> Bool { only == nil || name == only }
}
