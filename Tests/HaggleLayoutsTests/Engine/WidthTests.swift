import Foundation
import HaggleLayouts
import HaggleTestSupport
import Testing

/// Siblings take as many questions each, however many they are.
@Suite struct `Width` {
  struct Kind: CustomTestStringConvertible, Sendable {
    let name: String
    /// Questions to each child, beyond those to the container.
    let perChild: Int
    let make: @Sendable (Int) -> LayoutTree

    var testDescription: String { name }

    init(
      _ name: String, perChild: Int, _ make: @escaping @Sendable (Int) -> LayoutTree
    ) {
      self.name = name
      self.perChild = perChild
      self.make = make
    }
  }

  /// A cell in row `row`.
  static func cell(_ row: Int) -> LayoutValues {
    var values = LayoutValues()
    values[GridRowMembership.self] = .some(GridRowTrait(index: row))
    return values
  }

  static let kinds = [
    // Too narrow for the distances alone: 0, ∞, and an offer of 0 that is known already.
    Kind("HStack", perChild: 2) { Chain.wide(HStackLayout(), $0) },
    Kind("HStack without distances", perChild: 3) { Chain.wide(HStackLayout(spacing: 0), $0) },
    Kind("HStack of texts on their baselines", perChild: 2) {
      Chain.wide(HStackLayout(alignment: .firstTextBaseline), $0, leaf: { _ in TextLayout("Hi") })
    },
    Kind("ZStack", perChild: 1) { Chain.wide(ZStackLayout(), $0) },
    // 0×0 and ∞×∞, then for a share of both axes, which is what it is placed by.
    Kind("Grid of one column", perChild: 3) { Chain.wide(GridLayout(), $0, values: cell) },
    Kind("Grid of one row", perChild: 3) {
      Chain.wide(GridLayout(), $0, values: { _ in cell(0) })
    },
    Kind("Grid of views that are rows", perChild: 3) { Chain.wide(GridLayout(), $0) },
    Kind("LazyVGrid", perChild: 1) {
      Chain.wide(LazyGridLayout(columns: [GridItem(), GridItem()]), $0)
    },
    Kind("LazyHGrid", perChild: 1) { Chain.wide(LazyGridLayout(rows: [GridItem()]), $0) },
    Kind("overlays of one view", perChild: 1) { Chain.wide(LayeredLayout(), $0) },
  ]

  @Test(arguments: kinds)
  func `of ten thousand takes as many questions each as of a hundred`(kind: Kind) {
    for count in [100, Checkout.isFull ? 10_000 : 2_000] {
      #expect(questions(kind.make(count)) == count * kind.perChild + 1)
    }
  }

  @Test(
    arguments: kinds.filter { ["HStack", "Grid of one column", "LazyVGrid"].contains($0.name) })
  func `of a hundred thousand is no different`(kind: Kind) {
    let count = Checkout.isFull ? 100_000 : 20_000
    #expect(questions(kind.make(count)) == count * kind.perChild + 1)
  }

  /// Rows that span a thousand columns each: the width of the grid is what a span is cut to.
  @Test func `of spans is bounded`() {
    let tree = Chain.wide(
      GridLayout(), 100,
      values: { index in
        var values = Width.cell(index)
        values[GridCellColumns.self] = 1_000_000
        return values
      })
    #expect(questions(tree) == 100 * 4 + 1)
  }
}
