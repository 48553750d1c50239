extension Parser {
  mutating func typeDeclaration(
    _ kind: TypeDeclaration.Kind
  ) -> (Declaration.Kind, anchor: Int)? {
    advance()
    let anchor = offset
    let extended = kind == .extension ? type() ?? missingType() : nil
    guard let name = extended?.extendedName ?? declaredTypeName() else { return nil }
    var generics = genericParameters()
    let inherited = take(.colon) ? inheritedTypes() : []
    let requirements = whereClause()
    for index in generics.indices where generics[index].constraint == nil {
      generics[index].constraint = requirements.protocols[generics[index].name]
    }
    let stated = requirements.same.merging(extended?.elements ?? [:]) { first, _ in first }
    guard let members = block(in: .members) else { return nil }
    let declaration = TypeDeclaration(
      kind: kind, name: name, genericParameters: generics, inherited: inherited, members: members,
      stated: stated, isOfModule: extended.map { !$0.text.hasPrefix($0.name) } ?? false)
    return (.type(declaration), anchor)
  }

  private mutating func declaredTypeName() -> String? {
    guard kind == .identifier, !isOnNewLine else {
      expected("a name")
      return nil
    }
    let name = text(at: position)
    advance()
    return name
  }

  private mutating func inheritedTypes() -> [TypeName] {
    var types: [TypeName] = []
    repeat {
      // `protocol P: class`, as it was written before `AnyObject`
      guard let type = type() ?? oldClassConstraint() else {
        expected("a type")
        break
      }
      types.append(type)
    } while take(.comma)
    return types
  }

  private mutating func oldClassConstraint() -> TypeName? {
    let start = (position, taken)
    return take(.class) ? named("AnyObject", from: start) : nil
  }

  // MARK: - Generics

  /// The names between `<` and `>`; constraints are skipped.
  mutating func genericParameters() -> [GenericParameter] {
    guard beginsWith("<") else { return [] }
    _ = takeCharacter("<")
    var parameters: [GenericParameter] = []
    while !isAtEnd, !takeCharacter(">") {
      let start = position
      _ = attributes()
      if keyword == .each || keyword == .let { advance() }
      if kind == .identifier {
        let name = text(at: position)
        advance()
        parameters.append(GenericParameter(name: name, constraint: take(.colon) ? type() : nil))
      }
      if !take(.comma), !beginsWith(">"), position == start { advance() }
    }
    return parameters
  }

  /// What a `where` clause states for names.
  struct Requirements {
    /// The types that they are, as in `where Self == Pill`.
    var same: [String: TypeName] = [:]
    /// The first protocols that they conform to, as in `where T: View`.
    var protocols: [String: TypeName] = [:]
  }

  /// `where T: View, T.Body == Text`
  @discardableResult mutating func whereClause() -> Requirements {
    var stated = Requirements()
    guard take(.where) else { return stated }
    repeat {
      guard let first = type() else { return stated }
      let isSame = isOperator("==")
      guard take(.colon) || isSame else { return stated }
      if isSame { advance() }
      let second = take(.integer) ? nil : type()
      if isSame {
        stated.same[first.name] = second
      } else if stated.protocols[first.name] == nil {
        stated.protocols[first.name] = second
      }
    } while take(.comma)
    return stated
  }

  // MARK: - Names for types

  mutating func typeAlias() -> (Declaration.Kind, anchor: Int)? {
    let anchor = offset
    guard let name = declaredTypeName() else { return nil }
    _ = genericParameters()
    if !take(.equal) { expected("`=`") }
    let type = type() ?? missingType()
    whereClause()
    return (.typeAlias(name: name, type: type), anchor)
  }

  mutating func associatedType() -> (Declaration.Kind, anchor: Int)? {
    let anchor = offset
    guard let name = declaredTypeName() else { return nil }
    if take(.colon) { _ = inheritedTypes() }
    if take(.equal) { _ = type() }
    whereClause()
    return (.associatedType(name: name), anchor)
  }

  // MARK: - Cases

  mutating func enumCases() -> [EnumCaseDeclaration] {
    var cases: [EnumCaseDeclaration] = []
    repeat {
      guard kind == .identifier else {
        expected("a case's name")
        break
      }
      let name = text(at: position)
      advance()
      let parameters = kind == .leftParen ? inside { $0.parameters(.enumCase) } : []
      let rawValue = take(.equal) ? expression() : nil
      cases.append(EnumCaseDeclaration(name: name, parameters: parameters, rawValue: rawValue))
    } while take(.comma)
    return cases
  }
}

extension TypeName {
  /// The name of what an extension of it extends: of `[Item]` it is all arrays.
  fileprivate var extendedName: String {
    guard name.hasPrefix("["), !arguments.isEmpty else { return name }
    return arguments.count == 1 ? "Array" : "Dictionary"
  }

  /// What an extension of it states for the elements: `[Item]`, `Array<Item>`.
  fileprivate var elements: [String: TypeName] {
    let isCollection = ["Array", "Dictionary"].contains(extendedName)
    return switch arguments.count {
    case 1 where isCollection: ["Element": arguments[0]]
    case 2 where isCollection: ["Key": arguments[0], "Value": arguments[1]]
    default: [:]
    }
  }
}
