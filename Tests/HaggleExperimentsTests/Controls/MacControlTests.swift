import HaggleLayouts
import Testing

/// Every character is 10×20; the root is proposed 300×200 and centred in it. Numbers:
/// docs/CONTROLS.md.
@Suite struct `A control on macOS` {
  @Test(
    arguments: [
      (
        "Toggle(\"Wifi\", isOn: $on)",
        ["Toggle.1 size 61x20", "checkbox.1 frame 119.5,92 16x16", "Text.1 frame 140.5,90 40x20"]
      ),
      ("Toggle(\"Wifi\", isOn: $on).toggleStyle(.switch)", ["Toggle.1 size 102x24"]),
      ("Toggle(\"Wifi\", isOn: $on).toggleStyle(CheckboxToggleStyle())", ["Toggle.1 size 61x20"]),
      ("Button(\"Save\") { }", ["Button.1 size 64x28"]),
      ("Button(\"Save\") { }.buttonStyle(.plain)", ["Button.1 size 40x20"]),
      ("Button(\"Save\") { }.controlSize(.small)", ["Button.1 size 51.35x20.92"]),
      ("Menu(\"Options\") { Text(\"x\") }", ["Menu.1 size 117.5x24"]),
      (
        "Slider(value: $value) { Text(\"Vol\") }",
        ["Slider.1 size 300x20", "track.1 frame 38,92 262x16"]
      ),
      ("Stepper(\"Count\", value: $value)", ["Stepper.1 size 78x24"]),
      ("ColorPicker(\"Tint\", selection: $color)", ["ColorPicker.1 size 96x24"]),
      ("TextField(\"Name\", text: $name)", ["TextField.1 size 300x28", "Text.1 frame 6,90 40x20"]),
      ("TextField(\"Name\", text: $name).textFieldStyle(.plain)", ["TextField.1 size 300x20"]),
      ("TextField(\"Name\", text: $name).controlSize(.mini)", ["TextField.1 size 300x21.85"]),
      ("TextEditor(text: $text).fixedSize()", ["TextEditor.1 size 0x12"]),
      (
        "HStack(spacing: 0) { Color.red.layoutPriority(1); Slider(value: $value) }",
        ["track.1 frame 280,92 20x16"]
      ),
      ("Text(\"Ada\").controlSize(.small)", ["Text.1 size 25.38x16.92"]),
      ("Text(\"Ada\").controlSize(.mini)", ["Text.1 size 20.77x13.85"]),
      ("Text(\"Ada\").font(.body).controlSize(.mini)", ["Text.1 size 30x20"]),
      ("Text(\"Ada\").controlSize(.regular).controlSize(.mini)", ["Text.1 size 30x20"]),
      (
        "DatePicker(\"When\", selection: $date, displayedComponents: .date)",
        ["DatePicker.1 size 143x22"]
      ),
      ("ProgressView()", ["ProgressView.1 size 32x32"]),
      ("ProgressView().controlSize(.small)", ["ProgressView.1 size 16x16"]),
      ("ProgressView(\"Busy\", value: 0.5)", ["ProgressView.1 size 300x40"]),
      ("GroupBox { Color.red.frame(width: 50, height: 50) }", ["GroupBox.1 size 60x60"]),
      (
        "GroupBox(\"A\") { Color.red.frame(width: 50, height: 50) }",
        ["GroupBox.1 size 60x79.92", "Text.1 frame 130,60.04 8.46x16.92"]
      ),
      ("LabeledContent(\"Version\", value: \"1.0\")", ["LabeledContent.1 size 108x20"]),
      (
        "DisclosureGroup(\"More\") { Text(\"x\") }",
        ["DisclosureGroup.1 size 300x28", "Text.1 frame 11.5,90 40x20"]
      ),
      ("NavigationStack { Text(\"Hi\").navigationTitle(\"T\") }", ["NavigationStack.1 size 20x20"]),
      (
        "TabView { Color.red; Color.blue }",
        ["TabView.1 size 300x200", "Color.1 frame 0,24 300x176", "tabBar.1 frame 0,0 300x24"]
      ),
      (
        "NavigationSplitView { Color.red } detail: { Color.blue }",
        ["Color.1 frame 0,0 200x200", "Color.2 frame 200,0 100x200"]
      ),
      (
        "NavigationSplitView { Color.red.frame(minWidth: 220) } detail: { Color.blue }",
        ["Color.1 frame 0,0 220x200", "Color.2 frame 220,0 80x200"]
      ),
      (
        "NavigationSplitView { Color.red.frame(minWidth: 120) } detail: { Color.blue }",
        ["Color.1 frame 0,0 200x200", "Color.2 frame 200,0 100x200"]
      ),
      (
        "NavigationSplitView { Color.red.navigationSplitViewColumnWidth(140) } "
          + "detail: { Color.blue }",
        ["Color.1 frame 0,0 140x200", "Color.2 frame 140,0 160x200"]
      ),
      (
        "NavigationSplitView { Color.red.navigationSplitViewColumnWidth(min: 90, ideal: 120) "
          + ".navigationTitle(\"T\") } detail: { Color.blue }",
        ["Color.1 frame 0,0 120x200"]
      ),
      (
        "NavigationSplitView { Color.red.navigationSplitViewColumnWidth(min: 90, max: 150) } "
          + "detail: { Color.blue }",
        ["Color.1 frame 0,0 150x200"]
      ),
      (
        "Picker(\"Kind\", selection: $kind) { ForEach(1..<4) { Text(\"Option \\($0)\").tag($0) }"
          + ".labelStyle(.titleAndIcon) }.pickerStyle(.menu)",
        ["options.1 size 80x20"]
      ),
      (
        "Toggle(isOn: $isOn) { Text(\"Buzzer\"); Text(\"For tunes\") }",
        ["Text.1 frame 115.5,80 60x20", "Text.2 frame 115.5,100 90x20"]
      ),
      (
        "Toggle(isOn: $isOn) { Color.red.frame(width: 10, height: 10); Text(\"Buzzer\") }",
        ["Text.1 frame 139.5,90 60x20"]
      ),
      (
        "Form { Text(\"A\"); Button(\"Save\") { } }",
        ["Form.1 size 64x56.15", "Text.1 size 10x20"]
      ),
      (
        "List { Text(\"A\"); Text(\"B\") }",
        ["Text.1 frame 16,14 10x20", "Text.2 frame 16,42 10x20", "Text.1 asked 268xnil"]
      ),
    ])
  func `is laid out by its own table`(view: String, claims: [String]) throws {
    let text = "// text-cell: 10x20\n// proposal: 300x200\n" + view
    #expect(try failures(of: claims + ["no findings"], text, .macOS) == [])
  }

  /// Bold largeTitle is 26 points, subheadline 11, against 13 of all other texts.
  @Test(
    arguments: [
      (
        "List { Section(\"A\") { Text(\"B\") } footer: { Text(\"F\") }; Section(\"C\") { Text(\"D\") } }",
        [
          "Text.1 frame 16,16 8.46x16.92", "Text.2 frame 16,42.92 10x20",
          "Text.3 frame 16,72.92 8.46x16.92", "Text.4 frame 16,121.85 8.46x16.92",
        ]
      ),
      ("List { Text(\"A\") }.listStyle(.plain)", ["Text.1 frame 8,4 10x20"]),
      ("List { Text(\"A\") }.listStyle(.bordered)", ["Text.1 frame 7,5 10x20"]),
      (
        "List { Label(\"A\", systemImage: \"star\") }",
        ["slot.1 frame 16,16.74 16x14.53", "Text.1 frame 38,14 10x20"]
      ),
      (
        "Form { Section(\"A\") { Toggle(\"B\", isOn: $on) }; Section { Text(\"C\") } }.formStyle(.grouped)",
        [
          "Text.1 frame 20,20 10x20", "Toggle.1 frame 30,60 240x20", "switch.1 frame 234,62 36x16",
          "Text.3 frame 30,110 10x20",
        ]
      ),
      (
        "ContentUnavailableView(\"None\", systemImage: \"x\", description: Text(\"Nothing\"))",
        ["Text.1 frame 110,20 80x40", "Text.2 frame 115,72 70x20"]
      ),
    ])
  func `has the distances and fonts that were measured`(view: String, claims: [String]) throws {
    let text = "// text-cell: 10x20\n// proposal: 300x200\n" + view
    #expect(try failures(of: claims + ["no findings"], text, .macOS) == [])
  }

  /// Lines are only in the open menu.
  @Test func `has no lines between its options in its button`() throws {
    let text = """
      // text-cell: 10x20
      // proposal: 300x200
      Picker("Pick", selection: .constant(1)) { Text("One"); Divider(); Text("Three") }
      """
    let claims = ["Picker.1 size 145.5x24", "menu.1 size 97.5x24", "no findings"]
    #expect(try failures(of: claims, text, .macOS) == [])
  }

  /// Whether segments give way is disputed: that they reach out is no finding.
  @Test func `that reaches out of its frame as segments is not told`() throws {
    let text = """
      // text-cell: 10x20
      Picker("Pick", selection: .constant(1)) { Text("One"); Text("Three") }
        .labelsHidden().pickerStyle(.segmented).frame(width: 100)
      """
    #expect(try failures(of: ["Picker.1 size 142x24", "no findings"], text, .macOS) == [])
  }

  @Test(
    arguments: [
      ("", ["Picker.1 size 145.5x24", "menu.1 size 97.5x24"]),
      (".labelsHidden()", ["Picker.1 size 97.5x24"]),
      (".pickerStyle(.segmented)", ["Picker.1 size 190x24", "Text.3 frame 184.5,90 50x20"]),
      (
        ".pickerStyle(.radioGroup)",
        ["Picker.1 size 119x46", "radio.2 frame 138.5,105 16x16", "Text.3 frame 159.5,103 50x20"]
      ),
    ])
  func `to choose from is as wide as its widest option`(style: String, claims: [String]) throws {
    let picker = """
      // text-cell: 10x20
      // proposal: 300x200
      Picker("Pick", selection: .constant(1)) { Text("One"); Text("Three") }
      """
    #expect(try failures(of: claims + ["no findings"], picker + style, .macOS) == [])
  }

  /// The window grows for the page beside a sidebar, which keeps its least width.
  @Test(arguments: [
    (880, "detail frame 200,0 880x450"), (300, "detail frame 200,0 700x450"),
  ])
  func `beside a sidebar is no narrower than it can be`(least: Int, claim: String) throws {
    let text = """
      // platform: macOS
      NavigationView {
        List { Text("Home") }
        Color.red.frame(minWidth: \(least), maxWidth: .infinity).id("detail")
      }
      """
    #expect(try failures(of: [claim], text, nil) == [])
  }
}
