import Foundation
import HaggleScenarios
import HaggleVocabulary
import Testing

@Suite struct `An assertion` {
  private func session(_ check: String) -> Session {
    Session(
      """
      struct Wide: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews,
          cache: inout ()) -> CGSize { CGSize(width: 600, height: 10) }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
          cache: inout ()) {
          \(check)
          for subview in subviews {
            subview.place(at: CGPoint(x: 7, y: 0), proposal: .init(width: 20, height: 5))
          }
        }
      }
      Wide { Color.red }
      """)
  }

  @Test(arguments: [
    ("assert(bounds.width < 100)", "is false (600 < 100): a debug build stops here"),
    (
      "precondition(subviews.isEmpty, \"none\")",
      "precondition(subviews.isEmpty) is false: the app stops here"
    ),
    // Near misses: what holds, and what nobody knows.
    ("assert(bounds.width > 100)", nil), ("assert(Limits.areKept)", nil),
  ])
  func `that fails is told, and what follows it is laid out`(check: String, said: String?) {
    let session = session(check)
    #expect(session.layOut(ProposedViewSize(width: 300, height: 50)).last == "157,−20 20×5")
    let notes = session.notes.filter { $0.contains("is false") }
    #expect(notes.isEmpty == (said == nil))
    if let said { #expect(notes.allSatisfy { $0.contains(said) }) }
  }

  @Test func `that fails in a view leaves the view as it is`() {
    let text = """
      struct V: View {
        let n = 3
        var words: String { precondition(n > 5); return "three" }
        var body: some View { Text(words) }
      }
      """
    let scenario = Scenario(text, name: "a.swift")
    #expect(scenario.roots.first?.tree.nodes.compactMap(\.description.shown) == ["three"])
    #expect(scenario.diagnostics.filter { $0.code == .failedAssertion }.count == 1)
  }
}
