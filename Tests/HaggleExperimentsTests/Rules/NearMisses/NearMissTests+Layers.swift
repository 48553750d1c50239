extension `The near miss of a rule` {
  /// Of the rules in `Rules/Layers`.
  static let layers: [String: String] = [
    "half-pushed": """
    // proposal: 300x200
    // image: "beach" 600x400
    Image("beach").resizable().frame(width: 300, height: 200)
      .overlay(alignment: .topTrailing) {
        Image(systemName: "heart").frame(width: 24, height: 24)
      }
    """,
    "cut-badge": """
    // proposal: 100x100
    Color.teal.frame(width: 60, height: 60)
      .overlay(alignment: .bottom) { Circle().fill(.red).frame(width: 12, height: 12) }
      .clipShape(Circle())
    """,
    "square-corners": """
    // proposal: 200x100
    // text-cell: 8x20
    Text("Hello").padding(12)
      .background(Color.yellow, in: RoundedRectangle(cornerRadius: 16))
      .overlay { RoundedRectangle(cornerRadius: 16).stroke(.black) }
    """,
    // Rows of a plain list have no background around them.
    "hidden-paint": """
    // device: iPhone 16
    // text-cell: 8x20
    List { Text("Inbox"); Text("Sent") }
      .listStyle(.plain)
      .background(Color.yellow)
    """,
    // A frame gives the column a width.
    "empty-host": """
    // proposal: 160x120
    VStack { Spacer() }.frame(maxWidth: .infinity).overlay { Text("Sold out") }
    """,
    "centred-fill": """
    // proposal: 200x8
    ZStack(alignment: .leading) {
      Capsule().fill(.gray)
      Capsule().fill(.green).frame(width: 60)
    }
    """,
    "cornered-content": """
    // proposal: 393x700
    // text-cell: 8x20
    GeometryReader { geometry in
      Text("Middle").frame(width: geometry.size.width, height: geometry.size.height)
    }
    """,
    // The gradient lets taps through.
    "covered-control": """
    // proposal: 393x60
    // text-cell: 8x20
    Button {} label: { Text("Play").frame(maxWidth: .infinity, minHeight: 44) }
      .overlay {
        LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom)
          .allowsHitTesting(false)
      }
    """,
    // It lies over what follows.
    "covered-overhang": """
    // proposal: 300x200
    // text-cell: 8x20
    VStack(spacing: 0) {
      Text("Limit").frame(maxWidth: .infinity).padding(10).background(Color.gray)
        .overlay(alignment: .bottom) {
          Text("Counts per day").fixedSize().alignmentGuide(.bottom) { $0[.top] }
        }
        .zIndex(1)
      Text("Password").frame(maxWidth: .infinity).padding(10).background(Color.teal)
    }
    """,
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
    "cut-corners": """
    // proposal: 200x100
    // text-cell: 8x20
    Text("Hello").padding(12)
      .overlay(RoundedRectangle(cornerRadius: 12).stroke(.blue))
      .clipShape(RoundedRectangle(cornerRadius: 12))
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
    "early-background": """
    // proposal: 300x100
    // text-cell: 8x20
    HStack {
      Text("Sale").background(Color.red).padding(.leading, 12)
      Text("Shoes").padding(12).background(Color.yellow).padding(12)
      Text("Width").background(GeometryReader { _ in Color.clear }).frame(width: 80)
    }
    """,
    // The picture is as large as its frame.
    "early-clip": """
    // proposal: 200x100
    // image: "ada" 200x200
    Image("ada").resizable().scaledToFit()
      .clipShape(Circle())
      .frame(width: 48, height: 48)
    """,
    "full-layer": """
    // proposal: 300x200
    // text-cell: 8x20
    Color.teal
      .overlay(alignment: .bottom) { Color.black.frame(height: 60) }
      .overlay { Color.black.opacity(0.1) }
      .overlay(alignment: .bottomLeading) { Text("Low tide") }
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
    "idle-clip": """
    // proposal: 200x100
    // text-cell: 8x20
    Text("Sign in")
      .padding(12)
      .background(Color.blue)
      .clipShape(RoundedRectangle(cornerRadius: 10))
    """,
    // The colour is behind the frame, too.
    "narrow-face": """
    // proposal: 300x60
    // text-cell: 8x20
    Button { } label: {
      Text("Submit")
        .padding(10)
        .background(Color.mint)
        .frame(maxWidth: .infinity)
        .background(Color.teal)
    }
    .buttonStyle(.plain)
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
    "short-backdrop": """
    // proposal: 400x800
    // image: "beach" 800x400
    VStack {
      Text("Go further")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Image("beach").resizable().scaledToFill())
    .clipped()
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
    "sunken-overlay": """
    // proposal: 393x600
    // text-cell: 8x20
    ScrollView {
      Color.yellow.frame(height: 1200).overlay(alignment: .top) { Text("New entry") }
    }
    .overlay(alignment: .bottom) { Text("New entry") }
    """,
    "floating-line": """
    // proposal: 300x400
    // text-cell: 8x20
    ZStack(alignment: .bottom) {
      ScrollView {
        VStack(alignment: .leading) { ForEach(1..<40) { Text("Message \\($0)") } }
      }
      HStack { Text("Mara is typing"); Spacer() }
    }
    """,
    "low-overlay": """
    // device: iPhone 16
    // text-cell: 8x20
    VStack(spacing: 0) {
      Color.clear
      HStack { Text("Home"); Text("Search") }.frame(maxWidth: .infinity).frame(height: 64)
    }
    .overlay(alignment: .bottom) {
      Text("Nightfall").padding(16).frame(maxWidth: .infinity).background(.orange)
        .padding(.bottom, 64)
    }
    """,
    "filled-overlay": """
    // proposal: 393x300
    // text-cell: 8x20
    Color.indigo
      .frame(width: 320, height: 200)
      .overlay(alignment: .bottom) {
        GeometryReader { room in
          Text("Harbour")
            .frame(width: room.size.width, height: room.size.height, alignment: .bottom)
        }
      }
    """,
    "left-behind": "Text(\"Platform 4\").offset(y: 8).padding(12).background(Color.yellow)",
    "spilling-line": """
    HStack(spacing: 12) {
      Circle().stroke(Color.blue, lineWidth: 24).frame(width: 100, height: 100)
      Text("68 %")
    }
    """,
    "grouped-layers": """
    // proposal: 300x200
    Color.blue.overlay(alignment: .top) { Circle().frame(width: 24, height: 24); Text("3") }
    """,
  ]
}
