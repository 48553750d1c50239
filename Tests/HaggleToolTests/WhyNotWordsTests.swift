import Foundation
import Testing

/// What no offer could change, and whose rule it is.
@Suite struct `The words of haggle why --not` {
  @Test(arguments: [
    "VStack { Text(\"Left\"); Color.red }", "Text(\"Left\").frame(maxWidth: .infinity)",
  ])
  func `ask for no offer where a view answers too little even to ∞`(view: String) throws {
    let told = try Haggle.why(
      "// proposal: 300x300\n// text: \"Left\" 28x20\n\(view)", "Text", "width", "--not", "350")
    #expect(!told.contains("would have to"))
    #expect(told.contains("\n  Text.1 answers 28×20 to ∞×"), "\(told)")
    #expect(
      told.hasSuffix(
        "\n  Whatever width it is offered, it is never wider.\n"
          + "  A text is never wider than its words: .frame(width: 350) makes room around\n    it.\n"
      ))
  }

  /// Nobody types more than two digits: the number that is meant is that of the words.
  @Test(arguments: ["50", "49"])
  func `say why a text has less than its words need`(asked: String) throws {
    let told = try Haggle.why(
      """
      // proposal: 300x300
      // text: "Follow" 49.85x20
      Text("Follow").padding(.horizontal, 20).frame(width: 60)
      """, "Text", "width", "--not", asked)
    let need = asked == "49" ? "49" : "49.85"
    #expect(
      told.contains("  the words of Text.1 \"Follow\" need 49.85; why it is not that:")
        == (asked == "50"))
    #expect(told.contains("would have to be offered \(need)"), "\(told)")
    #expect(told.contains("\n  3:41 says frame(width: 60).\n"), "\(told)")
    #expect(!told.contains("A text is never wider"))
  }

  private static func button(_ width: Int) -> String {
    """
    // proposal: 300x300
    // text-cell: 8x20
    Button("Apply coupon code") { }.frame(width: \(width)).id("button")
    """
  }

  /// The lines are many as the text is narrow, and that is what somebody wrote.
  @Test func `go on from the lines of a text to what gives it its width`() throws {
    let told = try Haggle.why(Self.button(120), "Button", "height", "--not", "20")
    #expect(told.contains("lines 40 = line height 20 × 2 lines"), "\(told)")
    #expect(told.contains("\nIn one line Text.1 is 136 wide. Why it is not:\n"), "\(told)")
    #expect(told.contains("\n  3:33 says frame(width: 120).\n"), "\(told)")
  }

  /// Less than a line is not reached by any width.
  @Test(arguments: ["10", "60"])
  func `say nothing of the width where lines do not decide`(height: String) throws {
    let told = try Haggle.why(Self.button(120), "Button", "height", "--not", height)
    #expect(!told.contains("In one line"), "\(told)")
  }

  /// It has that already.
  @Test(arguments: [("120", false), ("121", true)])
  func `offer no edits for the number that there is`(width: String, offers: Bool) throws {
    let folder = try ScratchFolder()
    folder.add("Button.swift", Self.button(120))
    let outcome = try Haggle.run(
      "why", "Button.swift", "button", "width", "--not", width, in: folder.url)
    #expect(outcome.output.contains("as expected") == !offers)
    #expect(outcome.errors.contains("lays out edits that may give it that") == offers)
  }

  /// Its words are not to blame: they break where they are offered less.
  @Test func `say who asks a text for all of its words in one line`() throws {
    let told = try Haggle.why(
      """
      // proposal: 300x300
      // text-cell: 8x20
      VStack { Text("Yes, I only have to finish this layout first").fixedSize(); Color.blue }
      """, "Text", "width", "--not", "290")
    #expect(told.contains("would have to be offered 290"), "\(told)")
    #expect(told.contains("fixedSize.1 asks Text.1 for its ideal"), "\(told)")
    #expect(!told.contains("widest"), "\(told)")
  }

  /// What insists on more than it was offered would not be shorter with a larger offer.
  @Test(arguments: ["305", "313"])
  func `look for no larger offer where a view came out longer`(expected: String) throws {
    let row = """
      // proposal: 300x200
      HStack(spacing: 10) {
        Color.red.frame(minWidth: 50, maxWidth: 120).id("a")
        Color.blue.frame(minWidth: 200).id("b")
        Color.green.frame(idealWidth: 40, maxWidth: .infinity).id("c")
      }
      .id("row")
      """
    let told = try Haggle.why(row, "row", "width", "--not", expected)
    #expect(!told.contains("offered \(expected)"))
    #expect(told.contains("\n  from then on row is at least 313.33 wide, whatever is still open\n"))
  }

  @Test func `add up what the children need at least`() throws {
    let stack = """
      // proposal: 300x200
      VStack(spacing: 5) {
        Color.red.frame(height: 50)
        Spacer(minLength: 30)
        Color.blue.frame(height: 50)
      }
      """
    let told = try Haggle.why(stack, "VStack", "height", "--not", "44")
    #expect(
      told.contains("\n  from then on VStack.1 is at least 140 high, whatever is still open\n"))
    #expect(
      told.hasSuffix(
        "\n  Its parts are never less: frame.1 50 + frame.2 50 + Spacer.1 30 + gaps 10.\n"))
  }

  @Test func `name the first answer, not the question that haggle asked afterwards`() throws {
    #expect(
      try Haggle.why(
        "// proposal: 300x200\nVStack { Avatar() }.padding()", "Avatar", "width", "--not", "60"
      )
      .contains(
        """
        Event 4 rules it out:                                                    event 4
          Avatar.1 answers 44×44 to 268×168                                      event 4
          It answers the same to 0, to nil and to ∞: no offer changes it.        events 38, 39, 40

        """))
  }

  @Test func `do not call the same what another height changes`() throws {
    let source = """
      // proposal: 300x200
      struct Sheet: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          let height = proposal.height ?? 10
          return CGSize(width: 1000 / max(height, 1), height: height)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {}
      }
      Sheet { }.id("sheet")
      """
    #expect(
      try !Haggle.why(source, "sheet", "width", "--not", "60").contains("no offer changes it"))
    let values = try Haggle.run(
      "replay", "-", "--commands", ":values sheet", input: source)
    #expect(values.output.contains("\nwidth: depends on the height alone\n"), "\(values)")
  }

  @Test(arguments: [
    ("Slider(value: .constant(0.5))", "track", "Slider"),
    ("Toggle(\"a\", isOn: $on)", "switch", "Toggle"),
  ])
  func `quote the control of a part`(view: String, part: String, control: String) throws {
    let told = try Haggle.why("// proposal: 300x200\n\(view)", part, "height", "--not", "60")
    #expect(told.contains("\n  2:1 says \(control)"))
    #expect(told.hasSuffix("; \(part).1 is a part of it.\n"), "\(told)")
  }

  @Test func `conclude that no more is proposed`() throws {
    let told = try Haggle.why("// proposal: 300x200\nColor.red", "Color", "width", "--not", "350")
    #expect(
      told.contains("\n  300×200 is proposed to the root (// proposal:): no more than 300    "))
  }

  @Test func `answer for the final size too where the cursor stands at another question`() throws {
    let told = try Haggle.run(
      "replay", "Traces/nested-grid.swift", "--commands", ":select nested;64gW400"
    ).output
    #expect(told.contains("\nasked for its minimum size (0×0), why nested is not 400 wide    "))
    #expect(told.contains("that question offers no other width"))
    #expect(told.contains("\nwhy nested is not 400 wide\n"))
    let why = try Haggle.run(
      "replay", "Traces/nested-grid.swift", "--commands", ":select nested;64gw"
    ).output
    #expect(why.contains("\n  That is its answer to 0×0; in the end it is 167 wide.    "))
    let early = try Haggle.run(
      "replay", "Traces/nested-grid.swift", "--commands", "2g:why nested"
    ).output
    #expect(early.contains("\nnested is not asked before event 21:    "))
  }
}
