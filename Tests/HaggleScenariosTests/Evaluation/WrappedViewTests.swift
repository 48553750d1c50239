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

  /// A view of the text may be called like that of a library which it is made of.
  @Test func `is that of a module where its name says so`() {
    let text = """
      struct LazyImage: View {
        let url: URL?
        var body: some View {
          NukeUI.LazyImage(url: url) { state in
            if let image = state.image { image } else { Text("a") }
          }
        }
      }
      LazyImage(url: URL(string: "https://example.com/a.png")).frame(width: 30, height: 20)
      """
    let nodes = Scenario(text, name: "a.swift").roots.first?.tree.nodes ?? []
    #expect(nodes.map(\.description.kind) == ["frame", "Image"])
  }

  @Test(arguments: [
    ("print(\"b\")", "func print(_ text: String) { Swift.print(text) }"),
    (
      "smallest(1, 2)",
      "func min(_ a: Int, _ b: Int) -> Int { Swift.min(a, b) }\nfunc smallest(_ a: Int, _ b: Int) -> Int { min(a, b) }"
    ),
  ])
  func `may call functions that hand on to those of their own names`(call: String, function: String)
  {
    let text =
      function + "\nstruct Row: View { var body: some View { let _ = \(call); Text(\"a\") } }"
    let evaluation = evaluated(text)
    #expect(evaluation.roots.first.map { shownTexts(evaluation.graph, $0.view) } == ["a"])
    #expect(evaluation.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("Thread.isMainThread", ["a"]), ("Thread.current.isMainThread", ["a"]),
    ("UIAccessibility.isVoiceOverRunning", ["b"]),
  ])
  func `knows where it is evaluated`(condition: String, shown: [String]) {
    let text = """
      struct Row: View {
        var body: some View {
          #warning("later")
          if \(condition) { Text("a") } else { Text("b") }
        }
      }
      """
    let evaluation = evaluated(text)
    #expect(evaluation.roots.first.map { shownTexts(evaluation.graph, $0.view) } == shown)
    #expect(evaluation.diagnostics.isEmpty)
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
