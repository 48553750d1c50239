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

  /// `.init(…)` of a declared type is made where it is used, a view as a view.
  @Test(arguments: [
    ("static var dot: Image = .init(\"dot\")", "overlay"),
    ("static var dot: Image { .init(\"dot\") }", "background"),
    ("static let dot = Image(\"dot\")", "overlay"),
  ])
  func `that is a view is one around another`(member: String, modifier: String) {
    let text = "extension Image { \(member) }\nColor.red.\(modifier)(Image.dot, alignment: .top)"
    let tree = Scenario(text, name: "a.swift").roots[0].tree
    #expect(tree.nodes.map(\.description.kind) == [modifier, "Color", "Image"])
  }

  @Test func `and one of self need no base in an extension of insets`() {
    let text = """
      extension EdgeInsets {
        static let none = EdgeInsets()
        func with(leading: CGFloat) -> Self {
          .init(top: top, leading: leading, bottom: bottom, trailing: trailing)
        }
      }
      Color.red.frame(width: 10, height: 10)
        .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).with(leading: 0))
      """
    #expect(Session(text).ask(.unspecified).map { NumberText.display($0) as String } == "14×14")
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

  private static let lists = """
    struct Item { let name: String }
    struct Mark { let name: String }
    extension Item { static let some = ["a", "b"].map { Item(name: $0) } }
    extension Array where Element == Item {
      static let some = Element.some
      static var two: Self { [Item(name: "i"), .init(name: "j")] }
    }
    extension [Mark] { static let two = [Mark(name: "m")] }

    """

  /// Arrays of two types have a member of the same name.
  @Test(arguments: [
    ("let all: [Item] = .some", ["a", "b"]), ("let all: [Item] = .two", ["i", "j"]),
    ("let all: [Mark] = .two", ["m"]), ("@State var all: [Item] = .some", ["a", "b"]),
    ("let all: [Item] = Item.some", ["a", "b"]),
  ])
  func `of an array is that of its elements`(member: String, shown: [String]) {
    let view = """
      struct V: View {
        \(member)
        var body: some View { VStack { ForEach(all, id: \\.name) { Text($0.name) } } }
      }
      """
    let evaluation = evaluated(Self.lists + view)
    #expect(evaluation.roots.last.map { shownTexts(evaluation.graph, $0.view) } == shown)
  }

  private static let mail = """
    enum Kind { case text, picture }
    struct Mail { let words: String; let kind: Kind }
    extension Mail { init(row: [String: Any]) { words = ""; kind = .picture } }
    extension String { static let text = "text" }
    struct Bubble: View {
      let mail: Mail
      var body: some View {
        switch mail.kind {
        case .text: Text(mail.words)
        case .picture: Image("p")
        }
      }
    }

    """

  @Test(arguments: [
    ("Bubble(mail: Mail(words: \"a\", kind: .text))", "a"),
    // Near miss: a text is one of texts.
    ("Bubble(mail: Mail(words: .text, kind: .text))", "text"),
  ])
  func `is one of the parameter that it is passed to`(view: String, shown: String) {
    let evaluation = evaluated(Self.mail + view)
    #expect(evaluation.roots.last.map { shownTexts(evaluation.graph, $0.view) } == [shown])
  }

  @Test(arguments: [
    ("Font.custom(\"A\", size: UIFont.preferredFont(forTextStyle: .title1).pointSize)", false),
    ("Font.custom(\"A\", size: UIFont.preferredFont(forTextStyle: .title2).pointSize)", false),
    // Near miss: by its type it is meant.
    ("Font.title2", true),
  ])
  func `in its own code is one of another type`(code: String, isEndless: Bool) {
    let text = "extension Font { static var title2: Font { \(code) } }\nText(\"a\").font(.title2)"
    #expect(diagnostics(text).contains { $0.contains("without end") } == isEndless)
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
