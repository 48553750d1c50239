import Testing

/// Cases beside the example of a rule: another axis, another container, what is fine.
@Suite struct `A rule on what scrolls` {
  private static let rows = """
    ScrollView {
      VStack(spacing: 0) { ForEach(0..<30) { n in Text("Row \\(n)").frame(height: 44) } }
    }
    """

  private static let narrow = ["smell narrow-frame at value, width"]

  @Test(arguments: [
    ("List", 2, "", narrow), ("List", 60, "", narrow), ("Form", 60, "", narrow),
    // Nobody scrolls there.
    ("List", 2, ".offset(x: 800)", []), ("List", 60, ".offset(x: 800)", []),
  ])
  func `is held against the rows below the edge of the screen as well`(
    list: String, rows: Int, moved: String, found: [String]
  ) throws {
    let findings = try findings(
      """
      // device: iPhone 16
      // text-cell: 8x20
      \(list) {
        ForEach(0..<\(rows), id: \\.self) { Text("Row \\($0)") }
        HStack { Text("Volume"); Spacer(); Text("50 %").frame(width: 20).id("value") }\(moved)
      }
      """)
    #expect(findings.filter { $0.contains("narrow-frame") } == found)
  }

  @Test(arguments: [
    (".stroke(.blue, lineWidth: 4)", 0, "smell cut-drawing at ring, width"),
    (".stroke(.blue, lineWidth: 4)", 2, ""), (".stroke(.blue, lineWidth: 1)", 0, ""),
    (".strokeBorder(.blue, lineWidth: 4)", 0, ""), (".fill(.blue)", 0, ""),
  ])
  func `cut-drawing is found of a line that lies half outside`(
    line: String, padding: Int, found: String
  ) throws {
    let findings = try findings(
      """
      // proposal: 361x300
      // text-cell: 8x20
      ScrollView {
        Text("Layout").frame(maxWidth: .infinity).padding(16)
          .overlay { RoundedRectangle(cornerRadius: 8)\(line).id("ring") }
          .padding(\(padding))
      }
      """)
    #expect(
      findings.filter { $0.contains("cut-drawing") } == [found].filter { !$0.isEmpty })
  }

  @Test(arguments: [
    (".listRowInsets(EdgeInsets(top: 2, leading: 16, bottom: 2, trailing: 16))", "row"),
    (".frame(height: 12)", "row"),
    // Not a word about heights.
    (".listRowInsets(EdgeInsets())", ""), (".frame(width: 90)", ""), ("", ""),
    // Higher than a row has to be, or nearly.
    (".frame(height: 60)", ""),
    (".listRowInsets(EdgeInsets(top: 9, leading: 16, bottom: 9, trailing: 16))", ""),
  ])
  func `high-rows is found of rows that state less than their list gives them`(
    stated: String, row: String
  ) throws {
    let findings = try findings(
      """
      // device: iPhone 16
      // text-cell: 8x20
      List { Text("Swell")\(stated).id("row"); Text("Wind")\(stated) }.listStyle(.plain)
      """)
    #expect(findings == [row].filter { !$0.isEmpty }.map { "smell high-rows at \($0), height" })
  }

  @Test(arguments: [
    ("Image(systemName: \"calendar\"); Text(\"This week\")", "smell flush-row at range, width"),
    ("Text(\"This week\"); Image(systemName: \"calendar\")", "smell flush-row at range, width"),
    ("Color.blue.frame(width: 80, height: 44); Text(\"This week\")", ""),
  ])
  func `flush-row is found of a row that begins at the edge with a symbol or a text`(
    row: String, found: String
  ) throws {
    let findings = try findings(
      """
      // device: iPhone 16
      // text-cell: 8x20
      List {
        HStack { \(row); Spacer() }.id("range").listRowInsets(EdgeInsets())
        Text("Launches")
        Text("Crashes")
      }
      .listStyle(.plain)
      """)
    #expect(findings == [found].filter { !$0.isEmpty })
  }

  @Test(arguments: [
    (
      "HStack { Text(\"Blue\"); Text(\"4:12\") }.background(Color.blue).id(\"row\")",
      "inset-row at row, width"
    ),
    ("HStack { Text(\"Blue\"); Text(\"4:12\") }.background(Color.clear)", ""),
    ("HStack { Text(\"Blue\"); Text(\"4:12\") }.background(Color.blue).clipShape(Capsule())", ""),
    ("Text(\"New\").padding(4).background(Color.blue)", ""),
    (
      "Button { } label: { Text(\"Save\").id(\"word\").background(Color.blue).id(\"row\") }",
      "inset-row at row, width"
    ),
  ])
  func `inset-row is found of a colour that is no wider than what a row of a list shows`(
    row: String, found: String
  ) throws {
    let view = "List { \(row) }.listStyle(.plain)"
    let findings = try findings("// proposal: 393x600\n// text-cell: 8x20\n\(view)\n")
    #expect(findings == [found].filter { !$0.isEmpty }.map { "smell " + $0 })
  }

  @Test(arguments: [
    (
      """
      ScrollView { ScrollView { Color.gray.frame(height: 900) }.id("inner") }
      """, "contract scroll-in-scroll at inner, height"
    ),
    ("ScrollView { ScrollView { Color.gray.frame(height: 90) } }", ""),
  ])
  func `scroll-in-scroll is found where it is so`(view: String, found: String) throws {
    try expectFindings(view, found)
  }

  @Test(arguments: [
    // A plain colour at the bottom hides what ends below it, also where nothing scrolls.
    (
      """
      // proposal: 300x200
      ZStack(alignment: .bottom) {
        ScrollView { VStack(spacing: 0) { ForEach(0..<9) { n in Text("\\(n)").frame(height: 21) } } }
        Color.gray.frame(height: 50)
      }
      .id("page")
      """, "smell short-reserve at page, height"
    ),
    // It ends above the colour.
    (
      """
      // proposal: 300x200
      ZStack(alignment: .bottom) {
        ScrollView { VStack(spacing: 0) { ForEach(0..<4) { n in Text("\\(n)").frame(height: 21) } } }
        Color.gray.frame(height: 50)
      }
      """, ""
    ),
    // One looks through it.
    (
      """
      // proposal: 300x200
      ZStack(alignment: .bottom) {
        ScrollView { VStack(spacing: 0) { ForEach(0..<9) { n in Text("\\(n)").frame(height: 21) } } }
        LinearGradient(colors: [.clear, .white], startPoint: .top, endPoint: .bottom)
          .frame(height: 50)
      }
      """, ""
    ),
  ])
  func `short-reserve is found where it is so`(view: String, found: String) throws {
    try expectFindings(view, found)
  }

  @Test(arguments: [
    ("Color.white", "smell short-reserve at page, height"),
    (".bar", "smell short-reserve at page, height"),
    ("Color.clear", ""),
  ])
  func `short-reserve is found of a bar whose paint goes on into the safe area`(
    paint: String, found: String
  ) throws {
    let findings = try findings(
      """
      // device: iPhone 16
      // text-cell: 8x20
      ZStack(alignment: .bottom) {
        \(Self.rows)
        Text("Pay").frame(maxWidth: .infinity).frame(height: 56).background(\(paint))
      }
      .id("page")
      """)
    #expect(findings == [found].filter { !$0.isEmpty })
  }

  @Test(arguments: [
    ("GeometryReader { _ in Text(\"b\") }.id(\"a\")", "contract ideal-collapse at a, height"),
    (
      "TabView { Text(\"b\"); Text(\"c\") }.tabViewStyle(.page).id(\"a\")",
      "contract ideal-collapse at a, height"
    ),
    ("VStack { Spacer().id(\"a\"); Text(\"b\") }", "smell idle-spacer at a, height"),
    (
      "Text(\"b\").frame(maxHeight: .infinity).id(\"a\")", "smell idle-spacer at a, height"
    ),
    ("Text(\"b\").frame(maxHeight: .infinity, alignment: .top)", ""),
    ("VStack { Text(\"b\"); Spacer() }", ""),
    ("VStack { Text(\"b\"); Divider() }", ""),
  ])
  func `something without room in a scroll view is found where it is seen`(
    content: String, found: String
  ) throws {
    let view = "// proposal: 393x600\n// text-cell: 8x20\nScrollView { \(content) }"
    let told = try findings(view).filter { !$0.contains("overflow") }
    #expect(told == [found].filter { !$0.isEmpty })
  }

  @Test(arguments: [
    (
      """
      VStack {
        Text("Recent")
        ScrollView(.horizontal) {
          LazyHStack { Color.pink.frame(width: 90, height: 120) }.id("cards")
        }
      }
      """, "smell tall-lazy-stack at cards, height"
    ),
    (
      """
      VStack {
        Text("Recent")
        ScrollView(.horizontal) { HStack { Color.pink.frame(width: 90, height: 120) } }
      }
      """, ""
    ),
  ])
  func `tall-lazy-stack is found where it is so`(view: String, found: String) throws {
    try expectFindings(view, found)
  }
}
