import HaggleSyntax

// What a name means inside of a type.
extension Declarations {
  /// The type of that name, as visible inside `context`.
  package func type(_ name: String, from context: TypeInfo? = nil) -> TypeInfo? {
    let type = find(name, from: context)
    if let type, !type.isUsed { type.isUsed = true }
    return type
  }

  /// The same for who does not use it.
  package func find(_ name: String, from context: TypeInfo? = nil) -> TypeInfo? {
    var scope = context
    let mayBeNested = scope != nil && nestedNames.contains(Self.ownName(name))
    while let current = scope {
      if current.simpleName == name { return current }
      scope = current.outer
      guard mayBeNested else { continue }
      if let nested = types[current.name + "." + name] { return nested }
      if let alias = aliases[current.name + "." + name], alias.name != name {
        return types[current.name + "." + alias.name] ?? find(alias.name, from: scope)
      }
    }
    if let type = types[name] { return type }
    return aliases[name].flatMap { $0.name == name ? nil : types[$0.name] }
  }

  /// The types of other files or of the library to which the text gives a member of that name.
  func extended(withMember name: String) -> [TypeInfo] {
    guard hasViewExtension(name) else { return [] }
    return extended.filter { $0.property(name) != nil || !$0.methods(name).isEmpty }
  }

  /// The type behind an alias, as visible inside `context`: a type may declare its own aliases.
  func alias(_ name: String, from context: TypeInfo?) -> TypeName? {
    guard !aliases.isEmpty else { return nil }
    var scope = nestedNames.contains(Self.ownName(name)) ? context : nil
    while let current = scope {
      if let alias = aliases[current.name + "." + name] { return alias }
      scope = current.outer
    }
    return aliases[name]
  }
}
