package import HaggleSyntax

/// A closure or a function of the text with what it captured.
package final class FunctionValue {
  package enum Code {
    case closure(Closure, captured: Scope)
    /// A function, or the methods of one name bound to their `self`: the labels choose.
    case functions([Function], captured: Scope?, receiver: Value?)
    /// `\.name` where a function is wanted.
    case keyPath([String])
    /// `Row.init`
    case initializer(typeName: String)
    /// `Shape.circle` where the case has associated values.
    case enumCase(typeName: String, name: String)
    /// What yields the same whenever it is called.
    case constant(Value)
    /// A function of the library.
    case native(NativeFunction)
  }

  package let code: Code
  /// The result type that the context states, as in `let f: (Int) -> Color = { _ in .red }`.
  let result: TypeName?
  /// The types of its parameters, where the context states them.
  let parameters: [TypeName]
  /// What the views around a closure put into the environment, for when it runs late.
  package let surroundings: SurroundingValues

  package init(
    _ code: Code, result: TypeName? = nil, parameters: [TypeName] = [],
    surroundings: SurroundingValues = SurroundingValues()
  ) {
    self.code = code
    self.result = result
    self.parameters = parameters
    self.surroundings = surroundings
  }

  /// The same function where a function type is stated for it.
  func stated(_ type: TypeName) -> FunctionValue {
    FunctionValue(
      code, result: type.result ?? result, parameters: Array(type.arguments.dropLast()),
      surroundings: surroundings)
  }
}

/// A function, method or initialiser that the text declares.
package struct Function {
  package let declaration: FunctionDeclaration
  package let tree: SyntaxTree
  let attributes: [String]
  let modifiers: [String]
  /// The type whose member it is; nil for a free function.
  package let owner: TypeInfo?
  /// What `Self` is where an extension says so: `extension ButtonStyle where Self == Pill`.
  var ownType: String?
  /// Where its name is written.
  package let anchor: Int

  var isMutating: Bool { modifiers.contains("mutating") }
  /// Whether its declaration says that it builds views.
  package var buildsViews: Bool {
    attributes.contains("ViewBuilder") || declaration.result?.isView == true
  }
  package var parameters: [Formal] { declaration.parameters.map(Formal.init) }
}

/// A function of the library, written in Swift.
package typealias NativeFunction = @Sendable (NativeCall) -> Value?
