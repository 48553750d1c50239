extension `The near miss of a rule` {
  /// Of the rules in `Rules/Spacing`.
  static let spacing: [String: String] = [
    "cell-spacer": """
    // proposal: 320x200
    // text-cell: 8x20
    Grid {
      GridRow {
        HStack { Spacer(); Text("A") }
        Text("B").frame(maxWidth: .infinity, alignment: .leading)
      }
      GridRow {
        HStack { Spacer(); Text("CCCCC") }
        Text("D")
      }
    }
    """,
    "clear-taker": """
    // proposal: 393x600
    // text-cell: 8x20
    VStack(spacing: 0) {
      Color.clear.frame(height: 60)
      ScrollView { Text("Nothing new") }
        .overlay { Color.clear }
    }
    """,
    // A word that takes some of the margin of its tag.
    "eaten-margin": """
    // proposal: 360x100
    // text-cell: 8x20
    Text("Nine").padding(8).frame(width: 40).background(Color.yellow)
    """,
    // Nothing is to be in line with the first colour.
    "edge-spacer": """
    // proposal: 393x200
    // text-cell: 8x20
    VStack(alignment: .leading) {
      Text("Albums").padding(.leading, 48)
      HStack(spacing: 16) {
        Spacer().frame(width: 20)
        Color.pink.frame(width: 90, height: 90)
        Color.teal.frame(width: 90, height: 90)
      }
    }
    """,
    "empty-slot": """
    // proposal: 320x60
    // text-cell: 8x20
    HStack {
      Text("See you").frame(maxWidth: .infinity).background(Color.mint)
      Spacer(minLength: 0)
    }
    """,
    "framed-spacer": """
    // proposal: 200x40
    // text-cell: 8x20
    HStack(spacing: 4) {
      Circle().frame(width: 24, height: 24)
      Spacer().frame(width: 20)
      Text("Sunny")
    }
    """,
    "gap-behind-last": """
    // proposal: 300x60
    struct Strip: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        CGSize(width: CGFloat(subviews.count) * 42 - 12, height: 30)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for (i, subview) in subviews.enumerated() {
          subview.place(
            at: CGPoint(x: bounds.minX + CGFloat(i) * 42, y: bounds.minY), proposal: .unspecified)
        }
      }
    }

    Strip {
      Color.red.frame(width: 30, height: 30)
      Color.blue.frame(width: 30, height: 30)
    }
    """,
    // One line is kept so that nothing jumps.
    "hidden-slot": """
    // proposal: 320x300
    // text-cell: 8x20
    VStack(spacing: 8) {
      Text("Password")
      Text("Too short").opacity(0)
      Text("Continue")
    }
    """,
    "idle-spacer": """
    // proposal: 393x759
    // text-cell: 8x20
    ScrollView {
      VStack(spacing: 0) {
        Text("No notes yet")
        VStack { Color.red.frame(height: 120); Spacer(minLength: 0); Text("Open") }
          .frame(minHeight: 100)
        Spacer(minLength: 0)
      }
    }
    """,
    "layered-spacer": """
    // proposal: 300x300
    // text-cell: 8x20
    ZStack {
      Color.gray
      VStack {
        Spacer()
        Text("Below")
      }
    }
    """,
    "loose-strip": """
    // proposal: 393x120
    // text-cell: 8x20
    VStack {
      ScrollView(.horizontal) { Text("Music") }
      HStack {
        ScrollView(.horizontal) { Color.red.frame(width: 300, height: 20) }
        Text("Sort")
      }
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
    "needless-spacer": """
    // proposal: 320x100
    HStack {
      Spacer()
      Rectangle().fill(.blue).frame(width: 200, height: 12)
    }
    """,
    "relative-gap": """
    // proposal: 393x200
    ScrollView(.horizontal) {
      HStack(spacing: 16) {
        ForEach(0..<6) { _ in
          Color.purple.containerRelativeFrame(.horizontal, count: 3, spacing: 16)
        }
      }
    }
    """,
    "split-spacing": """
    // proposal: 316x300
    LazyVGrid(
      columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible())], spacing: 0
    ) {
      ForEach(0..<4, id: \\.self) { _ in
        Color.orange.frame(height: 100)
      }
    }
    """,
    "unstated-gap": """
    // proposal: 393x759
    VStack {
      Color.white
      Color.gray.frame(width: 300, height: 60)
      Color.gray
    }
    """,
    "stiff-spacer": """
    // proposal: 300x200
    // text-cell: 8x20
    ScrollView {
      HStack {
        VStack(spacing: 0) {
          Circle().frame(width: 36, height: 36)
          Spacer(minLength: 0)
        }
        Text("On my way").padding(8)
        Spacer()
      }
    }
    """,
    "last-spacer": """
    // proposal: 361x100
    // text-cell: 8x20
    HStack(spacing: 0) {
      ForEach(0..<4) { number in
        Color.indigo.frame(width: 40, height: 40)
        if number < 3 { Spacer() }
      }
    }
    """,
    // Its margin is along the axis on which it scrolls.
    "relative-margin": """
    // proposal: 393x300
    ScrollView(.horizontal) {
      HStack { Color.teal.containerRelativeFrame(.horizontal) }.padding(.horizontal, 16)
    }
    """,
  ]
}
