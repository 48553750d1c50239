import HaggleTraces
import Testing

/// Three views of 80 points, each 90 behind the one before, in 200.
private func dial(_ place: String = "bounds.minX + CGFloat(i) * 90") -> String {
  """
  // proposal: 300x200
  struct Dial: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 200, height: 100)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for (i, view) in subviews.enumerated() {
        view.place(at: CGPoint(x: \(place), y: bounds.minY), proposal: .unspecified)
      }
    }
  }
  Dial {
    Color.red.frame(width: 80, height: 20).id("a")
    Color.green.frame(width: 80, height: 20).id("b")
    Color.blue.frame(width: 80, height: 20).id("c")
  }
  .id("dial")
  """
}

@Suite struct `An overflow by the place of a view` {
  @Test func `is told by the place, and blames the layout that chooses it`() throws {
    let finding = try finding(dial())
    #expect(finding.message == "c is placed from 180 to 260, but dial ends at 200.")
    #expect(
      finding.advice
        == "Let placeSubviews of dial keep c within its bounds, or sizeThatFits report the width "
        + "that it fills. Leave it if it is meant to stand out.")
    #expect(finding.ignoreKey == "overflow@c")
  }

  @Test func `is none where all are within the bounds`() throws {
    #expect(try findings(dial("bounds.minX + CGFloat(i) * 60")) == [])
  }

  @Test(arguments: [
    (
      "",
      "and stands in the middle of base with the proposal of base, as what placeSubviews does not place does"
    ),
    (
      "subviews[1].place(at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading, proposal: proposal)",
      "base places it from 0 to 80"
    ),
  ]) func `is not said to be chosen by a layout that may have left the view out`(
    place: String, said: String
  ) throws {
    let finding = try finding(
      """
      // proposal: 300x200
      struct Base: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          subviews[0].sizeThatFits(proposal)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          subviews[0].place(at: bounds.origin, proposal: proposal)
          \(place)
        }
      }
      Base {
        Color.red.frame(width: 20, height: 50).id("a")
        Text("b").id("b")
      }
      .id("base")
      // text-cell: 80x20
      """)
    #expect(finding.message.contains(said), "\(finding.message)")
  }

  @Test func `names the column of a lazy grid that a view is too wide for`() throws {
    let finding = try finding(
      """
      // proposal: 393x300
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))]) {
        ForEach(0..<9, id: \\.self) { i in
          Color.red.frame(width: 50, height: 50).id("cell\\(i)")
        }
      }
      .id("grid")
      """)
    #expect(
      finding.message
        == "cell0 is placed from −3.94 to 46.06, but grid begins at 0. Its column is 42.13 wide, "
        + "and cell0 insists on 50. Likewise cell7 and cell8.")
    #expect(
      finding.advice
        == "Lower the width of cell0 to 42.13, or let the grid items of grid be at least 50 wide, "
        + "by their minimum or a fixed size. Leave it if it is meant to stand out.")
  }

  @Test(arguments: [
    "bounds.minX + 100_000 * CGFloat(i)", "bounds.minX + (i == 0 ? 0 : -100_000)",
    "bounds.minX + CGFloat(i) * 400",
  ])
  func `is none of views that are parked where nobody sees them`(place: String) throws {
    #expect(try findings(dial(place)) == [])
  }

  @Test func `is one where a view is outside of its layout, but not of the root`() throws {
    let finding = try finding(dial("bounds.minX + (i == 2 ? 210 : 0)"))
    #expect(finding.message == "c is placed from 210 to 290, but dial ends at 200.")
  }

  @Test func `says nothing of what is in a parked view, nor of two phases`() throws {
    let listing = """
      // proposal: 300x200
      struct First: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          for view in subviews { _ = view.sizeThatFits(.unspecified) }
          return subviews[0].sizeThatFits(proposal)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          for (i, view) in subviews.enumerated() {
            let far = CGPoint(x: 100_000, y: 100_000)
            view.place(at: i == 0 ? bounds.origin : far, proposal: i == 0 ? proposal : .zero)
          }
        }
      }
      First {
        Color.red
        HStack { Color.green.frame(minWidth: 40); Text("wide").fixedSize() }
      }
      .frame(width: 100)
      """
    #expect(try findings(listing) == [])
  }
}

@Suite struct `An overflow by a guide` {
  private func column(_ guide: String) -> String {
    """
    // proposal: 200x100
    // text: "Total" 40x20
    VStack(alignment: .leading) {
      Text("Total")\(guide).id("total")
      Color.red.id("bar")
    }
    .id("column")
    """
  }

  @Test func `names the guide that shifts the views of a stack`() throws {
    let guide = ".alignmentGuide(.leading) { d in d[.trailing] }"
    let finding = try finding(column(guide))
    #expect(
      finding.message
        == "column is 240 points wide, but only 200 were proposed to it as the root: it reaches "
        + "out by 20 at the leading and 20 at the trailing edge. column was offered 200 and is 240 "
        + "wide, although none of its views is longer than 200: by the alignmentGuide of total, "
        + "Text.1 \"Total\" lies from 0 to 40, bar from 40 to 240.")
    #expect(
      finding.advice.hasPrefix(
        "Change what the alignmentGuide of total says, give the root more room, or let it"))
  }

  @Test(arguments: ["", ".alignmentGuide(.leading) { d in d[.leading] }"])
  func `is none where the views stay in line`(guide: String) throws {
    #expect(try findings(column(guide)) == [])
  }

  @Test func `names the guide of a view that is too long besides`() throws {
    let guide = ".alignmentGuide(.leading) { d in d[.leading] }.frame(width: 220)"
    #expect(
      try finding(column(guide)).message.hasSuffix(
        " column was offered 200 and is 290 wide, although none of its views is longer than 220: "
          + "by alignmentGuide.1 of \"Total\", total lies from 0 to 220, bar from 90 to 290."))
  }

  @Test func `blames no guide where a view is too long by itself`() throws {
    #expect(
      try finding(column(".frame(width: 220).border(Color.blue)")).message.hasSuffix(
        " frame.1 of \"Total\" was offered 200 and insists on 220."))
  }
}
