import HaggleSyntax
package import HaggleVocabulary

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

  /// Says how many elements stand for unknown data; of what the source states as empty, that it is
  /// so at first.
  ///
  /// - Parameters:
  ///   - written: what the text calls it.
  ///   - data: the path of the data.
  package func reportElements(
    of written: String, _ data: String, took count: Int, key: String?, at place: SourcePlace?
  ) {
    let isEmpty =
      if case let property?? = statedTypes[data] { property.initialValue != nil } else { false }
    let diagnostic: Diagnostic =
      if isEmpty, let key {
        .emptyAtFirst(written, took: count, key: key, at: place)
      } else {
        .unknownElements(written, took: count, key: key, at: place)
      }
    report(diagnostic, about: written)
  }

  /// What stands for the elements of unknown data.
  func elements(ofUnknown name: String) -> [Value] {
    let count = elementCount(name)
    if name.hasSuffix(".allCases") { return cases(ofUnknown: name, count: count) }
    guard case let property?? = statedTypes[name], let type = property.type.map(wrapped),
      type.name.hasPrefix("["), type.arguments.count == 1, let element = type.arguments.first
    else { return Array(repeating: .placeholder("element", of: name), count: count) }
    return (0..<count).map { position in
      standIn(for: element, of: property, named: name + ".element", at: position)
        ?? .placeholder("element", of: name)
    }
  }

  /// The cases of an enum that is not known; each is another one.
  private func cases(ofUnknown name: String, count: Int) -> [Value] {
    (0..<count).map { position in
      let value = Value.placeholder(position == 0 ? "element" : "element[\(position)]", of: name)
      if let path = value.placeholderName { caseNumbers[path] = position }
      return value
    }
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
    guard isElement else { return standIn(for: type, of: property, named: path) }
    let last = elementCount(String(name)) - 1
    return standIn(
      for: type, of: property, named: name + ".element", at: parts[1] == "last" ? max(last, 0) : 0)
  }

  private static let elements: Set<Substring> = ["first", "last", "element"]

  /// Data of a declared type; the same each time.
  ///
  /// - Parameter position: which element of such data it is, from 0.
  private func standIn(
    for type: TypeName, of property: Property, named path: String, at position: Int = 0
  ) -> Value? {
    let key = position == 0 ? path : "\(path) \(position)"
    if let known = statedValues[key] { return known }
    guard let declared = declarations.type(type.name, from: property.owner), declared.kind != nil,
      declared.kind != .protocol
    else { return nil }
    let value = sample(at: position) {
      placeholder(for: type, named: path, from: property.owner)
    }
    statedValues[key] = value
    return value
  }
}
