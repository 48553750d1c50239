extension `The near miss of a rule` {
  /// Of rules for what people asked of others.
  static let questions = layers.merging(lengths) { listing, _ in listing }
    .merging(lines) { listing, _ in listing }.merging(pages) { listing, _ in listing }

  /// What lies on each other.
  private static let layers = [
    "covered-text": """
    // proposal: 393x200
    // text-cell: 8x20
    VStack {
      ZStack {
        Color.teal
        Text("On a colour")
      }
      ZStack(alignment: .bottom) {
        Text("Seen through").frame(maxWidth: .infinity, maxHeight: .infinity)
        Color.black.opacity(0.4)
      }
    }
    """,
    "outgrown-base": """
    // proposal: 200x300
    // text-cell: 8x20
    ZStack(alignment: .topLeading) {
      Color.gray.frame(height: 60)
      Text("Ask anything, or drop a file here to talk about it")
    }
    """,
    "overlaid-text": """
    // proposal: 300x60
    // text-cell: 8x20
    Text("Living room").frame(maxWidth: .infinity, alignment: .leading)
      .overlay(alignment: .trailing) { Text("X").frame(width: 44, height: 44) }
    """,
    "hidden-size": """
    // proposal: 400x600
    // image: "strip" 800x100
    ZStack {
      Color.gray.opacity(0)
      Image("strip").resizable()
      Text("Widest").hidden()
    }
    .frame(height: 200)
    """,
    "split-content": """
    // proposal: 200x200
    // text-cell: 8x20
    struct Card<Content: View>: View {
      @ViewBuilder var content: () -> Content
      var body: some View {
        VStack { content() }.padding(10).background(Color.yellow)
      }
    }

    VStack {
      Card { Text("Alice"); Text("Berlin") }
      Card { Text("Bob") }
    }
    """,
    "lying-divider": """
    // proposal: 200x400
    Color.yellow.overlay(alignment: .bottom) { Divider() }
    """,
    "sunken-overlay": """
    // proposal: 393x600
    // text-cell: 8x20
    ScrollView {
      Color.yellow.frame(height: 1200).overlay(alignment: .top) { Text("New entry") }
    }
    .overlay(alignment: .bottom) { Text("New entry") }
    """,
    "centred-fill": """
    // proposal: 200x8
    ZStack(alignment: .leading) {
      Capsule().fill(.gray)
      Capsule().fill(.green).frame(width: 60)
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
    "hugging-page": """
    // proposal: 393x700
    // text-cell: 8x20
    TabView {
      VStack {
        Text("Welcome").padding(16).background(Color.blue)
        Spacer()
        Text("Next")
      }
    }
    .tabViewStyle(.page)
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
    "stopped-paint": """
    // device: iPhone 16
    // text-cell: 8x20
    ZStack {
      LinearGradient(colors: [.indigo, .black], startPoint: .top, endPoint: .bottom)
        .ignoresSafeArea()
      Color.orange
      Text("Good night")
    }
    """,
    "rigid-control": """
    // proposal: 343x100
    // text-cell: 8x20
    VStack {
      ProgressView(value: 0.4).frame(height: 5)
      TextField("Name", text: .constant("")).frame(height: 60)
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
  ]
}
