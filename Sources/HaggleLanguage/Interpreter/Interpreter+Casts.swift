import HaggleSyntax

extension Interpreter {
  /// `value as? Type`, `value as! Type`, `value is Type`.
  func cast(_ symbol: String, _ value: Value, to type: TypeName, in scope: Scope) -> Value {
    if symbol == "is", let name = value.placeholderName {
      return .placeholder(name + " is " + type.text)
    }
    if let inert = value.native(as: InertValue.self), type.isReadData {
      // What the system has in store is unknown.
      return symbol == "is" ? .boolean(true) : .placeholder(inert.name)
    }
    let matches = value.placeholderName != nil || isA(value, type)
    switch symbol {
    case "is": return .boolean(matches)
    case "as?": return matches ? coerce(value, to: type, in: scope) : .none
    default: return coerce(value, to: type, in: scope)
    }
  }
}

extension TypeName {
  /// Whether it is a type of words, numbers and their like.
  fileprivate var isReadData: Bool {
    isNumber || isInteger || ["String", "NSString", "URL", "NSURL", "Data", "Date"].contains(name)
  }
}
