import HaggleTraces
import Testing

@Suite struct `The body of a declared style` {
  /// The kinds of a listing's nodes, parents before their children.
  private func kinds(_ declaration: String, _ view: String) throws -> [String] {
    let text = "// proposal: 300x300\n// text-cell: 10x20\n\(declaration)\n\(view)"
    return try run(text).nodes.map { node in
      node.arguments.isEmpty ? node.kind : "\(node.kind)(\(node.arguments))"
    }
  }

  private func style(_ name: String, _ body: String) -> String {
    "struct Own: \(name) { func makeBody(configuration: Configuration) -> some View { \(body) } }"
  }

  @Test(
    arguments: [
      (
        "ProgressViewStyle", "ProgressView(configuration)",
        "ProgressView(value: 0.4).progressViewStyle(Own())",
        ["ProgressView(value: 0.4)", "ProgressView(configuration)", "bar"]
      ),
      (
        "LabelStyle", "Label(configuration)", "Label(\"A\", image: \"b\").labelStyle(Own())",
        ["Label(\"A\", image: \"b\")", "Label(configuration)", "Image(\"b\")", "Text(\"A\")"]
      ),
      (
        "ToggleStyle", "Toggle(configuration)", "Toggle(\"A\", isOn: $a).toggleStyle(Own())",
        ["Toggle(\"A\")", "Toggle(configuration)", "Text(\"A\")", "gap", "switch"]
      ),
      (
        "PrimitiveButtonStyle", "Button(configuration)", "Button(\"A\") {}.buttonStyle(Own())",
        ["Button(\"A\")", "Button(configuration)", "Text(\"A\")"]
      ),
      (
        "GroupBoxStyle", "GroupBox(configuration)",
        "GroupBox { Color.red }.groupBoxStyle(Own())",
        ["GroupBox", "GroupBox(configuration)", "Color(.red)"]
      ),
      (
        "LabeledContentStyle", "LabeledContent(configuration)",
        "LabeledContent(\"A\") { Color.red }.labeledContentStyle(Own())",
        [
          "LabeledContent(\"A\")", "LabeledContent(configuration)", "Text(\"A\")", "gap",
          "Color(.red)",
        ]
      ),
      (
        "GaugeStyle", "Gauge(configuration)",
        "Gauge(value: 1) { Text(\"A\") }.gaugeStyle(Own())",
        ["Gauge", "Gauge(configuration)", "Text(\"A\")", "line", "bar"]
      ),
      (
        "MenuStyle", "Menu(configuration)", "Menu(\"A\") { Text(\"b\") }.menuStyle(Own())",
        ["Menu(\"A\")", "Menu(configuration)", "Text(\"A\")"]
      ),
      (
        "ControlGroupStyle", "ControlGroup(configuration)",
        "ControlGroup { Color.red; Color.blue }.controlGroupStyle(Own())",
        ["ControlGroup", "ControlGroup(configuration)", "Color(.red)", "Color(.blue)"]
      ),
    ])
  func `shows the control that it is given, with all that is in it`(
    family: String, body: String, view: String, expected: [String]
  ) throws {
    #expect(Set(try kinds(style(family, body), view)) == Set(expected))
  }

  @Test func `is drawn by the next style outwards`() throws {
    let own = style("LabelStyle", "Label(configuration)")
    let label = "Label(\"A\", image: \"b\").labelStyle(Own())"
    #expect(try kinds(own, label + ".labelStyle(.titleOnly)").last == "Text(\"A\")")
    #expect(try !kinds(own, label + ".labelStyle(.titleOnly)").contains("Image(\"b\")"))
    #expect(try kinds(own, label + ".labelStyle(.automatic)").contains("Image(\"b\")"))
  }

  @Test func `is passed on through a view of its own`() throws {
    let own = """
      struct Inside: View {
        let configuration: ToggleStyle.Configuration
        var body: some View { Toggle(self.configuration) }
      }
      """
    let style = style("ToggleStyle", "Inside(configuration: configuration)")
    let kinds = try kinds(own + "\n" + style, "Toggle(\"A\", isOn: $a).toggleStyle(Own())")
    #expect(kinds.contains("Toggle(self.configuration)"))
    #expect(kinds.contains("Text(\"A\")"))
  }

  @Test func `of a field is given the field itself`() throws {
    let own = """
      struct Own: TextFieldStyle {
        func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding(9) }
      }
      """
    #expect(
      try kinds(own, "TextField(\"A\", text: $a).textFieldStyle(Own())") == [
        "TextField(\"A\")", "padding(9)", "TextField(\"A\")", "Text(\"A\")",
      ])
  }

  /// A near miss: what is passed without a label is no configuration.
  @Test func `leaves other arguments of its control alone`() throws {
    let own = style("ToggleStyle", "Toggle(title, isOn: $a)")
    let kinds = try kinds(
      "let title = \"B\"\n" + own, "Toggle(\"A\", isOn: $a).toggleStyle(Own())")
    #expect(kinds.contains("Text(\"B\")"))
    #expect(!kinds.contains("Text(\"A\")"))
  }

  @Test(
    arguments: [
      "static var own: Self { Self() }", "static var own: Self { .init() }",
      "static var own: Own { Own() }", "static var own: Own { .init() }",
      "static let own = Self()", "static var own: Self { get { return Self.init() } }",
    ])
  func `is found by the name that an extension gives it`(member: String) throws {
    let own = style("LabelStyle", "configuration.title")
    let named = "extension LabelStyle where Self == Own { \(member) }"
    let kinds = try kinds(own + "\n" + named, "Label(\"A\", image: \"b\").labelStyle(.own)")
    #expect(kinds == ["Label(\"A\", image: \"b\")", "Text(\"A\")"])
  }

  @Test func `is found by the function that an extension gives it`() throws {
    let own = """
      struct Own: ButtonStyle {
        var inset: CGFloat
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.padding(inset)
        }
      }
      extension ButtonStyle where Self == Own {
        static func own(_ inset: CGFloat) -> Self { .init(inset: inset) }
      }
      """
    let text = "// text-cell: 10x20\n\(own)\nButton(\"A\") {}.buttonStyle(.own(7))"
    #expect(try failures(of: ["Button.1 size 24x34"], text) == [])
  }

  /// Its body would be laid out without end: by itself, by way of another style, and where one
  /// body alone is deep.
  @Test(arguments: [
    "Button(\"B\") {}.buttonStyle(Own())", "Button(\"B\") {}.buttonStyle(Other())",
    "VStack { HStack { ZStack { VStack { Button(\"B\") {}.buttonStyle(Own()).padding() } } } }",
  ])
  func `ends where it has a control of its own style in it`(body: String) throws {
    let other = style("ButtonStyle", "Button(\"C\") {}.buttonStyle(Own())")
      .replacing("struct Own", with: "struct Other")
    let own = style("ButtonStyle", body)
    let trace = try run("\(own)\n\(other)\nButton(\"A\") {}.buttonStyle(Own())")
    #expect(trace.nodes.count { $0.kind == "Button" } == 33)
    #expect(trace.assumptions.contains { $0.contains("in the body of its own style without end") })
  }

  /// A near miss: without a `where` clause `Self` is what the member is asked of.
  @Test func `is not what an extension of another type calls Self`() throws {
    let own = """
      struct Size { var width: CGFloat }
      extension Size { static var own: Self { Self(width: 7) } }
      """
    let text = own + "\nColor.red.frame(width: Size.own.width, height: 1)"
    #expect(try failures(of: ["frame.1 size 7x1"], text) == [])
  }
}

@Suite struct `A link in a row` {
  @Test(arguments: [
    ("NavigationLink(\"A\") { Text(\"x\") }", 1),
    ("HStack { NavigationLink(\"A\") { Text(\"x\") } }", 1),
    ("ScrollView(.horizontal) { HStack { NavigationLink(\"A\") { Text(\"x\") } } }", 0),
    ("ScrollView { LazyVStack { NavigationLink(\"A\") { Text(\"x\") } } }", 0),
  ])
  func `has a chevron unless it scrolls inside of it`(row: String, chevrons: Int) throws {
    let trace = try run("List { \(row) }")
    #expect(trace.nodes.count { $0.kind == "chevron" } == chevrons)
  }
}
