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
}
