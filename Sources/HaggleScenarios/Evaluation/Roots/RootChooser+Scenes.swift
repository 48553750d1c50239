import HaggleLanguage

extension RootChooser {
  private static let sceneProtocols = ["App", "Scene", "Widget", "WidgetBundle", "Commands"]

  /// The contents of an app's windows and widgets, each as a root.
  func scenes() -> [Evaluation.Root] {
    interpreter.declarations.order.filter { type in
      isOwn(type.tree, type.anchor)
        && Self.sceneProtocols.contains { interpreter.conforms(type, $0) }
    }.flatMap { type in apart { scenes(of: type) } }
  }

  private func scenes(of type: TypeInfo) -> [Evaluation.Root] {
    let setting =
      interpreter.conforms(type, "Widget")
      ? PreviewSetting(widget: WidgetEvidence(syntax)) : PreviewSetting()
    let before = interpreter.surroundings
    defer { interpreter.surroundings = before }
    if interpreter.surroundings.keys["widgetFamily"] == nil { builder.put(setting) }
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
    let setting = PreviewSetting(widget: evidence)
    let before = interpreter.surroundings
    defer { interpreter.surroundings = before }
    builder.put(setting)
    return find().map { root in
      if let types = evidence.types, !shows(root, anyOf: types) { return root }
      var root = root
      if root.preview.isOpen { root.preview = setting }
      if evidence.hasMargins { root.preview.takeMargins() }
      return root
    }
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
