import Testing

/// Rows of equal tiles, the last of which has fewer.
@Suite struct `The last row of tiles` {
  private func page(_ rows: [String]) -> String {
    """
    // proposal: 405x300
    // text-cell: 8x20
    VStack(spacing: 5) {
      \(rows.map { "HStack(spacing: 5) { \($0) }" }.joined(separator: "\n  "))
    }
    """
  }

  private static let tile = "Color.gray.frame(height: 80)"
  private static let card = "Text(\"Day\").frame(maxWidth: .infinity).background(.mint)"

  @Test(arguments: [
    ([tile + "; " + tile, tile], true),
    ([card + "; " + card, card], true),
    ([tile + "; " + tile + "; " + tile, tile], true),
    ([card + "; " + card, card + "; Color.clear.frame(maxWidth: .infinity, maxHeight: 0)"], false),
    // The first one is to be large.
    ([tile, tile + "; " + tile], false),
    // Another look, another height, another kind.
    ([tile + "; " + tile, "Color.blue.frame(height: 80)"], false),
    ([tile + "; " + tile, "Color.gray.frame(height: 20)"], false),
    ([card + "; " + card, "Text(\"Send\").frame(maxWidth: .infinity)"], false),
    ([card + "; " + tile, card], false),
  ])
  func `has one as wide as several`(rows: [String], isFound: Bool) throws {
    let found = try findings(page(rows))
    #expect(found.contains { $0.contains("staggered-rows") } == isFound, "\(found)")
    #expect(!found.contains { $0.contains("floating-bar") })
  }

  @Test func `is found of the chunks of a loop`() throws {
    let found = try findings(
      """
      // proposal: 400x300
      // text-cell: 8x20
      VStack(spacing: 8) {
        ForEach([["Day", "Week"], ["Month"]], id: \\.self) { names in
          HStack(spacing: 8) {
            ForEach(names, id: \\.self) { Text($0).frame(maxWidth: .infinity).background(.mint) }
          }
        }
      }
      """)
    #expect(found.contains { $0.contains("staggered-rows") }, "\(found)")
  }
}
