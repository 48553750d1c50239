import Testing

@Suite struct `A value of a type that is in another file` {
  private func shown(_ body: String, declaring members: String = "") -> String {
    dump(
      "struct C: View { var style: Back { .grouped }; \(members)\nvar body: some View { \(body) } }"
    )
  }

  @Test(
    arguments: [
      (
        "style.color.overlay(VStack { Text(\"a\") })",
        "C{Color(Back.grouped.color).overlay(VStack { Text(\"a\") }) { VStack { Text(\"a\") } }}"
      ),
      (
        "style.color.overlay { Text(\"a\") }",
        "C{Color(Back.grouped.color).overlay() { Text(\"a\") }}"
      ),
      (
        "style.icon.padding(4).background(Text(\"a\"))",
        "C{Back.grouped.icon?().padding(4).background(Text(\"a\")) { Text(\"a\") }}"
      ),
      ("style", "C{Back.grouped?()}"),
      ("style.card { Text(\"a\") }", "C{Back.grouped.card? { Text(\"a\") }}"),
      ("style.card(Text(\"a\"))", "C{Back.grouped.card?(Text(\"a\")) { Text(\"a\") }}"),
      ("theme.card { Text(\"a\") }", "C{theme.card? { Text(\"a\") }}"),
      ("framed { Text(\"a\") }", "C{framed? { Text(\"a\") }}"),
    ])
  func `is a box that keeps what it is given`(body: String, expected: String) {
    #expect(shown(body) == expected)
  }

  @Test func `is told`() {
    let text =
      "struct C: View { var style: Back { .grouped }\nvar body: some View { style.logo } }"
    #expect(
      diagnostics(text) == [
        "2:23 placeholder unknown-view: "
          + "'Back.grouped.logo' is not in this text: laid out as a box"
      ])
  }

  @Test func `has the members that an extension here gives it`() {
    let text = """
      extension Back { var inset: CGFloat { 7 } }
      struct C: View {
        var style: Back { .grouped }
        var body: some View { Text("a").padding(style.inset) }
      }
      """
    #expect(dump(text) == "C{Text(\"a\").padding(style.inset)}")
    #expect(diagnostics(text) == [])
  }

  /// Near misses: what is known by its name alone, or by the place where it is used.
  @Test(
    arguments: [
      ("Text(\"a\").fontWeight(weight)", "var weight: Font.Weight { .bold }"),
      ("Text(\"a\").font(.body.bold())", ""),
      ("Text(\"a\").background(.red.opacity(0.5))", ""),
      ("Text(\"a\").background(fill)", "var fill: some ShapeStyle { .red }"),
      ("Text(\"a\").keyboardType(kind)", "var kind: UIKeyboardType { .default }"),
      ("Text(\"a\").toolbarRole(role)", "var role: ToolbarRole = .editor"),
      ("Text(\"a\").transition(.opacity.animation(.easeIn))", ""),
    ])
  func `is no value of the library's`(body: String, members: String) {
    let text = "struct C: View { \(members)\nvar body: some View { \(body) } }"
    #expect(!dump(text).contains("?"))
    #expect(diagnostics(text) == [])
  }
}

@Suite struct `A view that is in another file` {
  @Test(
    arguments: [
      ("Badge(tint: Color.red)", "Badge?(tint: Color.red)"),
      ("Badge(.red)", "Badge?(.red)"),
      ("Badge(color: Color.red.opacity(0.5))", "Badge?(color: Color.red.opacity(0.5))"),
      (
        "Badge(fill: LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))",
        "Badge?(fill: LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))"
      ),
    ])
  func `is not filled by a colour that it is given`(view: String, expected: String) {
    #expect(dump(view) == expected)
  }

  /// Near misses: a colour that a builder builds, or that has a size, is content.
  @Test(
    arguments: [
      ("Fits { Color.red }", "Fits? { Color(.red) }"),
      (
        "Card(content: Color.red.frame(height: 9))",
        "Card?(content: Color.red.frame(height: 9)) { Color(.red).frame(height: 9) }"
      ),
    ])
  func `shows a colour that is its content`(view: String, expected: String) {
    #expect(dump(view) == expected)
  }
}
