extension Parser {
  /// The maximum nesting of types and patterns.
  static let typeLevels = 48

  /// A type; nil if none can be read.
  mutating func type() -> TypeName? {
    guard typeDepth < Self.typeLevels else { return nil }
    typeDepth += 1
    defer { typeDepth -= 1 }
    let start = (position, taken)
    skipSpecifiers()
    let bare = (position, taken)
    guard let first = composition(from: start) else { return nil }
    guard isEffectsAndArrow else { return first }
    skipEffects()
    advance()
    guard let result = type() else { return nil }
    return TypeName(
      text: written(from: start), name: written(from: bare), isOptional: false, isFunction: true,
      arguments: parameters(of: first) + [result])
  }

  mutating func missingType() -> TypeName {
    expected("a type")
    return TypeName(text: "", name: "", isOptional: false, isFunction: false, arguments: [])
  }

  /// `async`, `throws(E)` and similar.
  mutating func skipEffects() {
    while [.async, .throws, .rethrows, .reasync].contains(keyword) {
      let isThrows = keyword == .throws
      advance()
      if isThrows, kind == .leftParen { position = after(position) }
    }
  }

  /// `<Int, String>` after a name: the cursor is at an operator that begins with `<`.
  mutating func genericArguments() -> [TypeName]? {
    guard typeDepth < Self.typeLevels, takeCharacter("<") else { return nil }
    var arguments: [TypeName] = []
    while !takeCharacter(">") {
      guard let argument = genericArgument() else { return nil }
      arguments.append(argument)
      if !take(.comma), !beginsWith(">") { return nil }
    }
    return arguments
  }

  func beginsWith(_ character: Unicode.Scalar) -> Bool {
    kind.isOperator && bytes[offset] == UInt8(ascii: character)
  }

  private mutating func genericArgument() -> TypeName? {
    guard kind == .integer else { return type() }
    let start = (position, taken)
    advance()
    return named(written(from: start), from: start)
  }

  // MARK: - Parts

  /// `@escaping`, `inout`, `some`, `each` and other words before a type.
  private mutating func skipSpecifiers() {
    while true {
      if kind == .at {
        _ = attributes()
      } else if keyword == .nonisolated, kind(at: position + 1) == .leftParen {
        position = after(position + 1)
      } else if isSpecifier {
        advance()
      } else if isOperator("~") {
        advance()
      } else {
        return
      }
    }
  }

  private var isSpecifier: Bool {
    switch keyword {
    case .inout: true
    case .some, .any, .each, .repeat, .borrowing, .consuming, .sending, .isolated, .nonisolated:
      !startsLine(position + 1) && beginsType(position + 1)
    // `__owned` and similar, which only occur in generated interfaces.
    default:
      Self.underscored.contains { spells(position, $0) }
        && !startsLine(position + 1) && beginsType(position + 1)
    }
  }

  private static let underscored: [StaticString] = ["__owned", "__shared", "_const", "_local"]

  private func beginsType(_ index: Int) -> Bool {
    switch kind(at: index) {
    case .identifier:
      !keyword(at: index).isReserved || [.selfType, .Any, .repeat].contains(keyword(at: index))
    case .leftParen, .leftBracket, .at, .prefixOperator: true
    default: false
    }
  }

  private mutating func composition(from start: (Int, Int)) -> TypeName? {
    guard var type = postfixType(from: start) else { return nil }
    while isOperator("&") || kind == .ampersandPrefix {
      advance()
      skipSpecifiers()
      guard let next = postfixType(from: (position, taken)) else { return nil }
      let text = written(from: start)
      type = TypeName(
        text: text, name: text, isOptional: false, isFunction: false, arguments: [type, next])
    }
    return type
  }

  private mutating func postfixType(from start: (Int, Int)) -> TypeName? {
    guard var type = primaryType(from: start) else { return nil }
    var links = 0
    while links < Self.typeLevels, let longer = typeLink(of: type, from: start) {
      type = longer
      links += 1
    }
    return type
  }

  /// The type with another `?`, `!`, `.Type` or `.Element`; nil at its end.
  private mutating func typeLink(of type: TypeName, from start: (Int, Int)) -> TypeName? {
    if kind == .dot, isMetatype(position + 1) {
      position += 2
      return named(type.name + ".Type", from: start)
    }
    if kind == .dot, isNestedType(position + 1) {
      position += 2
      return named(written(from: start), from: start)
    }
    guard isOptionalMark else { return nil }
    _ = takeCharacter("?") || takeCharacter("!")
    return TypeName(
      text: written(from: start), name: type.name, isOptional: true, isFunction: type.isFunction,
      arguments: [type])
  }

  private var isOptionalMark: Bool {
    if kind == .questionPostfix || kind == .exclaimPostfix { return true }
    guard kind == .postfixOperator || taken > 0 else { return false }
    return beginsWith("?") || beginsWith("!")
  }

  private mutating func primaryType(from start: (Int, Int)) -> TypeName? {
    switch kind {
    case .identifier: return namedType(from: start)
    case .leftBracket:
      let bare = (position, taken)
      guard let arguments = inside({ $0.elementTypes() }) else { return nil }
      return TypeName(
        text: written(from: start), name: written(from: bare), isOptional: false, isFunction: false,
        arguments: arguments)
    case .leftParen: return parenthesizedType(from: start)
    default: return nil
    }
  }

  /// The element types of an array or dictionary, inside the brackets.
  private mutating func elementTypes() -> [TypeName]? {
    if kind == .integer, keyword(at: position + 1) == .of { position += 2 }
    guard let element = type() else { return nil }
    var types = [element]
    if take(.colon) {
      guard let value = type() else { return nil }
      types.append(value)
    }
    return isAtEnd ? types : nil
  }

  private mutating func parenthesizedType(from start: (Int, Int)) -> TypeName? {
    let bare = (position, taken)
    guard let (elements, isGrouping) = inside({ $0.tupleTypes() }) else { return nil }
    let text = written(from: start)
    if isGrouping, let only = elements.first, !isEffectsAndArrow {
      var grouped = only
      grouped.text = text
      return grouped
    }
    return TypeName(
      text: text, name: written(from: bare), isOptional: false, isFunction: false,
      arguments: elements)
  }

  private mutating func tupleTypes() -> (types: [TypeName], isGrouping: Bool)? {
    var types: [TypeName] = []
    var isGrouping = true
    while !isAtEnd {
      if skipTupleLabel() { isGrouping = false }
      guard let element = type() else { return nil }
      types.append(element)
      if isOperator("...") { advance() }
      if !isAtEnd, !take(.comma) { return nil }
    }
    return (types, isGrouping && types.count == 1)
  }

  private mutating func skipTupleLabel() -> Bool {
    if kind == .identifier, kind(at: position + 1) == .colon {
      position += 2
      return true
    }
    guard kind == .identifier, kind(at: position + 1) == .identifier,
      kind(at: position + 2) == .colon
    else { return false }
    position += 3
    return true
  }
}
