import Testing

/// Titles beside buttons, badges on cards, headers, and round corners; each with what is fine.
@Suite struct `A title, a badge, a header or a corner` {
  private static let cases = [
    "a title runs into the icons of its bar": Twin(
      fine: bar("Text(\"A title that is far too long for it\").padding(.horizontal, 60)"),
      wrong: bar("Text(\"A title that is far too long for it, with a name\")"),
      finding: "smell overlaid-text"),
    "a short title has room between them": Twin(
      fine: bar("Text(\"Title\")"), wrong: bar("Text(\"\(long)\")", isUnder: true),
      finding: "smell overlaid-text"),
    "a row that hugs its buttons is another thing": Twin(
      fine: bar("Text(\"\(long)\")", spacer: ""), wrong: bar("Text(\"\(long)\")"),
      finding: "smell overlaid-text"),
    "a badge with words hides the end of a title": Twin(
      fine: card(badge: ".background(.white.opacity(0.2))"),
      wrong: card(badge: ".background(Circle().fill(.white))"), finding: "smell overlaid-text"),
    "what is half as large as its card is a card": Twin(
      fine: card(badge: ".frame(width: 240, height: 80).background(.white)"),
      wrong: card(badge: ".background(.white)"), finding: "smell overlaid-text"),
    "a colour stands out of a round outline": Twin(
      fine: pill(".clipShape(RoundedRectangle(cornerRadius: 16))"), wrong: pill(""),
      finding: "smell square-corners"),
    "a white one is not seen on a page": Twin(
      fine: pill("", colour: "white"), wrong: pill("", colour: "gray.opacity(0.3)"),
      finding: "smell square-corners"),
    "a line as wide as the tips covers them": Twin(
      fine: pill("", line: 12), wrong: pill("", line: 1), finding: "smell square-corners"),
    "the first row of a card covers its corner": Twin(
      fine: palette(rows: "Color.blue.frame(height: 40).padding(16)"),
      wrong: palette(rows: "Color.blue.frame(height: 40)"), finding: "smell square-corners"),
    "a line at the top of a card is too thin for its corner": Twin(
      fine: palette(rows: "Color.blue.frame(height: 1)"),
      wrong: palette(rows: "Color.blue.frame(height: 12)"), finding: "smell square-corners"),
    "a card that is cut around all is round": Twin(
      fine: palette(
        rows: "Color.blue.frame(height: 40)",
        look: ".clipShape(RoundedRectangle(cornerRadius: 16))"),
      wrong: palette(rows: "Color.blue.frame(height: 40)"), finding: "smell square-corners"),
    "the colour of a header goes across": Twin(
      fine: page(header: ".frame(maxWidth: .infinity, alignment: .leading)"),
      wrong: page(header: ""), finding: "smell narrow-header"),
    "a chip hugs its words": Twin(
      fine: page(header: "", shape: ", in: Capsule()"), wrong: page(header: ""),
      finding: "smell narrow-header"),
    "one of several headings hugs its words": Twin(
      fine: days(["Monday", "Wednesday"]), wrong: days(["Monday"]),
      finding: "smell narrow-header"),
  ]

  private static let long = "A title that is far too long for it, with a name"

  private static func bar(
    _ title: String, spacer: String = "Spacer()", isUnder: Bool = false
  ) -> String {
    func icon(_ name: String) -> String {
      "Button {} label: { Image(systemName: \"\(name)\").frame(width: 44, height: 44) }"
    }
    let row = "HStack { \(icon("chevron.left")); \(spacer); \(icon("pencil")) }"
    let line = title + ".lineLimit(1)"
    return """
      VStack(spacing: 0) {
        ZStack { \(isUnder ? line : row); \(isUnder ? row : line) }
          .padding(.horizontal, 16).frame(height: 44)
        Color.mint
      }
      """
  }

  private static func card(badge: String) -> String {
    """
    ZStack(alignment: .topTrailing) {
      VStack(alignment: .leading) {
        Text("Robin Wilder, a party for the harvest moon").lineLimit(1)
        Text("Wed 19:00")
        Text("Town hall")
      }
      .padding(12).frame(maxWidth: .infinity, alignment: .leading).background(Color.orange)
      Text("16").frame(width: 64, height: 64)\(badge)
    }
    .padding(16)
    """
  }

  private static func pill(_ clip: String, colour: String = "gray", line: Int = 1) -> String {
    """
    Text("Demo").padding().background(Color.\(colour))\(clip)
      .overlay { RoundedRectangle(cornerRadius: 16).stroke(.black, lineWidth: \(line)) }
    """
  }

  private static func palette(rows: String, look: String = "") -> String {
    """
    VStack(spacing: 0) { \(rows); Text("Words").padding(20) }
      .frame(width: 280)
      .background(RoundedRectangle(cornerRadius: 16).fill(.white))\(look)
    """
  }

  private static func page(header: String, shape: String = "") -> String {
    """
    // proposal: 393x600
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        Text("Opening").padding(16)\(header).background(Color.mint\(shape))
        Text("How we moved a screen").frame(maxWidth: .infinity, alignment: .leading).padding(16)
      }
    }
    """
  }

  private static func days(_ names: [String]) -> String {
    """
    // proposal: 393x600
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        ForEach(\(names), id: \\.self) { day in
          Text(day).padding(8).background(Color.mint)
          Text("A line of words").frame(maxWidth: .infinity, alignment: .leading).padding()
        }
      }
    }
    """
  }

  @Test(arguments: cases.keys.sorted())
  func `is found where it is wrong`(name: String) throws {
    try #require(Self.cases[name]).expectOfSecond(name)
  }
}
