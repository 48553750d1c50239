import Testing

/// A layout that breaks into lines, and counts a gap behind the last view of each.
@Suite struct `A gap behind the longest line` {
  private static func flow(_ widest: String, width: Int) -> String {
    """
    // proposal: \(width)x200
    // text-cell: 8x20
    struct Flow: Layout {
      let spacing: CGFloat = 8
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        var (x, y, widest): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        for view in subviews {
          let size = view.sizeThatFits(.unspecified)
          if x + size.width > proposal.width ?? .infinity { (x, y) = (0, y + size.height) }
          x += size.width + spacing
          widest = max(widest, \(widest))
        }
        return CGSize(width: widest, height: y + 20)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        var (x, y) = (bounds.minX, bounds.minY)
        for view in subviews {
          let size = view.sizeThatFits(.unspecified)
          if x + size.width > bounds.minX + (proposal.width ?? .infinity) {
            (x, y) = (bounds.minX, y + size.height)
          }
          view.place(at: CGPoint(x: x, y: y), proposal: .unspecified)
          x += size.width + spacing
        }
      }
    }

    Flow { ForEach(["Swift", "Layout", "Grid", "Negotiation", "Stack"], id: \\.self) { Text($0) } }
      .id("tags")
      .background(Color.mint)
    """
  }

  @Test(arguments: [
    ("x", 200, ["smell gap-behind-last at tags, width"]),
    ("x", 400, ["smell gap-behind-last at tags, width"]),
    ("x - spacing", 200, []), ("x - spacing", 400, []),
    // Half a gap is something else.
    ("x - spacing / 2", 200, []),
  ])
  func `is found whatever the number of lines`(
    widest: String, width: Int, found: [String]
  ) throws {
    #expect(try findings(Self.flow(widest, width: width)) == found)
  }
}
