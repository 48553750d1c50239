import Foundation
import HaggleScenarios
import HaggleVocabulary
import Testing

@Suite struct `A number, a view or an image that is in another file` {
  private func nodes(_ view: String, _ members: String = "") -> [String] {
    let text = "// text-cell: 10x20\nstruct V: View { \(members); var body: some View { \(view) } }"
    return Scenario(text, name: "a.swift").diagnostics.filter { $0.code == .unknownNumber }
      .compactMap(\.subject)
  }

  @Test(
    arguments: [
      ("Text(\"a\").padding(Spacing.xs)", "padding(Spacing.xs) as 4"),
      ("Text(\"a\").padding(Spacing.sm)", "padding(Spacing.sm) as 8"),
      ("Text(\"a\").padding(.top, Spacing.md)", "padding(Spacing.md) as 12"),
      ("Text(\"a\").padding(Theme.inset)", "padding(Theme.inset) as 16"),
      ("HStack(spacing: Theme.gap) { Text(\"a\") }", "HStack(spacing: Theme.gap) as 8"),
      ("HStack(spacing: Size.xl) { Text(\"a\") }", "HStack(spacing: Size.xl) as 20"),
      // Near misses: what has a length is no distance.
      ("Text(\"a\").frame(width: Size.md)", "frame(width: Size.md) as 36"),
      ("Text(\"a\").frame(width: Spacing.row)", "frame(width: Spacing.row) as 44"),
    ])
  func `is a length that its place and name make likely`(view: String, said: String) {
    #expect(nodes(view) == [said])
  }

  @Test(
    arguments: [
      ("title.padding(2)", "let title: Text", "V{Text().padding(2)}"),
      ("icon", "let icon: Image", "V{Image()}"),
      ("Badge(\"New\")", "let a = 1", "V{Badge?(\"New\") { Text(\"New\") }}"),
      ("Tag(title: \"New\", n: 1)", "let a = 1", "V{Tag?(title: \"New\", n: 1) { Text(\"New\") }}"),
      // Near misses: names of pictures and addresses are no words.
      ("RemoteImage(\"cat\")", "let a = 1", "V{RemoteImage?(\"cat\")}"),
      ("Card(\"https://a.b\")", "let a = 1", "V{Card?(\"https://a.b\")}"),
      ("Tag(id: \"New\")", "let a = 1", "V{Tag?(id: \"New\")}"),
    ])
  func `is what its type or its words make likely`(view: String, member: String, shown: String) {
    #expect(dump("struct V: View { \(member); var body: some View { \(view) } }") == shown)
  }

  @Test(arguments: [
    ("Image(systemSymbol: .circle)", CGSize(width: 20, height: 20)),
    ("Image(symbol: \"x\")", CGSize(width: 20, height: 20)),
    ("Image(\"photo\")", CGSize(width: 100, height: 75)),
  ])
  func `is a symbol where its label says so`(image: String, size: CGSize) {
    #expect(Session(image).ask(.init(width: 300, height: 300)) == size)
  }

  @Test(arguments: [
    ("Avatar(url: u, size: 40)", CGSize(width: 40, height: 40)),
    ("Dot(systemName: \"heart\", diameter: 28)", CGSize(width: 28, height: 28)),
    ("Thumbnail(u, width: 120, height: 80)", CGSize(width: 120, height: 80)),
    ("Bar(value: 0.5, height: 8)", CGSize(width: 300, height: 8)),
    ("Cover(u, width: 90)", CGSize(width: 90, height: 44)),
    // Near misses: the size of a part, and of a font.
    ("Stars(rating: 4, size: 12)", CGSize(width: 44, height: 44)),
    ("Stars(rating: 4, starSize: 30)", CGSize(width: 44, height: 44)),
    ("Words(\"Hello\", size: 24).frame(width: 99)", CGSize(width: 99, height: 61.0 / 3)),
  ])
  func `is as large as its arguments say`(view: String, size: CGSize) {
    let text = "ZStack { \(view); Color.clear.frame(width: 1, height: 1) }"
    #expect(Session(text).ask(.init(width: 300, height: 300)) == size)
  }

  /// The second text is as wide as a symbol of 20 points.
  @Test(arguments: [
    ("LazyVGrid(columns: .init(repeating: .init(.fixed(50)), count: 3)) { Text(\"a\") }", 166.0),
    ("Text(Image(systemName: \"star\"))", 20.0),
  ])
  func `is written in other ways`(view: String, width: CGFloat) {
    #expect(Session(view).ask(.unspecified)?.width == width)
  }

  @Test func `may be a tree of views without a name`() {
    let text = """
      struct Root: _VariadicView_UnaryViewRoot {
        func body(children: _VariadicView.Children) -> some View {
          VStack { ForEach(children) { c in c; Divider() } }
        }
      }
      struct V: View { var body: some View { _VariadicView.Tree(Root()) { Text("a"); Text("b") } } }
      """
    #expect(
      dump(text, root: "V")
        == "V{Root{VStack { [Text(\"a\"), Divider()]; [Text(\"b\"), Divider()] }}}")
    #expect(diagnostics(text, root: "V") == [])
  }
}

@Suite struct `What is built under a name` {
  @Test(
    arguments: Case.blocks(
      #"""
      struct V: View {
        var body: some View { Row { image } content: { content(1) } }
        var image: some View { Text("a") }
        func content(_ n: Int) -> some View { Text("b") }
      }
      → V{Row? { Text("a") } { Text("b") }}

      struct V: View {
        let n = 1
        var body: some View { Row { save() } onTap: { n } }
        func save() {}
      }
      → V{Row?()}

      struct Movies: ConnectedView {
        struct Props { let title: String }
        func map(state: State) -> Props { Props(title: "x") }
        func body(props: Props) -> some View { VStack { Text(props.title); Text("b") } }
      }
      → Movies{VStack { Text(props.title); Text("b") }}

      struct Card: ViewModifier { func body(content: Content) -> some View { content.padding() } }
      struct V: View { var body: some View { ModifiedContent(content: Text("a"), modifier: Card()) } }
      → V{Card{Text("a").padding()}}
      """#))
  func `is there, whoever is given it`(example: Case) {
    let evaluation = evaluated(example.text)
    #expect(evaluation.roots.map { dump(evaluation.graph, $0.view) } == [example.expected])
  }
}
