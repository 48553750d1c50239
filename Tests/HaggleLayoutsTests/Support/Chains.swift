import Foundation
import HaggleLayouts
import HaggleVocabulary

/// Trees of any depth and width, built without recursion.
enum Chain {
  /// `depth` layouts around a leaf, the innermost first.
  static func around(
    _ leaf: any Layout = ColorLayout(), depth: Int, _ layout: (Int) -> any Layout
  ) -> LayoutTree {
    LayoutTree { tree in
      var top = tree.add(leaf)
      for level in 0..<depth { top = tree.add(layout(level), [top]) }
      return top
    }
  }

  /// `depth` layouts, each around a leaf of its own and the next one.
  static func beside(
    _ leaf: any Layout = ColorLayout(), depth: Int, isFirst: Bool = true,
    _ layout: (Int) -> any Layout
  ) -> LayoutTree {
    LayoutTree { tree in
      var top = tree.add(leaf)
      for level in 0..<depth {
        let own = tree.add(leaf)
        top = tree.add(layout(level), isFirst ? [own, top] : [top, own])
      }
      return top
    }
  }

  /// One layout above `count` leaves.
  static func wide(
    _ layout: any Layout, _ count: Int, values: (Int) -> LayoutValues = { _ in LayoutValues() },
    leaf: (Int) -> any Layout = { _ in ColorLayout() }
  ) -> LayoutTree {
    LayoutTree { tree in
      let leaves = (0..<count).map {
        tree.add(leaf($0), [], values: values($0), NodeDescription())
      }
      return tree.add(layout, leaves)
    }
  }
}

/// How many questions a tree takes; nothing is written down.
func questions(
  _ tree: LayoutTree, in proposal: ProposedViewSize = ProposedViewSize(300, 200),
  policy: CachePolicy = .swiftui
) -> Int {
  let engine = LayoutEngine(tree, policy: policy)
  _ = engine.layOut(proposal)
  return engine.questionCount
}
