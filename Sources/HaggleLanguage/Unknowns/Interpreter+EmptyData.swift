package import HaggleSyntax
package import HaggleVocabulary

/// A stored variable that an app changes: the state of a view, or a property of an object.
package struct StateVariable {
  package let name: String
  let property: Property
}

// Data that is empty until an app has loaded it.
extension Interpreter {
  /// The variable that an expression reads: `posts`, `model.posts`; nil where it reads no such one.
  package func stateVariable(_ id: ExpressionID, in scope: Scope) -> StateVariable? {
    switch scope.tree[id].kind {
    case .identifier(let name) where scope.holder(of: name) == nil:
      return stateVariable(named: name, of: scope.receiver?["self"]?.value)
    case .member(let base, let name):
      return stateVariable(named: name, of: muted { evaluate(base, in: scope) })
    default: return nil
    }
  }

  private func stateVariable(named name: String, of owner: Value?) -> StateVariable? {
    guard case .instance(let instance)? = owner, let type = declarations.type(instance.typeName),
      let property = type.property(Self.projected(name) ?? name), property.isStored,
      !property.isLet, !property.isStatic,
      type.kind == .class || Self.stateWrappers.contains(where: property.has)
    else { return nil }
    return StateVariable(name: property.name, property: property)
  }

  /// The placeholder for data that an app loads: elements of its type, in the number used for
  /// unknown data or stated by the author.
  package func standIn(for variable: StateVariable) -> Value {
    let property = variable.property
    return placeholder(for: property.type, named: property.name, from: property.owner)
  }

  /// What stands for an element of such data, which an app has when it asks for it by its number.
  func loadedElement(
    of base: Value, _ key: [LabeledValue], _ link: ExpressionID, in scope: Scope
  ) -> Value? {
    guard case .array(let none) = base, none.isEmpty, key.count == 1,
      let number = key[0].value.integer, number >= 0,
      case .subscript(let owner, _) = scope.tree[link].kind,
      let variable = stateVariable(owner, in: scope),
      case .array(let elements) = standIn(for: variable), !elements.isEmpty
    else { return nil }
    return elements.dropFirst(number).first ?? elements.last
  }

  /// Whether a condition is opened because nothing would be visible otherwise; if not, it is
  /// remembered as a candidate.
  package func opens(_ place: SourcePlace?) -> Bool {
    guard let place else { return false }
    if opened.contains(place) { return true }
    closedConditions.append(place)
    return false
  }
}
