import Testing

/// Controls, cards and faces that are wider or narrower than their place asks for, each beside one
/// in which it is meant.
@Suite struct `A rule on misplaced parts` {
  private func found(_ rule: String, in view: String) throws -> [String] {
    try findings("// proposal: 393x759\n// text-cell: 8x20\n\(view)").filter { $0.contains(rule) }
  }

  @Test(arguments: [
    "VStack { Text(\"Mute\"); Toggle(\"\", isOn: .constant(true)).id(\"on\") }",
    "VStack { Stepper(\"\", value: .constant(1)).id(\"on\"); Text(\"Guests\") }",
    "VStack { Text(\"Colour\"); ColorPicker(\"\", selection: .constant(.red)).id(\"on\") }",
    "VStack { Text(\"Mute\"); Toggle(isOn: .constant(true)) { EmptyView() }.padding().id(\"on\") }",
  ])
  func `is found of a control without words below centred ones`(view: String) throws {
    #expect(try found("wide-control", in: view).count == 1)
  }

  @Test(arguments: [
    "VStack { Text(\"Sound\"); Toggle(\"Mute\", isOn: .constant(true)) }",
    "VStack { Toggle(\"\", isOn: .constant(true)) }",
    "VStack(alignment: .trailing) { Text(\"Mute\"); Toggle(\"\", isOn: .constant(true)) }",
    "VStack { Text(\"Mute\"); Toggle(\"\", isOn: .constant(true)).labelsHidden() }",
    "VStack { Text(\"A\"); HStack { Text(\"Mute\"); Toggle(\"\", isOn: .constant(true)) } }",
    "VStack { Text(\"A\"); HStack { Spacer(); Toggle(\"\", isOn: .constant(true)) } }",
    "Form { Text(\"Mute\"); Toggle(\"\", isOn: .constant(true)) }",
    "List { Text(\"Mute\"); Toggle(\"\", isOn: .constant(true)) }",
    "VStack { Color.red; Toggle(\"\", isOn: .constant(true)) }",
    "VStack { Text(\"Mute\"); Toggle(\"\", isOn: .constant(true)).frame(width: 120) }",
    """
    VStack {
      Text("Mute").frame(maxWidth: .infinity, alignment: .leading)
      Toggle("", isOn: .constant(true))
    }
    """,
  ])
  func `is none of a control that has words or its place`(view: String) throws {
    #expect(try found("wide-control", in: view) == [])
  }

  @Test(arguments: [
    "ScrollView { VStack { \(card) }.padding(20) }",
    "VStack { \(card) }.padding(20)",
    "ScrollView { \(card).padding(20) }",
  ])
  func `is found of a card as wide as the screen in the margins of its page`(view: String) throws {
    #expect(try found("eaten-margin", in: view) == ["smell eaten-margin at card, width"])
  }

  private static let card = """
    Text("Balance").frame(width: 393, height: 120).id("card").background(Color.mint)
    """

  @Test(arguments: [
    "Text(\"Go\").frame(width: 393, height: 20).padding(16)",
    "ScrollView { Text(\"Balance\").frame(width: 353, height: 120).padding(20) }",
    "ScrollView { Text(\"Balance\").frame(width: 393, height: 120).padding(-8) }",
    """
    Button { } label: { Text("Go").frame(width: 393, height: 120).padding(16) }
      .buttonStyle(.plain)
    """,
    "Text(\"Go\").frame(width: 393, height: 120).padding(16).background(Color.mint)",
    "Color.gray.overlay { Text(\"Go\").frame(width: 393, height: 120).padding(16) }",
  ])
  func `is none of a face, a layer, or what has its margins`(view: String) throws {
    #expect(try found("eaten-margin", in: view) == [])
  }

  @Test(arguments: ["", ".padding(10)", ".cornerRadius(12)"])
  func `is found of a column that scrolls, painted as narrow as its words`(more: String) throws {
    let view = """
      ScrollView { VStack { \(items) }.background(Color.yellow)\(more) }.id("page")
      """
    #expect(try found("narrow-scroll", in: view) == ["smell narrow-scroll at page, width"])
  }

  private let items = "ForEach(10..<40) { n in Text(\"Item \\(n)\") }"

  @Test(arguments: [
    "ScrollView { VStack { ITEMS }.frame(width: 200).background(Color.yellow) }",
    "ScrollView { VStack { ITEMS }.frame(maxWidth: 200).background(Color.yellow) }",
    "HStack { ScrollView { VStack { ITEMS }.background(Color.yellow) }; Text(\"Beside\") }",
    "ScrollView { VStack { ITEMS }.background(Color.yellow) }.frame(maxWidth: 90)",
    "Color.gray.overlay { ScrollView { VStack { ITEMS }.background(Color.yellow) } }",
    """
    ScrollView {
      VStack { ForEach(0..<9) { _ in Color.red.frame(width: 60, height: 60) } }.background(.yellow)
    }
    """,
    "ScrollView { VStack { ITEMS } }",
    """
    ScrollView { VStack { ITEMS }.background(Color.yellow) }
      .background(Color.gray, in: RoundedRectangle(cornerRadius: 8))
    """,
  ])
  func `is none of a strip whose width is stated or shared`(view: String) throws {
    let text = view.replacing("ITEMS", with: items)
    #expect(try found("narrow-scroll", in: text) == [])
  }
}
