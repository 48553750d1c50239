/// Sets are arrays without duplicates, in insertion order.
extension StandardLibrary {
  static let setMethods: [String: NativeFunction] = [
    "union": { call in
      unique((call.elements ?? []) + (elements(call[0], call) ?? []), call).map { .array($0) }
    },
    "intersection": { call in kept(call) { $0 } },
    "subtracting": { call in kept(call) { !$0 } },
    "symmetricDifference": { call in
      guard let own = call.elements, let other = elements(call[0], call) else { return nil }
      let rest = { (values: [Value], others: [Value]) in
        values.filter { each in !others.contains { call.interpreter.equals(each, $0) } }
      }
      return .array(rest(own, other) + rest(other, own))
    },
    "isSubset": { call in
      call.elements.map { .boolean(contains(elements(call["of"], call) ?? [], all: $0, call)) }
    },
    "isStrictSubset": { call in
      guard let own = call.elements, let other = elements(call["of"], call) else { return nil }
      return .boolean(own.count < other.count && contains(other, all: own, call))
    },
    "isSuperset": { call in
      call.elements.map { .boolean(contains($0, all: elements(call["of"], call) ?? [], call)) }
    },
    "isDisjoint": { call in
      guard let own = call.elements, let other = elements(call["with"], call) else { return nil }
      return .boolean(
        !own.contains { each in other.contains { call.interpreter.equals(each, $0) } })
    },
  ]

  static let setChanges: [String: Change] = [
    "formUnion": { changed(&$0, by: "union", $1) },
    "formIntersection": { changed(&$0, by: "intersection", $1) },
    "subtract": { changed(&$0, by: "subtracting", $1) },
    "formSymmetricDifference": { changed(&$0, by: "symmetricDifference", $1) },
  ]

  /// Applies the mutating variant of a set method.
  private static func changed(_ value: inout Value, by name: String, _ call: NativeCall) -> Value? {
    let copy = NativeCall(interpreter: call.interpreter, base: value, arguments: call.arguments)
    guard case .array = value, let result = setMethods[name]?(copy) else { return nil }
    value = result
    return .void
  }

  /// The elements that are in the other set, or that are not.
  private static func kept(_ call: NativeCall, _ isKept: (Bool) -> Bool) -> Value? {
    guard let own = call.elements, let other = elements(call[0], call) else { return nil }
    return .array(
      own.filter { each in isKept(other.contains { call.interpreter.equals(each, $0) }) })
  }

  private static func contains(_ set: [Value], all elements: [Value], _ call: NativeCall) -> Bool {
    elements.allSatisfy { each in set.contains { call.interpreter.equals(each, $0) } }
  }
}
