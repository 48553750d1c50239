import HaggleLanguage
import HaggleSyntax
import HaggleVocabulary

extension ViewBuilder {
  /// Whether a value can be used where a view is wanted.
  func isView(_ value: Value) -> Bool {
    switch value {
    case .view: true
    case .instance(let instance):
      interpreter.declarations.type(instance.typeName).map { type in
        interpreter.conforms(type, "View") || isShape(type) || foreignProtocol(of: type) != nil
      } ?? false
    case .member(let base, _, _): base.map { Catalog.view($0) != nil } ?? false
    case .record(let type, _): Catalog.view(type) != nil
    case .native(let native): native is UnknownCall
    default: false
    }
  }

  /// A protocol that may make a struct a view without a body in the text: `UIViewRepresentable`, or
  /// one of a package.
  private func foreignProtocol(of type: TypeInfo) -> String? {
    guard type.kind == .struct, !interpreter.conforms(type, "View") else { return nil }
    return interpreter.lineage(of: type).lazy.flatMap(\.inherited).first { name in
      self.interpreter.declarations.type(name)?.kind == nil && !KnownProtocols.isPlain(name)
    }
  }

  func isShape(_ type: TypeInfo) -> Bool {
    interpreter.conforms(type, "Shape") || interpreter.conforms(type, "InsettableShape")
  }

  /// The view built by an expression; nil if it is none, such as `print(…)`.
  func buildView(_ id: ExpressionID, in scope: Scope) -> ViewID? {
    view(interpreter.evaluate(id, in: scope), at: id, in: scope)
  }

  /// The view of a value; other values are reported.
  func view(_ value: Value, at id: ExpressionID, in scope: Scope) -> ViewID? {
    let start = scope.tree[id].span.lowerBound
    switch value {
    case .void: return nil
    case .view(let view): return view
    case .none: return list([])
    case .instance(let instance):
      return custom(instance, at: interpreter.place(start, in: scope)) ?? leftOut(id, in: scope)
    case .member(let base, _, _):
      if let path = interpreter.foreignPath(value) {
        return placeholderBox(path, at: id, in: scope)
      }
      return styleView(value, base ?? "Color", at: interpreter.place(start, in: scope))
    case .record(let type, let fields) where Catalog.view(type) != nil:
      return add(
        ViewNode.named(type, CallArguments(values: fields), at: interpreter.place(start, in: scope))
      )
    case .function(let function): return build(function, [])
    case .placeholder(let name): return placeholderBox(name, at: id, in: scope)
    case .native(let native as PartlyKnown): return placeholderBox(native.name, at: id, in: scope)
    case .native(let native as UnknownCall): return box(native)
    case .array(let elements):
      return list(elements.compactMap { isView($0) ? view($0, at: id, in: scope) : nil })
    default: return leftOut(id, in: scope)
    }
  }

  private func leftOut(_ id: ExpressionID, in scope: Scope) -> ViewID? {
    let text = interpreter.written(id, in: scope)
    interpreter.report(
      .notView(text, at: interpreter.place(scope.tree[id].span.lowerBound, in: scope)), about: text)
    return nil
  }

  private func placeholderBox(_ name: String, at id: ExpressionID, in scope: Scope) -> ViewID {
    onSelf(name, at: id, in: scope)
      ?? placeholderBox(
        name, at: interpreter.place(scope.tree[id].span.lowerBound, in: scope))
  }

  private func placeholderBox(_ name: String, at place: SourcePlace?) -> ViewID {
    var arguments = CallArguments()
    arguments.statedSize = interpreter.statedSize(of: name)
    if arguments.statedSize == nil {
      if Words.isColor(name) { return colour(named: name, at: place) }
      interpreter.report(.unknownView(name, at: place), about: name)
    }
    return add(ViewNode(.box(name: name, arguments), at: place))
  }

  /// A colour from another file: it takes its proposal, as all colours do.
  private func colour(named name: String, at place: SourcePlace?) -> ViewID {
    interpreter.report(.unknownValue(name, at: place), about: name)
    let arguments = CallArguments(values: [.init(nil, .placeholder(name))], text: name)
    return add(ViewNode.named("Color", arguments, at: place))
  }

  /// A colour or style as a view, including `let color: Color = .red`: the element `Color` with the
  /// text `.red`.
  private func styleView(_ value: Value, _ type: String, at place: SourcePlace?) -> ViewID {
    let text = Description.plain(value, interpreter)
    let bare = text.hasPrefix(type) ? String(text.dropFirst(type.count)) : text
    let arguments = CallArguments(values: [.init(nil, value)], text: bare)
    // `UIColor.label.color`: an extension of a colour results in a colour.
    let name = ["UIColor", "NSColor"].contains(type) ? "Color" : type
    return add(ViewNode.named(name, arguments, at: place))
  }

  /// Several views in one place; a lone one needs no list.
  func list(_ views: [ViewID], isDynamic: Bool = false) -> ViewID {
    if isDynamic { graph.noteDynamic(views) }
    if views.count == 1 { return views[0] }
    return add(ViewNode(.list(views), at: nil))
  }

  /// The content of a builder closure for the given arguments.
  func build(_ function: FunctionValue, _ arguments: [Value]) -> ViewID {
    build(function, arguments, at: nil)
  }

  /// The same.
  ///
  /// - Parameter site: what it is passed to, where a view that is not known is reported.
  func build(_ function: FunctionValue, _ arguments: [Value], at site: CallSite?) -> ViewID {
    if case .closure(let closure, let captured) = function.code {
      let value = interpreter.run(
        closure, captured: captured, arguments, builds: true, by: function.builder)
      return viewWithoutPlace(value) ?? list([])
    }
    let value = interpreter.call(function, arguments.map { Passed($0) })
    if let site, case .placeholder(let name) = value {
      return placeholderBox(name, at: interpreter.place(of: site))
    }
    return viewWithoutPlace(value) ?? list([])
  }

  /// The view of a value whose place is unknown.
  func viewWithoutPlace(_ value: Value) -> ViewID? {
    switch value {
    case .view(let id): return id
    case .instance(let instance): return custom(instance, at: instance.place)
    case .member(let base, _, _): return styleView(value, base ?? "Color", at: nil)
    case .record(let type, let fields) where Catalog.view(type) != nil:
      return add(ViewNode.named(type, CallArguments(values: fields), at: nil))
    case .native(let native as UnknownCall): return box(native)
    case .placeholder(let name): return add(ViewNode(.box(name: name, CallArguments()), at: nil))
    case .native(let native as PartlyKnown): return placeholderBox(native.name, at: nil)
    default: return nil
    }
  }

  /// A declared view with its body; nil for other values.
  private func custom(_ instance: Instance, at place: SourcePlace?) -> ViewID? {
    guard let type = interpreter.declarations.type(instance.typeName) else { return nil }
    let place = instance.place ?? place
    if isShape(type) {
      if interpreter.lineage(of: type).contains(where: { !$0.methods("sizeThatFits").isEmpty }) {
        let kind = ViewNode.Kind.layout(
          name: type.simpleName, instance: .instance(instance), CallArguments())
        return add(ViewNode(kind, at: place))
      }
      // As large as its proposal, with an outline known only to its path.
      let arguments = CallArguments(values: [.init(Catalog.ownPath, .boolean(true))])
      let shape = add(ViewNode.named("Rectangle", arguments, at: place))
      return add(ViewNode(.custom(name: type.simpleName, body: shape), at: place))
    }
    if type.property("body") == nil, interpreter.conforms(type, "ShapeStyle") {
      return colour(named: type.simpleName, at: place)
    }
    if let foreign = foreignProtocol(of: type), type.property("body") == nil {
      if let view = bodyOfPackage(instance, type, at: place) { return view }
      interpreter.report(.foreignView(type.simpleName, foreign, at: place), about: type.simpleName)
      var arguments = CallArguments()
      if foreign.hasSuffix("Representable") {
        arguments.values = [.init(Lowering.fills, .string(hostedClass(of: type)))]
        arguments.contents = views(of: instance, type).map { .init("content", $0) }
      }
      return add(ViewNode(.box(name: type.simpleName, arguments), at: place))
    }
    guard interpreter.conforms(type, "View") || type.property("body") != nil else { return nil }
    guard open(type.simpleName, at: place) else {
      return standIn(named: type.simpleName, at: place)
    }
    defer { interpreter.running.removeLast() }
    let location = interpreter.surroundings.location
    interpreter.surroundings.location.append(.view(type.simpleName, place))
    defer { interpreter.surroundings.location = location }
    let instance = interpreter.restored(instance, type, at: interpreter.surroundings.location)
    building.append(instance)
    defer { building.removeLast() }
    let body = known { self.body(of: instance, type, at: place) }
    return add(ViewNode(.custom(name: type.simpleName, body: body), at: place))
  }

  /// The views that an instance is given.
  private func views(of instance: Instance, _ type: TypeInfo) -> [ViewID] {
    type.viewProperties.compactMap { property in
      guard let value = instance.fields[property.name] else { return nil }
      guard case .function(let function) = value else { return viewWithoutPlace(value) }
      guard case .closure(let closure, _) = function.code, closure.parameters.isEmpty else {
        return nil
      }
      return build(function, [])
    }
  }

  /// Whether it conforms to a package's protocol with a function as body.
  func isPackageView(_ type: TypeInfo) -> Bool {
    foreignProtocol(of: type) != nil && type.methods("body").contains(where: \.buildsViews)
  }

  /// The body in a package's protocol: `func body(props: Props) -> some View`, called with
  /// placeholders.
  private func bodyOfPackage(
    _ instance: Instance, _ type: TypeInfo, at place: SourcePlace?
  ) -> ViewID? {
    guard let function = type.methods("body").first(where: \.buildsViews),
      open(type.simpleName, at: place)
    else { return nil }
    defer { interpreter.running.removeLast() }
    let passed = function.parameters.filter { !$0.isOptional }.map { formal in
      Passed(
        formal.label,
        interpreter.placeholder(
          for: formal.type, named: formal.name, builds: formal.isBuilder, from: type))
    }
    guard let choice = interpreter.choose([function], for: passed) else { return nil }
    let value = interpreter.invoke(
      choice.function, choice.matching, passed, receiver: .instance(instance)
    ).value
    return viewWithoutPlace(value).map {
      add(ViewNode(.custom(name: type.simpleName, body: $0), at: place))
    }
  }

  private func body(of instance: Instance, _ type: TypeInfo, at place: SourcePlace?) -> ViewID {
    let body = guarded(type.simpleName, at: place) {
      interpreter.ownMember("body", of: .instance(instance))
    }
    if let view = body.flatMap(viewWithoutPlace) { return view }
    interpreter.report(.noBody(type.simpleName, at: place), about: type.simpleName)
    return add(ViewNode(.box(name: type.simpleName, CallArguments()), at: place))
  }

  /// Records that a view's body is being evaluated; returns false if it contains itself endlessly.
  func open(_ name: String, at place: SourcePlace?) -> Bool {
    interpreter.running.append(Interpreter.OpenView(name: name, place: place))
    let limit = interpreter.budget.limits.cut?.views ?? interpreter.budget.viewLimit
    guard interpreter.running.count > limit,
      interpreter.running.lazy.filter({ $0.name == name }).count > limit
    else { return true }
    if interpreter.budget.limits.cut == nil {
      interpreter.stopEndless(name, at: place)
    } else {
      interpreter.report(.endlessView(cycle(name), shown: limit, at: place), about: name)
    }
    interpreter.running.removeLast()
    return false
  }

  /// A view, and the views between two occurrences of it.
  private func cycle(_ name: String) -> [String] {
    let earlier = interpreter.running.dropLast().lastIndex { $0.name == name } ?? 0
    return interpreter.running[earlier...].map(\.name)
  }

  /// Runs code of the text; if it stops or throws, reports that and returns nil.
  private func guarded(_ name: String, at place: SourcePlace?, _ work: () -> Value?) -> Value? {
    let value = work()
    switch interpreter.interruption {
    case .trapped(let what, let at):
      interpreter.interruption = nil
      interpreter.report(.failed("\(name)'s body ran \(what)", at: at ?? place), about: name)
    case .thrown:
      interpreter.interruption = nil
      interpreter.report(.failed("\(name)'s body threw an error", at: place), about: name)
    case .exhausted, .postponed, .stopped, nil: return value
    }
    return .placeholder(name)
  }
}
