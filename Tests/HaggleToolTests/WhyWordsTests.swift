import Foundation
import Testing

/// What is said of views whose number has its source elsewhere: in a frame's limits, a shape, a
/// choice, an earlier question.
@Suite struct `The words of haggle why` {
  private static let wide = "// proposal: 300x100\nColor.red.frame(minWidth: 350)\n"
  private static let narrow =
    "// proposal: 300x100\n// text: \"Left\" 28x20\nText(\"Left\").frame(maxWidth: 200)\n"
  private static let nested = """
    // proposal: 300x100
    // text-cell: 8x20
    HStack { Text("Hello"); HStack { Text("a"); Color.red } }
    """
  private static let many = """
    // proposal: 300x400
    VStack(spacing: 0) { ForEach(0..<20) { _ in Color.red.frame(height: 10) } }
    """

  @Test func `say where a number is made, and how much room words need`() throws {
    let text = """
      // proposal: 100x300
      // text-cell: 8x20
      VStack {
        Text("Create one now").frame(height: 20)
      }
      .padding(10)
      """
    let why = try Haggle.why(text, "Text.1")
    #expect(
      why.contains(
        "\n  Its words are cut short: they need 112×20, or 40 of height in this\n    width.\n"),
      "\(why)")
    #expect(why.contains("\n  frame.1 (4:26) offers 20: fixed 20 = height 20"), "\(why)")
    #expect(
      why.contains(
        "\n  padding.1 of VStack.1 (6:2) keeps back 20 of what it is offered: 80 is  "))
  }

  @Test func `say that a spacer is never shorter than its least length`() throws {
    let text = """
      // proposal: 100x100
      // text-cell: 8x20
      ScrollView { VStack { Text("a"); Spacer(); Text("b") } }
      """
    let why = try Haggle.why(text, "Spacer.1", "height")
    #expect(
      why.contains("Spacer.1 answers 0×8 to 100×nil: a spacer takes what is left, and"),
      "\(why)")
  }

  @Test func `name the limit of a frame before its child is asked`() throws {
    #expect(
      try Haggle.why(Self.wide, "frame", "width").contains(
        """

          offer 350 = proposed 300, at least 350 (minWidth) (for Color.1 .red)         event 2
          clamp 350 = proposed 300, at least 350 (minWidth)                            event 5
            Color.1 .red is offered 350 and takes it                                   event 4

        """))
    #expect(
      try Haggle.why(Self.wide, "Color", "width").contains(
        """

          frame.1 (2:11) offers 350 = proposed 300, at least 350 (minWidth) (for       events 3, 2
            Color.1 .red)

        """))
  }

  @Test func `go down through what hands on to the view that insists`() throws {
    let text = """
      // proposal: 100x100
      VStack(spacing: 0) {
        HStack(spacing: 0) { Color.red; Color.blue.frame(width: 120) }
          .padding(.horizontal, 10)
          .background(.white)
          .border(.black)
      }
      """
    let why = try Haggle.why(text, "VStack", "width")
    #expect(
      why.contains(
        """

        where that comes from                                                          event 33
          HStack.1 is offered 80 and answers 120: size 120 = Color.1 0 + frame.1       event 31
            120
          frame.1 of .blue is offered 40 and answers 120: fixed 120 = width 120        event 24
            frame(width: 120) at 3:46

        """), "\(why)")
    let greedy = "// proposal: 9x9\nColor.red.padding()"
    #expect(try !Haggle.why(greedy, "padding", "width").contains("where that"))
  }

  @Test func `name the maximum of a frame, not what the child was asked`() throws {
    #expect(
      try Haggle.why(Self.narrow, "frame", "width").contains(
        "\n  clamp 200 = proposed 300, at most 200 (maxWidth)    "))
    #expect(
      try Haggle.why(
        "// proposal: 100x100\nColor.red.frame(width: 150).frame(maxWidth: 200)", "frame.1"
      )
      .contains("\n  clamp 150 = proposed 100, at least 150 (the child's answer)    "))
  }

  @Test func `say of what a ratio's scale comes`() throws {
    let image = "Image(\"hero\").resizable().aspectRatio(16/9, contentMode: .fit)"
    #expect(
      try Haggle.why("// proposal: 300x200\n\(image)", "Image", "width").contains(
        """

          aspectRatio.1 (2:27) offers 300: ratio 300 = shape 1.78 × 168.75 scale       events 4, 2
            that fits (for Image.1 "hero"); the scale is the smaller of 300 ÷ 1.78
            and 200 ÷ 1

        """))
  }

  @Test func `say that nothing before the last child fits`() throws {
    let choice = """
      // proposal: 200x40
      ViewThatFits {
        Color.red.frame(width: 300, height: 20)
        Color.blue.frame(width: 250, height: 20)
      }
      """
    #expect(
      try Haggle.why(choice, "ViewThatFits", "width").contains(
        "\n  choice (for frame.2 of .blue); no child before it fits, so the last is"))
    #expect(
      try !Haggle.why(choice.replacing("200x40", with: "400x40"), "ViewThatFits", "width").contains(
        "choice"))
  }

  @Test func `refer to the order of an earlier question`() throws {
    let line = "order: Text.2 (0…8), Color.1 (0…∞); decided in an earlier question"
    #expect(try Haggle.why(Self.nested, "HStack.2", "width").contains("\n  \(line)    "))
    let tree = try Haggle.run("trace", "-", "--as", "tree", input: Self.nested)
    #expect(tree.output.contains("│ width   \(line)\n"))
    #expect(try !Haggle.why(Self.nested, "HStack.1", "width").contains("earlier"))
  }

  @Test func `abridge no sum if everything is asked for`() throws {
    #expect(try Haggle.why(Self.many, "VStack", "height").contains("+ … 8 more … +"))
    #expect(try !Haggle.why(Self.many, "VStack", "height", "--all").contains("more …"))
    for form in ["tree", "log"] {
      let output = try Haggle.run("trace", "-", "--all", "--as", form, input: Self.many).output
      #expect(output.contains("frame.20 10\n") && !output.contains("more …"), "\(form)")
    }
  }

  @Test func `are explained in the manual that the help names`() throws {
    #expect(try Haggle.run("why", "--help").output.contains("docs/REPLAY.md"))
  }
}
