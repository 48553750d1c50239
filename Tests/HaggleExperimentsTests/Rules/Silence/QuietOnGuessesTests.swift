import HaggleReplay
import HaggleTraces
import Testing

/// What was said of edges that are not seen, of windows that are not a view's own, and of shapes
/// that nobody knows, each with a twin of which it is true.
@Suite struct `What rests on an edge or a shape that is not there` {
  private static let card = """
    struct Choice: View {
      var body: some View {
        HStack { Text("Title"); Spacer(); Text("v") }.padding(10)
          .background(.gray, in: RoundedRectangle(cornerRadius: 8))
      }
    }
    """

  private static let texts = """
    struct Texts: View {
      var body: some View {
        VStack(alignment: .leading) { Text("One"); Spacer(); Text("A longer line") }
      }
    }
    """

  private static func page(_ size: String) -> String {
    """
    // proposal: 393x759
    \(size)
    ZStack {
      Image("wall").resizable().scaledToFill()
      VStack { Text("Sign in").frame(maxWidth: .infinity) }
    }
    """
  }

  private static func columns(_ last: String) -> String {
    """
    // proposal: 393x759
    HStack(spacing: 20) {
      VStack {
        Color.red.frame(width: 200, height: 200)
        HStack { Text("Western"); Spacer(); \(last) }
      }
      Color.red.frame(width: 200, height: 200)
      Color.red.frame(width: 200, height: 200)
    }
    """
  }

  private static let cases = [
    "a page that is seen through words": Twin(
      fine: """
        // device: iPhone 16
        Rectangle().fill(Color.black).mask { Text("Run").font(.largeTitle) }
        """,
      wrong: """
        // device: iPhone 16
        Rectangle().fill(Color.black).overlay { Text("Run").foregroundStyle(.white) }
        """, finding: "smell stopped-paint at Rectangle.1, height"),
    "a page that is seen through a small shape": Twin(
      fine: """
        // device: iPhone 16
        ZStack {
          LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
            .mask(Circle().frame(width: 100))
          Text("x")
        }
        """,
      wrong: """
        // device: iPhone 16
        ZStack {
          LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
            .mask(Rectangle())
          Text("x")
        }
        """, finding: "smell stopped-paint at LinearGradient.1, height"),
    "a card that a window shows in a row": Twin(
      fine: "// part: Choice\n// platform: macOS\n// window: 1100x700\n" + card,
      wrong: "// platform: macOS\n// window: 1100x700\n" + card,
      finding: "smell spread-card at background.1"),
    "a column that others place": Twin(
      fine: "// device: iPhone 16\n// part: Texts\n" + texts,
      wrong: "// device: iPhone 16\n" + texts, finding: "smell hugging-stack at VStack.1"),
    "a wallpaper of unknown shape": Twin(
      fine: page(""), wrong: page("// image: \"wall\" 800x600"),
      finding: "contract grown-by-picture at Image.1"),
  ]

  @Test(arguments: cases.keys.sorted()) func `is not told`(name: String) throws {
    try #require(Self.cases[name]).expectOfSecond(name)
  }

  @Test func `is not why a text has no width that is offered none`() throws {
    let found = try findings("// text-cell: 8x20\n" + Self.columns("Text(\"5.5\")"))
    #expect(found.contains { $0.contains("overflow at HStack.1") })
    #expect(!found.contains { $0.contains("starved-view") }, "\(found)")
    let wrong = "HStack(spacing: 0) { Text(\"Title\"); Color.red.frame(width: 120, height: 9) }"
    #expect(try rules(wrong, in: "100x100").contains("starved-view"))
  }
}
