import HaggleSyntax

// Unknown data whose type is stated where it is kept: `@Published var posts: [Post]` of a class in
// another file. What it has is as if it were data of that type.
extension Interpreter {
  /// The placeholder for what a property holds once it is loaded.
  func loadedLater(_ property: Property) -> Value {
    let known = statedTypes[property.name]
    // Two properties of one name say nothing of data of that name.
    if let known, known?.type?.text != property.type?.text {
      statedTypes[property.name] = .some(nil)
    } else if known == nil {
      statedTypes[property.name] = property
    }
    return .placeholder(property.name)
  }

  /// What stands for an element of unknown data.
  func element(ofUnknown name: String) -> Value {
    if case let property?? = statedTypes[name], let type = property.type.map(wrapped),
      type.name.hasPrefix("["), type.arguments.count == 1,
      let value = standIn(for: type.arguments[0], of: property, named: name + ".element")
    {
      return value
    }
    return .placeholder("element", of: name)
  }

  /// What stands for unknown data, of which a member is read or called; nil where nothing says what
  /// it is, or its type has no such member.
  func standIn(forUnknown path: String, having member: String) -> Value? {
    guard !statedTypes.isEmpty else { return nil }
    let parts = path.split(separator: ".")
    let isElement = parts.count == 2 && Self.elements.contains(parts[1])
    guard parts.count == 1 || isElement, let name = parts.first,
      case let property?? = statedTypes[String(name)], var type = property.type.map(wrapped)
    else { return nil }
    if type.name.hasPrefix("["), type.arguments.count == 1 {
      type = type.arguments[0]
    } else if isElement {
      return nil
    }
    guard let declared = declarations.type(type.name, from: property.owner),
      declared.property(member) != nil || !declared.methods(member).isEmpty
    else { return nil }
    return standIn(for: type, of: property, named: path)
  }

  private static let elements: Set<Substring> = ["first", "last", "element"]

  /// Data of a declared type; the same each time.
  private func standIn(for type: TypeName, of property: Property, named path: String) -> Value? {
    if let known = statedValues[path] { return known }
    guard let declared = declarations.type(type.name, from: property.owner), declared.kind != nil,
      declared.kind != .protocol
    else { return nil }
    let value = placeholder(for: type, named: path, from: property.owner)
    statedValues[path] = value
    return value
  }
}
