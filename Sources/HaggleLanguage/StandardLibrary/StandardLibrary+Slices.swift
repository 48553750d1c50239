/// Slices of collections: the elements before, after or between others.
extension StandardLibrary {
  static let sliceMethods: [String: NativeFunction] = [
    "prefix": prefix,
    "suffix": { call in
      if let start = call["from"]?.integer { return part(call, start) { $0.dropFirst($1) } }
      return part(call, call.integer(0)) { $0.suffix($1) }
    },
    "dropFirst": { call in part(call, count(call)) { $0.dropFirst($1) } },
    "dropLast": { call in part(call, count(call)) { $0.dropLast($1) } },
    "drop": { call in
      guard let function = call.function, let elements = call.elements else { return nil }
      return rebuilt(Array(elements.drop { call.isTrue(function, $0) }), like: call.base)
    },
    "trimmingPrefix": { call in
      guard let prefix = elements(call[0], call), let elements = call.elements else { return nil }
      let isPrefix = call.interpreter.equals(
        .array(Array(elements.prefix(prefix.count))), .array(prefix))
      return rebuilt(isPrefix ? Array(elements.dropFirst(prefix.count)) : elements, like: call.base)
    },
    "split": { call in
      guard let elements = call.elements, let isSeparator = separator(of: call) else { return nil }
      return .array(
        elements.split(
          maxSplits: max(0, call["maxSplits"]?.integer ?? .max),
          omittingEmptySubsequences: call["omittingEmptySubsequences"]?.boolean ?? true,
          whereSeparator: isSeparator
        ).map { rebuilt(Array($0), like: call.base) })
    },
    "chunked": { call in
      guard let size = call["into"]?.integer ?? call.integer(0), size > 0, let all = call.elements
      else { return nil }
      return .array(
        Swift.stride(from: 0, to: all.count, by: size).map {
          .array(Array(all[$0..<Swift.min($0 + size, all.count)]))
        })
    },
  ]

  /// Elements as the original kind of collection: characters become a string again.
  static func rebuilt(_ elements: [Value], like base: Value) -> Value {
    if case .string = base { return .string(elements.compactMap(\.string).joined()) }
    return .array(elements)
  }

  /// The number of elements; 1 by default.
  private static func count(_ call: NativeCall) -> Int? {
    call.arguments.isEmpty ? 1 : call.integer(0)
  }

  private static func part(
    _ call: NativeCall, _ count: Int?, _ take: ([Value], Int) -> ArraySlice<Value>
  ) -> Value? {
    guard let count, count >= 0, let elements = call.elements else { return nil }
    return rebuilt(Array(take(elements, count)), like: call.base)
  }

  /// An unbounded range has a prefix: only the requested elements are read.
  private static let prefix: NativeFunction = { call in
    if let function = call.function {
      var taken: [Value] = []
      for element in Elements(of: call.base, call.interpreter) {
        guard call.interpreter.step(at: 0, in: call.interpreter.globals),
          call.isTrue(function, element)
        else { break }
        taken.append(element)
      }
      return rebuilt(taken, like: call.base)
    }
    let elements = Elements(of: call.base, call.interpreter)
    let through = call["through"]?.integer.map { $0 &+ 1 }
    guard let count = through ?? call.integer(0), count >= 0,
      call.interpreter.budget.spend(min(count, elements.count))
    else { return nil }
    return rebuilt(Array(elements.prefix(count)), like: call.base)
  }

  private static func separator(of call: NativeCall) -> ((Value) -> Bool)? {
    if let function = call.function { return { call.isTrue(function, $0) } }
    return call["separator"].map { separator in { call.interpreter.equals($0, separator) } }
  }
}
