extension StandardLibrary {
  /// Methods that change a collection.
  static let collectionChanges: [String: Change] = [
    "append": { value, call in
      if var text = value.takeText() {
        let added = (call["contentsOf"] ?? call[0]).map { Description.plain($0, call.interpreter) }
        call.interpreter.append(added ?? "", to: &text)
        value = .string(text)
        return .void
      }
      let added =
        call["contentsOf"].map { call.elements(of: $0) ?? [] } ?? [call[0] ?? .none]
      guard call.interpreter.affords(elements: added.count) else { return nil }
      return change(&value, call) { elements in
        // Whole literals among fractions are fractions.
        if case .number? = elements.last {
          elements += added.map(\.asFraction)
        } else {
          elements += added
        }
      }
    },
    "insert": insert,
    "remove": { value, call in
      if let offsets = call["atOffsets"].flatMap(call.elements(of:)) {
        let gone = Set(offsets.compactMap(\.integer))
        return change(&value, call) { elements in
          elements = elements.enumerated().filter { !gone.contains($0.offset) }.map(\.element)
        }
      }
      return removed(&value, call) { elements in
        let index =
          call["at"]?.integer
          ?? elements.firstIndex { call.interpreter.equals($0, call[0] ?? .none) }
        guard let index, elements.indices.contains(index) else { return .none }
        return elements.remove(at: index)
      }
    },
    "removeAll": { value, call in
      let function = call.function
      return change(&value, call) { elements in
        elements.removeAll { element in function.map { call.isTrue($0, element) } ?? true }
      }
    },
    "removeFirst": { value, call in
      let count = call.integer(0)
      return removed(&value, call) { elements in
        guard let count else { return elements.isEmpty ? .none : elements.removeFirst() }
        elements.removeFirst(min(max(count, 0), elements.count))
        return .void
      }
    },
    "removeLast": { value, call in
      let count = call.integer(0)
      return removed(&value, call) { elements in
        guard let count else { return elements.popLast() ?? .none }
        elements.removeLast(min(max(count, 0), elements.count))
        return .void
      }
    },
    "popLast": { value, call in removed(&value, call) { $0.popLast() ?? .none } },
    "popFirst": { value, call in
      removed(&value, call) { $0.isEmpty ? .none : $0.removeFirst() }
    },
    "removeSubrange": { value, call in replace(&value, with: [], call) },
    "replaceSubrange": { value, call in
      replace(&value, with: call["with"].flatMap(call.elements(of:)) ?? [], call)
    },
    "reverse": { value, call in change(&value, call) { $0.reverse() } },
    "reserveCapacity": { _, _ in .void },
    "swapAt": { value, call in
      guard let a = call.integer(0), let b = call.integer(1) else { return nil }
      return change(&value, call) { elements in
        if elements.indices.contains(a), elements.indices.contains(b) { elements.swapAt(a, b) }
      }
    },
  ]

  /// Inserts into an array at an index; into a set, returning whether it was new.
  private static let insert: Change = { value, call in
    guard let index = call["at"]?.integer else {
      let new = call[0] ?? .none
      var old: Value?
      let result = change(&value, call) { elements in
        old = elements.first { call.interpreter.equals($0, new) }
        if old == nil { elements.append(new) }
      }
      return result.map { _ in
        .tuple([("inserted", .boolean(old == nil)), ("memberAfterInsert", old ?? new)])
      }
    }
    let new = call["contentsOf"].map { call.elements(of: $0) ?? [] } ?? [call[0] ?? .none]
    return change(&value, call) { elements in
      if (0...elements.count).contains(index) { elements.insert(contentsOf: new, at: index) }
    }
  }

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
      let copy = NativeCall(interpreter: call.interpreter, base: value, arguments: call.arguments)
      value = numberMethods["rounded"]?(copy) ?? value
      return .void
    },
  ]

  private static func replace(
    _ value: inout Value, with new: [Value], _ call: NativeCall
  ) -> Value? {
    guard let range = call[0], let count = Optional(Elements(of: value, call.interpreter).count),
      let bounds = slice(range, of: count)
    else { return nil }
    return change(&value, call) { $0.replaceSubrange(bounds, with: new) }
  }

  /// Changes the elements of an array, of a dictionary or the characters of a string.
  private static func change(
    _ value: inout Value, _ call: NativeCall, _ apply: (inout [Value]) -> Void
  ) -> Value? {
    if var elements = value.takeElements() {
      let (before, count) = (elements.storage, elements.count)
      apply(&elements)
      // The elements behind the change move; all are copied if the storage is shared.
      let isCopied = elements.storage != before
      let steps = max(count, elements.count) / (isCopied ? 16 : 4096)
      _ = call.interpreter.affords(steps: steps, bytes: isCopied ? elements.count * 8 : 0)
      value = .array(elements)
      return .void
    }
    switch value {
    case .string:
      var elements = Array(Elements(of: value, call.interpreter))
      apply(&elements)
      value = rebuilt(elements, like: value)
    case .dictionary:
      var elements = Array(Elements(of: value, call.interpreter))
      apply(&elements)
      value = .dictionary(elements.compactMap(pair))
    default: return nil
    }
    return .void
  }

  private static func removed(
    _ value: inout Value, _ call: NativeCall, _ apply: (inout [Value]) -> Value
  ) -> Value? {
    var result = Value.none
    return change(&value, call) { result = apply(&$0) } == nil ? nil : result
  }
}
