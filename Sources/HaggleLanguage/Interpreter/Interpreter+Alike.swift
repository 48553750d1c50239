extension Interpreter {
  /// The elements of a collection literal, with one type as far as some elements show it: whole
  /// numbers among fractions become fractions, `.small` among sizes a size, `.red` behind
  /// `Color.black` a colour.
  func alike(_ values: [Value]) -> [Value] {
    guard values.count > 1 else { return values }
    var isFraction = false
    var hasWhole = false
    var typeName: String?
    var hasMember = false
    for value in values {
      switch value {
      case .number: isFraction = true
      case .integer: hasWhole = true
      case .instance(let instance): typeName = typeName ?? instance.typeName
      case .size, .point, .rect: typeName = typeName ?? Family(value).typeNames.first
      case .member(nil, _, _): hasMember = true
      case .member(let base?, _, _): typeName = typeName ?? base
      default: continue
      }
    }
    if isFraction, hasWhole { return values.map(\.asFraction) }
    guard hasMember, let typeName else { return values }
    return values.map { resolve($0, as: typeName) }
  }
}

extension Value {
  /// A whole number as a fraction; other values unchanged.
  var asFraction: Value {
    if case .integer(let integer) = self { .number(Double(integer)) } else { self }
  }
}
