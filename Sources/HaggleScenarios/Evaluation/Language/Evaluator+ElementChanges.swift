import HaggleSyntax

/// Assignments to elements: `values[2] = x`, `counts[key, default: 0] += 1`,
/// `row[keyPath: path] = x`.
extension Evaluator {
  func mutateElement(
    of value: inout Value, _ keys: [CallArguments.Argument], _ change: (inout Value) -> Void
  ) {
    guard let key = keys.first else { return }
    if key.label == "keyPath", case .keyPath(let path) = key.value {
      return mutate(path[...], of: &value, change)
    }
    switch (value, key.value) {
    case (.array(var elements), .integer(let index)) where elements.indices.contains(index):
      // Another variable may hold the array too: then it is copied.
      guard budget.spend(elements.count / 128) else { return }
      value = .void
      change(&elements[index])
      value = .array(elements)
    case (.array(var elements), .range):
      guard let bounds = Natives.slice(key.value, of: elements.count),
        budget.spend(elements.count)
      else { return }
      var part = Value.array(Array(elements[bounds]))
      change(&part)
      elements.replaceSubrange(bounds, with: Array(Elements(of: part, self)))
      value = .array(elements)
    case (.dictionary(var pairs), let name):
      value = .void
      mutatePair(of: &pairs, name, keys.first { $0.label == "default" }?.value, change)
      value = .dictionary(pairs)
    default: break
    }
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
    let index = pairs.firstIndex { equals($0.key, key) }
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
