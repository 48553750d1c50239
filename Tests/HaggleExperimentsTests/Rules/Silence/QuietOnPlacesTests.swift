import Testing

/// What is where it is to be, for another reason than what is near it: each with a twin in which
/// that reason is not there.
@Suite struct `What is where it is meant to be` {
  private static let cases = [
    "the guide of the one that is chosen": Twin(
      fine: tiles("isChosen ? .middle : .leading"), wrong: tiles(".leading"),
      finding: "smell idle-guide at alignmentGuide.1+alignmentGuide.2, width"),
    "pills of different lengths": Twin(
      fine: statuses(".background(Capsule().fill(.gray))"), wrong: statuses(""),
      finding: "smell scattered-rows"),
    "a word on the upper edge of a card": Twin(
      fine: card("Text(\"Sale\")"), wrong: card("Text(\"3\")"), finding: "smell half-guide"),
    "an answer at the end of a page": Twin(
      fine: page(", alignment: .trailing"), wrong: page(", alignment: .leading"),
      finding: "smell narrow-header"),
    "a frame that keeps a button out of the corner of a reader": Twin(
      fine: """
        // proposal: 393x200
        GeometryReader { proxy in
          Button { } label: { Text("Shuffle").padding(10).background(Color.green) }
            .id("go").frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        """,
      wrong: """
        // proposal: 393x200
        ZStack {
          Button { } label: { Text("Shuffle").padding(10).background(Color.green) }
            .id("go").frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        """, finding: "smell outer-frame at go, width"),
    "a button with a face on a page that ignores the safe area": Twin(
      fine: """
        // device: iPhone 16
        ZStack {
          Button { } label: { Text("Show the menu").padding(16).background(Color.blue).id("face") }
        }
        .ignoresSafeArea()
        """,
      wrong: """
        // device: iPhone 16
        ZStack { Text("Show the menu").padding(16).background(Color.blue).id("face") }
          .ignoresSafeArea()
        """, finding: "smell idle-safe-area at face"),
    "a drawer that one offset hides and another one moves": Twin(
      fine: """
        // device: iPhone 16
        HStack(spacing: 0) { Color.red.frame(width: 200); Color.blue.frame(width: 393) }
          .frame(width: 593).id("drawer").offset(x: -200).offset(x: 0)
          .frame(width: 393, alignment: .leading)
        """,
      wrong: """
        // device: iPhone 16
        HStack(spacing: 0) { Color.red.frame(width: 200); Color.blue.frame(width: 393) }
          .frame(width: 593).id("drawer").offset(x: 0).offset(x: 0)
          .frame(width: 393, alignment: .leading)
        """, finding: "contract overflow at drawer, width"),
    "a large symbol before a padding that makes room for it": Twin(
      fine: """
        // proposal: 393x400
        VStack {
          Image(systemName: "star").scaleEffect(4).id("star")
          Button("Go") { }.padding(.top, 50)
        }
        """,
      wrong: """
        // proposal: 393x400
        VStack {
          Image(systemName: "star").scaleEffect(4).id("star")
          Button("Go") { }.padding(.top, 50).background(Color.yellow)
        }
        """, finding: "smell turned-view at star, height"),
    "a large symbol before a spacer with a height": Twin(
      fine: """
        // proposal: 393x400
        VStack {
          Image(systemName: "star").scaleEffect(4).id("star")
          Spacer().frame(height: 60)
          Text("Go")
        }
        """,
      wrong: """
        // proposal: 393x400
        VStack {
          Image(systemName: "star").scaleEffect(4).id("star")
          Color.red.frame(height: 60)
          Text("Go")
        }
        """, finding: "smell turned-view at star, height"),
    "a picture that is made of nothing": Twin(
      fine: """
        // device: iPhone 16
        Image(uiImage: UIImage()).resizable().scaledToFill().frame(height: 100)
        """,
      wrong: """
        // device: iPhone 16
        Image(uiImage: UIImage(named: "boat")!).resizable().scaledToFill().frame(height: 100)
        """, finding: "smell overflow at"),
    "a frame whose sides are measured under a key that is in another file": Twin(
      fine: """
        // device: iPhone 16
        struct Tag: View {
          @State private var size = CGSize.zero
          var body: some View {
            HStack(spacing: 10) {
              Text("Distance").fixedSize()
                .onPreferenceChange(SizeKey.self) { size = $0 }
                .frame(width: size.height, height: size.width)
              Color.red.frame(width: 3)
            }
          }
        }
        Tag()
        """,
      wrong: """
        // device: iPhone 16
        struct Tag: View {
          private var size = CGSize(width: 10, height: 20)
          var body: some View {
            HStack(spacing: 10) {
              Text("Distance").fixedSize()
                .frame(width: size.height, height: size.width)
              Color.red.frame(width: 3)
            }
          }
        }
        Tag()
        """, finding: "contract overflow at"),
    "a picture that its frame cuts at once": Twin(
      fine: """
        // proposal: 393x400
        // image: "beach" 900x300
        ScrollView {
          LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 3), count: 3)) {
            ForEach(0..<3) { _ in
              Image("beach").resizable().scaledToFill()
                .frame(minWidth: 0, maxWidth: .infinity, minHeight: 100, maxHeight: 100).clipped()
            }
          }
        }
        """,
      wrong: """
        // proposal: 393x400
        // image: "beach" 900x300
        ScrollView {
          LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 3), count: 3)) {
            ForEach(0..<3) { _ in
              Image("beach").resizable().scaledToFill()
                .frame(minWidth: 0, maxWidth: .infinity, minHeight: 100, maxHeight: 100)
            }
          }
        }
        """, finding: "proof two-phase-mismatch at"),
  ]

  @Test(arguments: cases.keys.sorted())
  func `is told of in its twin alone`(name: String) throws {
    try #require(Self.cases[name]).expectOfSecond(name)
  }
}

// MARK: - The views

extension `What is where it is meant to be` {
  private static func tiles(_ guide: String) -> String {
    """
    // proposal: 200x200
    extension HorizontalAlignment {
      enum Middle: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d[HorizontalAlignment.center] }
      }
      static let middle = HorizontalAlignment(Middle.self)
    }
    struct Tile: View {
      let isChosen: Bool
      var body: some View {
        Color.gray.frame(width: 60, height: 60).alignmentGuide(\(guide)) { $0.width / 2 }
      }
    }
    ZStack(alignment: Alignment(horizontal: .middle, vertical: .center)) {
      HStack { Tile(isChosen: false); Tile(isChosen: true) }
      Circle().fill(.red).frame(width: 30, height: 30)
    }
    """
  }

  private static func statuses(_ background: String) -> String {
    """
    // proposal: 400x300
    // text-cell: 8x20
    VStack(spacing: 20) {
      ForEach(["Polishing...", "60-minute limit reached"], id: \\.self) { label in
        HStack {
          Circle().fill(.orange).frame(width: 12, height: 12)
          Text(label)
        }
        .padding(12)\(background)
      }
    }
    """
  }

  private static func card(_ label: String) -> String {
    """
    // proposal: 220x160
    // text-cell: 8x20
    Color.blue.frame(width: 220, height: 120)
      .overlay(alignment: .topLeading) {
        \(label).padding(6).background(Capsule().fill(.yellow))
          .alignmentGuide(.top) { $0[VerticalAlignment.center] }
      }
    """
  }

  private static func page(_ alignment: String) -> String {
    """
    // proposal: 1024x400
    // text-cell: 8x20
    VStack(spacing: 8) {
      Text("Could you explain how a tide works and why there are two of them?")
        .padding(12).background(Color.blue)
        .frame(maxWidth: .infinity\(alignment))
      Color.gray
    }
    """
  }
}
