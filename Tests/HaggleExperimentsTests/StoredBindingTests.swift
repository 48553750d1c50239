import HaggleExperiments
import HaggleReplay
import HaggleScenarios
import HaggleTraces
import Testing

/// What a view is handed, it may write to, whoever stores it.
@Suite struct `A binding that an initialiser stores` {
  @Test(arguments: [
    "init(length: Binding<CGFloat>) { self._length = length }",
    "init(length: Binding<CGFloat>) { _length = length }",
    "init(length other: Binding<CGFloat>) { self._length = other }", "",
  ])
  func `is written to`(initializer: String) throws {
    let text = """
      // proposal: 100x50
      struct Measure: ViewModifier {
        @Binding var length: CGFloat
        \(initializer)
        func body(content: Content) -> some View {
          content.background(
            GeometryReader { g in Color.clear.onAppear { length = g.size.height } })
        }
      }
      struct Card: View {
        @State private var height: CGFloat = 10
        var body: some View {
          HStack(spacing: 0) {
            Color.red.frame(width: 5, height: height).id("red")
            Color.blue.frame(width: 5, height: 30).modifier(Measure(length: $height))
          }
        }
      }
      """
    let timeline = Timeline(try run(text))
    let red = try #require(timeline.node(called: "red", at: timeline.end))
    #expect(timeline.size(of: red)?.height == 30)
  }
}
