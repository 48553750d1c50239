import HaggleLayouts
package import HaggleVocabulary

/// An effect that hears of widths and of heights under one key.
package struct MixedMeasure {
  package let key: String
  package let cause: String
  package let place: SourcePlace?
  package let node: NodeID
}

extension MixedMeasure {
  /// All of a tree, in the order of its nodes.
  static func all(in tree: LayoutTree, _ effects: [ViewEffect]) -> [MixedMeasure] {
    let keys = keysOfBothAxes(effects)
    guard !keys.isEmpty else { return [] }
    return tree.nodes.indices.flatMap { index -> [MixedMeasure] in
      let own = tree.nodes[index].description.effects
      return own.enumerated().compactMap { position, number in
        guard effects.indices.contains(number), case .hears(let key, _) = effects[number].action,
          keys.contains(key),
          axes(of: key, in: tree, NodeID(index), own.prefix(position), effects).count == 2
        else { return nil }
        let cause = effects[number].cause
        return MixedMeasure(key: key, cause: cause.name, place: cause.place, node: NodeID(index))
      }
    }
  }

  private static func keysOfBothAxes(_ effects: [ViewEffect]) -> Set<String> {
    var axes: [String: Set<Axis>] = [:]
    for effect in effects {
      if case .prefers(let key, _, let axis?) = effect.action {
        axes[key, default: []].insert(axis)
      }
    }
    return Set(axes.filter { $0.value.count == 2 }.keys)
  }

  /// The axes whose lengths a reader hears of: from what is in its view, and before it.
  private static func axes(
    of key: String, in tree: LayoutTree, _ node: NodeID, _ before: ArraySlice<Int>,
    _ effects: [ViewEffect]
  ) -> Set<Axis> {
    var numbers = Array(before)
    var open = tree.nodes[node.index].children
    while let next = open.popLast() {
      numbers += tree.nodes[next.index].description.effects
      open += tree.nodes[next.index].children
    }
    return Set(
      numbers.compactMap { number in
        guard effects.indices.contains(number),
          case .prefers(key, _, let axis?) = effects[number].action
        else { return nil }
        return axis
      })
  }
}
