import HaggleLanguage
import HaggleSyntax
import HaggleVocabulary

extension ViewBuilder {
  /// The element that a stack is when it is written as a layout: `HStackLayout` → `HStack`.
  static func viewName(_ name: String) -> String {
    guard name.hasSuffix("Layout") else { return name }
    let view = String(name.dropLast("Layout".count))
    return Catalog.view(view)?.traits.contains(.callable) == true ? view : name
  }

  /// A view from a catalog entry.
  func element(_ entry: CatalogEntry, _ site: CallSite) -> Value {
    if site.name != entry.name, site.trailing.isEmpty {
      // `HStackLayout(spacing: 4)` is only called with its content later.
      return .record(type: site.name, fields: interpreter.plainArguments(interpreter.pass(site)))
    }
    if let control = restyled(entry, site) { return control }
    notePresentation(site)
    let isSelecting = Self.selecting.contains(entry.name)
    if isSelecting { selections += 1 }
    defer { if isSelecting { selections -= 1 } }
    var arguments =
      entry.traits.contains(.needsContent)
      ? showing({ self.arguments(site, entry) }, isEmpty: isEmpty, isUnknown: isUnknown)
      : arguments(site, entry)
    if entry.name == "Text" { arguments.values = shown(arguments.values, site) }
    return view(.element(entry, arguments), at: site)
  }

  /// A view that a call makes.
  func view(_ kind: ViewNode.Kind, at site: CallSite) -> Value {
    .view(add(ViewNode(kind, at: interpreter.place(of: site))))
  }

  /// A declared layout called with content.
  func layout(_ instance: Value, _ site: CallSite) -> Value {
    guard case .instance(let object) = instance else { return instance }
    let contents = site.trailing.map { trailing in
      let function = FunctionValue(.closure(trailing.closure, captured: site.scope))
      return CallArguments.Content(trailing.label ?? "content", build(function, []))
    }
    let inline = contents.isEmpty ? interpreter.pass(site).compactMap(\.value.function) : []
    let all = contents + inline.map { CallArguments.Content("content", build($0, [])) }
    let isCall = object.place == interpreter.place(of: site)
    let written = isCall ? text(ofArgumentsOf: site) : ""
    let name = interpreter.declarations.type(object.typeName)?.simpleName ?? object.typeName
    let node = ViewNode.Kind.layout(
      name: name, instance: instance,
      CallArguments(
        values: isCall ? fields(of: object) : [], contents: all, text: written))
    return view(node, at: site)
  }

  private func fields(of object: Instance) -> [LabeledValue] {
    let stored =
      interpreter.declarations.type(object.typeName).map(interpreter.storedProperties) ?? []
    return stored.compactMap { property in
      object.fields[property.name].map { .init(property.name, $0) }
    }
  }

  private func text(ofArgumentsOf site: CallSite) -> String {
    site.arguments.map { argument in
      let end = site.scope.tree[argument.value].span.upperBound
      return WrittenText.folded(
        site.scope.tree.source, argument.offset..<max(end, argument.offset), limit: 120)
    }.joined(separator: ", ")
  }

  /// `let layout = HStackLayout(spacing: 4)`, called with its content.
  func layout(
    _ type: String, _ fields: [LabeledValue], _ site: CallSite
  ) -> Value? {
    guard let entry = Catalog.view(Self.viewName(type)), !site.trailing.isEmpty else { return nil }
    var arguments = arguments(site, entry)
    arguments.values = fields
    let written = fields.map { field in
      (field.label.map { $0 + ": " } ?? "") + Description.quoted(field.value, interpreter)
    }
    arguments.text = written.joined(separator: ", ")
    return view(.element(entry, arguments), at: site)
  }

  /// The maximum number of elements built in a lazy container, because only visible ones are: rows
  /// of 14 points fill the largest screen, and a line of a grid has about ten cells.
  private var mostLazyElements: Int {
    guard let container = lazyContainers.last else { return .max }
    return container.traits.contains(.gridded) ? 1_000 : 100
  }

  /// The content of a closure for each element of some data.
  func forEach(_ given: Value, _ function: FunctionValue, _ site: CallSite) -> ViewID {
    let data = site.arguments.first.map { filled(given, $0.value, site) } ?? given
    interpreter.reportUnknown(data)
    var views: [ViewID] = []
    let isNested = isMadeUp(data) && interpreter.selfNesting > 0
    let known = isNested ? (interpreter.selfNesting == 1 ? 1 : 0) : Int.max
    if isNested, let name = interpreter.running.last?.name {
      interpreter.report(
        .unknownTree(name, at: interpreter.place(of: site)), about: name)
    } else {
      reportElements(of: data, site)
    }
    let elements = Elements(of: data, interpreter)
    // No app shows more than may be built: for an endless list, a part is enough.
    let shown =
      elements.count > interpreter.budget.limits.elements
      ? interpreter.budget.limits.endless : Int.max
    for (index, element) in elements.enumerated() {
      guard interpreter.interruption == nil, index < known else { break }
      if views.count == mostLazyElements {
        interpreter.report(
          .lazyLimit(
            views.count, of: elements.count, at: interpreter.place(of: site)),
          about: "lazy")
        break
      }
      guard index < shown else {
        interpreter.report(
          .elementLimit(shown, at: interpreter.place(of: site)), about: "")
        break
      }
      if let limit = elementLimit(site) {
        interpreter.report(limit, about: "")
        break
      }
      interpreter.surroundings.location.append(.element(index))
      views.append(identified(build(function, [element], at: site), by: element, site))
      interpreter.surroundings.location.removeLast()
    }
    return list(views, isDynamic: true)
  }
}

extension ViewBuilder {
  /// Whether elements are made up. A recursive view gets one such element, then none, so that the
  /// tree ends.
  fileprivate func isMadeUp(_ data: Value) -> Bool {
    if data.placeholderName != nil { return true }
    guard case .array(let elements) = data, let first = elements.first else { return false }
    return first.placeholderName != nil
  }

  /// Says how many elements were made up.
  private func reportElements(of data: Value, _ site: CallSite) {
    guard let name = data.placeholderName, interpreter.setting(unknown: name + ".count") == nil,
      let argument = site.arguments.first
    else { return }
    let path = interpreter.path(argument.value, name, in: site.scope)
    let key = path ?? Setting.Subject.path(name)?.joined(separator: ".")
    let text = path ?? interpreter.written(argument.value, in: site.scope)
    interpreter.reportElements(
      of: text, name, took: Elements(of: data, interpreter).count,
      key: key.map { $0.hasSuffix(".count") ? $0 : $0 + ".count" },
      at: interpreter.place(argument.offset, in: site.scope))
  }

  /// The initial data of a variable, which is empty until an app has loaded something. If nothing
  /// is visible otherwise, or the number is stated, it gets elements of its type.
  fileprivate func filled(_ data: Value, _ id: ExpressionID, _ site: CallSite) -> Value {
    guard case .array(let elements) = data, elements.isEmpty,
      let variable = interpreter.stateVariable(id, in: site.scope)
    else { return data }
    let key = variable.name + ".count"
    guard interpreter.setting(unknown: key) == nil else {
      return interpreter.standIn(for: variable)
    }
    let place = interpreter.place(site.scope.tree[id].span.lowerBound, in: site.scope)
    let found = interpreter.opens(place) ? interpreter.standIn(for: variable) : data
    let count = Elements(of: found, interpreter).count
    interpreter.report(.emptyAtFirst(variable.name, took: count, key: key, at: place), about: key)
    return found
  }

  /// Counts an element of a `ForEach`; returns a diagnostic if the limit is reached.
  fileprivate func elementLimit(_ site: CallSite) -> Diagnostic? {
    let limits = interpreter.budget.limits
    // A little below the limit for all views, so that the surroundings are built as well.
    guard graph.count - builtBefore < mostViews - limits.built / 8 else {
      return .builtLimit(
        graph.count - builtBefore, at: interpreter.place(of: site))
    }
    guard interpreter.budget.takeElement() else {
      return .elementLimit(limits.elements, at: interpreter.place(of: site))
    }
    return nil
  }
}

extension ViewBuilder {
  /// `_VariadicView.Tree(root) { … }`: the root applied to the views.
  fileprivate func variadic(_ site: CallSite) -> Value {
    let passed = interpreter.pass(site)
    let content = passed.lazy.compactMap(\.value.function).last.map { build($0, []) } ?? list([])
    guard let root = passed.first?.value, case .instance(let instance) = root,
      let type = interpreter.declarations.type(instance.typeName)
    else { return .view(content) }
    let children = [Passed("children", .array(subviews(of: content).map(Value.view)))]
    guard let choice = interpreter.choose(type.methods("body"), for: children) else {
      return .view(content)
    }
    let body = interpreter.invoke(choice.function, choice.matching, children, receiver: root).value
    let place = interpreter.place(of: site)
    let view = viewWithoutPlace(body) ?? content
    return .view(add(ViewNode(.custom(name: type.simpleName, body: view), at: place)))
  }

  fileprivate func shownPart(_ value: Value) -> ViewID? {
    isView(value) ? viewWithoutPlace(value) : nil
  }
}

extension [Passed] {
  /// What makes the view of an element: a closure, a function, or a key path as `content`.
  fileprivate var elementBuilder: FunctionValue? {
    lazy.compactMap(\.value.function).last
      ?? last { $0.label == "content" }?.value.asFunction
  }
}

/// Calls that the builder executes itself, because they depend on the syntax.
enum NativeViews {
  typealias Row = @Sendable (ViewBuilder, CallSite) -> Value

  static let table: [String: Row] = [
    "EmptyView": { builder, _ in .view(builder.list([])) },
    "Group": content,
    "AnyView": { builder, site in
      let value = first(builder, site)
      if case .view(let view) = value { builder.graph.noteDynamic([view]) }
      return value
    },
    "AnyLayout": first,
    // The content of `alert(isPresented:content:)`; its buttons are no views.
    "Alert": parts,
    "ActionSheet": parts,
    "PhaseAnimator": { builder, site in
      .view(builder.atFirst(site, data: nil) { [$0] } ?? builder.list([]))
    },
    "KeyframeAnimator": { builder, site in
      .view(builder.atFirst(site, data: "initialValue") { [$0] } ?? builder.list([]))
    },
    // `ModifiedContent(content: self, modifier: Card())`
    "ModifiedContent": { builder, site in
      let passed = builder.interpreter.pass(site)
      guard passed.count == 2, let view = builder.viewWithoutPlace(passed[0].value) else {
        return first(builder, site)
      }
      let place = builder.interpreter.place(of: site)
      return builder.apply(passed[1].value, to: view, at: place) ?? .view(view)
    },
    "_VariadicView.Tree": { builder, site in builder.variadic(site) },
    "TupleView": { builder, site in
      guard case .tuple(let elements)? = builder.interpreter.pass(site).first?.value else {
        return first(builder, site)
      }
      return .view(builder.list(elements.compactMap { builder.viewWithoutPlace($0.value) }))
    },
    "WebImage": { $0.webImage($1) }, "KFImage": { $0.webImage($1) },
    "LazyImage": { $0.webImage($1) }, "CachedAsyncImage": { $0.webImage($1) },
    "KFImage.url": { $0.webImage($1) }, "KFImage.source": { $0.webImage($1) },
    "KFImage.resource": { $0.webImage($1) }, "KFImage.dataProvider": { $0.webImage($1) },
    "WithViewStore": { $0.withViewStore($1) }, "IfLetStore": { $0.ifLetStore($1) },
    "ForEach": forEach, "ForEachStore": forEach,
  ]

  private static let forEach: Row = { builder, site in
    let passed = builder.interpreter.pass(site)
    guard let data = passed.first, let function = passed.elementBuilder else {
      return .view(builder.list([]))
    }
    return .view(builder.forEach(builder.parts(passed) ?? data.value, function, site))
  }

  private static let content: Row = { builder, site in
    let passed = builder.interpreter.pass(site)
    guard let function = passed.compactMap(\.value.function).last else {
      return .view(builder.list([]))
    }
    return .view(builder.build(function, builder.parts(passed).map { [$0] } ?? []))
  }

  private static let parts: Row = { builder, site in
    .view(builder.list(builder.interpreter.pass(site).compactMap { builder.shownPart($0.value) }))
  }

  private static let first: Row = { builder, site in
    guard let value = builder.interpreter.pass(site).first?.value else {
      return .view(builder.list([]))
    }
    // `AnyLayout(layout) { … }` is called with its content directly.
    return site.trailing.isEmpty ? value : builder.interpreter.call(value, site.withoutArguments)
  }
}
