import HaggleLanguage
import HaggleLayouts
import HaggleSyntax

extension ViewBuilder {
  /// Applies the links of a chain to the environment; the outermost link is the first.
  ///
  /// - Returns: for each such link, outermost first, the values outside of it.
  func surroundings(
    of links: [ExpressionID], in scope: Scope
  ) -> [(link: ExpressionID, before: SurroundingValues)] {
    var result: [(link: ExpressionID, before: SurroundingValues)] = []
    for link in links {
      guard case .call(let callee, let arguments, let trailing) = scope.tree[link].kind,
        case .member(_, let name) = scope.tree[callee].kind
      else { continue }
      if Self.isSupplier(name) {
        result.append((link, interpreter.surroundings))
        interpreter.muted { put(arguments, in: scope) }
      } else if Self.ownKeys.contains(name), let value = arguments.first?.value {
        result.append((link, interpreter.surroundings))
        put(interpreter.muted { interpreter.evaluate(value, in: scope) }, as: name)
      } else if name == "font", readsFont, let value = arguments.first?.value {
        result.append((link, interpreter.surroundings))
        let type = TypeName("Font")
        put(interpreter.muted { interpreter.evaluate(value, as: type, in: scope) }, as: name)
      } else if let methods = suppliers(name) {
        let site = CallSite(
          name: name, arguments: arguments, trailing: trailing, scope: scope, id: link,
          anchor: scope.tree[callee].anchor)
        result.append((link, interpreter.surroundings))
        interpreter.muted { put(methods, site) }
      }
    }
    return result
  }

  private static func isSupplier(_ name: String) -> Bool {
    ["environment", "environmentObject", "previewContext", "previewDevice"].contains(name)
  }

  /// Modifiers that put their argument there under their own name.
  private static let ownKeys: Set<String> = [
    "controlSize", "dynamicTypeSize", "imageScale", "lineSpacing", "minimumScaleFactor",
    "multilineTextAlignment",
    "truncationMode",
  ]

  /// The modifiers of the text that put something into the environment:
  /// `func gap(_ gap: CGFloat) -> some View { environment(\.gap, gap) }`.
  private func suppliers(_ name: String) -> [Function]? {
    guard let methods = interpreter.declarations.type("View")?.methods(name), !methods.isEmpty,
      methods.contains(where: { !supplies($0).isEmpty })
    else { return nil }
    return methods
  }

  /// The arguments of all calls in a modifier's only chain that set environment values.
  private func supplies(_ function: Function) -> [[Argument]] {
    let tree = function.tree
    let statements = function.declaration.body.map { tree.active(tree.statements(of: $0)) } ?? []
    var id: ExpressionID? =
      switch statements.last.map({ tree[$0].kind }) {
      case .expression(let expression)?, .return(let expression?)?: expression
      default: nil
      }
    var found: [[Argument]] = []
    while let current = id {
      id = nil
      switch tree[current].kind {
      case .call(let callee, let arguments, _):
        switch tree[callee].kind {
        case .member(let base, let name):
          if Self.isSupplier(name) { found.append(arguments) }
          id = base
        case .identifier(let name):
          if Self.isSupplier(name) { found.append(arguments) }
        default: break
        }
      case .member(let base, _): id = base
      default: break
      }
    }
    return found
  }

  private func put(_ methods: [Function], _ site: CallSite) {
    let passed = interpreter.pass(site)
    guard let choice = interpreter.choose(methods, for: passed) else { return }
    let scope = Scope(tree: choice.function.tree)
    interpreter.bind(choice.function.parameters, choice.matching, passed, in: scope)
    for arguments in supplies(choice.function) { put(arguments, in: scope) }
  }

  private func put(_ arguments: [Argument], in scope: Scope) {
    guard let first = arguments.first.map({ interpreter.evaluate($0.value, in: scope) }) else {
      return
    }
    switch first {
    case .keyPath(let path) where path.count == 1 && arguments.count == 2:
      let type = interpreter.declarations.type("EnvironmentValues")?.property(path[0])?.type
      put(interpreter.evaluate(arguments[1].value, as: type, in: scope), as: path[0])
    case .instance(let instance):
      interpreter.surroundings.objects[instance.typeName] = first
    default: put(PreviewSetting(device: first, context: first))
    }
  }

  /// The size of type has two names.
  private func put(_ value: Value, as key: String) {
    guard ["dynamicTypeSize", "sizeCategory"].contains(key) else {
      interpreter.surroundings.keys[key] = value
      return
    }
    let size = value.typeSize(in: surroundingTypeSize)
    interpreter.surroundings.keys["dynamicTypeSize"] = size.value
    interpreter.surroundings.keys["sizeCategory"] = size.category
  }

  /// The text size at the view being built.
  var surroundingTypeSize: DynamicTypeSize {
    interpreter.surroundings.keys["dynamicTypeSize"]?.typeSize ?? stage.circumstances.typeSize
  }

  /// Applies a preview's device or widget to the environment.
  func put(_ setting: PreviewSetting) {
    if let family = setting.family {
      interpreter.surroundings.keys["widgetFamily"] = .member(
        base: "WidgetFamily", name: family, arguments: nil)
    }
    guard !stage.isStated, let device = setting.shownDevice(on: stage.device) else { return }
    // Values stated by an outer view take precedence over the preview's device.
    let classes = device.sizeClasses
    let values = [
      "horizontalSizeClass": classes.horizontal.value, "verticalSizeClass": classes.vertical.value,
    ]
    interpreter.surroundings.keys.merge(values) { stated, _ in stated }
    interpreter.surroundings.keys.merge(AppValues.values(of: device)) { stated, _ in stated }
  }

  /// The values of `@Environment`, `@EnvironmentObject` and `@Bindable` from the environment; nil
  /// if not set and without known default.
  func environmentValue(of property: Property, in scope: Scope) -> Value? {
    guard let attribute = property.attributes.first(where: { $0.name.hasPrefix("Environment") })
    else { return nil }
    guard let argument = attribute.arguments.first else {
      return property.type.flatMap { object(of: $0) }
    }
    switch interpreter.evaluate(argument.value, in: scope) {
    case .keyPath(let path): return value(of: path, property, in: scope)
    case .type(let name):
      let type = TypeName(name)
      return object(of: type) ?? interpreter.placeholder(for: type, named: property.name)
    default: return nil
    }
  }

  /// The environment object of a type.
  private func object(of type: TypeName) -> Value? {
    let bare = type.isOptional ? type.arguments.first ?? type : type
    return interpreter.declarations.type(bare.name).flatMap {
      interpreter.surroundings.objects[$0.name]
    }
  }

  /// `@Entry var gap: CGFloat = 6` in an extension of `EnvironmentValues`.
  private func entry(_ path: [String]) -> Value? {
    guard path.count == 1, let name = path.first else { return nil }
    if let known = entries[name] { return known }
    guard let property = interpreter.declarations.type("EnvironmentValues")?.property(name),
      property.has("Entry")
    else { return nil }
    let said = interpreter.log.additions
    let value = interpreter.initialValue(of: property, in: Scope(tree: property.tree))
    if interpreter.log.additions == said, interpreter.interruption == nil {
      entries[name] = value
    }
    return value
  }

  /// What stands for a value that something outside of the text sets and that is nil without it.
  private func set(_ path: [String], _ property: Property) -> Value? {
    guard path.count == 1, stage.environment.contains(path[0]) else { return nil }
    let key = interpreter.declarations.type("EnvironmentValues")?.property(path[0])
    guard let type = property.type ?? key?.type, type.isOptional else { return nil }
    return interpreter.placeholder(for: type.arguments.first, named: property.name)
  }

  private func value(of path: [String], _ property: Property, in scope: Scope) -> Value? {
    let value: Value
    if let first = path.first, let put = interpreter.surroundings.keys[first] {
      value = interpreter.follow(Array(path.dropFirst()), from: put)
    } else {
      value = entry(path) ?? interpreter.follow(path, from: .native(EnvironmentValue()))
      if value.isNone, let set = set(path, property) { return set }
    }
    return value.placeholderName == nil
      ? interpreter.coerce(value, to: property.type, in: scope) : nil
  }
}
