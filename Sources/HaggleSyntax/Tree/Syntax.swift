/// The range of a piece of syntax, in UTF-8 offsets.
package typealias SourceSpan = Range<Int>

package struct ExpressionID: Hashable, Sendable {
  let index: Int32

  package init(index: Int32) { self.index = index }
}

package struct StatementID: Hashable, Sendable {
  let index: Int32
}

package struct DeclarationID: Hashable, Sendable {
  let index: Int32
}

/// A brace-enclosed list of statements, parsed on demand.
package struct BlockID: Hashable, Sendable {
  let index: Int32
}

/// An expression with the place of its characteristic token: for a call or member, its name.
package struct Expression: Sendable {
  package var kind: Kind
  package var span: SourceSpan
  /// The characteristic offset: of a member's name, of a binary operator, otherwise the start.
  package var anchor: Int

  package indirect enum Kind: Sendable {
    case integer(Double)
    case float(Double)
    case boolean(Bool)
    case nilLiteral
    case string([StringSegment])
    case array([ExpressionID])
    case dictionary([(key: ExpressionID, value: ExpressionID)])
    /// Parentheses: one unlabelled element is a grouping, none is `()`.
    case tuple([Argument])
    /// A name without generic arguments; includes `self`, `Self`, `super`, `$0`, `$isOn`, `_`.
    case identifier(String)
    /// `.infinity`, `.init`
    case implicitMember(String)
    /// `base.name`; `base.0` for tuples.
    case member(base: ExpressionID, name: String)
    /// `base?` in a chain
    case optionalChain(ExpressionID)
    /// `base!`
    case forceUnwrap(ExpressionID)
    case call(callee: ExpressionID, arguments: [Argument], trailing: [TrailingClosure])
    case `subscript`(base: ExpressionID, arguments: [Argument])
    case prefix(operator: String, ExpressionID)
    case postfix(operator: String, ExpressionID)
    case binary(operator: String, ExpressionID, ExpressionID)
    /// `=`, `+=` and similar
    case assignment(operator: String, target: ExpressionID, value: ExpressionID)
    case ternary(condition: ExpressionID, then: ExpressionID, else: ExpressionID)
    /// `as`, `as?`, `as!`, `is`
    case cast(operator: String, ExpressionID, type: TypeName)
    case closure(Closure)
    /// `\.self`, `\Type.name.0`; components without the root
    case keyPath([String])
    /// `&value`
    case inOut(ExpressionID)
    /// `try`, `try?`, `try!`, `await`, `consume` …
    case effect(String, ExpressionID)
    case ifExpression(StatementID)
    case switchExpression(StatementID)
    /// `#Preview { … }`, `#selector(…)`, `#line`
    case macro(name: String, arguments: [Argument], trailing: [TrailingClosure])
    /// A chain with `#if` around some modifiers: for each clause the chain with its modifiers. The
    /// last one has no condition: the `#else`, or the chain without any of them.
    case conditional([(condition: String?, value: ExpressionID)])
    /// A type in place of an expression that is no plain name: `[Int]`, `(Int) -> Void`, `any View`
    case type(TypeName)
    /// `...`, `/* ... */` in place of an expression, `<#placeholder#>`: an elision.
    case elided(String)
    /// Code that could not be parsed; reported as a diagnostic.
    case invalid(String)
  }
}

package enum StringSegment: Sendable {
  /// Literal text with its escapes resolved.
  case text(String)
  /// `\(value, specifier: "%.2f")`
  case interpolation([Argument])
}

package struct Argument: Sendable {
  package var label: String?
  package var value: ExpressionID
  /// The start of the label, or of the value without one.
  package var offset: Int
}

package struct TrailingClosure: Sendable {
  package var label: String?
  package var closure: Closure
  package var span: SourceSpan

  package init(label: String?, closure: Closure, span: SourceSpan) {
    (self.label, self.closure, self.span) = (label, closure, span)
  }
}

package struct Closure: Sendable {
  /// Parameter names; empty where it has none or uses `$0`.
  package var parameters: [Parameter]
  /// The declared result type.
  package var result: TypeName?
  package var body: BlockID
  package var span: SourceSpan
  /// The highest `$n` used directly in it plus one; 0 without.
  package var shorthandCount: Int
}

/// A type as written, with generics kept as text: only some names matter to an evaluator.
package struct TypeName: Hashable, Sendable {
  /// The whole text, white space folded.
  package var text: String
  /// The name without optional marks, generics, module, `some` and `any`: `[Int]?` → `[Int]`,
  /// `SwiftUI.Binding<Int>` → `Binding`, `some View` → `View`, but `Axis.Set` → `Axis.Set`.
  package var name: String
  package var isOptional: Bool
  /// Whether it is a function type, such as `(Int) -> Content`.
  package var isFunction: Bool
  /// The element of an array, the wrapped type of an optional, the arguments of a generic, the
  /// elements of a tuple, or the parameters followed by the result of a function.
  package var arguments: [TypeName]

  package init(
    text: String, name: String, isOptional: Bool = false, isFunction: Bool = false,
    arguments: [TypeName] = []
  ) {
    self.text = text
    self.name = name
    self.isOptional = isOptional
    self.isFunction = isFunction
    self.arguments = arguments
  }

  /// A type with only its name.
  package init(_ name: String) { self.init(text: name, name: name) }
}

package struct Parameter: Sendable {
  /// Nil for `_`.
  package var label: String?
  package var name: String
  package var type: TypeName?
  package var defaultValue: ExpressionID?
  package var isInOut: Bool
  package var isVariadic: Bool
  /// Names of attributes without `@`: `ViewBuilder`, `escaping`.
  package var attributes: [String]
}

package struct Statement: Sendable {
  package var kind: Kind
  package var span: SourceSpan

  package indirect enum Kind: Sendable {
    case expression(ExpressionID)
    case declaration(DeclarationID)
    case `if`(conditions: [Condition], then: BlockID, else: Else?)
    case `guard`(conditions: [Condition], else: BlockID)
    case `switch`(subject: ExpressionID, cases: [SwitchCase])
    case forIn(
      Pattern, sequence: ExpressionID, filter: ExpressionID?, body: BlockID, isAwaited: Bool)
    case `while`(conditions: [Condition], body: BlockID)
    case repeatWhile(body: BlockID, condition: ExpressionID)
    case `return`(ExpressionID?)
    case `break`(label: String?)
    case `continue`(label: String?)
    case `fallthrough`
    case `throw`(ExpressionID)
    case `defer`(BlockID)
    case doCatch(body: BlockID, catches: [(pattern: Pattern?, body: BlockID)])
    /// `#if` … `#endif` around statements or members; around modifiers it is an expression.
    case conditionalCompilation([CompilationClause])
    /// `...` or prose inside a listing: no statements.
    case elided(String)
  }

  package indirect enum Else: Sendable {
    case block(BlockID)
    case elseIf(StatementID)
  }
}

package struct CompilationClause: Sendable {
  /// The condition's text; nil for `#else`.
  package var condition: String?
  package var body: BlockID
}

package enum Condition: Sendable {
  case expression(ExpressionID)
  /// `if let name = value`, `if var`, `if let name` (the value is the name itself)
  case binding(name: Pattern, value: ExpressionID?)
  /// `if case pattern = value`
  case pattern(Pattern, value: ExpressionID)
  /// `#available(iOS 17, *)`; `isUnavailable` for `#unavailable`
  case availability(text: String, isUnavailable: Bool, offset: Int)
}

package struct SwitchCase: Sendable {
  /// Empty for `default`.
  package var patterns: [(pattern: Pattern, filter: ExpressionID?)]
  package var body: BlockID
}

package indirect enum Pattern: Sendable {
  case wildcard
  /// `let x`, `var x`, or a name in a declaration
  case binding(String)
  case tuple([(label: String?, pattern: Pattern)])
  /// `.some(let x)`, `Kind.some(x, label: y)`
  case enumCase(type: String?, name: String, payload: [(label: String?, pattern: Pattern)]?)
  /// `x?`
  case optional(Pattern)
  /// `is Type`, `x as Type`
  case type(TypeName, Pattern?)
  /// Any other expression, compared with `~=`.
  case expression(ExpressionID)
}

package struct Declaration: Sendable {
  package var kind: Kind
  package var span: SourceSpan
  /// Offset of the declared name, else of the keyword.
  package var anchor: Int
  /// Names of attributes without `@`, with their arguments.
  package var attributes: [Attribute]
  /// `static`, `private`, `mutating`, `class`, `override`, `lazy`, …
  package var modifiers: [String]

  package enum Kind: Sendable {
    case `import`(String)
    case type(TypeDeclaration)
    case function(FunctionDeclaration)
    case initializer(FunctionDeclaration)
    case deinitializer
    case `subscript`(FunctionDeclaration)
    case variable(VariableDeclaration)
    case enumCase([EnumCaseDeclaration])
    case typeAlias(name: String, type: TypeName)
    case associatedType(name: String)
    /// Operators, precedence groups, macros: skipped.
    case other(String)
  }
}

package struct TypeDeclaration: Sendable {
  package enum Kind: String, Sendable {
    case `struct`, `class`, `enum`, `actor`, `protocol`, `extension`
  }

  package var kind: Kind
  package var name: String
  package var genericParameters: [GenericParameter]
  package var inherited: [TypeName]
  package var members: BlockID
  /// What an extension states for names, `where Self == Pill`, and whether it names a module.
  package var stated: [String: TypeName] = [:]
  package var isOfModule = false
}

package struct FunctionDeclaration: Sendable {
  /// `init` or `subscript` for these.
  package var name: String
  package var parameters: [Parameter]
  package var result: TypeName?
  /// Nil for a requirement of a protocol.
  package var body: BlockID?
  package var isFailable: Bool
}

package struct VariableDeclaration: Sendable {
  package var isLet: Bool
  package var bindings: [Binding]

  package struct Binding: Sendable {
    package var pattern: Pattern
    package var type: TypeName?
    package var initialValue: ExpressionID?
    /// The getter, of `var x: T { … }` or `{ get { … } }`; nil for a stored one.
    package var getter: BlockID?
    package var setter: (parameter: String, body: BlockID)?
    /// Whether there are `willSet` or `didSet` observers, which are skipped.
    package var hasObservers: Bool
  }
}

package struct EnumCaseDeclaration: Sendable {
  package var name: String
  package var parameters: [Parameter]
  package var rawValue: ExpressionID?
}
