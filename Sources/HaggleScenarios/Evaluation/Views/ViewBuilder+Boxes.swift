import HaggleLanguage
import HaggleSyntax
import HaggleVocabulary

// The arguments of undeclared views.
extension ViewBuilder {
  /// The view of SwiftUI that a module has under the same name: `Defaults.Toggle("Wrap lines", …)`.
  func namesake(_ call: UnknownCall) -> ViewID? {
    let parts = call.name.split(separator: ".")
    guard parts.count == 2, parts[0].isTypeName,
      interpreter.statedSize(of: call.name) == nil, let entry = Catalog.view(String(parts[1])),
      !entry.traits.contains(.style)
    else { return nil }
    let place = interpreter.place(of: call.site)
    interpreter.report(.namesake(call.name, of: entry.name, at: place), about: call.name)
    let site = call.site.renamed(entry.name)
    return viewWithoutPlace(specialCall(site) ?? element(entry, site))
  }

  /// The arguments of an unknown view: its builder closures, without actions.
  func boxArguments(_ site: CallSite) -> CallArguments {
    var result = CallArguments()
    reportUnsettled(site)
    let plain = site.arguments.filter { !isClosure($0.value, in: site.scope) }
    let all = interpreter.pass(site)
    let phases = ContentPhases(all.filter { $0.value.function != nil }.map(\.label))
    for passed in all where passed.value.function == nil || phases.shows(passed.label) {
      guard case .function(let function) = passed.value else {
        if isView(passed.value), !isData(passed), !isAround(passed.value, site),
          let view = viewWithoutPlace(passed.value), !isColour(view)
        {
          result.contents.append(.init(passed.label ?? "content", view))
        } else if let views = views(in: passed.value, site) {
          result.contents.append(.init(passed.label ?? "content", views))
        } else {
          result.values.append(.init(passed.label, passed.value))
        }
        continue
      }
      guard case .closure(let closure, _) = function.code, buildsViews(closure, in: site.scope)
      else { continue }
      let view = build(function, unknownArguments(of: closure))
      result.contents.append(.init(passed.label ?? "content", view))
      if buildsItems(closure, site) { result.values.append(.init(Lowering.fills, .boolean(true))) }
    }
    result.text = text(of: plain, site)
    if result.contents.isEmpty, let symbol = symbol(of: site, result.values) {
      let image = CallArguments(values: [.init("systemName", symbol.value)], text: result.text)
      let place = interpreter.place(of: site)
      result.contents = [.init("content", add(ViewNode.named("Image", image, at: place)))]
    }
    if result.contents.isEmpty, let words = words(of: site, result.values) {
      let text = CallArguments(values: [.init(nil, .string(words))], text: "\"\(words)\"")
      let place = interpreter.place(of: site)
      result.contents = [.init("content", add(ViewNode.named("Text", text, at: place)))]
    }
    return result
  }

  /// Whether a closure builds one of many items, so that its size says nothing about the whole:
  /// `ClusterMap(items: pins) { pin in … }`.
  private func buildsItems(_ closure: Closure, _ site: CallSite) -> Bool {
    let labels: Set<String> = ["items", "data", "elements", "annotationItems"]
    return !closure.parameters.isEmpty
      && site.arguments.contains { labels.contains($0.label ?? "") }
  }

  /// The symbol that a view which is not declared most likely shows: `Icon(systemName: "heart")`,
  /// `SFSymbol("heart")`.
  private func symbol(of site: CallSite, _ values: [LabeledValue]) -> LabeledValue? {
    let labels = ["systemName", "systemImage", "systemSymbol", "sfSymbol", "symbol"]
    if let named = values.first(where: { $0.label.map(labels.contains) ?? false }) { return named }
    guard site.name.hasSuffix("Symbol") || site.name.hasSuffix("Icon") else { return nil }
    return values.first { $0.label == nil && ($0.value.string ?? $0.value.memberName) != nil }
  }

  /// The words that an undeclared view most likely shows: `Badge("New")`, `Tag(title: "New")`; no
  /// image names, and no addresses.
  private func words(of site: CallSite, _ values: [LabeledValue]) -> String? {
    let pictures = [
      "Image", "Icon", "Logo", "Symbol", "Lottie", "Web", "Video", "Player", "Avatar",
    ]
    guard !pictures.contains(where: site.name.contains) else { return nil }
    let labels = [nil, "title", "text", "label", "message", "caption", "header"]
    return values.lazy.filter { labels.contains($0.label) }.compactMap(\.value.string)
      .first { !$0.contains("://") && !$0.isEmpty }
  }

  /// Whether views are passed in a call: `theme.card { Text("a") }`, `card(Text("a"))`.
  ///
  /// Whether the content of a closure with parameters may be made from data: `items.map { Text($0)
  /// }`.
  func showsViews(_ site: CallSite) -> Bool {
    if site.arguments.contains(where: { isKnownView($0.value, in: site.scope) }) { return true }
    return site.trailing.contains { trailing in
      let closure = trailing.closure
      return closure.parameters.isEmpty && closure.shorthandCount == 0
        && buildsKnownViews(closure, in: site.scope)
    }
  }

  private func buildsKnownViews(_ closure: Closure, in scope: Scope) -> Bool {
    scope.tree.active(scope.tree.statements(of: closure.body)).contains { id in
      guard case .expression(let expression) = scope.tree[id].kind else { return false }
      return isKnownView(expression, in: scope)
    }
  }

  /// Whether a chain starts with a view of SwiftUI or of the text: `Text("a").bold()`.
  private func isKnownView(_ id: ExpressionID, in scope: Scope) -> Bool {
    var id = id
    while true {
      switch scope.tree[id].kind {
      case .call(let callee, _, _):
        if case .identifier(let name) = scope.tree[callee].kind { return isViewType(name) }
        id = callee
      case .member(let base, _): id = base
      default: return false
      }
    }
  }

  private func isViewType(_ name: String) -> Bool {
    if let type = interpreter.declarations.type(name), type.kind != nil {
      return interpreter.conforms(type, "View")
    }
    return Catalog.view(name).map { !$0.traits.contains(.style) } ?? false
  }

  /// The views of an array without other values: `content: [Text("a"), Color.red]`.
  private func views(in value: Value, _ site: CallSite) -> ViewID? {
    // Colours are what a view of a package is painted with.
    guard case .array(let elements) = value, !elements.isEmpty else { return nil }
    let views = elements.compactMap { element -> ViewID? in
      if case .native = element { return nil }
      if isAround(element, site) { return nil }
      return isView(element) ? viewWithoutPlace(element) : nil
    }
    return views.count == elements.count && !views.allSatisfy(isColour) ? list(views) : nil
  }

  /// Whether a view is a colour or gradient without a size: `Badge(tint: Color.red)`.
  private func isColour(_ view: ViewID) -> Bool {
    var view = view
    while case .modifier(let entry, let base, _) = graph[view].kind {
      guard !entry.hasEffect || entry.isAppearance else { return false }
      view = base
    }
    return graph.isStyle(view)
  }

  /// Whether it is the view whose code makes a call, or one that this view is in: it is not in what
  /// it makes, but told of what happens there: `Chart(delegate: self)`.
  private func isAround(_ value: Value, _ site: CallSite) -> Bool {
    guard case .instance(let view) = value else { return false }
    if case .instance(let own)? = site.scope.receiver?["self"]?.value, own === view { return true }
    return building.contains { $0 === view }
  }

  /// Whether an undeclared value is more likely data than a view: `Avatar(config: Config(…))`.
  private func isData(_ passed: Passed) -> Bool {
    guard case .native(let native) = passed.value else { return false }
    if passed.label != nil { return true }
    let name = (native as? UnknownCall)?.name ?? ""
    return Self.kindsOfData.contains(where: name.hasSuffix)
  }

  /// Suffixes of types that are no views.
  private static let kindsOfData = [
    "Configuration", "Config", "Model", "State", "Store", "Service", "Manager", "Options",
    "Settings", "Data", "Info", "Delegate", "Coordinator", "Provider", "Reducer",
    "Layout", "Router",
  ]
}

extension ViewBuilder {
  /// Whether it conforms to an undeclared protocol and has a body that is a view.
  func hasBody(_ type: TypeInfo) -> Bool {
    guard let body = type.property("body"), body.getter != nil else { return false }
    return ["View", "AnyView"].contains(body.type?.name ?? "")
  }

  /// The class of the system of what a `Representable` makes; empty if it is not known.
  func hostedClass(of type: TypeInfo) -> String {
    var name =
      HostedControls.makers.lazy
      .compactMap { type.methods($0).first?.declaration.result?.name }.first ?? ""
    for _ in 0..<8 {
      guard let own = interpreter.declarations.type(name), own.kind == .class,
        let next = own.inherited.first
      else { break }
      name = next
    }
    return name
  }
}

extension ViewBuilder {
  /// An undeclared view: a box around the content of its builder closures.
  func box(_ call: UnknownCall) -> ViewID {
    if let base = call.base {
      reportUnknownModifier(call.site)
      return box(base)
    }
    if let view = onSelf(call.site) ?? namesake(call) { return view }
    let place = interpreter.place(of: call.site)
    var arguments = boxArguments(call.site)
    if let flag = arguments.closedFlag, !isShown(call, arguments) {
      interpreter.report(.notPresented(call.name, by: flag, at: place), about: call.name)
      return list([])
    }
    arguments.statedSize = interpreter.statedSize(of: call.name)
    if arguments.statedSize == nil {
      interpreter.report(.unknownView(call.name, at: place), about: call.name)
    }
    return add(ViewNode(.box(name: call.name, arguments), at: place))
  }

  /// Whether a view whose flag is false shows its content all the same: the flag of a
  /// `LoadingView` is about what is drawn over that, and of what is alone nothing else can be.
  private func isShown(_ call: UnknownCall, _ arguments: CallArguments) -> Bool {
    let isGivenContent =
      !call.site.trailing.isEmpty
      || call.site.arguments.contains { isClosure($0.value, in: call.site.scope) }
    guard isGivenContent, !arguments.contents.isEmpty else { return false }
    let name = call.name.lowercased()
    return Self.busy.contains(where: name.contains)
      || interpreter.opens(interpreter.place(of: call.site))
  }

  /// What is in the names of views that show over their content that something goes on.
  private static let busy = ["loading", "loader", "progress", "activity", "refresh", "spinner"]
}

extension CallArguments {
  /// The flag, which is false, by which a view that is not declared is told to present nothing:
  /// `isPresented: $isShown`. It is reported as every such view is, and takes no space.
  fileprivate var closedFlag: String? {
    values.lazy.filter { $0.value.boolean == false }.compactMap(\.label)
      .first(where: Self.presenting.contains)
  }

  /// SwiftUI's own label for what a binding presents, and its frequent variations.
  private static let presenting = [
    "isPresented", "isPresenting", "isShowing", "isShown", "isVisible", "showing", "show",
  ]
}
