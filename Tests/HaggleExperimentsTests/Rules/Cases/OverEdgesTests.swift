import Testing

/// What lies over a card, or at an edge of the screen, each with what is fine of it.
@Suite struct `A rule on what lies over the words of a card` {
  private static func card(_ title: String, _ close: String) -> String {
    """
    // proposal: 361x120
    HStack(spacing: 12) {
      Circle().frame(width: 40, height: 40)
      VStack(alignment: .leading, spacing: 2) {
        Text("\(title)").id("title")
        Text("Takes a minute")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(16)
    .background(Color.gray.opacity(0.2))
    .overlay(alignment: .topTrailing) { \(close) }
    """
  }

  private static let long = "Protect your savings with a backup"
  private static let close = """
    Image(systemName: "xmark").frame(width: 28, height: 28).padding(8)
    """

  @Test(arguments: [
    (card(long, close), "smell overlaid-text at title, width"),
    // The first of two lines is the long one.
    (card(long + " today", close), "smell overlaid-text at title, width"),
    (card(long, "Button(\"Close\") {}.padding(8)"), "smell overlaid-text at title, width"),
    // It ends before.
    (card("Protect your savings", close), ""),
    // The margin around it alone reaches so far.
    (card("Protect your savings with a copy", close), ""),
    (card(long, close + ".opacity(0.3)"), ""),
    (card(long, close + ".hidden()"), ""),
    // A dot is no button, and a picture may be the ground.
    (card(long, "Color.red.frame(width: 28, height: 28).padding(8)"), ""),
    (card(long, "Image(\"corner\").resizable().frame(width: 60, height: 60)"), ""),
    (card(long, close).replacing(".topTrailing", with: ".bottomTrailing"), ""),
  ])
  func `overlaid-text is found on a card`(view: String, found: String) throws {
    try expectFindings(view, found)
  }

  /// The same in a stack of layers, whose first view is as large as it.
  @Test(arguments: [(long, "smell overlaid-text at title, width"), ("Protect your savings", "")])
  func `overlaid-text is found in a stack of layers`(title: String, found: String) throws {
    let card = Self.card(title, "").split(separator: "\n").dropFirst().dropLast()
    try expectFindings(
      """
      // proposal: 361x120
      ZStack(alignment: .topTrailing) {
        \(card.joined(separator: "\n"))
        Button {} label: { Image(systemName: "xmark").frame(width: 28, height: 28) }.padding(8)
      }
      """, found)
  }

  private static func account(_ usage: String) -> String {
    """
    // proposal: 370x60
    HStack(spacing: 12) {
      Circle().frame(width: 40, height: 40)
      Text("Claude Max team").lineLimit(1).id("name")
      Spacer()
      HStack(spacing: 6) { \(usage) }
    }
    """
  }

  @Test(arguments: [
    (
      account(
        """
        Capsule().frame(width: 34, height: 4)
        Text("68% of a week, resets in 3h").lineLimit(1).fixedSize()
        """), "smell insistent-text at name, width"
    ),
    // Many short ones together are no long one.
    (
      account(
        """
        Text("68% used").fixedSize()
        Text("a week").fixedSize()
        Text("in 3h").fixedSize()
        """), ""
    ),
  ])
  func `insistent-text is found in a row of its own`(view: String, found: String) throws {
    let findings = try findings("// text-cell: 8x20\n" + view)
    #expect(findings.filter { $0.contains("insistent") } == [found].filter { !$0.isEmpty })
  }

  private static func bar(_ page: String, _ look: String) -> String {
    """
    // device: iPhone 16
    ZStack(alignment: .bottom) {
      \(page).ignoresSafeArea()
      Text("Continue").frame(maxWidth: .infinity).padding(30)\(look)
    }
    """
  }

  @Test(arguments: [
    (
      bar("Color.gray", ".background { Color.white.id(\"fill\") }"),
      "smell stopped-bar at fill, height"
    ),
    (
      bar("VStack { Color.gray }", ".background { Color.white.id(\"fill\") }"),
      "smell stopped-bar at fill, height"
    ),
    (
      bar("Color.gray", ".background(Color.white.id(\"fill\")).cornerRadius(15)"),
      "smell stopped-bar at fill, height"
    ),
    (
      bar(
        "Color.gray",
        ".background(Color.white.id(\"fill\")).clipShape(RoundedRectangle(cornerRadius: 15))"),
      "smell stopped-bar at fill, height"
    ),
    // It goes on by itself.
    (bar("Color.gray", ".background(Color.white)"), ""),
    // The strip has the same colour.
    (bar("Color.white", ".background(Color.white).cornerRadius(15)"), ""),
    // It floats.
    (bar("Color.gray", ".background(Color.white).cornerRadius(15).padding(.horizontal, 16)"), ""),
    (bar("Color.gray", ".background(Color.white).clipShape(Capsule())"), ""),
  ])
  func `stopped-bar is found over layers`(view: String, found: String) throws {
    try expectFindings(view, found)
  }

  private static func toast(_ alignment: String, _ look: String) -> String {
    """
    // proposal: 393x700
    VStack {
      Color.yellow.frame(height: 120)
      Spacer()
    }
    .padding(60)
    .overlay(alignment: \(alignment)) {
      Text("Saved").padding(12).background(Capsule().fill(Color.gray)).id("toast")\(look)
    }
    """
  }

  @Test(arguments: [
    (toast(".top", ".offset(y: -24)"), "smell moved-off at offset.1, height"),
    (toast(".bottom", ".offset(y: 24)"), "smell moved-off at offset.1, height"),
    // Of letters that are gone, or whole, nothing is cut.
    (toast(".top", ".offset(y: -60)"), ""), (toast(".top", ".offset(y: -12)"), ""),
    (toast(".top", ".offset(y: 24)"), ""), (toast(".top", ".opacity(0).offset(y: -24)"), ""),
    (toast(".top", ".offset(y: -24).onTapGesture {}"), ""),
  ])
  func `moved-off is found of letters that an edge cuts`(view: String, found: String) throws {
    try expectFindings(view, found)
  }
}
