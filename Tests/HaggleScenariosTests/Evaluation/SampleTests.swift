import HaggleScenarios
import HaggleVocabulary
import Testing

@Suite struct `A style that makes a view of its own` {
  @Test func `is laid out on a control`() {
    let style = """
      struct Primary: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          Inner(configuration: configuration)
        }
        private struct Inner: View {
          let configuration: ButtonStyle.Configuration
          var body: some View { configuration.label.padding(4) }
        }
      }

      """
    let names = { (text: String) in evaluated(text).roots.map(\.name) }
    #expect(names(style) == ["Primary"])
    #expect(names(style + "struct Page: View { var body: some View { Text(\"a\") } }") == ["Page"])
    #expect(evaluated(style, root: "Primary.Inner").roots.count == 1)
  }
}

@Suite struct `A text about views without one` {
  @Test(
    arguments: Case.blocks(
      #"""
      extension View { func card(radius: CGFloat) -> some View { padding(radius) } }
      → card: Text("Sample").padding(radius)

      extension View { var framed: some View { padding().border(Color.red) } }
      → framed: Text("Sample").padding().border(Color.red)

      extension View {
        @ViewBuilder func `if`<V: View>(_ isOn: Bool, then: (Self) -> V) -> some View {
          if isOn { then(self).padding() } else { self }
        }
      }
      → if: Text("Sample").padding()

      extension View { func wide() -> some View { frame(width: 9) } }
      extension View { func card() -> some View { wide().padding() } }
      → card: Text("Sample").frame(width: 9).padding()

      extension Image { func thumb() -> some View { resizable().frame(width: 20) } }
      → thumb: Image(systemName: "star").resizable().frame(width: 20)

      struct Card: ViewModifier { func body(content: Content) -> some View { content.padding() } }
      → Card: Card{Text("Sample").padding()}

      struct Card: ViewModifier { func body(content: Content) -> some View { content.padding() } }
      extension View { func card() -> some View { modifier(Card()) } }
      → card: Card{Text("Sample").padding()}

      struct Big: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label }
      }
      → Big: Button("Sample").buttonStyle(Big())

      struct Tall: LabelStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.icon }
      }
      → Tall: Label("Sample", systemImage: "star").labelStyle(Tall())

      struct Check: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label }
      }
      → Check: Toggle("Sample").toggleStyle(Check())

      struct Row: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          .zero
        }
        func placeSubviews(in b: CGRect, proposal: ProposedViewSize, subviews: Subviews,
          cache: inout ()) {}
      }
      → Row: @Row { Text("One"); Text("Two"); Color(.gray).frame(width: 44, height: 44) }

      struct Ring: Shape { func path(in rect: CGRect) -> Path { Path() } }
      → Ring: Ring{Rectangle()}

      struct Web: UIViewRepresentable { func makeUIView(context: Context) -> UIView { UIView() } }
      → Web: Web?()

      .frame(width: 10)
      .padding()
      → sample: Text("Sample").frame(width: 10).padding()
      """#))
  func `is laid out on a sample`(example: Case) {
    let evaluation = evaluated(example.text)
    let roots = evaluation.roots.map { "\($0.name): \(dump(evaluation.graph, $0.view))" }
    #expect(roots == [example.expected])
    #expect(evaluation.roots.map { $0.diagnostics.map(\.code) } == [[.sampleView]])
  }

  @Test func `is told what was taken for its arguments`() {
    let text =
      "extension View {\n  func card(radius: CGFloat, `in` name: String) -> some View { self }\n}"
    #expect(
      evaluated(text).roots.flatMap(\.diagnostics).map(\.message) == [
        "no view here uses card: laid out as Text(\"Sample\").card(radius: radius, in: name), "
          + "with radius = 44.0, name = \"Name\""
      ])
  }

  @Test func `has a scenario for each modifier`() {
    let text = """
      extension View {
        func red() -> some View { background(Color.red) }
        func blue() -> some View { background(Color.blue) }
        func count() -> Int { 3 }
      }
      """
    let evaluation = evaluated(text)
    #expect(evaluation.roots.map(\.name) == ["red", "blue"])
    #expect(evaluation.roots.map(\.diagnostics.count) == [1, 1])
    #expect(dump(text, root: "blue") == "Text(\"Sample\").background(Color.blue) { Color(.blue) }")
  }

  @Test(
    arguments: Case.blocks(
      #"""
      struct User { let name: String }
      extension String { func twice() -> String { self + self } }
      → error no-view: no view to lay out: found 1 data struct and 1 extension

      class Model: ObservableObject { func load() {} }
      → error no-view: no view to lay out: found 1 class
      """#))
  func `is an error where it is only data`(example: Case) {
    #expect(diagnostics(example.text) == [example.expected])
  }
}

@Suite struct `Views that stand alone` {
  @Test(
    arguments: Case.blocks(
      #"""
      let view = VStack { Text("a") }
      → view: VStack { Text("a") }

      let inner = Text("a")
      let view = VStack { inner }
      → view: VStack { Text("a") }

      var header: some View { Text("a").bold() }
      → header: Text("a").bold()

      @ViewBuilder func row(_ title: String) -> some View { Text(title); Color.red }
      → row: [Text(title), Color(.red)]

      @State private var x = 4
      var body: some View { Color.red.frame(width: CGFloat(x)) }
      → body: Color(.red).frame(width: CGFloat(x))

      PlaygroundPage.current.setLiveView(Text("a"))
      → Text: Text("a")

      let view = Text("a")
      PlaygroundPage.current.liveView = UIHostingController(rootView: view.padding())
      → view: Text("a").padding()

      let host = UIHostingController(rootView: Text("a"))
      → Text: Text("a")

      class Cell: UITableViewCell {
        func show() { contentConfiguration = UIHostingConfiguration { Text("a") }.margins(.all, 0) }
      }
      → UIHostingConfiguration: Text("a")

      class Delegate: UIResponder {
        func start() {
          let content = Text("a").padding()
          window.rootViewController = UIHostingController(rootView: content)
        }
      }
      → Text: Text("a").padding()
      """#))
  func `are what a text is about`(example: Case) {
    let evaluation = evaluated(example.text)
    let roots = evaluation.roots.map { "\($0.name): \(dump(evaluation.graph, $0.view))" }
    #expect(roots == [example.expected])
  }
}
