import Foundation
import HaggleReplay
import HaggleReports
import HaggleTraces
import HaggleVocabulary
import Testing

@Suite struct `A picture of a screen` {
  /// A text in a box of 80 points, which a column of the picture shows 10 of.
  private func picture(
    _ words: String, width: CGFloat, ideal: CGFloat, height: CGFloat = 20, columns: Int = 9,
    beside kind: String? = nil, code: String? = nil
  ) throws -> [String] {
    var story = TraceBuilder()
    let stack = story.node("ZStack")
    if let kind {
      let shape = story.node(kind, in: stack, roles: [.decorates])
      story.place(shape, 0, 0, 240, 60)
    }
    let text = story.node("Text", in: stack, arguments: code ?? "\"\(words)\"", roles: [.text])
    story.place(stack, 0, 0, 240, 60)
    story.place(text, 20, (60 - height) / 2, width, height)
    story.add(.probe(node: text, proposal: .unspecified, size: .init(width: ideal, height: 20)))
    story.trace.header.proposal = .init(width: 240, height: 60)
    let timeline = story.timeline
    let picture = try #require(
      ScreenPicture(timeline, at: timeline.end, columns: columns, rows: 9))
    return picture.lines
  }

  @Test func `marks a text for which it has no room otherwise than one that is cut`() throws {
    let words = "Quarterly planning of everybody"
    let lines = try picture(words, width: 140, ideal: 140, columns: 24)
    #expect(lines.contains { $0.contains("›") }, "\(lines)")
    #expect(!lines.contains { $0.contains("…") })
  }

  @Test func `lets a text go on where nothing is behind it`() throws {
    let lines = try picture("Quarterly planning", width: 110, ideal: 110, columns: 24)
    #expect(lines.contains { $0.contains("Quarterly planning") }, "\(lines)")
  }

  @Test func `shows what stands for words that the text does not say`() throws {
    let lines = try picture("", width: 80, ideal: 80, columns: 60, code: "UserText.quickSearch")
    #expect(lines.contains { $0.contains("quickSearch") }, "\(lines)")
  }

  @Test func `shows where a word breaks`() throws {
    let lines = try picture("12,345", width: 100, ideal: 120, height: 40, columns: 49)
    #expect(lines.contains { $0.contains("12,34") && !$0.contains("12,345") }, "\(lines)")
  }

  /// A text with an area before or after it.
  @Test(arguments: [
    (Paint(0x0088FF), 1.0, CGRect(x: 0, y: 0, width: 240, height: 60), true, "hidden"),
    (Paint(0x0088FF), 1, CGRect(x: 0, y: 0, width: 240, height: 60), false, "behind it"),
    (Paint(0x0088FF), 0.5, CGRect(x: 0, y: 0, width: 240, height: 60), true, "translucent"),
    (Paint(0x0088FF), 1, CGRect(x: 0, y: 0, width: 100, height: 60), true, "over half of it"),
    (Paint(0, alpha: 0), 1, CGRect(x: 0, y: 0, width: 240, height: 60), true, "clear"),
  ])
  func `writes no words that an opaque area hides`(
    paint: Paint, opacity: CGFloat, area: CGRect, isAfter: Bool, what: String
  ) throws {
    var story = TraceBuilder()
    let stack = story.node("ZStack")
    for isText in [isAfter, !isAfter] {
      let node = story.node(
        isText ? "Text" : "Color", in: stack, arguments: isText ? "\"Hello\"" : "",
        roles: isText ? [.text] : [.decorates])
      if !isText {
        story.trace.nodes[node.index].appearance.paint = paint
        story.trace.nodes[node.index].appearance.opacity = opacity
      }
      let place = isText ? CGRect(x: 80, y: 20, width: 60, height: 20) : area
      story.place(node, place.minX, place.minY, place.width, place.height)
    }
    story.place(stack, 0, 0, 240, 60)
    story.trace.header.proposal = .init(width: 240, height: 60)
    let timeline = story.timeline
    let lines = try #require(
      ScreenPicture(timeline, at: timeline.end, columns: 49, rows: 9)
    ).lines
    #expect(lines.contains { $0.contains("Hello") } == (what != "hidden"), "\(lines)")
  }

  /// A scroll view in the upper half of a screen, with texts at these heights.
  private func scrolled(_ heights: [CGFloat]) -> Timeline {
    var story = TraceBuilder()
    let screen = story.node("VStack")
    let scroll = story.node("ScrollView", in: screen, roles: [.scrolls, .clips])
    story.place(screen, 0, 0, 200, 200)
    story.place(scroll, 0, 0, 200, 100)
    for height in heights {
      let text = story.node("Text", in: scroll, arguments: "\"at \(Int(height))\"", roles: [.text])
      story.trace.nodes[text.index].appearance.paint = Paint(0xFF3B30)
      story.place(text, 20, height, 60, 20)
    }
    story.trace.header.proposal = .init(width: 200, height: 200)
    return story.timeline
  }

  @Test func `leaves out what a scroll view hides within it, and draws what is below it faintly`()
    throws
  {
    let lines = PictureReport(scrolled([30, 140, 205])).roles
    #expect(lines.contains { $0.text.contains("at 30") })
    #expect(!lines.contains { $0.text.contains("at 140") })
    let drawn = { (words: String) -> [CellLook] in
      lines.flatMap(\.parts).filter { $0.text.contains(words) }.compactMap {
        if case .drawn(let look) = $0.role { look } else { nil }
      }
    }
    #expect(drawn("at 30") == [CellLook(ink: Paint(0xFF3B30))])
    #expect(drawn("at 205") == [CellLook(ink: Paint(0xFF3B30), isFaint: true)])
  }

  @Test func `writes no name of a shape where a text lies on it`() throws {
    let lines = try picture("Name", width: 40, ideal: 40, columns: 60, beside: "RoundedRectangle")
    #expect(lines.contains { $0.contains("Name") })
    #expect(!lines.contains { $0.contains("RoundedRectangle") }, "\(lines)")
    let alone = try picture("", width: 40, ideal: 40, columns: 60, beside: "RoundedRectangle")
    #expect(alone.contains { $0.contains("RoundedRectangle.1") }, "\(alone)")
  }
}
