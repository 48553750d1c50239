package import HaggleSyntax

/// A parameter as a caller sees it: of a function, a closure, or a memberwise initialiser.
package struct Formal {
  /// Nil where callers write none.
  package let label: String?
  package let name: String
  package let type: TypeName?
  /// Whether callers may leave it out.
  package let isOptional: Bool
  let isVariadic: Bool
  package let isInOut: Bool
  /// Whether its attributes say that a closure given for it builds views.
  package let isBuilder: Bool
  /// An attribute that may name a result builder of the text.
  let builder: String?
  let defaultValue: ExpressionID?

  /// Whether a closure may be given for it.
  var acceptsClosure: Bool {
    guard let type else { return true }
    return isBuilder || type.isFunction || type.arguments.contains { $0.isFunction }
  }
}

extension Formal {
  init(_ parameter: Parameter) {
    label = parameter.label
    name = parameter.name
    type = parameter.type
    isOptional = parameter.defaultValue != nil || parameter.isVariadic
    isVariadic = parameter.isVariadic
    isInOut = parameter.isInOut
    isBuilder = parameter.attributes.contains("ViewBuilder")
    builder = parameter.attributes.first { $0.first?.isUppercase == true && $0 != "ViewBuilder" }
    defaultValue = parameter.defaultValue
  }

  /// The parameter of a memberwise initialiser that sets a stored property.
  init(memberwise property: Property) {
    label = property.name
    name = property.name
    type = property.type
    isOptional = property.initialValue != nil || (property.type?.isOptional ?? false)
    isVariadic = false
    isInOut = false
    isBuilder = property.has("ViewBuilder")
    builder = nil
    defaultValue = nil
  }
}
