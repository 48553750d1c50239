import Testing

/// Every character is 8×16.
@Suite struct `A field in a form on a Mac` {
  private static let head = "// text-cell: 8x16\n// proposal: 340x200\n"

  @Test(arguments: [
    // The title at one end of the row, and what is typed behind it.
    (
      "Form { TextField(\"Name\", text: .constant(\"\")) }.formStyle(.grouped)",
      ["TextField.1 size 280x16", "Text.1 size 32x16", "typed.1 size 240x16"]
    ),
    (
      "Form { TextField(\"Name\", text: .constant(\"\"), prompt: Text(\"Ada\")) }",
      ["Text.1 frame 0,92 32x16", "Text.2 size 24x16"]
    ),
    (
      "Form { HStack { SecureField(\"Key\", text: .constant(\"\")) } }",
      ["Text.1 size 24x16", "typed.1 size 308x24"]
    ),
    // Near misses: without a title or with a hidden one, and outside of a form.
    ("Form { TextField(\"\", text: .constant(\"ab\")) }", ["TextField.1 size 340x24"]),
    (
      "Form { TextField(\"Name\", text: .constant(\"\")).labelsHidden() }",
      ["TextField.1 size 340x24"]
    ),
    ("TextField(\"Name\", text: .constant(\"\"))", ["TextField.1 size 340x24"]),
  ])
  func `has its title beside it`(view: String, claims: [String]) throws {
    #expect(try failures(of: claims, Self.head + view, .macOS) == [])
  }

  /// Labels of 24, 72 and 40 points, 8 points before the controls, which begin at 80.
  @Test(arguments: [
    (
      """
      Form {
        TextField("Key", text: .constant(""))
        Picker("Font size", selection: .constant(1)) { Text("Big").tag(1) }
        Toggle("Quiet", isOn: .constant(true))
        Button("Reset") {}
        Text("Note")
      }
      """,
      [
        "Text.1 frame 48,39.63 24x16", "typed.1 frame 80,35.63 260x24",
        "Text.2 frame 0,71.63 72x16", "menu.1 frame 80,67.63 71.5x24",
        "Toggle.1 frame 80,97.63 61x16", "Text.6 frame 80,148.37 32x16",
      ]
    ),
    // A switch has its title in the column, and a row of one's own is a value.
    (
      """
      Form {
        Toggle("Quiet", isOn: .constant(true)).toggleStyle(.switch)
        HStack { Text("A"); Text("B") }
      }
      """,
      [
        "Text.1 frame 119,81.63 40x16", "switch.1 frame 167,77.63 54x24",
        "Text.2 frame 167,106.37 8x16",
      ]
    ),
    // Through padding and a frame, the columns meet.
    (
      """
      Form {
        LabeledContent("Version") { Text("1.2") }.padding(.leading, 10)
        LabeledContent("App") { Text("haggle") }.frame(width: 200, alignment: .leading)
      }
      """,
      ["Text.2 frame 123,80 24x16", "Text.3 frame 91,104 24x16", "Text.4 frame 123,104 48x16"]
    ),
    // Without labels it is a column.
    (
      "Form { Toggle(\"Quiet\", isOn: .constant(true)); Text(\"Note\") }",
      ["Toggle.1 frame 139.5,81.63 61x16", "Text.2 frame 139.5,102.37 32x16"]
    ),
  ])
  func `23.8 Labels end where the values of all rows begin`(
    view: String, claims: [String]
  ) throws {
    #expect(try failures(of: claims, Self.head + view, .macOS) == [])
  }
}
