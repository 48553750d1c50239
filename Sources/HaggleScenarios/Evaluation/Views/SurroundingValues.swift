import HaggleVocabulary

/// What the views around put into the environment: `.environment(\.key, 3)`,
/// `.environmentObject(store)`.
struct SurroundingValues {
  /// By the name of the key path.
  fileprivate(set) var keys: [String: Value] = [:]
  /// By the name of the object's type.
  fileprivate(set) var objects: [String: Value] = [:]
}

extension Evaluator {
  /// A closure as a value.
  func function(_ closure: Closure, in scope: Scope) -> FunctionValue {
    FunctionValue(.closure(closure, captured: scope), surroundings: surroundings)
  }

  /// Runs code inside of views that put these values into the environment.
  func surrounded<Result>(by values: SurroundingValues, _ work: () -> Result) -> Result {
    let before = surroundings
    surroundings = values
    defer { surroundings = before }
    return work()
  }

  /// Puts into the environment what the links of a chain do; the outermost link is the first.
  ///
  /// - Returns: for each such link, outermost first, the values outside of it.
  func surroundings(
    of links: [ExpressionID], in scope: Scope
  ) -> [(link: ExpressionID, before: SurroundingValues)] {
    var result: [(link: ExpressionID, before: SurroundingValues)] = []
    for link in links {
      guard case .call(let callee, let arguments, _) = scope.tree[link].kind,
        case .member(_, let name) = scope.tree[callee].kind,
        name == "environment" || name == "environmentObject"
      else { continue }
      result.append((link, surroundings))
      muted { put(arguments, in: scope) }
    }
    return result
  }

  private func put(_ arguments: [Argument], in scope: Scope) {
    guard let first = arguments.first.map({ evaluate($0.value, in: scope) }) else { return }
    switch first {
    case .keyPath(let path) where path.count == 1 && arguments.count == 2:
      let type = declarations.type("EnvironmentValues")?.property(path[0])?.type
      surroundings.keys[path[0]] = evaluate(arguments[1].value, as: type, in: scope)
    case .instance(let instance):
      surroundings.objects[instance.typeName] = first
    default: break
    }
  }

  /// What `@Environment`, `@EnvironmentObject` and `@Bindable` of the environment read; nil for
  /// what nobody put there and no default is known of.
  func environmentValue(of property: Property, in scope: Scope) -> Value? {
    guard let attribute = property.attributes.first(where: { $0.name.hasPrefix("Environment") })
    else { return nil }
    guard let argument = attribute.arguments.first else {
      return property.type.flatMap { object(of: $0) }
    }
    switch evaluate(argument.value, in: scope) {
    case .keyPath(let path): return value(of: path, property, in: scope)
    case .type(let name):
      let type = TypeName(name)
      return object(of: type) ?? placeholder(for: type, named: property.name)
    default: return nil
    }
  }

  /// The object of a type that a view around supplies.
  private func object(of type: TypeName) -> Value? {
    let bare = type.isOptional ? type.arguments.first ?? type : type
    return declarations.type(bare.name).flatMap { surroundings.objects[$0.name] }
  }

  /// `@Entry var gap: CGFloat = 6` in an extension of `EnvironmentValues`.
  private func entry(_ path: [String]) -> Value? {
    guard path.count == 1,
      let property = declarations.type("EnvironmentValues")?.property(path[0]),
      property.has("Entry")
    else { return nil }
    return initialValue(of: property, in: Scope(tree: property.tree))
  }

  private func value(of path: [String], _ property: Property, in scope: Scope) -> Value? {
    let value: Value
    if let first = path.first, let put = surroundings.keys[first] {
      value = follow(Array(path.dropFirst()), from: put)
    } else {
      value = entry(path) ?? follow(path, from: .native(EnvironmentValue()))
    }
    return value.placeholderName == nil ? coerce(value, to: property.type, in: scope) : nil
  }
}
