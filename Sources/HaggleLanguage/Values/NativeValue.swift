/// Something native that the language can only hand around, ask by member name and call.
///
/// A conforming type declares what it can do; what it does not declare it cannot.
package protocol NativeValue: AnyObject {
  /// What its member of that name is; nil where it has none.
  func member(_ name: String, _ interpreter: Interpreter) -> Value?

  /// What calling its method of that name yields; nil where it has none.
  func call(_ name: String, _ call: NativeCall) -> Value?

  /// What `value[…]` yields; nil where it cannot be subscripted.
  func element(_ call: NativeCall) -> Value?

  /// The elements that `for` goes over; nil where it has none.
  func elements() -> [Value]?

  /// Whether it has elements; must not materialise them.
  var isCollection: Bool { get }

  /// What `self + other` yields, or `other + self` where it is on the right; nil for what has
  /// no such operator.
  func operation(_ symbol: String, with other: Value, isLeft: Bool) -> Value?

  /// Whether it equals another value.
  func equals(_ other: Value) -> Bool

  /// Below 0, 0 or above 0 as it comes before, with or after another value; nil for no order.
  func order(_ other: Value) -> Int?

  /// The member that is about to be changed.
  func part(_ name: String) -> Value

  /// A copy with another value of one of its members; nil where it cannot be changed.
  func with(_ name: String, _ value: Value) -> (any NativeValue)?

  /// A copy that a method left behind; nil where the method changes nothing.
  func changed(by name: String, _ call: NativeCall) -> (any NativeValue)?

  /// The types whose extensions give members to it.
  var typeNames: [String] { get }

  /// How `print` shows it.
  var description: String { get }

  /// As `description`; may also report a diagnostic.
  func described(_ interpreter: Interpreter) -> String

  /// The path that leads to it, where it stands for data that the text does not have.
  var unknownName: String? { get }
}

extension NativeValue {
  package func member(_ name: String, _ interpreter: Interpreter) -> Value? { nil }
  package func call(_ name: String, _ call: NativeCall) -> Value? { nil }
  package func element(_ call: NativeCall) -> Value? { nil }
  package func elements() -> [Value]? { nil }
  package var isCollection: Bool { elements() != nil }
  package func operation(_ symbol: String, with other: Value, isLeft: Bool) -> Value? { nil }
  package func equals(_ other: Value) -> Bool {
    if case .native(let native) = other { native === self } else { false }
  }
  package func order(_ other: Value) -> Int? { nil }
  package func part(_ name: String) -> Value { .none }
  package func with(_ name: String, _ value: Value) -> (any NativeValue)? { nil }
  package func changed(by name: String, _ call: NativeCall) -> (any NativeValue)? { nil }
  package var typeNames: [String] { [] }
  package var description: String { "…" }
  package func described(_ interpreter: Interpreter) -> String { description }
  package var unknownName: String? { nil }
}
