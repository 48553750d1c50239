import Foundation
import HaggleReports
import HaggleTraces
import HaggleVocabulary
import Testing

private func looks(_ node: NodeID, in story: TraceBuilder) throws -> [ViewLook] {
  let timeline = story.timeline
  let rectangle = try #require(timeline.rectangle(of: node))
  return ViewLooks(timeline, timeline.tree).looks(of: node, in: rectangle)
}

private func areas(_ looks: [ViewLook]) -> [String] {
  looks.compactMap { look in
    guard case .shape(let paint?, _) = look.content else { return nil }
    let (place, size) = (look.rectangle.origin, look.rectangle.size)
    return "\(paint.code) \(place.x),\(place.y) \(size.width)×\(size.height) \(look.corner.width)"
  }
}

@Suite struct `What is drawn of a view besides itself` {
  private static let rows = Ornament.Rows(
    card: Paint(0xFFFFFF), radius: 10, line: Paint(0x888888), margin: 16, lineInset: 16,
    leastHeight: 44)

  private func list(_ places: [(isFirst: Bool, isLast: Bool)]) -> (TraceBuilder, NodeID) {
    var story = TraceBuilder()
    let list = story.node("List", roles: [.scrolls])
    story.trace.nodes[list.index].appearance.ornaments = [
      .ground(Paint(0xF2F2F7)), .rows(Self.rows),
    ]
    story.place(list, 0, 0, 200, 300)
    for (index, place) in places.enumerated() {
      let row = story.node("Text", in: list)
      story.trace.nodes[row.index].appearance.ornaments = [
        .row(.init(isFirst: place.isFirst, isLast: place.isLast, above: 10, below: 10))
      ]
      story.place(row, 32, 12 + CGFloat(index) * 44, 50, 20)
    }
    return (story, list)
  }

  @Test func `is a card for each section, as high as its rows, with lines between them`() throws {
    let (story, list) = list([(true, false), (false, true), (true, true)])
    #expect(
      try areas(looks(list, in: story)) == [
        "#f2f2f7 0.0,0.0 200.0×300.0 0.0", "#ffffff 16.0,0.0 168.0×88.0 10.0",
        "#ffffff 16.0,88.0 168.0×44.0 10.0", "#888888 32.0,43.75 152.0×0.5 0.0",
      ])
  }

  @Test func `is cut where the list ends`() throws {
    let (story, list) = list(Array(repeating: (true, true), count: 8))
    let all = try areas(looks(list, in: story))
    #expect(all.count == 1 + 7)
    #expect(all.last == "#ffffff 16.0,264.0 168.0×36.0 10.0")
  }

  @Test(arguments: [
    ("segments.3.1", ["#78788033 0.0,0.0 90.0×30.0 8.0", "#ffffff 32.0,2.0 26.0×26.0 6.0"]),
    ("segments.2.0.dark", ["#78788033 0.0,0.0 90.0×30.0 8.0", "#636366 2.0,2.0 41.0×26.0 6.0"]),
    ("bezel.line", ["#78788066 0.0,0.0 90.0×30.0 6.0"]),
    ("bezel.fill", ["#78788033 0.0,0.0 90.0×30.0 6.0"]),
    ("segments.3", ["#78788033 0.0,0.0 90.0×30.0 8.0"]),
    ("segments.3.3", ["#78788033 0.0,0.0 90.0×30.0 8.0"]),
    ("segments.0.0", ["#ff3b30 0.0,0.0 90.0×30.0 0.0"]),
    ("segments.3.1.fill", ["#ff3b30 0.0,0.0 90.0×30.0 0.0"]),
  ])
  func `is a bezel, or a track and the chosen one of its segments`(name: String, drawn: [String])
    throws
  {
    var story = TraceBuilder()
    let control = story.node("Picker")
    story.trace.nodes[control.index].appearance.paint = Paint(0xFF3B30)
    story.trace.nodes[control.index].appearance.ornaments = [.glyph(name)]
    story.place(control, 0, 0, 90, 30)
    #expect(try areas(looks(control, in: story)) == drawn)
  }

  @Test(arguments: [("content", 0), ("content.chart", 8)])
  func `is hatched where another framework draws, with columns where that is a chart`(
    name: String, count: Int
  ) throws {
    var story = TraceBuilder()
    let view = story.node("Chart")
    story.trace.nodes[view.index].appearance.ornaments = [.glyph(name)]
    story.place(view, 0, 0, 160, 120)
    let all = try looks(view, in: story)
    guard case .image? = all.first?.content else { return #expect(Bool(false), "not hatched") }
    #expect(all.count == 1 + count)
    #expect(
      all.dropFirst().allSatisfy {
        CGRect(x: 0, y: 0, width: 160, height: 120).encloses($0.rectangle)
      })
  }

  @Test(arguments: [("switch.on", 32.0), ("switch.off", 12.0)])
  func `is the track and the knob of a switch, as high as they are wide`(
    glyph: String, x: Double
  ) throws {
    var story = TraceBuilder()
    let part = story.node("switch")
    story.trace.nodes[part.index].appearance.paint = Paint(0x34C759)
    story.trace.nodes[part.index].appearance.ornaments = [.glyph(glyph)]
    story.place(part, 10, 10, 51, 20)
    #expect(
      try areas(looks(part, in: story)) == [
        "#34c759 10.0,4.5 51.0×31.0 15.5", "#ffffff \(x),6.5 27.0×27.0 13.5",
      ])
  }

  @Test(arguments: [("slider.25", 18.25), ("slider", 36.5), ("progress.40", nil)])
  func `is a track that is filled up to its value`(glyph: String, thumb: Double?) throws {
    var story = TraceBuilder()
    let part = story.node("track")
    story.trace.nodes[part.index].appearance.paint = Paint(0x007AFF)
    story.trace.nodes[part.index].appearance.ornaments = [.glyph(glyph)]
    story.place(part, 0, 0, 100, 27)
    let width = glyph == "slider.25" ? 25.0 : glyph == "slider" ? 50 : 40
    #expect(
      try areas(looks(part, in: story)) == [
        "#78788033 0.0,11.5 100.0×4.0 2.0", "#007aff 0.0,11.5 \(width)×4.0 2.0",
      ]
        + (thumb.map {
          ["#00000030 \($0 - 0.5),-0.5 28.0×28.0 14.0", "#ffffff \($0),0.0 27.0×27.0 13.5"]
        } ?? []))
  }

  @Test(arguments: [
    (300.0, nil, "Settings", 110.0, 80.0), (300, 16, "Settings", 16, 80), (40, nil, "Set…", 0, 40),
  ])
  func `is a title in the middle or at the leading edge of its bar, cut where it is longer`(
    width: Double, inset: Double?, words: String, x: Double, length: Double
  ) throws {
    var story = TraceBuilder()
    let bar = story.node("navigationBar")
    let caption = Ornament.Caption(
      "Settings", width: 80, fontSize: 17, paint: Paint(0), inset: inset.map { CGFloat($0) })
    story.trace.nodes[bar.index].appearance.ornaments = [.caption(caption)]
    story.place(bar, 0, 0, CGFloat(width), 44)
    guard case .text(let lines, _, let size, let isBold)? = try looks(bar, in: story).first?.content
    else { return #expect(Bool(false), "no text") }
    #expect(lines.map(\.words) == [words])
    #expect(lines.map(\.x) == [CGFloat(x)] && lines.map(\.width) == [CGFloat(length)])
    #expect(size == 17 && isBold)
  }

  @Test(arguments: [
    ("chevron.right", 1, true), ("star.fill", 1, true), ("info.circle", 2, true),
    ("person.crop.circle.fill", 2, true), ("backward.end.fill", 1, true), ("shuffle", 1, true),
    ("figure.walk", 1, true), ("b.circle", 1, true), ("pedal.brake", 0, false), ("", 0, false),
  ])
  func `is a symbol of what its name begins with, else nothing`(
    name: String, parts: Int, isKnown: Bool
  ) {
    #expect(Glyph(name).parts.count == parts)
    #expect(Glyph(name).isKnown == isKnown)
  }

  @Test(arguments: [
    (40.0, 20.0, CGRect(x: 10, y: 0, width: 20, height: 20)),
    (10, 20, CGRect(x: -4, y: 1, width: 18, height: 18)),
  ])
  func `is a symbol in the middle of its room`(
    width: Double, height: Double, place: CGRect
  ) throws {
    var story = TraceBuilder()
    let image = story.node("Image", roles: [.image])
    story.trace.nodes[image.index].appearance.ornaments = [.glyph("star")]
    story.place(image, 0, 0, CGFloat(width), CGFloat(height))
    let look = try #require(try looks(image, in: story).first)
    #expect(look.glyphPlace == place)
  }
}
