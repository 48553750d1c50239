import HaggleScenarios
import Testing

/// Views that come by a detour.
@Suite struct `A view in a body` {
  @Test(arguments: [
    "withAnimation(.easeOut) { Text(\"a\") }", "withAnimation { Text(\"a\") }",
    "store.usage.map { usage in Text(\"a\") }", "store.usage.flatMap { _ in Text(\"a\") }",
  ])
  func `is what a closure makes of it`(body: String) {
    let text = """
      struct Block: View {
        @EnvironmentObject var store: Store
        var body: some View { \(body) }
      }
      """
    let evaluation = evaluated(text)
    #expect(evaluation.roots.first.map { shownTexts(evaluation.graph, $0.view) } == ["a"])
  }

  /// `protocol Sized: View` in another file.
  @Test(arguments: [
    ("struct A: Sized { var body: some View { Text(\"a\") } }", ["a"]),
    ("struct A: Sized { var title: String { \"a\" } }", nil),
    ("struct A: Sized { var body: String { \"a\" } }", nil),
  ])
  func `makes its type a view, whatever its protocol is called`(text: String, shown: [String]?) {
    let evaluation = evaluated(text)
    #expect(evaluation.roots.first.map { shownTexts(evaluation.graph, $0.view) } == shown)
  }

  @Test(arguments: [("ScreenConfiguration", 1), ("TitleCard", 2)])
  func `is not what a type of data makes`(type: String, boxes: Int) {
    let text = """
      struct Recent: View {
        var part = \(type)(title: 3)
        var body: some View { Container(part) { Divider() } }
      }
      """
    let nodes = Scenario(text, name: "a.swift").roots.first?.tree.nodes ?? []
    #expect(nodes.count { $0.description.traits.contains("box") } == boxes)
  }
}
