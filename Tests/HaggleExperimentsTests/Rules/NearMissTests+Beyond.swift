extension `The near miss of a rule` {
  /// Of rules about what reaches beyond its room, or is pushed out of line.
  static let beyond = [
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
    // What is not clipped ends at the edge of the screen.
    "unclipped-strip": """
    // proposal: 300x100
    // text-cell: 8x20
    HStack {
      Text("Share")
      ScrollView(.horizontal) {
        HStack { ForEach(0..<4) { _ in Color.teal.frame(width: 90, height: 60) } }
      }
      .scrollClipDisabled()
    }
    """,
    // There is room around the card.
    "cut-drawing": """
    // proposal: 393x300
    VStack {
      Color.gray
      ScrollView(.horizontal) {
        HStack {
          Color.teal.frame(width: 140, height: 100).scaleEffect(1.2)
        }
        .padding(.vertical, 10)
      }
      Color.gray
    }
    """,
    // Its lines are centred as well.
    "left-lines": """
    // proposal: 300x300
    // text-cell: 8x20
    VStack(spacing: 12) {
      Circle().frame(width: 80, height: 80)
      Text("Welcome")
      Text("We are about to set up your mail, your calendar and the network.")
        .multilineTextAlignment(.center)
    }
    """,
    // All symbols have a width of their own.
    "pushed-labels": """
    // proposal: 300x200
    // text-cell: 8x20
    VStack(alignment: .leading) {
      HStack { Image(systemName: "bell").frame(width: 24); Text("Alerts") }
      HStack { Image(systemName: "person.2").frame(width: 24); Text("People") }
      HStack { Image(systemName: "wifi").frame(width: 24); Text("Network") }
    }
    """,
  ]
}
