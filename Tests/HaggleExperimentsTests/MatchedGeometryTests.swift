import HaggleReplay
import HaggleTraces
import Testing

/// `matchedGeometryEffect(isSource: false)` has the size and the place of the source with its id.
@Suite struct `A view that is matched to another one` {
  private struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let claims: [String]
  }

  private static let head = "// proposal: 300x100\n// text-cell: 10x20\n"

  /// Three titles of 30, 60 and 50 points, and a view that follows the second one.
  private static func tabs(_ follower: String, layer: String = "overlay") -> String {
    head + """
      struct Tabs: View {
        @Namespace private var space
        @State private var chosen = "Second"
        var body: some View {
          HStack(spacing: 10) {
            ForEach(["One", "Second", "Three"], id: \\.self) { title in
              Text(title).matchedGeometryEffect(id: title, in: space).padding(4)
            }
          }
          .\(layer)(\(follower))
        }
      }
      """
  }

  private static let matched = ".matchedGeometryEffect(id: chosen, in: space, isSource: false)"

  private static let cases = [
    Case(
      testDescription: "a box over the chosen tab", text: tabs("Color.blue\(matched)"),
      claims: ["HStack.1 frame 58,36 184x28", "Color.1 frame 110,40 60x20"]),
    Case(
      testDescription: "a box under it", text: tabs("Color.blue\(matched)", layer: "background"),
      claims: ["Color.1 frame 110,40 60x20"]),
    Case(
      testDescription: "a dot of a size of its own in the middle of it",
      text: tabs("Color.blue.frame(width: 4, height: 4)\(matched)"),
      claims: ["frame.1 frame 138,48 4x4"]),
    Case(
      testDescription: "its place alone",
      text: tabs(
        """
        Color.blue.matchedGeometryEffect(
          id: chosen, in: space, properties: .position, anchor: .topLeading, isSource: false)
        """),
      claims: ["Color.1 frame 110,40 184x28"]),
    Case(
      testDescription: "one that comes before its source",
      text: head + """
        struct Panel: View {
          @Namespace private var space
          var body: some View {
            ZStack(alignment: .topLeading) {
              Color.blue.matchedGeometryEffect(id: 1, in: space, isSource: false).id("box")
              Color.red.frame(width: 40, height: 30)
                .matchedGeometryEffect(id: 1, in: space).padding(10)
            }
          }
        }
        """,
      claims: ["box frame 0,0 300x100", "Color.1 frame 10,10 40x30"]),
    Case(
      testDescription: "the same ids in two rows",
      text: head + """
        struct Row: View {
          @Namespace private var space
          var body: some View {
            HStack(spacing: 0) {
              Color.red.frame(width: 20, height: 20).matchedGeometryEffect(id: "a", in: space)
              Color.gray.frame(width: 20, height: 20)
            }
            .overlay(Color.blue.matchedGeometryEffect(id: "a", in: space, isSource: false))
          }
        }
        struct Rows: View { var body: some View { VStack(spacing: 0) { Row(); Row() } } }
        """,
      claims: ["Color.3 frame 130,30 20x20", "Color.6 frame 130,50 20x20"]),
    Case(
      testDescription: "one from right to left",
      text: tabs("Color.blue\(matched)").replacing(
        "@Namespace", with: "@Environment(\\.layoutDirection) var direction\n@Namespace"
      )
      .replacing("// proposal: 300x100", with: "// proposal: 300x100\n// direction: rtl"),
      claims: ["Color.1 frame 130,40 60x20"]),
  ]

  @Test(arguments: cases) private func `is where that is`(_ item: Case) throws {
    #expect(try failures(of: item.claims, item.text) == [])
  }

  /// Near misses: a source, and what follows a view that is not there.
  @Test(arguments: [
    ".matchedGeometryEffect(id: chosen, in: space)",
    ".matchedGeometryEffect(id: chosen, in: space, isSource: true)",
    ".matchedGeometryEffect(id: \"Fourth\", in: space, isSource: false)",
  ])
  func `has its own size and place otherwise`(modifier: String) throws {
    let text = Self.tabs("Color.blue\(modifier)")
    #expect(try failures(of: ["Color.1 frame 58,36 184x28"], text) == [])
  }

  @Test func `is said to have them where nobody knows its id`() throws {
    let text = Self.tabs("Color.blue\(Self.matched)").replacing(
      "@State private var chosen = \"Second\"", with: "let chosen: Tab")
    let told = try run(text).diagnostics.map(\.text).filter { $0.contains("isSource") }
    #expect(
      told == [
        """
        matchedGeometryEffect(isSource: false): which view it follows is not in this text, so it \
        has its own size and place
        """
      ])
  }

  @Test func `is in nobody's way, as it goes somewhere else the next time`() throws {
    let buttons = { (modifier: String) in
      """
      // device: iPhone 16
      struct Tabs: View {
        @Namespace private var space
        var body: some View {
          HStack {
            Button {} label: {
              Text("One").frame(width: 80, height: 44).matchedGeometryEffect(id: 1, in: space)
            }
          }
          .overlay(Color.black\(modifier))
        }
      }
      """
    }
    let follower = ".matchedGeometryEffect(id: 1, in: space, isSource: false)"
    let isCovered = { (text: String) in
      try findings(text).contains { $0.contains("covered-control") }
    }
    #expect(try !isCovered(buttons(follower)))
    #expect(try isCovered(buttons("")))
  }
}
