import Testing

/// Views that are to stand at an edge or in a column, and do not.
@Suite struct `An edge or a column` {
  private static let cases = [
    "a point at a corner": Twin(
      fine: handle("x: 12, y: 12"), wrong: handle("x: 0, y: 0"),
      finding: "smell half-point at frame.2, width"),
    "a point in the middle of an edge": Twin(
      fine: handle("x: 100, y: 188"), wrong: handle("x: 100, y: 200"),
      finding: "smell half-point at frame.2, height"),
    "a point at a corner that nothing clips": Twin(
      fine: handle("x: 0, y: 0", clip: ""), wrong: handle("x: 0, y: 0"),
      finding: "smell half-point"),
    "the filled part of a bar": Twin(
      fine: bar("width: 150"), wrong: bar("width: 190"),
      finding: "smell long-fill at frame.2, width"),
    "the filled part of a bar that is clipped": Twin(
      fine: bar("width: 190", ".clipShape(Capsule())"), wrong: bar("width: 190"),
      finding: "smell long-fill"),
    "columns of words without spacing": Twin(
      fine: words("spacing: 6", "Text(label).minimumScaleFactor(0.5).lineLimit(1)"),
      wrong: words("spacing: 0", "Text(label)"), finding: "smell touching-words at Text.1, width"),
    "words of which nobody says that they are columns": Twin(
      fine: """
        // proposal: 300x60
        HStack(spacing: 0) { Text("12"); Text("points"); Text("of 30") }
        """,
      wrong: words("spacing: 0", "Text(label)"), finding: "smell touching-words"),
    "rows of which some have no symbol": Twin(
      fine: shortcuts("Image(systemName: icon ?? \"circle\").frame(width: 18)"),
      wrong: shortcuts("if let icon { Image(systemName: icon).frame(width: 18) }"),
      finding: "smell pushed-labels at Text.3, width"),
    "a mark that only some rows have": Twin(
      fine: shortcuts("if let icon { Image(systemName: icon) }"),
      wrong: shortcuts("if let icon { Image(systemName: icon).frame(width: 18) }"),
      finding: "smell pushed-labels"),
    "names under bars beside an axis": Twin(
      fine: chart(".padding(.leading, 60)"), wrong: chart(""),
      finding: "smell beside-columns at HStack.3, width"),
    "the inset of the screen and a distance": Twin(
      fine: toast("16"), wrong: toast("space.safeAreaInsets.top + 16"),
      finding: "smell doubled-inset at padding.1, height"),
    "a text beside one that insists": Twin(
      fine: accounts(".lineLimit(1)"), wrong: accounts(".fixedSize()"),
      finding: "smell insistent-text at Text.1, width"),
    "a priority that all views of a row have": Twin(
      fine: episode(""), wrong: episode(".layoutPriority(1)"),
      finding: "smell idle-priority at layoutPriority.1, width"),
    "a readable width in the middle": Twin(
      fine: trips(", alignment: .leading"), wrong: trips(""),
      finding: "smell missed-edge at frame.2, width"),
    "words at a point near the side of the screen": Twin(
      fine: note(80), wrong: note(20), finding: "smell half-point at Text.1, width"),
    "a circle on the name of a card": Twin(
      fine: avatar(".stroke(.green)"), wrong: avatar(".fill(.green)"),
      finding: "smell covered-text at Text.1"),
    "an empty stack at the end of a row": Twin(
      fine: message("if !reactions.isEmpty { VStack { Text(reactions[0]) } }"),
      wrong: message("VStack { ForEach(reactions, id: \\.self) { Text($0) } }"),
      finding: "smell empty-slot at HStack.1, width"),
    "a button at the end of a small screen": Twin(
      fine: welcome("375x600"), wrong: welcome("375x667"),
      finding: "smell touching-edge at background.1, height"),
    "pills that are made equally high": Twin(
      fine: pills(".fixedSize(horizontal: false, vertical: true)"), wrong: pills(""),
      finding: "smell tight-share at Text.3, width"),
    "rows of a width of their own": Twin(
      fine: bars(".frame(width: 260)"), wrong: bars(""), finding: "smell staggered-rows"),
    "a view of a card that is moved": Twin(
      fine: card(".offset(y: 8)"), wrong: card(".offset(y: 24)"),
      finding: "smell left-behind at offset.1, height"),
    "a divider in a column of its own": Twin(
      fine: """
        // proposal: 393x40
        HStack(spacing: 12) { Text("12 posts"); Divider(); Text("340 followers") }
        """,
      wrong: """
        // proposal: 393x40
        HStack(spacing: 12) { Text("12 posts"); VStack { Divider() }; Text("340 followers") }
        """, finding: "smell lying-divider at Divider.1, width"),
    "a line of text beside a control": Twin(
      fine: setting(30), wrong: setting(32), finding: "smell top-line at HStack.1, height"),
    "pages as wide as what scrolls them": Twin(
      fine: carousel("", ".contentMargins(.horizontal, 20, for: .scrollContent)"),
      wrong: carousel(".padding(.horizontal, 20)", ""),
      finding: "smell relative-margin at padding.1, width"),
  ]

  @Test(arguments: cases.keys.sorted())
  func `is told where it is missed, and not where it is kept`(name: String) throws {
    try #require(Self.cases[name]).expectOfSecond(name)
  }
}
