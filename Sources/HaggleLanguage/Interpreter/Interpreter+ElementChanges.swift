/// Assignments to elements: `values[2] = x`, `counts[key, default: 0] += 1`,
/// `row[keyPath: path] = x`.
extension Interpreter {
  func mutateElement(
    of value: inout Value, _ keys: [LabeledValue], _ change: (inout Value) -> Void
  ) {
    guard let key = keys.first else { return }
    if key.label == "keyPath", case .keyPath(let path) = key.value {
      return mutate(path[...], of: &value, change)
    }
    if case .integer(let index) = key.value, var elements = value.takeElements() {
      changeElement(of: &elements, at: index, change)
      value = .array(elements)
    } else if case .range = key.value, var elements = value.takeElements() {
      changePart(of: &elements, in: key.value, change)
      value = .array(elements)
    } else if var pairs = value.takePairs() {
      mutatePair(of: &pairs, key.value, keys["default"], change)
      value = .dictionary(pairs)
    }
  }

  private func changeElement(
    of elements: inout [Value], at index: Int, _ change: (inout Value) -> Void
  ) {
    guard elements.indices.contains(index) else { return }
    let before = elements.storage
    change(&elements[index])
    // Another variable may share the array: then it was copied.
    if elements.storage != before { _ = affordsCopy(of: elements.count) }
  }

  private func changePart(
    of elements: inout [Value], in range: Value, _ change: (inout Value) -> Void
  ) {
    guard let bounds = StandardLibrary.slice(range, of: elements.count),
      affords(elements: elements.count)
    else { return }
    var part = Value.array(Array(elements[bounds]))
    change(&part)
    elements.replaceSubrange(bounds, with: Array(Elements(of: part, self)))
  }

  private func mutate(
    _ path: ArraySlice<String>, of value: inout Value, _ change: (inout Value) -> Void
  ) {
    guard let first = path.first, first != "self" else { return change(&value) }
    mutateField(first, of: &value) { mutate(path.dropFirst(), of: &$0, change) }
  }

  private func mutatePair(
    of pairs: inout [(key: Value, value: Value)], _ key: Value, _ initial: Value?,
    _ change: (inout Value) -> Void
  ) {
    // What is unknown alike is the same key.
    let unknown = key.placeholderName
    let index = pairs.firstIndex {
      equals($0.key, key) || (unknown != nil && $0.key.placeholderName == unknown)
    }
    var content = index.map { pairs[$0].value } ?? initial ?? .none
    if let index { pairs[index].value = .void }
    change(&content)
    switch (index, content.isNone) {
    case (let index?, true): pairs.remove(at: index)
    case (let index?, false): pairs[index].value = content
    case (nil, false): pairs.append((key: key, value: content))
    case (nil, true): break
    }
  }
}
