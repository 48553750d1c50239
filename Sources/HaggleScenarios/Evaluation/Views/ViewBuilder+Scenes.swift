import HaggleLanguage
import HaggleSyntax

extension ViewBuilder {
  /// The scene under any modifiers; nil if it is none.
  func scene(_ view: ViewID) -> ViewID? {
    let id = graph.root(of: view)
    guard case .custom(let name, _) = graph[id].kind, NativeViews.scenes[name] != nil else {
      return nil
    }
    return id
  }

  /// The argument of a widget's content: the entry that its preview shows, or that its provider
  /// shows first, else one of the declared type.
  fileprivate func entries(of closure: Closure) -> [Value] {
    let entry = interpreter.declarations.order.first { interpreter.conforms($0, "TimelineEntry") }
    return unknownArguments(of: closure).map { argument in
      shownEntry ?? firstEntry ?? entry.map {
        interpreter.instancePlaceholder(of: $0, named: argument.placeholderName ?? "entry")
      }
        ?? argument
    }
  }

  /// What `placeholder(in:)` of the text's provider makes; nil where that is not known, or has a
  /// list without elements, of which a widget shows more once its data is there.
  private var firstEntry: Value? {
    let provider = interpreter.declarations.order.first { type in
      Self.providers.contains { interpreter.conforms(type, $0) }
        && !type.methods("placeholder").isEmpty
    }
    guard let provider, case .instance(let made) = interpreter.instantiate(provider, [], at: nil),
      let function = interpreter.ownMember("placeholder", of: .instance(made), isCalled: true)?
        .function,
      case .instance(let entry) = interpreter.call(
        function, [Passed("in", .placeholder("context"))]),
      !entry.fields.values.contains(where: Self.isEmptyList)
    else { return nil }
    return .instance(entry)
  }

  private static func isEmptyList(_ value: Value) -> Bool {
    if case .array(let elements) = value { elements.isEmpty } else { false }
  }

  private static let providers = [
    "TimelineProvider", "IntentTimelineProvider", "AppIntentTimelineProvider",
  ]
}

extension NativeViews {
  /// Scenes and their parts: views of their content, without what the system draws.
  static let scenes: [String: Row] = {
    var rows: [String: Row] = [:]
    for name in [
      "WindowGroup", "Window", "UtilityWindow", "Settings", "DocumentGroup", "MenuBarExtra",
      "ImmersiveSpace", "CommandMenu", "CommandGroup",
    ] {
      rows[name] = { builder, site in builder.scene(site, builder.unknownArguments) }
    }
    for name in [
      "StaticConfiguration", "IntentConfiguration", "AppIntentConfiguration",
      "ActivityConfiguration",
    ] {
      rows[name] = { builder, site in builder.scene(site, builder.entries) }
    }
    return rows
  }()
}

extension ViewBuilder {
  fileprivate func scene(_ site: CallSite, _ arguments: (Closure) -> [Value]) -> Value {
    let functions = interpreter.pass(site).filter { $0.value.function != nil }
    let content = functions.first { $0.isTrailing || $0.label == "content" } ?? functions.first
    var views: [ViewID] = []
    if let function = content?.value.function {
      var passed: [Value] = []
      if case .closure(let closure, _) = function.code { passed = arguments(closure) }
      views = [build(function, passed)]
    }
    let body = views.first ?? list([])
    return view(.custom(name: site.name, body: body), at: site)
  }
}
