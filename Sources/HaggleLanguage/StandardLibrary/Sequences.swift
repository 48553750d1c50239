/// `sequence(first:next:)`: computed on demand.
final class LazySequence: NativeValue {
  /// The maximum number of elements if all are requested.
  private static let limit = 100_000

  private unowned let interpreter: Interpreter
  private let first: Value
  private let next: FunctionValue

  init(first: Value, next: FunctionValue, _ interpreter: Interpreter) {
    self.first = first
    self.next = next
    self.interpreter = interpreter
  }

  func elements() -> [Value]? { taken { _ in true } }
  var isCollection: Bool { true }

  func call(_ name: String, _ call: NativeCall) -> Value? {
    switch name {
    case "prefix":
      if let function = call.function { return .array(taken { call.isTrue(function, $0) }) }
      return call.integer(0).map { .array(taken(at: most($0)) { _ in true }) }
    case "first":
      guard let function = call.function else { return nil }
      var found = Value.none
      _ = taken { element in
        guard call.isTrue(function, element) else { return true }
        found = element
        return false
      }
      return found
    default: return nil
    }
  }

  private func most(_ count: Int) -> Int { min(max(count, 0), Self.limit) }

  /// The elements up to the first that is not to be taken.
  private func taken(
    at most: Int = LazySequence.limit, while isTaken: (Value) -> Bool
  ) -> [Value] {
    var elements: [Value] = []
    var element = first
    while elements.count < most, !element.isNone, isTaken(element),
      interpreter.step(at: 0, in: interpreter.globals)
    {
      elements.append(element)
      // The element after the last one wanted may not be computable.
      guard elements.count < most else { break }
      element = interpreter.call(next, [Passed(element)])
    }
    return elements
  }
}

/// The result of `makeIterator()`, with its position.
final class IteratorValue: NativeValue {
  private let values: [Value]
  private var position = 0

  init(_ values: [Value]) { self.values = values }

  func call(_ name: String, _ call: NativeCall) -> Value? {
    guard name == "next" else { return nil }
    guard position < values.count else { return Value.none }
    defer { position += 1 }
    return values[position]
  }

  func elements() -> [Value]? { Array(values[position...]) }
  var isCollection: Bool { true }
}

/// `AnyIterator { … }`: the closure returns one element after the other, then nil.
final class GeneratedSequence: NativeValue {
  private unowned let interpreter: Interpreter
  private let next: FunctionValue

  init(_ next: FunctionValue, _ interpreter: Interpreter) {
    self.next = next
    self.interpreter = interpreter
  }

  func call(_ name: String, _ call: NativeCall) -> Value? {
    switch name {
    case "next": interpreter.call(next, [])
    case "prefix": call.integer(0).map { .array(taken(at: $0)) }
    default: nil
    }
  }

  var isCollection: Bool { true }

  func elements() -> [Value]? { taken(at: .max) }

  /// The first elements, at most so many; of what nobody knows as many as unknown data has.
  private func taken(at most: Int) -> [Value] {
    var values: [Value] = []
    var unknown = 0
    while values.count < most, interpreter.step(at: 0, in: interpreter.globals) {
      let value = interpreter.call(next, [])
      if value.isNone || interpreter.interruption != nil { break }
      if value.placeholderName != nil { unknown += 1 }
      if unknown > interpreter.standIns.elements { break }
      values.append(value)
    }
    return values
  }
}

extension StandardLibrary {
  static let sequenceInitializers: [String: NativeFunction] = [
    "AnyIterator": { call in
      guard let function = call.function else { return call[0] }
      return .native(GeneratedSequence(function, call.interpreter))
    }
  ]

  static let sequenceFunctions: [String: NativeFunction] = [
    "sequence": { call in
      guard let first = call["first"], let next = call.function else { return nil }
      return .native(LazySequence(first: first, next: next, call.interpreter))
    },
    "zip": { call in
      guard let a = call[0], let b = call[1] else { return nil }
      let (first, second) = (Elements(of: a, call.interpreter), Elements(of: b, call.interpreter))
      guard call.interpreter.budget.spend(min(first.count, second.count)) else { return nil }
      let pairs = zip(first, second)
      return .array(pairs.map { .tuple([(label: nil, value: $0), (label: nil, value: $1)]) })
    },
    "stride": stride,
    "repeatElement": { call in
      guard let count = call["count"]?.integer, count >= 0,
        call.interpreter.affords(elements: count)
      else { return nil }
      return .array(Array(repeating: call[0] ?? .none, count: count))
    },
  ]

  private static let stride: NativeFunction = { call in
    guard let from = call[0], let start = from.number, let step = call["by"], let by = step.number,
      let end = call["to"]?.length.map(Double.init) ?? call["through"]?.length.map(Double.init),
      by != 0
    else { return nil }
    let isClosed = call["through"] != nil
    let count = ((end - start) / by).rounded(isClosed ? .down : .up) + (isClosed ? 1 : 0)
    guard count > 0 else { return .array([]) }
    guard let count = Int(exactly: min(count, 1e15).rounded()),
      call.interpreter.affords(elements: count)
    else { return nil }
    if let first = from.integer, let step = step.integer {
      // Elements beyond the largest whole number are left out.
      return .array(
        (0..<count).compactMap { index in
          let (distance, isFar) = index.multipliedReportingOverflow(by: step)
          let (value, isBeyond) = first.addingReportingOverflow(distance)
          return isFar || isBeyond ? nil : .integer(value)
        })
    }
    return .array((0..<count).map { .number(start + Double($0) * by) })
  }
}
