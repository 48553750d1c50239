import HaggleSyntax
import HaggleVocabulary
import Testing

@testable import HaggleScenarios

@Suite struct `What a text borrows from other files` {
  @Test(arguments: [
    // The text, the other files, what comes from them.
    (
      "Card()",
      [
        (
          "Card.swift",
          "import SwiftUI\n\nstruct Card: View { var body: some View { Text(\"a\") } }"
        )
      ],
      ["Card Card.swift:3"]
    ),
    // A file that stands in a condition as a whole, and of two branches that of a phone.
    (
      "Card()",
      [
        (
          "Card.swift",
          "#if canImport(SwiftUI)\nstruct Card: View { var body: some View { Row() } }\n#endif"
        ),
        (
          "Row.swift",
          "#if os(macOS)\nstruct Row: View {}\n#else\nstruct Row: View { let a = 1 }\n#endif"
        ),
      ],
      ["Card Card.swift:2", "Row Row.swift:4"]
    ),
    // What it uses itself, whatever the order of files.
    (
      "Card()",
      [
        ("A.swift", "let inset = 8.0"),
        ("B.swift", "struct Card: View { var body: some View { Text(\"a\").padding(inset) } }"),
      ],
      ["inset A.swift:1", "Card B.swift:1"]
    ),
    // What nobody uses stays where it is, and so does what the text has.
    (
      "struct Card: View { var body: some View { Text(\"a\") } }\nCard()",
      [("Card.swift", "struct Card: View {}\nstruct Other: View {}")], []
    ),
    // What an extension adds to a type of SwiftUI comes alone, with its extension around it.
    (
      "Text(\"a\").card()",
      [
        (
          "View.swift",
          "extension View {\n  func other() -> some View { self }\n  func card() -> some View { padding(inset) }\n}\nlet inset = 8.0"
        )
      ],
      ["View View.swift:2", "inset View.swift:5"]
    ),
    // Another member of the same extension needs no dot.
    (
      "Text(\"a\").font(.title8)",
      [
        (
          "Font.swift",
          "extension Font {\n  static let title8 = own(8)\n  private static func own(_ size: Double) -> Font { .system(size: size) }\n}"
        )
      ],
      ["Font Font.swift:1", "Font Font.swift:2"]
    ),
    // A type of the project comes with all of its extensions.
    (
      "Badge()",
      [
        ("Badge.swift", "struct Badge: View { var body: some View { inner } }"),
        ("Badge+Inner.swift", "extension Badge { var inner: some View { Text(\"a\") } }"),
      ],
      ["Badge Badge.swift:1", "Badge Badge+Inner.swift:1"]
    ),
    // SwiftUI's names stay SwiftUI's.
    (
      "VStack { Text(\"a\").padding() }",
      [
        (
          "Own.swift",
          "struct VStack: View { var body: some View { Color.red } }\nextension View { func padding() -> some View { self } }"
        )
      ], []
    ),
    // A class holds what an app loads; its constants are another thing.
    (
      "Row(model: Model(), inset: Metrics.shared.inset)",
      [
        (
          "Model.swift",
          "class Model {}\nclass Metrics { static let shared = Metrics(); let inset = 8.0 }"
        )
      ],
      ["Metrics Model.swift:2"]
    ),
    // Behind a dot only a type is one of the top level.
    (
      "Design.Card(a.inset)", [("Card.swift", "struct Card: View {}\nlet inset = 8.0")],
      ["Card Card.swift:1"]
    ),
  ])
  func `is what it uses and does not declare`(
    text: String, files: [(String, String)], expected: [String]
  ) {
    #expect(pieces(text, files) == expected)
  }

  @Test func `is the nearest of several, and what is private stays in its file`() {
    let card = "struct Card: View { var body: some View { Mark() } }\nprivate struct Mark: View {}"
    let files = [
      ("Mac/Card.swift", card), ("App/Card.swift", card), ("App/Mark.swift", "struct Mark {}"),
    ]
    #expect(pieces("Card()", files) == ["Card App/Card.swift:1", "Mark App/Card.swift:2"])
    #expect(pieces("Mark()", [("Mac/Card.swift", card)]) == [])
  }

  @Test func `makes a view of what was a box, and no root of its own`() {
    let files = [
      (
        "Card.swift",
        "struct Card: View {\n  var body: some View { Color.red.frame(width: 70, height: 30) }\n}"
      ),
      (
        "Preview.swift",
        "struct Card_Previews: PreviewProvider { static var previews: some View { Card() } }"
      ),
    ]
    let text = "struct Screen: View { var body: some View { HStack { Card() } } }\n"
    let whole = text + borrowing(text, files).text(areNamed: true)
    #expect(
      Scenario(text, name: "Screen.swift").roots.map { $0.tree.nodes.map(\.description.kind) } == [
        ["HStack", "Card"]
      ])
    let scenario = Scenario(whole, name: "Screen.swift")
    #expect(scenario.roots.map(\.name) == ["Screen"])
    #expect(
      scenario.roots.map { $0.tree.nodes.map(\.description.kind) } == [
        ["HStack", "frame", "Color"]
      ])
    #expect(
      scenario.roots.map { $0.tree.nodes.last?.description.place } == [
        SourcePlace(line: 5, column: 25)
      ])
    #expect(scenario.source.parts.words(for: SourcePlace(line: 5, column: 25)) == "Card.swift:2:25")
  }

  @Test(arguments: ["", "\n\n"])
  func `has the lines of its file`(before: String) throws {
    let text = "Text(\"a\").card()\n"
    let member = "func card() -> some View { frame(width: 70) }"
    let whole =
      text
      + borrowing(text, [("View.swift", before + "extension View { \(member) }\n")]).text(
        areNamed: true)
    let scenario = Scenario(whole, name: "Screen.swift")
    let frame = try #require(scenario.roots.first?.tree.nodes.first?.description.place)
    #expect(scenario.source.parts.origin(of: frame.line)?.line == before.count + 1)
  }

  @Test(arguments: [
    // What only the file sees that declares the view.
    (
      [
        (
          "Card.swift",
          "struct Card: View { var body: some View { row } }\nprivate extension Card {\n  var row: some View { Text(\"a\") }\n}"
        )
      ],
      ["Card Card.swift:1", "Card Card.swift:2"]
    ),
    // What only a file sees that extends it.
    (
      [
        ("Card.swift", "struct Card: View { var body: some View { row } }"),
        (
          "Rows.swift",
          "extension Card {\n  var row: some View { cell() }\n  fileprivate func cell() -> Text { Text(\"a\") }\n}"
        ),
      ],
      ["Card Card.swift:1", "Card Rows.swift:1", "Card Rows.swift:2"]
    ),
    // What nobody sees who is asked.
    (
      [
        ("Card.swift", "struct Card: View { var body: some View { Text(\"a\") } }"),
        ("Other.swift", "private extension Card {\n  var other: some View { Text(\"a\") }\n}"),
      ],
      ["Card Card.swift:1"]
    ),
  ])
  func `has what is private in a file that something is taken from`(
    files: [(String, String)], names: [String]
  ) {
    #expect(pieces("Card()", files) == names)
  }

  private static let extensions = [
    (
      "Extensions.swift",
      """
      extension Image {
        init(sign: String) { self.init(systemName: sign) }
      }
      extension View {
        func border(_ color: Color, corner: CGFloat) -> some View { padding(corner) }
        func padding(_ length: CGFloat) -> some View { self }
        func `if`(_ isOn: Bool) -> some View { self }
        func degrees(_ number: Double) -> String { "a" }
        func font(_ style: Style) -> some View { self }
      }
      struct Style {}
      """
    )
  ]

  @Test(arguments: [
    ("Image(sign: \"a\")", ["Image Extensions.swift:1"]),
    ("Text(\"a\").border(.red, corner: 2)", ["View Extensions.swift:4"]),
    ("Text(\"a\").if(true)", ["View Extensions.swift:6"]),
    ("Text(degrees(3))", ["View Extensions.swift:7"]),
    ("Text(\"a\").font(.body)", ["View Extensions.swift:8", "Style Extensions.swift:11"]),
    // The same as SwiftUI's stays SwiftUI's.
    ("Text(\"a\").padding(3)", []),
    ("if true { Text(\"a\") }", []),
  ])
  func `is what extensions of SwiftUI's types add, not what SwiftUI has`(
    text: String, expected: [String]
  ) {
    #expect(pieces(text, Self.extensions) == expected)
  }

  private static let classes = [
    (
      "Store.swift",
      """
      class Store: Base { var tab: Tabs = .first; func load() { Service.shared.load() } }
      class Base {}
      enum Tabs { case first, second }
      """
    ),
    ("Service.swift", "class Service { static let shared = Service(); func load() {} }"),
  ]

  @Test(arguments: [
    // A class that is asked for views, such as a coordinator; one of data stays unknown.
    (
      "Group { Flow().start() }",
      "final class Flow { @ViewBuilder func start() -> some View { Text(\"a\") } }", ["Flow"]
    ),
    ("Text(Store().title)", "final class Store { let title = \"a\" }", []),
    // What a preview makes is what its author shows.
    ("#Preview { Text(Store().title) }", "final class Store { let title = \"a\" }", ["Store"]),
    (
      "#Preview { Slider(value: 1) }",
      "struct Slider: View { var body: some View { Text(\"a\") } }", []
    ),
    // What a library has too is the project's own; what SwiftUI has is SwiftUI's.
    ("KFImage(url)", "struct KFImage: View { var body: some View { Text(\"a\") } }", ["KFImage"]),
    ("Slider(value: 1)", "struct Slider: View { var body: some View { Text(\"a\") } }", []),
  ])
  func `is a class that hands out views, and a view that a library has too`(
    view: String, declaration: String, names: [String]
  ) {
    #expect(borrowing(view, [("Other.swift", declaration)]).pieces.map(\.name) == names)
  }

  @Test(arguments: [
    "@EnvironmentObject var store: Store", "@ObservedObject var store: Store",
    "@StateObject var store = Store()", "@Environment(Store.self) private var store",
    "@Bindable var store: Store",
  ])
  func `is the class of an object that a view observes, and not what that works with`(
    property: String
  ) {
    let text = "struct Screen: View { \(property); var body: some View { Text(\"a\") } }"
    #expect(
      pieces(text, Self.classes) == [
        "Store Store.swift:1", "Base Store.swift:2", "Tabs Store.swift:3",
      ])
    #expect(pieces("struct Screen: View { let store: Store }", Self.classes) == [])
  }
}
