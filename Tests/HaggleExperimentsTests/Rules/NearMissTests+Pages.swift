extension `The near miss of a rule` {
  /// Pages, strips and lists, and what is put to their edges.
  static let pages = [
    "small-page": """
    // proposal: 800x600
    // text-cell: 8x20
    Text("Accounts")
      .frame(minWidth: 400, maxWidth: .infinity, minHeight: 300, maxHeight: .infinity)
      .background(Color.gray)
    """,
    "whole-page": """
    // proposal: 393x600
    // text-cell: 8x20
    ScrollView {
      VStack {
        Text("One").containerRelativeFrame([.horizontal, .vertical])
        Text("Two").containerRelativeFrame([.horizontal, .vertical])
      }
    }
    """,
    "idle-ideal": """
    // proposal: 393x600
    // text-cell: 8x20
    ScrollView {
      VStack {
        Color.green.frame(idealHeight: 200)
        Color.green.frame(minHeight: 20, idealHeight: 200, maxHeight: 300)
      }
    }
    """,
    "tall-strip": """
    // proposal: 393x600
    // text-cell: 8x20
    // image: "leaf" 300x400
    VStack {
      Text("Found today")
      ScrollView(.horizontal) {
        HStack {
          Image("leaf").resizable().scaledToFit().frame(height: 120)
          Image("leaf").resizable().scaledToFit().frame(height: 120)
        }
      }
    }
    """,
    "short-layer": """
    // proposal: 300x400
    // text-cell: 8x20
    Text("Choose")
      .frame(width: 240, height: 40)
      .overlay(alignment: .top) {
        ScrollView {
          VStack(spacing: 0) {
            Text("Chile").frame(height: 40)
            Text("Ghana").frame(height: 40)
            Text("Japan").frame(height: 40)
          }
        }
        .frame(height: 120)
      }
    """,
    "dragged-layer": """
    // proposal: 120x120
    ZStack {
      Circle().stroke(.mint).frame(width: 100, height: 100)
      Circle().fill(.gray).frame(width: 80, height: 80)
        .overlay(alignment: .bottomTrailing) {
          Circle().fill(.green).frame(width: 20, height: 20)
        }
      Circle().fill(.white).frame(width: 20, height: 20)
    }
    """,
    "half-list": """
    // proposal: 900x300
    // text-cell: 8x20
    HStack(spacing: 0) {
      List { Text("Inbox") }.frame(width: 220)
      List { Text("Re: the roof") }
      List { Text("Nothing chosen") }
    }
    """,
    "short-list": """
    // proposal: 393x600
    // text-cell: 8x20
    ScrollView {
      List {
        Text("Ada")
        Text("Grace")
      }
      .listStyle(.plain)
      .frame(height: 96)
    }
    """,
    "short-line": """
    // proposal: 200x200
    // text-cell: 8x20
    HStack(alignment: .top) {
      VStack(spacing: 0) {
        Circle().frame(width: 12, height: 12)
        Rectangle().frame(width: 2).frame(maxHeight: .infinity)
      }
      Text("Change to the tram at the town hall")
    }
    .fixedSize(horizontal: false, vertical: true)
    .frame(width: 140)
    """,
    "global-point": """
    // proposal: 300x600
    VStack(spacing: 0) {
      Color.gray.frame(height: 100)
      GeometryReader { chart in
        Color.red.frame(width: 20, height: 20)
          .position(x: chart.size.width / 2, y: chart.size.height / 2)
      }
    }
    """,
    "scrolled-bar": """
    // proposal: 393x400
    // text-cell: 8x20
    ScrollView {
      Color.teal.frame(height: 900)
    }
    .safeAreaInset(edge: .bottom) {
      Text("To the checkout").frame(maxWidth: .infinity)
    }
    """,
    "one-column": """
    // proposal: 320x500
    VStack {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 150))]) {
        ForEach(0..<4) { _ in Color.teal.frame(height: 100) }
      }
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 300))]) {
        ForEach(0..<4) { _ in Color.teal.frame(height: 20) }
      }
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
    "small-target": """
    // proposal: 393x200
    // text-cell: 8x20
    VStack {
      Button {} label: {
        Text("Save").frame(maxWidth: .infinity, minHeight: 50).background(Color.blue)
      }
      .padding(40)
      Button("Leave") {}.padding(4).background(Color.red)
    }
    """,
    "half-guide": """
    // proposal: 100x100
    Color.indigo.frame(width: 80, height: 80)
      .overlay(alignment: .topTrailing) {
        Circle().frame(width: 20, height: 20)
          .alignmentGuide(.top) { $0[VerticalAlignment.center] }
          .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
      }
    """,
    "full-layer": """
    // proposal: 300x200
    // text-cell: 8x20
    Color.teal
      .overlay(alignment: .bottom) { Color.black.frame(height: 60) }
      .overlay { Color.black.opacity(0.1) }
      .overlay(alignment: .bottomLeading) { Text("Low tide") }
    """,
    "cut-shadow": """
    // proposal: 393x400
    VStack {
      ScrollView(.horizontal) {
        HStack {
          Color.white.frame(width: 140, height: 100).shadow(radius: 10).padding(.vertical, 10)
        }
      }
      ScrollView(.horizontal) {
        HStack { Color.white.frame(width: 140, height: 100).shadow(radius: 10) }
      }
      .scrollClipDisabled()
      ScrollView(.horizontal) {
        HStack { Color.white.frame(width: 140, height: 40).shadow(radius: 10) }
      }
      .safeAreaPadding(.vertical, 10)
      Color.white.clipShape(Circle()).shadow(radius: 10)
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
  ]
}
