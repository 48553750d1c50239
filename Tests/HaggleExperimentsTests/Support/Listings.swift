/// Listings that several tests run.
enum Listings {
  /// A nested grid whose spacing makes it the least flexible cell of the grid around it.
  static let gridBug = """
    // proposal: 350x350
    Grid {
      GridRow {
        Color.orange.id("orange")
        Color.indigo.id("indigo")
        Grid {
          GridRow {
            Color.cyan
            Color.yellow
          }
          Color.mint
          Color.green
        }
        .id("nested")
        .gridCellColumns(2)
      }
    }
    .id("outer")
    """

  /// Two nested grids side by side: each alone disturbs the grid around them.
  static let twoNested = """
    // proposal: 350x350
    Grid {
      GridRow {
        Color.orange.id("orange")
        Color.indigo
        Grid { GridRow { Color.cyan; Color.yellow } }
          .id("first")
          .gridCellColumns(2)
        Grid { GridRow { Color.mint; Color.green } }
          .id("second")
          .gridCellColumns(2)
      }
    }
    .id("outer")
    """

  /// A nested stack with a minimum of its own spacing, and a last child that leaves half its share.
  static let innocentPair = """
    // proposal: 620x80
    HStack(spacing: 10) {
      HStack(spacing: 8) { Color.red; Color.blue }.id("pair")
      Color.green.id("green")
      Color.yellow.relativeProposed(width: 0.5).id("half")
    }
    .id("row")
    """

  /// The nested stack's spacing makes it be served before the child that leaves half of its share.
  static let guiltyPair = """
    // proposal: 620x80
    HStack(spacing: 10) {
      Color.yellow.relativeProposed(width: 0.5).id("half")
      HStack(spacing: 8) { Color.red; Color.blue }.id("pair")
    }
    .id("row")
    """

  /// The last child leaves half of what it is offered.
  static let lastLeaves = """
    // proposal: 620x80
    HStack(spacing: 10) {
      Color.blue.id("blue")
      Color.green.id("green")
      Color.yellow.relativeProposed(width: 0.5).id("half")
    }
    .id("row")
    """

  /// A lazy grid that computes once for 200 and once for what it then reports.
  static let twoPhases = """
    // proposal: 200xnil
    LazyVGrid(columns: [GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 120))]) {
      ForEach(0..<4, id: \\.self) { i in Color.red.frame(height: 20).id("cell\\(i)") }
    }
    .id("grid")
    .frame(width: 200)
    .id("frame")
    """
}
