import Testing

@Suite struct `A declared view` {
  @Test(
    arguments: Case.blocks(
      #"""
      struct A: View { var body: some View { Color.red } }
      A().id("a")
      → A{Color(.red)}.id("a")

      struct A: View { let color: Color
      init(_ color: Color) { self.color = color }
      var body: some View { color } }
      HStack { A(.orange); A(.mint) }
      → HStack { A{Color(.orange)}; A{Color(.mint)} }

      struct A: View { let text: String
      var size: CGFloat = 3
      var body: some View { Text(text).frame(width: size).id(text) } }
      VStack { A(text: "x"); A(text: "y", size: 4) }
      → VStack { A{Text(text).frame(width: size).id("x")}; A{Text(text).frame(width:
        size).id("y")} }

      extension View {
      func tagged(_ name: String) -> some View { id(name) }
      var tagged: some View { tagged("own") } }
      HStack { Color.red.tagged; Color.blue.tagged("given") }
      → HStack { Color(.red).id("own"); Color(.blue).id("given") }

      struct A: View { @State private var isOn = true
      var body: some View { isOn ? Color.red : Color.blue } }
      A()
      → A{Color(.red)}

      struct A: View { @State private var n: Int
      init(n: Int) { _n = State(initialValue: n * 2) }
      var body: some View { Color.red.id("\(n)") } }
      A(n: 4)
      → A{Color(.red).id("8")}

      struct A: View { @Binding var n: Int
      var body: some View { Color.red.id("\(n)") } }
      struct B: View { @State var n = 5
      var body: some View { A(n: $n) } }
      → B{A{Color(.red).id("5")}}

      struct A: View { @Binding var isOn: Bool
      var body: some View { Color.red.id("\(isOn)") } }
      A(isOn: .constant(true))
      → A{Color(.red).id("true")}

      struct A: View { @Environment(\.colorScheme) var scheme
      var body: some View { Color.red.id(scheme == .dark ? "dark" : "light") } }
      A()
      → A{Color(.red).id("light")}

      struct Card<Content: View>: View { @ViewBuilder let content: () -> Content
      var body: some View { VStack { content() } } }
      Card { Text("a"); Text("b") }
      → Card{VStack { Text("a"); Text("b") }}

      struct Card<Content: View>: View { @ViewBuilder let content: Content
      var body: some View { VStack { content } } }
      Card { Text("a"); Text("b") }
      → Card{VStack { Text("a"); Text("b") }}

      struct Card<Content: View>: View { let title: String; let content: Content
      init(_ title: String = "none", @ViewBuilder content: () -> Content) { self.title = title;
        self.content = content() }
      var body: some View { content.id(title) } }
      VStack { Card { Color.red }; Card("x") { Color.blue } }
      → VStack { Card{Color(.red).id("none")}; Card{Color(.blue).id("x")} }

      struct A: View { var body: some View { header.padding() }
      var header: some View { Text("h") } }
      A()
      → A{Text("h").padding()}

      struct A: View { var body: some View { cell(2) }
      @ViewBuilder func cell(_ n: Int) -> some View { let c: Color = n % 2 == 0 ? .red : .blue
      c.frame(width: CGFloat(n)) } }
      A()
      → A{Color(.red).frame(width: CGFloat(n))}

      struct A: View { var body: some View { Row().padding() }
      struct Row: View { var body: some View { Color.red } } }
      A()
      → A{Row{Color(.red)}.padding()}

      struct A: View {}
      extension A { var body: some View { Color.red } }
      A()
      → A{Color(.red)}

      extension View { func card(_ n: Int = 1) -> some View {
        padding().overlay(Text("x")).id("card\(n)") } }
      Color.red.card().card(2)
      → Color(.red).padding().overlay(Text("x")) { Text("x")
        }.id("card1").padding().overlay(Text("x")) { Text("x") }.id("card2")

      extension View { func frame(square: CGFloat) -> some View { frame(width: square,
        height: square) } }
      Color.red.frame(square: 3)
      → Color(.red).frame(width: square, height: square)

      struct Pad: ViewModifier { let n: CGFloat
      func body(content: Content) -> some View { content.padding(n) } }
      Color.red.modifier(Pad(n: 2))
      → Pad{Color(.red).padding(n)}

      extension View { @ViewBuilder func `if`<T: View>(_ on: Bool,
        _ change: (Self) -> T) -> some View { if on { change(self) } else { self } } }
      VStack { Color.red.if(true) { $0.padding() }; Color.blue.if(false) { $0.padding() } }
      → VStack { Color(.red).padding(); Color(.blue) }

      extension Color { static let brand = Color.purple }
      VStack { Color.brand; Color.brand.frame(width: 1) }
      → VStack { Color(.purple); Color(.purple).frame(width: 1) }

      struct Wave: Shape { func path(in rect: CGRect) -> Path { Path() } }
      Wave().fill(.red)
      → Wave{Rectangle()}.fill(.red)
      """#))
  func `is built from its body`(example: Case) {
    #expect(dump(example.text) == example.expected)
    #expect(diagnostics(example.text) == [])
  }

  @Test(
    arguments: Case.blocks(
      #"""
      ScrollVGridForEach(0..<2, columns: [GridItem()]) { i in Color.red.id("c\(i)") }
      → ScrollVGridForEach{ScrollView { LazyVGrid(columns: columns)
        { Color(.red).id("c0"); Color(.red).id("c1") } }}

      struct ScrollVGridForEach: View { var body: some View { Color.red } }
      ScrollVGridForEach()
      → ScrollVGridForEach{Color(.red)}
      """#))
  func `may be a well-known helper, unless the text declares it`(example: Case) {
    #expect(dump(example.text) == example.expected)
  }

  @Test func `that is a layout holds its content`() {
    let text = """
      struct Flow: Layout {
        var gap: CGFloat = 2
        func sizeThatFits(
          proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize { .zero }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {}
      }
      VStack {
        Flow { Color.red }
        Flow(gap: 4) { Color.green; Color.blue }
        let flow = Flow()
        flow { Text("a") }
        AnyLayout(flow) { Text("b") }
      }
      """
    let layouts = [
      "@Flow { Color(.red) }", "@Flow(gap: 4) { Color(.green); Color(.blue) }",
      "@Flow { Text(\"a\") }", "@Flow { Text(\"b\") }",
    ]
    #expect(dump(text) == "VStack { \(layouts.joined(separator: "; ")) }")
  }

  @Test func `may switch between stacks as layouts`() {
    let text = """
      let isWide = false
      let layout = isWide
        ? AnyLayout(HStackLayout(spacing: 3))
        : AnyLayout(VStackLayout(alignment: .leading, spacing: 4))
      layout { Text("a"); Text("b") }
      """
    #expect(dump(text) == "VStack(alignment: .leading, spacing: 4) { Text(\"a\"); Text(\"b\") }")
  }
}
