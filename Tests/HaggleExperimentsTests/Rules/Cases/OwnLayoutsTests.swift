import Testing

/// Layouts of an app's own that place views in a row, in lines or in a grid.
@Suite struct `A layout of one's own` {
  private static func row(_ place: String, _ low: String = ".frame(maxHeight: .infinity)") -> String
  {
    """
    // proposal: 300x200
    struct Heights: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(
          width: sizes.map(\\.width).reduce(0, +), height: sizes.map(\\.height).max() ?? 0)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        var (x, y) = (bounds.minX, bounds.minY)
        for subview in subviews {
          let size = subview.sizeThatFits(.unspecified)
          \(place)
          x += size.width
        }
      }
    }
    Heights {
      Text("Latest")\(low).background(.mint).id("low")
      VStack(spacing: 0) { Text("Top"); Text("this week") }.background(.yellow).id("high")
    }
    """
  }

  private static let own =
    "subview.place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(size))"
  private static let whole = """
    subview.place(
      at: CGPoint(x: x, y: y),
      proposal: ProposedViewSize(width: size.width, height: bounds.height))
    """

  private static func month(_ columns: Int, _ days: String, width: Int = 320) -> String {
    """
    // proposal: \(width)x480
    struct Month: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        CGSize(width: \(width), height: 120)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for (n, subview) in subviews.enumerated() {
          let x = CGFloat(n % \(columns)) * 40
          subview.place(
            at: CGPoint(x: bounds.minX + x, y: bounds.minY + CGFloat(n / \(columns)) * 40),
            proposal: ProposedViewSize(width: 40, height: 40))
        }
      }
    }
    Month { \(days) }
    """
  }

  private static let equal = "ForEach(0..<14) { _ in Color.red.frame(width: 30, height: 30) }"
  private static let numbers = "ForEach(1..<15, id: \\.self) { Text(\"\\($0)\") }"

  private static let cases = [
    "gives a view that fills the height of its bounds": Twin(
      fine: row(whole), wrong: row(own), finding: "smell unfilled-bounds at low, height"),
    "leaves a view low that does not fill": Twin(
      fine: row(own, ""), wrong: row(own), finding: "smell unfilled-bounds"),
    "leaves a view low that states its height": Twin(
      fine: row(own, ".frame(height: 24)"), wrong: row(own), finding: "smell unfilled-bounds"),
    "may place views in steps": Twin(
      fine: row(own + "; y += 7"), wrong: row(own), finding: "smell unfilled-bounds"),
    "may place views on each other": Twin(
      fine: row(own + "; x -= 20"), wrong: row(own), finding: "smell unfilled-bounds"),
    "is a grid where it wraps by the count, of views of any width": Twin(
      fine: month(7, numbers), wrong: month(2, equal), finding: "smell early-wrap"),
    "is a grid where it wraps by the count, of views of one width": Twin(
      fine: month(7, equal), wrong: month(7, equal, width: 315), finding: "smell early-wrap"),
    "is a grid where one more line has begun": Twin(
      fine: month(7, numbers.replacing("15", with: "18")), wrong: month(2, equal),
      finding: "smell early-wrap"),
  ]

  @Test(arguments: cases.keys.sorted())
  func `is told of only where it is so`(name: String) throws {
    try #require(Self.cases[name]).expectOfSecond(name)
  }
}
