import Foundation
import HaggleScenarios
import HaggleVocabulary
import Testing

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
