import Testing

/// What is told, and what is not, where a placeholder stands for what decides on places.
@Suite struct `What a placeholder decides` {
  private static func legend(_ place: String) -> String {
    """
    // proposal: 393x300
    struct Legend: View {
      let days = ["Monday", "Tuesday", "Wednesday"]
      let marks: [CGFloat]
      var body: some View {
        ZStack(alignment: .leading) {
          ForEach(Array(days.enumerated()), id: \\.0) { offset, day in
            Text(day).alignmentGuide(.leading) { d in d.width / 2 - \(place) }
          }
        }
      }
    }
    """
  }

  @Test func `texts that guides put beside each other are not told to lie on each other`() throws {
    let unknown = Twin(
      fine: Self.legend("marks[offset * 7 + 9]"), wrong: Self.legend("8"),
      finding: "smell covered-text")
    try unknown.expectOfSecond("guides")
  }

  /// The words of a text that nobody knows decide where a layout breaks its lines, and not whether
  /// it counts them.
  @Test func `a layout that forgets a line is told whatever its words are`() throws {
    let text = """
      // text-cell: 8x20
      // set: tags.count = 10
      struct Tags: View {
        let tags: [String]
        var body: some View {
          VStack { Flow { ForEach(tags, id: \\.self) { Text($0).padding(6) } }; Text("Done") }
        }
      }
      struct Flow: Layout {
        func lines(_ subviews: Subviews, _ width: CGFloat) -> [CGPoint] {
          var (x, y, places) = (CGFloat(0), CGFloat(0), [CGPoint]())
          for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            if x + size.width > width { (x, y) = (0, y + size.height) }
            places.append(CGPoint(x: x, y: y))
            x += size.width
          }
          return places + [CGPoint(x: x, y: y + 32)]
        }
        func sizeThatFits(
          proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize {
          let end = lines(subviews, proposal.width ?? .infinity).last ?? .zero
          return CGSize(width: end.x, height: end.y)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          for (subview, place) in zip(subviews, lines(subviews, bounds.width)) {
            let point = CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y)
            subview.place(at: point, proposal: .unspecified)
          }
        }
      }
      """
    let found = try findings(text)
    #expect(found.contains { $0.contains("overflow") }, "\(found)")
  }
}
