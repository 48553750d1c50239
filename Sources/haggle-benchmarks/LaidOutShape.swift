import HaggleLayouts
import HaggleVocabulary

/// A tree that the engine is measured on.
enum LaidOutShape: String, CaseIterable {
  /// A column of 1 000 rows of ten.
  case wide
  case wideTexts
  /// Ten in each of ten in each of ten, four levels deep.
  case balanced
  case balancedTexts
  case binary8
  case binary12
  /// 1 000 stacks of one child in each other.
  case deep
  case grid
  /// A row in a column in a row, each with a leaf beside it.
  case chain10
  case chain20
  case chain10Texts
  case chain20Texts

  /// Those of SwiftUI's three answers only where questions do not multiply with depth.
  var policies: [CachePolicy] {
    switch self {
    case .wide, .wideTexts, .deep, .grid: [.swiftui, .full]
    default: [.full]
    }
  }

  var tree: LayoutTree {
    LayoutTree { tree in
      switch self {
      case .wide, .wideTexts: column(&tree)
      case .balanced, .balancedTexts: fan(10, levels: 4, &tree)
      case .binary8: fan(2, levels: 8, &tree)
      case .binary12: fan(2, levels: 12, &tree)
      case .deep: chain(1_000, beside: 0, &tree)
      case .grid: grid(&tree)
      case .chain10, .chain10Texts: chain(10, beside: 1, &tree)
      case .chain20, .chain20Texts: chain(20, beside: 1, &tree)
      }
    }
  }

  private func leaf(_ number: Int, _ tree: inout LayoutTree.Builder) -> NodeID {
    switch self {
    case .wideTexts, .balancedTexts, .chain10Texts, .chain20Texts:
      tree.add(TextLayout("\(number): " + Self.texts[number % Self.texts.count]))
    default: tree.add(ColorLayout())
    }
  }

  private static let texts = [
    "Hello world", "Inbox", "Yesterday, 12:45", "The quick brown fox jumps over the lazy dog",
  ]

  private func column(_ tree: inout LayoutTree.Builder) -> NodeID {
    var rows: [NodeID] = []
    for row in 0..<1_000 {
      var cells: [NodeID] = []
      for cell in 0..<10 { cells.append(leaf(row * 10 + cell, &tree)) }
      rows.append(tree.add(HStackLayout(), cells))
    }
    return tree.add(VStackLayout(), rows)
  }

  private func fan(_ width: Int, levels: Int, _ tree: inout LayoutTree.Builder) -> NodeID {
    guard levels > 0 else { return leaf(tree.nodes.count, &tree) }
    var children: [NodeID] = []
    for _ in 0..<width { children.append(fan(width, levels: levels - 1, &tree)) }
    return stack(levels, children, &tree)
  }

  private func chain(
    _ levels: Int, beside leaves: Int, _ tree: inout LayoutTree.Builder
  ) -> NodeID {
    var inner = leaf(0, &tree)
    for level in 0..<levels {
      var children: [NodeID] = []
      for _ in 0..<leaves { children.append(leaf(level + 1, &tree)) }
      inner = stack(level, children + [inner], &tree)
    }
    return inner
  }

  private func stack(
    _ level: Int, _ children: [NodeID], _ tree: inout LayoutTree.Builder
  ) -> NodeID {
    level % 2 == 0 ? tree.add(HStackLayout(), children) : tree.add(VStackLayout(), children)
  }

  /// 100 rows of ten columns.
  private func grid(_ tree: inout LayoutTree.Builder) -> NodeID {
    var cells: [NodeID] = []
    for row in 0..<100 {
      var values = LayoutValues()
      values[GridRowMembership.self] = GridRowTrait(index: row)
      for _ in 0..<10 {
        cells.append(tree.add(ColorLayout(), [], values: values, NodeDescription()))
      }
    }
    return tree.add(GridLayout(), cells)
  }
}
