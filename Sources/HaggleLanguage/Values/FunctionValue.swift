package import HaggleSyntax

/// A closure or declared function with its captures.
package final class FunctionValue {
  package enum Code {
    case closure(Closure, captured: Scope)
    /// Functions or methods of one name, with their `self`; the labels of a call select one.
    case functions([Function], captured: Scope?, receiver: Value?)
    /// `\.name` where a function is wanted.
    case keyPath([String])
    /// `Row.init`, or `Row.init(title:)` with its labels.
    case initializer(typeName: String, labels: [String?]? = nil)
    /// `Shape.circle` where the case has associated values.
    case enumCase(typeName: String, name: String)
    /// Always returns the same value.
    case constant(Value)
    /// A library function.
    case native(NativeFunction)
  }

  package let code: Code
  /// The declared result builder that makes the result of a closure; nil for none.
  package let builder: String?
  /// The result type that the context states, as in `let f: (Int) -> Color = { _ in .red }`.
  let result: TypeName?
  /// The parameter types, if the context states them.
  let parameters: [TypeName]
  /// The environment of a closure, for when it runs late.
  package let surroundings: SurroundingValues

  package init(
    _ code: Code, result: TypeName? = nil, parameters: [TypeName] = [],
    surroundings: SurroundingValues = SurroundingValues(), builder: String? = nil
  ) {
    self.code = code
    self.builder = builder
    self.result = result
    self.parameters = parameters
    self.surroundings = surroundings
  }

  /// The function with a stated function type.
  func stated(_ type: TypeName) -> FunctionValue {
    FunctionValue(
      code, result: type.result ?? result, parameters: Array(type.arguments.dropLast()),
      surroundings: surroundings, builder: builder)
  }

  /// The function with a declared result builder.
  func built(by builder: String) -> FunctionValue {
    FunctionValue(
      code, result: result, parameters: parameters, surroundings: surroundings, builder: builder)
  }
}

/// A declared function, method or initialiser.
package struct Function {
  package let declaration: FunctionDeclaration
  package let tree: SyntaxTree
  let attributes: [String]
  let modifiers: [String]
  /// The type whose member it is; nil for a free function.
  package let owner: TypeInfo?
  /// The types that the extension states for names: `extension ButtonStyle where Self == Pill`.
  var stated: [String: TypeName] = [:]
  var ownType: String? { stated["Self"]?.name }
  /// The offset of its name.
  package let anchor: Int

  var isMutating: Bool { modifiers.contains("mutating") }
  /// Whether its declaration shows that it builds views.
  package var buildsViews: Bool {
    attributes.contains("ViewBuilder") || declaration.result?.isView == true
  }
  /// Whether a call is in its own code.
  func contains(_ site: CallSite?) -> Bool {
    guard let site, tree === site.scope.tree, let body = declaration.body else { return false }
    return tree.isInside(body, site.anchor)
  }

  package var parameters: [Formal] { declaration.parameters.map(Formal.init) }

  /// Whether a call may begin with that argument, going by its label: a quick test, as most of many
  /// functions of one name fail it.
  func mayStart(with argument: Passed?) -> Bool {
    let isClosure = argument.map { $0.isTrailing && $0.label == nil } ?? false
    let parameters = declaration.parameters
    for index in parameters.indices {
      if isClosure || argument != nil && parameters[index].label == argument?.label { return true }
      if parameters[index].defaultValue == nil, !parameters[index].isVariadic { return false }
    }
    return argument == nil
  }
}

/// A library function, implemented in Swift.
package typealias NativeFunction = @Sendable (NativeCall) -> Value?
