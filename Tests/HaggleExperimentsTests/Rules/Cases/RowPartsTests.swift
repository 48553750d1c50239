import Testing

/// What stands in rows and grids beside something higher or longer.
@Suite struct `A rule on parts of a row` {
  private static func status(_ line: String, _ behind: String = "Text(\"Ln 12, Col 4\")") -> String
  {
    """
    // proposal: 600x40
    HStack(spacing: 12) {
      Text("3 warnings")
      \(line).id("rule")
      \(behind)
      Spacer()
      Text("UTF-8")
    }
    """
  }

  @Test(arguments: [
    (status("Rectangle().frame(height: 1)"), true),
    (status("Color.black.frame(height: 2)"), true),
    (status("Rectangle().frame(width: 1, height: 16)"), false), (status("Divider()"), false),
    // What is to lie between words: the spacer is right beside it, or there is none.
    (status("Rectangle().frame(height: 1)", ""), false),
    (status("Rectangle().frame(height: 1)").replacing("  Spacer()\n", with: ""), false),
    // The way from one step to the next.
    (status("Rectangle().frame(height: 1)", "Circle().frame(width: 16, height: 16)"), false),
  ])
  func `lying-divider is found in a row`(view: String, isFound: Bool) throws {
    let findings = try findings("// text-cell: 8x20\n" + view)
    #expect(findings.contains { $0.hasPrefix("smell lying-divider") } == isFound, "\(findings)")
  }

  private static func composer(_ draft: String, _ page: String = "ScrollView { Text(\"Hello\") }")
    -> String
  {
    """
    // proposal: 300x300
    VStack(spacing: 0) {
      \(page)
      HStack(spacing: 8) {
        \(draft)
        Image(systemName: "paperplane").frame(width: 28, height: 28).id("send")
      }
      .padding(8)
    }
    """
  }

  private static let draft = """
    Text("The first is whether the hut has beds for us, and the second is who has a long rope")
    """
  private static let ground = ".padding(8).background(Color.gray.opacity(0.2))"

  @Test(arguments: [
    (composer(draft + ground), "smell risen-button at send, height"),
    (composer("Text(\"Hello\")" + ground), ""),
    // A text without a ground is no draft.
    (composer(draft), ""),
    // On a card a symbol stands at the middle.
    (composer(draft + ground, "Text(\"Hello\"); Spacer()"), ""),
    (
      composer(draft + ground).replacing("HStack(spacing: 8)", with: "HStack(alignment: .bottom)"),
      ""
    ),
  ])
  func `risen-button is found below what scrolls`(view: String, found: String) throws {
    let findings = try findings("// text-cell: 8x20\n" + view)
    #expect(findings.filter { $0.contains("risen-button") } == [found].filter { !$0.isEmpty })
  }

  private static func trip(_ grid: String, _ places: String) -> String {
    """
    // proposal: 300x120
    \(grid) {
      GridRow {
        Text("Destination").id("label")
        \(places)
      }
      GridRow { Text("Hotel name"); Text("Near the station") }
    }
    """
  }

  private static func places(_ alignment: String) -> String {
    "VStack(alignment: \(alignment)) { Text(\"Lisbon\"); Text(\"Porto\"); Text(\"Braga\") }"
  }

  @Test(arguments: [
    (trip("Grid", places(".leading")), true),
    (trip("Grid(alignment: .top)", places(".leading")), false),
    // In a table that centres all of it, the label is in the middle as well.
    (trip("Grid", places(".center")), false),
    (trip("Grid", "VStack(alignment: .leading) { Text(\"Lisbon\"); Text(\"Porto\") }"), false),
  ])
  func `centred-label is found in a grid that states no edge`(view: String, isFound: Bool) throws {
    let findings = try findings("// text-cell: 8x20\n" + view)
    #expect(findings.contains("smell centred-label at label, height") == isFound, "\(findings)")
  }
}
