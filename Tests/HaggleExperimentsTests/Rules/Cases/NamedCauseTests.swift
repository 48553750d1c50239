import Testing

/// Mistakes of which the place in the source is named, in the forms in which people write them.
@Suite struct `The cause of a picture` {
  private static func day(_ spacing: Int, _ event: String) -> String {
    """
    // proposal: 393x700
    ZStack(alignment: .topLeading) {
      VStack(alignment: .leading, spacing: \(spacing)) {
        ForEach(0..<8, id: \\.self) { hour in
          Text("\\(hour):00").frame(height: 60, alignment: .top)
        }
      }
      \(event)
    }
    """
  }

  private static let lunch = "Color.blue.frame(width: 80, height: 60).id(\"lunch\")"
  private static let drifts = "smell drifting-layers at VStack.1, height"

  @Test(arguments: [
    (day(8, lunch + ".padding(.leading, 60).padding(.top, CGFloat(5) * 60)"), drifts),
    (day(8, lunch + ".offset(x: 60, y: CGFloat(5) * 60)"), drifts),
    (day(8, lunch + ".position(x: 200, y: CGFloat(5) * 60 + 30)"), drifts),
    (
      """
      // proposal: 700x100
      HStack(spacing: 8) {
        ForEach(0..<8, id: \\.self) { Text("\\($0)").frame(width: 60, alignment: .leading) }
      }
      .overlay(alignment: .leading) {
        Color.blue.opacity(0.5).frame(width: 60, height: 40).id("lunch")
          .offset(x: CGFloat(5) * 60)
      }
      """, "smell drifting-layers at HStack.1, width"
    ),
    // No gaps, gaps that are counted, the first row, and a place of its own.
    (day(0, lunch + ".offset(x: 60, y: CGFloat(5) * 60)"), ""),
    (day(8, lunch + ".offset(x: 60, y: CGFloat(5) * 68)"), ""),
    (day(8, lunch + ".offset(x: 60, y: CGFloat(0) * 60)"), ""),
    (day(8, lunch + ".offset(x: 60, y: 300)"), ""),
  ])
  func `drifting-layers is found of a place that leaves out the gaps`(
    view: String, found: String
  ) throws {
    try expectFindings(view, found)
  }

  private static func arc(_ angle: String, count: Int) -> String {
    """
    // proposal: 300x300
    ZStack {
      ForEach(0..<\(count), id: \\.self) { index in
        Circle().frame(width: 40, height: 40).id("item\\(index)")
          .offset(x: 100 * cos(\(angle)), y: 100 * sin(\(angle)))
      }
    }
    """
  }

  @Test(arguments: [
    (arc("Double(index) * .pi / 4", count: 4), "smell short-arc at item3"),
    (arc("-Double(index) * .pi / 2 / 3", count: 3), "smell short-arc at item2"),
    (arc("Double(index) * .pi / 3", count: 4), ""),
    (arc("Double(index) * .pi / 2", count: 4), ""),
    (arc("(Double(index) + 0.5) * .pi / 4", count: 4), ""),
  ])
  func `short-arc is found of what offsets put on a circle`(view: String, found: String) throws {
    try expectFindings(view, found)
  }

  private static let words =
    "Text(\"The train is late again so please begin without me and keep a seat near the door\")"

  private static func chat(_ mine: String, _ theirs: String) -> String {
    "// proposal: 375x400\nVStack {\n  \(theirs)\n  \(mine)\n}"
  }

  private static func bubble(_ text: String, _ name: String) -> String {
    text + ".padding(8).background(Color.mint).id(\"\(name)\")"
  }

  private static let theirs = bubble("Text(\"On my way\")", "theirs")
  private static let mine = bubble(words, "mine")
  private static let leading = ".frame(maxWidth: .infinity, alignment: .leading)"
  private static let trailing = ".frame(maxWidth: .infinity, alignment: .trailing)"

  @Test(arguments: [
    (
      chat("HStack { Spacer(); \(mine) }", "HStack { \(theirs); Spacer() }"),
      "smell sideless-bubble at mine, width"
    ),
    (chat(mine + trailing, theirs + leading), "smell sideless-bubble at mine, width"),
    (chat(mine + ".padding(.leading, 60)" + trailing, theirs + leading), ""),
    // All of them stand at one side.
    (chat("HStack { \(mine); Spacer() }", "HStack { \(theirs); Spacer() }"), ""),
    (chat("HStack { Spacer(); \(words) }", "HStack { \(theirs); Spacer() }"), ""),
  ])
  func `sideless-bubble is found of a long message of a chat`(view: String, found: String) throws {
    try expectFindings(view, found)
  }

  private static func bar(_ item: String, _ paint: String = ".background(Color.gray)") -> String {
    """
    VStack(spacing: 0) {
      Color.white
      HStack {
        Text("Home").frame(maxWidth: .infinity).frame(height: 40)
        \(item).id("button")
        Text("Profile").frame(maxWidth: .infinity).frame(height: 40)
      }
      \(paint)
    }
    """
  }

  private static let disc = "Circle().fill(.orange).frame(width: 60, height: 60)"

  @Test(arguments: [
    (
      bar(disc + ".alignmentGuide(VerticalAlignment.center) { $0.height }"),
      "smell raising-guide at button, height"
    ),
    (
      bar(disc + ".alignmentGuide(VerticalAlignment.center) { $0[.bottom] }"),
      "smell raising-guide at button, height"
    ),
    (bar(disc + ".offset(y: -30)"), ""),
    (bar(disc + ".alignmentGuide(VerticalAlignment.center) { $0.height }", ""), ""),
    (
      bar("Text(\"New\").alignmentGuide(VerticalAlignment.center) { $0[.firstTextBaseline] }"),
      ""
    ),
  ])
  func `raising-guide is found of what is to stick out of a bar`(
    view: String, found: String
  ) throws {
    try expectFindings(view, found)
  }

  private static func card(_ modifiers: String) -> String {
    """
    ZStack {
      Color.yellow.frame(width: 240, height: 120)
      Text("SALE").id("sticker")\(modifiers)
    }
    """
  }

  @Test(arguments: [
    (card(".offset(x: 100).rotationEffect(.degrees(90))"), "smell turned-away at offset.1"),
    (card(".offset(x: 110, y: 20).rotationEffect(.degrees(-60))"), "smell turned-away at offset.1"),
    (card(".rotationEffect(.degrees(90)).offset(x: 100)"), ""),
    (card(".offset(x: 100).rotationEffect(.degrees(10))"), ""),
    (card(".offset(x: 100).rotationEffect(.degrees(0))"), ""),
    (
      """
      ZStack {
        Circle().frame(width: 100, height: 100)
        ForEach([0.0, 90, 180], id: \\.self) { angle in
          Text("3").offset(x: 45).rotationEffect(.degrees(angle))
        }
      }
      """, ""
    ),
  ])
  func `turned-away is found of an offset before a rotation`(view: String, found: String) throws {
    try expectFindings(view, found)
  }
}
