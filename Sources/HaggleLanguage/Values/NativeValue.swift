/// A native value: the language can pass it on, read members by name and call methods.
///
/// A conforming type implements what it supports.
package protocol NativeValue: AnyObject {
  /// The member of that name; nil if there is none.
  func member(_ name: String, _ interpreter: Interpreter) -> Value?

  /// The result of the method of that name; nil if there is none.
  func call(_ name: String, _ call: NativeCall) -> Value?

  /// The result of `value[…]`; nil if it has no subscript.
  func element(_ call: NativeCall) -> Value?

  /// The elements that `for` goes over; nil where it has none.
  func elements() -> [Value]?

  /// Whether it has elements; must not compute them.
  var isCollection: Bool { get }

  /// The result of `self + other`, or of `other + self` if it is on the right; nil without such an
  /// operator.
  func operation(_ symbol: String, with other: Value, isLeft: Bool) -> Value?

  /// Whether it equals another value.
  func equals(_ other: Value) -> Bool

  /// Negative, 0 or positive if it comes before, equals or comes after another value; nil if they
  /// are unordered.
  func order(_ other: Value) -> Int?

  /// The member that is about to be changed.
  func part(_ name: String) -> Value

  /// A copy with another value of a member; nil if it cannot be changed.
  func with(_ name: String, _ value: Value) -> (any NativeValue)?

  /// A copy changed by a mutating method; nil if the method changes nothing.
  func changed(by name: String, _ call: NativeCall) -> (any NativeValue)?

  /// The types whose extensions add members to it.
  var typeNames: [String] { get }

  /// The text shown by `print`.
  var description: String { get }

  /// As `description`; may also report a diagnostic.
  func described(_ interpreter: Interpreter) -> String

  /// Its path, if it stands for unknown data.
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
