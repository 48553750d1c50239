import Testing

/// Further forms of mistakes of which a rule knew one.
@Suite struct `A rule knows the other forms of its mistake` {
  private static func step(_ shape: String, _ around: String) -> String {
    "HStack(spacing: 12) { \(shape).id(\"line\"); Text(\"Packed in Utrecht\") }\(around)"
  }

  private static let leading = ".frame(maxWidth: .infinity, alignment: .leading)"

  @Test(arguments: [
    (step("Rectangle().stroke().frame(height: 100)", leading), "line"),
    (step("Rectangle().fill(.gray).frame(height: 100)", leading), "line"),
    (step("RoundedRectangle(cornerRadius: 4).frame(height: 100)", leading), "line"),
    (
      "HStack { Rectangle().frame(height: 100).id(\"line\"); Text(\"Packed\"); Spacer() }", "line"
    ),
    (step("Rectangle().stroke().frame(width: 1, height: 100)", leading), ""),
    // A bar of progress, and a picture that is to take the rest.
    (step("Rectangle().fill(.gray).frame(height: 4)", leading), ""),
    (step("Rectangle().fill(.gray).frame(height: 100)", ""), ""),
  ])
  func `unsized-shape is found of a shape of a stated height`(view: String, at: String) throws {
    try expectFindings(view, at.isEmpty ? "" : "smell unsized-shape at \(at), width")
  }

  @Test(arguments: [
    ("Text(\"Milk\").background(Color.yellow).id(\"Milk\")", "smell inset-row at Milk, width"),
    (
      "Text(\"Milk\").background(true ? Color.yellow : .clear).id(\"Milk\")",
      "smell inset-row at Milk, width"
    ),
    ("Text(\"Milk\").listRowBackground(Color.yellow)", ""),
    ("Text(\"Milk\").background(Color.yellow, in: Capsule())", ""),
    ("HStack { Text(\"Milk\").background(Color.yellow); Spacer() }", ""),
  ])
  func `inset-row is found of a colour right behind the words`(row: String, found: String) throws {
    try expectFindings("List { \(row) }", found)
  }

  private static func slider(_ move: String) -> String {
    """
    // proposal: 300x100
    GeometryReader { geo in
      ZStack(alignment: .leading) {
        Capsule().fill(.gray).frame(height: 6)
        Circle().fill(.blue).frame(width: 24, height: 24).id("knob")\(move)
      }
    }
    .frame(height: 24)
    """
  }

  private static let offTrack = "smell half-point at knob, width"

  @Test(arguments: [
    (slider(".position(x: geo.size.width * 1, y: 12)"), offTrack),
    (slider(".position(x: geo.size.width * 0, y: 12)"), offTrack),
    (slider(".offset(x: geo.size.width * 1)") + ".padding(.horizontal, 40)", offTrack),
    (slider(".position(x: 12 + (geo.size.width - 24) * 1, y: 12)"), ""),
    (slider(".offset(x: (geo.size.width - 24) * 1)"), ""),
    (slider(".offset(x: geo.size.width * 0)"), ""),
    (slider(".position(x: geo.size.width * 0.5, y: 12)"), ""),
    // Margins have room for the half of it.
    (slider(".position(x: geo.size.width * 1, y: 12)") + ".padding(.horizontal)", ""),
  ])
  func `half-point is found of a knob beyond its track`(view: String, found: String) throws {
    try expectFindings(view, found)
  }

  private static func rows(_ mark: String, _ second: String) -> String {
    """
    // proposal: 280x300
    VStack(spacing: 0) {
      ForEach(["Everybody who is in the room", "\(second)"], id: \\.self) { title in
        HStack(spacing: 8) {
          Text(title).frame(maxWidth: .infinity, alignment: .leading)
          \(mark)
        }
        .id(title.count == 28 ? "row" : "chosen")
        .padding(16)
      }
    }
    """
  }

  private static let invited = "All who have been invited to it"

  @Test(arguments: [
    (
      "if title.hasPrefix(\"All\") { Image(systemName: \"checkmark\").frame(width: 24) }", invited,
      "smell jumping-rows at chosen, height"
    ),
    (
      "if title.hasPrefix(\"All\") { Button { } label: { Color.red.frame(width: 24, height: 20) } }",
      invited, "smell jumping-rows at chosen, height"
    ),
    (
      "Image(systemName: \"checkmark\").frame(width: 24).opacity(title.hasPrefix(\"All\") ? 1 : 0)",
      invited, ""
    ),
    // It has two lines in any case, or one.
    (
      "if title.hasPrefix(\"All\") { Image(systemName: \"checkmark\").frame(width: 24) }",
      invited + " and are not yet here", ""
    ),
    (
      "if title.hasPrefix(\"All\") { Image(systemName: \"checkmark\").frame(width: 24) }",
      "All invited", ""
    ),
  ])
  func `jumping-rows is found of a text that breaks beside a mark`(
    mark: String, second: String, found: String
  ) throws {
    let room = "// proposal: 296x300"
    try expectFindings(
      Self.rows(mark, second).replacing("// proposal: 280x300", with: room), found)
  }

  private static func wallet(_ panel: String, _ behind: String = "Color.gray") -> String {
    "ZStack(alignment: .bottom) { \(behind); \(panel) }"
  }

  private static func panel(_ top: String, _ paint: String = "Color.white") -> String {
    """
    VStack { \(top); Text("No balance yet"); Spacer() }
      .padding(20).frame(maxWidth: .infinity).background(\(paint)).id("panel")
    """
  }

  @Test(arguments: [
    (wallet(panel("Spacer()")), "smell full-layer at panel, height"),
    (wallet(panel("Text(\"Send\")")), "smell full-layer at panel, height"),
    (wallet(panel("Text(\"Send\")").replacing("Spacer()", with: "")), ""),
    // The colour behind is seen, or no edge is stated.
    (wallet(panel("Spacer()", "Color.white.opacity(0.2)")), ""),
    (wallet(panel("Spacer()")).replacing("(alignment: .bottom)", with: ""), ""),
  ])
  func `full-layer is found of a panel that a spacer makes as high as its stack`(
    view: String, found: String
  ) throws {
    try expectFindings(view, found)
  }

  private static func option(_ inside: String, _ outside: String) -> String {
    """
    Button { } label: {
      HStack { Text("Notifications"); Spacer(); Text("On") }
        \(inside).background(Color.blue.opacity(0.2)).id("highlight")
    }
    .buttonStyle(.plain)\(outside)
    """
  }

  @Test(arguments: [
    (option("", ".padding(20)"), "smell early-background at highlight, width"),
    (option(".padding(20)", ""), ""), (option(".padding(8)", ".padding(20)"), ""),
    (option("", ".padding(.horizontal, 20)"), ""),
    // Nothing is pressed there.
    (
      "HStack { Text(\"Total\"); Spacer(); Text(\"12\") }.background(Color.mint).padding(20)", ""
    ),
  ])
  func `early-background is found of the row of a button`(view: String, found: String) throws {
    let all = try findings("// proposal: 393x600\n// text-cell: 8x20\n\(view)\n")
    #expect(all.filter { $0.contains("early-background") } == [found].filter { !$0.isEmpty })
  }
}
