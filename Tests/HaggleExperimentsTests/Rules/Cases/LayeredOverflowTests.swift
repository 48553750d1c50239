import Testing

/// A stack of layers is only as large as those of the highest priority.
@Suite struct `A layer that stands out` {
  private static func card(_ priority: String) -> String {
    """
    // proposal: 393x600
    // text-cell: 8x20
    VStack(spacing: 10) {
      ZStack {
        Color.yellow.frame(width: 200, height: 120).id("paper")
        Text("First")\(priority)
      }
      .id("card")
      Text("Below")
    }
    """
  }

  @Test func `is explained by the priority of another one`() throws {
    let text = Self.card(".layoutPriority(1)")
    #expect(try findings(text) == ["contract overflow at paper, width"])
    let sentence = try finding(text)
    #expect(
      sentence.message.contains(
        "card is only as wide as layoutPriority.1 of \"First\", whose priority is higher"),
      "\(sentence.message)")
  }

  @Test func `does not do so without priorities`() throws {
    #expect(try findings(Self.card("")) == [])
  }
}
