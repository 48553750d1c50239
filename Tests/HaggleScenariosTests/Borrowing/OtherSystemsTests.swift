import HaggleScenarios
import HaggleSyntax
import Testing

@Suite struct `What other files have for other systems` {
  private static let television =
    "#if os(tvOS)\nstruct Row: View { var body: some View { Color.red } }\n#endif"
  private static let phone =
    "#if os(iOS)\nstruct Row: View { var body: some View { Text(\"a\") } }\n#endif"
  private static let names =
    "#if os(macOS)\nextension NSColor {\n  static var label: NSColor { .labelColor }\n}\n#endif"
  private static let mac =
    "#if os(macOS)\nlet inset = 4.0\nextension View {\n  func card() -> some View { padding(inset) }\n}\n"
    + "#else\nlet inset = 8.0\nextension View {\n  func card() -> some View { padding(inset) }\n}\n#endif"

  @Test(arguments: [
    // Two files, whatever their order.
    (
      "Row()", PlatformEvidence.System.iOS,
      [("Row-tv.swift", television), ("Row.swift", phone)], ["Row Row.swift:2"]
    ),
    (
      "Row()", .tvOS, [("Row-tv.swift", television), ("Row.swift", phone)],
      ["Row Row-tv.swift:2"]
    ),
    // Also where the text's own one is for another system.
    (television + "\nRow()", .iOS, [("Row.swift", phone)], ["Row Row.swift:2"]),
    // Where nothing is for this system, the first.
    (
      "Row()", .macOS, [("Row-tv.swift", television), ("Row.swift", phone)],
      ["Row Row-tv.swift:2"]
    ),
    (phone + "\nRow()", .macOS, [("Row-tv.swift", television)], []),
    // What extends a Mac's type is nothing on a phone.
    ("Color(.label)", .iOS, [("Names.swift", names)], []),
    ("Color(.label)", .macOS, [("Names.swift", names)], ["NSColor Names.swift:2"]),
    // Two branches of one file, members of extensions as well.
    (
      "Color.red.card()", .iOS, [("Card.swift", mac)], ["inset Card.swift:7", "View Card.swift:8"]
    ),
    (
      "Color.red.card()", .macOS, [("Card.swift", mac)],
      ["inset Card.swift:2", "View Card.swift:3"]
    ),
  ])
  func `are taken for these alone`(
    text: String, system: PlatformEvidence.System, files: [(String, String)], expected: [String]
  ) {
    let borrowing = Borrowing(
      for: SourceText(text, name: "App/Screen.swift"),
      from: ProjectFiles(files.map { SourceText($0.1, name: $0.0) }), on: system)
    #expect(borrowing.pieces.map { "\($0.name) \($0.file):\($0.line)" } == expected)
  }
}
