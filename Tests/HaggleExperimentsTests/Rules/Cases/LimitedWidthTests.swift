import Testing

/// Limits that leave a view in the middle of its room, and ends without a common line.
@Suite struct `A view with a limit` {
  @Test(arguments: [
    ("Text(\"On my way\").id(\"mine\").frame(maxWidth: 340, alignment: .trailing)", true),
    ("Text(\"On my way\").frame(width: 300, alignment: .leading)", true),
    ("Text(\"On my way\").frame(maxWidth: 340)", false),
    ("Text(\"On my way\").frame(maxWidth: 390, alignment: .trailing)", false),
    ("Text(\"On my way\").frame(maxWidth: 340, alignment: .trailing).background(.mint)", false),
    (
      """
      Text("On my way").frame(maxWidth: 340, alignment: .trailing)
        .frame(maxWidth: .infinity, alignment: .trailing)
      """, false
    ),
    (
      """
      VStack {
        Text("Code").frame(maxWidth: 340, alignment: .leading)
        Color.gray.frame(width: 340, height: 40)
      }
      """, false
    ),
    ("HStack { Text(\"Code\").frame(width: 300, alignment: .leading); Text(\"1\") }", false),
  ])
  func `has its content at an edge in the middle`(view: String, isFound: Bool) throws {
    let found = try findings(
      "// proposal: 400x600\n// text-cell: 8x20\nScrollView {\n\(view)\n}")
    #expect(found.contains { $0.contains("missed-edge") } == isFound, "\(found)")
  }

  @Test(arguments: [
    ("Text(\"Inbox\").frame(maxWidth: .infinity, alignment: .leading)", "maxWidth: 200", true),
    ("Text(\"Inbox\")", "maxWidth: 200", false),
    ("Text(\"Inbox\").frame(maxWidth: .infinity)", "maxWidth: .infinity", false),
    ("Text(\"Inbox\").frame(maxWidth: .infinity)", "width: 200", false),
  ])
  func `is a list beside which nothing scrolls`(
    head: String, limit: String, isFound: Bool
  ) throws {
    let found = try findings(
      """
      // proposal: 320x300
      // text-cell: 8x20
      VStack(spacing: 0) {
        \(head)
        List { Text("Ada"); Text("Grace") }.frame(\(limit))
      }
      """)
    #expect(found.contains { $0.contains("narrow-list") } == isFound, "\(found)")
  }

  @Test(arguments: [
    ("", "Color.orange.frame(width: 20, height: height); Text(\"9\")", true),
    ("", "Text(\"9\"); Color.orange.frame(width: 20, height: height)", true),
    ("alignment: .bottom, ", "Color.orange.frame(width: 20, height: height); Text(\"9\")", false),
    ("", "Color.orange.frame(width: 20, height: 40); Text(\"9\")", false),
    // The text is what makes one higher.
    ("", "Text(height > 20 ? \"A long one\" : \"9\").frame(width: 30); Text(\"9\")", false),
  ])
  func `is a bar with a label, beside others`(
    alignment: String, parts: String, isFound: Bool
  ) throws {
    let found = try findings(
      """
      // proposal: 393x300
      // text-cell: 8x20
      HStack(\(alignment)spacing: 8) {
        ForEach([12.0, 34.0, 60.0], id: \\.self) { height in
          VStack(spacing: 4) { \(parts) }
        }
      }
      """)
    #expect(found.contains { $0.contains("hanging-bars") } == isFound, "\(found)")
  }

  @Test(arguments: [
    ("Spacer(); Toggle(\"\", isOn: .constant(true)).id(\"on\")", true),
    ("Spacer(); Toggle(\"\", isOn: .constant(true)).frame(width: 120)", false),
    ("Toggle(\"\", isOn: .constant(true))", false),
    ("Spacer(); Toggle(\"\", isOn: .constant(true)).labelsHidden()", false),
    ("Spacer(); Toggle(\"\", isOn: .constant(true)).fixedSize()", false),
    ("Spacer(); Toggle(\"Wifi\", isOn: .constant(true))", false),
  ])
  func `is a control behind a spacer`(parts: String, isFound: Bool) throws {
    let found = try findings(
      """
      // proposal: 300x100
      // text-cell: 8x20
      HStack { Text("Wifi, Bluetooth and data"); \(parts) }
      """)
    #expect(found.contains { $0.contains("wide-control") } == isFound, "\(found)")
  }

  /// The switch stands at the end of the row, as it is meant to.
  @Test func `is no control behind a spacer that takes no text's room`() throws {
    let found = try findings(
      """
      // proposal: 393x100
      // text-cell: 8x20
      HStack { Text("Wifi"); Spacer(); Toggle("", isOn: .constant(true)) }
      """)
    #expect(found.isEmpty, "\(found)")
  }

  /// A count beside a name and what is below it is a tag; a block beside a text is not.
  @Test(arguments: [
    ("VStack(alignment: .leading) { Text(\"Git\"); Text(\"1.2\") }", false),
    ("Text(\"One line\\nand another\\nand one more\")", true),
    (
      "VStack(spacing: 0) { Text(\"Git\").background(.gray); Text(\"1.2\").background(.teal) }",
      true
    ),
  ])
  func `is a tag in a row`(story: String, isFound: Bool) throws {
    let found = try findings(
      """
      // proposal: 300x100
      // text-cell: 8x20
      HStack(spacing: 12) {
        \(story).frame(maxWidth: .infinity, alignment: .leading)
        Text("Update").padding(.horizontal, 10).background(.mint)
      }
      """)
    #expect(found.contains { $0.contains("uneven-background") } == isFound, "\(found)")
  }
}
