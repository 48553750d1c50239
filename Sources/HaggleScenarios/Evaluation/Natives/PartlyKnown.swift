/// Unknown data of which the text has set some members: `flight.gate = "A3"`.
final class PartlyKnown: NativeValue {
  let name: String
  private let known: [String: Value]

  init(_ name: String, _ known: [String: Value] = [:]) {
    self.name = name
    self.known = known
  }

  override func member(_ name: String, _ evaluator: Evaluator) -> Value? { part(name) }

  override func call(_ name: String, _ call: NativeCall) -> Value? {
    .placeholder(name, of: self.name)
  }

  override func part(_ name: String) -> Value { known[name] ?? .placeholder(name, of: self.name) }

  override func with(_ name: String, _ value: Value) -> NativeValue? {
    var parts = known
    parts[name] = value
    return PartlyKnown(self.name, parts)
  }

  override var description: String { name }
}
