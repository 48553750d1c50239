import Testing

/// Cases beside the example of a rule: another axis, another container, what is fine.
@Suite struct `A rule on frames` {
  /// A list of actions that is higher than the screen.
  private static let menu = """
    VStack(spacing: 0) { ForEach(0..<16) { n in Text("Entry \\(n)").frame(height: 44) } }
    """

  @Test(arguments: [
    (
      """
      HStack { Text("New").position(x: 20, y: 10).id("badge"); Text("Chapter") }
      """, "smell greedy-position at badge, width"
    )
  ])
  func `greedy-position is found where it is so`(view: String, found: String) throws {
    try expectFindings(view, found)
  }

  @Test(arguments: [
    ("Slider(value: .constant(0.4))", 361, "smell narrow-frame at label, width"),
    ("ProgressView(value: 0.5)", 361, "smell narrow-frame at label, width"),
    // What somebody types needs its room.
    ("TextField(\"Size\", text: .constant(\"\"))", 361, ""),
    // A quarter of it is not enough.
    ("Slider(value: .constant(0.4))", 170, ""),
  ])
  func `narrow-frame is found of a label beside what fills the row`(
    control: String, width: Int, found: String
  ) throws {
    try expectFindings(
      """
      // proposal: \(width)x60
      HStack {
        Text("Text size").frame(width: 50).id("label")
        \(control)
        Text("14 pt")
      }
      """, found)
  }

  @Test(arguments: [
    ("Output volume now", "smell narrow-frame at cell, width"),
    ("Volume of the speakers", ""),
  ])
  func `narrow-frame is found of a label in a row that leaves room`(
    label: String, found: String
  ) throws {
    try expectFindings(
      """
      // text-cell: 8x20
      HStack {
        Text("\(label)").frame(width: 100).id("cell")
        Text("40")
      }
      """, found)
  }

  @Test(arguments: [
    (
      """
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 4), spacing: 0) {
        ForEach(0..<8, id: \\.self) { _ in Rectangle().fill(Color.brown).id("field") }
      }
      """, "contract ideal-collapse at field, height"
    ),
    // One below the other they may be lines.
    (
      """
      LazyVGrid(columns: [GridItem(.flexible())]) {
        ForEach(0..<4, id: \\.self) { _ in Rectangle().fill(Color.brown) }
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
      // proposal: 393x700
      // text-cell: 8x20
      ScrollView { TabView { ZStack { Color.red; Text("Sale") } }.tabViewStyle(.page).id("pager") }
      """, "contract ideal-collapse at pager, height"
    ),
    (
      """
      // proposal: 393x700
      // text-cell: 8x20
      ScrollView {
        TabView { ZStack { Color.red; Text("Sale") } }.tabViewStyle(.page).frame(height: 200)
      }
      """, ""
    ),
  ])
  func `ideal-collapse is found where it is so`(view: String, found: String) throws {
    try expectFindings(view, found)
  }

  @Test(arguments: [
    ("", "smell loose-reader at line, height"), (".background(Color.yellow)", ""),
  ])
  func `loose-reader is found of a line in frames of the reader`(
    drawn: String, found: String
  ) throws {
    try expectFindings(
      """
      VStack {
        GeometryReader { room in
          Text("Day 3").frame(width: room.size.width, height: room.size.height)\(drawn)
        }
        .id("line")
        Text("Stacks")
      }
      """, found)
  }

  @Test(arguments: [
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
      ZStack(alignment: .bottom) {
        Color.black.opacity(0.4)
        GeometryReader { space in Text("Width \\(space.size.width)") }.id("card")
          .background(Color.white, in: RoundedRectangle(cornerRadius: 24))
      }
      """, "smell loose-reader at card, height"
    ),
    // A page that is painted into its corners.
    (
      """
      ZStack(alignment: .bottom) {
        Color.black.opacity(0.4)
        GeometryReader { space in Text("Width \\(space.size.width)") }
          .background(Color.white)
      }
      """, ""
    ),
  ])
  func `loose-reader is found where it is so`(view: String, found: String) throws {
    try expectFindings(view, found)
  }

  @Test(arguments: [
    (
      "Color.black.overlay(alignment: .top) { \(menu).id(\"menu\") }",
      "contract overflow at menu, height"
    ),
    ("Color.black.overlay(alignment: .top) { ScrollView { \(menu) } }", ""),
    ("Color.black.background { \(menu) }", ""),
    (
      "Color.black.overlay(alignment: .top) { Circle().frame(width: 700, height: 700) }", ""
    ),
    ("ScrollView { Color.black.frame(height: 300).overlay(alignment: .top) { \(menu) } }", ""),
  ])
  func `overflow is found of an overlay of words that is longer than the screen`(
    view: String, found: String
  ) throws {
    try expectFindings(view, found)
  }

  @Test(arguments: [
    (
      "HStack { Text(\"a\"); Text(\"b\").frame(maxWidth: 200).id(\"f\"); Text(\"c\") }",
      "smell taken-maximum at f, width"
    ),
    (
      """
      HStack {
        Text("a")
        Text("b").frame(maxWidth: 200, alignment: .leading)
        Text("c")
      }
      """, ""
    ),
    ("Text(\"b\").frame(maxWidth: 200)", ""),
    ("List { Text(\"b\") }", ""),
  ])
  func `taken-maximum is found where it is so`(view: String, found: String) throws {
    try expectFindings(view, found)
  }

  @Test(arguments: [
    (
      """
      HStack {
        TextField("New label", text: .constant(""))
        Text("Add it").lineLimit(1).frame(width: 32).id("action")
      }
      """, "contract tight-frame at action, width"
    ),
    // Nothing in the row could do with less.
    (
      """
      HStack {
        Color.teal
        Text("Add it").lineLimit(1).frame(width: 32)
      }
      """, ""
    ),
    (
      """
      NavigationStack {
        Color.gray.toolbar {
          ToolbarItem(placement: .principal) {
            Text("Harbour timetable app").lineLimit(1).frame(maxWidth: 140).id("cap")
          }
        }
        .navigationBarTitleDisplayMode(.inline)
      }
      """, "smell tight-frame at cap, width"
    ),
    // A greatest width in a row of the page may leave the rest to others.
    (
      """
      HStack {
        Text("Harbour timetable app").lineLimit(1).frame(maxWidth: 140)
        Spacer()
      }
      """, ""
    ),
  ])
  func `tight-frame is found where it is so`(view: String, found: String) throws {
    try expectFindings(view, found)
  }

  @Test(arguments: [
    (
      """
      HStack {
        Text("Distance").rotationEffect(.degrees(270)).id("label")
        Rectangle().fill(.gray).frame(width: 3)
      }
      """, "smell turned-view at label, width"
    ),
    (
      """
      VStack { Color.red.frame(width: 90, height: 90).scaleEffect(0.5).id("small"); Text("a") }
      """, "smell turned-view at small, height"
    ),
    (
      """
      VStack { Color.red.frame(width: 90, height: 90).scaleEffect(0.9); Text("a") }
      """, ""
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
      VStack {
        Text("b").offset(y: -9)
        Text("b").offset(y: -99)
      }
      """, ""
    ),
    ("HStack { Text(\"b\").rotationEffect(.degrees(45)); Text(\"c\") }", ""),
  ])
  func `turned-view is found where it is so`(view: String, found: String) throws {
    try expectFindings(view, found)
  }

  @Test(arguments: [
    ("horizontal: true, vertical: true", ".bottom", "smell undone-frame at fixedSize.1, width"),
    ("horizontal: false, vertical: true", ".bottom", ""),
    // A panel in the middle may be as wide as its words.
    ("horizontal: true, vertical: true", ".center", ""),
  ])
  func `undone-frame is found of a sheet`(axes: String, edge: String, found: String) throws {
    try expectFindings(
      """
      VStack(spacing: 12) {
        Text("Tomorrow, between 9 and 12")
        Text("Done").frame(maxWidth: .infinity).padding(12).background(Color.blue)
      }
      .fixedSize(\(axes))
      .background(Color.white)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: \(edge))
      """, found)
  }
}
