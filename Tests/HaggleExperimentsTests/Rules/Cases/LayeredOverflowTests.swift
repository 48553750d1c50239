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

  @Test func `has that priority taken away by an edit or by advice, whoever has it`() throws {
    let nested = Self.card("").replacing(
      "Text(\"First\")", with: "HStack { Text(\"First\").layoutPriority(1) }")
    let sentence = try finding(nested)
    #expect(sentence.advice.contains("Take the higher priority of "), "\(sentence.advice)")
  }

  /// A picture that is larger where it is placed was asked as well.
  @Test func `blames no priority where all were asked`() throws {
    let text = """
      // proposal: 300x200
      // text-cell: 8x20
      struct Grown: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: (proposal.width ?? 0) > 299 ? 60 : 120, height: 20)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          for view in subviews { view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
        }
      }

      ZStack {
        Grown { Color.red }
        Color.blue.frame(width: 80, height: 20)
      }
      """
    let found = try run(text).wordedFindings.map(\.message)
    #expect(found.contains { $0.contains("120") }, "\(found)")
    #expect(!found.contains { $0.contains("priority") }, "\(found)")
  }

  @Test func `does not do so without priorities`() throws {
    #expect(try findings(Self.card("")) == [])
  }
}
