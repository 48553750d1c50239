import HaggleTraces
import Testing

/// Cases beside the example of a rule: another axis, another container, what is fine.
@Suite struct `A rule on texts` {
  @Test(arguments: [
    // The longer text is told to yield: by a limit, or by a priority.
    (
      """
      // proposal: 300x200
      HStack(spacing: 8) {
        Text("Claude personal").lineLimit(1).layoutPriority(1)
        Text("weekly 82% resets Tue 14:00").lineLimit(1)
      }
      """, ""
    ),
    (
      """
      // proposal: 300x200
      HStack(spacing: 8) {
        Text("Claude personal").lineLimit(1).id("name")
        Text("weekly 82% resets Tue 14:00").fixedSize(horizontal: false, vertical: true)
      }
      """, "smell cramped-row at Text.2, width"
    ),
  ])
  func `cramped-row is found where it is so`(view: String, found: String) throws {
    try expectFindings(view, found)
  }

  /// A text takes a line in any case: what cuts it is its limit, and not what it was offered.
  @Test func `cut-text is not found of a height that a text takes all the same`() throws {
    try expectFindings(
      """
      VStack(spacing: 2) {
        Text("Conference phone in the hall").lineLimit(1).font(.title)
        Text("Last seen today").lineLimit(1).font(.footnote)
      }
      .frame(width: 100)
      """, "")
  }

  @Test(
    arguments: [
      // A fixed height, a small view below, a word that is longer than the screen, a row of many.
      ("Text(\"one two three four\").frame(width: 50, height: 20).id(\"a\")", "a"),
      (
        "Color.red.frame(width: 36, height: 36).overlay { Text(\"Tap here\").id(\"a\") }", "a"
      ),
      ("Text(\"12345678901234567890123456\").id(\"a\")", "a"),
      (
        "HStack { ForEach(0..<9, id: \\.self) { Text(\"Gardening\").id(\"a\\($0)\") } }",
        "a0+a1+a2+a3+a4+a5+a6+a7+a8"
      ),
    ])
  func `cut-text is found where a text has no room`(view: String, node: String) throws {
    let found = try findings("// proposal: 200x100\n// text-cell: 8x20\n\(view)")
    #expect(found.contains { $0.hasPrefix("contract cut-text at \(node),") }, "\(found)")
  }

  @Test(arguments: [
    (
      "HStack { Text(\"Settlement of March\").layoutPriority(1).id(\"b\"); Text(\"Again\") }",
      "HStack.1 serves b before it, for its priority, and b takes 152"
    ),
    (
      "HStack { Text(\"Again\"); Color.red.frame(width: 152, height: 20).id(\"b\") }",
      "HStack.1 has no more for it, as b keeps its 152: a text gives way rather than reach out"
    ),
    (
      "VStack(spacing: 0) { Text(\"Again\"); Text(\"b c d e f g h i j k l m n o p\") }.frame(height: 50)",
      "VStack.1 has no more for it, as frame.1 around it states that height"
    ),
    (
      "HStack { Text(\"Again\"); Text(\"Settlements\"); Text(\"Bookkeeping\") }",
      "HStack.1 has no more for it: a text gives way rather than reach out"
    ),
  ])
  func `cut-text names who takes the room`(view: String, reason: String) throws {
    let trace = try run("// proposal: 180x120\n// text-cell: 8x20\n\(view)")
    let finding = try #require(trace.findings.first { $0.rule == "cut-text" })
    let details = finding.statement.details.map { $0.words.text(naming: trace.name) }
    #expect(details == [reason])
  }

  @Test(arguments: [
    (
      "Text(\"62%, weekly, in 3d 4h\").lineLimit(1).fixedSize()",
      "smell insistent-text at name, width"
    ),
    ("Text(\"14h\").lineLimit(1).fixedSize()", ""),
  ])
  func `insistent-text is found of a text that insists on less than half of a row`(
    readout: String, found: String
  ) throws {
    try expectFindings(
      """
      HStack(spacing: 10) {
        Color.gray.frame(width: 74, height: 20)
        VStack(alignment: .leading) {
          Text("Harbour and lighthouse").lineLimit(1).id("name")
          Text("Monthly").lineLimit(1)
        }
        Spacer(minLength: 0)
        \(readout)
      }
      .frame(width: 360)
      """, found)
  }

  @Test(arguments: [
    (
      """
      HStack(spacing: 4) {
        Text("72").font(.system(size: 60))
        Text("kg").id("unit")
      }
      """, "smell mixed-sizes at unit, height"
    )
  ])
  func `mixed-sizes is found where it is so`(view: String, found: String) throws {
    try expectFindings(view, found)
  }

  /// Source: SwiftUI's documentation of `lineLimit(_:reservesSpace:)`: the room is there.
  @Test func `nothing is found of lines that are reserved`() throws {
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

  @Test(
    arguments: [
      // Columns are equal on purpose.
      """
      HStack {
        Color.red
        Text("Good morning, dear").frame(maxWidth: .infinity)
      }
      """,
      // It would not fit even if the others gave way.
      """
      HStack {
        Color.red
        Text("Good morning, and how do you do on such a day")
      }
      """,
      // Nobody has too much.
      "HStack { Color.red.frame(width: 120); Text(\"Good morning\") }",
      // Its own limit asks for it.
      "Text(\"Good morning to all of you\").lineLimit(1)",
      // An address has no words to break between.
      "Text(\"settings.display.theme.background\")",
      // What is hidden on purpose has no room at all.
      "Text(\"Good morning\").frame(width: 0)",
    ])
  func `nothing is found where no word is lost`(view: String) throws {
    #expect(try rules(view, in: "200x100").isDisjoint(with: ["squeezed-text", "cut-text"]))
  }

  @Test(arguments: [("", "smell passed-over at note, height"), ("in: .vertical", "")])
  func `passed-over is found of a page of several texts`(axes: String, found: String)
    throws
  {
    let note = """
      VStack(alignment: .leading) {
        Text("Update first")
        Text("This version works with those of this year, and shows no others.")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      """
    let choice = axes.isEmpty ? "ViewThatFits" : "ViewThatFits(\(axes))"
    let findings = try findings(
      """
      // proposal: 300x400
      // text-cell: 8x20
      \(choice) {
        \(note).id("note")
        ScrollView { \(note) }
      }
      """)
    #expect(findings == [found].filter { !$0.isEmpty })
  }

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
  ])
  func `squeezed-text is found where it is so`(view: String, found: String) throws {
    try expectFindings(view, found)
  }

  @Test func `squeezed-text is not found of a caption under its picture`() throws {
    try expectFindings(
      """
      VStack {
        Circle().frame(width: 40, height: 40)
        Text("A caption that takes two lines")
      }
      .frame(width: 140)
      """, "")
  }

  @Test func `squeezed-text says who takes what it lacks`() throws {
    let finding = try finding(
      """
      // proposal: 200x100
      // text-cell: 8x20
      HStack {
        Color.indigo.id("left")
        Text("Good morning").id("title")
        Color.mint
      }
      .id("row")
      """)
    #expect(finding.rule == "squeezed-text")
    #expect(finding.class == .contract)
    #expect(
      finding.message
        == "title is 56 points wide and needs 96: it breaks into more lines. row offers title no "
        + "more than its share, 61.33, as others would take any width. left takes 64 and could do "
        + "with 0, as others do.")
    #expect(finding.ignoreKey == "squeezed-text@title")
  }

  @Test(arguments: [
    (
      """
      Text("Total of all accounts").minimumScaleFactor(0.5).id("total").frame(width: 120)
      """, "smell unscaled-text at total, width"
    ),
    (
      """
      Text("Total of all accounts").minimumScaleFactor(0.5).frame(width: 120, height: 20)
      """, ""
    ),
    // The height is what limits it, not a number of lines.
    (
      """
      Text("Total of all accounts").minimumScaleFactor(0.5).frame(width: 120, height: 90)
      """, ""
    ),
    (
      """
      Color.red.frame(width: 120, height: 90)
        .overlay { VStack { Text("Total of all accounts").minimumScaleFactor(0.5) } }
      """, ""
    ),
    (
      """
      VStack(spacing: 0) { Color.red.frame(width: 90, height: 90).scaleEffect(0.5).id("small") }
      """, ""
    ),
  ])
  func `unscaled-text is found where it is so`(view: String, found: String) throws {
    try expectFindings(view, found)
  }
}
