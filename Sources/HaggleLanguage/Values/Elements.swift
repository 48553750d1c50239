/// The elements of a value for `for`, `ForEach` or `map`, computed lazily.
package struct Elements: Sequence {
  private enum Source {
    case values([Value])
    case integers(lower: Int, count: Int)
    case pairs([(key: Value, value: Value)])
    case characters([Character])
  }

  private let source: Source

  /// Unknown data has three elements: enough to see spacing and repetition.
  package init(of value: Value, _ interpreter: Interpreter) {
    source =
      switch value {
      case .array(let values): .values(values)
      case .dictionary(let pairs): .pairs(pairs)
      case .string(let text):
        interpreter.affords(steps: text.utf8.count / 16, bytes: text.utf8.count * 16)
          ? .characters(Array(text)) : .values([])
      case .range(let lower, let upper, let isClosed):
        Self.integers(from: lower, to: upper, isClosed: isClosed)
      case .native(let native):
        if let call = native as? UnknownCall {
          .values(Self.placeholders(call.name, interpreter.standIns.elements))
        } else if let start = native as? UnknownStart {
          .values(
            Self.placeholders(
              start.name, Swift.min(interpreter.elementCount(start.name), start.count)))
        } else if let unknown = native as? PartlyKnown {
          .values(Self.placeholders(unknown.name, interpreter.standIns.elements))
        } else {
          .values(native.elements() ?? [])
        }
      case .placeholder(let name) where name.hasSuffix(".indices"):
        .integers(lower: 0, count: interpreter.elementCount(name))
      case .placeholder(let name):
        .values(interpreter.elements(ofUnknown: name))
      case .type(let name): .values(Self.cases(of: name, interpreter))
      case .instance(let instance): .values(interpreter.declaredElements(instance) ?? [])
      default: .values([])
      }
  }

  package var count: Int {
    switch source {
    case .values(let values): values.count
    case .pairs(let pairs): pairs.count
    case .characters(let characters): characters.count
    case .integers(_, let count): count
    }
  }

  subscript(index: Int) -> Value {
    switch source {
    case .values(let values): values[index]
    case .pairs(let pairs):
      .tuple([(label: "key", value: pairs[index].key), (label: "value", value: pairs[index].value)])
    case .characters(let characters): .string(String(characters[index]))
    case .integers(let lower, _): .integer(lower &+ index)
    }
  }

  package func makeIterator() -> AnyIterator<Value> {
    var index = 0
    return AnyIterator {
      guard index < count else { return nil }
      defer { index += 1 }
      return self[index]
    }
  }

  private static func integers(from lower: Value, to upper: Value, isClosed: Bool) -> Source {
    guard let lower = lower.integer, let upper = upper.integer, lower <= upper else {
      return .values([])
    }
    let (difference, overflow) = upper.subtractingReportingOverflow(lower)
    let count =
      overflow || (isClosed && difference == .max) ? .max : difference + (isClosed ? 1 : 0)
    return .integers(lower: lower, count: count)
  }

  private static func placeholders(_ name: String, _ count: Int) -> [Value] {
    Array(repeating: .placeholder("element", of: name), count: count)
  }

  private static func cases(of name: String, _ interpreter: Interpreter) -> [Value] {
    guard case .array(let values)? = interpreter.typeMember("allCases", of: name) else { return [] }
    return values
  }
}
