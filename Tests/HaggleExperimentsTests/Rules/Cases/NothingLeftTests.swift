import Testing

/// Spacers that get nothing or add too much, and what is refused or pushed away for nothing.
@Suite struct `A rule on room that is given away` {
  private static func line(_ modifiers: String, gap: String = "Spacer()") -> String {
    """
    HStack { Text("Subtotal"); \(gap).id("gap"); Text("24.00") }\(modifiers)
    """
  }

  @Test(arguments: [
    (line(".fixedSize()"), "smell idle-spacer at gap, width"),
    (line(".fixedSize(horizontal: true, vertical: false)"), "smell idle-spacer at gap, width"),
    (line(".fixedSize().frame(maxWidth: .infinity)"), "smell idle-spacer at gap, width"),
    (line(""), ""),
    (line(".fixedSize(horizontal: false, vertical: true)"), ""),
    // It states how long it is.
    (line(".fixedSize()", gap: "Spacer(minLength: 40)"), ""),
    // No room is left.
    (line(".fixedSize().frame(width: 130)"), ""),
    // A button is as wide as its words.
    (line(".padding(8).background(.yellow).fixedSize()"), ""),
    // The longest row gives the others room.
    (
      """
      VStack {
        HStack { Text("Open"); Spacer(); Text("O") }
        HStack { Text("Open another one"); Spacer(); Text("N") }
      }
      .fixedSize()
      """, ""
    ),
    ("HStack { \(line(".fixedSize()")); Text(\"paid\").frame(maxWidth: .infinity) }", ""),
  ])
  func `idle-spacer is found in a fixedSize`(view: String, found: String) throws {
    try expectFindings(view, found)
  }

  private static func lines(_ spacing: String, _ gap: String, more: String = "") -> String {
    """
    VStack(\(spacing)) { Text("Timetable"); \(gap); Text("Every ten minutes"); \(more) }
    """
  }

  @Test(arguments: [
    (lines("spacing: 16", "Spacer().frame(height: 20)"), "smell framed-spacer at Spacer.1, height"),
    (lines("spacing: 24", "Spacer().frame(height: 40)"), "smell framed-spacer at Spacer.1, height"),
    (lines("spacing: 8", "Spacer().frame(height: 20)"), ""),
    (lines("spacing: 16", "Spacer().frame(height: 32)"), ""),
    (lines("spacing: 0", "Spacer().frame(height: 20)"), ""),
    (lines("", "Spacer().frame(height: 14)"), ""),
    (
      lines(
        "spacing: 16", "Spacer().frame(height: 20)",
        more: "Spacer().frame(height: 20); Text(\"From six\")"), ""
    ),
  ])
  func `framed-spacer is found up to both distances`(view: String, found: String) throws {
    try expectFindings(view, found)
  }

  private static func choice(_ list: String, long: String, short: String) -> String {
    """
    ViewThatFits\(list) { \(long); \(short) }.id("choice").frame(width: 300, height: 40)
    """
  }

  private static func basket(_ height: Int) -> String {
    "HStack { Color.red.frame(width: 44, height: \(height)); Text(\"Add to basket\") }"
  }

  private static let icon = "Color.red.frame(width: 44, height: 40)"

  @Test(arguments: [
    (choice("", long: basket(44), short: icon), "smell low-choice at choice"),
    (choice("(in: .horizontal)", long: basket(44), short: icon), ""),
    (choice("(in: .vertical)", long: basket(44), short: icon), ""),
    // It is far too high.
    (choice("", long: basket(60), short: icon), ""),
    (choice("", long: basket(40), short: icon), ""),
    // The arrangement is what differs.
    (
      choice(
        "", long: "VStack(spacing: 0) { Text(\"Add\"); Text(\"to basket\").frame(height: 24) }",
        short: "Text(\"Add\")"), ""
    ),
    // It shows the same.
    (choice("", long: basket(44), short: basket(40)), ""),
  ])
  func `low-choice is found where a row is a little too high`(view: String, found: String) throws {
    #expect(
      try rules(view, in: "393x200").contains("low-choice") == !found.isEmpty)
  }

  private static func stairs(_ answer: String, _ origin: String, around: String) -> String {
    """
    struct Stairs: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { \(answer) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for (index, subview) in subviews.enumerated() {
          let step = CGFloat(index)
          subview.place(at: \(origin), proposal: .unspecified)
        }
      }
    }
    \(around)
    """
  }

  private static let steps = "Stairs { Text(\"Plan\"); Text(\"Build\") }.id(\"stairs\")"
  private static let whole = "proposal.replacingUnspecifiedDimensions()"
  private static let atStart = "CGPoint(x: bounds.minX + step * 24, y: bounds.minY + step * 30)"

  @Test(arguments: [
    (whole, atStart, "VStack { \(steps); Text(\"Go\") }", true),
    ("CGSize(width: 80, height: 50)", atStart, "VStack { \(steps); Text(\"Go\") }", false),
    (whole, atStart, steps, false),
    (whole, atStart, "VStack { \(steps).frame(height: 120); Text(\"Go\") }", false),
    (whole, atStart, "VStack { \(steps).frame(maxHeight: .infinity); Text(\"Go\") }", false),
    // Its points move with the room.
    (
      whole, "CGPoint(x: bounds.midX, y: bounds.midY + step * 30)",
      "VStack { \(steps); Text(\"Go\") }", false
    ),
    (
      whole, "CGPoint(x: bounds.minX, y: bounds.maxY - 20 - step * 30)",
      "VStack { \(steps); Text(\"Go\") }", false
    ),
    // One of the views takes the room.
    (
      whole, atStart,
      "VStack { Stairs { Text(\"Plan\"); Color.red }; Text(\"Go\") }", false
    ),
  ])
  func `loose-layout is found where it pushes others away`(
    answer: String, origin: String, around: String, isFound: Bool
  ) throws {
    let rules = try rules(Self.stairs(answer, origin, around: around), in: "393x759")
    #expect(rules.contains("loose-layout") == isFound)
  }

  private static func pile(_ measured: String, step: String, _ texts: String) -> String {
    """
    struct Pile: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(\(measured)) }
        return CGSize(
          width: proposal.width ?? 100, height: sizes.map(\\.height).reduce(0, +))
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        let offer = ProposedViewSize(width: bounds.width, height: nil)
        var y = bounds.minY
        for subview in subviews {
          subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: offer)
          y += \(step)
        }
      }
    }
    Pile { \(texts) }.id("pile")
    """
  }

  private static let ideal = "subview.sizeThatFits(.unspecified).height"
  private static let wide = "ProposedViewSize(width: proposal.width, height: nil)"
  private static let long = "Text(\"The ferry leaves from the second quay behind the market\")"

  @Test(arguments: [
    (".unspecified", ideal, "\(long); Text(\"Be there\")", true),
    (wide, "subview.sizeThatFits(offer).height", "\(long); Text(\"Be there\")", false),
    // A deck of cards overlaps by what was measured.
    (wide, "subview.sizeThatFits(offer).height / 2", "\(long); Text(\"Be there\")", false),
    (".unspecified", ideal, "Text(\"Be there\"); Text(\"in time\")", false),
  ])
  func `two-phase-mismatch is found between subviews`(
    measured: String, step: String, texts: String, isFound: Bool
  ) throws {
    let trace = try run(
      "// proposal: 320x400\n// text-cell: 8x20\n" + Self.pile(measured, step: step, texts))
    #expect(trace.findings.contains { $0.rule == "two-phase-mismatch" } == isFound)
  }

  private static func page(_ frame: String, _ padding: String, axis: String = "") -> String {
    """
    ScrollView\(axis) {
      VStack { Color.teal.frame(height: 120)\(frame) }\(padding)
    }
    """
  }

  private static let share = ".containerRelativeFrame(.horizontal)"

  @Test(arguments: [
    (page(share, ".padding(16).id(\"page\")"), "smell relative-margin at page, width"),
    (page(share, ".padding(.leading, 20).id(\"page\")"), "smell relative-margin at page, width"),
    (page(share, ""), ""),
    (page(share, ".padding(.vertical, 16)"), ""),
    (page(".containerRelativeFrame(.horizontal) { w, _ in w - 32 }", ".padding(16)"), ""),
    (page(".frame(maxWidth: .infinity)", ".padding(16)"), ""),
    // Along the axis it is how pages are set.
    (page(share, ".padding(.horizontal, 16)", axis: "(.horizontal)"), ""),
  ])
  func `relative-margin is found around a whole width`(view: String, found: String) throws {
    try expectFindings(view, found)
  }

  private static func notes(_ editor: String) -> String {
    """
    // proposal: 393x600
    struct Notes: View {
      @State var notes = ""
      var body: some View { ScrollView { VStack { Text("Notes"); \(editor) } } }
    }
    """
  }

  @Test(arguments: [
    ("TextEditor(text: $notes).border(Color.gray)", true),
    ("TextEditor(text: $notes).frame(minHeight: 40)", false),
    ("TextEditor(text: $notes).frame(height: 120)", false),
    ("TextField(\"Notes\", text: $notes, axis: .vertical)", false),
    (
      "TextEditor(text: $notes).scrollDisabled(true).fixedSize(horizontal: false, vertical: true)",
      false
    ),
  ])
  func `one-line-editor is found in a scroll view`(editor: String, isFound: Bool) throws {
    let rules = Set(try run(Self.notes(editor)).findings.map(\.rule))
    #expect(rules.contains("one-line-editor") == isFound)
  }
}
