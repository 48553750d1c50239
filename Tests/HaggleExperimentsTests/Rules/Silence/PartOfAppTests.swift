import HaggleReplay
import Testing

/// What was said of parts of apps, and rests on what stands in for the rest of them; each with a
/// twin of which it is true.
@Suite struct `What is only a part of an app` {
  private static let versions = """
    struct Versions: View {
      let version: String?
      var body: some View {
        HStack {
          Text(version ?? "1").frame(maxWidth: .infinity)
          Divider()
          Text("Size").frame(maxWidth: .infinity)
        }
      }
    }
    """

  private static let tracks = """
    struct Tracks: View {
      var model: Library
      var body: some View {
        GeometryReader { _ in
          List { ForEach(model.tracks) { track in Text("A") } }.frame(height: 600)
        }
      }
    }
    """

  private static let squares = """
    struct P: PreviewProvider {
      static var previews: some View {
        VStack { ForEach(0..<10) { _ in Color.blue.frame(width: 200, height: 200) } }
          .previewLayout(.sizeThatFits)
      }
    }
    """

  private static let modal = """
    VStack { Text("One"); Text("Cancel") }
      .frame(width: 200, height: 220).background(Color.blue).ignoresSafeArea()
    """

  private static let cases = [
    "two lengths that are not known need not be alike": Twin(
      fine: """
        // proposal: 300x100
        HStack(spacing: 8) { Color.red.frame(width: Theme.logo); Color.blue.frame(width: 9) }
          .frame(width: Theme.strip)
        """,
      wrong: """
        // proposal: 300x100
        HStack(spacing: 8) { Color.red.frame(width: Theme.strip); Color.blue.frame(width: 9) }
          .frame(width: Theme.strip)
        """, finding: "smell overflow at HStack.1, width"),
    "a symbol need not be square": Twin(
      fine: """
        // proposal: 300x100
        Image(systemName: "arrow.up").resizable().scaledToFill().frame(width: 18, height: 24)
        """,
      wrong: """
        // proposal: 300x100
        Image(systemName: "arrow.up").resizable().scaledToFill().frame(width: 18, height: 40)
        """, finding: "contract overflow at scaledToFill.1, width"),
    "what an undeclared view holds may scroll": Twin(
      fine: "Sheetlike { Text(String(repeating: \"A line of many words. \", count: 300)) }",
      wrong: """
        // device: iPhone 16
        VStack { Text(String(repeating: "A line of many words. ", count: 300)) }
        """, finding: "contract cut-text at Text.1, height"),
    "a row that stands alone is no screen": Twin(
      fine: versions, wrong: versions.replacing("Versions", with: "VersionsScreen"),
      finding: "smell greedy-decoration at Divider.1, height"),
    "a list of unknown length may be full": Twin(
      fine: tracks, wrong: tracks.replacing("(model.tracks) { track in", with: "(0..<3) { _ in"),
      finding: "smell taken-maximum at frame.1, height"),
    "a canvas may be as large as its view": Twin(
      fine: squares, wrong: squares.replacing(".previewLayout(.sizeThatFits)", with: ""),
      finding: "smell overflow at VStack.1, height"),
    "how many there are is more than one": Twin(
      fine: """
        struct Bar: View {
          let itemCount: Int
          var body: some View { Capsule().frame(width: 90 / CGFloat(itemCount - 1), height: 4) }
        }
        """,
      wrong: """
        // proposal: 300x100
        let itemCount = 1
        Capsule().frame(width: 90 / CGFloat(itemCount - 1), height: 4)
        """, finding: "contract unusable-length at frame.1"),
    "a strip that is not clipped reaches the edge": Twin(
      fine: """
        // proposal: 393x200
        ScrollView(.horizontal) {
          HStack { ForEach(0..<6) { _ in Color.purple.frame(width: 120, height: 80) } }
        }
        .scrollClipDisabled()
        .padding(.horizontal, 20)
        """,
      wrong: """
        // proposal: 393x200
        ScrollView(.horizontal) {
          HStack { ForEach(0..<6) { _ in Color.purple.frame(width: 120, height: 80) } }
        }
        .padding(.horizontal, 20)
        """, finding: "smell clipped-strip at padding.1, width"),
    "a frame around a button is not its face": Twin(
      fine: """
        // proposal: 300x60
        // text-cell: 8x20
        Button { } label: { Text("Submit").padding(10).background(.mint) }
          .buttonStyle(.plain).frame(maxWidth: .infinity, alignment: .leading)
        """,
      wrong: """
        // proposal: 300x60
        // text-cell: 8x20
        Button { } label: {
          Text("Submit").padding(10).background(.mint).frame(maxWidth: .infinity)
        }
        .buttonStyle(.plain)
        """, finding: "smell narrow-face at background.1, width"),
    "a sheet has the height that it states": Twin(
      fine: """
        // device: iPhone 16
        VStack { Color.red.frame(height: 300) }.presentationDetents([.height(320)])
        """,
      wrong: """
        // device: iPhone 16
        VStack { Color.red.frame(height: 300).id("red") }.presentationDetents([.height(200)])
        """, finding: "contract overflow at red, height"),
    "a shape of the app's own fills no page": Twin(
      fine: """
        struct Marks: Shape { func path(in rect: CGRect) -> Path { Path() } }
        ZStack { Marks().fill(.blue); Text("Turn") }
        """,
      wrong: "ZStack { Rectangle().fill(.blue); Text(\"Turn\") }",
      finding: "smell stopped-paint at Rectangle.1, height"),
    "a window of a Mac is as large as what has one size": Twin(
      fine: "// platform: macOS\n" + modal, wrong: "// device: iPhone 16\n" + modal,
      finding: "smell idle-safe-area at background.1"),
    "what is typed into a field of one line does not break": Twin(
      fine: """
        // proposal: 300x100
        // text-cell: 8x20
        TextField("A number that is long", text: .constant("")).frame(width: 60, height: 22)
        """,
      wrong: """
        // proposal: 300x100
        // text-cell: 8x20
        TextField("A number that is long", text: .constant(""), axis: .vertical)
          .frame(width: 60, height: 22)
        """, finding: "contract cut-text at frame.1, height"),
    "what is clear has no shadow": Twin(
      fine: """
        // proposal: 393x400
        VStack {
          ScrollView(.horizontal) {
            HStack { Color.clear.frame(width: 140, height: 100).shadow(radius: 10) }
          }
          Color.gray
        }
        """,
      wrong: """
        // proposal: 393x400
        VStack {
          ScrollView(.horizontal) {
            HStack { Color.white.frame(width: 140, height: 100).shadow(radius: 10) }
          }
          Color.gray
        }
        """, finding: "smell cut-shadow at frame.1, height"),
    "a gauge with its value beside it is a line high": Twin(
      fine: """
        // proposal: 300x100
        // text-cell: 8x20
        Gauge(value: 6, in: 0...9) { Text("Air") } currentValueLabel: { Text("6") }
          .gaugeStyle(.accessoryLinear).frame(height: 24)
        """,
      wrong: """
        // proposal: 300x100
        // text-cell: 8x20
        Gauge(value: 6, in: 0...9) { Text("Air") } currentValueLabel: { Text("6") }
          .gaugeStyle(.accessoryLinearCapacity).frame(height: 24)
        """, finding: "contract overflow at Gauge.1, height"),
  ]

  @Test(arguments: cases.keys.sorted())
  func `is not held against what stands in for the rest`(name: String) throws {
    let item = try #require(Self.cases[name])
    #expect(try findings(item.fine) == [])
    let told = try findings(item.wrong)
    #expect(told.contains(item.finding), "\(told)")
  }
}
