import Testing

/// What is meant of parts that are made in one place, or lie on each other, each with a twin in
/// which it is a mistake.
@Suite struct `What a part is meant to be` {
  private static func cards(_ content: String) -> String {
    """
    struct Page: View { var body: some View { Today() } }
    extension View {
      func card() -> some View { padding(8).background(Color.mint) }
    }
    struct Card<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View { content.padding(8).background(Color.mint) }
    }
    struct Today: View {
      var body: some View { VStack { \(content) } }
      private var one: some View { VStack { Text("Training"); Text("Two of three") } }
      private var two: some View { VStack { Text("Workout"); Text("Legs") } }
    }
    Page()
    """
  }

  private static func week(_ scale: String) -> String {
    """
    VStack { Color.red; Text("aa bb cc")\(scale); Color.blue }.frame(width: 40, height: 100)
    """
  }

  private static func footer(_ clip: String) -> String {
    """
    // proposal: 393x759
    ZStack(alignment: .bottom) {
      VStack(alignment: .leading, spacing: 0) {
        Color.gray.frame(height: 660); Text("Below the edge of the clip")
      }
      .frame(width: 393, height: 640, alignment: .top)\(clip)
      .frame(maxHeight: .infinity, alignment: .top)
      Color.orange.frame(height: 110)
    }
    """
  }

  private static func letters(_ paint: String) -> String {
    """
    HStack {
      Text("A").frame(width: 50, height: 50).background(Color.gray)
      Text("A").frame(width: 16, height: 16).background(\(paint))
    }
    """
  }

  private static func badged(_ badge: String) -> String {
    """
    HStack {
      Text("Saved").frame(width: 72, height: 44).background(Color.mint)
      ZStack(alignment: .topTrailing) {
        Text("Cart").frame(width: 72, height: 44).background(Color.mint)
        \(badge)
      }
    }
    """
  }

  private static func tiles(_ stack: String, _ spacing: String) -> String {
    """
    // proposal: 300x500
    VStack {
      \(stack)\(spacing) {
        Text("A tile").padding(16).frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(Color.yellow)
      }
      .fixedSize(horizontal: false, vertical: true)
    }
    """
  }

  private static func made(_ rows: String) -> String {
    """
    struct Properties: View {
      var body: some View { VStack(spacing: 0) { \(rows) }.frame(width: 300) }
      private var open: some View { Button("Open") {}.frame(height: 40) }
      private func row<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        HStack { Text("Due"); content(); Spacer() }
      }
    }
    Properties()
    """
  }

  private static func edge(_ words: String) -> String {
    """
    // device: iPhone 16
    VStack { Spacer(); Text(\(words)) }.ignoresSafeArea()
    """
  }

  private static func title(_ frame: String) -> String {
    """
    ZStack(alignment: .topLeading) {
      Button {} label: { Image(systemName: "chevron.left").frame(width: 44, height: 44) }
      Text("The title of a page")\(frame)
    }
    """
  }

  private static func login(_ width: Int) -> String {
    """
    // device: iPhone 16
    ZStack(alignment: .top) {
      Image("sky").resizable()
      VStack { Text("Your number").frame(width: \(width)).background(Color.white); Spacer() }
        .padding(.horizontal, 30)
    }
    .ignoresSafeArea()
    """
  }

  private static func filled(_ content: String) -> String {
    """
    struct Card<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        VStack(alignment: .leading, spacing: 0) { content }
          .padding(20).frame(maxWidth: .infinity).background(.gray)
      }
    }
    \(content)
    """
  }

  private static let cases = [
    "what others put into a card has a width of its own": Twin(
      fine: filled(""), wrong: filled("Card { Text(\"Day\") }"), finding: "smell idle-alignment"),
    "cards that call one modifier are painted each by itself": Twin(
      fine: cards("one.card(); two.card()"),
      wrong: cards("Card { Text(\"Training\"); Text(\"Workout\") }"),
      finding: "smell split-content"),
    "a text that becomes smaller to fit in is whole": Twin(
      fine: week(".minimumScaleFactor(0.5)"), wrong: week(""),
      finding: "smell squeezed-text"),
    "what a clip cuts off is not covered": Twin(
      fine: footer(".clipped()"), wrong: footer(""), finding: "smell covered-text"),
    "a clear background paints nothing": Twin(
      fine: letters("Color.clear"), wrong: letters("Color.gray"),
      finding: "smell uneven-background"),
    "a badge over the edge makes no card higher": Twin(
      fine: badged("Text(\"3\").alignmentGuide(.top) { $0.height }"),
      wrong: badged("Color.red.frame(width: 20, height: 80)"),
      finding: "smell uneven-background"),
    "a frame makes a card as high as the others of its row, also where there is one": Twin(
      fine: tiles("HStack", "(spacing: 12)"), wrong: tiles("ZStack", ""),
      finding: "contract undone-frame"),
    "rows that are given their views differ": Twin(
      fine: made("row { Button(\"Open\") {}.frame(height: 40) }; row { Text(\"Tomorrow\") }"),
      wrong: made("ForEach(0..<2) { n in row { if n == 0 { open } } }"),
      finding: "smell jumping-rows"),
    "an empty text is nowhere": Twin(
      fine: edge("\"\""), wrong: edge("\"Home\""), finding: "smell unsafe-text"),
    "a title may be as wide as the bar that a button lies in": Twin(
      fine: title(".frame(maxWidth: .infinity)"), wrong: title(""),
      finding: "smell outgrown-base"),
    "a picture behind the page may be wider than the screen with its margins": Twin(
      fine: login(363), wrong: login(400), finding: "contract overflow"),
  ]

  @Test(arguments: cases.keys.sorted())
  func `is not taken for a mistake`(name: String) throws {
    try #require(Self.cases[name]).expectOfSecond(name)
  }
}
