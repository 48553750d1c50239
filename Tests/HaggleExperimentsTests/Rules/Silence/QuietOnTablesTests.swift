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

  @Test(arguments: [("2", "•", "Tomorrow", false), ("2", "Today", "Tomorrow", true)])
  func `is words with a dot between them`(
    first: String, second: String, third: String, isFound: Bool
  ) throws {
    let found = try rules(
      """
      VStack(alignment: .leading) {
        HStack { Text("1."); Text("Pilot"); Text("Finale") }
        HStack { Text("Airing"); Text("\(second)"); Text("\(third)") }
      }
      """, in: "393x759")
    #expect(found.contains("ragged-rows") == isFound, "\(found)")
  }
}
