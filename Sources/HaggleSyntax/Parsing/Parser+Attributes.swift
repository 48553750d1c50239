extension Parser {
  /// `@State`, `@Environment(\.colorScheme)`, one after the other.
  mutating func attributes() -> [Attribute] {
    var attributes: [Attribute] = []
    while kind == .at {
      advance()
      guard kind == .identifier else { continue }
      attributes.append(attribute())
    }
    return attributes
  }

  private mutating func attribute() -> Attribute {
    var name = text(at: position)
    advance()
    skipAttributeGenerics()
    while kind == .dot, !hasSpaceBefore(position), kind(at: position + 1) == .identifier {
      name = text(at: position + 1)
      position += 2
      skipAttributeGenerics()
    }
    guard hasAttributeArguments(position) else { return Attribute(name: name, arguments: []) }
    if Self.unusual.contains(name) || name.hasPrefix("_") {
      let inside = position..<after(position)
      position = inside.upperBound
      return Attribute(
        name: name, arguments: [],
        words: inside.filter { kind(at: $0) == .identifier }.map { text(at: $0) })
    }
    return Attribute(name: name, arguments: inside { $0.arguments() })
  }

  private mutating func skipAttributeGenerics() {
    guard beginsWith("<"), !hasSpaceBefore(position) else { return }
    var ahead = self
    if ahead.genericArguments() != nil { self = ahead }
  }

  private func behindAttributeGenerics(_ index: Int) -> Int {
    var ahead = self
    ahead.position = index
    ahead.skipAttributeGenerics()
    return ahead.position
  }

  /// Parentheses belong to an attribute only if they touch it and are no function type's.
  private func hasAttributeArguments(_ index: Int) -> Bool {
    guard kind(at: index) == .leftParen, !startsLine(index) else { return false }
    // `@escaping(() -> Void)`
    if Self.bare.contains(where: { spells(index - 1, $0) }) { return false }
    let next = after(index)
    // `@Environment (\.dismiss) var`, which Swift once accepted
    if hasSpaceBefore(index) { return keyword(at: next).declares || keyword(at: next).isModifier }
    return kind(at: next) != .arrow && ![.async, .throws].contains(keyword(at: next))
  }

  /// The index after the attribute whose `@` is at an index.
  func behindAttribute(_ index: Int) -> Int {
    var index = index + 1
    guard kind(at: index) == .identifier else { return index }
    index += 1
    index = behindAttributeGenerics(index)
    while kind(at: index) == .dot, kind(at: index + 1) == .identifier {
      index = behindAttributeGenerics(index + 2)
    }
    return hasAttributeArguments(index) ? after(index) : index
  }

  /// Attributes of types that have no arguments.
  private static let bare: [StaticString] = ["escaping", "Sendable"]

  /// Attributes whose arguments are no expressions: `@available(iOS 17, *)`.
  private static let unusual: Set<String> = [
    "available", "objc", "convention", "backDeployed", "freestanding", "attached",
    "storageRestrictions", "specialize", "derivative", "differentiable", "inline",
    "isolated", "abi", "cdecl", "exclusivity", "lifetime", "nonexhaustive", "diagnose",
  ]
}
