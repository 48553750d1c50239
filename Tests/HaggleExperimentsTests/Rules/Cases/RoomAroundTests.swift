import Testing

/// What stands in too little, or too much, of a room that is there, each with what is meant.
@Suite struct `A rule on what stands in its room` {
  private static func setting(
    _ frame: String, _ control: String = "Toggle(\"\", isOn: .constant(true)).labelsHidden()",
    rest: String = "Spacer()"
  ) -> String {
    """
    // proposal: 480x100
    HStack(spacing: 12) {
      Text("Use project files as polish context").frame(\(frame), alignment: .leading).id("label")
      \(control)
      \(rest)
    }
    """
  }

  @Test(arguments: [
    ("smell narrow-frame at label, width", setting("width: 128")),
    ("", setting("minWidth: 128")), ("", setting("maxWidth: 128")),
    // Nothing is left; no control.
    ("", setting("width: 128", rest: "Color.mint.frame(width: 240, height: 20)")),
    ("", setting("width: 128", "Text(\"On\")")),
    // A column of labels.
    (
      "",
      """
      // proposal: 480x160
      VStack(alignment: .leading) {
        \(setting("width: 128").split(separator: "\n").dropFirst().joined(separator: "\n"))
        HStack(spacing: 12) {
          Text("Language").frame(width: 128, alignment: .leading)
          Toggle("", isOn: .constant(true)).labelsHidden()
          Spacer()
        }
      }
      """
    ),
  ])
  func `narrow-frame is found of a label in three lines`(found: String, view: String) throws {
    try expectFindings(view, found)
  }

  /// Of one rule: what others say of the near misses is their own.
  private func expect(_ rule: String, _ found: String, of view: String) throws {
    let all = try findings("// proposal: 393x600\n// text-cell: 8x20\n\(view)\n")
    #expect(all.filter { $0.contains(rule) } == [found].filter { !$0.isEmpty })
  }

  private static func page(_ box: String, last: String = "Text(\"Restore\")") -> String {
    """
    VStack(spacing: 16) {
      Text("Choose a plan")
      VStack(spacing: 4) { Text("Yearly"); Text("7 days free") }.padding(12)\(box)
      \(last)
    }
    """
  }

  private static let greedy = ".frame(maxWidth: .infinity, maxHeight: .infinity)"

  @Test(arguments: [
    (
      "smell greedy-decoration at frame.1, height",
      page(greedy + ".background(Color.mint)")
    ),
    (
      "smell greedy-decoration at frame.1, height",
      page(".frame(maxHeight: .infinity).background(Color.mint, in: Capsule())")
    ),
    // No paint; its paint is no larger; an edge; a button, a bar, a spacer, nothing behind it.
    ("", page(greedy)), ("", page(".background(Color.mint)" + greedy)),
    ("", page(".frame(maxHeight: .infinity, alignment: .top).background(Color.mint)")),
    ("", page(greedy + ".background(Color.mint)", last: "Button(\"Restore\") {}")),
    ("", page(greedy + ".background(Color.mint)", last: "Text(\"Restore\").background(.blue)")),
    (
      "",
      """
      VStack { Text("Choose"); Text("Plan")
        Text("Yearly").frame(maxHeight: .infinity).background(Color.mint) }
      """
    ),
    // Two of them share the page; a card of a stated height; columns of a chart.
    (
      "",
      page(
        greedy + ".background(Color.mint)",
        last: "Text(\"Monthly\").frame(maxHeight: .infinity).background(Color.mint)")
    ),
    ("", page(greedy + ".background(Color.mint)") + ".frame(height: 400)"),
    (
      "",
      """
      HStack(alignment: .bottom) {
        VStack { Text("12"); Text("a").frame(maxHeight: .infinity).background(Color.mint)
          Text("Mon") }
        VStack { Text("14"); Text("b").frame(maxHeight: .infinity).background(Color.mint)
          Text("Tue") }
      }
      """
    ),
  ])
  func `greedy-decoration is found of a box among texts`(found: String, view: String) throws {
    try expect("greedy-decoration", found, of: view)
  }

  @Test(arguments: [
    (
      "contract ideal-collapse at inner, height",
      """
      List { Text("Fruit"); List { Text("Apple"); Text("Pear") }.id("inner"); Text("Roots") }
      """
    ),
    // A stated height; a strip; what has an ideal height; a section; nothing in it.
    ("", "List { Text(\"Fruit\"); List { Text(\"Apple\") }.frame(height: 160) }"),
    ("", "List { Text(\"Fruit\"); List { Text(\"Apple\") }.frame(minHeight: 160) }"),
    ("", "List { ScrollView(.horizontal) { HStack { Text(\"Apple\"); Text(\"Pear\") } } }"),
    ("", "List { ScrollView { Text(\"Apple\"); Text(\"Pear\") } }"),
    ("", "List { Text(\"Fruit\"); Section { Text(\"Apple\"); Text(\"Pear\") } }"),
    ("", "Form { List { Text(\"Apple\"); Text(\"Pear\") } }"),
    ("", "List { Text(\"Fruit\"); List { } }"),
  ])
  func `ideal-collapse is found of a list in a row of a list`(found: String, view: String) throws {
    try expect("ideal-collapse", found, of: view)
  }

  @Test(arguments: [
    (
      "smell mixed-sizes at unit, height",
      "Text(\"15.0\").font(.largeTitle); Text(\"grams\").font(.body).id(\"unit\")"
    ),
    (
      "smell mixed-sizes at unit, height",
      "Text(\"$\").font(.caption).id(\"unit\"); Text(\"29\").font(.title)"
    ),
    (
      "smell mixed-sizes at unit, height",
      "Text(\"72\").font(.title); Text(\"per month\").font(.caption).id(\"unit\")"
    ),
    // A badge; a heading with what it is about; a sentence; sizes that are close.
    (
      "",
      """
      Text("15").font(.largeTitle)
      Text("new").font(.caption).padding(4).background(Color.mint, in: Capsule())
      """
    ),
    ("", "Text(\"Weather\").font(.largeTitle); Text(\"in Stockholm\").font(.body)"),
    ("", "Text(\"15\").font(.largeTitle); Text(\"of them were read today\").font(.body)"),
    ("", "Text(\"15\").font(.title3); Text(\"grams\").font(.body)"),
  ])
  func `mixed-sizes is found of a unit that is a word`(found: String, row: String) throws {
    let all = try findings("// proposal: 393x100\nHStack(spacing: 4) { \(row) }")
    #expect(all == [found].filter { !$0.isEmpty })
    #expect(
      try findings(
        "// proposal: 393x100\nHStack(alignment: .firstTextBaseline, spacing: 4) { \(row) }") == [])
  }

  private static func columns(_ left: [String], _ right: [String], _ row: String = "") -> String {
    let texts = [left, right].map { words in
      words.enumerated().map { number, word in
        "Text(\"\(word)\")" + (number == 0 ? ".font(.headline)" : "")
      }.joined(separator: "\n  ")
    }
    return """
      HStack(\(row)) {
        VStack(alignment: .leading) {
          \(texts[0])
        }
        VStack(alignment: .leading) {
          \(texts[1])
        }
      }
      """
  }

  @Test(arguments: [
    (
      "smell unlevel-columns at HStack.1, height",
      columns(["Parts", "Flour", "Butter", "Sugar", "Eggs"], ["Tools", "Bowl", "Whisk"])
    ),
    (
      "smell unlevel-columns at HStack.1, height",
      columns(["Parts", "Flour", "Butter", "Sugar"], ["Tools", "Bowl"])
    ),
    // Level; stated; as many; a number above a word; something between them.
    (
      "",
      columns(["Parts", "Flour", "Butter", "Sugar"], ["Tools", "Bowl"], "alignment: .top")
    ),
    (
      "",
      columns(["Parts", "Flour", "Butter", "Sugar"], ["Tools", "Bowl"], "alignment: .center")
    ),
    ("", columns(["Parts", "Flour", "Butter"], ["Tools", "Bowl", "Whisk"])),
    ("", columns(["Concert", "Town hall", "Doors open", "At eight"], ["21", "May"])),
    (
      "",
      """
      HStack { VStack(alignment: .leading) { Text("Concert"); Text("Town hall"); Text("Eight")
        Text("Doors open") }; Spacer(); VStack(alignment: .trailing) { Text("Paid"); Text("2") } }
      """
    ),
  ])
  func `unlevel-columns is found of headings`(found: String, view: String) throws {
    try expectFindings(view, found)
  }
}
