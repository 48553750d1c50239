import HaggleTraces
import Testing

/// What rules say beyond their examples: another axis, another container, the cases beside them.
@Suite struct `What people ask about` {
  @Test(arguments: [
    // A short text beside one that is cut anyway, and an empty slot.
    (
      """
      HStack(spacing: 8) {
        Text("Minutes of the meeting about the roof").lineLimit(1)
        Spacer()
        Text("12 Sept 2026").id("date")
      }
      .frame(width: 200)
      """, "contract squeezed-text at date, width"
    ),
    (
      """
      HStack(spacing: 7) {
        Text("acetate marketing").lineLimit(1).id("title")
        Color.clear.frame(width: 28, height: 16)
        Color.gray.frame(width: 16, height: 16)
      }
      .frame(width: 178)
      """, "contract squeezed-text at title, width"
    ),
    (
      """
      HStack(spacing: 4) {
        ForEach(0..<3) { n in
          Circle().frame(width: 8, height: 8).scaleEffect(n == 1 ? 2.5 : 1).id("dot\\(n)")
        }
      }
      """, "smell turned-view at dot1, width"
    ),
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
      """
      VStack {
        Text("Swift")
        GeometryReader { _ in Capsule().frame(width: 60, height: 8) }.id("bar")
      }
      """, "smell loose-reader at bar, height"
    ),
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
    (
      """
      ScrollView {
        Text("First row").id("first").frame(height: 44)
      }
      .ignoresSafeArea()
      .safeAreaInset(edge: .top, spacing: 0) {
        Text("Header").frame(maxWidth: .infinity).frame(height: 60).background(Color.gray)
      }
      """, "smell covered-text at first"
    ),
    // The title is in the middle of what the one button leaves.
    (
      """
      HStack {
        Button("Back") { }
        Spacer()
        Text("Profile").id("title")
        Spacer()
      }
      """, "smell off-middle at title, width"
    ),
    (
      """
      HStack {
        Text("Sum")
        Spacer()
        Text("12")
        Spacer()
      }
      """, ""
    ),
    // A lazy grid of rows offers no width.
    (
      """
      LazyHGrid(rows: [GridItem(.fixed(60))]) {
        RoundedRectangle(cornerRadius: 8).id("tile")
        Text("Next")
      }
      """, "contract ideal-collapse at tile, width"
    ),
    (
      """
      VStack {
        Text("Download")
        Capsule().fill(.blue).id("bar")
        Text("40 %")
      }
      """, "smell unsized-shape at bar, height"
    ),
    (
      """
      VStack {
        Text("Download")
        Capsule().fill(.blue).frame(height: 8)
        Text("40 %")
      }
      """, ""
    ),
  ])
  func `is told`(view: String, found: String) throws {
    let findings = try findings("// proposal: 393x600\n// text-cell: 8x20\n\(view)\n")
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
  func `is told of a colour that is no wider than what a list's row shows`(
    row: String, found: String
  ) throws {
    let view = "List { \(row) }.listStyle(.plain)"
    let findings = try findings("// proposal: 393x600\n// text-cell: 8x20\n\(view)\n")
    #expect(findings == [found].filter { !$0.isEmpty }.map { "smell " + $0 })
  }

  @Test func `is told of columns beside room as of columns alone`() throws {
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

  /// Source: SwiftUI's documentation of `lineLimit(_:reservesSpace:)`: the room is there.
  @Test func `is not told of lines that are reserved`() throws {
    let trace = try run(
      """
      // proposal: 110x64
      // text-cell: 8x20
      VStack(spacing: 4) {
        Text("Mountain spring water").lineLimit(2, reservesSpace: true).id("name")
        Text("3.50")
      }
      """)
    #expect(trace.findings.isEmpty)
  }

  @Test func `is not told of what the keyboard covers on purpose`() throws {
    #expect(
      try findings(
        """
        // device: iPhone 16
        // keyboard: shown
        // text-cell: 8x20
        VStack { Text("Search"); Spacer(); Text("Home") }.ignoresSafeArea(.keyboard)
        """
      ).isEmpty)
  }
}
