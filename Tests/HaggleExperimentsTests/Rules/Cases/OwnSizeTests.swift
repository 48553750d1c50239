import Testing

/// Views that take all there is, where something small is meant.
@Suite struct `What takes more than it needs` {
  @Test(arguments: [
    ("", "smell loose-reader at table, height"),
    (".padding(.horizontal)", "smell loose-reader at table, height"),
    (".border(Color.red)", "smell loose-reader at table, height"),
    (".frame(maxWidth: 300)", "smell loose-reader at table, height"),
    // Somebody wants it to have the room.
    (".layoutPriority(1)", ""),
    (".frame(maxHeight: .infinity)", ""),
    (".frame(height: 400)", ""),
  ])
  func `loose-reader is found behind what leaves its height open`(
    modifier: String, found: String
  ) throws {
    try expectFindings(
      """
      VStack {
        GeometryReader { space in
          VStack { Text("Tea").frame(width: space.size.width / 2); Text("3.50") }
        }
        .id("table")\(modifier)
        Text("All prices with tax")
      }
      """, found)
  }

  private static let dim = "Color.black.opacity(0.4)"
  private static let white = ".background(Color.white)"

  private static let reader = "GeometryReader { _ in Color.red }.id(\"a\")"

  @Test(arguments: [
    (reader + ".frame(width: 10)", "Text(\"Name\")", "smell greedy-decoration at a, height"),
    (
      reader + ".frame(width: 30)", "VStack { Text(\"Name\"); Text(\"Town\") }",
      "smell greedy-decoration at a, height"
    ),
    (
      "Color.red.id(\"a\").frame(width: 30)", "VStack { Text(\"Name\"); Text(\"Town\") }",
      "smell greedy-decoration at a, height"
    ),
    (
      "Text(\"7\").frame(width: 30).frame(maxHeight: .infinity).id(\"a\").background(.mint)",
      "Text(\"Name\")", "smell greedy-decoration at a, height"
    ),
    // Both lengths are stated, or it is a part of the page.
    (reader + ".frame(width: 30, height: 20)", "Text(\"Name\")", ""),
    (reader + ".frame(width: 120)", "Text(\"Name\")", ""),
    // What is beside it wants the room as well.
    (reader + ".frame(width: 30)", "ScrollView { Text(\"Name\") }", ""),
  ])
  func `greedy-decoration is found of a strip in a row`(
    strip: String, words: String, found: String
  ) throws {
    try expectFindings(
      """
      VStack {
        HStack { \(strip); \(words) }
        Text("Below")
      }
      """, found)
  }

  /// On the other axis something has to want the room: a bar may well be as wide as there is room.
  @Test(arguments: [
    ("Spacer(); Text(\"12\")", ["contract greedy-decoration at a, width"]), ("Text(\"12\")", []),
  ])
  func `greedy-decoration is found of a strip in a column`(
    beside: String, found: [String]
  ) throws {
    let view = "HStack { VStack { Text(\"Name\"); \(Self.reader).frame(height: 4) }; \(beside) }"
    let all = try findings("// proposal: 393x600\n// text-cell: 8x20\n\(view)")
    #expect(all.filter { $0.contains("greedy-decoration") } == found)
  }

  @Test(arguments: [
    ("(alignment: .bottom)", dim, white, "smell loose-reader at sheet, height"),
    ("(alignment: .bottom)", dim, "", ""),
    ("", dim, white, ""),
    // A page before its colour.
    ("(alignment: .bottom)", "Color.mint", white, ""),
  ])
  func `loose-reader is found of a painted sheet at an edge`(
    stack: String, page: String, paint: String, found: String
  ) throws {
    try expectFindings(
      """
      ZStack\(stack) {
        \(page)
        GeometryReader { space in
          VStack { Text("Restore"); Text("Words").frame(width: space.size.width / 2) }
        }
        .id("sheet")\(paint)
      }
      """, found)
  }

  @Test(arguments: [
    (
      "ZStack { Circle().fill(.yellow); Text(\"MB\") }.id(\"face\")",
      "smell unsized-shape at face, height"
    ),
    (
      "Circle().fill(.yellow).overlay(Image(systemName: \"person\")).id(\"face\")",
      "smell unsized-shape at face, height"
    ),
    ("ZStack { Circle().fill(.yellow); Text(\"MB\") }.frame(width: 40, height: 40)", ""),
    ("ZStack { Circle().fill(.yellow); Text(\"MB\") }.aspectRatio(1, contentMode: .fit)", ""),
    // A card that what is in it fills.
    (
      """
      ZStack { RoundedRectangle(cornerRadius: 8).fill(.yellow); Color.red.padding() }
      """, ""
    ),
  ])
  func `unsized-shape is found under words and symbols`(face: String, found: String) throws {
    try expectFindings(
      """
      HStack {
        \(face)
        VStack(alignment: .leading) { Text("Maria Bauer"); Text("See you") }
        Spacer()
      }
      """, found)
  }

  private static func lists(_ first: String, _ second: String) -> String {
    "VStack { List { \(first) }.id(\"first\"); List { \(second) } }"
  }

  private static let many = "ForEach(0..<20) { Text(\"Result \\($0)\") }"

  @Test(arguments: [
    (lists("Text(\"Today\")", many), "smell half-list at first, height"),
    (
      """
      VStack {
        ScrollView { Text("Today") }.id("first")
        ScrollView { VStack { \(many) }.frame(maxWidth: .infinity) }
      }
      """, "smell half-list at first, height"
    ),
    // Both fit, or both need all that they have.
    (lists("Text(\"Today\")", "Text(\"Result\"); Text(\"Result\")"), ""),
    (lists(many, many), ""),
    ("VStack { List { Text(\"Today\") }; Button(\"Done\") {} }", ""),
    ("VStack { List { Text(\"Today\") }.frame(height: 120); List { \(many) } }", ""),
  ])
  func `half-list is found of two in a column`(view: String, found: String) throws {
    try expectFindings(view, found)
  }

  @Test(arguments: [
    (".listStyle(.plain)", "Color.red", "smell unstated-gap at VStack.1, height"),
    ("", "Color.red", "smell unstated-gap at VStack.1, height"),
    // Nothing is seen of the strip.
    (".listStyle(.plain)", "Color.white", ""),
    ("", "Color(.systemGroupedBackground)", ""),
    (".scrollContentBackground(.hidden)", "Color.red", ""),
    (".padding(.horizontal)", "Color.red", ""),
  ])
  func `unstated-gap is found below a list before another colour`(
    list: String, colour: String, found: String
  ) throws {
    try expectFindings(
      """
      VStack {
        List { Text("Bread"); Text("Milk") }\(list)
        Color.gray.frame(height: 80)
      }
      .background(\(colour))
      """, found)
  }
}
