import Testing

/// What is where it is to be, for another reason than what is near it: each with a twin in which
/// that reason is not there.
@Suite struct `What is where it is meant to be` {
  private static let cases = [
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
