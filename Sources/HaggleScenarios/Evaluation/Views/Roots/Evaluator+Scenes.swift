import HaggleSyntax
import HaggleVocabulary

extension Evaluator {
  private static let sceneProtocols = ["App", "Scene", "Widget", "WidgetBundle", "Commands"]

  /// What the windows of an app and its widgets show: a root for each.
  func scenes() -> [Evaluation.Root] {
    declarations.order.filter { type in
      type.tree === syntax && Self.sceneProtocols.contains { conforms(type, $0) }
    }.flatMap(scenes)
  }

  private func scenes(of type: TypeInfo) -> [Evaluation.Root] {
    let setting = conforms(type, "Widget") ? PreviewSetting.smallWidget : PreviewSetting()
    let before = surroundings
    defer { surroundings = before }
    if surroundings.keys["widgetFamily"] == nil { put(setting) }
    guard let body = ownMember("body", of: instantiate(type, [], at: nil)),
      let view = viewWithoutPlace(body)
    else { return [] }
    let parts = members(of: view)
    var counts: [String: Int] = [:]
    return parts.map { part in
      guard parts.count > 1, case .custom(let name, _) = graph[part].kind else {
        return Evaluation.Root(
          name: type.name, view: part, place: home(of: type), preview: setting)
      }
      counts[name, default: 0] += 1
      let number = counts[name].map { $0 > 1 ? ".\($0)" : "" } ?? ""
      return Evaluation.Root(
        name: name + number, view: part, place: graph[part].place, preview: setting)
    }
  }

  /// What a widget shows, where a value is one.
  func widget(_ value: Value) -> ViewID? {
    guard case .instance(let instance) = value, let type = declarations.type(instance.typeName),
      conforms(type, "Widget")
    else { return nil }
    return scenes(of: type).first?.view
  }

  /// The scenes of a body, without what is said of them; the views themselves where there are none.
  private func members(of view: ViewID) -> [ViewID] {
    guard case .list(let parts) = graph[view].kind else { return [scene(view) ?? view] }
    let scenes = parts.compactMap(scene)
    return scenes.isEmpty ? [view] : scenes
  }

  /// The scene under any modifiers; nil for what is none.
  func scene(_ view: ViewID) -> ViewID? {
    var id = view
    while case .modifier(_, let base, _) = graph[id].kind { id = base }
    guard case .custom(let name, _) = graph[id].kind, NativeViews.scenes[name] != nil else {
      return nil
    }
    return id
  }

  /// What a widget's content is given: an entry as the text declares it.
  fileprivate func entries(of closure: Closure) -> [Value] {
    let entry = declarations.order.first { conforms($0, "TimelineEntry") }
    return unknownArguments(of: closure).map { argument in
      entry.map { instancePlaceholder(of: $0, named: argument.placeholderName ?? "entry") }
        ?? argument
    }
  }
}

extension NativeViews {
  /// Scenes and what they are made of: views of their content, without what the system draws.
  static let scenes: [String: Row] = {
    var rows: [String: Row] = [:]
    for name in [
      "WindowGroup", "Window", "UtilityWindow", "Settings", "DocumentGroup", "MenuBarExtra",
      "ImmersiveSpace", "CommandMenu", "CommandGroup",
    ] {
      rows[name] = { evaluator, site in evaluator.scene(site, evaluator.unknownArguments) }
    }
    for name in [
      "StaticConfiguration", "IntentConfiguration", "AppIntentConfiguration",
      "ActivityConfiguration",
    ] {
      rows[name] = { evaluator, site in evaluator.scene(site, evaluator.entries) }
    }
    return rows
  }()
}

extension Evaluator {
  fileprivate func scene(_ site: CallSite, _ arguments: (Closure) -> [Value]) -> Value {
    let functions = pass(site).filter { $0.value.function != nil }
    let content = functions.first { $0.isTrailing || $0.label == "content" } ?? functions.first
    var views: [ViewID] = []
    if let function = content?.value.function {
      var passed: [Value] = []
      if case .closure(let closure, _) = function.code { passed = arguments(closure) }
      views = [build(function, passed)]
    }
    let body = views.first ?? list([])
    let place = place(site.anchor, in: site.scope)
    return .view(graph.add(ViewNode(.custom(name: site.name, body: body), at: place)))
  }
}
