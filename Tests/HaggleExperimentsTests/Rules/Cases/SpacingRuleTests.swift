import Testing

/// Cases beside the example of a rule: another axis, another container, what is fine.
@Suite struct `A rule on spacing` {
  @Test func `hidden-slot is not found of a hidden text that gives a field its size`() throws {
    let findings = try findings(
      """
      // proposal: 200x300
      // text-cell: 8x20
      VStack {
        Text("Note")
        Text("Bring some boots and a torch, and something to eat").hidden()
          .overlay { Color.gray }
        Text("Send")
      }
      """)
    #expect(!findings.contains { $0.contains("hidden-slot") })
  }

  @Test(arguments: [
    ("ForEach([String](), id: \\.self) { Text($0) }", 16, "smell empty-slot at lines, height"),
    ("ForEach([String](), id: \\.self) { Text($0) }", 4, ""),
    ("Text(\"12\")", 16, ""),
  ])
  func `empty-slot is found of an empty stack between others`(
    views: String, spacing: Int, found: String
  ) throws {
    try expectFindings(
      """
      VStack(spacing: \(spacing)) { Text("Pump"); HStack { \(views) }; Text("Valve") }.id("lines")
      """, found)
  }

  @Test(arguments: [
    ("346", "smell eaten-margin at row, width"), ("350", ""),
    ("270", "contract overflow at row, width"),
  ])
  func `eaten-margin is found where more than a quarter of it is gone`(
    width: String, found: String
  ) throws {
    try expectFindings(
      """
      VStack(alignment: .leading) {
        Text("Sounds")
        HStack(spacing: 0) { Color.red.frame(width: 200); Color.blue.frame(width: 126) }.id("row")
      }
      .padding(16)
      .frame(width: \(width))
      """, found)
  }

  /// The frame leaves 17 points at each side of the row, of 40 that two paddings state.
  @Test(arguments: [
    (118, "", "smell eaten-margin at row, width"), (40, "", ""),
    // The card is seen to reach out.
    (118, ".background(Color.yellow)", ""),
  ])
  func `eaten-margin is found of margins in margins`(
    width: Int, behind: String, found: String
  ) throws {
    let findings = try findings(
      """
      // proposal: 360x200
      // text-cell: 8x20
      VStack {
        Text("Sounds")
        HStack(spacing: 8) { Color.red.frame(width: 200); Color.blue.frame(width: \(width)) }
          .id("row").padding(.horizontal, 24)\(behind)
      }
      .padding(16)
      """)
    #expect(
      findings.filter { $0.contains("eaten-margin") } == [found].filter { !$0.isEmpty })
  }

  @Test(arguments: [
    (
      """
      ZStack { Color.gray; VStack { Text("a") }; Spacer().id("s") }
      """, "smell layered-spacer at s"
    )
  ])
  func `layered-spacer is found where it is so`(view: String, found: String) throws {
    try expectFindings(view, found)
  }

  @Test(arguments: [
    (
      """
      HStack {
        Text("Go")
        ScrollView(.horizontal) { Text("Music") }.id("chips")
      }
      .padding(12).background(.gray.opacity(0.2), in: Capsule())
      """, "smell loose-strip at chips, width"
    ),
    (
      """
      HStack {
        Text("Go")
        ScrollView(.horizontal) { Text("Music") }
      }
      .padding(12).background(.gray.opacity(0.2))
      """, ""
    ),
    // Without anything in it, what helps would leave nothing of it.
    (
      """
      HStack {
        Text("Go")
        ScrollView(.horizontal) { Color.clear.frame(width: 0, height: 20) }.id("chips")
      }
      .padding(12).background(.gray.opacity(0.2), in: Capsule())
      """, ""
    ),
  ])
  func `loose-strip is found where it is so`(view: String, found: String) throws {
    try expectFindings(view, found)
  }

  @Test(arguments: [
    (
      """
      ScrollView(.horizontal) {
        LazyHStack(spacing: 8) {
          ForEach(0..<5) { n in
            Color.brown.containerRelativeFrame(.horizontal, count: 3, spacing: 16)
          }
        }
        .id("shelf")
      }
      .frame(height: 120)
      """, "smell relative-gap at shelf, width"
    ),
    // The margins are no part of the room that the covers divide.
    (
      """
      ScrollView(.horizontal) {
        LazyHStack(spacing: 8) {
          ForEach(0..<5) { n in
            Color.brown.containerRelativeFrame(.horizontal, count: 3, spacing: 8)
          }
        }
      }
      .contentMargins(.horizontal, 16)
      .frame(height: 120)
      """, ""
    ),
  ])
  func `relative-gap is found where it is so`(view: String, found: String) throws {
    try expectFindings(view, found)
  }

  @Test(arguments: [
    (
      """
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 0) {
        ForEach(0..<4, id: \\.self) { _ in Color.orange.frame(height: 100) }
      }
      .id("grid")
      """, "smell split-spacing at grid, width"
    ),
    (
      """
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
        ForEach(0..<4, id: \\.self) { _ in Color.orange.frame(height: 100) }
      }
      """, ""
    ),
    (
      """
      LazyHGrid(rows: [GridItem(.fixed(80)), GridItem(.fixed(80))], spacing: 24) {
        ForEach(0..<4, id: \\.self) { _ in Color.orange.frame(width: 60) }
      }
      .id("grid")
      """, "smell split-spacing at grid, height"
    ),
  ])
  func `split-spacing is found where it is so`(view: String, found: String) throws {
    try expectFindings(view, found)
  }
}
