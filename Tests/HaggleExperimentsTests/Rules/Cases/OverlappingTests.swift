import Testing

/// What lies on each other at any depth of layers.
@Suite struct `What lies over a text` {
  private static let words =
    "Shielded coins keep what you own to yourself, and a viewing key lets you show it to others"

  /// A footer of a height in a layer of its own, under a text of five lines in the middle.
  private func page(_ layers: String) -> String {
    """
    // proposal: 240x300
    // text-cell: 12x20
    \(layers)
    """
  }

  @Test(arguments: [
    ("height: 110", ".background(.mint)", "smell covered-text at words"),
    // It ends where the text does.
    ("height: 100", ".background(.mint)", ""),
    // Four points of a line are its margin.
    ("height: 104", ".background(.mint)", ""),
    // Only the frames meet.
    ("height: 110", "", ""),
    // The page is dimmed.
    ("height: 110", ".background(.black.opacity(0.2))", ""),
    // A card hangs in the middle of nothing.
    ("height: 110", ".background(.mint).clipShape(RoundedRectangle(cornerRadius: 12))", ""),
  ])
  func `is a bar in another layer, however deep`(
    height: String, paint: String, found: String
  ) throws {
    let text = page(
      """
      ZStack {
        Text("\(Self.words)").id("words")
        VStack {
          Spacer()
          Text("Next").frame(maxWidth: .infinity).frame(\(height))\(paint)
        }
      }
      """)
    #expect(try covered(in: text) == found)
  }

  @Test(arguments: [
    ("Text(\"Terms of use\").id(\"terms\")", "smell covered-text at words"),
    ("Circle().fill(.gray).frame(width: 20, height: 20)", ""),
    ("Text(\"New\").padding(2).background(.yellow)", ""),
  ])
  func `is another text of an overlay`(layer: String, found: String) throws {
    let text = page(
      """
      VStack { Text("\(Self.words)").id("words") }
        .overlay(alignment: .bottom) { VStack { \(layer) }.padding(.bottom, -10) }
      """)
    #expect(try covered(in: text) == found)
  }

  private func covered(in text: String) throws -> String {
    try findings(text).first { $0.contains("covered-text") } ?? ""
  }

  @Test(arguments: [
    ("20", "Text(\"Terms apply\").id(\"terms\")", true),
    ("20", "HStack { Text(\"Terms apply\"); Text(\"Help\") }", true),
    ("20", "Color.gray.frame(height: 40)", false),
    ("4", "Text(\"Terms apply\")", false),
    ("20", "EmptyView()", false),
    // It is wholly outside: a menu.
    ("60", "Text(\"Terms apply\").padding(.top, 30)", false),
  ])
  func `is what an offset moves out of layers`(
    offset: String, next: String, isFound: Bool
  ) throws {
    let text = """
      // proposal: 300x300
      // text-cell: 8x20
      VStack(spacing: 0) {
        ZStack(alignment: .bottom) {
          Color.teal.frame(width: 200, height: 100)
          Text("OK").frame(width: 80, height: 40).background(.white).offset(y: \(offset))
        }
        \(next)
      }
      """
    let found = try findings(text)
    #expect(found.contains { $0.contains("moved-over") } == isFound, "\(found)")
  }
}
