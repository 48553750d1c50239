import Testing

/// Controls of a Mac that have no bezel of their own, or one for several.
@Suite struct `On a Mac` {
  @Test(arguments: [
    // A link is its label, a button has a bezel.
    ("Link(\"abc\", destination: url)", "24x16"), ("Button(\"abc\") {}", "48x24"),
    ("Link(\"abc\", destination: url).buttonStyle(.bordered)", "48x24"),
    // A borderless menu is its label and an arrow, unless that is hidden.
    ("Menu(\"abc\") {}", "71.5x24"), ("Menu(\"abc\") {}.menuStyle(.borderlessButton)", "37x16"),
    ("Menu(\"abc\") {}.menuStyle(.borderlessButton).menuIndicator(.hidden)", "24x16"),
    ("Menu(\"abc\") {}.menuStyle(BorderlessButtonMenuStyle(showsMenuIndicator: false))", "24x16"),
    // In the style of a plain button it is its label.
    ("Menu(\"abc\") {}.buttonStyle(.plain)", "24x16"),
    ("Menu(\"abc\") {}.menuStyle(.borderlessButton).buttonStyle(.plain)", "37x16"),
    // A group is one control of segments that gives way.
    ("ControlGroup { Button(\"a\") {}; Button(\"b\") {} }", "58x24"),
    ("ControlGroup { Button(\"a\") {}; Button(\"b\") {} }.frame(width: 50)", "50x24"),
  ])
  func `a control is as large as what it draws`(control: String, size: String) throws {
    let text = """
      // platform: macOS
      // text-cell: 8x16
      // proposal: 300x100
      \(control).id("it")
      // expect: it size \(size)
      """
    #expect(try brokenExpectations(text) == [])
  }
}
