package import HaggleLayouts

// What effects hear of, which no trace keeps.
extension Scenario {
  /// The effects that hear of widths and of heights under one key.
  package func mixedMeasures(of root: Root, in tree: LayoutTree) -> [MixedMeasure] {
    MixedMeasure.all(in: tree, root.log.effects)
  }

  /// The effects that hear of one of several lengths, which is not the longest.
  package func keptMeasures(of root: Root, in tree: LayoutTree) -> [KeptMeasure] {
    guard root.hasMeasures else { return [] }
    evaluation.resume(root: root.number)
    return evaluation.keptMeasures(root.log.effects, in: tree)
  }
}
