import Testing

/// What an offset, an alignment or a line leaves where nobody looks for it.
@Suite struct `A rule on parts out of place` {
  private static func page(_ view: String, around: String = "") -> String {
    """
    // proposal: 375x647
    // text-cell: 8x20
    struct Welcome: View {
      @State var shift: CGFloat = -350
      var body: some View {
        ZStack { Color.yellow; \(view) }\(around)
      }
    }
    Welcome()
    """
  }

  private static let title = "Text(\"Welcome back\").id(\"title\")"

  @Test(arguments: [
    (page(title + ".offset(y: -350)"), "smell unseen-text at offset.1, height"),
    (page(title + ".offset(y: 340)"), "smell unseen-text at offset.1, height"),
    (page(title + ".offset(x: 300)"), "smell unseen-text at offset.1, width"),
    // On the screen, computed, or as far away as what is to be hidden.
    (page(title + ".offset(y: -300)"), ""),
    (page(title + ".offset(y: shift)"), ""),
    (page(title + ".offset(y: -350 + shift)"), ""),
    (page(title + ".offset(y: -700)"), ""),
    // Not seen in any case, no words, or tapped.
    (page(title + ".opacity(0).offset(y: -350)"), ""),
    (page("Circle().frame(width: 40, height: 40).offset(y: -350)"), ""),
    (page("Color.red.frame(height: 20).offset(y: -350)"), ""),
    // What is around it moves it back.
    (page(title + ".offset(y: -350).offset(y: -shift)"), ""),
    (page("ScrollView { \(title).offset(y: -350) }"), ""),
  ])
  func `unseen-text is found of words that are wholly outside`(
    view: String, found: String
  ) throws {
    let found = found.isEmpty ? [] : [found]
    #expect(try findings(view).filter { $0.contains("unseen-text") } == found)
  }

  private static func weight(_ alignment: String, _ unit: String = "") -> String {
    """
    // proposal: 300x200
    HStack(alignment: \(alignment), spacing: 2) {
      Text("72").font(.system(size: 64))
      Text("kg").font(.system(size: 17))\(unit).id("unit")
    }
    """
  }

  @Test(arguments: [
    (weight(".bottom"), "smell mixed-sizes at unit, height"),
    (weight(".top"), ""),
    (weight(".lastTextBaseline"), ""),
    (weight(".bottom", ".padding(.bottom, 11)"), ""),
  ])
  func `mixed-sizes is found of lower edges in line`(view: String, found: String) throws {
    try expectFindings(view, found)
  }

  private static func ring(_ layer: String = "", _ size: String = "/ 2") -> String {
    """
    // proposal: 393x600
    // text-cell: 8x20
    GeometryReader { proxy in
      ZStack {
        Circle().stroke(.gray, lineWidth: 12)
        Text("60 %")\(layer)
      }
      .frame(width: proxy.size.width \(size), height: proxy.size.width \(size))
      .id("ring")
    }
    """
  }

  @Test(arguments: [
    (ring(), "smell cornered-content at ring"),
    (ring(".offset(x: 20)"), ""),
    (ring("", "* 0.9"), ""),
  ])
  func `cornered-content is found of layers in a frame`(view: String, found: String) throws {
    try expectFindings(view, found)
  }

  private static func date(
    height: Int, _ axes: String = "", _ font: String = "", short: String = "14 Jan"
  ) -> String {
    """
    // proposal: 393x400
    // text-cell: 8x20
    ViewThatFits\(axes) {
      Text("Wednesday, 14 January")
      Text("\(short)")\(font)
    }
    .id("date")
    .frame(height: \(height))
    """
  }

  @Test(arguments: [
    (date(height: 16), true),
    (date(height: 20), false),
    (date(height: 16, "(in: .horizontal)"), false),
    (date(height: 8), false),
    (date(height: 16, "", ".frame(height: 16)"), false),
  ])
  func `low-choice is found of a text that is no higher than the one taken`(
    view: String, isFound: Bool
  ) throws {
    #expect(try findings(view).contains { $0.contains("low-choice") } == isFound)
  }

  private static func card(_ ring: String, _ clip: String = ".clipped()") -> String {
    """
    // proposal: 393x600
    ZStack { \(ring).id("ring") }
      .frame(width: 160, height: 160)
      .background(.white)
      \(clip)
    """
  }

  private static let thick = "Circle().stroke(.orange, lineWidth: 24)"

  @Test(arguments: [
    (card(thick), true),
    (card(thick + ".rotationEffect(.degrees(-90))"), true),
    (card("Circle().stroke(.orange, lineWidth: 2)"), false),
    (card("Circle().strokeBorder(.orange, lineWidth: 24)"), false),
    (card(thick + ".padding(12)"), false),
    (card(thick, ""), false),
    (card(thick, ".clipShape(Circle())"), false),
    (card(thick + ".frame(width: 240, height: 240)"), false),
    (card("Rectangle().stroke(.orange, lineWidth: 24)"), false),
  ])
  func `cut-line is found of a ring in a clip`(view: String, isFound: Bool) throws {
    #expect(try findings(view).contains { $0.contains("cut-line") } == isFound)
  }
}
