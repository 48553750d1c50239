import HaggleScenarios
import HaggleVocabulary
import Testing

@Suite struct `What a control looks like` {
  @Test(arguments: [
    ("TextField", "TextField(\"a\", text: .constant(\"\"))", nil),
    (
      "TextField", "TextField(\"a\", text: .constant(\"\")).textFieldStyle(.roundedBorder)",
      "bezel.line"
    ),
    ("TextField", "// platform: macOS\nTextField(\"a\", text: .constant(\"\"))", "bezel.line"),
    (
      "TextField",
      "// platform: macOS\nTextField(\"a\", text: .constant(\"\")).textFieldStyle(.plain)",
      nil
    ),
    (
      "menu", "// platform: macOS\nPicker(\"a\", selection: .constant(0)) { Text(\"b\").tag(0) }",
      "bezel.fill"
    ),
  ])
  func `is a bezel where it has one`(kind: String, view: String, drawn: String?) throws {
    #expect(try look(kind, view).glyph == drawn)
  }

  @Test(arguments: [
    (
      "Picker", "Picker(\"\", selection: .constant(1)) {", "}.pickerStyle(.segmented)",
      "segments.2.1"
    ),
    ("items", "// platform: macOS\nTabView(selection: .constant(1)) {", "}", "segments.2.1"),
    ("items", "TabView(selection: .constant(1)) {", "}", nil),
    ("Picker", "Picker(\"\", selection: .constant(1)) {", "}.pickerStyle(.menu)", nil),
  ])
  func `is a row of segments, of which one is chosen`(
    kind: String, head: String, foot: String, drawn: String?
  ) throws {
    let options = ["a", "b"].enumerated().map { index, word in
      "Text(\"\(word)\").tabItem { Text(\"\(word)\") }.tag(\(index))"
    }
    let look = try look(kind, ([head] + options + [foot]).joined(separator: "\n"))
    #expect(look.glyph == drawn)
  }

  @Test(arguments: [
    ("tabBar", "TabView { Text(\"a\").tabItem { Text(\"b\") } }", "#f9f9f9f0"),
    ("tabBar", "// platform: macOS\nTabView { Text(\"a\").tabItem { Text(\"b\") } }", nil),
    (
      "bottomBar",
      "NavigationStack { Text(\"a\").toolbar { ToolbarItem(placement: .bottomBar) { Text(\"b\") } } }",
      "#f9f9f9f0"
    ),
    ("navigationBar", "NavigationStack { Text(\"a\").navigationTitle(\"b\") }", nil),
  ])
  func `is a bar that hides what lies under it, where something may`(
    kind: String, view: String, ground: String?
  ) throws {
    #expect(try look(kind, view).ground?.code == ground)
  }
}
