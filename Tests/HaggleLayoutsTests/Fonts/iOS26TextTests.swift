import Foundation
import HaggleLayouts
import HaggleVocabulary
import Testing

/// What was measured on iOS 26.0 at two pixels per point (swiftui-web, `ios/text-metrics.json`).
@Suite struct `A text on iOS 26` {
  private static func context(_ density: CGFloat = 2) -> LayoutContext {
    var context = LayoutContext(displayScale: density)
    context.text.fonts = .iOS26
    return context
  }

  private static func text(_ face: TextFont.Face, _ string: String = "A") -> Sketch {
    Sketch(TextLayout([TextRun(string, TextFont(face))], TextLimits()))
  }

  private static func height(
    _ face: TextFont.Face, lines: Int = 1, spacing: CGFloat = 0, density: CGFloat = 2
  ) -> CGFloat {
    let string = Array(repeating: "A", count: lines).joined(separator: "\n")
    var limits = TextLimits()
    limits.lineSpacing = spacing
    let text = TextLayout([TextRun(string, TextFont(face))], limits)
    return Dialogue(Sketch(text), in: .unspecified, context: context(density)).size.height
  }

  /// Line, first baseline; below a text, above it, and below another text.
  private static let styles: [(TextStyle, [CGFloat])] = [
    (.largeTitle, [49, 36.5, 29.6181640625, 16.858977551092359, 0.5]),
    (.title, [41.5, 31.5, 26.185546875, 14.610887012197935, 1]),
    (.title2, [32.5, 24.5, 20.2529296875, 11.374513682297518, 2]),
    (.title3, [28, 21, 16.775390625, 9.8035340449933983, 1.5]),
    (.headline, [24.5, 18.5, 14.80908203125, 8.461357601225501, 2]),
    (.body, [24.5, 18.5, 14.80908203125, 8.4294887755461794, 2]),
    (.callout, [23.5, 17.5, 14.3203125, 8.1381403523971088, 2]),
    (.subheadline, [21, 16, 12.83154296875, 7.6026505337450487, 2.5]),
    (.footnote, [19, 14, 11.35400390625, 6.5199536874469075, 2.5]),
    (.caption, [17.5, 13, 10.865234375, 6.2286052642978333, 2]),
    (.caption2, [16.5, 12, 10.37646484375, 5.9372568411487592, 0]),
  ]

  @Test(arguments: styles)
  func `5.16 A text style on iOS 26 has the lines and distances measured`(
    style: TextStyle, measured: [CGFloat]
  ) {
    Self.expect(.style(style), measured)
  }

  private static let sizes: [(CGFloat, [CGFloat])] = [
    (10, [12, 9.5, 6.3876953125, 3.912109375, 0]),
    (11, [13.5, 10.5, 6.87646484375, 4.1533203125, 0]),
    (12, [14.5, 11.5, 7.365234375, 4.39453125, 0]),
    (13, [16, 12.5, 8.35400390625, 5.1357421875, 0]),
    (17, [20.5, 16, 10.80908203125, 6.6005859375, 0]),
    (22, [26.5, 21, 13.7529296875, 8.306640625, 0]),
    (26, [31.5, 25, 16.2080078125, 9.771484375, 0]),
    (32, [38.5, 30.5, 19.640625, 11.71875, 0]),
    (40, [48, 38, 24.55078125, 14.6484375, 0]),
  ]

  @Test(arguments: sizes)
  func `5.16 A system font on iOS 26 has the lines and distances measured`(
    size: CGFloat, measured: [CGFloat]
  ) {
    Self.expect(.points(size, following: nil), measured)
  }

  private static func expect(_ face: TextFont.Face, _ measured: [CGFloat]) {
    let column = Dialogue(
      vstack([text(face).id("0"), box(9, 9).id("1"), text(face).id("2"), text(face).id("3")]),
      in: .unspecified, context: context())
    let frames = (0..<4).map { column.frames["\($0)"]! }
    let row = Dialogue(
      hstack(alignment: .firstTextBaseline, [text(face).id("text"), box(9, 9).id("box")]),
      in: .unspecified, context: context())
    let shown = [
      frames[0].height, row.frames["box"]!.maxY - row.frames["text"]!.minY,
      frames[1].minY - frames[0].maxY, frames[2].minY - frames[1].maxY,
      frames[3].minY - frames[2].maxY,
    ]
    #expect(areNear(shown, measured, within: 1e-9), "\(shown)")
  }

  @Test func `5.16 The default font on iOS 26 is body`() {
    Self.expect(.standard, [24.5, 18.5, 14.80908203125, 8.4294887755461794, 2])
  }

  /// A paragraph of `.title` in 300 points takes four lines; texts of 13 and 12 points.
  @Test(arguments: [
    (TextFont.Face.style(.title), 4, 167.5 as CGFloat), (.points(13, following: nil), 2, 31.5),
    (.points(13, following: nil), 3, 47), (.points(12, following: nil), 6, 86),
    (.points(12, following: nil), 10, 143.5), (.points(10, following: nil), 8, 95.5),
    (.points(10, following: nil), 16, 191),
  ])
  func `5.17 Lines on iOS 26 follow at the pitch of their style, or their own height`(
    face: TextFont.Face, lines: Int, height: CGFloat
  ) {
    #expect(abs(Self.height(face, lines: lines) - height) < 1e-9)
  }

  @Test(arguments: [
    (TextFont.Face.style(.title), 4, 157.5 as CGFloat), (.points(10, following: nil), 3, 33.5),
    (.points(10, following: nil), 16, 189), (.points(12, following: nil), 10, 140.5),
  ])
  func `5.17 The last line's baseline on iOS 26 is where it was measured`(
    face: TextFont.Face, lines: Int, baseline: CGFloat
  ) {
    let string = Array(repeating: "A", count: lines).joined(separator: "\n")
    let row = Dialogue(
      hstack(
        alignment: .lastTextBaseline, [Self.text(face, string).id("text"), box(9, 9).id("box")]),
      in: .unspecified, context: Self.context())
    let shown = row.frames["box"]!.maxY - row.frames["text"]!.minY
    #expect(abs(shown - baseline) < 1e-9)
  }

  /// 24.287 is 73 pixels at three to the point, 41.414 is 125; nobody measured these.
  private static let pixels: [(face: TextFont.Face, count: CGFloat)] = [
    (.standard, 73), (.style(.title), 125), (.style(.caption2), 49),
    (.points(17, following: nil), 61),
  ]

  @Test(arguments: pixels)
  func `5.16 Lines on iOS 26 are whole pixels high`(face: TextFont.Face, count: CGFloat) {
    #expect(abs(Self.height(face, density: 3) - count / 3) < 1e-9)
  }

  /// The recorded columns `VStack { One; Two }` and `VStack { Hello; 40×10 }`.
  @Test func `in a column is as far from the others as it was measured`() {
    let texts = vstack([Self.text(.standard), Self.text(.standard)])
    #expect(Dialogue(texts, in: .unspecified, context: Self.context()).size.height == 51)
    let mixed = vstack([Self.text(.standard), box(40, 10)])
    let height = Dialogue(mixed, in: .unspecified, context: Self.context()).size.height
    #expect(abs(height - 49.30908203125) < 1e-9)
  }

  @Test(arguments: [
    (46.9 as CGFloat, 31.5 as CGFloat), (47, 47), (62, 47), (15, 16), (31.4, 16),
  ])
  func `keeps as many lines as its height allows`(available: CGFloat, height: CGFloat) {
    let text = Self.text(.points(13, following: nil), "A\nB\nC\nD\nE")
    let run = Dialogue(
      text, in: ProposedViewSize(width: nil, height: available), context: Self.context())
    #expect(run.size.height == height)
  }

  /// 24.287 + 10 from line to line: 24.287 + 2 · 34.287 is 92.86.
  @Test func `has the spacing of its lines added to their own height`() {
    #expect(Self.height(.standard, lines: 3, spacing: 10) == 93)
  }

  @Test(arguments: [
    ("iOS", FontSystem.iOS), ("ios 26", .iOS26), ("iOS26", .iOS26), (" MacOS ", .macOS),
  ])
  func `belongs to a system of that name`(name: String, system: FontSystem) {
    #expect(FontSystem(named: name) == system)
  }

  @Test(arguments: ["", "iOS 18", "26", "iOS 26.0", "watchOS"])
  func `belongs to no other system`(name: String) { #expect(FontSystem(named: name) == nil) }
}
