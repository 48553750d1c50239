import Testing

/// docs/NEGOTIATION.md, sections 11, 14, 20 and 22: rules that a scenario's text shows best.
@Suite struct `The negotiation of a text` {
  /// A screen's 759 points within 59 above and 34 below.
  @Test(arguments: [
    (".overlay(Color.red.id(\"style\"))", "146.5,-59 100x852"),
    (".overlay(Color.red.id(\"style\"), alignment: .top)", "146.5,0 100x759"),
  ])
  func `11.7 A colour over a view reaches under the safe area, unless it is aligned`(
    layer: String, frame: String
  ) throws {
    #expect(
      try brokenExpectations(
        """
        Color.clear.frame(width: 100)\(layer)
        // expect: style frame \(frame)
        """) == [])
  }

  /// Each cell of the first row is 10 high and padded by 5 on all sides.
  @Test func `14.12 A modifier of a row is applied to each of its cells`() throws {
    #expect(
      try brokenExpectations(
        """
        // proposal: 200x200
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Color.red.frame(width: 30, height: 10)
            Color.green.frame(width: 20, height: 10)
          }
          .padding(5)
          GridRow {
            Color.blue.frame(width: 15, height: 10)
          }
        }
        .id("table")
        // expect: table answers 200x200 -> 70x30
        // expect: padding.1 size 40x20
        // expect: padding.2 size 30x20
        """) == [])
  }

  @Test func `20.9 A declared layout that answers no number is corrected with a note`() throws {
    let trace = try run(
      """
      // proposal: 100x50
      struct Odd: Layout {
        func sizeThatFits(
          proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize { CGSize(width: CGFloat.nan, height: 20) }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {}
      }
      Odd { Color.red }.id("odd")
      """)
    #expect(
      trace.notes == [
        "Odd.sizeThatFits answered NaN×20 to 100×50, which is no size; haggle goes on with 100×20"
      ])
  }
}
