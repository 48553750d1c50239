extension NativeValue {
  /// Whether it is data about which the text states nothing.
  var isWhollyUnknown: Bool { unknownName != nil && !(self is PartlyKnown) }
}

/// Unknown data of which the text has set some members, `flight.gate = "A3"`, or which it has made
/// of some: `let flights: [Flight] = [.init(gate: "A3")]`.
package final class PartlyKnown: NativeValue {
  package let name: String
  private let known: [String: Value]

  init(_ name: String, _ known: [String: Value] = [:]) {
    self.name = name
    self.known = known
  }

  package func member(_ name: String, _ interpreter: Interpreter) -> Value? { part(name) }

  package func call(_ name: String, _ call: NativeCall) -> Value? {
    .placeholder(name, of: self.name)
  }

  package func part(_ name: String) -> Value { known[name] ?? .placeholder(name, of: self.name) }

  package func with(_ name: String, _ value: Value) -> (any NativeValue)? {
    var parts = known
    parts[name] = value
    return PartlyKnown(self.name, parts)
  }

  package var description: String { name }

  package var unknownName: String? { name }
}
