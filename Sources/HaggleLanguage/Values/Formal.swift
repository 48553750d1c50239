package import HaggleSyntax
import HaggleVocabulary

/// A parameter of a function, closure or memberwise initialiser, as seen by the caller.
package struct Formal {
  /// Nil if callers write no label.
  package let label: String?
  package let name: String
  package let type: TypeName?
  /// Whether callers may omit it.
  package let isOptional: Bool
  let isVariadic: Bool
  package let isInOut: Bool
  /// Whether its attributes mark a closure argument as a view builder.
  package let isBuilder: Bool
  /// An attribute that may name a declared result builder.
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
    builder = parameter.attributes.first { $0.isTypeName && $0 != "ViewBuilder" }
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
