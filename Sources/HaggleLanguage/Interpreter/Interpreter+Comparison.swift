import Foundation
import HaggleSyntax

extension Interpreter {
  /// `a == b`; implicit members take the type of the other operand.
  package func equals(_ a: Value, _ b: Value) -> Bool {
    guard budget.spend(), budget.level < budget.levelLimit else { return false }
    budget.level += 1
    defer { leave() }
    if let a = a.number, let b = b.number { return a == b }
    if a.isZero, let b = b.number { return b == 0 }
    if b.isZero, let a = a.number { return a == 0 }
    switch (a, b) {
    case (.none, .none), (.void, .void): return true
    case (.boolean(let a), .boolean(let b)): return a == b
    case (.string(let a), .string(let b)):
      return budget.spend(min(a.utf8.count, b.utf8.count) / 16) && a == b
    case (.array(let a), .array(let b)):
      return a.count == b.count && zip(a, b).allSatisfy { equals($0, $1) }
    case (.tuple(let a), .tuple(let b)):
      return a.count == b.count && zip(a, b).allSatisfy { equals($0.value, $1.value) }
    case (.dictionary(let a), .dictionary(let b)):
      return a.count == b.count
        && a.allSatisfy { pair in
          b.contains { equals($0.key, pair.key) && equals($0.value, pair.value) }
        }
    case (.instance(let a), .instance(let b)): return equals(a, b)
    case (.instance(let instance), .member(_, let name, let arguments)),
      (.member(_, let name, let arguments), .instance(let instance)):
      return equals(instance, name, arguments)
    case (.member, .member), (.range, .range), (.type, .type), (.keyPath, .keyPath),
      (.record, .record):
      return Description.plain(a, self).split(separator: ".").last
        == Description.plain(b, self).split(separator: ".").last
    case (.native(let native), let other), (let other, .native(let native)):
      return native.equals(other)
    default: return equalGeometry(a, b)
    }
  }

  /// Whether two keys of a dictionary are the same. Who goes through the keys one by one has paid
  /// for the usual ones, of which several are compared in a step.
  func isSameKey(_ a: Value, _ b: Value) -> Bool {
    switch (a, b) {
    case (.integer(let a), .integer(let b)): a == b
    case (.string(let a), .string(let b)) where a.utf8.count < Self.shortKey: a == b
    default: equals(a, b)
    }
  }

  /// Longer keys, in bytes, cost more.
  private static let shortKey = 64

  private func equalGeometry(_ a: Value, _ b: Value) -> Bool {
    switch (a, b) {
    case (.size(let a), .size(let b)): a == b
    case (.point(let a), .point(let b)): a == b
    case (.rect(let a), .rect(let b)): a == b
    case (.proposal, _), (_, .proposal): proposal(from: a) == proposal(from: b)
    case (.size(let size), .member(_, "zero", _)), (.member(_, "zero", _), .size(let size)):
      size == .zero
    case (.point(let point), .member(_, "zero", _)), (.member(_, "zero", _), .point(let point)):
      point == .zero
    default: false
    }
  }

  private func equals(_ a: Instance, _ b: Instance) -> Bool {
    if a === b { return true }
    if let isEqual = declaredOperator("==", .instance(a), .instance(b))?.boolean { return isEqual }
    guard a.typeName == b.typeName, a.caseName == b.caseName else { return false }
    guard let type = declarations.type(a.typeName), type.kind != .class else { return false }
    return zip(a.payload, b.payload).allSatisfy { equals($0.value, $1.value) }
      && type.stored.allSatisfy { equals(a.fields[$0.name] ?? .void, b.fields[$0.name] ?? .void) }
  }

  private func equals(
    _ instance: Instance, _ name: String, _ arguments: [LabeledValue]?
  ) -> Bool {
    if let caseName = instance.caseName, caseName != name { return false }
    let member = Value.member(base: instance.typeName, name: name, arguments: arguments)
    guard case .instance(let other) = resolve(member, as: instance.typeName) else { return false }
    return equals(instance, other)
  }

  /// Negative, 0 or positive if `a` comes before, equals or comes after `b`; nil if they are
  /// unordered.
  func order(_ a: Value, _ b: Value) -> Int? {
    guard budget.spend() else { return nil }
    if a.isZero, b.number != nil { return order(.number(0), b) }
    if b.isZero, a.number != nil { return order(a, .number(0)) }
    if let a = a.number, let b = b.number {
      // NaN is neither less nor greater; treating it as unordered makes `<` and `>=` correct.
      return a < b ? -1 : a > b ? 1 : a == b ? 0 : nil
    }
    let (a, b) = alike(a, b)
    switch (a, b) {
    case (.string(let a), .string(let b)):
      let bytes = min(a.utf8.count, b.utf8.count)
      guard affords(steps: bytes / 16, bytes: 0) else { return nil }
      return a < b ? -1 : a == b ? 0 : 1
    case (.boolean, .boolean): return nil
    case (.tuple(let a), .tuple(let b)):
      for (a, b) in zip(a, b) {
        let each = order(a.value, b.value)
        if each != 0 { return each }
      }
      return 0
    case (.instance(let a), .instance(let b)): return order(a, b)
    case (.native(let a), let b): return a.order(b)
    case (let a, .native(let b)): return b.order(a).map { -$0 }
    case (.member(_, _, nil), .member(_, _, nil)): return KnownEnums.order(a, b)
    default: return nil
    }
  }

  /// Enums compare by their cases' order; structs by a declared `<`.
  private func order(_ a: Instance, _ b: Instance) -> Int? {
    guard let type = declarations.type(a.typeName) else { return nil }
    if let isLess = declaredOperator("<", .instance(a), .instance(b))?.boolean {
      return isLess ? -1 : equals(a, b) ? 0 : 1
    }
    guard let first = type.cases.firstIndex(where: { $0.name == a.caseName }),
      let second = type.cases.firstIndex(where: { $0.name == b.caseName })
    else { return nil }
    guard first == second else { return first - second }
    return order(
      .tuple(a.payload.map { (nil, $0.value) }), .tuple(b.payload.map { (nil, $0.value) }))
  }

  /// Whether a value matches the value in a pattern's place: equal, or inside a range.
  func matches(_ value: Value, pattern: Value) -> Bool {
    if case .range(let lower, let upper, let isClosed) = pattern, let number = value.number,
      let low = lower.number, let high = upper.number
    {
      return low <= number && (isClosed ? number <= high : number < high)
    }
    if case .range(let lower, let upper, let isClosed) = pattern,
      let low = order(lower, value), let high = order(value, upper)
    {
      return low <= 0 && (isClosed ? high <= 0 : high < 0)
    }
    return equals(value, pattern)
  }

  /// Whether `value is type`, as far as values show.
  func isA(_ value: Value, _ type: TypeName) -> Bool {
    switch value {
    case .integer: type.isInteger
    case .number: type.isNumber
    case .string: type.name == "String"
    case .boolean: type.name == "Bool"
    case .instance(let instance):
      declarations.type(instance.typeName).map {
        $0.simpleName == type.name || conforms($0, type.name)
      }
        ?? false
    case .none: type.isOptional
    default: true
    }
  }
}
