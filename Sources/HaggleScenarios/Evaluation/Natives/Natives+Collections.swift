import Foundation

extension Natives {
  static let collectionInitializers: [String: NativeFunction] = [
    "Array": { call in
      if let unit = call["repeating"], let count = call["count"]?.integer {
        guard count >= 0, call.evaluator.step(count, at: 0, in: call.evaluator.globals) else {
          return nil
        }
        return .array(Array(repeating: unit, count: count))
      }
      return .array(elements(call[0], call) ?? [])
    },
    "ContiguousArray": { call in .array(elements(call[0], call) ?? []) },
    "Set": { call in unique(elements(call[0], call) ?? [], call).map { .array($0) } },
    "Dictionary": { call in
      let values = elements(call[0], call) ?? []
      guard let key = call["by"].flatMap(call.function(from:)) else {
        return .dictionary(values.compactMap(pair))
      }
      return grouped(values, by: key, call)
    },
    "Range": { $0[0] }, "ClosedRange": { $0[0] }, "AnySequence": { $0[0] },
    "AnyCollection": { $0[0] },
  ]

  static let collectionProperties: [String: Property] = [
    "count": { value, evaluator in .integer(Elements(of: value, evaluator).count) },
    "underestimatedCount": { value, evaluator in .integer(Elements(of: value, evaluator).count) },
    "isEmpty": { value, evaluator in .boolean(Elements(of: value, evaluator).count == 0) },
    "first": { value, evaluator in
      let elements = Elements(of: value, evaluator)
      return elements.count > 0 ? elements[0] : Value.none
    },
    "last": { value, evaluator in
      let elements = Elements(of: value, evaluator)
      return elements.count > 0 ? elements[elements.count - 1] : Value.none
    },
    "indices": { value, evaluator in
      .range(
        lower: .integer(0), upper: .integer(Elements(of: value, evaluator).count), isClosed: false)
    },
    "startIndex": { _, _ in .integer(0) },
    "endIndex": { value, evaluator in .integer(Elements(of: value, evaluator).count) },
    "lazy": { value, _ in value },
  ]

  static let collectionMethods: [String: NativeFunction] = [
    "map": { each($0) { call, function, element in [call.apply(function, element)] } },
    "compactMap": {
      each($0) { call, function, element in
        let value = call.apply(function, element)
        return value.isNone ? [] : [value]
      }
    },
    "flatMap": {
      each($0) { call, function, element in
        call.elements(of: call.apply(function, element)) ?? []
      }
    },
    "filter": { each($0) { $0.isTrue($1, $2) ? [$2] : [] } },
    "forEach": { call in
      guard let function = call.function, let elements = call.elements else { return nil }
      for element in elements { _ = call.apply(function, element) }
      return .void
    },
    "reduce": reduce,
    "sorted": { call in sorted(call).map { .array($0) } },
    "reversed": { call in call.elements.map { .array($0.reversed()) } },
    "shuffled": { call in call.elements.map { .array($0) } },
    "enumerated": { call in
      call.elements.map { elements in
        .array(
          elements.enumerated().map {
            .tuple([
              (label: "offset", value: .integer($0.offset)), (label: "element", value: $0.element),
            ])
          })
      }
    },
    "contains": { call in
      guard let elements = call.elements else { return nil }
      if let function = call.function {
        return .boolean(elements.contains { call.isTrue(function, $0) })
      }
      return call[0].map { sought in
        .boolean(elements.contains { call.evaluator.equals($0, sought) })
      }
    },
    "allSatisfy": { call in
      guard let function = call.function, let elements = call.elements else { return nil }
      return .boolean(elements.allSatisfy { call.isTrue(function, $0) })
    },
    "first": { call in found(call) { $0.first(where: $1) } },
    "last": { call in found(call) { $0.last(where: $1) } },
    "firstIndex": { call in position(call) { $0.firstIndex(where: $1) } },
    "lastIndex": { call in position(call) { $0.lastIndex(where: $1) } },
    "index": { call in
      guard let index = call.integer(0) else { return position(call) { $0.firstIndex(where: $1) } }
      let step = call["before"] == nil ? 1 : -1
      return .integer(index &+ (call["offsetBy"]?.integer ?? step))
    },
    "min": { call in extreme(call, sign: 1) },
    "max": { call in extreme(call, sign: -1) },
    "prefix": { call in
      // A range without an end has a beginning.
      let elements = Elements(of: call.base, call.evaluator)
      guard let count = call.integer(0), count >= 0,
        call.evaluator.budget.spend(min(count, elements.count))
      else { return nil }
      let first = elements.prefix(count)
      let bounded = NativeCall(
        evaluator: call.evaluator, base: .array(Array(first)), arguments: call.arguments)
      if case .string = call.base { return .string(first.compactMap(\.string).joined()) }
      return part(bounded) { elements, count in elements.prefix(count) }
    },
    "suffix": { call in part(call) { elements, count in elements.suffix(count) } },
    "dropFirst": { call in part(call) { elements, count in elements.dropFirst(count) } },
    "dropLast": { call in part(call) { elements, count in elements.dropLast(count) } },
    "joined": { call in
      guard let elements = call.elements else { return nil }
      if elements.contains(where: { $0.string == nil }) {
        return .array(elements.flatMap { call.elements(of: $0) ?? [] })
      }
      let texts = elements.compactMap(\.string)
      let separator = call["separator"]?.string ?? ""
      let length = texts.reduce(0) { $0 + $1.utf8.count + separator.utf8.count }
      return call.evaluator.budget.spend(length / 64)
        ? .string(texts.joined(separator: separator)) : nil
    },
    "randomElement": { call in call.elements.map { $0.first ?? .none } },
    "union": { call in
      unique((call.elements ?? []) + (elements(call[0], call) ?? []), call).map { .array($0) }
    },
    "intersection": { call in
      let other = elements(call[0], call) ?? []
      return call.elements.map { elements in
        .array(elements.filter { each in other.contains { call.evaluator.equals(each, $0) } })
      }
    },
    "subtracting": { call in
      let other = elements(call[0], call) ?? []
      return call.elements.map { elements in
        .array(elements.filter { each in !other.contains { call.evaluator.equals(each, $0) } })
      }
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

  private static func elements(_ value: Value?, _ call: NativeCall) -> [Value]? {
    value.flatMap(call.elements(of:))
  }

  private static func pair(_ value: Value) -> (key: Value, value: Value)? {
    guard case .tuple(let parts) = value, parts.count == 2 else { return nil }
    return (key: parts[0].value, value: parts[1].value)
  }

  /// `Dictionary(grouping:by:)`
  private static func grouped(
    _ values: [Value], by key: FunctionValue, _ call: NativeCall
  ) -> Value? {
    var groups: [(key: Value, value: [Value])] = []
    for value in values {
      let name = call.apply(key, value)
      guard call.evaluator.budget.spend(groups.count) else { return nil }
      if let index = groups.firstIndex(where: { call.evaluator.equals($0.key, name) }) {
        groups[index].value.append(value)
      } else {
        groups.append((name, [value]))
      }
    }
    return .dictionary(groups.map { (key: $0.key, value: .array($0.value)) })
  }

  private static func each(
    _ call: NativeCall, _ transform: (NativeCall, FunctionValue, Value) -> [Value]
  ) -> Value? {
    guard let function = call.function, let elements = call.elements else { return nil }
    var values: [Value] = []
    for element in elements where call.evaluator.interruption == nil {
      values += transform(call, function, element)
    }
    if case .dictionary = call.base, values.allSatisfy({ pair($0) != nil }) {
      return .dictionary(values.compactMap(pair))
    }
    return .array(values)
  }

  private static let reduce: NativeFunction = { call in
    guard let function = call.function, let elements = call.elements else { return nil }
    if let start = call["into"] {
      return elements.reduce(start) { call.evaluator.reduce(function, into: $0, $1) }
    }
    return call[0].map { start in elements.reduce(start) { call.apply(function, $0, $1) } }
  }

  private static func sorted(_ call: NativeCall) -> [Value]? {
    guard let elements = call.elements,
      call.evaluator.step(elements.count * 4, at: 0, in: call.evaluator.globals)
    else { return nil }
    if let function = call.function {
      if case .keyPath(let path) = function.code {
        return elements.sorted {
          (call.evaluator.order(
            call.evaluator.follow(path, from: $0), call.evaluator.follow(path, from: $1)) ?? 0) < 0
        }
      }
      return elements.sorted { call.isTrue(function, $0, $1) }
    }
    return elements.sorted { (call.evaluator.order($0, $1) ?? 0) < 0 }
  }

  private static func found(
    _ call: NativeCall, _ find: ([Value], (Value) -> Bool) -> Value?
  ) -> Value? {
    guard let function = call.function, let elements = call.elements else { return nil }
    return find(elements) { call.isTrue(function, $0) } ?? Value.none
  }

  private static func position(
    _ call: NativeCall, _ find: ([Value], (Value) -> Bool) -> Int?
  ) -> Value? {
    guard let elements = call.elements else { return nil }
    if let function = call.function {
      return find(elements) { call.isTrue(function, $0) }.map { .integer($0) } ?? Value.none
    }
    guard let sought = call[0] else { return nil }
    return find(elements) { call.evaluator.equals($0, sought) }.map { .integer($0) } ?? Value.none
  }

  private static func extreme(_ call: NativeCall, sign: Int) -> Value? {
    guard let elements = call.elements else { return nil }
    guard var best = elements.first else { return Value.none }
    for element in elements.dropFirst() {
      if let function = call.function {
        let isLess =
          sign > 0 ? call.isTrue(function, element, best) : call.isTrue(function, best, element)
        if isLess { best = element }
      } else if let order = call.evaluator.order(element, best), order * sign < 0 {
        best = element
      }
    }
    return best
  }

  private static func part(
    _ call: NativeCall, _ take: ([Value], Int) -> ArraySlice<Value>
  ) -> Value? {
    guard let elements = call.elements else { return nil }
    let count = call.arguments.isEmpty ? 1 : call.integer(0)
    guard let count, count >= 0 else { return nil }
    let taken = Array(take(elements, count))
    if case .string = call.base { return .string(taken.compactMap(\.string).joined()) }
    return .array(taken)
  }

  private static func unique(_ values: [Value], _ call: NativeCall) -> [Value]? {
    var result: [Value] = []
    for value in values {
      guard call.evaluator.step(result.count / 8 + 1, at: 0, in: call.evaluator.globals) else {
        return nil
      }
      if !result.contains(where: { call.evaluator.equals($0, value) }) { result.append(value) }
    }
    return result
  }
}
