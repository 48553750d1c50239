import Testing

/// Cases beside the example of a rule: another axis, another container, what is fine.
@Suite struct `A rule on stacks, from A to M` {
  @Test func `drifting-columns is found beside room as of columns alone`() throws {
    let columns = """
      VStack { Text("Name"); Text("Tags"); Text("Days").id("days") }
      VStack { Text("Port"); Text("boats").frame(minHeight: 60); Text("14").id("number") }
      """
    for rest in ["", "Spacer()"] {
      let found = try findings(
        "// proposal: 300x200\n// text-cell: 8x20\nHStack(alignment: .top) {\n\(columns)\n\(rest)\n}\n"
      )
      #expect(found == ["smell drifting-columns at days, height"], "\(rest)")
    }
  }

  @Test(arguments: [
    // A frame around each row centres it as a column does.
    (
      """
      // proposal: 300x200
      VStack(spacing: 10) {
        HStack { Text("Title").frame(width: 60); Color.gray.frame(height: 20) }.frame(width: 300)
        HStack { Text("Price").frame(width: 60); Text("12") }.frame(width: 300).id("row")
      }
      """, "smell drifting-rows at row, width"
    ),
    (
      """
      // proposal: 300x200
      VStack(spacing: 10) {
        HStack { Text("Title").frame(width: 60); Color.gray.frame(height: 20) }
        HStack { Text("Price").frame(width: 60); Text("12") }
          .frame(maxWidth: .infinity, alignment: .leading)
      }
      """, ""
    ),
    // Labels of another width are another column.
    (
      """
      // proposal: 300x200
      VStack(spacing: 10) {
        HStack { Text("Title").frame(width: 60); Color.gray.frame(height: 20) }
        HStack { Text("Price").frame(width: 50); Text("12") }
      }
      """, ""
    ),
  ])
  func `drifting-rows is found where it is so`(view: String, found: String) throws {
    try expectFindings(view, found)
  }

  @Test(arguments: [
    (
      """
      VStack(alignment: .leading) {
        Text("Question")
        HStack { Color.red.id("bar").frame(width: 4); Text("Stopped") }.background(.yellow)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      """, "contract greedy-decoration at bar, height"
    ),
    (
      """
      VStack(alignment: .leading) {
        Text("Question")
        HStack { Color.red.id("bar").frame(width: 4); Text("Stopped") }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      """, "contract greedy-decoration at bar, height"
    ),
  ])
  func `greedy-decoration is found where it is so`(view: String, found: String) throws {
    try expectFindings(view, found)
  }

  @Test(
    arguments: [
      // A line in a row, a frame that leaves a spacer nothing, one in a bar, a divider in a grid.
      ("VStack { HStack { Divider().id(\"a\"); Text(\"b\") }; Text(\"c\") }", "a"),
      ("HStack { Text(\"b\"); Divider().id(\"a\"); Text(\"c\") }.background(Color.mint)", "a"),
      (
        "VStack { Text(\"b\").frame(maxHeight: .infinity, alignment: .top).id(\"a\"); Spacer() }",
        "a"
      ),
      (
        """
        Color.white.safeAreaInset(edge: .bottom) {
          Text("b").frame(maxHeight: .infinity).id("a")
        }
        """, "a"
      ),
      (
        """
        Grid {
          GridRow { Text("b"); Text("c") }
          Divider().id("a")
        }
        """, "a"
      ),
    ])
  func `greedy-decoration is found where a view makes what is around it large`(
    view: String, node: String
  ) throws {
    let found = try findings("// proposal: 393x600\n// text-cell: 8x20\n\(view)")
    #expect(found.contains { $0.hasPrefix("contract greedy-decoration at \(node),") }, "\(found)")
  }

  @Test(
    arguments: [
      "ZStack { Color.red; Text(\"a\") }",
      "VStack { Text(\"a\"); ZStack { Color.red; Text(\"b\") } }",
      "VStack { Text(\"a\").frame(maxHeight: .infinity); Text(\"b\").frame(maxHeight: .infinity) }",
      "VStack { HStack { Divider(); Text(\"a\") }.frame(height: 20); Text(\"b\") }",
      "HStack { Text(\"a\"); Divider(); Color.red }",
      "HStack { Text(\"a\"); Divider(); Text(\"b\") }.frame(height: 40)",
      "HStack { Text(\"a\"); Divider(); ScrollView { Text(\"b\") } }",
      "Grid { GridRow { Text(\"a\") }; Divider().gridCellUnsizedAxes(.horizontal) }",
      """
      VStack {
        ForEach(0..<3, id: \\.self) { row in
          HStack { ForEach(0..<3, id: \\.self) { ZStack { Color.red; Text("\\($0)") } } }
        }
      }
      """,
    ])
  func `greedy-decoration is not found where a view fills a room`(view: String) throws {
    #expect(!(try rules(view, in: "393x600").contains("greedy-decoration")))
  }

  @Test(arguments: [
    (
      """
      ScrollView { VStack(alignment: .leading) { Text("Bread"); Text("Milk") }.id("rows") }
      """, "smell hugging-stack at rows, width"
    ),
    (
      """
      ScrollView {
        VStack(alignment: .leading) { Text("Bread"); Text("Milk") }
          .frame(maxWidth: .infinity, alignment: .leading)
      }
      """, ""
    ),
    // A frame that takes the width of the screen, and centres.
    (
      """
      ScrollView {
        VStack(alignment: .leading) { Text("Bread and butter"); Text("Milk") }.id("rows")
          .padding(16)
          .frame(maxWidth: 640)
      }
      """, "smell hugging-stack at rows, width"
    ),
  ])
  func `hugging-stack is found where it is so`(view: String, found: String) throws {
    try expectFindings(view, found)
  }

  @Test(arguments: [
    (
      """
      VStack {
        Text("Settings").frame(height: 50, alignment: .leading).id("title")
        Color.gray
      }
      """, "smell idle-alignment at title, width"
    ),
    (
      """
      VStack { Text("Settings").frame(height: 50, alignment: .topLeading); Color.gray }
      """, ""
    ),
    (
      "GeometryReader { _ in VStack(alignment: .trailing) { Text(\"b\") }.id(\"a\") }",
      "smell idle-alignment at a, width"
    ),
    (
      "Text(\"b\").frame(alignment: .leading).id(\"a\").frame(width: 200)",
      "smell idle-alignment at a, width"
    ),
    ("VStack(alignment: .leading) { Text(\"b\"); Text(\"ccc\") }.frame(maxWidth: .infinity)", ""),
  ])
  func `idle-alignment is found where it is so`(view: String, found: String) throws {
    try expectFindings(view, found)
  }

  @Test(arguments: [
    (
      """
      VStack(alignment: .leading) {
        ForEach(0..<2) { n in Text("step").alignmentGuide(.leading) { _ in CGFloat(n) * 20 } }
      }
      """, "smell idle-guide at alignmentGuide.2, width"
    ),
    (
      """
      VStack(alignment: .leading) {
        ForEach(0..<2) { n in Text("step").alignmentGuide(.leading) { _ in CGFloat(n) * -20 } }
      }
      """, ""
    ),
    (
      """
      ZStack(alignment: .topLeading) {
        Color.blue.frame(width: 200, height: 100)
        Circle().frame(width: 40, height: 40).id("badge")
          .alignmentGuide(.leading) { $0[.leading] + 12 }
      }
      """, "smell idle-guide at alignmentGuide.1, width"
    ),
    (
      """
      ZStack(alignment: .topLeading) {
        Color.blue.frame(width: 200, height: 100)
        Circle().frame(width: 40, height: 40).id("badge")
          .alignmentGuide(.leading) { $0[.leading] + 12 }.alignmentGuide(.top) { $0[.top] + 12 }
      }
      """, ""
    ),
    (
      "VStack { Text(\"b\").alignmentGuide(.leading) { _ in 9 }.id(\"a\"); Text(\"c\") }",
      "smell idle-guide at a, width"
    ),
    (
      """
      VStack(alignment: .leading) {
        Text("b").alignmentGuide(.leading) { $0[.trailing] }
        Text("c")
      }
      """, ""
    ),
  ])
  func `idle-guide is found where it is so`(view: String, found: String) throws {
    try expectFindings(view, found)
  }

  @Test(arguments: [
    (
      """
      HStack {
        Text("A label that is far too long for what is left of the row").id("label")
        Color.gray.frame(width: 200, height: 20).layoutPriority(1).id("field")
      }
      """, "smell idle-priority at field, width"
    )
  ])
  func `idle-priority is found where it is so`(view: String, found: String) throws {
    try expectFindings(view, found)
  }

  @Test(arguments: [
    ("HorizontalAlignment.center", "smell idle-guide at bar, width"),
    ("VerticalAlignment.center", ""),
  ])
  func `idle-guide is found of centres that a row does not align`(
    guide: String, found: String
  ) throws {
    try expectFindings(
      """
      HStack {
        Color.orange.frame(width: 60, height: 100).alignmentGuide(\(guide)) { $0.width }.id("bar")
        Color.blue.frame(width: 60, height: 100)
      }
      """, found)
  }
}
