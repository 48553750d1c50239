import Testing

/// What looks like a mistake by itself, and not with what is around it; each with a twin of which
/// it is told.
@Suite struct `What makes a part right` {
  private static func tab(_ title: String) -> String {
    """
    VStack(spacing: 0) { Text("\(title)"); Color.blue.frame(height: 4) }
    """
  }

  private static func figure(_ title: String, _ text: String) -> String {
    """
    VStack { Text("\(title)"); Text("\(text)") }
    """
  }

  private static func picker(_ modifier: String) -> String {
    """
    // platform: macOS
    struct P: View {
      @State private var chosen = 0
      var body: some View {
        HStack(spacing: 5) {
          Picker("", selection: $chosen) { Text("Daily").tag(0); Text("Monthly").tag(1) }
            .labelsHidden()\(modifier).frame(width: 70)
          Divider(); Text("at"); Spacer()
        }
        .frame(width: 500, height: 40)
      }
    }
    """
  }

  private static let cases = [
    "what is around a label may be gone by a modifier that nobody knows": Twin(
      fine: picker(".minimalistPicker()"), wrong: picker(""), finding: "contract tight-frame"),
    "the line of a tab goes across the tab": Twin(
      fine: "HStack(spacing: 0) { \(tab("Emoji")); \(tab("Icon")) }",
      wrong: tab("Emoji"), finding: "smell long-underline"),
    "figures side by side are not centred by the middle one": Twin(
      fine: """
        HStack {
          \(figure("XP", "0")); Spacer(); \(figure("Level", "1")); Spacer()
          \(figure("Points of this level", "0 / 100"))
        }
        """,
      wrong: """
        HStack {
          Button("Back") {}; Spacer(); Text("Level 1"); Spacer(); Button("Add to the album") {}
        }
        """, finding: "smell off-middle"),
    "a row in a box of its own is moved in by its padding": Twin(
      fine: """
        VStack(alignment: .leading) {
          HStack { Color.red.frame(width: 8, height: 8); Text("Where it is") }
          HStack { Color.red.frame(width: 8, height: 8); Text("A street and a number") }
            .padding(14).background(.blue)
        }
        """,
      wrong: """
        VStack {
          HStack { Color.red.frame(width: 8, height: 8); Text("Where it is") }
          HStack { Color.red.frame(width: 8, height: 8); Text("A street and a number") }
        }
        """, finding: "smell scattered-rows"),
    "a second background paints what the first leaves": Twin(
      fine: """
        Text("Fascinating").background(.white).frame(width: 200, height: 90).background(.blue)
        """,
      wrong: """
        Text("Fascinating").background(.white).frame(width: 200, height: 90)
        """, finding: "smell early-background"),
    "what is painted beyond one edge of the screen stops at the other": Twin(
      fine: """
        // device: iPhone 16
        ZStack {
          Color(red: 0, green: 0, blue: 0.5).edgesIgnoringSafeArea(.top)
          Text("Upload")
        }
        """,
      wrong: """
        // device: iPhone 16
        ZStack { Color(red: 0, green: 0, blue: 0.5); Text("Upload") }
        """, finding: "smell stopped-paint"),
    "what an offset moves back stays inside": Twin(
      fine: """
        GeometryReader { space in
          Color.teal.frame(width: space.size.width, height: 260).offset(y: -60)
        }
        .frame(height: 200)
        """,
      wrong: """
        GeometryReader { space in
          Color.teal.frame(width: space.size.width, height: 260).offset(y: 60)
        }
        .frame(height: 200)
        """, finding: "contract overflow"),
  ]

  @Test(arguments: cases.keys.sorted())
  func `is what stands around it`(name: String) throws {
    let known = try #require(Self.cases[name])
    let head = "// text-cell: 8x20\n"
    let fine = try findings(head + known.fine)
    #expect(!fine.contains { $0.hasPrefix(known.finding) }, "\(name): \(fine)")
    let wrong = try findings(head + known.wrong)
    #expect(wrong.contains { $0.hasPrefix(known.finding) }, "\(name): \(wrong)")
  }

  @Test func `a picture in a form is in no bar`() throws {
    let text = """
      NavigationStack {
        Form { Section { Color.teal.frame(width: 200, height: 200) } }
          .navigationTitle("Code")
      }
      """
    #expect(try !findings(text).contains { $0.contains("tall-bar-item") })
  }

  @Test(arguments: [("", true), (".onCard", false)])
  func `what a preview adds by a modifier of its own is not told`(
    inView: String, isQuiet: Bool
  ) throws {
    let text = """
      // text-cell: 8x20
      extension View {
        var onCard: some View { padding(40).background(Color.orange) }
      }
      struct Download: View {
        var body: some View { Button("Download") {}.buttonStyle(.plain)\(inView) }
      }
      #Preview { Download().padding()\(isQuiet ? ".onCard" : "") }
      """
    #expect(try findings(text).contains { $0.contains("small-target") } != isQuiet)
  }

  @Test(arguments: ["Row()", "ScrollView { Row(); Row() }", "VStack { Row(); Text(\"a\"); Row() }"])
  func `what is in a row is told as well where a preview shows it twice`(preview: String) throws {
    let text = """
      // text-cell: 8x20
      struct Row: View {
        var body: some View {
          HStack {
            Text("@user")
            Spacer()
            Button {} label: { Color.red.frame(width: 14, height: 14) }
          }
        }
      }
      #Preview { \(preview) }
      """
    #expect(try findings(text).contains { $0.contains("small-target") }, "\(preview)")
  }
}
