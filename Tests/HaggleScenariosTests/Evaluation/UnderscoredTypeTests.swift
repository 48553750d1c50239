import HaggleScenarios
import Testing

/// People put an underscore before what they keep to themselves.
@Suite struct `A type whose name begins with an underscore` {
  private static let layout = """
    struct _Fit: Layout {
      let side: CGFloat
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache _: inout ()) -> CGSize {
        CGSize(width: side, height: side)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache _: inout ()
      ) {
        subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
      }
    }
    """

  @Test(arguments: [
    """
    struct Card: View {
      var body: some View { _Fit(side: 50) { Color.gray } }
      private \(layout)
    }
    """,
    """
    struct Card: View { var body: some View { _Fit(side: 50) { Color.gray } } }
    \(layout)
    """,
  ])
  func `is found inside of another type, and outside`(card: String) throws {
    let scenario = Scenario(card + "\nCard()\n", name: "Card.swift")
    #expect(scenario.diagnostics.isEmpty, "\(scenario.diagnostics)")
  }
}
