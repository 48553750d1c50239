/// Texts that tests of several modules lay out.
public enum Listings {
  /// A layout that answers wider each time that it is called, whatever it is asked.
  public static let counting = """
    // proposal: 100x50
    struct Counting: Layout {
      static var calls = 0
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        Counting.calls += 1
        return CGSize(width: 10 * Counting.calls, height: 10)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()) {}
    }
    """

  /// A row whose title is squeezed.
  public static let squeezedRow = """
    // proposal: 200x100
    // text-cell: 8x20
    struct Row: View {
      var body: some View {
        HStack {
          Color.indigo
          Text("Good morning").id("title")
          Color.mint
        }
      }
    }
    """
}
