import HaggleSyntax
import Testing

@testable import HaggleExperiments

@Suite struct `A text that was cut` {
  private static let cases: [(before: String, after: String)] = [
    ("VStack {\n\n      Text(\"a\")\n\n}\n", "VStack {\n  Text(\"a\")\n}\n"),
    ("List {\n}\n", "List {}\n"),
    ("GeometryReader { _ in\n}\n", "GeometryReader { _ in }\n"),
    ("Color.red\n    .frame(width: 3)\n", "Color.red.frame(width: 3)\n"),
    (
      "Color.red\n.frame(width: 3)\n.id(\"a\")\n",
      "Color.red\n  .frame(width: 3)\n  .id(\"a\")\n"
    ),
    (
      "HStack {\n}\n.frame(\n  width: 3,\n  height: 4\n)\n",
      "HStack {}.frame(width: 3, height: 4)\n"
    ),
    (
      "HStack {\nText(\"a\")\n}\n      .padding()\n", "HStack {\n  Text(\"a\")\n}\n.padding()\n"
    ),
    ("Text(\"\"\"\n  a\n\n    b\n  \"\"\")\n", "Text(\"\"\"\n  a\n\n    b\n  \"\"\")\n"),
    ("switch a {\ncase 1:\nText(\"a   b\")\n}\n", "switch a {\ncase 1:\n  Text(\"a   b\")\n}\n"),
  ]

  @Test(arguments: cases.indices)
  func `is set anew, and its words stay`(index: Int) throws {
    let (before, after) = Self.cases[index]
    let source = SourceText(before, name: "Listing.swift")
    let rewriting = try #require(TidyText.rewriting(of: source, step: "  "))
    #expect(rewriting.text(of: source) == after)
    let again = SourceText(after, name: "Listing.swift")
    #expect(TidyText.rewriting(of: again, step: "  ")?.changes.isEmpty == true)
  }
}
