import Testing

/// Cases beside the example of a rule: another axis, another container, what is fine.
@Suite struct `A rule on grids` {
  @Test(arguments: [
    (
      """
      Grid {
        GridRow { Text("A heading of some length").id("heading") }
        GridRow { Text("a"); Text("b") }
      }
      """, "smell wide-cell at heading, width"
    )
  ])
  func `wide-cell is found where it is so`(view: String, found: String) throws {
    try expectFindings(view, found)
  }

  /// Which cell is the first one of a row is told from side to side, whatever stands higher.
  @Test(arguments: [
    ("Grid", "smell ragged-cells at dates, width"), ("Grid(alignment: .leading)", ""),
  ])
  func `ragged-cells is found beside texts of several lines`(grid: String, found: String) throws {
    try expectFindings(
      """
      \(grid) {
        GridRow {
          Text("Destination")
          Text("Reykjavik, then by bus along the coast, and back")
        }
        GridRow { Text("Dates").id("dates"); Text("3 to 9 June") }
      }
      """, found)
  }
}
