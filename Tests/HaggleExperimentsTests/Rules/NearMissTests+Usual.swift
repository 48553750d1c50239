extension `The near miss of a rule` {
  /// Of rules about what people write every day.
  static let usual = [
    // A spacer pushes the symbol to the end.
    "stranded-accessory": """
    // proposal: 320x60
    // text-cell: 8x20
    // image: "chevron" 10x14
    HStack {
      Text("Safari")
      Spacer()
      Image("chevron")
    }
    .padding(10)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color.gray)
    """,
    // The lines are a card in the middle.
    "centred-details": """
    // proposal: 393x300
    // text-cell: 8x20
    VStack {
      Color.teal.frame(height: 120)
      VStack(alignment: .leading) {
        Text("Tides")
        Text("example.org")
      }
      .padding(16)
      .background(Color.yellow)
    }
    """,
    // One line is kept so that nothing jumps.
    "hidden-slot": """
    // proposal: 320x300
    // text-cell: 8x20
    VStack(spacing: 8) {
      Text("Password")
      Text("Too short").opacity(0)
      Text("Continue")
    }
    """,
    // Nothing is to be in line with the first colour.
    "edge-spacer": """
    // proposal: 393x200
    // text-cell: 8x20
    VStack(alignment: .leading) {
      Text("Albums").padding(.leading, 48)
      HStack(spacing: 16) {
        Spacer().frame(width: 20)
        Color.pink.frame(width: 90, height: 90)
        Color.teal.frame(width: 90, height: 90)
      }
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
    // The letters are as large as the room allows.
    "idle-scaling": """
    // proposal: 200x200
    Text("42").font(.system(size: 60)).scaledToFit()
      .frame(width: 80, height: 80)
    """,
    // It is smaller by a few points.
    "shrunk-view": """
    // proposal: 200x200
    // text-cell: 8x20
    VStack(spacing: 4) {
      Text("12")
      Rectangle().frame(width: 32, height: 60).scaleEffect(0.7)
      Text("May")
    }
    """,
    // One of the two fits as it is.
    "crowded-row": """
    // proposal: 393x300
    // text-cell: 6x17
    HStack {
      Text("Shipping address").font(.system(size: 40))
      Spacer()
      Text("Home").font(.system(size: 40))
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
    // The row aligns their tops.
    "sunken-cell": """
    // proposal: 393x300
    // text-cell: 8x20
    Grid {
      GridRow(alignment: .top) {
        VStack { Text("Route"); Text("Friday"); Text("Saturday") }
        VStack { Text("Budget"); Text("400") }
      }
    }
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
    // It is called a card.
    "patched-page": """
    // proposal: 393x749
    // text-cell: 8x20
    struct InfoCard: View {
      var body: some View {
        VStack { Text("Photos"); Text("They are deleted after 30 days") }
          .padding(24)
          .background(Color.mint)
      }
    }
    InfoCard()
    """,
    // It is as high as the bar.
    "tall-bar-item": """
    // device: iPhone 16
    // image: "ada" 300x300
    NavigationStack {
      Color.mint
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            Image("ada").resizable().frame(width: 44, height: 44)
          }
        }
    }
    """,
  ]
}
