extension `The near miss of a rule` {
  /// Of the rules in `Rules/Layouts`.
  static let layouts: [String: String] = [
    "early-wrap": """
    // proposal: 104x100
    struct Flow: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        CGSize(width: 104, height: 100)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for (index, subview) in subviews.enumerated() {
          subview.place(
            at: CGPoint(
              x: bounds.minX + CGFloat(index % 2) * 56, y: bounds.minY + CGFloat(index / 2) * 28),
            proposal: .unspecified)
        }
      }
    }
    Flow { ForEach(0..<3) { _ in Color.red.frame(width: 48, height: 20) } }
    """,
    "infinite-answer": """
    // proposal: 300x100
    // text-cell: 8x20
    struct Bar: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: proposal.width ?? .infinity, height: 20)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
      }
    }

    Bar { Text("One") }
    """,
    // It proposes a length that is one.
    "infinite-place": """
    // proposal: 300x100
    // text-cell: 8x20
    struct Pile: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 120, height: 40)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for subview in subviews {
          subview.place(at: bounds.origin, proposal: ProposedViewSize(width: 120, height: 40))
        }
      }
    }

    Pile { Color.mint }
    """,
    "loose-layout": """
    // proposal: 300x100
    // text-cell: 8x20
    struct Line: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        CGSize(width: proposal.width ?? 200, height: 20)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        subviews[0].place(
          at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
      }
    }
    Line { Text("Hello") }.background(Color.black)
    """,
    "measure-explosion": """
    // proposal: 300x300
    VStack {
      HStack {
        VStack { Color.red; Color.blue }
        Color.green
      }
      Color.blue
    }
    """,
    "nil-as-zero": """
    // proposal: 300x100
    // text-cell: 8x20
    struct Row: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: proposal.width ?? 24, height: 20)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
      }
    }

    ScrollView(.horizontal) {
      Row { Text("One") }
    }
    """,
    "short-answer": """
    // proposal: 200x300
    struct Pile: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        CGSize(width: proposal.width ?? 100, height: CGFloat(subviews.count) * 90)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        var y = bounds.minY
        for subview in subviews {
          subview.place(
            at: CGPoint(x: bounds.minX, y: y),
            proposal: ProposedViewSize(width: bounds.width, height: 90))
          y += 90
        }
      }
    }
    ScrollView {
      Pile { ForEach(0..<3) { _ in Color.teal.frame(height: 90) } }
    }
    """,
    "stale-cache": """
    // proposal: 300x100
    // text-cell: 8x20
    struct Flow: Layout {
      struct Cache { var sizes: [CGSize] }
      func makeCache(subviews: Subviews) -> Cache {
        Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
      }
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        CGSize(width: min(proposal.width ?? 300, cache.sizes[0].width), height: 20)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
      ) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
      }
    }

    HStack {
      Text("Tags")
      Flow { Text("swift") }
    }
    """,
    "placed-twice": """
    // proposal: 200x100
    // text-cell: 8x20
    struct Sheet: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        subviews[0].place(at: bounds.origin, proposal: .unspecified)
        for (row, subview) in subviews.dropFirst().enumerated() {
          let y = bounds.minY + 30 + CGFloat(row) * 20
          subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
        }
      }
    }

    Sheet {
      Text("Drinks")
      Text("Tea")
      Text("Juice")
    }
    """,
    // Each is offered the height of the bounds.
    "unfilled-bounds": """
    // proposal: 300x200
    // text-cell: 8x20
    struct EqualHeights: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        CGSize(width: 120, height: 40)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        var x = bounds.minX
        for subview in subviews {
          let size = subview.sizeThatFits(.unspecified)
          subview.place(
            at: CGPoint(x: x, y: bounds.minY),
            proposal: ProposedViewSize(width: size.width, height: bounds.height))
          x += size.width
        }
      }
    }
    EqualHeights {
      Text("Latest").frame(maxHeight: .infinity).background(.mint)
      Text("Top\\nthis week").background(.yellow)
    }
    """,
    "unplaced-subview": """
    // proposal: 200x100
    // text-cell: 8x20
    struct Layers: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        for subview in subviews { subview.place(at: middle, anchor: .center, proposal: proposal) }
      }
    }

    Layers {
      Text("Left")
      Text("Right")
    }
    """,
    // The last step leads back to the first view.
    "short-arc": """
    // proposal: 240x240
    struct Ring: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 240, height: 240)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for (index, subview) in subviews.enumerated() {
          let angle = (180 + 360 / Double(subviews.count) * Double(index)) * .pi / 180
          let point = CGPoint(x: 120 + 100 * cos(angle), y: 120 + 100 * sin(angle))
          subview.place(at: point, anchor: .center, proposal: .unspecified)
        }
      }
    }
    Ring { ForEach(0..<6) { _ in Circle().frame(width: 40, height: 40) } }
    """,
  ]
}
