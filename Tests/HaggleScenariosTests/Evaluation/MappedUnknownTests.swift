import HaggleScenarios
import Testing

@Suite struct `Something unknown that is mapped to a view` {
  private static func text(_ points: String, _ map: String) -> String {
    """
    extension View { func erased() -> AnyView { AnyView(self) } }
    struct Leading: ViewModifier {
      var points: CGFloat?
      func body(content: Content) -> some View { \(map) }
    }
    VStack { Text("In").modifier(Leading(points: \(points))); Text("Below") }
    """
  }

  @Test(arguments: [
    "Tokens.line", "Tokens.line - FontTable.font(.heading).line", "Tokens.line * 2", "theme.line",
    "2", "nil",
  ])
  func `shows the content, whatever is known of it`(points: String) {
    for map in [
      "points.map { points in content.lineSpacing(points).erased() } ?? content.erased()",
      "points.flatMap { content.padding($0).erased() } ?? content.erased()",
    ] {
      let evaluation = evaluated(Self.text(points, map))
      #expect(
        evaluation.roots.first.map { shownTexts(evaluation.graph, $0.view) } == ["In", "Below"])
    }
  }

  /// Near miss: what is mapped to data is none.
  @Test func `is data where it is mapped to data`() {
    let text = """
      struct A: View {
        let trip: Trip
        var minutes: Int { Int(trip.time) }
        var body: some View { Text("\\(Optional(minutes).map { $0 * 2 } ?? 0)") }
      }
      """
    let evaluation = evaluated(text)
    #expect(evaluation.roots.first.map { shownTexts(evaluation.graph, $0.view) } == ["28"])
  }
}
