extension `The near miss of a rule` {
  /// Of rules for what people ask about every day.
  static let everyday = [
    "early-background": """
    // proposal: 300x100
    // text-cell: 8x20
    HStack {
      Text("Sale").background(Color.red).padding(.leading, 12)
      Text("Shoes").padding(12).background(Color.yellow).padding(12)
      Text("Width").background(GeometryReader { _ in Color.clear }).frame(width: 80)
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
    "starved-view": """
    // proposal: 308x80
    HStack {
      Color.blue.layoutPriority(1)
      Color.gray.frame(minWidth: 60)
    }
    """,
    "idle-priority": """
    // proposal: 240x80
    // text-cell: 8x20
    HStack {
      Text("A label")
      Color.gray.frame(width: 160, height: 20).layoutPriority(1)
    }
    """,
    "scroll-in-scroll": """
    // proposal: 393x700
    ScrollView {
      ScrollView(.horizontal) {
        Color.gray.frame(width: 1200, height: 100)
      }
      ScrollView {
        Color.gray.frame(height: 1200)
      }
      .frame(height: 300)
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
    "hugging-stack": """
    // proposal: 393x759
    // text-cell: 8x20
    VStack {
      VStack(alignment: .leading) {
        Text("Inbox")
        Text("Three messages")
      }
      Spacer()
    }
    """,
    "uneven-widths": """
    // proposal: 393x300
    // text-cell: 8x20
    VStack(alignment: .leading) {
      Text("Hello").padding(12).background(Color.blue)
      Text("How do you do?").padding(12).background(Color.blue)
    }
    """,
    "greedy-position": """
    // proposal: 393x60
    // text-cell: 8x20
    ZStack {
      Text("New").position(x: 20, y: 10)
      Text("Chapter one").offset(x: 20)
    }
    """,
    "tall-lazy-stack": """
    // proposal: 393x700
    // text-cell: 8x20
    VStack {
      Text("Recent")
      ScrollView(.horizontal) {
        LazyHStack { Color.pink.frame(width: 90, height: 120) }.frame(height: 120)
      }
      Text("All")
    }
    """,
    "stretched-card": """
    // proposal: 393x600
    // text-cell: 8x20
    VStack {
      VStack {
        Text("Steps")
        Spacer()
        Text("8 000")
      }
      .padding(12)
      .background(Color.yellow)
      .fixedSize(horizontal: false, vertical: true)
      Text("More below")
    }
    """,
    "spilling-layer": """
    // proposal: 393x700
    // text-cell: 8x20
    // image: "beach" 300x300
    VStack {
      Text("Beaches").padding(20).frame(maxWidth: .infinity)
        .background { Image("beach").resizable().scaledToFill() }
        .clipped()
      Text("Forests").overlay { Image("beach").resizable() }
    }
    """,
    "wide-cell": """
    // proposal: 393x300
    // text-cell: 8x20
    Grid(alignment: .leading) {
      GridRow { Text("How you can reach the office").gridCellColumns(2) }
      Text("By mail or phone, or in person")
      GridRow { Text("Mail"); Text("a@b.org") }
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
    "idle-safe-area": """
    // device: iPhone 16
    // text-cell: 8x20
    VStack { Text("Welcome") }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color.blue)
      .ignoresSafeArea()
    """,
    "unscaled-text": """
    // proposal: 300x100
    // text-cell: 8x20
    VStack {
      Text("Total of all accounts").lineLimit(1).minimumScaleFactor(0.5).frame(width: 120)
      Text("Total of all accounts").lineLimit(2).minimumScaleFactor(0.5).frame(width: 120)
      Text("Total of all accounts").frame(width: 120)
    }
    """,
    "unsafe-text": """
    // device: iPhone 16
    // text-cell: 8x20
    ZStack {
      Color.teal.ignoresSafeArea()
      VStack {
        Text("Today")
        Spacer()
      }
    }
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
  ]
}
