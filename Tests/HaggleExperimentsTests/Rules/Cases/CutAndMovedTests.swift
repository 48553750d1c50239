import Testing

/// What is drawn beyond what is around it: cut there, or on something else.
@Suite struct `A rule on what leaves its place` {
  private func found(_ view: String, of rule: String) throws -> [String] {
    try findings(view).filter { $0.contains(" \(rule) ") }
  }

  private static func inspector(
    _ frame: String, clip: String = ".clipped()", offset: String = "y: 32", padding: Int = 8
  ) -> String {
    """
    // proposal: 700x400
    // text-cell: 8x20
    struct Menu: View {
      var body: some View {
        VStack(alignment: .leading) { Text("Keystroke").id("first"); Text("System action") }
          .padding(\(padding)).frame(\(frame), alignment: .leading).background(.white).id("menu")
      }
    }
    struct Inspector: View {
      var body: some View {
        VStack(alignment: .leading) {
          HStack { Text("Output"); Spacer(); Text("Keystroke") }
            .overlay(alignment: .top) { Menu().offset(\(offset)) }
          Spacer()
        }
        .padding(12).frame(width: 240)\(clip).id("inspector")
      }
    }
    HStack(spacing: 0) { Color.gray; Inspector() }
    """
  }

  @Test(arguments: [
    (inspector("width: 280"), "smell spilling-layer at menu, width"),
    // The window cuts it.
    (inspector("width: 280", clip: ""), "smell spilling-layer at menu, width"),
    // No wider than its row, or its letters are whole.
    (inspector("maxWidth: .infinity"), ""),
    (inspector("width: 280", padding: 24), ""),
    // Moved there, and back.
    (inspector("width: 280", offset: "x: 10, y: 32"), ""),
    // Within the window.
    (inspector("width: 240", clip: ""), ""),
  ])
  func `spilling-layer is found of words that a clip or the window cuts`(
    view: String, rule: String
  ) throws {
    #expect(try found(view, of: "spilling-layer") == [rule].filter { !$0.isEmpty })
  }

  @Test func `a layer that is cut says what of it, and is mended by the width of its row`() throws {
    let finding = try finding(Self.inspector("width: 280"))
    #expect(
      finding.message.contains(
        "inspector cuts 12 points off first: menu is 280 points wide, and HStack.2, which it lies "
          + "over, 216"), "\(finding.message)")
  }

  private static func bar(_ offset: String, clip: String = "", spacing: Int = 8) -> String {
    """
    // proposal: 300x40
    // text-cell: 8x20
    struct Shimmer: View {
      let phase: CGFloat
      var body: some View {
        GeometryReader { space in
          RoundedRectangle(cornerRadius: 2).fill(.blue).frame(width: 40)
            .offset(\(offset)).id("block")
        }
        .frame(width: 80, height: 4).background(.gray.opacity(0.2))\(clip).id("track")
      }
    }
    HStack(spacing: \(spacing)) { Shimmer(phase: 0.9); Text("Processing").id("status"); Spacer() }
    """
  }

  @Test(arguments: [
    (bar("x: phase * space.size.width"), "smell moved-over at block, width"),
    (bar("x: 72"), "smell moved-over at block, width"),
    (bar("x: phase * (space.size.width - 40)"), ""),
    (bar("x: 72", clip: ".clipped()"), ""),
    (bar("x: 72", clip: ".clipShape(Capsule())"), ""),
    // There is room for it.
    (bar("x: 72", spacing: 40), ""),
    (bar("x: 100"), "smell moved-over at block, width"),
    // It begins outside of the bar in any case.
    (bar("x: 40").replacing("width: 40", with: "width: 100"), ""),
  ])
  func `moved-over is found of a block that runs out of its bar`(
    view: String, rule: String
  ) throws {
    #expect(try found(view, of: "moved-over") == [rule].filter { !$0.isEmpty })
  }

  private static func card(
    _ corners: String, stripe: String = "Rectangle().fill(.red).frame(width: 10)",
    behind: String = ""
  ) -> String {
    """
    // proposal: 393x200
    // text-cell: 8x20
    Text("Call the plumber").padding(30)
      \(corners)
      .overlay(alignment: .leading) { \(stripe).id("stripe") }
      \(behind)
      .id("card")
    """
  }

  private static let rounded = ".background(.yellow).cornerRadius(10)"

  @Test(arguments: [
    (card(rounded), true),
    (card(rounded + ".shadow(radius: 5)"), true),
    (card(".background(.yellow, in: RoundedRectangle(cornerRadius: 10))"), true),
    (card(rounded, stripe: "Color.black.opacity(0.3)"), true),
    // Cut behind it, not at an edge, round itself, or on plain corners.
    (card(rounded, behind: ".cornerRadius(10)"), false),
    (card(rounded, stripe: "Rectangle().fill(.red).frame(width: 10, height: 30)"), false),
    (card(rounded, stripe: "Rectangle().fill(.red).frame(width: 10).padding(.leading, 4)"), false),
    (card(rounded, stripe: "Capsule().fill(.red).frame(width: 10)"), false),
    (card(rounded, stripe: "Rectangle().fill(.red).frame(width: 10).cornerRadius(4)"), false),
    (card(".background(.yellow)"), false),
    (card(".background(.yellow).cornerRadius(2)"), false),
  ])
  func `square-corners is found of a stripe behind the round corners`(
    view: String, isFound: Bool
  ) throws {
    #expect(try found(view, of: "square-corners").isEmpty != isFound)
  }

  private static func knob(
    _ layers: String, modifier: String = "background(alignment: .leading)"
  ) -> String {
    """
    // proposal: 300x200
    Color.blue.frame(width: 200, height: 10).\(modifier) { \(layers) }
    """
  }

  private static let tick = "Color.green.frame(width: 10, height: 100).id(\"tick\")"
  private static let disc = "Circle().fill(.orange).frame(width: 50, height: 50)"

  @Test(arguments: [
    (knob(tick + "; " + disc), "smell grouped-layers at tick, width"),
    (
      knob(tick + "; " + disc, modifier: "overlay(alignment: .topTrailing)"),
      "smell grouped-layers at tick, width"
    ),
    (knob(tick + "; " + disc, modifier: "background"), ""),
    (knob("ZStack { \(tick); \(disc) }"), ""),
    // What lies on another view is to be in its middle.
    (knob(disc + "; Image(systemName: \"bell\").frame(width: 20, height: 20)"), ""),
    (knob(tick + "; Color.red.frame(width: 14, height: 50)"), ""),
    (knob(tick), ""),
  ])
  func `grouped-layers is found of what is centred in its stack`(
    view: String, rule: String
  ) throws {
    #expect(
      try found(view, of: "grouped-layers").filter { $0.contains("width") }
        == [rule].filter { !$0.isEmpty })
  }
}
