extension `The near miss of a rule` {
  /// Of the rules in `Rules/Images`.
  static let images: [String: String] = [
    "loaded-size": """
    // proposal: 393x300
    // text-cell: 8x20
    HStack {
      AsyncImage(url: URL(string: "https://example.com/cover.jpg")) {
        $0.resizable().scaledToFill()
      } placeholder: {
        Color.gray
      }
      .frame(width: 80, height: 80)
      Text("Kind of Blue")
    }
    """,
    "blown-up-picture": """
    // proposal: 393x300
    // image: "icon" 48x48
    VStack {
      Image("icon").resizable().frame(width: 80, height: 80)
      Image(systemName: "star").resizable().frame(width: 200, height: 200)
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
    "endless-picture": """
    // proposal: 393x700
    // image: "crane" 300x600
    ScrollView { Image("crane").resizable().scaledToFit() }
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
    // The picture has no part in the size of the page.
    "grown-by-picture": """
    // proposal: 393x759
    // text-cell: 8x20
    // image: "hall" 800x600
    ZStack {
      Color.clear.overlay { Image("hall").resizable().scaledToFill() }.clipped()
      Text("Welcome back").frame(maxWidth: .infinity, alignment: .leading)
    }
    """,
    "idle-ratio": """
    // proposal: 393x600
    VStack {
      Color.pink.aspectRatio(1, contentMode: .fit).frame(width: 200, height: 100)
      Color.pink.frame(width: 100, height: 100).aspectRatio(1, contentMode: .fit)
      Color.pink.frame(width: 100).aspectRatio(1, contentMode: .fit)
    }
    """,
    // The letters are as large as the room allows.
    "idle-scaling": """
    // proposal: 200x200
    Text("42").font(.system(size: 60)).scaledToFit()
      .frame(width: 80, height: 80)
    """,
    // The frame is around both the picture and what stands for it.
    "jumping-picture": """
    // proposal: 300x200
    // text-cell: 8x20
    VStack {
      AsyncImage(url: URL(string: "https://example.com/cover.jpg")) { image in
        image.resizable()
      } placeholder: {
        Color.gray
      }
      .frame(width: 80, height: 60)
      Text("The Tin Harbour")
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
    "narrowed-shape": """
    // proposal: 600x400
    // text-cell: 8x20
    VStack(spacing: 0) {
      Color.black.aspectRatio(16 / 9, contentMode: .fit).layoutPriority(1)
      ScrollView { Text("First comment") }
    }
    """,
    // The shape ends where the clip does.
    "trespassing-picture": """
    // proposal: 308x150
    // text-cell: 8x20
    // image: "sea" 600x400
    HStack(spacing: 8) {
      Button {} label: { Text("Map").frame(width: 150, height: 150).background(Color.mint) }
      Button {} label: {
        Image("sea").resizable().scaledToFill()
          .frame(width: 150, height: 150).clipped().contentShape(Rectangle())
      }
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
    "idle-corners": """
    // proposal: 393x300
    // image: "film" 150x300
    Image("film")
      .resizable()
      .scaledToFill()
      .frame(width: 300, height: 200)
      .clipShape(RoundedRectangle(cornerRadius: 24))
    """,
    "rigid-ratio": """
    // proposal: 200x100
    // text-cell: 8x20
    Text("7")
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .aspectRatio(1, contentMode: .fit)
      .background(Color.orange)
    """,
    "unscaled-picture": """
    // proposal: 393x400
    // text-cell: 8x20
    // image: "owl" 101x92
    VStack {
      Image("owl").resizable().scaledToFit().frame(width: 200, height: 200)
      Image("owl").frame(width: 130, height: 130)
      Text("Barn owl")
    }
    """,
    "long-fill": """
    // proposal: 200x60
    Capsule().fill(.gray).frame(height: 6)
      .overlay(alignment: .leading) { Capsule().fill(.green).frame(width: 152) }
      .padding(24)
    """,
    "half-point": """
    // proposal: 200x200
    ZStack {
      Color.gray.opacity(0.2)
      Circle().fill(.red).frame(width: 24, height: 24).position(x: 12, y: 12)
    }
    .clipped()
    """,
    "sliver-fill": """
    // proposal: 200x12
    ZStack(alignment: .leading) {
      Capsule().fill(.gray)
      Capsule().fill(.green).frame(width: 12)
    }
    """,
    "off-pivot": """
    // proposal: 200x200
    ZStack {
      Circle().stroke(.gray, lineWidth: 2)
      Capsule().frame(width: 4, height: 60).offset(y: -30).rotationEffect(.degrees(90))
    }
    """,
    // The gaps are reckoned with.
    "drifting-layers": """
    // proposal: 200x600
    // text-cell: 8x20
    ZStack(alignment: .topLeading) {
      VStack(alignment: .leading, spacing: 8) {
        ForEach(0..<6) { hour in
          Text("\\(hour):00").frame(height: 60, alignment: .top)
        }
      }
      Color.blue.frame(width: 80, height: 60).padding(.top, CGFloat(5) * 68)
    }
    """,
    "turned-away": """
    // proposal: 300x300
    // text-cell: 8x20
    ZStack {
      Color.yellow.frame(width: 240, height: 120)
      Text("SALE").rotationEffect(.degrees(90)).offset(x: 100)
    }
    """,
    "low-stand-in": """
    // proposal: 393x400
    // text-cell: 8x20
    // image: "lake" 800x400
    struct Cover: View {
      let isLoaded: Bool
      var body: some View {
        if isLoaded {
          Image("lake").resizable().scaledToFill().frame(height: 180).clipped()
        } else {
          Text("No picture of this place")
        }
      }
    }
    VStack {
      ForEach([true, false], id: \\.self) { Cover(isLoaded: $0) }
      Spacer()
    }
    """,
  ]
}
