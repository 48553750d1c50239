import Testing

/// Texts that get less than others beside them leave, and views drawn beyond their room.
@Suite struct `A view with too little room` {
  @Test(arguments: [
    (["All", "Recommended", "New", "Old"], "smell tight-share at Text.2, width"),
    (["All", "Recommended for you", "New"], "smell tight-share at Text.2, width"),
    // All fit.
    (["All", "Library", "New", "Old"], ""),
    // The others do not leave enough.
    (["Settings now", "Recommendations", "Downloads is"], ""),
    // It is cut in any case.
    (["a", String(repeating: "word ", count: 9)], ""),
  ])
  func `is a text in an equal share`(titles: [String], found: String) throws {
    let texts = titles.map { "Text(\"\($0)\").frame(maxWidth: .infinity)" }
    let told = try findings(
      """
      // proposal: 300x60
      // text-cell: 8x20
      HStack(spacing: 0) { \(texts.joined(separator: "; ")) }.lineLimit(1)
      """)
    #expect(told.filter { $0.contains("tight-share") } == [found].filter { !$0.isEmpty })
  }

  @Test(arguments: [
    // As long as the other one takes, if more than half of the row.
    ("Claude Pro (personal)", "98 % weekly, 12 h left", true),
    ("Claude Pro (personal, paid)", "98 % weekly, 12 h left", false),
  ])
  func `is a text beside one that insists`(
    name: String, readout: String, isFound: Bool
  ) throws {
    let found = try rules(
      """
      HStack(spacing: 8) {
        VStack(alignment: .leading, spacing: 2) { Text("\(name)").lineLimit(1); Text("active") }
        Spacer(minLength: 8)
        Text("\(readout)").fixedSize()
      }
      .padding(12)
      """, in: "343x80")
    #expect(found.contains("insistent-text") == isFound, "\(found)")
  }

  @Test(arguments: [
    ("Color.red.frame(width: 100, height: 100).rotationEffect(.degrees(45))", "8", true),
    ("Color.red.frame(width: 100, height: 100).rotationEffect(.degrees(-30))", "8", true),
    ("Color.red.frame(width: 100, height: 100).scaleEffect(1.41)", "8", true),
    // It does not reach so far, nor a circle, nor what leans a little.
    ("Color.red.frame(width: 100, height: 100).rotationEffect(.degrees(45))", "24", false),
    ("Circle().frame(width: 100, height: 100).rotationEffect(.degrees(45))", "8", false),
    ("Color.red.frame(width: 100, height: 100).rotationEffect(.degrees(8))", "8", false),
    ("Color.red.frame(width: 100, height: 100).rotationEffect(.degrees(180))", "8", false),
    ("Color.red.frame(width: 100, height: 100).scaleEffect(1.1)", "8", false),
    (
      """
      Color.red.frame(width: 100, height: 100).rotationEffect(.degrees(45))
        .frame(width: 142, height: 142)
      """, "8", false
    ),
  ])
  func `is what is turned by any angle beside a text`(
    view: String, spacing: String, isFound: Bool
  ) throws {
    let found = try rules(
      "HStack(spacing: \(spacing)) {\n\(view)\nText(\"Slippery road\") }", in: "393x400")
    #expect(found.contains("turned-view") == isFound, "\(found)")
  }

  @Test func `is no neighbour of a turned view where its corners do not reach`() throws {
    // The corners are at the middle of the height, where the text is not.
    let found = try rules(
      """
      HStack(alignment: .top, spacing: 8) {
        Color.red.frame(width: 100, height: 100).rotationEffect(.degrees(45))
        Text("Slippery road")
      }
      """, in: "393x400")
    #expect(!found.contains("turned-view"))
  }

  @Test(arguments: [
    ("maxWidth: .infinity, maxHeight: .infinity", true),
    ("maxWidth: .infinity, maxHeight: .infinity, alignment: .top", false),
    ("maxWidth: .infinity", false),
  ])
  func `is the page around a bar in a widget`(frame: String, isFound: Bool) throws {
    let found = try rules(
      """
      VStack(alignment: .leading, spacing: 0) {
        Text("Favourites").frame(maxWidth: .infinity, alignment: .leading).padding(8)
          .background(.blue)
        ForEach(0..<2, id: \\.self) { n in Text("Place \\(n)").padding(8) }
      }
      .frame(\(frame))
      .background(.white)
      """, in: "329x155")
    #expect(found.contains("floating-bar") == isFound, "\(found)")
  }

  @Test(arguments: [("", true), (".padding(.leading, 12)", false)])
  func `is no badge at a corner where it keeps away from it`(padding: String, isFound: Bool) throws
  {
    let found = try rules(
      """
      Color.indigo.frame(width: 200, height: 80)
        .overlay(alignment: .topLeading) {
          Text("Address").background(.white)\(padding)
            .alignmentGuide(.top) { $0[VerticalAlignment.center] }
        }
      """, in: "393x200")
    #expect(found.contains("half-guide") == isFound, "\(found)")
  }
}
