import Foundation

/// The part of Swift's library and of SwiftUI's value types that layout code uses, as tables:
/// a family is a file, and adding a member is adding a row.
///
/// An entry returns nil for arguments that it does not accept.
enum StandardLibrary {
  typealias Property = @Sendable (Value, Interpreter) -> Value?
  typealias Change = @Sendable (inout Value, NativeCall) -> Value?

  /// Free functions by name.
  static let functions = numberFunctions.merging(programFunctions) { first, _ in first }
    .merging(sequenceFunctions) { first, _ in first }
    .merging(geometryFunctions) { first, _ in first }

  /// Initialisers by type.
  static let initializers = numberInitializers.merging(stringInitializers) { first, _ in first }
    .merging(collectionInitializers) { first, _ in first }
    .merging(dictionaryInitializers) { first, _ in first }
    .merging(geometryInitializers) { first, _ in first }
    .merging(wrapperInitializers) { first, _ in first }
    .merging(foundationInitializers) { first, _ in first }

  private static let foundationInitializers: [String: NativeFunction] = [
    DateValue.initializers, DurationValue.initializers, ComponentsValue.initializers,
    AddressValue.initializers,
    LocaleValue.initializers, ScannerValue.initializers,
    FormatterValue.initializers, InertValue.initializers,
    characterSetInitializers, decodingInitializers,
    sequenceInitializers,
  ].reduce(into: [:]) { rows, more in rows.merge(more) { first, _ in first } }

  /// Static members of the types that have files of their own.
  static let moreStatics: [[String: @Sendable (Interpreter) -> Value]] = [
    DateValue.statics, CalendarValue.statics, LocaleValue.statics, CharacterSetValue.statics,
    integerStatics,
  ]

  /// Methods that change their base.
  static let mutating = collectionChanges.merging(plainChanges) { first, _ in first }
    .merging(setChanges) { first, _ in first }
    .merging(dictionaryChanges) { first, _ in first }
    .merging(orderChanges) { first, _ in first }

  /// A library function as a value, such as `max` in `reduce(0, max)`.
  static func named(_ name: String) -> NativeFunction {
    functions[name] ?? { _ in nil }
  }

  /// The name under which `[Int]` and `[String: Int]` have their initialisers.
  static func literalType(_ name: String) -> String {
    guard name.hasPrefix("[") else { return name }
    return name.contains(":") ? "Dictionary" : "Array"
  }

  /// The method of that name that such values have.
  static func method(_ name: String, of base: Value) -> NativeFunction? {
    let own: NativeFunction? =
      switch Family(base) {
      case .integer, .number: numberMethods[name]
      case .string: stringMethods[name]
      case .range: rangeMethods[name]
      case .dictionary: dictionaryMethods[name]
      case .rect, .proposal, .size, .point: geometryMethods[name]
      default: nil
      }
    if let own { return own }
    return isCollection(base) ? collectionMethods[name] : anyMethods[name]
  }

  /// Methods that values of all types have.
  private static let anyMethods: [String: NativeFunction] = [
    "map": { call in
      guard let function = call.function else { return nil }
      guard case .member(let type, "success", let arguments?) = call.base,
        let held = arguments.first?.value
      else { return call.apply(function, call.base) }
      return .member(
        base: type, name: "success", arguments: [.init(nil, call.apply(function, held))])
    },
    "flatMap": { call in call.function.map { call.apply($0, call.base) } },
    "hash": { _ in .void },
    "contains": { call in
      call[0].flatMap { call.interpreter.host.contains($0, in: call.base) }.map(Value.boolean)
    },
    "get": { call in
      guard case .member(_, let name, let arguments?) = call.base, let held = arguments.first
      else { return nil }
      if name == "failure" { call.interpreter.interruption = .thrown(held.value) }
      return name == "success" || name == "failure" ? held.value : nil
    },
  ]

  /// Whether the methods of collections suit it.
  static func isCollection(_ base: Value) -> Bool {
    switch base {
    case .array, .range, .dictionary, .string: true
    case .native(let native): native.isCollection
    default: false
    }
  }

  /// `base[…]`
  static func element(of base: Value, _ call: NativeCall) -> Value? {
    switch (base, call[0]) {
    case (.native(let native), _):
      return native.element(call) ?? index(native.elements() ?? [], call)
    case (.array(let values), _): return index(values, call)
    case (.dictionary(let pairs), let key?):
      guard call.interpreter.budget.spend(pairs.count / 8 + 1) else { return nil }
      let found = pairs.first { call.interpreter.isSameKey($0.key, key) }?.value
      return found ?? call["default"] ?? Value.none
    case (.string, .range?):
      let elements = Array(Elements(of: base, call.interpreter))
      return call[0].flatMap { slice($0, of: elements.count) }
        .map { rebuilt(Array(elements[$0]), like: base) }
    case (.string, .integer(let index)?):
      let elements = Elements(of: base, call.interpreter)
      return index >= 0 && index < elements.count ? elements[index] : nil
    default: return nil
    }
  }

  private static func index(_ values: [Value], _ call: NativeCall) -> Value? {
    switch call[0] {
    case .integer(let index)?: values.indices.contains(index) ? values[index] : nil
    case .range(let lower, let upper, let isClosed)?:
      slice(.range(lower: lower, upper: upper, isClosed: isClosed), of: values.count)
        .flatMap { part in
          call.interpreter.affordsCopy(of: part.count) ? .array(Array(values[part])) : nil
        }
    default: nil
    }
  }

  /// The indices of a range; nil if some are out of bounds.
  static func slice(_ range: Value, of count: Int) -> Range<Int>? {
    guard let bounds = bounds(range), let lower = bounds.lower.integer,
      let last = bounds.upper.integer
    else { return nil }
    // `values[..<2]` has no lower and `values[2...]` no upper bound.
    let start = lower == .min ? 0 : lower
    let end = last == .max ? count : bounds.isClosed ? last + 1 : last
    return start >= 0 && start <= end && end <= count ? start..<end : nil
  }
}

extension Interpreter {
  /// Whether the steps last for something of the library to read a string through.
  func pay(for base: Value) -> Bool {
    guard case .string(let text) = base else { return true }
    return affords(steps: text.utf8.count / 16, bytes: 0)
  }

  /// The description of an error.
  private func errorText(_ error: Value) -> Value? {
    switch error {
    case .instance, .record, .member: break
    default: return nil
    }
    if let own = ownMember("errorDescription", of: error)?.string { return .string(own) }
    return .string("The operation couldn’t be completed.")
  }

  /// A library property of such values.
  func nativeProperty(_ name: String, of base: Value) -> Value? {
    if case .native(let native) = base, let value = native.member(name, self) { return value }
    let own: StandardLibrary.Property? =
      switch Family(base) {
      case .integer, .number: StandardLibrary.numberProperties[name]
      case .string: StandardLibrary.stringProperties[name]
      case .range: StandardLibrary.rangeProperties[name]
      case .dictionary: StandardLibrary.dictionaryProperties[name]
      case .size, .point, .rect, .proposal: StandardLibrary.geometryProperties[name]
      default: nil
      }
    guard pay(for: base) else { return nil }
    if let value = own?(base, self) { return affordsResult(value) ? value : .placeholder("…") }
    if StandardLibrary.isCollection(base),
      let value = StandardLibrary.collectionProperties[name]?(base, self)
    {
      return value
    }
    if case .instance(let instance) = base, let value = collectionProperty(name, of: instance) {
      return value
    }
    switch name {
    case "self": return base
    case "callAsFunction": return base.function.map(Value.function)
    case "description", "debugDescription": return .string(Description.plain(base, self))
    case "hashValue": return .integer(0)
    case "localizedDescription": return errorText(base)
    default: return nil
    }
  }
}
