import HaggleSyntax

// What stands in the text as the default of a key that a package of settings is given:
// `@Default(.isShown) var isShown` and
// `extension Defaults.Keys { static let isShown = Key<Bool>("isShown", default: true) }`.
extension Interpreter {
  /// The default of a property whose wrapper is not in the text; nil if none is stated, or several.
  func statedDefault(of property: Property) -> Value? {
    for attribute in property.attributes where declarations.type(attribute.name) == nil {
      guard let key = attribute.arguments.first, key.label == nil,
        let name = name(ofKey: property.tree[key.value].kind),
        let value = statedDefault(ofKey: name)
      else { continue }
      return property.type.map { coerce(value, to: $0, from: property.owner) } ?? value
    }
    return nil
  }

  /// The default of a key, of `Defaults[.isShown]` as well.
  func statedDefault(ofKey name: String) -> Value? {
    let stated = declarations.statics(named: name).compactMap { key in
      defaultValue(of: key).map { (key: key, value: $0) }
    }
    guard stated.count == 1, let (key, id) = stated.first,
      pending.insert("default " + name).inserted
    else { return nil }
    defer { pending.remove("default " + name) }
    let scope =
      key.owner.map { receiverScope(.type($0.name), type: $0, tree: key.tree) }
      ?? Scope(tree: key.tree)
    return evaluate(id, as: type(ofKey: key), in: scope)
  }

  private func name(ofKey kind: Expression.Kind) -> String? {
    switch kind {
    case .implicitMember(let name), .member(_, let name): name
    case .keyPath(let path) where path.count == 1: path[0]
    default: nil
    }
  }

  private func defaultValue(of key: Property) -> ExpressionID? {
    guard let initial = key.initialValue,
      case .call(_, let arguments, _) = key.tree[initial].kind
    else { return nil }
    return arguments.first { Self.defaultLabels.contains($0.label ?? "") }?.value
  }

  private static let defaultLabels: Set = ["default", "defaultValue"]

  /// `Bool` of `Key<Bool>("isShown", …)`, or of `let isShown: Key<Bool>`.
  private func type(ofKey key: Property) -> TypeName? {
    if let stated = key.type { return stated.arguments.first }
    guard let initial = key.initialValue,
      case .call(let callee, _, _) = key.tree[initial].kind
    else { return nil }
    let written = key.tree.source.text(in: key.tree[callee].span)
    guard let start = written.firstIndex(of: "<"), let end = written.lastIndex(of: ">"), start < end
    else { return nil }
    return TypeName(decoded: String(written[written.index(after: start)..<end]))
  }
}
