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

  private static let cards = """
    // proposal: 393x700
    // text-cell: 8x20
    struct Card: View {
      let title: String
      var body: some View {
        HStack {
          VStack { Text(title); Spacer(); Text("$ 12.00") }
          Text("Buy")
        }
        .padding()
        .background(Color.yellow)
      }
    }
    """

  /// The spacers of several rows of their kind, and the cards that they make high.
  @Test(arguments: [
    (
      #"Card(title: "One"); Card(title: "Two")"#,
      ["smell greedy-decoration at Spacer.1+Spacer.2, height"],
      ["stretched-card at background.1+background.2"]
    ),
    (#"Card(title: "One")"#, ["smell stretched-card at background.1, height"], []),
    // Another spacer makes the card high.
    (
      """
      ForEach(["One", "Two"], id: \\.self) { name in
        HStack { VStack { Text(name); Spacer(); Text("$") }; Text("Buy") }
      }
      VStack { Text("Steps"); Spacer(); Text("8 000") }.padding(12).background(Color.yellow)
      """,
      [
        "smell greedy-decoration at Spacer.1+Spacer.2, height",
        "smell stretched-card at background.1, height",
      ], []
    ),
  ])
  func `is told once where a spacer makes its row, and the card around that, high`(
    views: String, found: [String], follow: [String]
  ) throws {
    let trace = try run("\(Self.cards)\nVStack { \(views); Text(\"Footer\") }")
    #expect(trace.findingsInShort.sorted() == found)
    #expect(trace.findings.flatMap(trace.consequences) == follow)
  }
}
