package import Foundation
package import HaggleSyntax
import HaggleVocabulary

extension Value {
  /// What a value of the library is made with under a label, such as the `top` of `EdgeInsets`.
  func field(_ label: String) -> Value? {
    guard case .record(_, let fields) = self else { return nil }
    return fields.first { $0.label == label }?.value
  }

  /// Whether it is what a method gives that is not known here: `.member(self: …)`.
  var isUncomputed: Bool {
    if case .member(_, _, let own?) = self { own.first?.label == "self" } else { false }
  }

  /// Elements with their numbers, as the method of that name gives them.
  static func enumerated(_ elements: some Sequence<Value>) -> Value {
    .array(
      elements.enumerated().map {
        .tuple([
          (label: "offset", value: .integer($0.offset)), (label: "element", value: $0.element),
        ])
      })
  }

  /// The value as a number, including integers.
  package var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  package var integer: Int? {
    if case .integer(let value) = self { value } else { nil }
  }

  package var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  package var boolean: Bool? {
    if case .boolean(let value) = self { value } else { nil }
  }

  var isInstance: Bool {
    if case .instance = self { true } else { false }
  }

  /// The name of its type, as far as values show.
  var typeName: String {
    switch self {
    case .instance(let instance): instance.typeName
    case .integer: "Int"
    case .number: "Double"
    case .string: "String"
    case .boolean: "Bool"
    case .record(let type, _), .member(let type?, _, _), .type(let type): type
    default: Family(self).typeNames.first ?? "Any"
    }
  }

  package var isNone: Bool {
    if case .none = self { true } else { false }
  }

  var isVoid: Bool {
    if case .void = self { true } else { false }
  }

  /// The name of the unknown data.
  package var placeholderName: String? {
    switch self {
    case .placeholder(let name): name
    case .native(let native): native.unknownName
    default: nil
    }
  }

  /// The name of a member of unknown type, with which nothing can be computed.
  package var unresolvedName: String? {
    if case .member(_, let name, _) = self { name } else { nil }
  }

  /// Whether it is a member whose type only the context tells: `.screenWidth`.
  var isImplicit: Bool {
    if case .member(nil, _, nil) = self { true } else { false }
  }

  /// Whether it is `.zero` of a type that follows from the context.
  var isZero: Bool {
    if case .member(nil, "zero", nil) = self { true } else { false }
  }

  /// The value in `State(initialValue: x)` and `.init(wrappedValue: x)`.
  var unwrapped: Value {
    guard case .member(_, "init", let arguments?) = self, arguments.count == 1,
      ["initialValue", "wrappedValue"].contains(arguments[0].label)
    else { return self }
    return arguments[0].value
  }

  package var function: FunctionValue? {
    if case .function(let function) = self { function } else { nil }
  }

  /// A function, or a key path where one is wanted: `map(\.name)`.
  package var asFunction: FunctionValue? {
    if case .keyPath(let path) = self { FunctionValue(.keyPath(path)) } else { function }
  }

  /// A length in points; also `.infinity`, `.zero` and similar.
  package var length: CGFloat? {
    switch self {
    case .integer(let number): CGFloat(number)
    case .number(let number): CGFloat(number)
    case .member(_, let name, nil): Self.numbers[name]
    default: nil
    }
  }

  private static let numbers: [String: CGFloat] = [
    "infinity": .infinity, "zero": 0, "nan": .nan, "pi": .pi,
    "greatestFiniteMagnitude": .greatestFiniteMagnitude,
    "leastNonzeroMagnitude": .leastNonzeroMagnitude, "leastNormalMagnitude": .leastNormalMagnitude,
  ]

  /// The words that a text shows for it.
  package var words: String? {
    switch self {
    case .string(let text): text
    case .integer(let number): String(number)
    case .number(let number): NumberText.exact(number)
    case .boolean(let flag): String(flag)
    case .placeholder(let written): Words.data(named: written)
    case .native(let native as UnknownStart): native.shown
    default: nil
    }
  }

  /// The name of `.leading` and its like.
  package var memberName: String? {
    guard case .member(_, let name, nil) = self else { return nil }
    return name
  }

  /// The size of a number of points on both axes.
  static func size(_ width: Double, _ height: Double) -> Value {
    Value.size(CGSize(width: width, height: height))
  }
}

/// A call of an undeclared type: a box where a view is expected, otherwise unknown data.
package final class UnknownCall: NativeValue {
  package let name: String
  package let site: CallSite
  /// The base of its method: `Avatar()` in `Avatar().styled()`, a view if this is one.
  package let base: UnknownCall?

  init(name: String, site: CallSite, base: UnknownCall? = nil) {
    self.name = name
    self.site = site
    self.base = base
  }

  package func member(_ name: String, _ interpreter: Interpreter) -> Value? {
    // It most likely has its arguments as members: `User(name: "Ann").name`.
    if let argument = site.arguments.first(where: { $0.label == name }) {
      return interpreter.evaluate(argument.value, in: site.scope)
    }
    interpreter.reportUnknown(self)
    return interpreter.unknownMember(name, of: self.name)
  }

  package var description: String { name }
  package var unknownName: String? { name }
}

extension CallSite {
  /// The call with its trailing closures only.
  package var withoutArguments: CallSite {
    CallSite(name: name, arguments: [], trailing: trailing, scope: scope, id: id, anchor: anchor)
  }
}

/// A call as written, for the code that determines its meaning.
package struct CallSite {
  package let name: String
  package let arguments: [Argument]
  package let trailing: [TrailingClosure]
  package let scope: Scope
  /// The call's expression.
  package let id: ExpressionID
  /// The offset of its name.
  package let anchor: Int

  /// The same call of something else.
  package func renamed(_ name: String) -> CallSite {
    CallSite(
      name: name, arguments: arguments, trailing: trailing, scope: scope, id: id, anchor: anchor)
  }

  /// The same call with other arguments.
  package func with(_ arguments: [Argument], _ trailing: [TrailingClosure]) -> CallSite {
    CallSite(
      name: name, arguments: arguments, trailing: trailing, scope: scope, id: id, anchor: anchor)
  }

  package init(
    name: String, arguments: [Argument], trailing: [TrailingClosure], scope: Scope,
    id: ExpressionID, anchor: Int
  ) {
    self.name = name
    self.arguments = arguments
    self.trailing = trailing
    self.scope = scope
    self.id = id
    self.anchor = anchor
  }
}

extension Value {
  /// The value of the interpreter's own code that it holds, if that has this type.
  package func native<Native: NativeValue>(as type: Native.Type) -> Native? {
    if case .native(let native) = self { native as? Native } else { nil }
  }
}
