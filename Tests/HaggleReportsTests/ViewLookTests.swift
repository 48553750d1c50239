import Foundation
import HaggleReports
import HaggleTraces
import HaggleVocabulary
import Testing

/// How the view looks where it ends up.
private func look(_ node: NodeID, in story: TraceBuilder) throws -> ViewLook? {
  let timeline = story.timeline
  let rectangle = try #require(timeline.rectangle(of: node))
  return ViewLooks(timeline, timeline.tree).looks(of: node, in: rectangle).first
}

private func lines(
  _ words: String, _ width: CGFloat, _ height: CGFloat, roles: NodeRoles = []
) throws -> [TextLine] {
  var story = TraceBuilder()
  let text = story.node("Text", arguments: "\"\(words)\"", roles: roles.union([.text]))
  // Ten points a letter of usual width, twenty a line.
  story.trace.events = [
    .probe(node: text, proposal: .unspecified, size: CGSize(width: 200, height: 20))
  ]
  story.place(text, 0, 0, width, height)
  guard case .text(let lines, _, _, _)? = try look(text, in: story)?.content else { return [] }
  return lines
}

@Suite struct `A view in a picture that looks like the screen` {
  @Test func `has its text on one line, as wide as it is laid out`() throws {
    let all = try lines("Sign out of all devices", 200, 20)
    #expect(all.map(\.words) == ["Sign out of all devices"])
    #expect(all.map(\.width) == [200])
  }

  @Test func `has its text in as many lines as it is high`() throws {
    let all = try lines("Sign out of all devices", 110, 40)
    #expect(all.map(\.words) == ["Sign out of", "all devices"])
    #expect(all[1].baseline - all[0].baseline == 20)
    #expect(all.allSatisfy { $0.width <= 110 })
  }

  @Test(
    arguments: [
      (NodeRoles(), 0), ([.beginsAtRight], 1), ([.startsWidth, .beginsAtRight], 1),
      ([.endsWidth, .beginsAtRight], 0), ([.startsWidth, .endsWidth, .beginsAtRight], 0.5),
    ] as [(NodeRoles, CGFloat)])
  func `has its lines begin at the side where reading begins`(
    roles: NodeRoles, share: CGFloat
  ) throws {
    let all = try lines("Sign out of it now", 140, 40, roles: roles)
    #expect(all.count == 2 && all[1].width < 100, "\(all)")
    for line in all { #expect(abs(line.x - (140 - line.width) * share) < 0.01, "\(line)") }
  }

  @Test func `breaks a word that is longer than its line`() throws {
    let all = try lines("settings.content.media", 110, 40).map(\.words)
    #expect(all.count == 2 && all.joined() == "settings.content.media")
  }

  @Test(arguments: [
    // All of it is 200 wide on one line: a letter a little more than 10.
    ("an aaaaaaaaaaaaaaaaa", 100, ["an", "aaaaaaaaa", "aaaaaaaa"]),
    ("aaaaaaaaaaaaaaaaaaaa", 50, ["aaaaa", "aaaaa", "aaaaa", "aaaaa"]),
    ("aa aa aa", 100, ["aa", "aa aa"]),
  ])
  func `breaks at spaces first, and in a word where it must`(
    words: String, width: CGFloat, expected: [String]
  ) throws {
    let all = try lines(words, width, CGFloat(expected.count) * 20).map(\.words)
    #expect(all == expected)
  }

  /// Ten points a letter of usual width: of a name no reason says that it breaks.
  @Test func `has as many lines as the layout has, also of names and hyphens`() throws {
    var story = TraceBuilder()
    let text = story.node("Text", arguments: "\"a name.aaaaaaaaaaaaaaa\"", roles: [.text])
    let size = CGSize(width: 100, height: 60)
    story.ask(text, 100, 100, answer: (100, 60)) { story in
      story.because(
        Reason(
          text, .widest, axis: .horizontal, result: 100, terms: [.init(.plus, 100, .widestLine)]))
    }
    story.trace.events.append(
      .probe(node: text, proposal: .unspecified, size: CGSize(width: 220, height: 20)))
    story.place(text, 0, 0, size.width, size.height, for: .init(width: 100, height: 100))
    guard case .text(let drawn, _, _, _)? = try look(text, in: story)?.content else {
      return #expect(Bool(false), "it has no lines")
    }
    #expect(drawn.count == 3)
    #expect(drawn.map(\.words).joined() == "aname.aaaaaaaaaaaaaaa", "\(drawn.map(\.words))")
  }

  @Test func `breaks behind a hyphen between letters`() throws {
    let all = try lines("a guest-checkedaaaaaa", 140, 40).map(\.words)
    #expect(all == ["a guest-", "checkedaaaaaa"])
  }

  @Test func `is cut to what clips around it, with its corners`() throws {
    var story = TraceBuilder()
    let frame = story.node("frame", roles: [.frames, .clips])
    let image = story.node("Image", in: frame, roles: [.image])
    story.trace.nodes[frame.index].appearance.outline = .rounded(12)
    story.place(frame, 0, 0, 100, 50)
    story.place(image, 0, -25, 100, 100)
    let look = try #require(try look(image, in: story))
    #expect(look.rectangle == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(look.corner == CGSize(width: 12, height: 12))
  }

  @Test func `is not drawn where nothing of it is left`() throws {
    var story = TraceBuilder()
    let frame = story.node("frame", roles: [.frames, .clips])
    let image = story.node("Image", in: frame, roles: [.image])
    story.place(frame, 0, 0, 100, 50)
    story.place(image, 0, 60, 100, 100)
    #expect(try look(image, in: story) == nil)
  }

  @Test(arguments: [
    (Appearance.Outline.rectangle, CGSize.zero), (.capsule, CGSize(width: 20, height: 20)),
    (.ellipse, CGSize(width: 50, height: 20)), (.rounded(8), CGSize(width: 8, height: 8)),
    (.rounded(99), CGSize(width: 20, height: 20)), (.rounded(-1), .zero),
  ])
  func `has corners as its outline says`(outline: Appearance.Outline, corner: CGSize) throws {
    var story = TraceBuilder()
    let color = story.node("Color", roles: [.decorates])
    story.trace.nodes[color.index].appearance.outline = outline
    story.place(color, 0, 0, 100, 40)
    #expect(try look(color, in: story)?.corner == corner)
  }

  @Test func `has four corners of its own, as far as there is room for them`() throws {
    var story = TraceBuilder()
    let color = story.node("Color", roles: [.decorates])
    story.trace.nodes[color.index].appearance.outline = .uneven(.init([20, 99, 0, -1]))
    story.trace.nodes[color.index].appearance.paint = Paint(0xFF0000)
    story.place(color, 0, 0, 100, 40)
    #expect(try look(color, in: story)?.radii == [20, 40, 0, 0])
    // 100 points in 452 units.
    let drawing = SVGReport(story.timeline).text
    #expect(
      drawing.contains(
        "d=\"M104.4 14H285.2A180.8 180.8 0 0 1 466 194.8V194.8A0 0 0 0 1 466 194.8H14A0 0 0 0 1 "
          + "14 194.8V104.4A90.4 90.4 0 0 1 104.4 14Z\""), "\(drawing)")
  }

  @Test func `is seen through itself and the views around it`() throws {
    var story = TraceBuilder()
    let stack = story.node("ZStack")
    let color = story.node("Color", in: stack, roles: [.decorates])
    story.trace.nodes[stack.index].appearance.opacity = 0.5
    story.trace.nodes[color.index].appearance.opacity = 0.5
    story.place(stack, 0, 0, 10, 10)
    story.place(color, 0, 0, 10, 10)
    #expect(try look(color, in: story)?.opacity == 0.25)
  }

  /// A near miss: where nothing is below the scroll view, what it cuts off goes on below.
  @Test(arguments: [(100, 40), (40, 60)])
  func `is cut to what scrolls around it, where something else is below that`(
    space: CGFloat, bottom: CGFloat
  ) throws {
    var story = TraceBuilder()
    story.trace.header.proposal = .init(width: 100, height: space)
    let screen = story.node("VStack")
    let list = story.node("ScrollView", in: screen, roles: [.scrolls])
    let image = story.node("Image", in: list, roles: [.image])
    story.place(screen, 0, 0, 100, space)
    story.place(list, 0, 0, 100, 40)
    story.place(image, 0, -20, 100, 80)
    let look = try #require(try look(image, in: story))
    #expect(look.rectangle.maxY == bottom)
  }

  @Test func `is not drawn where a scroll view hides it behind something else`() throws {
    var story = TraceBuilder()
    story.trace.header.proposal = .init(width: 100, height: 100)
    let screen = story.node("VStack")
    let list = story.node("ScrollView", in: screen, roles: [.scrolls])
    let hidden = story.node("Color", in: list, roles: [.decorates])
    let beyond = story.node("Color", in: list, roles: [.decorates])
    story.place(screen, 0, 0, 100, 100)
    story.place(list, 0, 0, 100, 40)
    story.place(hidden, 0, 50, 100, 30)
    story.place(beyond, 0, 120, 100, 30)
    #expect(try look(hidden, in: story) == nil)
    #expect(try look(beyond, in: story)?.isBeyondFold == true)
  }

  @Test func `says which words stand for those of data`() throws {
    var story = TraceBuilder()
    let known = story.node("Text", arguments: "\"Total\"", roles: [.text])
    let unknown = story.node("Text", arguments: "item.name", roles: [.text])
    story.trace.nodes[unknown.index].appearance.ornaments = [.standIn("Name")]
    for (index, text) in [known, unknown].enumerated() {
      story.place(text, 0, CGFloat(20 * index), 100, 20)
    }
    #expect(try look(known, in: story)?.isStandIn == false)
    #expect(try look(unknown, in: story)?.isStandIn == true)
    #expect(story.trace.title(of: unknown) == "Text.2 \"Name\"")
    #expect(story.timeline.views(at: "name", in: story.timeline.tree) == [unknown])
  }

  @Test func `is faded where a scroll view does not show it`() throws {
    var story = TraceBuilder()
    let list = story.node("ScrollView", roles: [.scrolls])
    let above = story.node("Color", in: list, roles: [.decorates])
    let below = story.node("Color", in: list, roles: [.decorates])
    story.place(list, 0, 0, 100, 100)
    story.place(above, 0, 0, 100, 40)
    story.place(below, 0, 120, 100, 40)
    #expect(try look(above, in: story)?.isBeyondFold == false)
    #expect(try look(below, in: story)?.isBeyondFold == true)
  }
}

@Suite struct `The lengths of a view in a picture` {
  private func bands(_ node: NodeID, _ story: TraceBuilder) -> [String] {
    LengthBand.bands(of: node, in: story.timeline).map { band in
      "\(band.kind) \(band.words) @ \(Int(band.rectangle.origin.x)),\(Int(band.rectangle.origin.y))"
    }
  }

  @Test func `are its padding on each side`() {
    var story = TraceBuilder()
    let padding = story.node("padding", roles: [.spaces])
    let inner = story.node("Color", in: padding)
    story.place(padding, 0, 0, 100, 60)
    story.place(inner, 16, 8, 68, 52)
    #expect(bands(padding, story) == ["added 16 @ 0,0", "added 16 @ 84,0", "added 8 @ 0,0"])
  }

  @Test func `are the gaps of a stack, and of a grid those between columns and rows`() {
    var story = TraceBuilder()
    let grid = story.node("Grid", roles: [.spaces, .dividesWidth, .dividesHeight])
    for (x, y) in [(0, 0), (58, 0), (0, 44), (58, 44)] {
      let cell = story.node("Color", in: grid)
      story.place(cell, CGFloat(x), CGFloat(y), 50, 40)
    }
    story.place(grid, 0, 0, 108, 84)
    #expect(bands(grid, story) == ["added 8 @ 50,0", "added 4 @ 0,40"])
  }

  @Test func `are what it leaves of its offer, beside it in the view around`() {
    var story = TraceBuilder()
    let frame = story.node("frame", roles: [.frames])
    let border = story.node("border", in: frame)
    let grid = story.node("Grid", in: border)
    story.place(frame, 0, 0, 350, 100)
    story.place(border, 25, 0, 300, 100, for: .init(width: 350, height: 100))
    story.place(grid, 0, 0, 300, 100, for: .init(width: 350, height: 100))
    #expect(bands(grid, story) == ["free 25 unused @ 0,0", "free 25 unused @ 325,0"])
  }

  /// A near miss: a text is never larger than its words.
  @Test func `are none of what a text leaves`() {
    var story = TraceBuilder()
    let frame = story.node("frame", roles: [.frames])
    let text = story.node("Text", in: frame, roles: [.text])
    story.place(frame, 0, 0, 350, 100)
    story.place(text, 0, 0, 60, 20, for: .init(width: 350, height: 100))
    #expect(bands(text, story) == [])
  }

  @Test func `are by how much it is larger than its offer`() {
    var story = TraceBuilder()
    let row = story.node("HStack")
    story.place(row, 0, 0, 378, 20, for: .init(width: 313, height: 20))
    story.trace.header.proposal = .init(width: 313, height: 20)
    #expect(bands(row, story) == ["beyond 378 of 313 @ 313,0"])
  }

  @Test func `are on both sides where what is too large is centred`() {
    var story = TraceBuilder()
    let frame = story.node("frame")
    let row = story.node("HStack", in: frame)
    story.place(frame, 0, 0, 300, 20)
    story.place(row, -30, 0, 360, 20, for: .init(width: 300, height: 20))
    #expect(bands(row, story) == ["beyond 30 @ -30,0", "beyond 360 of 300 @ 300,0"])
  }

  @Test func `are none where others share the room, and where nothing has a place`() {
    var story = TraceBuilder()
    let stack = story.node("HStack", roles: [.dividesWidth])
    let text = story.node("Text", in: stack)
    let other = story.node("Text", in: stack)
    story.place(stack, 0, 0, 100, 20)
    story.place(text, 0, 0, 30, 20, for: .init(width: 50, height: 20))
    #expect(bands(text, story).isEmpty)
    #expect(bands(other, story).isEmpty)
  }
}
