import Testing

/// Rows that something else than the usual rule puts in their places.
@Suite struct `Rows that are put in their places` {
  @Test func `by a guide begin where they are to`() throws {
    let label = """
      extension HorizontalAlignment {
        private enum LabelID: AlignmentID {
          static func defaultValue(in d: ViewDimensions) -> CGFloat { d[.leading] }
        }
        static let label = HorizontalAlignment(LabelID.self)
      }
      """
    let rows = """
      VStack(alignment: .label) {
        HStack { Text("Name")GUIDE; Text("Bob") }
        HStack { Text("Phone number")GUIDE; Text("0912") }
      }
      """
    let guide = ".alignmentGuide(.label) { $0[.trailing] }"
    try Twin(
      fine: "// proposal: 393x200\n\(label)\n" + rows.replacing("GUIDE", with: guide),
      wrong: "// proposal: 393x200\n"
        + rows.replacing("GUIDE", with: "").replacing("(alignment: .label)", with: ""),
      finding: "smell scattered-rows"
    ).expectOfSecond("guides")
  }

  @Test func `by cells of no height are no lines`() throws {
    let grid = """
      // proposal: 393x200
      Grid {
        GridRow { Text("a"); Text("A title").frame(maxWidth: .infinity); Text("c") }
        GridRow { Color.red.frame(maxWidth: 40).frame(height: HEIGHT) }
      }
      """
    try Twin(
      fine: grid.replacing("HEIGHT", with: "0"), wrong: grid.replacing("HEIGHT", with: "1"),
      finding: "smell short-grid-row"
    ).expectOfSecond("cells")
  }
}
