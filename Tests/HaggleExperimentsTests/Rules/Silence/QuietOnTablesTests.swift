import Testing

/// Lines and tables that are as one wants them, each beside one that is not.
@Suite struct `What a line of a table is` {
  @Test(arguments: [("", false), (".padding(8)", true), (".font(.largeTitle)", true)])
  func `is no bar where it has no margin`(modifier: String, isFound: Bool) throws {
    let found = try rules(
      """
      VStack {
        HStack { Text("Total"); Spacer(); Text("12.50") }\(modifier).background(Color.yellow)
        Text("Pay")
      }
      """, in: "393x759")
    #expect(found.contains("floating-bar") == isFound, "\(found)")
  }

  @Test(arguments: [
    (["8", "6"], false), (["8", "12"], false), (["8", "6", "7"], false),
    (["8", "1200", "6"], true),
  ])
  func `is a number below its heading`(numbers: [String], isFound: Bool) throws {
    let rows = numbers.map { "GridRow { Text(\"Anna\"); Text(\"\($0)\") }" }
    let found = try rules(
      """
      Grid {
        GridRow { Text("Name"); Text("Monday") }
        \(rows.joined(separator: "\n  "))
      }
      """, in: "393x759")
    #expect(found.contains("ragged-cells") == isFound, "\(found)")
  }

  @Test func `is a label in the first column, which has no heading`() throws {
    let found = try rules(
      "Grid { GridRow { Text(\"Oats\"); Text(\"5\") }; GridRow { Text(\"Bananas\"); Text(\"7\") } }",
      in: "393x759")
    #expect(found.contains("ragged-cells"))
  }
}
