import HaggleScenarios
import Testing

@Suite struct `A made-up case of an enum` {
  private func shown(_ cases: String, _ branches: String) -> [String] {
    let text = """
      enum Kind { \(cases) }
      struct Entry: Identifiable { var id: Int; var kind: Kind }
      struct Row: View {
        var entry: Entry
        var body: some View { switch entry.kind { \(branches) } }
      }
      """
    let evaluation = evaluated(text)
    return evaluation.roots.flatMap { shownTexts(evaluation.graph, $0.view) }
  }

  @Test(arguments: [
    ("case info, toggle", "case .info: EmptyView()\ncase .toggle: Text(\"b\")", ["b"]),
    ("case info, toggle", "case .info: break\ncase .toggle: Text(\"b\")", ["b"]),
    (
      "case none, named(title: String)",
      "case .none: EmptyView()\ncase .named(let title): Text(title)", ["Title"]
    ),
    // Near misses: the first shows something, or none does.
    ("case info, toggle", "case .info: Text(\"a\")\ncase .toggle: Text(\"b\")", ["a"]),
    ("case info, toggle", "case .info: EmptyView()\ncase .toggle: EmptyView()", []),
  ])
  func `is the first in which something is seen`(
    cases: String, branches: String, texts: [String]
  ) {
    #expect(shown(cases, branches) == texts)
  }

  @Test func `is said, with how to have the first`() {
    let text = """
      enum Kind { case info, toggle }
      struct Row: View {
        var kind: Kind
        var body: some View { switch kind { case .info: EmptyView()
          case .toggle: Text("b") } }
      }
      """
    #expect(
      diagnostics(text).contains("4:32 assumed unknown-condition: 'kind' is unknown: took .toggle"))
  }
}
