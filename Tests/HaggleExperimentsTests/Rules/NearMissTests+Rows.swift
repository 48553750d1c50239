extension `The near miss of a rule` {
  /// Rows and columns whose parts are level, and what stands beside and over others.
  static let rows = [
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
    "hanging-columns": """
    // proposal: 400x180
    // text-cell: 8x20
    HStack(alignment: .top) {
      ForEach([["Ann", "Bob", "Cleo"], ["Dan", "Eve"]], id: \\.self) { names in
        VStack { ForEach(names, id: \\.self) { Text($0) } }
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
    "unlevel-parts": """
    // proposal: 200x100
    // text-cell: 8x20
    struct Card: View {
      let titles: [String]
      var body: some View {
        VStack { ForEach(titles, id: \\.self) { Text($0) } }
      }
    }
    HStack(alignment: .top) { Card(titles: ["a", "b", "c"]); Card(titles: ["a", "b"]) }
    """,
    "beside-both": """
    // proposal: 320x80
    // text-cell: 8x20
    HStack {
      Text("12:30")
      VStack(alignment: .leading) { Text("Lunch"); Text("with Ann") }
    }
    """,
    "ragged-fields": """
    // proposal: 393x100
    // text-cell: 8x20
    VStack {
      HStack { Text("Name").frame(width: 90); TextField("", text: .constant("")) }
      HStack { Text("Postal code").frame(width: 90); TextField("", text: .constant("")) }
    }
    """,
    "number-column": """
    // proposal: 240x100
    // text-cell: 8x20
    VStack {
      ForEach(["5,978", "41"], id: \\.self) { count in
        HStack {
          Text("Tokens")
          Spacer()
          Text(count)
          Text(count == "41" ? "$1.18" : "$152.46").frame(minWidth: 60, alignment: .trailing)
        }
      }
    }
    """,
    "drifting-columns": """
    // proposal: 300x200
    // text-cell: 8x20
    HStack(alignment: .top) {
      VStack { Text("Name"); Text("Tags").frame(minHeight: 60); Text("Archived") }
      VStack { Text("Harbour"); Text("boats").frame(minHeight: 60); Text("No") }
    }
    """,
    "huddled-row": """
    // proposal: 375x60
    // text-cell: 8x20
    HStack { ForEach(0..<4) { _ in Color.black.frame(width: 8, height: 8) } }
      .frame(maxWidth: .infinity)
      .background(Color.gray)
    """,
    "mixed-lines": """
    // proposal: 300x300
    // text-cell: 8x20
    VStack {
      Text("Release 2")
      Text("Faster start, a smaller download and a new dark theme")
        .multilineTextAlignment(.center)
      Text("Thank you all!")
    }
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
    "wide-control": """
    // proposal: 600x60
    // text-cell: 8x20
    HStack {
      Text("Clear")
      Toggle("Live", isOn: .constant(true))
    }
    """,
  ]

  /// What scrolls, pictures, grids and layers.
  static let held = [
    "one-line-editor": """
    // proposal: 393x400
    // text-cell: 8x20
    Form { TextEditor(text: .constant("")).frame(minHeight: 80) }
    """,
    "blown-up-picture": """
    // proposal: 393x300
    // image: "icon" 48x48
    VStack {
      Image("icon").resizable().frame(width: 80, height: 80)
      Image(systemName: "star").resizable().frame(width: 200, height: 200)
    }
    """,
    "grid-holes": """
    // proposal: 208x400
    // text-cell: 8x20
    LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
      Text("One")
      Text("Two of them, in more lines than the other one has")
      Color.red.frame(height: 40)
      Color.red.frame(height: 44)
    }
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
    "boxed-scroll": """
    // proposal: 393x600
    // text-cell: 8x20
    List {
      ScrollView(.horizontal) { HStack { ForEach(0..<20) { Text("Row \\($0)") } } }
      ScrollView { Text("One") }.frame(height: 100)
    }
    """,
    "half-layer": """
    // proposal: 393x600
    // text-cell: 8x20
    VStack {
      ZStack(alignment: .trailing) {
        Text("Steps, pulse and sleep").padding(16)
        Color.white.frame(width: 60, height: 20)
      }
      ZStack {
        Color.gray
        Text("Export")
      }
    }
    """,
    "scrolled-button": """
    // proposal: 375x300
    // text-cell: 8x20
    ScrollView {
      VStack(spacing: 0) {
        Color.teal.frame(height: 320)
        Button("Continue") { }
      }
    }
    """,
    "long-underline": """
    // proposal: 375x100
    // text-cell: 8x20
    VStack {
      Text("Statistics")
      Divider()
      Rectangle().frame(width: 80, height: 5)
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
    "hanging-hint": """
    // proposal: 393x700
    // text-cell: 8x20
    List {
      VStack { Text("No sessions"); Text("Start one on your Mac") }
        .frame(maxWidth: .infinity, alignment: .leading)
      Text("Another row")
    }
    """,
  ]
}
