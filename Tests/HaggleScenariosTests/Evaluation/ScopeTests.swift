import Testing

@Suite struct `A name` {
  @Test(
    arguments: Case.blocks(
      #"""
      struct Other { typealias Label = Spacer }
      Label("a", image: "b")
      → Label("a", image: "b")

      struct Other { typealias Row = Spacer; struct In: View { var body: some View { Row() } } }
      struct Row: View { var body: some View { Text("row") } }
      VStack { Row(); Other.In() }
      → VStack { Row{Text("row")}; In{Spacer()} }

      enum Metrics { typealias Length = CGFloat; static let gap: Length = 3 }
      Text("a").padding(Metrics.gap)
      → Text("a").padding(Metrics.gap)

      struct Outer { typealias Title = Text }
      Outer.Title("a")
      → Text("a")

      typealias Title = Text
      Title("a")
      → Text("a")
      """#))
  func `of an alias holds inside of the type that declares it`(example: Case) {
    #expect(dump(example.text) == example.expected)
  }

  @Test(
    arguments: Case.blocks(
      #"""
      extension View { func theme(_ t: Int) -> some View { padding(1) } }
      struct A: View { @Environment(\.theme) private var theme; var body: some View { Text("a") } }
      A().theme(3)
      → A{Text("a")}.padding(1)

      struct A: View { var padding: CGFloat = 2; var body: some View { Text("a").padding(padding) } }
      A().padding(8)
      → A{Text("a").padding(padding)}.padding(8)

      struct A: View { var font: Font = .body; var body: some View { Text("a") } }
      A().font(.title)
      → A{Text("a")}.font(.title)

      struct A: View { let tag: (Int) -> Text; var body: some View { self.tag(1) } }
      A { Text("\($0)") }
      → A{Text("\($0)")}

      struct Maker { func callAsFunction(_ n: Int) -> Text { Text("made") } }
      struct A: View { var frame = Maker(); var body: some View { self.frame(1) } }
      A()
      → A{Text("made")}
      """#))
  func `that is called is a modifier where the property of that name is no function`(
    example: Case
  ) {
    #expect(dump(example.text) == example.expected)
  }
}
