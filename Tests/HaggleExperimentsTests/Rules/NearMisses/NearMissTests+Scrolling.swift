extension `The near miss of a rule` {
  /// Of the rules in `Rules/Scrolling`.
  static let scrolling: [String: String] = [
    "narrow-column": """
    // proposal: 800x400
    // text-cell: 8x20
    HStack(spacing: 0) {
      List(["Inbox", "Apple Intelligence and Siri"], id: \\.self) { Text($0).lineLimit(1) }
        .frame(width: 280)
      Text("Choose a pane").frame(maxWidth: .infinity)
    }
    """,
    "seen-beside-header": """
    // proposal: 393x300
    // text-cell: 8x20
    ScrollView {
      LazyVStack(alignment: .leading, pinnedViews: [.sectionHeaders]) {
        Section {
          ForEach(0..<20) { n in Text("A stop with a long name, number \\(n)") }
        } header: {
          Text("Line 4").padding(8).frame(maxWidth: .infinity).background(Color.yellow)
        }
      }
    }
    """,
    "boxed-scroll": """
    // proposal: 393x600
    // text-cell: 8x20
    List {
      ScrollView(.horizontal) { HStack { ForEach(0..<20) { Text("Row \\($0)") } } }
      ScrollView { Text("One") }.frame(height: 100)
    }
    """,
    "clipped-strip": """
    // proposal: 393x200
    ScrollView(.horizontal) {
      HStack {
        ForEach(0..<6) { _ in Color.purple.frame(width: 120, height: 80) }
      }
      .padding(.horizontal, 20)
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
    "flush-row": """
    // proposal: 393x400
    // text-cell: 8x20
    List {
      Text("Period").padding(.horizontal, 16)
        .frame(maxWidth: .infinity, alignment: .leading)
        .listRowInsets(EdgeInsets())
      Text("Deadlock").frame(maxWidth: .infinity, alignment: .leading)
    }
    .listStyle(.plain)
    """,
    // One row alone is no pattern.
    "high-rows": """
    // device: iPhone 16
    // text-cell: 8x20
    List {
      Text("Fog").listRowInsets(EdgeInsets(top: 2, leading: 16, bottom: 2, trailing: 16))
      Text("Rain")
    }
    .listStyle(.plain)
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
    "hanging-hint": """
    // proposal: 393x700
    // text-cell: 8x20
    List {
      VStack { Text("No sessions"); Text("Start one on your Mac") }
        .frame(maxWidth: .infinity, alignment: .leading)
      Text("Another row")
    }
    """,
    "inset-row": """
    // proposal: 393x700
    List {
      Color.mint.frame(height: 60).listRowInsets(EdgeInsets())
      RoundedRectangle(cornerRadius: 8).frame(height: 60)
    }
    .listStyle(.plain)
    """,
    // The padding is around what scrolls.
    "inset-scroll": """
    // proposal: 300x400
    // text-cell: 8x20
    ScrollView {
      VStack { ForEach(0..<40) { Text("Line \\($0)").frame(maxWidth: .infinity) } }
        .padding(20)
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
    // All of its rows are seen.
    "nested-list": """
    // proposal: 393x700
    // text-cell: 8x20
    Form {
      Text("Projects")
      List(0..<4) { n in Text("Project \\(n)") }
        .frame(height: 400)
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
    "short-reserve": """
    // proposal: 393x300
    // text-cell: 8x20
    ZStack(alignment: .bottom) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) { n in Text("Row \\(n)").frame(height: 44) }
        }
        .padding(.bottom, 60)
      }
      Text("Pay").frame(maxWidth: .infinity).frame(height: 60).background(Color.blue)
    }
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
    "wide-lazy-stack": """
    // proposal: 393x300
    // text-cell: 8x20
    VStack {
      VStack(alignment: .leading) { Text("Copy link"); Text("Mute") }.background(Color.gray)
      ScrollView { LazyVStack { Text("Copy link"); Text("Mute") }.background(Color.gray) }
    }
    """,
    "one-row-list": """
    // device: iPhone 16
    // text-cell: 8x20
    List {
      Section { Text("Guests") }
      VStack(alignment: .leading) {
        ForEach(["Ada", "Ben", "Cleo"], id: \\.self) { Text($0) }
      }
    }
    """,
    // Nothing in the column is wider.
    "narrow-list": """
    // proposal: 320x300
    // text-cell: 8x20
    VStack(spacing: 0) {
      Text("Inbox")
      List { Text("Ada"); Text("Grace") }.frame(maxWidth: 200)
    }
    """,
    // All of it fits.
    "out-of-reach": """
    // proposal: 200x100
    // text-cell: 8x20
    ScrollView {
      VStack { Text("One place") }.offset(y: 20)
    }
    """,
    "padded-minimum": """
    // proposal: 393x50
    GeometryReader { geometry in
      ScrollView(.horizontal) {
        Text("Sushi").padding(.horizontal).frame(minWidth: geometry.size.width)
      }
    }
    """,
  ]
}
