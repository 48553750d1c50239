extension `The near miss of a rule` {
  /// What is longer, or shorter, than it should be.
  static let lengths = [
    "idle-ratio": """
    // proposal: 393x600
    VStack {
      Color.pink.aspectRatio(1, contentMode: .fit).frame(width: 200, height: 100)
      Color.pink.frame(width: 100, height: 100).aspectRatio(1, contentMode: .fit)
      Color.pink.frame(width: 100).aspectRatio(1, contentMode: .fit)
    }
    """,
    "short-turn": """
    // proposal: 393x600
    Color.blue.frame(width: 200, height: 30)
      .rotationEffect(.degrees(-90)).frame(width: 40, height: 200)
    """,
    "thin-divider": """
    // proposal: 300x100
    // text-cell: 8x20
    VStack {
      HStack { Text("Above"); Divider().frame(height: 20); Text("Beside") }
      Divider().frame(height: 24)
      Rectangle().frame(height: 4)
    }
    """,
    "narrowed-shape": """
    // proposal: 600x400
    // text-cell: 8x20
    VStack(spacing: 0) {
      Color.black.aspectRatio(16 / 9, contentMode: .fit).layoutPriority(1)
      ScrollView { Text("First comment") }
    }
    """,
    "distorted-image": """
    // proposal: 393x700
    // image: "fjord" 1200x800
    ScrollView {
      Image("fjord").resizable().scaledToFit()
      Color.red.frame(width: 60, height: 60).background(Image("fjord").resizable())
    }
    """,
    "letterbox": """
    // proposal: 393x300
    // image: "sleeve" 400x200
    VStack {
      Image("sleeve").resizable().scaledToFit().frame(width: 120, height: 120)
      Image("sleeve").resizable().scaledToFit().frame(width: 120, height: 60).background(.gray)
    }
    """,
    "greedy-picture": """
    // proposal: 393x700
    // text-cell: 8x20
    // image: "owl" 400x300
    ScrollView {
      HStack {
        Image("owl").resizable().scaledToFit().frame(width: 120)
        Text("Barn owl")
      }
      Image("owl").resizable().scaledToFit()
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
    "undone-frame": """
    // proposal: 393x300
    // text-cell: 8x20
    VStack {
      Text("Delete the draft?").frame(maxWidth: .infinity)
        .fixedSize(horizontal: false, vertical: true)
      Text("Delete").fixedSize().frame(maxWidth: .infinity)
      Text("Keep").fixedSize().frame(width: 300)
      TextField("Why?", text: .constant("")).frame(width: 300)
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
    "unsized-shape": """
    // proposal: 393x60
    // text-cell: 8x20
    HStack {
      Circle().fill(.green).frame(width: 10, height: 10)
      Text("Online")
      Circle().fill(.red).frame(height: 12)
    }
    """,
    "wide-lazy-stack": """
    // proposal: 393x300
    // text-cell: 8x20
    VStack {
      VStack(alignment: .leading) { Text("Copy link"); Text("Mute") }.background(Color.gray)
      ScrollView { LazyVStack { Text("Copy link"); Text("Mute") }.background(Color.gray) }
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
    "narrow-frame": """
    // proposal: 300x160
    // text-cell: 8x20
    VStack {
      HStack {
        Text("The Times")
        Spacer()
        Text("No. 101").frame(width: 56)
      }
      Text("A paragraph of some more words than that").frame(width: 180)
    }
    """,
  ]

  /// What stands in line.
  static let lines = [
    "ragged-rows": """
    // proposal: 200x60
    // text-cell: 8x20
    VStack(alignment: .leading) {
      ForEach(8..<11) { n in
        HStack { Text("\\(n).").frame(width: 24); Text("Bread") }
      }
    }
    """,
    "uneven-lines": """
    // proposal: 230x64
    // text-cell: 8x20
    HStack(alignment: .top, spacing: 10) {
      ForEach(["Tea", "Mountain spring water"], id: \\.self) { name in
        VStack(alignment: .leading, spacing: 4) {
          Text(name).lineLimit(2, reservesSpace: true)
          Text("3.50")
        }
        .frame(width: 110, alignment: .leading)
      }
    }
    """,
    "idle-text-alignment": """
    // proposal: 320x100
    // text-cell: 8x20
    VStack {
      Text("12.40").multilineTextAlignment(.trailing)
        .frame(maxWidth: .infinity, alignment: .trailing)
      Text("12.40").multilineTextAlignment(.center).frame(maxWidth: .infinity)
    }
    """,
    "hanging-bars": """
    // proposal: 300x120
    HStack(alignment: .bottom, spacing: 10) {
      ForEach([40, 90, 20], id: \\.self) { height in
        Color.blue.frame(width: 20, height: CGFloat(height))
      }
    }
    """,
    "scattered-rows": """
    // proposal: 300x100
    // text-cell: 8x20
    VStack(alignment: .leading) {
      ForEach(["Lunch", "Dinner with everybody"], id: \\.self) { title in
        HStack {
          Color.red.frame(width: 8, height: 8)
          Text(title)
        }
      }
    }
    """,
    "endless-line": """
    // proposal: 393x400
    // text-cell: 8x20
    ScrollView {
      Text("The lease begins on the first of the month and ends with six weeks of notice")
      ScrollView(.horizontal) {
        HStack { Text("A strip of some words that goes on and on"); Text("and on") }
      }
    }
    """,
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
  ]
}
