import Testing

/// What the code of apps does on purpose, and what looks nearly the same and is not meant.
@Suite struct `A habit of the code of apps` {
  private struct Case: Sendable, CustomTestStringConvertible {
    let what: String
    let meant: String
    let mistaken: String
    let finding: String

    var testDescription: String { what }
  }

  private static let cases = [
    Case(
      what: "a margin that is higher than its frame, and draws nothing",
      meant: #"Text("Name").padding().frame(height: 40)"#,
      mistaken: #"Text("Name").padding().background(Color.red).frame(height: 40)"#,
      finding: "contract overflow at Text.1, height"),
    Case(
      what: "a view at a point of a reader, which takes the room anyhow",
      meant: """
        VStack {
          Text("Title")
          GeometryReader { proxy in
            Color.red.frame(width: 100, height: 60).position(x: proxy.size.width / 2, y: 100)
          }
        }
        """,
      mistaken: """
        VStack {
          Text("Title")
          Color.red.frame(width: 100, height: 60).position(x: 100, y: 100)
        }
        """,
      finding: "smell greedy-position at position.1, height"),
    Case(
      what: "a pill that hugs its words, and is so wide at least",
      meant: """
        ZStack { Capsule().fill(.gray); Text("Add").padding(8) }
          .frame(minWidth: 64)
          .fixedSize(horizontal: true, vertical: false)
        """,
      mistaken: """
        ZStack { Capsule().fill(.gray); Text("Add").padding(8) }
          .frame(maxWidth: .infinity)
          .fixedSize(horizontal: true, vertical: false)
        """,
      finding: "contract undone-frame at fixedSize.1, width"),
    Case(
      what: "an editor that scrolls: what is written there is not in the text",
      meant: """
        VStack {
          ScrollView { VStack { TextEditor(text: .constant("")); Spacer() }.padding() }
            .background(Color.gray)
          Text("Send")
        }
        """,
      mistaken: """
        VStack {
          ScrollView { VStack { Text("A word"); Spacer() }.padding() }
            .background(Color.gray)
          Text("Send")
        }
        """,
      finding: "smell loose-strip at ScrollView.1, height"),
    Case(
      what: "a style that another file declares, instead of a bar",
      meant: "ProgressView(value: 0.5).progressViewStyle(.ring(width: 4)).frame(height: 300)",
      mistaken: "ProgressView(value: 0.5).progressViewStyle(.linear).frame(height: 300)",
      finding: "smell rigid-control at ProgressView.1, height"),
    Case(
      what: "a style that another file declares, around the words of a button",
      meant: """
        Button("Save") {}.buttonStyle(ActionButtonStyle()).padding().background(Color.blue)
        """,
      mistaken: #"Button("Save") {}.buttonStyle(.plain).padding().background(Color.blue)"#,
      finding: "smell small-target at Button.1"),
  ]

  private static let head = "// proposal: 393x600\n// text-cell: 8x20\n"

  @Test(arguments: cases) private func `is not told where it is meant`(_ item: Case) throws {
    #expect(try findings(Self.head + item.meant) == [])
    #expect(try findings(Self.head + item.mistaken) == [item.finding])
  }

  /// A line is no shape that lacks a size: it is one finding, of the row.
  @Test func `makes one finding of a line that stretches a row`() throws {
    let row = #"HStack { Text("a"); Divider(); Text("b") }.frame(height: 200)"#
    #expect(
      try findings(Self.head + row) == ["contract greedy-decoration at Divider.1, height"])
  }

  /// On a Mac the switches are low enough; `help` is what a pointer shows.
  @Test func `is silent where it hints at a Mac, and a Mac has room`() throws {
    let switches = """
      // text-cell: 8x20
      VStack(spacing: 0) {
        Toggle("A", isOn: .constant(true))
        Toggle("B", isOn: .constant(true))
      }
      .frame(height: 40)
      .padding()
      """
    #expect(try findings(switches) == ["smell overflow at VStack.1, height"])
    #expect(try findings(switches + ".help(\"x\")") == [])
    #expect(try findings("// platform: iOS\n" + switches + ".help(\"x\")").count == 1)
  }

  /// What is not in the text measures both, one by the other.
  @Test func `is silent about state that follows from what is measured elsewhere`() throws {
    let text = """
      // proposal: 300x300
      struct Field: View {
        @State private var frame: CGRect = .zero
        @State private var height: CGFloat = 0
        var body: some View {
          VStack {
            Text("a").frameGetter($frame).onChange(of: frame) { height = frame.width / 2 }
            Color.red.frame(width: 20, height: 30).frame(height: height)
          }
        }
      }
      """
    #expect(try findings(text) == [])
    let known = text.replacing(".frameGetter($frame)", with: "")
    #expect(try findings(known) == ["contract overflow at frame.2, height"])
  }
}
