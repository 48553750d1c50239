import HaggleLanguage
import HaggleSyntax

extension RootChooser {
  private static let sceneProtocols = ["App", "Scene", "Widget", "WidgetBundle", "Commands"]

  /// The contents of an app's windows and widgets, each as a root.
  func scenes() -> [Evaluation.Root] {
    let types = interpreter.declarations.order.filter { type in
      isOwn(type.tree, type.anchor)
        && Self.sceneProtocols.contains { interpreter.conforms(type, $0) }
    }
    // The menus of an app are no part of its windows.
    let apps = types.filter { interpreter.conforms($0, "App") }
    let others = types.filter { !interpreter.conforms($0, "App") }
    let shown = apps.isEmpty ? others : others.filter { !interpreter.conforms($0, "Commands") }
    return (apps + shown).flatMap { type in apart { scenes(of: type) } }
  }

  private func scenes(of type: TypeInfo) -> [Evaluation.Root] {
    let setting =
      interpreter.conforms(type, "Widget")
      ? PreviewSetting(
        widget: WidgetEvidence(syntax, showing: type.name), stated: statedFamily)
      : PreviewSetting()
    let before = interpreter.surroundings
    defer { interpreter.surroundings = before }
    if setting.family != nil || interpreter.surroundings.keys["widgetFamily"] == nil {
      builder.put(setting)
    }
    guard let body = interpreter.ownMember("body", of: interpreter.instantiate(type, [], at: nil)),
      let view = builder.viewWithoutPlace(body)
    else { return [] }
    let parts = members(of: view)
    var counts: [String: Int] = [:]
    return parts.map { part in
      guard parts.count > 1, case .custom(let name, _) = builder.graph[part].kind else {
        return Evaluation.Root(
          name: type.name, view: part, place: interpreter.home(of: type), preview: setting)
      }
      counts[name, default: 0] += 1
      let number = counts[name].map { $0 > 1 ? ".\($0)" : "" } ?? ""
      return Evaluation.Root(
        name: name + number, view: part, place: builder.graph[part].place, preview: setting)
    }
  }

  /// The roots of a text, with a widget's size if it is about a widget and states no size.
  func inWidgets(_ find: () -> [Evaluation.Root]) -> [Evaluation.Root] {
    guard let evidence = WidgetEvidence(syntax) else { return find() }
    let setting = PreviewSetting(widget: evidence, stated: statedFamily)
    let before = interpreter.surroundings
    defer { interpreter.surroundings = before }
    builder.put(setting)
    return find().map { root in
      if let types = evidence.types, !shows(root, anyOf: types) { return root }
      var root = root
      if root.preview.isOpen { root.preview = widgetSetting(for: root.name) ?? setting }
      if evidence.hasMargins { root.preview.takeMargins() }
      return root
    }
  }

  private func widgetSetting(for view: String) -> PreviewSetting? {
    WidgetEvidence(syntax, showing: view).map { PreviewSetting(widget: $0, stated: statedFamily) }
  }

  /// Makes a root in the environment of the widget that shows it, if the text is about widgets.
  func inFamily(of view: String, _ make: () -> Evaluation.Root?) -> Evaluation.Root? {
    guard interpreter.surroundings.keys["widgetFamily"] != nil,
      let setting = widgetSetting(for: view)
    else { return make() }
    let before = interpreter.surroundings
    defer { interpreter.surroundings = before }
    builder.put(setting)
    return make()
  }

  /// The family that the user sets, by the name of a property that reads it from the environment:
  /// `--set family=.systemMedium`.
  private var statedFamily: String? {
    let readers = interpreter.declarations.order.flatMap(interpreter.storedProperties).filter {
      property in
      property.attributes.contains { attribute in
        attribute.name == "Environment"
          && attribute.arguments.contains { isFamily($0.value, in: property.tree) }
      }
    }
    return readers.lazy.compactMap {
      self.interpreter.setting(unknown: $0.name)?.unresolvedName
    }.first(where: PreviewSetting.isFamily)
  }

  private func isFamily(_ id: ExpressionID, in tree: SyntaxTree) -> Bool {
    if case .keyPath(["widgetFamily"]) = interpreter.evaluate(id, in: Scope(tree: tree)) {
      true
    } else {
      false
    }
  }

  /// What a widget of the text shows of a view that has to be given something, with what it gives.
  func shownByWidget(_ type: TypeInfo) -> Evaluation.Root? {
    let widgets = interpreter.declarations.order.filter {
      isOwn($0.tree, $0.anchor) && interpreter.conforms($0, "Widget")
    }
    guard !widgets.isEmpty,
      interpreter.memberwiseFormals(of: type).contains(where: { !$0.isOptional })
    else { return nil }
    let scenes = widgets.lazy.flatMap { widget in self.apart { self.scenes(of: widget) } }
    guard let scene = scenes.first(where: { self.shows($0, anyOf: [type.name]) }) else {
      return nil
    }
    return Evaluation.Root(
      name: type.name, view: scene.view, place: scene.place, preview: scene.preview,
      number: scene.number)
  }

  /// Whether a root is one of these views, as far as only modifiers are around it.
  func shows(_ root: Evaluation.Root, anyOf names: Set<String>) -> Bool {
    var view = root.view
    while !names.contains(root.name) {
      switch builder.graph[view].kind {
      case .modifier(_, let base, _): view = base
      case .custom(let name, let body):
        if names.contains(name) { return true }
        view = body
      default: return false
      }
    }
    return true
  }

  /// The content of a widget; nil if the value is none.
  func widget(_ value: Value) -> ViewID? {
    guard case .instance(let instance) = value,
      let type = interpreter.declarations.type(instance.typeName),
      interpreter.conforms(type, "Widget")
    else { return nil }
    return scenes(of: type).first?.view
  }

  /// The scenes of a body, without modifiers; the views themselves if there are none.
  private func members(of view: ViewID) -> [ViewID] {
    guard case .list(let parts) = builder.graph[view].kind else {
      return [builder.scene(view) ?? view]
    }
    let scenes = parts.compactMap(builder.scene)
    return scenes.isEmpty ? [view] : scenes
  }
}

// MARK: - Views beside an app

extension RootChooser {
  /// The views that no other one shows; none where these draw nothing, beside an app whose windows
  /// do.
  func viewsOutsideOfApp() -> [Evaluation.Root] {
    let before = interpreter.log
    let found = wantedRoots()
    guard !found.isEmpty, found.allSatisfy({ drawsNothing($0.view) }),
      interpreter.interruption == nil, declaresApp
    else { return found }
    interpreter.log = before
    builder.forgetPresentations()
    return []
  }

  private func drawsNothing(_ view: ViewID) -> Bool {
    if case .custom(_, let body) = builder.graph[view].kind { return drawsNothing(body) }
    return builder.showsNothing(view) || isClear(view)
  }

  private var declaresApp: Bool {
    interpreter.declarations.order.contains {
      isOwn($0.tree, $0.anchor) && interpreter.conforms($0, "App")
    }
  }
}
