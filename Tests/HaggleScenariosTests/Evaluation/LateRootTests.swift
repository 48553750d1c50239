import HaggleScenarios
import Testing

/// What a preview shows while the layout is computed.
@Suite struct `A call in a geometry reader of a preview` {
  private static let card = """
    struct Card: View { let width: CGFloat; var body: some View { Color.red } }

    """

  private static func roots(_ preview: String) -> [String] {
    evaluated(card + preview).roots.map(\.name)
  }

  @Test(arguments: [
    "#Preview { GeometryReader { g in Card(width: g.size.width) } }",
    "#Preview { GeometryReader { Card(width: $0.size.width).padding() }.ignoresSafeArea() }",
    "#Preview { VStack { GeometryReader { g in ScrollView { Card(width: 3) } } } }",
  ])
  func `shows the view`(preview: String) {
    #expect(Self.roots(preview) == ["Preview"])
  }

  /// Near misses: what is shown at a touch, and a reader in which it is not.
  @Test(arguments: [
    "#Preview { GeometryReader { g in Button(\"a\") { show(Card(width: 3)) } } }",
    "#Preview { GeometryReader { g in Color.blue } }",
  ])
  func `is not what is no such call`(preview: String) {
    #expect(Self.roots(preview) == ["Card", "Preview"])
  }

  @Test func `shows a view in an enum by its whole name`() {
    let text = """
      enum Sample { struct Content: View { var body: some View { Text("a") } } }
      #Preview { Sample.Content() }
      """
    #expect(evaluated(text).roots.map(\.name) == ["Preview"])
  }
}
