import Testing

/// Every character is 10×20; the root is proposed 300×200 and centred in it. Numbers:
/// docs/CONTROLS.md.
@Suite struct `A control on iOS` {
  private func failures(_ view: String, _ claims: [String]) throws -> [String] {
    try HaggleExperimentsTests.failures(
      of: claims + ["no findings"], "// text-cell: 10x20\n// proposal: 300x200\n" + view)
  }

  @Test(
    arguments: [
      (
        "Toggle(\"Wifi\", isOn: .constant(true))",
        [
          "Toggle.1 frame 0,84.5 300x31", "Text.1 frame 0,90 40x20", "gap.1 size 209x0",
          "switch.1 frame 249,84.5 51x31",
        ]
      ),
      ("Toggle(isOn: .constant(true)) { Text(\"A\") }.labelsHidden()", ["Toggle.1 size 51x31"]),
      ("Toggle(\"Wifi\", isOn: .constant(true)).fixedSize()", ["Toggle.1 size 99x31"]),
      ("Toggle(\"Wifi\", isOn: .constant(true)).toggleStyle(.button)", ["Toggle.1 size 64x34"]),
      ("Slider(value: .constant(0.5))", ["Slider.1 size 300x31", "track.1 size 300x31"]),
      (
        "Slider(value: .constant(0.5)) { Text(\"a\") } minimumValueLabel: { Text(\"0\") } "
          + "maximumValueLabel: { Text(\"9\") }",
        ["track.1 frame 18,84.5 264x31", "Text.2 frame 290,90 10x20"]
      ),
      (
        "Stepper(\"Count\", value: .constant(1))",
        ["Stepper.1 size 300x32", "stepper.1 frame 206,84 94x32"]
      ),
      ("ColorPicker(\"Tint\", selection: .constant(.red))", ["well.1 frame 272,86 28x28"]),
      (
        "LabeledContent(\"Version\", value: \"1.0\")",
        ["LabeledContent.1 size 300x20", "Text.2 frame 270,90 30x20"]
      ),
      ("LabeledContent(\"Version\") { Color.red.frame(width: 9) }", ["frame.1 frame 291,0 9x200"]),
    ])
  func `that holds a value has its label and its control at both ends`(
    view: String, claims: [String]
  ) throws {
    #expect(try failures(view, claims) == [])
  }

  @Test(
    arguments: [
      ("Button(\"Save\") { save() }", ["Button.1 size 40x20"]),
      ("Button(action: save) { Text(\"A\"); Text(\"B\") }", ["Button.1 size 28x20"]),
      ("Button { save() } label: { Color.red }", ["Button.1 size 300x200"]),
      ("Button(\"Save\") { }.buttonStyle(.bordered)", ["Button.1 size 64x34"]),
      ("Button(\"Save\") { }.buttonStyle(BorderedProminentButtonStyle())", ["Button.1 size 64x34"]),
      ("Button(\"Save\") { }.buttonStyle(.bordered).controlSize(.large)", ["Button.1 size 80x50"]),
      (
        "Button(\"Save\") { }.buttonStyle(.bordered).controlSize(.small)",
        ["Button.1 size 55.29x25.65"]
      ),
      (
        "Button(\"Save\", systemImage: \"tray\") { }",
        ["Button.1 size 72x20", "Image.1 size 24x16"]
      ),
      ("Menu(\"Options\") { Button(\"A\") { } }", ["Menu.1 size 70x20"]),
      ("Menu { Text(\"x\") } label: { Text(\"More\") }", ["Menu.1 size 40x20"]),
      ("Link(\"Site\", destination: url)", ["Link.1 size 40x20"]),
      ("ShareLink(item: url)", ["ShareLink.1 size 85x22"]),
      // A title has the symbol as well: three letters more than "Share…".
      ("ShareLink(\"Share Hax\", item: url)", ["ShareLink.1 size 115x22"]),
      ("ShareLink(item: url) { Text(\"Share Hax\") }", ["ShareLink.1 size 90x20"]),
      ("NavigationLink(\"Next\") { Detail() }", ["NavigationLink.1 size 40x20"]),
      ("NavigationLink(value: 3) { Text(\"Go\") }", ["NavigationLink.1 size 20x20"]),
      ("NavigationLink(destination: Detail()) { Text(\"Go\") }", ["NavigationLink.1 size 20x20"]),
      ("EditButton()", ["EditButton.1 size 40x20"]),
      ("ControlGroup { Button(\"A\") { }; Button(\"B\") { } }", ["ControlGroup.1 size 28x20"]),
    ])
  func `that is pressed is as large as its label, and insets where it is bordered`(
    view: String, claims: [String]
  ) throws {
    #expect(try failures(view, claims) == [])
  }

  @Test(
    arguments: [
      ("TextField(\"Name\", text: $name)", ["TextField.1 size 300x22", "Text.1 frame 0,90 40x20"]),
      ("SecureField(\"Name\", text: $name)", ["SecureField.1 size 300x22"]),
      (
        "TextField(\"Name\", text: $name).textFieldStyle(.roundedBorder)",
        ["TextField.1 frame 0,83 300x34", "Text.1 frame 7,90 40x20"]
      ),
      (
        "TextField(\"Name\", text: $name).textFieldStyle(RoundedBorderTextFieldStyle()).fixedSize()",
        ["TextField.1 size 54x34"]
      ),
      ("TextField(\"Name\", text: $name, prompt: Text(\"Your name\"))", ["Text.1 size 90x20"]),
      ("TextEditor(text: $name)", ["TextEditor.1 size 300x200"]),
    ])
  func `to type into takes the width`(view: String, claims: [String]) throws {
    #expect(try failures("@State var name = \"\"\n" + view, claims) == [])
  }

  @Test(arguments: [
    ("TextField(\"Note\", text: $note)", ["TextField.1 size 300x22", "Text.1 size 300x20"]),
    (
      "TextField(\"Note\", text: $note, axis: .vertical)",
      ["TextField.1 size 300x60", "Text.1 size 290x60"]
    ),
    (
      "TextField(\"Note\", text: $note, axis: .vertical).lineLimit(2)",
      ["TextField.1 size 300x40", "Text.1 size 300x40"]
    ),
    (
      "TextField(\"Note\", text: .constant(\"\"), axis: .vertical).lineLimit(4, reservesSpace: true)",
      ["TextField.1 size 300x80", "Text.1 size 40x80"]
    ),
    ("SecureField(\"Note\", text: .constant(\"rye\")).fixedSize()", ["SecureField.1 size 30x22"]),
  ])
  func `to type into shows what is typed, all of it where it may have several lines`(
    view: String, claims: [String]
  ) throws {
    let note =
      "@State var note = \"Bread, milk, a lemon, and two of the rolls with seeds, sliced\"\n"
    #expect(try failures(note + view, claims) == [])
  }

  private static func picker(_ style: String) -> String {
    "Picker(\"Pick\", selection: .constant(1)) { Text(\"One\").tag(1); Text(\"Three\").tag(3) }"
      + style
  }

  @Test(
    arguments: [
      ("", ["Picker.1 size 67x34", "Text.1 frame 128.5,90 30x20"]),
      (
        ".pickerStyle(.segmented)",
        [
          "Picker.1 size 300x32", "Text.1 frame 63.53,92.35 22.94x15.29",
          "Text.2 frame 205.88,92.35 38.24x15.29",
        ]
      ),
      (".pickerStyle(SegmentedPickerStyle()).fixedSize()", ["Picker.1 size 116.47x32"]),
      (".pickerStyle(.wheel)", ["Picker.1 size 300x216"]),
      (".pickerStyle(.inline)", ["Picker.1 size 300x216"]),
    ])
  func `to choose from follows its style`(style: String, claims: [String]) throws {
    let findings = style.contains("wheel") || style.contains("inline")
    let text = "// text-cell: 10x20\n// proposal: 300x\(findings ? 300 : 200)\n"
    let failures = try HaggleExperimentsTests.failures(
      of: claims + ["no findings"], text + Self.picker(style))
    #expect(failures == [])
  }

  @Test(
    arguments: [
      (", displayedComponents: .date)", "date.1 size 124x34"),
      (", displayedComponents: [.hourAndMinute])", "date.1 size 92x34"),
      (", displayedComponents: [.date, .hourAndMinute])", "fields.1 size 221x34"),
      (")", "fields.1 size 221x34"),
      (").datePickerStyle(.graphical)", "DatePicker.1 size 320x330"),
    ])
  func `for dates has the parts that it shows`(rest: String, claim: String) throws {
    let view = "// proposal: 320x400\nDatePicker(\"When\", selection: .constant(now)" + rest
    #expect(try HaggleExperimentsTests.failures(of: [claim, "no findings"], view) == [])
  }

  @Test(
    arguments: [
      ("ProgressView()", ["ProgressView.1 size 20x20"]),
      ("ProgressView(\"Busy\")", ["ProgressView.1 size 40x46.43"]),
      ("ProgressView(value: 0.5)", ["ProgressView.1 size 300x4"]),
      (
        "ProgressView(\"Busy\", value: 1, total: 4)",
        ["ProgressView.1 frame 0,86 300x28", "bar.1 frame 0,110 300x4"]
      ),
      ("Gauge(value: 0.5) { Text(\"G\") }", ["Gauge.1 size 300x34.64"]),
      ("Gauge(value: 0.5) { Text(\"G\") }.gaugeStyle(.accessoryCircular)", ["Gauge.1 size 58x58"]),
      ("Label(\"Mail\", systemImage: \"envelope\")", ["Label.1 size 70x20"]),
      ("Label(\"Mail\", systemImage: \"envelope\").labelStyle(.iconOnly)", ["Label.1 size 22x17"]),
      (
        "Label { Text(\"A\") } icon: { Color.red.frame(width: 5, height: 5) }",
        ["Label.1 size 23x20"]
      ),
      (
        "VStack { Label(\"Mail\", systemImage: \"envelope\") }.labelStyle(TitleOnlyLabelStyle())",
        ["Label.1 size 40x20"]
      ),
      ("GroupBox { Color.red.frame(width: 50, height: 50) }", ["GroupBox.1 size 82x82"]),
      (
        "GroupBox(\"Box\") { Color.red.frame(width: 50, height: 50) }",
        ["GroupBox.1 size 300x110", "heading.1 size 268x20", "frame.1 frame 16,89 50x50"]
      ),
      ("DisclosureGroup(\"More\") { Text(\"x\") }", ["DisclosureGroup.1 size 300x20"]),
      (
        "DisclosureGroup(\"More\", isExpanded: .constant(true)) { Color.red.frame(height: 30) }",
        ["DisclosureGroup.2 size 300x20", "frame.1 size 300x30", "DisclosureGroup.1 size 300x50"]
      ),
      (
        "ContentUnavailableView(\"None\", systemImage: \"x\", description: Text(\"Nothing\"))",
        ["ContentUnavailableView.1 size 300x200", "Text.2 frame 119.12,144.35 61.76x17.65"]
      ),
      ("Map()", ["Map.1 size 300x200"]),
      ("Canvas { context, size in context.fill(path) }", ["Canvas.1 size 300x200"]),
      ("AsyncImage(url: url)", ["AsyncImage.1 size 300x200"]),
      (
        "AsyncImage(url: url) { image in image.resizable().frame(width: 30) } placeholder: { Text(\"…\") }",
        ["AsyncImage.1 size 30x200"]
      ),
      (
        "AsyncImage(url: nil) { $0.resizable() } placeholder: { Color.red.frame(width: 20) }",
        ["AsyncImage.1 size 20x200"]
      ),
      (
        "AsyncImage(url: nil) { phase in if phase.image == nil { Color.red.frame(width: 20) } }",
        ["AsyncImage.1 size 20x200"]
      ),
      ("ScrollViewReader { proxy in Color.red }", ["Color.1 size 300x200"]),
    ])
  func `that shows something`(view: String, claims: [String]) throws {
    #expect(try failures(view, claims) == [])
  }
}
