import HaggleSyntax
import Testing

@testable import HaggleScenarios

/// Rows, sections and several views are laid out by what shows them.
@Suite struct `A view that is no view of its own` {
  private static func view(_ name: String, _ body: String) -> String {
    "struct \(name): View { var body: some View { \(body) } }\n"
  }

  private static let row = view("Part", "GridRow { Text(\"a\"); Text(\"b\") }")
  private static let sections = view("Part", "Group { Text(\"a\"); Section { Text(\"b\") } }")
  private static let column = view("Part", "VStack { Text(\"a\") }.padding()")
  private static let several = view("Part", "Text(\"a\"); Text(\"b\")")

  @Test(arguments: [
    (
      row, [view("Page", "Grid(alignment: .leading) { Part(); ForEach(0..<2) { _ in Part() } }")],
      "Grid"
    ),
    (sections, [view("Page", "NavigationStack { Form { Part() } }")], "Form"),
    (several, [view("Page", "ScrollView { VStack { Part() }.padding() }")], "ScrollView"),
    // By way of a property, and of a view of nothing else.
    (
      sections,
      [
        "struct Page: View { var body: some View { Form { inner } }; var inner: some View { Part() } }"
      ],
      "Form"
    ),
    (
      sections, [view("Page", "Form { Part() }.padding().formStyle(.grouped)")], "Form .grouped"
    ),
    (sections, [view("Page", "Form { Part() }.pickerStyle(.menu)")], "Form"),
    (several, [view("Page", "List { Rows() }"), view("Rows", "Group { Part() }")], "List"),
    // A column may be longer than the screen.
    (
      column,
      [view("Page", "ScrollView { LazyVStack(alignment: .leading) { if let a { Part() } } }")],
      "ScrollView"
    ),
    (column, [view("Page", "ScrollView { Group { Part() }.padding() }")], "ScrollView"),
    (column, [view("Page", "Form { Part() }")], nil),
    (column, [view("Page", "ScrollView { HStack { Part() } }")], nil),
    (column, [view("Page", "VStack { Part(); Text(\"a\") }")], nil),
    (view("Part", "HStack { Text(\"a\") }"), [view("Page", "ScrollView { Part() }")], nil),
    // Near misses: one view, two containers, something between, or from side to side.
    (view("Part", "Text(\"a\")"), [view("Page", "Form { Part() }")], nil),
    (several, [view("Page", "Form { Part() }"), view("Other", "List { Part() }")], nil),
    (several, [view("Page", "Form { Part() }"), view("Other", "VStack { Part() }")], nil),
    (several, [view("Page", "Form { HStack { Part() } }")], nil),
    (several, [view("Page", "ScrollView(.horizontal) { Part() }")], nil),
    (row, [view("Page", "Grid { GridRow { Part() } }")], nil),
  ])
  func `is in what its project shows it in`(text: String, others: [String], container: String?) {
    let files = ProjectFiles(
      others.enumerated().map { SourceText($1, name: "\($0).swift") })
    let uses = PartUses(of: SourceText(text, name: "a.swift"), in: files, besides: nil)
    #expect(uses.containers.mapValues(\.text) == (container.map { ["Part": $0] } ?? [:]))
  }

  @Test(arguments: [
    (row, "Grid", "Grid { Part{GridRow { Text(\"a\"); Text(\"b\") }} }"),
    (sections, "Form", "Form { Part{[Text(\"a\"), Section { Text(\"b\") }]} }"),
    (
      several, "ScrollView",
      "ScrollView { VStack { Part{[Text(\"a\"), Text(\"b\")]} } }"
    ),
    (
      sections, "Form .grouped",
      "Form { Part{[Text(\"a\"), Section { Text(\"b\") }]} }.formStyle(.grouped)"
    ),
    // Another comment, and a view of its own.
    (row, "Docker", "Part{GridRow { Text(\"a\"); Text(\"b\") }}"),
  ])
  func `is laid out in it`(text: String, container: String, expected: String) throws {
    let scenario = Scenario("// container: Part \(container)\n" + text, name: "a.swift")
    let root = try #require(scenario.evaluation.roots.first)
    #expect(dump(scenario.evaluation.graph, root.view) == expected)
  }

  /// What scrolls by itself is no row: it stands below its heading.
  @Test(arguments: [
    ("ScrollView(.horizontal) { Text(\"a\") }", false), ("LazyVGrid(columns: []) { }", false),
    ("ScrollView { Text(\"a\") }.padding()", false), ("Text(\"a\")", true),
    ("ForEach(0..<2) { Text(\"\\($0)\") }", true),
  ])
  func `is a list where it is made of sections with rows`(content: String, isList: Bool) throws {
    let text = Self.view("Part", "Section { \(content) } header: { Text(\"Last\") }")
    let evaluation = evaluated(text)
    let root = try #require(evaluation.roots.first)
    #expect(dump(evaluation.graph, root.view).hasPrefix("List {") == isList)
  }
}
