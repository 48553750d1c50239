/// `Hasher()`: layouts decide by one number whether their cache is still valid.
///
/// Every run hashes alike, unlike Swift's own.
final class HasherValue: NativeValue {
  static let changingMethod = "combine"

  private let state: UInt64

  init(_ state: UInt64 = 0xCBF2_9CE4_8422_2325) { self.state = state }

  func changed(by name: String, _ call: NativeCall) -> (any NativeValue)? {
    guard name == Self.changingMethod, let value = call[0] else { return nil }
    let text = Description.quoted(value, call.interpreter)
    guard call.interpreter.affords(characters: text.utf8.count) else { return nil }
    return HasherValue(
      text.utf8.reduce(state &* 31) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 })
  }

  func call(_ name: String, _ call: NativeCall) -> Value? {
    name == "finalize" ? .integer(Int(truncatingIfNeeded: state)) : nil
  }

  var description: String { "Hasher" }
}
