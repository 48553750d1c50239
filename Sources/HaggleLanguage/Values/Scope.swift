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
  private var variables: [Variable] = []
  private var functions: [Function] = []
  /// The last variable of each name, where there are more than one looks through quickly.
  private var positions: [String: Int] = [:]
  private static let fewVariables = 16

  /// A scope inside another. Empty outer scopes stay empty as seen from here and are skipped, so
  /// that a lookup costs the number of declarations, not the depth.
  init(in parent: Scope) {
    self.parent = parent.isEmpty ? parent.parent : parent
    tree = parent.tree
    type = nil
  }

  /// The outermost scope of a function or of the text.
  package init(tree: SyntaxTree, parent: Scope? = nil, type: TypeInfo? = nil) {
    self.parent = parent
    self.tree = tree
    self.type = type
  }

  private var isEmpty: Bool { variables.isEmpty && functions.isEmpty && type == nil }

  package func define(_ name: String, _ value: Value, type: TypeName? = nil) {
    define(Variable(name: name, value: value, type: type))
  }

  func define(_ variable: Variable) {
    let name = variable.name
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
  func define(_ function: Function) { functions.append(function) }

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
    var scope: Scope? = self
    while let current = scope, current[name] == nil { scope = current.parent }
    return scope
  }

  /// The innermost scope with `self`.
  var receiver: Scope? { holder(of: "self") }
}
