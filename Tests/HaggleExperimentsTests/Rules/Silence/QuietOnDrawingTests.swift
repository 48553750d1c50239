import HaggleExperiments
import HaggleScenarios
import HaggleTraces
import Testing

/// What is drawn of views, and is as it was meant, each with a twin of which something is told.
@Suite struct `What is drawn as it is meant` {
  private static func shadow(_ outline: String) -> String {
    """
    Color.white.frame(width: 150, height: 150).overlay(
      RoundedRectangle(cornerRadius: 18)\(outline)
        .shadow(color: .black, radius: 6)
        .clipShape(RoundedRectangle(cornerRadius: 18))
    )
    """
  }

  private static func scaled(_ words: String) -> String {
    """
    // proposal: 200x200
    // text-cell: 8x20
    Text("\(words)").minimumScaleFactor(0.5)
    """
  }

  private static func strip(_ alignment: String) -> String {
    """
    // platform: macOS
    HStack {
      ScrollView(.horizontal) {
        HStack { Text("Length").padding(); Text("Size").padding() }\(alignment)
      }
      VStack(alignment: .trailing) { Button("Compress") {}; Button("Remove") {} }
    }
    .frame(width: 900)
    """
  }

  private static func back(_ colour: String) -> String {
    """
    // device: iPhone 16
    VStack {
      HStack {
        Text("Left"); Spacer(); Text("Who"); Spacer()
        Button {} label: { Image(systemName: "chevron.left").foregroundColor(\(colour)) }
      }
      ScrollView { Text("Content") }
    }
    """
  }

  private static func cutShadow(opacity: String) -> String {
    """
    // proposal: 300x300
    Color.white.frame(width: 150, height: 150)
      .shadow(color: .black.opacity(\(opacity)), radius: 8)
      .clipShape(RoundedRectangle(cornerRadius: 18))
    """
  }

  private static func bar(_ modifiers: String) -> String {
    """
    // proposal: 300x300
    VStack(spacing: 0) {
      Text("Converting")
      Color.red.frame(height: 20)\(modifiers)
      Text("of 100")
    }
    """
  }

  private static func badge(_ badge: String) -> String {
    """
    // device: iPhone 16
    GeometryReader { proxy in
      ZStack(alignment: .bottomTrailing) {
        Color.red.frame(width: 300, height: 200)
        \(badge)
      }
    }
    """
  }

  private static let cases = [
    "a clip cuts the outer half of the shadow of a line on purpose": Twin(
      fine: shadow(".stroke(Color.gray)"), wrong: shadow(".fill(Color.gray)"),
      finding: "smell cut-shadow at "),
    "a shadow in a colour that nobody sees is cut": Twin(
      fine: cutShadow(opacity: "0.03"), wrong: cutShadow(opacity: "0.2"),
      finding: "smell cut-shadow at "),
    "a clip behind a scale cuts what is larger": Twin(
      fine: bar(".scaleEffect(y: 2).clipShape(Capsule())"),
      wrong: bar(".clipShape(Capsule()).scaleEffect(y: 2)"), finding: "smell turned-view at "),
    "a clip around a padding cuts what is larger": Twin(
      fine: bar(".scaleEffect(y: 2).padding(.horizontal, 4).clipped()"),
      wrong: bar(".scaleEffect(y: 2).padding(.horizontal, 4)"), finding: "smell turned-view at "),
    "layers put a badge to the corner of a picture": Twin(
      fine: badge("Text(\"Badge\")"), wrong: badge("Color.blue.frame(width: 300, height: 200)"),
      finding: "smell idle-alignment at "),
    "a text breaks its own lines, and each fits": Twin(
      fine: scaled("One,\\ntwo"), wrong: scaled("One, two, three, four, five"),
      finding: "smell unscaled-text at "),
    "a frame keeps chips at the start of a strip": Twin(
      fine: strip(".frame(maxWidth: .infinity, alignment: .leading)"), wrong: strip(""),
      finding: "smell loose-strip at "),
    "a clear button keeps the room of another": Twin(
      fine: back(".clear"), wrong: back(".red"), finding: "smell small-target at Button.1"),
    "a background that is next to clear takes taps": Twin(
      fine: """
        // proposal: 393x60
        Text("Sunny").frame(width: 200, alignment: .leading)
          .background(Color.white.opacity(0.01))
          .onTapGesture { }
        """,
      wrong: """
        // proposal: 393x60
        Text("Sunny").frame(width: 200, alignment: .leading)
          .background(Color.white.opacity(0))
          .onTapGesture { }
        """, finding: "smell deaf-row at "),
    "a word that is turned between spacers lies over them alone": Twin(
      fine: """
        // proposal: 85x400
        VStack(spacing: 0) {
          Spacer()
          Text("Categories").rotationEffect(.degrees(90))
          Spacer()
        }
        """,
      wrong: """
        // proposal: 85x400
        VStack(spacing: 0) {
          Text("All")
          Text("Categories").rotationEffect(.degrees(90))
          Spacer()
        }
        """, finding: "smell turned-view at Text.2, height"),
    "a line that is cut round, and drawn again over the clip": Twin(
      fine: """
        // proposal: 200x100
        Text("Error").padding(12)
          .border(Color.red)
          .cornerRadius(20)
          .overlay(RoundedRectangle(cornerRadius: 20).stroke(Color.red, lineWidth: 1))
        """,
      wrong: """
        // proposal: 200x100
        Text("Error").padding(12)
          .border(Color.red)
          .cornerRadius(20)
          .overlay(RoundedRectangle(cornerRadius: 20).fill(Color.red.opacity(0.2)))
        """, finding: "contract cut-corners at "),
    "bars of a chart, of a length that is read off the reader": Twin(
      fine: chart(length: "max(2, space.size.width * share)"), wrong: chart(length: "2"),
      finding: "smell loose-reader at GeometryReader.1"),
  ]

  private static func chart(length: String) -> String {
    """
    // proposal: 393x200
    struct Row: View {
      let share: Double
      var body: some View {
        HStack {
          Text("Task")
          GeometryReader { space in
            RoundedRectangle(cornerRadius: 2).frame(width: \(length))
          }
          .frame(height: 14)
          Text("1 s")
        }
      }
    }
    VStack { ForEach([0, 0.4, 0.8], id: \\.self) { Row(share: $0) } }
    """
  }

  @Test(arguments: cases.keys.sorted())
  func `is no finding`(name: String) throws {
    try #require(Self.cases[name]).expectOfSecond(name)
  }

  /// The letters of a poster are often far narrower than those of the system.
  @Test(arguments: [
    (#".custom("Humane-Medium", fixedSize: 227)"#, false), (".system(size: 227)", true),
    (#".custom("Avenir", fixedSize: 60)"#, true),
  ])
  func `may have letters of a family that is not known`(font: String, isFound: Bool) throws {
    let text = """
      // device: iPhone 16
      Text("PLAYBACK PLAYBACK").font(\(font)).frame(width: 150).id("title")
      """
    let found = try findings(font.contains("227") ? text.replacing("150", with: "393") : text)
    #expect(found.contains { $0.contains("cut-text") } == isFound, "\(found)")
  }

  @Test(arguments: [
    (".frame(width: 200, height: 80)", "and the width of background.1 is stated"),
    ("", "and background.1 hugs its words"),
  ])
  func `is a card that states its width, or hugs its words`(frame: String, words: String) throws {
    let text = """
      // proposal: 393x700
      // text-cell: 8x20
      ScrollView {
        VStack {
          Text("Milk")\(frame).background(Color.yellow)
          Text("Bread")\(frame).background(Color.yellow)
        }
      }
      """
    let scenario = Scenario(text, name: "Listing.swift")
    let trace = ScenarioRun(scenario, root: try #require(scenario.roots.first)).trace
    let finding = try #require(trace.findings.first { $0.rule == "narrow-scroll" })
    let details = finding.statement.details.map { $0.words.text(naming: trace.name) }
    #expect(details.contains { $0.hasSuffix(words) }, "\(details)")
  }
}
