import Foundation
import HaggleLayouts
import HaggleScenarios
import HaggleVocabulary
import Testing

/// What the first view of a kind looks like.
func look(_ kind: String, _ view: String) throws -> Appearance {
  let tree = Scenario(view, name: "a.swift").roots.first?.tree
  return try #require(tree?.nodes.map(\.description).first { $0.kind == kind }).appearance
}

/// The size of the font that `view` has on iOS: its cells are as wide as the body font is large.
func points(_ view: String, _ declarations: String = "") -> CGFloat? {
  let scenario = Scenario("// text-cell: 17x17\n\(declarations)\n\(view)", name: "a.swift")
  return scenario.roots.first.map {
    LayoutEngine($0.tree, context: scenario.context).ask(
      NodeID($0.tree.nodes.count - 1), .unspecified
    )
    .height
  }
}
