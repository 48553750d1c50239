import HaggleVocabulary

/// All library calls go through here, where their cost is charged. Inputs are charged before the
/// call; a function whose output may be larger than its input asks `affords` first.
extension Interpreter {
  /// Charges for text in advance; returns false, and reports it, if the budget is exceeded.
  package func affords(characters bytes: Int) -> Bool {
    affords(steps: bytes / Self.bytesPerStep, bytes: bytes)
  }

  /// Charges for a collection before it is made.
  func affords(elements count: Int) -> Bool {
    affords(steps: count, bytes: count.multipliedReportingOverflow(by: 8).partialValue)
  }

  /// The number of bytes of text read or written in a step.
  static let bytesPerStep = 64

  func affords(steps: Int, bytes: Int) -> Bool {
    guard interruption == nil else { return false }
    guard budget.make(bytes) else {
      exhaust(.byteLimit(budget.limits.bytes, at: here))
      return false
    }
    guard budget.spend(steps) else {
      exhaust(.stepLimit(budget.limits.steps, at: here))
      return false
    }
    return true
  }

  /// The place of the running code; nil inside the prelude, and if no code runs.
  var here: SourcePlace? { budget.offset > 0 ? place(budget.offset, in: globals) : nil }

  /// Runs a function of the library.
  func run(_ native: (NativeCall) -> Value?, _ call: NativeCall) -> Value? {
    guard affordsInput(of: call), let value = native(call) else { return nil }
    return affordsResult(value) ? value : .placeholder("…")
  }

  /// Runs a method of the library that changes its base.
  func run(
    _ change: StandardLibrary.Change, on value: inout Value, _ call: NativeCall
  ) -> Value? {
    guard affordsInput(of: call) else { return nil }
    return change(&value, call)
  }

  private func affordsInput(of call: NativeCall) -> Bool {
    let texts = call.arguments.reduce(call.base.textSize) { $0 &+ $1.value.textSize }
    return affords(steps: 1 + texts / Self.bytesPerStep, bytes: 0)
  }

  /// Charges for the result as well.
  func affordsResult(_ value: Value) -> Bool {
    switch value {
    case .string(let text): affords(steps: 0, bytes: text.utf8.count)
    case .array(let values): affords(steps: values.count / 64, bytes: values.count * 8)
    case .dictionary(let pairs): affords(steps: pairs.count / 64, bytes: pairs.count * 16)
    default: true
    }
  }
}

extension Interpreter {
  /// Charges for a copy made because the elements are shared, or because their storage was full.
  func affordsCopy(of count: Int) -> Bool { affords(steps: count / 16, bytes: count * 8) }

  /// Adds to a text in its place. It is copied where another variable shares it, or where its
  /// storage was full: that is charged, too.
  func append(_ more: String, to text: inout String) {
    guard affords(characters: more.utf8.count) else { return }
    let before = text.storage
    text += more
    if text.storage != before { _ = affords(characters: text.utf8.count) }
  }
}

extension Value {
  /// Moves the elements out of an array value, so that they are uniquely referenced and mutation
  /// does not copy; nil for other values. (A `switch` would keep a second reference.)
  mutating func takeElements() -> [Value]? {
    guard case .array(let elements) = self else { return nil }
    self = .void
    return elements
  }

  /// As `takeElements`, for a string.
  mutating func takeText() -> String? {
    guard case .string(let text) = self else { return nil }
    self = .void
    return text
  }

  /// As `takeElements`, for a dictionary.
  mutating func takePairs() -> [(key: Value, value: Value)]? {
    guard case .dictionary(let pairs) = self else { return nil }
    self = .void
    return pairs
  }
}

extension [Value] {
  /// The address of the storage; it changes when the elements were copied.
  var storage: UnsafeRawPointer? {
    withUnsafeBytes { $0.baseAddress }
  }
}

extension String {
  /// As that of arrays; nil for short texts, which have none.
  fileprivate var storage: UnsafePointer<UInt8>? {
    utf8.count < 64 ? nil : utf8.withContiguousStorageIfAvailable { $0.baseAddress } ?? nil
  }
}

extension Value {
  /// The bytes of a string; 0 for everything else.
  fileprivate var textSize: Int {
    if case .string(let text) = self { text.utf8.count } else { 0 }
  }
}
