import Testing

/// Cards, buttons and rings side by side, each with a twin that is fine.
@Suite struct `Views alike beside each other` {
  private static let cases = [
    "are to be equally high, whatever their row aligns": Twin(
      fine: cards(".top", "lemon", height: ".frame(height: 92)"),
      wrong: cards(".top", "lemon"), finding: "smell uneven-background"),
    "are to be equally high where the row aligns their ends": Twin(
      fine: cards(".bottom", "lemon", second: ".green"), wrong: cards(".bottom", "lemon"),
      finding: "smell uneven-background"),
    "are none where one has no padding": Twin(
      fine: cards(".top", "lemon", padding: ".offset(y: 1)"), wrong: cards(".top", "lemon"),
      finding: "smell uneven-background"),
    "are pills where something cuts them": Twin(
      fine: cards(".top", "lemon", cut: ".clipShape(Capsule())"), wrong: cards(".top", "lemon"),
      finding: "smell uneven-background"),
    "are none where a block is beside a line": Twin(
      fine: block("Rectangle().frame(width: 60, height: 2)"), wrong: block("Text(\"Bar\")"),
      finding: "smell uneven-background"),
    "break the longer label of two": Twin(
      fine: buttons("Decline", "Accept"), wrong: buttons("Decline this invitation", "Accept"),
      finding: "smell tight-share at decline"),
    "may both break their labels": Twin(
      fine: buttons("Decline this invitation", "Accept this invitation"),
      wrong: buttons("Decline this invitation", "Accept"),
      finding: "smell tight-share at decline"),
    "may have labels of two lines": Twin(
      fine: buttons("Decline\\nnow", "Accept"), wrong: buttons("Decline this invitation", "Accept"),
      finding: "smell tight-share at decline"),
    "may have prose in one": Twin(
      fine: buttons("Decline and tell all of the others so", "Accept"),
      wrong: buttons("Decline this invitation", "Accept"),
      finding: "smell tight-share at decline"),
    "may be columns of a table": Twin(
      fine: buttons("Decline this invitation", "Accept", look: ""),
      wrong: buttons("Decline this invitation", "Accept"),
      finding: "smell tight-share at decline"),
    "have rings on each other": Twin(
      fine: days("Circle().stroke(.red).frame(width: 18, height: 18)"), wrong: days(ring),
      finding: "smell overlapping-rings"),
    "have rings within the room of each": Twin(
      fine: days(ring, ".frame(width: 40, height: 40)"), wrong: days(ring),
      finding: "smell overlapping-rings"),
    "have rings that touch": Twin(
      fine: days(ring, spacing: "24"), wrong: days(ring),
      finding: "smell overlapping-rings"),
    "may be stacked": Twin(
      fine: days(ring, ".frame(width: 44)", spacing: "-12"), wrong: days(ring),
      finding: "smell overlapping-rings"),
    "may glow": Twin(
      fine: days(ring + ".blur(radius: 6)"), wrong: days(ring),
      finding: "smell overlapping-rings"),
    "may be lit softly": Twin(
      fine: days(ring + ".opacity(0.2)"), wrong: days(ring),
      finding: "smell overlapping-rings"),
    "may have badges in a corner": Twin(
      fine: days(ring, alignment: "alignment: .topTrailing"), wrong: days(ring),
      finding: "smell overlapping-rings"),
    "may have one that is chosen": Twin(
      fine: days("if day == \"We\" { \(ring) }"), wrong: days(ring),
      finding: "smell overlapping-rings"),
  ]

  private static let ring = "Circle().stroke(.red).frame(width: 40, height: 40)"

  private static func cards(
    _ alignment: String, _ third: String, second: String = ".mint",
    padding: String = ".padding(12)",
    height: String = "", cut: String = ""
  ) -> String {
    """
    // proposal: 400x600
    HStack(alignment: \(alignment), spacing: 12) {
      VStack(spacing: 4) { Text("Cost"); Text("12.40") }
        \(padding).frame(maxWidth: .infinity)\(height).background(Color.mint)\(cut)
      VStack(spacing: 4) { Text("Status"); Text("Paris"); Text("\(third)") }
        \(padding).frame(maxWidth: .infinity)\(height).background(Color\(second))\(cut)
    }
    """
  }

  private static func block(_ part: String) -> String {
    """
    // proposal: 400x600
    HStack {
      Text("Foo").padding(10).background(Color.yellow).id("block")
      VStack { Text("One"); \(part); Text("Two"); Text("Three") }
    }
    """
  }

  private static func buttons(
    _ first: String, _ second: String, look: String = ".background(Capsule().fill(.gray))"
  ) -> String {
    let answer = { (title: String, name: String) in
      """
      Text("\(title)").id("\(name)").padding(.horizontal, 20).padding(.vertical, 8)
        .frame(maxWidth: .infinity)\(look)
      """
    }
    return """
      // proposal: 288x200
      HStack(spacing: 12) {
        \(answer(first, "decline"))
        \(answer(second, "accept"))
      }
      """
  }

  private static func days(
    _ ring: String, _ frame: String = "", spacing: String = "4", alignment: String = ""
  ) -> String {
    """
    // proposal: 200x60
    HStack(spacing: \(spacing)) {
      ForEach(["Mo", "Tu", "We"], id: \\.self) { day in
        Text(day).id(day)\(frame).overlay\(alignment.isEmpty ? "" : "(\(alignment))") { \(ring) }
      }
    }
    """
  }

  @Test(arguments: cases.keys.sorted())
  func `are told of only where it is so`(name: String) throws {
    try #require(Self.cases[name]).expectOfSecond(name)
  }

  @Test func `lead to unequal heights where a label breaks`() throws {
    let told = try findings(
      "// text-cell: 8x20\n" + Self.buttons("Decline this invitation", "Accept"))
    #expect(told == ["smell tight-share at decline, width"])
  }
}
