import HaggleLanguage
import HaggleLayouts
package import HaggleVocabulary

/// An effect that hears of one of several lengths under a key: of the first or the last, as its
/// `reduce` looks at no number, and not of the longest.
package struct KeptMeasure {
  package let key: String
  package let isFirst: Bool
  package let cause: String
  package let place: SourcePlace?
  package let node: NodeID
  package let axis: Axis
  /// What arrives, and the longest that is reported, in points.
  package let kept: Double
  package let longest: Double
}

extension EffectRun {
  /// All of a tree, in the order of its nodes.
  func keptMeasures() -> [KeptMeasure] {
    let keys = keysKeepingOne
    guard !keys.isEmpty else { return [] }
    return tree.nodes.indices.flatMap { index -> [KeptMeasure] in
      let own = tree.nodes[index].description.effects
      return own.enumerated().compactMap { position, number in
        guard effects.indices.contains(number), case .hears(let key, _) = effects[number].action,
          let isFirst = keys[key]
        else { return nil }
        return keptMeasure(of: key, isFirst: isFirst, effects[number].cause, at: position, index)
      }
    }
  }

  private func keptMeasure(
    of key: String, isFirst: Bool, _ cause: StateStore.Cause, at position: Int, _ index: Int
  ) -> KeptMeasure? {
    let sent = lengths(of: key, in: index, before: position)
    guard sent.count > 1, Set(sent.map(\.axis)).count == 1,
      let longest = sent.map(\.length).max(),
      let kept = preference(key, of: NodeID(index), before: position)?.number,
      sent.contains(where: { $0.length == kept }), longest - kept >= Self.leastMissing
    else { return nil }
    return KeptMeasure(
      key: key, isFirst: isFirst, cause: cause.name, place: cause.place, node: NodeID(index),
      axis: sent[0].axis, kept: kept, longest: longest)
  }

  /// Less, in points, is not seen.
  private static let leastMissing = 2.0

  /// The keys of lengths of which one is kept by its place, and whether that is the first.
  private var keysKeepingOne: [String: Bool] {
    var keys: [String: Bool] = [:]
    for effect in effects {
      guard case .prefers(let key, _, _?) = effect.action, keys[key] == nil,
        interpreter.declarations.type(key)?.staticMethods("reduce").isEmpty == false
      else { continue }
      let kept = [(1.0, 2.0), (2, 1)].map { reduce(key, .number($0), .number($1)).number }
      switch (kept[0], kept[1]) {
      case (1, 2): keys[key] = true
      case (2, 1): keys[key] = false
      default: continue
      }
    }
    return keys
  }

  /// The lengths that a reader hears of: from what is in its view, and before it.
  private func lengths(
    of key: String, in index: Int, before position: Int
  ) -> [(length: Double, axis: Axis)] {
    var numbers = Array(tree.nodes[index].description.effects.prefix(position))
    var open = tree.nodes[index].children
    while let next = open.popLast() {
      numbers += tree.nodes[next.index].description.effects
      open += tree.nodes[next.index].children
    }
    return numbers.compactMap { number in
      guard effects.indices.contains(number),
        case .prefers(key, let value, let axis?) = effects[number].action,
        let length = value.number
      else { return nil }
      return (length, axis)
    }
  }
}
