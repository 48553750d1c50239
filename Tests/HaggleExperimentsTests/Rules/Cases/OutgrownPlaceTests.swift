import Testing

/// Cases of rules on what stands, lies or ends elsewhere than it was meant to, each with what is
/// fine.
@Suite struct `A rule on a place that is outgrown` {
  @Test(arguments: [
    ("ScrollView { ForEach(0..<60) { Text(\"Post \\($0)\") } }.id(\"posts\")", 200, true),
    ("VStack { Text(\"Post\"); Spacer(); Button(\"Send\") {} }", 40, true),
    // What is moved further is a drawer; few rows are all seen; a colour has no end to reach.
    ("ScrollView { ForEach(0..<60) { Text(\"Post \\($0)\") } }", 400, false),
    ("ScrollView { Text(\"Post\") }", 200, false),
    ("VStack { Text(\"Post\"); Spacer(); Color.red.frame(height: 40) }", 40, false),
  ])
  func `moved-off is found of what ends below the screen`(
    view: String, shift: Int, isFound: Bool
  ) throws {
    try expectFindings(
      """
      ZStack(alignment: .top) {
        Text("Results").frame(height: 40)
        \(view).offset(y: \(shift)).id("moved")
      }
      """, isFound ? "smell moved-off at moved, height" : "")
  }

  @Test(arguments: [
    (".frame(maxHeight: 120).id(\"cap\")", "smell taken-maximum at cap, height"),
    (".frame(maxHeight: 50)", ""),
    (".frame(maxHeight: 120, alignment: .top)", ""),
    (".lineLimit(4)", ""),
  ])
  func `taken-maximum is found of a short text in a painted row`(
    limit: String, found: String
  ) throws {
    try expectFindings(
      """
      VStack(alignment: .leading, spacing: 16) {
        Text("At court")
        HStack { Text("Gorm the Brawler")\(limit); Spacer() }
          .padding(12).background(Color.gray, in: RoundedRectangle(cornerRadius: 12))
      }
      .padding(16)
      """, found)
  }

  @Test(arguments: [
    (26, "", "smell covered-overhang at icon"), (12, "", ""), (26, ".zIndex(1)", ""),
  ])
  func `covered-overhang is found of a badge that loses a letter`(
    shift: Int, order: String, found: String
  ) throws {
    try expectFindings(
      """
      HStack(spacing: 8) {
        Color.green.frame(width: 60, height: 60)
          .overlay(alignment: .topTrailing) {
            Text("1000").padding(.horizontal, 6).background(.red, in: Capsule())
              .offset(x: \(shift), y: -8)
          }
          .id("icon")\(order)
        Color.orange.frame(width: 60, height: 60)
      }
      """, found)
  }

  @Test(arguments: [
    ("alignment: .leading", "Text(\"of 8,000\")", "smell hugging-stack at steps, width"),
    ("alignment: .center", "Text(\"of 8,000\")", ""),
    // One sees no edge of lines that are equally wide; and a row fills the widget.
    ("alignment: .leading", "Text(\"8,000\")", ""),
    ("alignment: .leading", "HStack { Text(\"of\"); Spacer(); Text(\"8,000\") }", ""),
  ])
  func `hugging-stack is found in a widget`(
    alignment: String, line: String, found: String
  ) throws {
    try expectFindings(
      """
      // proposal: 126x126
      VStack(\(alignment)) { Text("Steps"); \(line) }.id("steps")
      """, found)
  }

  @Test(arguments: [
    ("Text(\"Bonds\")", "smell tight-track at grid, width"),
    ("Color.red.frame(height: 20)", ""),
    ("Text(\"Bonds and what else there is of them in the cellar\")", ""),
  ])
  func `tight-track is found beside a column with room`(name: String, found: String) throws {
    try expectFindings(
      """
      LazyVGrid(columns: [GridItem(.flexible(), alignment: .leading), GridItem(.fixed(48))]) {
        \(name)
        Text("112,075.50").lineLimit(1)
      }
      .id("grid")
      """, found)
  }

  @Test(arguments: [
    ("Text(\"Sounds:\").id(\"short\")", "smell ragged-fields at short, width"),
    // Labels that are about equally wide.
    ("Text(\"Further sounds:\")", ""),
  ])
  func `ragged-fields is found of blocks of lines`(label: String, found: String) throws {
    try expectFindings(
      """
      VStack(alignment: .leading) {
        HStack(alignment: .firstTextBaseline) {
          Text("General editing:")
          VStack(alignment: .leading) { Text("Select it"); Text("Add a margin") }
        }
        HStack(alignment: .firstTextBaseline) { Text("Further export:"); Text("Remember it") }
        HStack(alignment: .firstTextBaseline) { \(label); Text("Play when it is done") }
      }
      """, found)
  }

  @Test func `mixed-choices is not found where the choices are texts`() throws {
    try expectFindings(
      """
      VStack(alignment: .leading) {
        ForEach(["Oslo", "Wagga Wagga"], id: \\.self) { name in
          ViewThatFits { Text(name + " is where we are"); Text(name) }.frame(width: 160)
        }
      }
      """, "")
  }
}
