import Testing

/// Rows, bars and columns of which a part is not where its neighbours lead one to expect it.
@Suite struct `A rule on rows and bars` {
  private func found(_ view: String, of rule: String) throws -> [String] {
    try findings(view).filter { $0.contains(" \(rule) ") }
  }

  private static func bar(
    _ views: String, leading: Int = 14, trailing: Int = 14, above: String = ""
  ) -> String {
    """
    // proposal: 600x400
    // text-cell: 8x20
    VStack(spacing: 0) {
      \(above)
      HStack(spacing: 8) { \(views) }
        .padding(.leading, \(leading)).padding(.trailing, \(trailing)).frame(height: 44)
      Color.white
    }
    """
  }

  private static let picker = """
    Text("Fast model").padding(10).background(.gray.opacity(0.2), in: Capsule()).id("picker")
    """

  private static func views(_ start: String, _ end: String) -> String {
    "\(start); Spacer(); \(picker); Spacer(); \(end)"
  }

  private static let two = views("Text(\"Spot\")", "Text(\"Pin\"); Text(\"Window\")")

  @Test(arguments: [
    (bar(two), true),
    (bar(two.replacing("Window", with: "x").replacing("Pin", with: "x")), false),
    (bar(views("Text(\"SpotAsk\")", "Text(\"Pin\"); Text(\"New\")"), leading: 78), true),
    (bar(views("Text(\"Spot\")", "Text(\"Edit\")"), leading: 78), true),
    (bar(views("Text(\"Spot\")", "Text(\"Edit\")"), leading: 24), false),
    // A row that is indented in a page.
    (bar(views("Text(\"Spot\")", "Text(\"Edit\")"), leading: 78, above: "Text(\"Top\")"), false),
    (bar(two.replacing("Spacer(); Text(\"Pin\")", with: "Text(\"Pin\")")), false),
  ])
  func `off-middle is found in a bar with more at one end`(view: String, isFound: Bool) throws {
    #expect(try found(view, of: "off-middle").isEmpty != isFound)
  }

  private static func rows(
    _ before: (String) -> String, _ words: (String, String) = ("Short", "Looooong"),
    frame: String = ""
  ) -> String {
    func button(_ title: String) -> String {
      """
      Text("\(title)")\(frame).padding(8)
        .background(.blue, in: RoundedRectangle(cornerRadius: 6)).id("\(title)")
      """
    }
    return """
      // proposal: 400x200
      // text-cell: 8x20
      @State var text = ""
      VStack(spacing: 8) {
        HStack(spacing: 8) { \(before("Find")); \(button(words.0)) }
        HStack(spacing: 8) { \(before("Replace")); \(button(words.1)) }
      }
      .padding()
      """
  }

  private static func field(_ title: String) -> String { "TextField(\"\(title)\", text: $text)" }
  private static func wide(_ title: String) -> String {
    "Text(\"\(title)\").frame(maxWidth: .infinity, alignment: .leading)"
  }

  @Test(arguments: [
    (rows(field), "smell ragged-rows at Short, width"),
    (rows(wide), "smell ragged-rows at Short, width"),
    (rows(field, frame: ".frame(minWidth: 64)"), ""),
    (rows(field, ("Find", "Next")), ""),
    (rows(field, ("One", "Four")), ""),
    (rows { "Text(\"\($0)\")" }, ""),
  ])
  func `ragged-rows is found of buttons at the end`(view: String, rule: String) throws {
    #expect(
      try found(view, of: "ragged-rows").filter { $0.contains("Short") }
        == [rule].filter { !$0.isEmpty })
  }

  private static func form(_ row: String, _ lines: String, around: String = "Form") -> String {
    """
    // proposal: 393x400
    // text-cell: 8x20
    struct Line: View {
      let label: String, value: String
      var body: some View { HStack { \(row) } }
    }
    \(around) {
      Section("Order") { \(lines) }
    }
    """
  }

  private static let row = "Text(label).id(\"label\\(label)\"); Text(value)"
  private static let lines = """
    Line(label: "Amount", value: "€99.99")
    Line(label: "Delivery date", value: "2 May")
    Line(label: "Tax", value: "19%")
    """

  @Test(arguments: [
    (form(row, lines), "smell ragged-rows at labelTax, width"),
    (form(row, lines, around: "List"), "smell ragged-rows at labelTax, width"),
    (form(row.replacing("; ", with: "; Spacer(); "), lines), ""),
    (
      form(row, "ForEach([\"Amount\", \"Tax\"], id: \\.self) { Line(label: $0, value: \"1\") }"), ""
    ),
    (form("Image(systemName: label); Text(value)", lines), ""),
  ])
  func `ragged-rows is found in a form`(view: String, rule: String) throws {
    #expect(try found(view, of: "ragged-rows") == [rule].filter { !$0.isEmpty })
  }

  private static func cards(_ columns: [[String]], frame: String = "") -> String {
    let stacks = columns.map { titles in
      "VStack(alignment: .leading) { "
        + titles.map { "Card(title: \"\($0)\").id(\"\($0)\")" }.joined(separator: "; ") + " }"
    }
    return """
      // proposal: 500x300
      // text-cell: 8x20
      struct Card: View {
        let title: String
        var body: some View {
          VStack(alignment: .leading) { Text(title); Text("Tab") }
            .padding(12)\(frame).background(.gray, in: RoundedRectangle(cornerRadius: 8))
        }
      }
      HStack(alignment: .top, spacing: 16) { \(stacks.joined(separator: "\n")) }
        .padding(24).frame(maxWidth: .infinity)
      """
  }

  @Test(arguments: [
    (
      cards([["Accept", "Accept it all"], ["Toggle", "Undo"]]), "smell uneven-widths at Undo, width"
    ),
    (cards([["Accept", "Accept it all"]]), "smell uneven-widths at Accept, width"),
    (cards([["Accept", "Toggle"], ["Switch", "Delete"]]), ""),
    (
      cards(
        [["Accept", "Accept it all"], ["Toggle", "Undo"]],
        frame: ".frame(maxWidth: .infinity, alignment: .leading)"), ""
    ),
    (cards([["Accept"], ["Undo"]]), ""),
  ])
  func `uneven-widths is found of cards in columns`(view: String, rule: String) throws {
    #expect(try found(view, of: "uneven-widths") == [rule].filter { !$0.isEmpty })
  }

  private static func hours(_ labels: [String], width: Int, frame: String = "width") -> String {
    """
    // proposal: 393x200
    // text-cell: 8x20
    ScrollView(.horizontal) {
      HStack(spacing: 8) {
        ForEach(\(labels), id: \\.self) { label in
          VStack {
            Text(label).lineLimit(1).id(label)
            Circle().fill(.yellow).frame(width: 20, height: 20)
          }
          .frame(\(frame): \(width))
        }
      }
    }
    """
  }

  private static let most = ["9 AM", "10 AM", "11 AM", "12 PM"]

  @Test(arguments: [
    (hours(most, width: 32), "smell lost-words at \"10 AM\", width"),
    (hours(most, width: 40), ""),
    (hours(most, width: 32, frame: "minWidth"), ""),
    // Few of them are cut, or they are titles.
    (hours(["7 AM", "8 AM", "9 AM", "10 AM"], width: 32), ""),
    (hours(["Abbey Road", "Let It Be, Naked", "Revolver, 1966", "Help, it is me"], width: 80), ""),
  ])
  func `lost-words is found in most of several like columns`(view: String, rule: String) throws {
    #expect(try found(view, of: "lost-words") == [rule].filter { !$0.isEmpty })
  }
}
