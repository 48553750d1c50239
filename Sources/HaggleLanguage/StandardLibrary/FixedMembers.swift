/// A native value with fixed members, such as the screen.
package final class FixedMembers: NativeValue {
  private let members: @Sendable (String) -> Value?

  package init(_ members: @escaping @Sendable (String) -> Value?) { self.members = members }

  package func member(_ name: String, _ interpreter: Interpreter) -> Value? { members(name) }

  /// Its methods do not affect the layout.
  package func call(_ name: String, _ call: NativeCall) -> Value? {
    members(name) ?? .native(InertValue(name))
  }
}
