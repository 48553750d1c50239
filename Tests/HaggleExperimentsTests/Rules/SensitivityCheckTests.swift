import HaggleExperiments
import HaggleScenarios
import HaggleTraces
import HaggleVocabulary
import Testing

/// A finding is only as sure as the least sure number under it.
@Suite struct `A finding that rests on an assumption` {
  private struct Case: Sendable, CustomTestStringConvertible {
    let cause: String
    let text: String
    let findings: [String]

    var testDescription: String { cause }
  }

  /// What another value, just as plausible, makes go.
  private static let silent = [
    Case(
      cause: "an image of unknown size in a circle",
      text: """
        // proposal: 300x300
        ZStack { Circle(); Image("x") }.frame(width: 48, height: 48)
        """,
      findings: []),
    Case(
      cause: "a view that is not declared around a known one",
      text: """
        // proposal: 300x300
        Fits { Color.red.frame(height: 200) }.frame(height: 100)
        """,
      findings: []),
    Case(
      cause: "a shape that is not declared",
      text: """
        // proposal: 300x300
        ZStack { Tri().fill(.black) }.frame(width: 30, height: 25)
        """,
      findings: []),
    Case(
      cause: "a number that the text does not have",
      text: """
        // proposal: 300x300
        Color.red.frame(width: model.length).frame(width: 40)
        """,
      findings: []),
    Case(
      cause: "a width that may be that of a large screen, and decides",
      text: """
        struct Row: View {
          let width: CGFloat
          var share: CGFloat { width - 96 <= 0 ? 0 : (width - 96) / 5 }
          var body: some View {
            HStack {
              Color.blue.frame(width: 90, height: 40).frame(width: share)
              Color.red.frame(width: 90, height: 40).frame(width: share)
            }
          }
        }
        """,
      findings: []),
    Case(
      cause: "two lengths that nobody passes",
      text: """
        struct Hands: View {
          let dialDiameter: CGFloat
          let secondLength: CGFloat
          var body: some View {
            Capsule().frame(width: 2, height: secondLength + max(10, dialDiameter * 0.09))
              .frame(width: dialDiameter, height: dialDiameter)
          }
        }
        """,
      findings: []),
    Case(
      cause: "a number that may be a length and not a share",
      text: """
        struct Cover: View {
          let maxRelative: CGFloat
          var body: some View {
            VStack { Color.blue.frame(width: 44, height: 44); Text("Title") }
              .frame(width: maxRelative * 0.15, height: maxRelative * 0.15)
          }
        }
        """,
      findings: []),
    Case(
      cause: "an image that may be made for the screen",
      text: """
        // proposal: 393x852
        ZStack { Image("wall").resizable().scaledToFill(); Color.clear.frame(width: 1, height: 1) }
        """,
      findings: []),
    Case(
      cause: "an alignment that the text does not have",
      text: """
        // proposal: 340x300
        Text("None left").multilineTextAlignment(.leading)
          .frame(maxWidth: .infinity, alignment: layout.alignment)
        """,
      findings: []),
  ]

  @Test(arguments: silent) private func `is not told where another value makes it go`(
    _ item: Case
  ) throws {
    #expect(try findings(item.text) == item.findings)
  }

  /// The same, with the number stated.
  private static let stated = [
    Case(
      cause: "an image",
      text: """
        // proposal: 300x300
        // image: "x" 100x100
        ZStack { Circle(); Image("x") }.frame(width: 48, height: 48).id("badge")
        """,
      findings: ["contract overflow at Image.1, width"]),
    Case(
      cause: "a view around a known one",
      text: """
        // proposal: 300x300
        struct Fits<Content: View>: View {
          @ViewBuilder let content: Content
          var body: some View { content }
        }
        Fits { Color.red.frame(height: 200).id("red") }.frame(height: 100)
        """,
      findings: ["contract overflow at red, height"]),
    Case(
      cause: "a number",
      text: """
        // proposal: 300x300
        let length: CGFloat = 44
        Color.red.frame(width: length).id("red").frame(width: 40)
        """,
      findings: ["contract overflow at red, width"]),
    Case(
      cause: "an alignment",
      text: """
        // proposal: 340x300
        // text-cell: 8x20
        Text("None left").multilineTextAlignment(.leading).id("text")
          .frame(maxWidth: .infinity, alignment: .center)
        """,
      findings: ["smell idle-text-alignment at text, width"]),
  ]

  @Test(arguments: stated) private func `is as sure as ever where the number is stated`(
    _ item: Case
  ) throws {
    #expect(try findings(item.text) == item.findings)
  }

  @Test func `claims a class less and says so where other values only change its numbers`() throws {
    let finding = try finding(
      """
      // proposal: 300x300
      HStack(spacing: 0) { Color.red.frame(width: 90).id("red"); Image("x").id("photo") }
        .id("row")
        .frame(width: 50)
      """)
    #expect(finding.class == .smell)
    #expect(finding.finding.assumptions == [.known(.image)])
  }

  @Test func `is no proof where a text was measured with a font that stands in`() throws {
    let text = """
      // proposal: 300x300
      Text("Wide").fixedSize().id("text").frame(width: 10)
      """
    let finding = try finding(text)
    #expect(finding.class == .contract)
    #expect(finding.finding.assumptions == [.known(.textWidth)])
    let sure = try findings("// text-cell: 10x20\n" + text)
    #expect(sure == ["contract overflow at text, width"])
  }

  /// 1400 points are more than any iPad has, 500 more than any phone.
  @Test func `says that the screen is not named, which is no news where a device is`() throws {
    let text = """
      HStack(spacing: 0) { ForEach(0..<4) { _ in Color.red.frame(width: 350) } }.id("row")
      """
    let unsure = try finding(text)
    #expect(unsure.class == .smell)
    #expect(unsure.finding.assumptions == [.known(.platform)])
    #expect(try findings("// device: iPhone 16\n" + text) == ["contract overflow at row, width"])
  }

  @Test func `is told of a phone that is named where an iPad has room enough`() throws {
    let text = #"Color.red.frame(width: 500).id("red")"#
    #expect(try findings(text) == [])
    #expect(try findings("// device: iPhone 16\n" + text) == ["contract overflow at red, width"])
    #expect(try findings("// proposal: 393x759\n" + text) == ["contract overflow at red, width"])
  }

  @Test func `is said to be held back where only an iPad makes it go`() throws {
    let scenario = Scenario("Color.red.frame(width: 500)", name: "wide.swift")
    let trace = ScenarioRun(scenario, root: try #require(scenario.roots.first)).trace
    #expect(
      trace.diagnostics.map(\.text) == [
        "frame.1 of .red is 500 points wide, but only 393 were proposed to it as the root: an iPad has "
          + "room for that, and the text names no device"
      ])
    #expect(trace.header.assumed == 1)
  }

  /// Seven letters of 10 points are as good as any other words; an interpolation hides none of it.
  @Test(arguments: ["Text(user.nickname)", #"Text("\(user.nickname)!")"#])
  func `is silent where shorter words fit`(text: String) throws {
    #expect(
      try findings(
        """
        // proposal: 300x300
        // text-cell: 10x20
        ZStack { Color.blue.frame(width: 40, height: 40); \(text) }
        """) == [])
  }

  @Test func `is silent where another font fits`() throws {
    let text = """
      // proposal: 300x300
      Text("Total").font(Theme.caption).fixedSize().frame(width: 80, height: 13)
        .background(Color.red)
      """
    #expect(try findings(text) == [])
    let stated = text.replacing("Theme.caption", with: ".body")
    #expect(try findings(stated).count == 1)
  }

  @Test func `rests on a control that was guessed, and is told`() throws {
    let finding = try finding(
      """
      // proposal: 300x300
      TextField("", text: .constant("")).textFieldStyle(.roundedBorder).frame(height: 10)
      """)
    #expect(finding.finding.assumptions == [.known(.control)])
    #expect(finding.class == .contract)
  }

  /// With the flag the row has room; without it the finding is there, and that is a state as well.
  @Test func `rests on the way that a condition goes`() throws {
    let finding = try finding(
      """
      // proposal: 300x300
      struct Row: View {
        var body: some View {
          Color.red.frame(width: model.isCompact ? 20 : 90).id("red").frame(width: 50)
        }
      }
      """)
    #expect(finding.finding.assumptions.contains(.known(.choice)))
    #expect(finding.class == .smell)
  }

  /// `Measured` is not in the text: what it sets may be anything but 0.
  @Test(arguments: [
    "Measured(size: $size) { Text(\"a\") }", "Text(\"a\").measured { size = $0 }",
  ])
  func `is silent about state that is measured elsewhere`(measured: String) throws {
    let text = """
      // proposal: 300x300
      struct Field: View {
        @State private var size: CGSize = .zero
        var body: some View {
          VStack {
            \(measured)
            Color.red.frame(width: 20, height: 30).frame(height: size.height)
          }
        }
      }
      """
    #expect(try findings(text) == [])
    let known = text.replacing(measured, with: "Text(\"a\")")
    #expect(try findings(known).count == 1)
  }

  /// A piece that lacks its data stands in somebody's page, which offers it no height.
  @Test func `is silent about a piece that fills a screen only because it stands alone`() throws {
    let text = """
      struct Attachment: View {
        let name: String
        var body: some View { Color.clear.aspectRatio(1.5, contentMode: .fill) }
      }
      """
    #expect(try findings(text) == [])
    let whole = text.replacing("let name: String\n", with: "\n")
    #expect(try findings(whole) != [])
  }

  @Test func `is silent about code for a television, whose screen is wider`() throws {
    #expect(try findings("import TVUIKit\nColor.red.frame(width: 740)") == [])
    #expect(try findings("import TVUIKit\nColor.red.frame(width: 2000).id(\"red\")").count == 1)
  }
}
