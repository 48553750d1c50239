extension `The near miss of a rule` {
  /// Of rules for what people asked of others.
  static let questions = Dictionary(
    uniqueKeysWithValues: [layers, lengths, lines, pages, columns, peers].joined()
      .map { ($0.key, $0.value) })

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
    "mixed-sizes": """
    // proposal: 320x120
    VStack {
      HStack(alignment: .firstTextBaseline, spacing: 4) {
        Text("15.5").font(.system(size: 40))
        Text("g").font(.system(size: 17))
      }
      HStack {
        Text("8").font(.system(size: 40))
        Text("kilometres to the next hut").font(.system(size: 17))
      }
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
    "endless-picture": """
    // proposal: 393x700
    // image: "crane" 300x600
    ScrollView { Image("crane").resizable().scaledToFit() }
    """,
    "uneven-tracks": """
    // proposal: 320x120
    // text-cell: 10x20
    VStack {
      ForEach([99, 100], id: \\.self) { n in
        HStack(spacing: 8) {
          Slider(value: .constant(0.5))
          Text("\\(n)%").frame(width: 44)
        }
      }
    }
    """,
    "greedy-cells": """
    // proposal: 393x600
    // text-cell: 8x20
    VStack(spacing: 0) {
      ScrollView { Text("Unlock every workout") }
      HStack {
        Text("Monthly").frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.mint)
        Text("Yearly").frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.mint)
      }
      .fixedSize(horizontal: false, vertical: true)
    }
    """,
    "uneven-halves": """
    // proposal: 184x80
    // text-cell: 8x20
    HStack(spacing: 0) {
      Text("Steps").background(Color.green)
      Text("Kilometres").background(Color.blue)
    }
    """,
  ]
}
