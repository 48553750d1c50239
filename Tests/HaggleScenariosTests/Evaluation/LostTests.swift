import Foundation
import HaggleScenarios
import HaggleVocabulary
import Testing

@Suite struct `What a text leaves open` {
  private func said(_ body: String, _ member: String = "", set settings: String = "") -> [String] {
    let text = """
      \(settings)struct Food { let name: String }
      struct V: View { \(member); var body: some View { VStack { \(body); Text("b") } } }
      """
    return Scenario(text, name: "a.swift").diagnostics
      .filter { $0.code == .unknownCondition }
      .map { "\($0.message) — \($0.remedy?.text ?? "")" }
  }

  @Test(
    arguments: [
      ("let food: Food?", "if let food { Text(food.name) }", "'food=Food()'"),
      ("let food: Food?", "if let food = food { Text(food.name) }", "'food=Food()'"),
      ("let food: Food?", "if let f = self.food { Text(f.name) }", "'food=Food()'"),
      ("@Binding var food: Food?", "if let food { Text(food.name) }", "'food=Food()'"),
      ("let food: String?", "if let food { Text(food) }", "'food=\"Food\"'"),
    ])
  func `is told where an optional is taken as nil`(member: String, body: String, flip: String) {
    #expect(
      said(body, member) == [
        "nobody passes 'food' here: took it as nil — flip it: --set \(flip)"
      ])
    let value = member.contains("String") ? "\"Soup\"" : "Food()"
    #expect(said(body, member, set: "// set: food = \(value)\n") == [])
  }

  /// Near misses: a variable is nil by itself, and what is passed is known.
  @Test func `is nothing where an optional is nil`() {
    #expect(said("if let food { Text(food) }", "var food: String?") == [])
    #expect(said("if let food { Text(food) }", "@State var food: String? = nil") == [])
    let passed = """
      struct Row: View { let food: String?; var body: some View { if let food { Text(food) } } }
      Row(food: nil)
      """
    #expect(diagnostics(passed) == [])
  }

  @Test func `is told where the type of unknown data decides`() {
    #expect(
      said("if v is Dummy { Text(\"a\") }", "let v: Value") == [
        "'v is Dummy' is unknown: took it for false — flip it: --set 2:66=true"
      ])
    #expect(said("if v is Int { Text(\"a\") }", "let v = 7") == [])
  }

  @Test(
    arguments: [
      ("iOS", "#available(iOS 26, *)", ["old"], 1), ("iOS 26", "#available(iOS 26, *)", ["new"], 1),
      ("iOS", "#available(iOS 17, macOS 26, *)", ["new"], 0),
      ("macOS", "#available(iOS 17, macOS 26, *)", ["new"], 1),
      ("iOS", "#available(macOS 26, *)", ["new"], 0), ("iOS", "#unavailable(iOS 26)", ["new"], 1),
    ])
  func `is told where a release decides between metrics`(
    platform: String, condition: String, shown: [String], count: Int
  ) {
    let text =
      "// platform: \(platform)\nVStack { if \(condition) { Text(\"new\") } else { Text(\"old\") } }"
    let scenario = Scenario(text, name: "a.swift")
    #expect(
      scenario.roots[0].tree.nodes.filter { $0.description.kind == "Text" }.map(
        \.description.arguments) == shown.map { "\"\($0)\"" })
    #expect(scenario.diagnostics.count { $0.code == .unknownCondition } == count)
  }
}

@Suite struct `A method of unknown data` {
  @Test(
    arguments: [
      ("Card(text: model.distance(to: 1))", "Card{Text(text)}"),
      (
        "Text(\"x\").frame(width: model.width(of: 3))",
        "Text(\"x\").frame(width: model.width(of: 3))"
      ),
      ("Text(model.name(1))", "Text(model.name(1))"),
      ("Avatar().styled()", "Avatar?()"),
      ("Avatar().styled().padding(3)", "Avatar?().padding(3)"),
      (
        "Text(\"x\").overlay(Avatar().styled())",
        "Text(\"x\").overlay(Avatar().styled()) { Avatar?() }"
      ),
    ])
  func `is a value where one is wanted, and a view where one is`(view: String, expected: String) {
    let text = """
      struct Card: View { let text: String; var body: some View { Text(text) } }
      struct V: View { @StateObject var model = PlaceModel(); var body: some View { \(view) } }
      """
    #expect(dump(text, root: "V") == "V{\(expected)}")
    let views = evaluated(text, root: "V").diagnostics.filter { $0.code == .unknownView }.map(
      \.subject)
    #expect(views == (expected.contains("?") ? ["Avatar"] : []))
  }
}

@Suite struct `A call of something declared` {
  @Test(
    arguments: Case.blocks(
      #"""
      struct Row: View {
        let content: [Int]
        init(content: String) { self.init(content: [content.count]) }
        init(content: [Int]) { self.content = content }
        var body: some View { Text("\(content.count)") }
      }
      Row(content: "abc")
      → Row{Text("\(content.count)")}

      func show(_ names: [String]) -> some View { Text("names") }
      func show(_ counts: [Int]) -> some View { Text("counts") }
      func show(_ name: String) -> some View { Text("name") }
      func show(_ both: [String: Int]) -> some View { Text("both") }
      VStack { show([1]); show(["a"]); show("a"); show(["a": 1]) }
      → VStack { Text("counts"); Text("names"); Text("name"); Text("both") }
      """#))
  func `is one of that type`(example: Case) {
    #expect(dump(example.text) == example.expected)
    #expect(diagnostics(example.text) == [])
  }

  @Test func `does not hide a method of the library with other labels`() {
    let text = """
      extension LayoutSubview {
        func dimensions(_ p: ProposedViewSize) -> CGSize {
          let d = dimensions(in: p)
          return CGSize(width: d.width, height: d.height)
        }
      }
      struct L: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          subviews[0].dimensions(proposal)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {}
      }
      L { Color.red.frame(width: 30, height: 20) }
      """
    #expect(Session(text).ask(.init(width: 90, height: 90)) == .init(width: 30, height: 20))
  }

  @Test(
    arguments: [
      ("Text(\"a\").preferredColorScheme", "Text(\"a\")"), ("Text(\"a\").opacity", "Text(\"a\")"),
    ])
  func `may be passed on as the modifier that it is`(function: String, shown: String) {
    let text = "VStack { ForEach([1, 2], id: \\.self, content: \(function)) }"
    #expect(dump(text) == "VStack { \(shown); \(shown) }")
  }
}

@Suite struct `Swift in comments` {
  @Test(arguments: [
    "//   text: longText,", "//   text: longText\n// )", "// foo(\n//   image: photo", "// set: x,",
    "// device: current {", "// text: \"a\")", "//  proposal: proposal,",
  ])
  func `states nothing`(comment: String) {
    #expect(Scenario("\(comment)\nColor.red\n", name: "a").diagnostics == [])
  }

  @Test(arguments: [
    "// text: Hello 41x20", "// text: longText", "// set: x", "// device: iPhone 99",
    "// proposal: big",
  ])
  func `is no directive that cannot be read`(comment: String) {
    let found = Scenario("\(comment)\nColor.red\n", name: "a").diagnostics
    #expect(found.map(\.code) == [.directive])
  }
}

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
    ("Image(systemSymbol: .star)", CGSize(width: 20, height: 20)),
    ("Image(symbol: \"x\")", CGSize(width: 20, height: 20)),
    ("Image(\"photo\")", CGSize(width: 100, height: 75)),
  ])
  func `is a symbol where its label says so`(image: String, size: CGSize) {
    #expect(Session(image).ask(.init(width: 300, height: 300)) == size)
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
