import HaggleScenarios
import HaggleVocabulary
import Testing

@Suite struct `A static member` {
  /// What an extension declares, and how large `Color.red.frame(width: 10, height: 10)` with a
  /// padding is beside it.
  @Test(arguments: [
    ("extension Menu.Token { static func top() -> [Self] { [] } }", ".padding(.top, 5)", "10×15"),
    (
      "extension LabelStyle where Self == Tall { static var vertical: Tall { Tall() } }",
      ".padding(.vertical, 2)", "10×14"
    ),
    (
      "extension Edge.Set { static let sides: Edge.Set = [.leading, .trailing] }",
      ".padding(.sides, 5)", "20×10"
    ),
  ])
  func `of another type does not take the name of an edge`(
    declaration: String, padding: String, size: String
  ) {
    let text = declaration + "\nColor.red.frame(width: 10, height: 10)" + padding
    #expect(Session(text).ask(.unspecified).map { NumberText.display($0) as String } == size)
  }

  @Test(arguments: [
    "typealias Gap = CGFloat\nextension Gap { static let wide: Gap = 6 }",
    "extension Gap { static let wide: Gap = 6 }\ntypealias Gap = CGFloat",
  ])
  func `of an alias is one of the type behind it`(declarations: String) {
    let text = declarations + "\nColor.red.frame(width: 10, height: 10).padding(.wide)"
    #expect(Session(text).ask(.unspecified).map { NumberText.display($0) as String } == "22×22")
    #expect(diagnostics(text) == [])
  }

  @Test(arguments: ["[Color.black, .red]", "[.red, Color.black]"])
  func `without a type beside others is one of theirs`(colours: String) {
    let text =
      "let all = \(colours)\nVStack { ForEach(0..<2) { all[$0].frame(width: 9, height: 4) } }"
    #expect(Session(text).ask(.unspecified).map { NumberText.display($0) as String } == "9×16")
  }

  @Test(arguments: [("padding(.gap6)", true), ("padding(.top)", false), ("padding()", false)])
  func `that no text has is said where a length is due`(padding: String, isSaid: Bool) {
    let scenario = Scenario("Color.red.frame(width: 9, height: 9).\(padding)", name: "a.swift")
    #expect(scenario.diagnostics.contains { $0.code == .unknownNumber } == isSaid)
  }

  private static let examples = """
    struct Item {
      let id: Int
      static let example = example(id: 3)
      static func example(id: Int) -> Item { Item(id: id) }
    }
    struct Look { var inset: CGFloat; static var filled = Look(inset: 30) }
    struct Filled: ButtonStyle {
      let look: Look
      func makeBody(configuration: Configuration) -> some View {
        Text(verbatim: "\\(look.inset)")
      }
    }
    extension ButtonStyle where Self == Filled {
      static var filled: Filled { Filled(look: .filled) }
      static func made(_ look: Look) -> Self { .init(look: .filled) }
    }

    """

  @Test(arguments: [
    ("Text(\"\\(Item.example.id)\")", "3"), ("Text(\"\\(Item.example(id: 4).id)\")", "4"),
    ("Button(\"a\") {}.buttonStyle(.filled)", "30.0"),
    ("Button(\"a\") {}.buttonStyle(.made(.filled))", "30.0"),
  ])
  func `of one name with a function, or with one of another type, is itself`(
    view: String, shown: String
  ) {
    let nodes = Scenario(Self.examples + view, name: "a.swift").roots.first?.tree.nodes ?? []
    #expect(nodes.filter { $0.description.kind == "Text" }.map(\.description.shown) == [shown])
    #expect(!diagnostics(Self.examples + view).contains { $0.contains("without end") })
  }

  private static let kinds = """
    struct Kind {
      static let moon = "moon"
      static let star = "star"
    }
    struct Marker: View {
      var kind: String
      var body: some View {
        switch kind {
        case Kind.moon: Text("a moon")
        case Kind.star: Text("a star")
        default: Text("none")
        }
      }
    }

    """

  @Test(arguments: [("Kind.moon", "a moon"), ("\"star\"", "a star"), ("\"sun\"", "none")])
  func `is what a case of a switch compares with`(kind: String, shown: String) {
    let evaluation = evaluated(Self.kinds + "Marker(kind: \(kind))")
    #expect(evaluation.roots.last.map { shownTexts(evaluation.graph, $0.view) } == [shown])
  }

  private static let styles = """
    struct Thin: ProgressViewStyle {
      var note = "plain"
      func makeBody(configuration: Configuration) -> some View { Text(note) }
    }
    extension ProgressViewStyle where Self == Thin {
      static var thin: Thin { Thin() }
      static func thin(note: String) -> Thin { Thin(note: note) }
    }

    """

  /// A variable and a function of one name.
  @Test(arguments: [(".thin", "plain"), (".thin(note: \"own\")", "own")])
  func `is the one that is called, or is not`(style: String, shown: String) throws {
    let text = Self.styles + "ProgressView(value: 0.5).progressViewStyle(\(style))"
    let nodes = Scenario(text, name: "a.swift").roots.first?.tree.nodes ?? []
    #expect(nodes.filter { $0.description.kind == "Text" }.map(\.description.shown) == [shown])
  }
}
