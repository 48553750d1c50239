package import HaggleSyntax

/// A type with the members of its declaration and all its extensions.
///
/// A type that is only extended in the text (`extension View { … }`) has no `kind`.
package final class TypeInfo {
  /// The name with those of its enclosing types: `Outer.Inner`.
  package let name: String
  /// The name without those of its enclosing types.
  package let simpleName: String
  package weak var outer: TypeInfo?
  @exclusivity(unchecked) package var kind: TypeDeclaration.Kind?
  @exclusivity(unchecked) package var inherited: [String] = []
  var genericParameters: [GenericParameter] = []
  var attributes: [String] = []
  package var tree: SyntaxTree?
  package var anchor = 0
  /// Where its declaration is written.
  var span: SourceSpan = 0..<0
  /// Whether something asked for it.
  @exclusivity(unchecked) package var isUsed = false
  @exclusivity(unchecked) var initializers: [Function] = []
  @exclusivity(unchecked) var cases: [EnumCaseDeclaration] = []
  /// The stored properties of an instance in the order of the text.
  @exclusivity(unchecked) private(set) var stored: [Property] = []
  @exclusivity(unchecked) private var properties: [String: Property] = [:]
  @exclusivity(unchecked) private var methods: [String: [Function]] = [:]
  @exclusivity(unchecked) private var staticProperties: [String: Property] = [:]
  @exclusivity(unchecked) private var staticMethods: [String: [Function]] = [:]
  /// The static properties that arrays of one type have in another way than those of another.
  @exclusivity(unchecked) private(set) var ambiguous: Set<String> = []
  /// The static properties that were asked for already.
  @exclusivity(unchecked) var staticValues: [String: Value] = [:]

  init(name: String, outer: TypeInfo?) {
    self.name = name
    simpleName = Declarations.ownName(name)
    self.outer = outer
  }

  /// Lets go of the members, which hold on to the type.
  func letGo() {
    initializers = []
    stored = []
    (properties, staticProperties) = ([:], [:])
    (methods, staticMethods) = ([:], [:])
    staticValues = [:]
  }

  package func property(_ name: String) -> Property? { properties[name] }
  package func methods(_ name: String) -> [Function] { methods[name] ?? [] }
  package func staticProperty(_ name: String) -> Property? { staticProperties[name] }
  package func staticMethods(_ name: String) -> [Function] { staticMethods[name] ?? [] }
  func enumCase(_ name: String) -> EnumCaseDeclaration? { cases.first { $0.name == name } }

  /// The methods of an instance, in no order.
  package var allMethods: some Sequence<Function> { methods.values.joined() }

  /// The properties of an instance, in no order.
  package var allProperties: some Sequence<Property> { properties.values }

  /// Whether something asked for what a static property holds.
  package func hasValue(ofStatic name: String) -> Bool { staticValues[name] != nil }

  func hasStatic(_ name: String) -> Bool {
    staticProperties[name] != nil || staticMethods[name] != nil || enumCase(name) != nil
  }

  /// The stored properties that are views, or functions without parameters that build some.
  package var viewProperties: [Property] {
    stored.filter { property in
      guard let type = property.type, !type.isFunction || type.arguments.count == 1 else {
        return false
      }
      let made = type.isFunction ? type.arguments[0] : type
      return property.has("ViewBuilder") || made.isView
        || genericParameters.contains { $0.name == made.name && $0.constraint?.isView == true }
    }
  }

  func add(_ function: Function) {
    let name = function.declaration.name
    if function.modifiers.contains("static") || function.modifiers.contains("class") {
      staticMethods[name, default: []].append(function)
    } else {
      methods[name, default: []].append(function)
    }
  }

  func add(_ property: Property) {
    if property.isStatic {
      let other = staticProperties[property.name]?.stated["Element"]?.name
      if let other, other != property.stated["Element"]?.name { ambiguous.insert(property.name) }
      staticProperties[property.name] = property
    } else {
      // A requirement of a protocol has no implementation.
      if kind == .protocol, property.isStored { return }
      if property.isStored { stored.append(property) }
      properties[property.name] = property
    }
  }
}

/// A property or variable of the text, stored or computed.
package struct Property {
  package let name: String
  let pattern: Pattern
  package let type: TypeName?
  package let initialValue: ExpressionID?
  package let getter: BlockID?
  let setter: (parameter: String, body: BlockID)?
  let isLet: Bool
  let modifiers: [String]
  package let attributes: [Attribute]
  package let tree: SyntaxTree
  package let owner: TypeInfo?
  /// The types that the extension states for names: `extension ButtonStyle where Self == Pill`.
  var stated: [String: TypeName] = [:]
  var ownType: String? { stated["Self"]?.name }
  package let anchor: Int

  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
  var isLazy: Bool { modifiers.contains("lazy") }
  var isStored: Bool { getter == nil && !isLazy }
  package func has(_ attribute: String) -> Bool { attributes.contains { $0.name == attribute } }

  /// The properties of a declaration such as `let (a, b) = …, c = 1`, one for each name.
  static func all(
    in variable: VariableDeclaration, _ declaration: Declaration, of tree: SyntaxTree,
    owner: TypeInfo?
  ) -> [Property] {
    variable.bindings.flatMap { binding in
      binding.pattern.names.map { name in
        Property(
          name: name, pattern: binding.pattern,
          type: binding.type ?? binding.initialValue.flatMap { startType(of: $0, in: tree) },
          initialValue: binding.initialValue, getter: binding.getter, setter: binding.setter,
          isLet: variable.isLet, modifiers: declaration.modifiers,
          attributes: declaration.attributes, tree: tree, owner: owner,
          anchor: declaration.anchor)
      }
    }
  }
}

extension Property {
  /// The type of a variable that starts with a fraction: what is whole later is one, too. That of
  /// one that starts with an empty collection: `[[Int]]()`.
  private static func startType(of id: ExpressionID, in tree: SyntaxTree) -> TypeName? {
    switch tree[id].kind {
    case .float: return TypeName("Double")
    case .prefix("-", let operand):
      if case .float = tree[operand].kind { return TypeName("Double") }
      return nil
    case .call(let callee, _, _):
      switch tree[callee].kind {
      case .identifier(let name): return TypeName(name).isNumber ? TypeName(name) : nil
      case .type(let type): return type.name.hasPrefix("[") ? type : nil
      default: return nil
      }
    default: return nil
    }
  }
}
