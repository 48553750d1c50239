import HaggleSyntax

// Unknown data of a type that the text extends and does not declare: what the extension says of it
// is known, `extension Genre { var header: some View { … } }`.
extension Interpreter {
  /// Notes which type is stated for unknown data, and for its elements.
  func note(_ type: TypeName, ofUnknown path: String, from context: TypeInfo?) {
    guard declarations.hasExtensions else { return }
    let bare = wrapped(type)
    // `T` may be any type.
    guard bare.name.count > 1, !declarations.genericNames.contains(bare.name) else { return }
    if let element = elementType(of: bare) {
      for name in Self.parts { unknownTypes[path + "." + name] = element.name }
    } else if bare.name != "Any" {
      unknownTypes[path] = declarations.find(bare.name, from: context)?.name ?? bare.name
    }
  }

  /// A member that an extension here gives to unknown data; nil where none is known to.
  func extendedMember(_ name: String, ofUnknown path: String) -> Value? {
    guard let type = extendedType(ofUnknown: path, having: name, isCalled: false) else {
      return nil
    }
    return within(name, of: type, path) { ownMember(name, of: .placeholder(path)) }
  }

  /// What a method of such an extension gives; nil for what gives nothing.
  func extendedCall(_ site: CallSite, ofUnknown path: String) -> Value? {
    guard let type = extendedType(ofUnknown: path, having: site.name, isCalled: true),
      setting(unknown: path + "." + site.name) == nil
    else { return nil }
    return within(site.name, of: type, path) {
      let function = ownMember(site.name, of: .placeholder(path), isCalled: true)?.function
      return function.flatMap { fits($0, site) ? call($0, pass(site), site) : nil }
    }
  }

  /// What a name means in an extension of a type that is declared elsewhere, where nothing else
  /// has that name: a member of `self`, or what `self` is made with.
  func memberOfExtended(_ name: String, in scope: Scope) -> Value? {
    guard let receiver = scope.receiver, let type = receiver.type, type.kind == nil,
      let base = receiver["self"]?.value
    else { return nil }
    if case .placeholder(let path) = base, unknownTypes[path] == type.name {
      return member(name, of: base)
    }
    guard let call = base.native(as: UnknownCall.self) else { return nil }
    guard call.base == nil, call.name == type.name, let argument = call.site.arguments[name] else {
      return member(name, of: base)
    }
    return evaluate(argument.value, in: call.site.scope)
  }

  /// Runs the code of a member, unless it runs already: data in data in data has no end.
  private func within(
    _ name: String, of type: TypeInfo, _ path: String, _ work: () -> Value?
  ) -> Value? {
    let key = "unknown \(type.name).\(name)"
    guard pending.insert(key).inserted else { return nil }
    defer { pending.remove(key) }
    unknownTypes[path] = type.name
    return work()
  }

  /// The type of unknown data whose extension here has such a member: the one that is stated, else
  /// the one that it is called like, else the only one that has such a view.
  private func extendedType(
    ofUnknown path: String, having name: String, isCalled: Bool
  ) -> TypeInfo? {
    guard declarations.hasExtensions else { return nil }
    if let stated = unknownTypes[path] {
      guard let type = declarations.find(stated), type.kind == nil, isOfApp(type),
        lineage(of: type).contains(where: { $0.gives(name, isCalled) })
      else { return nil }
      return type
    }
    let types = extended(withMember: name).filter { $0.gives(name, isCalled) }
    let subject = Self.subject(of: path)
    if let named = types.first(where: { $0.isCalled(subject) }) { return named }
    guard types.count == 1, types[0].gives(name, isCalled, ofViews: true) else { return nil }
    return types[0]
  }

  /// The types of other files to which the text gives a member of that name, looked for once.
  private func extended(withMember name: String) -> [TypeInfo] {
    let count = declarations.extended.count
    if let known = extendedTypes[name], known.of == count { return known.types }
    let types = declarations.extended(withMember: name).filter(isOfApp)
    extendedTypes[name] = (types, count)
    return types
  }

  /// Whether a type is none of the library's.
  private func isOfApp(_ type: TypeInfo) -> Bool {
    !isKnownType(type.name) && !KnownProtocols.isPlain(type.name)
      && !KnownProtocols.isViewOrStyle(type.name) && !type.name.hasPrefix("[")
      && !Self.systems.contains { type.name.hasPrefix($0) }
  }

  /// How the names of types of the system begin.
  private static let systems = ["UI", "NS", "CG", "CL", "MK", "AV"]

  /// How a path names one of several.
  private static let parts = ["element", "first", "last"]

  /// What a type calls values of its own: `Genre.list`.
  private static let ownValues: Set<Substring> = [
    "shared", "default", "current", "main", "standard", "sample", "example", "preview", "mock",
    "placeholder", "list", "all", "samples", "examples", "previews", "mocks", "defaults",
  ]

  /// What a path is called like: `genre` of `model.genre`, `Genre` of `Genre.list.first`,
  /// `subgenre` of `genre.subgenres.element`.
  private static func subject(of path: String) -> String {
    var names = path.split(separator: ".")
    if names.count > 1, names[0].first?.isUppercase == true, ownValues.contains(names[1]),
      names.dropFirst(2).allSatisfy({ parts.contains(String($0)) })
    {
      return String(names[0])
    }
    guard names.count > 1, let last = names.last, parts.contains(String(last)) else {
      return String(names.last ?? "")
    }
    names.removeLast()
    let several = names.last ?? ""
    return several.hasSuffix("s") ? String(several.dropLast()) : String(several)
  }
}

extension TypeInfo {
  /// Whether it gives its values a property of that name, or a method with a result.
  ///
  /// - Parameter ofViews: whether what it gives has to be a view.
  fileprivate func gives(_ name: String, _ isCalled: Bool, ofViews: Bool = false) -> Bool {
    guard isCalled else {
      guard let property = property(name), property.getter != nil else { return false }
      return !ofViews || property.type?.isView == true || property.has("ViewBuilder")
    }
    return methods(name).contains { function in
      function.declaration.result != nil && (!ofViews || function.buildsViews)
    }
  }

  /// Whether data is called like the type: `selectedGenre` like `Genre`.
  fileprivate func isCalled(_ subject: String) -> Bool {
    let (own, name) = (simpleName.lowercased(), subject.lowercased())
    guard name.hasSuffix(own) else { return false }
    // In `subgenre` the word goes on.
    return name == own
      || subject.dropLast(own.count).last?.isLowercase == true
        && subject.suffix(own.count).first?.isUppercase == true
  }
}
