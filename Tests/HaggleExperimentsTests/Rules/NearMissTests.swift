import HaggleAnalysis
import HaggleTraces
import Testing

/// What looks much like the example of a rule, and is fine.
@Suite struct `The near miss of a rule` {
  /// By the rule; a second one of a rule would be lost, and stops the test.
  private static let listings = Dictionary(
    uniqueKeysWithValues: [
      early, everyday, rows, held, questions, drifting, taps, usual, beyond,
    ].joined().map { ($0.key, $0.value) })

  private static let early = [
    "two-phase-mismatch": """
    // proposal: 200xnil
    LazyVGrid(columns: [GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 90))]) {
      ForEach(0..<4, id: \\.self) { i in
        Color.red.frame(height: 20).id("cell\\(i)")
      }
    }
    .frame(width: 200)
    """,
    "overflow": """
    // proposal: 400x100
    HStack(spacing: 8) {
      Color.red.frame(width: 120)
      Color.blue.frame(width: 136)
    }
    .frame(width: 264)
    """,
    "off-centre-overflow": """
    // proposal: nilx200
    Color.red.frame(width: 20, height: 281).id("tall").frame(height: 200).id("page")
    """,
    "below-declared-minimum": """
    // proposal: 200x300
    LazyVGrid(columns: [GridItem(.flexible(minimum: 120)), GridItem(.adaptive(minimum: 70))]) {
      ForEach(0..<4, id: \\.self) { i in
        Color.red.frame(height: 20).id("cell\\(i)")
      }
    }
    """,
    "underfill": """
    // proposal: 620x80
    HStack(spacing: 10) {
      Color.blue
      Color.green
      Color.yellow.relativeProposed(width: 0.5).layoutPriority(1)
    }
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
    "squeezed-text": """
    // proposal: 200x100
    // text-cell: 8x20
    HStack {
      Color.indigo
      Text("Good morning").layoutPriority(1)
      Color.mint
    }
    """,
    "cut-text": """
    // proposal: 393x700
    // text-cell: 14x34
    Text("Our rather longish headers").frame(width: 100).frame(minHeight: 100)
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
    "greedy-decoration": """
    // proposal: 393x759
    // text-cell: 8x20
    VStack(spacing: 0) {
      ForEach(["Alpha", "Beta"], id: \\.self) { title in
        Text(title).padding(12).frame(maxWidth: .infinity).background(Color.yellow)
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
    "idle-alignment": """
    // proposal: 393x759
    ZStack(alignment: .bottomTrailing) {
      Color.red.frame(width: 60, height: 60)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
    """,
    "uneven-background": """
    // proposal: 320x400
    // text-cell: 8x20
    HStack(spacing: 20) {
      Text("!").padding(20).background(Capsule().fill(.orange))
      Text("Ferries stay in port until the wind drops below force seven")
    }
    """,
    "marker-off-line": """
    // proposal: 200x200
    // text-cell: 8x20
    HStack(alignment: .top) {
      Circle().fill(.red).frame(width: 8, height: 8)
      Text("Pack the tent, the stove and two warm blankets")
    }
    """,
    "off-middle": """
    // proposal: 393x20
    // text-cell: 8x20
    HStack(spacing: 0) {
      Text("Back")
      Spacer()
      Text("Now")
      Spacer()
      Text("Next")
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
    "moved-view": """
    // proposal: 300x300
    // text-cell: 8x20
    VStack(spacing: 0) {
      Color.blue.frame(height: 100)
      Text("Name").offset(y: -4)
      Text("Description").offset(y: -40)
    }
    """,
    "idle-guide": """
    // proposal: 208x300
    HStack(alignment: .top) {
      Color.blue.frame(width: 100, height: 150).alignmentGuide(.top) { _ in -25 }
      Color.red.frame(width: 100, height: 100)
    }
    """,
    "loose-reader": """
    // proposal: 393x600
    // text-cell: 8x20
    VStack {
      GeometryReader { space in
        Text("Width").frame(width: space.size.width, height: space.size.height)
      }
      Text("Below")
    }
    """,
    "unusable-length": """
    // proposal: 300x100
    Text("Go").frame(maxWidth: .infinity).frame(height: 44)
    """,
    "oscillation": """
    // proposal: 300x200
    struct Tags: View {
      @State private var isNarrow = false
      var body: some View {
        Color.blue
          .frame(width: isNarrow ? 100 : 200, height: 40)
          .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width in
            if width > 150 { isNarrow = true }
          }
      }
    }
    """,
    "drift": """
    // proposal: 300x200
    struct Header: View {
      @State private var height: CGFloat = 40
      var body: some View {
        Color.blue
          .frame(height: height)
          .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = min($0 + 8, 60) }
      }
    }
    """,
    "livelock": """
    // proposal: 300x200
    struct Ticker: View {
      @State private var runs = 0
      var body: some View {
        Color.blue.frame(width: 100, height: 40)
          .onChange(of: runs, initial: true) { runs = min(runs + 1, 8) }
      }
    }
    """,
    "measure-feedback": """
    // proposal: 300x200
    struct Sheet: View {
      @State private var height: CGFloat = 160
      var body: some View {
        Color.blue
          .frame(height: 120)
          .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
          .background { Color.red.frame(height: max(height - 40, 60)) }
      }
    }
    """,
    "no-effect": """
    // proposal: 300x200
    VStack(alignment: .leading) {
      Text("Total").frame(maxWidth: .infinity).id("total")
      Text("12")
    }
    """,
  ]

  @Test func `is known of each rule`() {
    #expect(Self.listings.keys.sorted() == Rule.all.map(\.id).sorted())
  }

  @Test(arguments: Rule.all.map(\.id))
  func `is no finding of it`(id: String) throws {
    let text = try #require(Self.listings[id])
    let trace = try Rule.isOfEdits(id) ? seekingHabits(text) : run(text)
    #expect(!trace.findings.flatMap { [$0.rule] + $0.consequences.map(\.rule) }.contains(id))
  }
}
