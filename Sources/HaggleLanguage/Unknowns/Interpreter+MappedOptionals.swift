import HaggleSyntax

// `ratio.map { String(format: "%.0f%%", $0 * 100) } ?? "—"` of an unknown ratio. A list has such
// methods too; that one word or number is wanted says that it is an optional's.
extension Interpreter {
  /// What the closure of an unknown optional's `map` or `flatMap` makes; nil for any other
  /// expression or value.
  func mapped(_ id: ExpressionID, insteadOf value: Value, in scope: Scope) -> Value? {
    guard value.placeholderName != nil,
      case .call(let callee, let passed, let trailing) =
        scope.tree[id].kind, case .member(let owner, let name) = scope.tree[callee].kind,
      name == "map" || name == "flatMap",
      case let base = evaluate(owner, in: scope), base.placeholderName != nil
    else { return nil }
    let site = CallSite(
      name: name, arguments: passed, trailing: trailing, scope: scope, id: id,
      anchor: scope.tree[callee].anchor)
    guard let function = pass(site).first?.value.asFunction else { return nil }
    let made = call(function, [Passed(base)])
    return made.isNone || made.isVoid ? nil : made
  }

  /// What something unknown is more likely, going by what is shown without it: what a closure makes
  /// of it, or a number. Nil for other values.
  func meant(
    by value: Value, _ id: ExpressionID, beside other: ExpressionID, in scope: Scope
  ) -> Value? {
    mapped(id, insteadOf: value, beside: other, in: scope)
      ?? number(value, id, beside: other, in: scope)
  }

  /// The same beside what is shown without a value, where that is a word or a number.
  private func mapped(
    _ id: ExpressionID, insteadOf value: Value, beside other: ExpressionID, in scope: Scope
  ) -> Value? {
    switch scope.tree[other].kind {
    case .string, .integer, .float: mapped(id, insteadOf: value, in: scope)
    case .member, .identifier, .implicitMember, .call:
      value.placeholderName != nil && isCall(id, in: scope)
        && muted({ evaluate(other, in: scope) }).isWordOrNumber
        ? mapped(id, insteadOf: value, in: scope) : nil
    default: nil
    }
  }

  /// Something unknown that is a number, as the one that is shown without it says: `total ?? 0`;
  /// nil for other values, and for the number of unknown elements, which is told with them.
  private func number(
    _ value: Value, _ id: ExpressionID, beside other: ExpressionID, in scope: Scope
  ) -> Value? {
    guard case .placeholder(let name) = value else { return nil }
    if case .member(_, "count") = scope.tree[id].kind { return nil }
    switch scope.tree[other].kind {
    case .integer: return .native(UnknownNumber(name, isWhole: true))
    case .float: return .native(UnknownNumber(name, isWhole: false))
    default: return nil
    }
  }

  private func isCall(_ id: ExpressionID, in scope: Scope) -> Bool {
    if case .call = scope.tree[id].kind { true } else { false }
  }
}

extension Value {
  fileprivate var isWordOrNumber: Bool {
    switch self {
    case .string, .integer, .number: true
    default: false
    }
  }
}
