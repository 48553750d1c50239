import Foundation
import HaggleLayouts
import HaggleTraces
import HaggleVocabulary

/// The trees that the recordings of these tests are made of.
enum Trees {
  /// Two colours in a framed row, and a text below it.
  static var page: LayoutTree {
    LayoutTree { tree in
      let row = tree.add(
        HStackLayout(spacing: 10),
        [tree.add(ColorLayout(), label: "left"), tree.add(ColorLayout(), label: "right")],
        label: "row")
      let frame = tree.add(FixedFrameLayout(height: 50), [row])
      return tree.add(VStackLayout(), [frame, tree.add(TextLayout("Hello"))])
    }
  }

  /// Stacks of two whose direction alternates: questions multiply with depth.
  static func alternating(_ depth: Int) -> LayoutTree {
    LayoutTree { tree in
      var top = tree.add(ColorLayout())
      for level in 0..<depth {
        let leaf = tree.add(ColorLayout())
        let stack: any Layout = level % 2 == 0 ? VStackLayout() : HStackLayout()
        top = tree.add(stack, [leaf, top])
      }
      return top
    }
  }

  /// A tree of stacks, grids, frames and texts that a seed makes.
  static func seeded(_ seed: Int) -> LayoutTree {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    func view(_ depth: Int, _ tree: inout LayoutTree.Builder) -> NodeID {
      let leaves: [any Layout] = [ColorLayout(), TextLayout("one two three"), SpacerLayout()]
      guard depth > 0 else { return tree.add(leaves[next(3)]) }
      let layouts: [any Layout] = [
        HStackLayout(alignment: .firstTextBaseline), VStackLayout(spacing: 4), ZStackLayout(),
        GridLayout(), LazyGridLayout(columns: [GridItem(), GridItem()]), PaddingLayout(.all, 3),
        FlexibleFrameLayout(width: .init(min: 20, max: 90)), LayoutMonitorLayout(),
        LayeredLayout(), ScrollLayout(),
      ]
      let kind = next(layouts.count)
      let count = kind < 5 ? 1 + next(3) : 1
      var children: [NodeID] = []
      for _ in 0..<count { children.append(view(depth - 1, &tree)) }
      return tree.add(layouts[kind], children)
    }
    return LayoutTree { view(4, &$0) }
  }
}

extension Trace {
  /// What was recorded, without the tool's own questions.
  var negotiation: [Event] {
    events.filter { if case .probe = $0 { false } else { true } }
  }

  var probes: [(node: NodeID, proposal: ProposedViewSize, size: CGSize)] {
    events.compactMap { event in
      guard case .probe(let node, let proposal, let size) = event else { return nil }
      return (node, proposal, size)
    }
  }

  var notes: [Event.Note] {
    events.compactMap { if case .note(let note) = $0 { note } else { nil } }
  }
}
