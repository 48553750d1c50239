import Testing

/// Every character is 10×20; the root is proposed 300×400. Numbers: docs/CONTROLS.md.
@Suite struct `A list on iOS` {
  private func failures(_ view: String, _ claims: [String]) throws -> [String] {
    try HaggleExperimentsTests.failures(
      of: claims + ["no findings"], "// text-cell: 10x20\n// proposal: 300x400\n" + view)
  }

  @Test(
    arguments: [
      (
        "List { Text(\"One\"); Text(\"Two\") }",
        [
          "List.1 size 300x400", "Text.1 frame 32,47 30x20", "Text.2 frame 32,91 30x20",
          "Text.1 asked 236xnil",
        ]
      ),
      (
        "List { Text(\"One\") }.listStyle(.plain)",
        ["Text.1 frame 16,12 30x20", "Text.1 asked 268xnil"]
      ),
      ("List { Text(\"One\") }.listStyle(GroupedListStyle())", ["Text.1 frame 16,47 30x20"]),
      (
        "List([\"a\", \"b\"], id: \\.self) { name in Text(name) }",
        ["Text.1 frame 32,47 10x20", "Text.2 frame 32,91 10x20"]
      ),
      (
        "List { ForEach(0..<2) { _ in Color.red.frame(height: 60).listRowInsets(EdgeInsets()) } }",
        ["frame.1 frame 16,35 268x60", "frame.2 frame 16,95 268x60"]
      ),
      (
        "List { Text(\"One\"); Text(\"Two\") }.listRowSpacing(6)",
        ["Text.2 frame 32,97 30x20"]
      ),
    ])
  func `lays its rows out below each other`(view: String, claims: [String]) throws {
    #expect(try failures(view, claims) == [])
  }

  @Test func `sets sections apart`() throws {
    let view = """
      List {
        Section("A") { Text("One") } footer: { Text("F") }
        Section { Text("Two") }
        Section { Text("Three") } header: { Text("B") }
      }
      """
    let claims = [
      "Text.1 frame 32,17 7.65x15.29", "Text.2 frame 32,50.29 30x20",
      "Text.3 frame 32,90.29 7.65x15.29", "Text.4 frame 32,152.59 30x20",
      "Text.5 frame 32,201.59 7.65x15.29", "Text.6 frame 32,234.88 50x20",
    ]
    #expect(try failures(view, claims) == [])
    let close = ["Text.4 frame 32,122.59 30x20"]
    #expect(try failures(view + ".listSectionSpacing(5)", close) == [])
  }

  @Test(
    arguments: [
      (
        "Toggle(\"Wifi\", isOn: .constant(true))",
        ["Toggle.1 frame 32,47 236x20", "switch.1 frame 217,47 51x20"]
      ),
      ("NavigationLink(\"Next\") { Detail() }", ["chevron.1 frame 261,51 7x12"]),
      (
        "Picker(\"Pick\", selection: .constant(1)) { Text(\"One\"); Text(\"Two\") }",
        ["Picker.1 size 236x20", "Text.2 frame 223,47 30x20", "chevron.1 frame 261,51 7x12"]
      ),
      (
        "Picker(\"Pick\", selection: .constant(1)) { Text(\"One\"); Text(\"Two\") }.pickerStyle(.inline)",
        ["Text.1 frame 32,47 30x20", "Text.2 frame 32,91 30x20"]
      ),
      (
        "DisclosureGroup(\"More\", isExpanded: .constant(true)) { Text(\"x\") }",
        ["DisclosureGroup.1 size 236x20", "Text.2 frame 32,91 10x20"]
      ),
      ("Button(\"Save\") { }", ["Button.1 frame 32,47 40x20"]),
      ("TextField(\"Name\", text: .constant(\"\"))", ["TextField.1 frame 32,47 236x22"]),
    ])
  func `has its controls fill their rows`(row: String, claims: [String]) throws {
    #expect(try failures("Form { \(row) }", claims) == [])
  }

  /// Headers and footers are footnotes, 13 of 17 points; a plain list's header is a headline.
  @Test(
    arguments: [
      ("Section(\"straße\") { }", "Text.1 size 53.53x15.29"),
      ("Section { } header: { Text(\"ß\").textCase(nil) }", "Text.1 size 7.65x15.29"),
      ("Section(\"ß\") { }.textCase(nil)", "Text.1 size 7.65x15.29"),
      ("Section { } header: { Text(\"A\").font(.body) }", "Text.1 size 10x20"),
      ("Label(\"A\", systemImage: \"star\")", "Text.1 frame 72,47 10x20"),
    ])
  func `chooses fonts and cases for its headings`(row: String, claim: String) throws {
    #expect(try failures("List { \(row) }", [claim]) == [])
  }

  @Test func `leaves the header of a plain list as it is written`() throws {
    #expect(
      try failures("List { Section(\"ß\") { } }.listStyle(.plain)", ["Text.1 size 10x20"]) == [])
  }

  @Test func `leaves sections outside of lists as they are`() throws {
    let view = "VStack(spacing: 0) { Section(\"A\") { Text(\"One\") } footer: { Text(\"F\") } }"
    #expect(try failures(view, ["VStack.1 size 30x60", "Text.1 frame 145,170 10x20"]) == [])
  }
}
