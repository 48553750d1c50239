extension `The near miss of a rule` {
  /// Of rules that hold views against others of their kind, or against what they have to show.
  static let peers = [
    // A button's words are in its middle.
    "centred-in-column": """
    // proposal: 320x200
    // text-cell: 8x20
    VStack(alignment: .leading) {
      Text("Morning light")
      Text("Buy").padding(8).frame(maxWidth: .infinity).background(Color.blue)
    }
    """,
    "passed-over": """
    // proposal: 200x50
    // text-cell: 8x20
    ViewThatFits {
      Text("What is new in this version of the app").id("whole")
      ScrollView { Text("What is new in this version of the app, and why") }.id("scrolling")
    }
    .id("choice")
    """,
    "short-scroll": """
    // proposal: 375x600
    // text-cell: 8x20
    VStack(spacing: 0) {
      Text("Notes")
      ScrollView {
        Text("Keys are with Ana").frame(height: 400)
      }
    }
    .background(Color.yellow, in: RoundedRectangle(cornerRadius: 16))
    """,
    // Two are as wide as four, with the distance between them.
    "staggered-rows": """
    // proposal: 320x200
    VStack(spacing: 8) {
      HStack(spacing: 8) { Color.gray; Color.gray; Color.gray; Color.gray }
      HStack(spacing: 8) { Color.gray; Color.gray }
    }
    """,
    "needless-spacer": """
    // proposal: 320x100
    HStack {
      Spacer()
      Rectangle().fill(.blue).frame(width: 200, height: 12)
    }
    """,
    "lone-span": """
    // proposal: 390x200
    Grid {
      GridRow { Color.orange.frame(height: 80).gridCellColumns(2) }
      GridRow { Color.yellow; Color.yellow }
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
    // What is tapped stands in the middle of a page.
    "mixed-edges": """
    // proposal: 320x200
    // text-cell: 8x20
    VStack {
      Text("Topics").frame(maxWidth: .infinity, alignment: .leading)
      Button("Show all of them") { }
    }
    """,
    "unlevel-columns": """
    // proposal: 393x200
    // text-cell: 8x20
    HStack(alignment: .top) {
      VStack {
        Text("@twostraws")
        Color.teal.frame(width: 64, height: 64)
      }
      VStack {
        Text("Full name:")
        Text("Paul Hudson")
      }
    }
    """,
    // A paragraph beside a word breaks anyhow.
    "cramped-row": """
    // proposal: 220x120
    // text-cell: 8x20
    HStack(spacing: 8) {
      Text("The train is late again, so do not wait")
      Text("London")
    }
    """,
    "idle-clip": """
    // proposal: 200x100
    // text-cell: 8x20
    Text("Sign in")
      .padding(12)
      .background(Color.blue)
      .clipShape(RoundedRectangle(cornerRadius: 10))
    """,
    "ragged-cells": """
    // proposal: 300x200
    // text-cell: 8x20
    Grid(alignment: .leading) {
      GridRow { Text("Apples"); Text("5") }
      GridRow { Text("Pomegranates"); Text("1200") }
    }
    """,
    "cornered-content": """
    // proposal: 393x700
    // text-cell: 8x20
    GeometryReader { geometry in
      Text("Middle").frame(width: geometry.size.width, height: geometry.size.height)
    }
    """,
    // A tag has a colour to its edge.
    "near-edges": """
    // proposal: 320x120
    // text-cell: 8x20
    VStack(alignment: .leading) {
      Text("Ingredients")
      HStack(spacing: 4) {
        Text("salt").padding(4).background(Color.gray)
        Text("flour").padding(4).background(Color.gray)
      }
    }
    """,
    "cut-corners": """
    // proposal: 200x100
    // text-cell: 8x20
    Text("Hello").padding(12)
      .overlay(RoundedRectangle(cornerRadius: 12).stroke(.blue))
      .clipShape(RoundedRectangle(cornerRadius: 12))
    """,
    "tight-circle": """
    // proposal: 200x100
    // text-cell: 8x20
    Text("12").frame(width: 28, height: 28)
      .background(Circle().fill(.red))
    """,
    // The lower card stands at the top.
    "hanging-cards": """
    // proposal: 200x200
    // text-cell: 8x20
    HStack(alignment: .top) {
      ForEach(["Sea", "A long walk over the hills"], id: \\.self) { name in
        VStack(spacing: 0) {
          Color.teal.frame(height: 40)
          Text(name)
        }
      }
    }
    """,
    // What is beside the cards is as wide as the screen.
    "narrow-scroll": """
    // proposal: 393x700
    // text-cell: 8x20
    ScrollView {
      VStack {
        Text("Milk").padding(16).background(Color.yellow)
        Color.gray.frame(height: 1)
      }
    }
    """,
    // Labels at the right of a column, each beside a value of one or two lines.
    "centred-label": """
    // proposal: 160x200
    // text-cell: 8x20
    Grid(alignment: .trailing) {
      GridRow { Text("Name"); Text("Summer") }
      GridRow { Text("Places"); Text("Lisbon and Porto") }
    }
    """,
  ]
}
