extension `The near miss of a rule` {
  /// Of the rules in `Rules/Frames`.
  static let frames: [String: String] = [
    // What follows a finger begins in the middle.
    "cut-start": """
    // proposal: 300x200
    struct Pager: View {
      @State private var pull: CGFloat = 0
      var body: some View {
        HStack(spacing: 0) {
          ForEach(0..<3) { _ in Color.red.frame(width: 300, height: 200) }
        }
        .offset(x: pull)
        .frame(width: 300, height: 200)
        .clipped()
      }
    }
    Pager()
    """,
    "added-padding": """
    // proposal: 393x300
    Image(systemName: "plus").padding(10).frame(width: 44, height: 44)
      .background(Circle().fill(Color.blue))
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
    "greedy-position": """
    // proposal: 393x60
    // text-cell: 8x20
    ZStack {
      Text("New").position(x: 20, y: 10)
      Text("Chapter one").offset(x: 20)
    }
    """,
    // The clip has the outline of the line.
    "cut-line": """
    // proposal: 300x200
    Color.blue.frame(width: 160, height: 160)
      .overlay { Circle().stroke(Color.orange, lineWidth: 24) }
      .clipShape(Circle())
    """,
    // A state decides whether it is there.
    "unseen-text": """
    // proposal: 375x647
    // text-cell: 8x20
    struct Welcome: View {
      @State var isShown = false
      var body: some View {
        ZStack { Color.yellow; Text("Welcome back").offset(y: isShown ? 0 : -350) }
      }
    }
    Welcome()
    """,
    // More than half of it is out: a drawer.
    "moved-off": """
    // proposal: 300x400
    // text-cell: 8x20
    ZStack(alignment: .top) {
      Text("Results").frame(height: 120)
      ScrollView { ForEach(0..<40) { Text("Post \\($0)") } }.offset(y: 240)
    }
    """,
    "ideal-collapse": """
    // proposal: 393x700
    ScrollView {
      VStack {
        Text("Before")
        List { Text("one") }.frame(minHeight: 150)
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
    "loose-reader": """
    // proposal: 393x600
    // text-cell: 8x20
    VStack {
      GeometryReader { space in
        Text("Width").frame(width: space.size.width, height: space.size.height)
          .background(Color.mint)
      }
      Text("Below")
    }
    """,
    "moved-over": """
    // proposal: 300x300
    // text-cell: 8x20
    VStack(spacing: 40) {
      Text("Pick a colour")
      HStack(spacing: 0) {
        Color.green.frame(width: 60, height: 60)
        Color.red.frame(width: 60, height: 60).offset(y: -30)
      }
    }
    """,
    "moved-view": """
    // proposal: 300x300
    // text-cell: 8x20
    VStack(spacing: 0) {
      Color.blue.frame(height: 100)
      Text("Name").offset(y: -4)
      Text("Description").offset(y: -40)
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
    "off-centre-overflow": """
    // proposal: nilx200
    Color.red.frame(width: 20, height: 281).id("tall").frame(height: 200).id("page")
    """,
    "outer-frame": """
    // proposal: 393x200
    // text-cell: 8x20
    VStack(alignment: .leading) {
      Text("Cart")
      Button { } label: { Text("Checkout").padding(10).background(Color.blue) }
        .frame(maxWidth: .infinity)
      Button("All of them") { }.frame(maxWidth: .infinity)
    }
    """,
    "overflow": """
    // proposal: 400x100
    HStack(spacing: 8) {
      Color.red.frame(width: 120)
      Color.blue.frame(width: 136)
    }
    .frame(width: 264)
    """,
    "phantom-minimum": """
    // proposal: 350x350
    Grid {
      GridRow {
        Color.orange
        Color.indigo
        Grid {
          GridRow { Color.cyan; Color.yellow }
          Color.mint
          Color.green
        }
        .frame(minWidth: 0, minHeight: 0)
        .gridCellColumns(2)
      }
    }
    """,
    "taken-maximum": """
    // proposal: 300x500
    // text-cell: 8x20
    ScrollView {
      VStack(spacing: 0) {
        Text("Mail")
        Text("Maps")
      }
    }
    .frame(maxHeight: 320)
    .fixedSize(horizontal: false, vertical: true)
    """,
    "tight-frame": """
    // proposal: 400x60
    // text-cell: 8x20
    HStack {
      Text("Update now").lineLimit(1).frame(width: 80)
      Text("Firefox").lineLimit(1).frame(width: 40)
      Color.red
    }
    """,
    "turned-view": """
    // proposal: 393x300
    // text-cell: 8x20
    HStack(spacing: 10) {
      Text("Distance").fixedSize().rotationEffect(.degrees(270)).frame(width: 20, height: 64)
      Rectangle().fill(.gray).frame(width: 3)
    }
    """,
    "two-phase-mismatch": """
    // proposal: 200xnil
    LazyVGrid(columns: [GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 90))]) {
      ForEach(0..<4, id: \\.self) { i in
        Color.red.frame(height: 20).id("cell\\(i)")
      }
    }
    .frame(width: 200)
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
    "unusable-length": """
    // proposal: 300x100
    Text("Go").frame(maxWidth: .infinity).frame(height: 44)
    """,
    "unlevel-reader": """
    // proposal: 320x68
    // text-cell: 8x20
    HStack {
      Text("-")
      GeometryReader { geometry in
        Circle().frame(width: 18, height: 18)
          .frame(width: geometry.size.width, height: geometry.size.height)
      }
      .frame(height: 36)
      Text("+")
    }
    """,
    "foreign-frame": """
    // proposal: 393x600
    // text-cell: 8x20
    VStack {
      Text("Last sync")
      Button("Sync now") {}.frame(maxWidth: .infinity, maxHeight: .infinity)
      Text("3 devices")
    }
    """,
    // The column has that edge.
    "missed-edge": """
    // proposal: 400x200
    // text-cell: 8x20
    ScrollView {
      VStack {
        Text("Code").frame(maxWidth: 340, alignment: .leading)
        Color.gray.frame(width: 340, height: 40)
      }
    }
    """,
  ]
}
