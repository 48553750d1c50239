import HaggleTraces
import HaggleVocabulary
import Testing

/// Every character is 10×20, on a watch of 41 mm; numbers: docs/CONTROLS.md.
@Suite struct `A control on watchOS` {
  private func failures(
    _ view: String, _ claims: [String], on device: String = "Apple Watch 41mm"
  ) throws -> [String] {
    try HaggleExperimentsTests.failures(
      of: claims, "// text-cell: 10x20\n// device: \(device)\n" + view)
  }

  @Test(arguments: [
    (
      "List { Toggle(\"Flight mode\", isOn: .constant(true)) }",
      ["Toggle.1 size 158x20", "Text.1 size 110x20", "switch.1 size 36x20", "no findings"]
    ),
    (
      "Form { Text(\"a\"); Text(\"b\") }",
      ["Text.1 frame 9,12 10x20", "Text.2 frame 9,60 10x20"]
    ),
    ("List { NavigationLink(\"Samantha\") { Text(\"x\") } }", ["NavigationLink.1 size 80x20"]),
    (
      "List { Picker(\"Unit\", selection: .constant(1)) { Text(\"Metre\").tag(1) } }",
      ["Picker.1 size 50x40", "Text.2 frame 9,28 50x20"]
    ),
    ("NavigationStack { List { }.navigationTitle(\"Flight\") }", ["List.1 frame 0,0 176x187"]),
    ("TabView { Color.red; Color.blue }", ["Color.1 size 176x187"]),
  ])
  func `has the room of a watch`(view: String, claims: [String]) throws {
    #expect(try failures(view, claims) == [])
  }

  @Test(arguments: [
    ("List { Text(\"a\") }", ["Text.1 frame 32,47 10x20"]),
    ("List { NavigationLink(\"Samantha\") { Text(\"x\") } }", ["chevron.1 size 7x12"]),
    ("NavigationStack { Color.red.navigationTitle(\"Flight\") }", ["largeTitle.1 size 393x52"]),
  ])
  func `is another one on a phone`(view: String, claims: [String]) throws {
    #expect(try failures(view, claims, on: "iPhone 16") == [])
  }

  @Test func `is compiled for it, and says so`() throws {
    let trace = try run(
      """
      // device: Apple Watch 41mm
      struct Page: View {
        var body: some View {
          #if os(watchOS)
          Text("wrist")
          #else
          Text("hand")
          #endif
        }
      }
      """)
    let said = trace.diagnostics.filter { $0.detail?.code.known == .compiledFor }
    #expect(trace.nodes.map(\.words) == ["wrist"])
    #expect(said.map(\.text) == ["'#if os(watchOS)': taken as a debug build for watchOS takes it"])
  }
}
