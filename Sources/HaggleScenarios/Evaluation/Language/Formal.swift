/// A parameter as a caller sees it: of a function, a closure, or a memberwise initialiser.
struct Formal {
  /// Nil where callers write none.
  let label: String?
  let name: String
  let type: TypeName?
  /// Whether callers may leave it out.
  let isOptional: Bool
  let isVariadic: Bool
  let isInOut: Bool
  /// Whether its attributes say that a closure given for it builds views.
  let isBuilder: Bool
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
    defaultValue = nil
  }
}
