import HaggleScenarios
import Testing

@Suite struct `A declared view` {
  @Test(arguments: [
    (
      "struct A: View { var body: some View { Color.red } }\nA().id(\"a\")",
      "A{Color(.red)}.id(\"a\")"
    ),
    (
      "struct A: View { let color: Color\ninit(_ color: Color) { self.color = color }\nvar body: some View { color } }\nHStack { A(.orange); A(.mint) }",
      "HStack { A{Color(.orange)}; A{Color(.mint)} }"
    ),
    (
      "struct A: View { let text: String\nvar size: CGFloat = 3\nvar body: some View { Text(text).frame(width: size).id(text) } }\nVStack { A(text: \"x\"); A(text: \"y\", size: 4) }",
      "VStack { A{Text(text).frame(width: size).id(\"x\")}; A{Text(text).frame(width: size).id(\"y\")} }"
    ),
    (
      "struct A: View { @State private var isOn = true\nvar body: some View { isOn ? Color.red : Color.blue } }\nA()",
      "A{Color(.red)}"
    ),
    (
      "struct A: View { @State private var n: Int\ninit(n: Int) { _n = State(initialValue: n * 2) }\nvar body: some View { Color.red.id(\"\\(n)\") } }\nA(n: 4)",
      "A{Color(.red).id(\"8\")}"
    ),
    (
      "struct A: View { @Binding var n: Int\nvar body: some View { Color.red.id(\"\\(n)\") } }\nstruct B: View { @State var n = 5\nvar body: some View { A(n: $n) } }",
      "B{A{Color(.red).id(\"5\")}}"
    ),
    (
      "struct A: View { @Binding var isOn: Bool\nvar body: some View { Color.red.id(\"\\(isOn)\") } }\nA(isOn: .constant(true))",
      "A{Color(.red).id(\"true\")}"
    ),
    (
      "struct A: View { @Environment(\\.colorScheme) var scheme\nvar body: some View { Color.red.id(scheme == .dark ? \"dark\" : \"light\") } }\nA()",
      "A{Color(.red).id(\"light\")}"
    ),
    (
      "struct Card<Content: View>: View { @ViewBuilder let content: () -> Content\nvar body: some View { VStack { content() } } }\nCard { Text(\"a\"); Text(\"b\") }",
      "Card{VStack { Text(\"a\"); Text(\"b\") }}"
    ),
    (
      "struct Card<Content: View>: View { @ViewBuilder let content: Content\nvar body: some View { VStack { content } } }\nCard { Text(\"a\"); Text(\"b\") }",
      "Card{VStack { Text(\"a\"); Text(\"b\") }}"
    ),
    (
      "struct Card<Content: View>: View { let title: String; let content: Content\ninit(_ title: String = \"none\", @ViewBuilder content: () -> Content) { self.title = title; self.content = content() }\nvar body: some View { content.id(title) } }\nVStack { Card { Color.red }; Card(\"x\") { Color.blue } }",
      "VStack { Card{Color(.red).id(\"none\")}; Card{Color(.blue).id(\"x\")} }"
    ),
    (
      "struct A: View { var body: some View { header.padding() }\nvar header: some View { Text(\"h\") } }\nA()",
      "A{Text(\"h\").padding()}"
    ),
    (
      "struct A: View { var body: some View { cell(2) }\n@ViewBuilder func cell(_ n: Int) -> some View { let c: Color = n % 2 == 0 ? .red : .blue\nc.frame(width: CGFloat(n)) } }\nA()",
      "A{Color(.red).frame(width: CGFloat(n))}"
    ),
    (
      "struct A: View { var body: some View { Row().padding() }\nstruct Row: View { var body: some View { Color.red } } }\nA()",
      "A{Row{Color(.red)}.padding()}"
    ),
    ("struct A: View {}\nextension A { var body: some View { Color.red } }\nA()", "A{Color(.red)}"),
    (
      "extension View { func card(_ n: Int = 1) -> some View { padding().overlay(Text(\"x\")).id(\"card\\(n)\") } }\nColor.red.card().card(2)",
      "Color(.red).padding().overlay(Text(\"x\")) { Text(\"x\") }.id(\"card1\").padding().overlay(Text(\"x\")) { Text(\"x\") }.id(\"card2\")"
    ),
    (
      "extension View { func frame(square: CGFloat) -> some View { frame(width: square, height: square) } }\nColor.red.frame(square: 3)",
      "Color(.red).frame(width: square, height: square)"
    ),
    (
      "struct Pad: ViewModifier { let n: CGFloat\nfunc body(content: Content) -> some View { content.padding(n) } }\nColor.red.modifier(Pad(n: 2))",
      "Pad{Color(.red).padding(n)}"
    ),
    (
      "extension View { @ViewBuilder func `if`<T: View>(_ on: Bool, _ change: (Self) -> T) -> some View { if on { change(self) } else { self } } }\nVStack { Color.red.if(true) { $0.padding() }; Color.blue.if(false) { $0.padding() } }",
      "VStack { Color(.red).padding(); Color(.blue) }"
    ),
    (
      "extension Color { static let brand = Color.purple }\nVStack { Color.brand; Color.brand.frame(width: 1) }",
      "VStack { Color(.purple); Color(.purple).frame(width: 1) }"
    ),
    (
      "struct Wave: Shape { func path(in rect: CGRect) -> Path { Path() } }\nWave().fill(.red)",
      "Wave{Rectangle()}.fill(.red)"
    ),
  ])
  func `is built from its body`(text: String, expected: String) {
    #expect(dump(text) == expected)
    #expect(diagnostics(text) == [])
  }

  @Test func `may be a well-known helper that the text leaves out`() {
    #expect(
      dump("ScrollVGridForEach(0..<2, columns: [GridItem()]) { i in Color.red.id(\"c\\(i)\") }")
        == "ScrollVGridForEach{ScrollView { LazyVGrid(columns: columns) { Color(.red).id(\"c0\"); Color(.red).id(\"c1\") } }}"
    )
  }

  @Test func `wins over the helper of that name`() {
    let text =
      "struct ScrollVGridForEach: View { var body: some View { Color.red } }\nScrollVGridForEach()"
    #expect(dump(text) == "ScrollVGridForEach{Color(.red)}")
  }

  @Test func `that is a layout holds its content`() {
    let text = """
      struct Flow: Layout {
        var gap: CGFloat = 2
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
      }
      VStack {
        Flow { Color.red }
        Flow(gap: 4) { Color.green; Color.blue }
        let flow = Flow()
        flow { Text("a") }
        AnyLayout(flow) { Text("b") }
      }
      """
    #expect(
      dump(text)
        == "VStack { @Flow { Color(.red) }; @Flow(gap: 4) { Color(.green); Color(.blue) }; @Flow { Text(\"a\") }; @Flow { Text(\"b\") } }"
    )
  }

  @Test func `may switch between stacks as layouts`() {
    let text = """
      let isWide = false
      let layout = isWide ? AnyLayout(HStackLayout(spacing: 3)) : AnyLayout(VStackLayout(alignment: .leading, spacing: 4))
      layout { Text("a"); Text("b") }
      """
    #expect(dump(text) == "VStack(alignment: .leading, spacing: 4) { Text(\"a\"); Text(\"b\") }")
  }
}
