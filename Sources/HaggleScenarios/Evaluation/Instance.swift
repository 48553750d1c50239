package import HaggleVocabulary

/// An instance of a type that the text declares.
///
/// Structs and enums are values: whoever changes one that somebody else holds too changes a copy
/// (`Evaluator.mutateField`). Instances of classes are shared.
package final class Instance {
  package let typeName: String
  package var fields: [String: Value]
  /// The case of an enum; nil for everything else.
  package var caseName: String?
  /// The associated values of an enum's case.
  package var payload: [(label: String?, value: Value)] = []
  /// Where the call that made it is written.
  package var place: SourcePlace?

  package init(typeName: String, fields: [String: Value] = [:]) {
    self.typeName = typeName
    self.fields = fields
  }

  func copy() -> Instance {
    let copy = Instance(typeName: typeName, fields: fields)
    copy.caseName = caseName
    copy.payload = payload
    copy.place = place
    return copy
  }
}

/// Something native that the language can only hand around, ask by member name and call.
package class NativeValue {
  init() {}

  /// What its member of that name is; nil where it has none.
  func member(_ name: String, _ evaluator: Evaluator) -> Value? { nil }

  /// What calling its method of that name yields; nil where it has none.
  func call(_ name: String, _ call: NativeCall) -> Value? { nil }

  /// What `value[…]` yields; nil where it cannot be subscripted.
  func element(_ call: NativeCall) -> Value? { nil }

  /// The elements that `for` goes over; nil where it has none.
  func elements() -> [Value]? { nil }

  /// Whether it has elements; telling must not make them.
  var isCollection: Bool { elements() != nil }

  /// What `self + other` yields, or `other + self` where it stands on the right; nil for what has
  /// no such operator.
  func operation(_ symbol: String, with other: Value, isLeft: Bool) -> Value? { nil }

  /// Whether it equals another value.
  func equals(_ other: Value) -> Bool {
    if case .native(let native) = other { native === self } else { false }
  }

  /// Below 0, 0 or above 0 as it comes before, with or after another value; nil for no order.
  func order(_ other: Value) -> Int? { nil }

  /// The member that is about to be changed.
  func part(_ name: String) -> Value { .none }

  /// A copy with another value of one of its members; nil where it cannot be changed.
  func with(_ name: String, _ value: Value) -> NativeValue? { nil }

  /// A copy that a method left behind; nil where the method changes nothing.
  func changed(by name: String, _ call: NativeCall) -> NativeValue? { nil }

  /// The types whose extensions give members to it.
  var typeNames: [String] { [] }

  /// How `print` shows it.
  var description: String { "…" }

  /// The same, where there is something to say about it.
  func described(_ evaluator: Evaluator) -> String { description }
}
