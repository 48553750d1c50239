extension Natives {
  /// Methods that change a collection.
  static let collectionChanges: [String: Change] = [
    "append": { value, call in
      if case .string(let text) = value {
        guard call.evaluator.budget.spend(text.utf8.count / 64) else { return nil }
        value = .string(text + (call[0].map { Description.plain($0, call.evaluator) } ?? ""))
        return .void
      }
      let added =
        call["contentsOf"].map { call.elements(of: $0) ?? [] } ?? [call[0] ?? .none]
      guard call.evaluator.budget.spend(added.count) else { return nil }
      return change(&value) { $0 += added }
    },
    "insert": { value, call in
      guard let index = call["at"]?.integer else {
        return change(&value) { elements in
          let new = call[0] ?? .none
          if !elements.contains(where: { call.evaluator.equals($0, new) }) { elements.append(new) }
        }
      }
      return change(&value) { elements in
        if (0...elements.count).contains(index) { elements.insert(call[0] ?? .none, at: index) }
      }
    },
    "remove": { value, call in
      var removed = Value.none
      _ = change(&value) { elements in
        let index =
          call["at"]?.integer ?? elements.firstIndex { call.evaluator.equals($0, call[0] ?? .none) }
        if let index, elements.indices.contains(index) { removed = elements.remove(at: index) }
      }
      return removed
    },
    "removeAll": { value, call in
      let function = call.function
      return change(&value) { elements in
        elements.removeAll { element in function.map { call.isTrue($0, element) } ?? true }
      }
    },
    "removeFirst": { value, call in
      removed(&value) { $0.isEmpty ? .none : $0.removeFirst() }
    },
    "removeLast": { value, call in
      removed(&value) { $0.popLast() ?? .none }
    },
    "popLast": { value, call in
      removed(&value) { $0.popLast() ?? .none }
    },
    "sort": { value, call in
      guard let sort = collectionMethods["sorted"] else { return nil }
      let copy = NativeCall(evaluator: call.evaluator, base: value, arguments: call.arguments)
      value = sort(copy) ?? value
      return .void
    },
    "reverse": { value, _ in change(&value) { $0.reverse() } },
    "shuffle": { _, _ in .void },
    "reserveCapacity": { _, _ in .void },
    "swapAt": { value, call in
      guard let a = call.integer(0), let b = call.integer(1) else { return nil }
      return change(&value) { elements in
        if elements.indices.contains(a), elements.indices.contains(b) { elements.swapAt(a, b) }
      }
    },
    "formUnion": { value, call in
      let union = collectionMethods["union"]
      value =
        union?(NativeCall(evaluator: call.evaluator, base: value, arguments: call.arguments))
        ?? value
      return .void
    },
  ]

  /// Methods that change a plain value.
  static let plainChanges: [String: Change] = [
    "toggle": { value, _ in
      guard case .boolean(let truth) = value else { return nil }
      value = .boolean(!truth)
      return .void
    },
    "negate": { value, _ in
      guard let number = value.number else { return nil }
      value = value.integer.map { .integer(0 &- $0) } ?? .number(-number)
      return .void
    },
    "round": { value, call in
      let copy = NativeCall(evaluator: call.evaluator, base: value, arguments: call.arguments)
      value = numberMethods["rounded"]?(copy) ?? value
      return .void
    },
  ]

  private static func change(_ value: inout Value, _ apply: (inout [Value]) -> Void) -> Value? {
    guard case .array(var elements) = value else { return nil }
    value = .void
    apply(&elements)
    value = .array(elements)
    return .void
  }

  private static func removed(_ value: inout Value, _ apply: (inout [Value]) -> Value) -> Value? {
    var result = Value.none
    return change(&value) { result = apply(&$0) } == nil ? nil : result
  }
}
