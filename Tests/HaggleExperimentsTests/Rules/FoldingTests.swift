import HaggleTraces
import Testing

/// One cause, one finding.
@Suite struct `A cause that shows in several places` {
  @Test func `is told once where a view is too wide and too high`() throws {
    let trace = try run(
      """
      // proposal: 300x300
      Color.red.frame(width: 50, height: 90).id("red").frame(width: 40, height: 40)
      """)
    #expect(trace.findingsInShort == ["contract overflow at red, height"])
    #expect(trace.consequences(of: trace.findings[0]) == ["overflow at red"])
  }

  /// In no width each view of the layout has a line of its own, and so they are too high as well.
  @Test(arguments: [
    (".infinity", ["infinite-answer"]), ("20", ["overflow", "short-answer"]),
  ])
  func `is told once where a layout has no width, and wraps`(
    width: String, rules: [String]
  ) throws {
    let trace = try run(
      """
      // proposal: 300x300
      struct Flow: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: proposal.width ?? \(width), height: 20)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          for (i, view) in subviews.enumerated() {
            let place = CGPoint(x: bounds.minX, y: bounds.minY + (bounds.width < 40 ? CGFloat(i) * 24 : 0))
            view.place(at: place, proposal: .unspecified)
          }
        }
      }
      ScrollView(.horizontal) {
        Flow {
          Color.red.frame(width: 30, height: 20)
          Color.blue.frame(width: 30, height: 20)
        }
        .id("flow")
      }
      """)
    #expect(trace.findings.map(\.rule) == rules)
    #expect(trace.findings[0].consequences.allSatisfy { $0.rule == "overflow" })
  }

  @Test func `is told once where a view of one's own is used twice`() throws {
    let trace = try run(
      """
      // proposal: 300x300
      struct Badge: View { var body: some View { Color.red.frame(width: 50) } }
      VStack { Badge().frame(width: 40); Badge().frame(width: 30) }
      """)
    #expect(trace.findingsInShort == ["contract overflow at frame.2+frame.4, width"])
  }
}
