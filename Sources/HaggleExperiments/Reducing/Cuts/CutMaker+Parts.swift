import HaggleSyntax

// Replaces parts of what is made on the spot by what they are given there.

extension CutMaker {
  /// `"a"` for `Message(id: 2, name: "a").name`, and `a` for `[a, b][0]`.
  mutating func addParts() {
    let types = memberwiseTypes
    for expression in tree.expressions {
      switch expression.kind {
      case .member(let base, let name):
        guard let part = part(name, of: base, types) else { continue }
        add(expression.span, by: operand(part.value, of: part.type))
      case .subscript(let base, let arguments):
        guard let element = element(of: base, at: arguments) else { continue }
        add(expression.span, by: operand(element, of: nil))
      default: break
      }
    }
  }

  /// What a call gives a property, or what the property has without that; nil if the value is no
  /// call that makes one of these types.
  private func part(
    _ name: String, of value: ExpressionID, _ types: [String: Members]
  ) -> (value: ExpressionID, type: TypeName?)? {
    guard case .call(let callee, let arguments, let trailing) = tree[value].kind,
      case .identifier(let made) = tree[callee].kind, trailing.isEmpty,
      let property = types[made]?.properties.first(where: { $0.name == name }),
      let given = arguments.first(where: { $0.label == name })?.value ?? property.value
    else { return nil }
    return (given, property.type)
  }

  private func element(of list: ExpressionID, at arguments: [Argument]) -> ExpressionID? {
    guard case .array(let elements) = tree[list].kind, arguments.count == 1,
      case .integer(let number) = tree[arguments[0].value].kind,
      let index = Int(exactly: number), elements.indices.contains(index)
    else { return nil }
    return elements[index]
  }

  /// The structures that are made of their properties, as no initializer of theirs says otherwise.
  private var memberwiseTypes: [String: Members] {
    var types: [String: Members] = [:]
    var others: Set<String> = []
    for declaration in tree.declarations {
      guard case .type(let type) = declaration.kind else { continue }
      let members = Members(of: type, tree)
      let isMemberwise = type.kind == .struct && members.initializer == nil
      if isMemberwise, types[type.name] == nil {
        types[type.name] = members
      } else if type.kind != .extension || members.initializer != nil {
        others.insert(type.name)
      }
    }
    return types.filter { !others.contains($0.key) }
  }
}
