import HaggleSyntax
import Testing

@testable import HaggleScenarios

@Suite struct `An extension of another file` {
  @Test(arguments: [
    // Of a type in a type of the text.
    (
      "struct Shop {}\nextension Shop { struct Shelf: View { var body: some View { row } } }",
      [("Shelf.swift", "extension Shop.Shelf { var row: some View { Text(\"a\") } }")],
      ["Shop.Shelf Shelf.swift:1"]
    ),
    // Of one in an extension, in the file that it is private to.
    (
      "struct Shop: View { var body: some View { Shelf() } }",
      [
        (
          "Shelf.swift",
          "extension Shop { struct Shelf: View { var body: some View { Tag() } } }\nprivate extension Shop.Shelf { struct Tag: View { } }"
        )
      ],
      ["Shop Shelf.swift:1", "Shop.Shelf Shelf.swift:1"]
    ),
    // A name of the project for a type of the library.
    (
      "Text(\"a\").padding(.space12)",
      [
        (
          "Gap.swift",
          "typealias Gap = CGFloat\nextension Gap { static let space12: Gap = 12 }"
        )
      ],
      ["Gap Gap.swift:1", "Gap Gap.swift:1"]
    ),
    // The type that it states.
    (
      "Button(\"a\") {}.buttonStyle(.loud(2))",
      [
        (
          "Loud.swift",
          "struct Loud: ButtonStyle { }\nextension ButtonStyle where Self == Loud { static func loud(_ n: Int) -> Self { .init() } }"
        )
      ],
      ["Loud Loud.swift:1", "ButtonStyle Loud.swift:1"]
    ),
    // A class of which a table of the same file is made.
    (
      "Text(\"a\").foregroundStyle(Inks.dark.colour)",
      [
        (
          "Inks.swift",
          "enum Inks { static let dark = Ink(3) }\nfinal class Ink { init(_ n: Int) {} }"
        )
      ],
      ["Inks Inks.swift:1", "Ink Inks.swift:2"]
    ),
    // A member that an extension of the text calls on itself.
    (
      "extension Image { func mark() -> some View { shaped(2) } }\nImage(\"a\").mark()",
      [("Image.swift", "extension Image { func shaped(_ n: Int) -> some View { self } }")],
      ["Image Image.swift:1"]
    ),
    // A variable and functions of one name.
    (
      "pageColor",
      [
        (
          "Colors.swift",
          "func pageColor(of n: Int) -> Color { .red }\nvar pageColor: Color { .red }"
        ),
        ("Other.swift", "func pageColor() -> Color { .red }"),
      ],
      ["pageColor Colors.swift:1", "pageColor Colors.swift:2"]
    ),
    // Near misses: a member of another type, called without a base.
    (
      "extension Text { func mark() -> some View { shaped(2) } }\nText(\"a\").mark()",
      [("Image.swift", "extension Image { func shaped(_ n: Int) -> some View { self } }")], []
    ),
    // Near misses: of another type of that name, private to another file, and a class of a view.
    (
      "struct Shop {}\nextension Shop { struct Shelf: View { var body: some View { row } } }",
      [("Shelf.swift", "extension Barn.Shelf { var row: some View { Text(\"a\") } }")], []
    ),
    (
      "struct Shop: View { var body: some View { Tag() } }",
      [("Shelf.swift", "private extension Shop { struct Tag: View { } }")], []
    ),
    (
      "Row()",
      [
        (
          "Row.swift",
          "struct Row: View { let model = Model(); var body: some View { Text(\"a\") } }\nclass Model {}"
        )
      ],
      ["Row Row.swift:1"]
    ),
    // One with the name and labels of SwiftUI's that takes a function of the view.
    (
      "Text(\"a\").modifier { $0.padding(1) }",
      [
        (
          "V.swift",
          "extension View {\n  func modifier(_ change: (Self) -> some View) -> some View { change(self) }\n}"
        )
      ],
      ["View V.swift:1"]
    ),
  ])
  func `is taken where what it extends is`(
    text: String, files: [(String, String)], expected: [String]
  ) {
    #expect(pieces(text, files) == expected)
  }

  @Test(arguments: ["Inner.swift", "Z.swift"])
  func `counts as one of the text`(name: String) {
    let text = "struct Outer: View { var body: some View { VStack { Inner(); Text(\"x\") } } }\n"
    let files = [
      (
        name,
        """
        private extension Outer.Inner { struct Tag: View { var body: some View { Text(word) } } }
        extension Outer { struct Inner: View { var body: some View { HStack { Tag() } } } }
        extension Outer { static let word = "tag" }
        """
      )
    ]
    let whole = text + borrowing(text, files).text(areNamed: true)
    let nodes = Scenario(whole, name: "Screen.swift").roots.first?.tree.nodes ?? []
    #expect(nodes.map(\.description.shown).filter { !$0.isEmpty } == ["tag", "x"])
  }
}
