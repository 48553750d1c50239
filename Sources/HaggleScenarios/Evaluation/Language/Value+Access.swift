import Foundation
import HaggleSyntax
import HaggleVocabulary

extension Value {
  /// The number that it is, integers included.
  package var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  var integer: Int? {
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

  /// The name of the type that it is of, as far as values tell.
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

  var isNone: Bool {
    if case .none = self { true } else { false }
  }

  var isVoid: Bool {
    if case .void = self { true } else { false }
  }

  /// The name of the unknown data that it stands for.
  var placeholderName: String? {
    switch self {
    case .placeholder(let name): name
    case .native(let native): (native as? UnknownCall)?.name ?? (native as? PartlyKnown)?.name
    default: nil
    }
  }

  /// The name of a member whose type nobody knows, so that nothing can be computed with it.
  var unresolvedName: String? {
    if case .member(_, let name, _) = self { name } else { nil }
  }

  /// Whether it is `.zero` of a type that only its place tells.
  var isZero: Bool {
    if case .member(nil, "zero", nil) = self { true } else { false }
  }

  /// What `State(initialValue: x)` and `.init(wrappedValue: x)` hold.
  var unwrapped: Value {
    guard case .member(_, "init", let arguments?) = self, arguments.count == 1,
      ["initialValue", "wrappedValue"].contains(arguments[0].label)
    else { return self }
    return arguments[0].value
  }

  var function: FunctionValue? {
    if case .function(let function) = self { function } else { nil }
  }

  /// The size of a number of points on both axes.
  static func size(_ width: Double, _ height: Double) -> Value {
    Value.size(CGSize(width: width, height: height))
  }
}

/// A call of a type that nobody declares: a box where a view is wanted, else unknown data.
final class UnknownCall: NativeValue {
  let name: String
  let site: CallSite

  init(name: String, site: CallSite) {
    self.name = name
    self.site = site
  }

  override func member(_ name: String, _ evaluator: Evaluator) -> Value? {
    // What it was made of, it most likely has: `User(name: "Ann").name`.
    if let argument = site.arguments.first(where: { $0.label == name }) {
      return evaluator.evaluate(argument.value, in: site.scope)
    }
    evaluator.reportUnknown(self)
    return evaluator.unknownMember(name, of: self.name)
  }

  override var description: String { name }
}

extension CallSite {
  /// The same call with its trailing closures alone.
  var withoutArguments: CallSite {
    CallSite(name: name, arguments: [], trailing: trailing, scope: scope, id: id, anchor: anchor)
  }
}

/// A call as it is written, for whoever decides what it means.
struct CallSite {
  let name: String
  let arguments: [Argument]
  let trailing: [TrailingClosure]
  let scope: Scope
  /// The call's expression.
  let id: ExpressionID
  /// Where its name is written.
  let anchor: Int
}
