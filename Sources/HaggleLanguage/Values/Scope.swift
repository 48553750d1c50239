package import HaggleSyntax

/// The variables of a running block; closures keep the scopes that they can see.
package final class Scope {
  package struct Variable {
    let name: String
    package var value: Value
    let type: TypeName?
    /// The state behind a binding.
    var binding: StateStore.Key?
  }

  let parent: Scope?
  /// The text that the running code is part of: the scenario or the prelude.
  package let tree: SyntaxTree
  /// The type whose members need no base here; set exactly if `self` is.
  let type: TypeInfo?
  @exclusivity(unchecked) private var variables: [Variable] = []
  @exclusivity(unchecked) private var functions: [Function] = []
  /// The last variable of each name, where there are more than one looks through quickly.
  @exclusivity(unchecked) private var positions: [String: Int] = [:]
  private static let fewVariables = 16
  /// What this scope and those around it declare, if they are many.
  @exclusivity(unchecked) private var declared: DeclaredNames?
  /// How many scopes are around this one.
  private let depth: Int
  /// The innermost scope around this one that has a type.
  private let typed: Scope?

  /// A scope inside another. Empty outer scopes stay empty as seen from here and are skipped, so
  /// that a lookup costs the number of declarations, not the depth.
  init(in parent: Scope) {
    self.parent = parent.isEmpty ? parent.parent : parent
    tree = parent.tree
    type = nil
    (depth, typed) = Self.surroundings(self.parent)
    note()
  }

  /// The outermost scope of a function or of the text.
  package init(tree: SyntaxTree, parent: Scope? = nil, type: TypeInfo? = nil) {
    self.parent = parent
    self.tree = tree
    self.type = type
    (depth, typed) = Self.surroundings(parent)
    note()
  }

  private var isEmpty: Bool { variables.isEmpty && functions.isEmpty && type == nil }

  package func define(_ name: String, _ value: Value, type: TypeName? = nil) {
    define(Variable(name: name, value: value, type: type))
  }

  func define(_ variable: Variable) {
    let name = variable.name
    declared?.names.insert(name)
    variables.append(variable)
    if variables.count == Self.fewVariables + 1 {
      for (index, variable) in variables.enumerated() { positions[variable.name] = index }
    } else if variables.count > Self.fewVariables {
      positions[name] = variables.count - 1
    }
  }

  /// The types that an extension states for names, `where Element == Item`, but for `Self`.
  func define(_ stated: [String: TypeName]) {
    for (name, type) in stated where name != "Self" { define(name, .type(type.name)) }
  }

  private func position(of name: String) -> Int? {
    variables.count > Self.fewVariables
      ? positions[name] : variables.lastIndex { $0.name == name }
  }

  /// Declares a function; its captures are found when it is used, so that no reference cycle
  /// arises.
  func define(_ function: Function) {
    declared?.names.insert(function.declaration.name)
    functions.append(function)
  }

  /// The variable of that name in this scope alone.
  package subscript(name: String) -> Variable? { position(of: name).map { variables[$0] } }

  /// The functions of that name in this scope alone.
  func functions(named name: String) -> [Function] {
    functions.isEmpty ? [] : functions.filter { $0.declaration.name == name }
  }

  /// Changes a variable of this scope in place: it is moved out meanwhile, so nothing is copied.
  func mutate<Result>(_ name: String, _ change: (inout Value) -> Result) -> Result? {
    guard let index = position(of: name) else { return nil }
    var value = variables[index].value
    variables[index].value = .void
    defer { variables[index].value = value }
    return change(&value)
  }

  /// The innermost scope with the variable.
  func holder(of name: String) -> Scope? {
    guard mayKnow(name) else { return nil }
    var scope: Scope? = self
    while let current = scope, current[name] == nil { scope = current.parent }
    return scope
  }

  /// The innermost scope with `self`.
  package var receiver: Scope? { holder(of: "self") }
}

// MARK: - Scopes deep inside others

extension Scope {
  /// All names that some scopes declare.
  private final class DeclaredNames {
    var names: Set<String> = []
  }

  /// From here on a lookup asks first whether any scope around declares the name: most names of a
  /// text are those of the library, for which all would be asked.
  private static let deep = 32

  private static func surroundings(_ parent: Scope?) -> (depth: Int, typed: Scope?) {
    guard let parent else { return (0, nil) }
    return (parent.depth + 1, parent.type == nil ? parent.typed : parent)
  }

  /// Scopes around one that is deep note what they declare, in the list of the outermost one.
  private func note() {
    guard depth >= Self.deep else { return }
    declared = parent?.declared
    guard declared == nil else { return }
    var around: [Scope] = []
    var next = parent
    while let scope = next {
      around.append(scope)
      next = scope.parent
    }
    let names = around.last?.declared ?? DeclaredNames()
    for scope in around where scope.declared == nil {
      names.names.formUnion(scope.variables.lazy.map(\.name))
      names.names.formUnion(scope.functions.lazy.map(\.declaration.name))
      scope.declared = names
    }
    declared = names
  }

  /// Whether this scope or one around it may declare the name.
  func mayKnow(_ name: String) -> Bool { declared?.names.contains(name) ?? true }

  /// The next scope in which a name may mean something: around one that no scope declares, only
  /// members of a type.
  func next(mayKnow: Bool) -> Scope? { mayKnow ? parent : typed }
}
