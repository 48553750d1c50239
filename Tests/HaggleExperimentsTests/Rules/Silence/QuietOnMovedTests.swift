import HaggleReplay
import HaggleTraces
import Testing

/// What was said of views that are drawn elsewhere, come to rest, or whose length comes later, each
/// with a twin of which it is true.
@Suite struct `What is drawn elsewhere, or comes to rest` {
  private static func measured(_ height: String) -> String {
    """
    // proposal: 300x400
    struct TopKey: PreferenceKey {
      static var defaultValue: CGFloat = 0
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
    }
    struct Page: View {
      @State private var top: CGFloat = 0
      var body: some View {
        VStack {
          Color.red.frame(width: 50, height: \(height))
          Text("a").background(
            GeometryReader { g in
              Color.clear.preference(key: TopKey.self, value: g.frame(in: .global).minY)
            })
          Spacer()
        }
        .onPreferenceChange(TopKey.self) { top = $0 }
      }
    }
    """
  }

  private static func reader(_ frame: String) -> String {
    """
    // proposal: 300x400
    struct Board: View {
      @State private var size: CGSize?
      var body: some View {
        ScrollView { GeometryReader { g in Text("Score") }\(frame) }
      }
    }
    """
  }

  private static func bar(_ width: Double) -> String {
    """
    // device: iPhone 16
    HStack(spacing: 0) {
      Color.red.frame(width: \(width), height: 20).frame(width: 100)
      Color.blue.frame(width: 50, height: 20)
    }
    """
  }

  private static func header(_ offset: String) -> String {
    """
    // proposal: 300x400
    // image: "sky" 100x100
    GeometryReader { g in Image("sky").resizable()\(offset).frame(height: 300) }
      .frame(height: 200)
    """
  }

  private static func buttons(_ plate: String) -> String {
    """
    // proposal: 300x200
    struct Plain: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label }
    }
    struct Actions: View {
      var body: some View {
        VStack {
          ForEach(["Add information", "Go"], id: \\.self) { title in
            Button {} label: {
              HStack { Image(systemName: "plus"); Text(title) }\(plate)
            }
            .buttonStyle(Plain())
          }
        }
      }
    }
    """
  }

  private static func pages(_ shape: String) -> String {
    """
    // device: iPhone 16
    // image: "wall" \(shape)
    TabView {
      ZStack {
        Image("wall").resizable().scaledToFill().edgesIgnoringSafeArea(.all)
        Text("Welcome")
      }
    }
    .tabViewStyle(.page)
    """
  }

  private static let cases = [
    "an offset away from a text that lies there anyway": Twin(
      fine: """
        // proposal: 300x300
        VStack(spacing: 0) {
          HStack(spacing: 0) {
            Color.green.frame(width: 60, height: 60)
            Color.red.frame(width: 60, height: 60).offset(y: -10)
          }
          Text("Pick a colour").padding(.top, -40)
        }
        """,
      wrong: """
        // proposal: 300x300
        VStack(spacing: 0) {
          Text("Pick a colour")
          HStack(spacing: 0) {
            Color.green.frame(width: 60, height: 60)
            Color.red.frame(width: 60, height: 60).offset(y: -40)
          }
        }
        """, finding: "smell moved-over at offset.1"),
    "a length that shrinks towards its end": Twin(
      fine: measured("top / 1.5"), wrong: measured("top"), finding: "proof drift"),
    "a height that is there once it was measured": Twin(
      fine: reader(".frame(height: size?.height)"), wrong: reader(".frame(width: size?.width)"),
      finding: "contract ideal-collapse at GeometryReader.1"),
    "less than a point on a screen": Twin(
      fine: bar(101.5), wrong: bar(105), finding: "contract overflow at frame.2, width"),
    "a picture that is moved up in its frame": Twin(
      fine: header(".offset(y: -100)"), wrong: header(""),
      finding: "contract overflow at frame.2"),
    "labels in the middle of borders of their own": Twin(
      fine: buttons(
        ".frame(maxWidth: .infinity).background(RoundedRectangle(cornerRadius: 8).stroke(.gray))"),
      wrong: buttons(""), finding: "smell scattered-rows"),
    "a picture that covers the screen": Twin(
      fine: pages("393x850"), wrong: pages("393x1200"),
      finding: "contract overflow"),
  ]

  @Test(arguments: cases.keys.sorted()) func `is not told`(name: String) throws {
    try #require(Self.cases[name]).expectOfSecond(name)
  }

  @Test func `is said to come to rest late where twelve passes are not enough`() throws {
    let said = try run(Self.measured("top / 1.5")).diagnostics.map(\.text)
    #expect(
      said.contains {
        $0.hasPrefix("top comes to rest late: after 12 passes onPreferenceChange still changes it")
      }, "\(said)")
    #expect(try run(Self.measured("top / 8")).passes.count < 12)
  }
}
