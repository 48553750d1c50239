import Foundation
import HaggleLayouts
import HaggleVocabulary
import Testing

@Suite struct `A font` {
  /// Apple's tables, in points.
  @Test(arguments: [
    ("largeTitle", 34 as CGFloat, 26 as CGFloat), ("title", 28, 22), ("title2", 22, 17),
    ("title3", 20, 15), ("headline", 17, 13), ("body", 17, 13), ("callout", 16, 12),
    ("subheadline", 15, 11), ("footnote", 13, 10), ("caption", 12, 10), ("caption2", 11, 10),
  ])
  func `5.12 A font has the size of its style`(name: String, iOS: CGFloat, macOS: CGFloat) throws {
    let font = TextFont(.style(try #require(TextStyle(rawValue: name))))
    #expect(font.size(on: .iOS) == iOS)
    #expect(font.size(on: .macOS) == macOS)
  }

  @Test(arguments: [
    (DynamicTypeSize.xSmall, 14 as CGFloat, 25 as CGFloat), (.large, 17, 28), (.xxxLarge, 23, 34),
    (.accessibility1, 28, 38), (.accessibility5, 53, 58),
  ])
  func `5.12 A font grows with the user's wish`(
    size: DynamicTypeSize, body: CGFloat, title: CGFloat
  ) {
    func points(_ face: TextFont.Face, on platform: Platform = .iOS) -> CGFloat {
      var font = TextFont(face)
      font.typeSize = size
      return font.size(on: platform)
    }
    #expect(points(.standard) == body)
    #expect(points(.style(.title)) == title)
    #expect(points(.style(.title), on: .macOS) == 22)
    #expect(points(.points(20, following: nil)) == 20)
  }

  /// Measured with `UIFontMetrics` at `.medium` and `.accessibility5`.
  @Test(arguments: [
    (DynamicTypeSize.medium, 21 as CGFloat), (.large, 22), (.accessibility5, 62),
  ])
  func `5.18 A font that follows a style grows as its lines do`(
    size: DynamicTypeSize, expected: CGFloat
  ) {
    var font = TextFont(.points(22, following: .body))
    font.typeSize = size
    #expect(abs(font.size(on: .iOS) - expected) < 1e-9)
    #expect(font.size(on: .macOS) == 22)
  }

  @Test(arguments: [0 as CGFloat, -4, .nan, .infinity])
  func `of no size is the body font`(size: CGFloat) {
    #expect(TextFont(.points(size, following: nil)).size(on: .iOS) == 17)
    #expect(TextFont(.points(size, following: nil)).size(on: .macOS) == 13)
  }

  /// Measured on macOS (`text/bold-trait`).
  @Test(arguments: [
    (TextFont.Face.standard, TextFont.Weight.bold), (.points(20, following: nil), .bold),
    (.style(.largeTitle), .bold), (.style(.title2), .bold), (.style(.title3), .semibold),
    (.style(.headline), .heavy), (.style(.body), .semibold), (.style(.caption), .medium),
  ])
  func `that is made bold takes the weight of its style`(
    face: TextFont.Face, weight: TextFont.Weight
  ) {
    var font = TextFont(face)
    font.isBold = true
    #expect(font.weight(on: .macOS) == weight)
    font.weight = .light
    #expect(font.weight(on: .macOS) == .light)
  }

  @Test func `of a style may be heavy of itself`() {
    #expect(TextFont(.style(.headline)).weight(on: .iOS) == .semibold)
    #expect(TextFont(.style(.headline)).weight(on: .macOS) == .bold)
    #expect(TextFont(.style(.caption2)).weight(on: .iOS) == .regular)
  }
}

@Suite struct `Lines of a font` {
  private static func height(
    _ face: TextFont.Face, on platform: Platform, scale: CGFloat
  ) -> CGFloat {
    var context = LayoutContext(displayScale: scale)
    context.text.platform = platform
    return context.line(of: TextFont(face)).height
  }

  /// Whole pixels: 20.33, 33.67 and 40.67 at three to the point.
  @Test(arguments: [
    (TextFont.Face.standard, 3 as CGFloat, 61.0 / 3 as CGFloat),
    (.style(.title), 3, 101.0 / 3), (.style(.largeTitle), 3, 122.0 / 3), (.standard, 2, 20.5),
    (.points(20, following: nil), 1, 24), (.standard, 0, 21), (.standard, .nan, 21),
  ])
  func `5.13 Lines are whole pixels high on iOS`(
    face: TextFont.Face, scale: CGFloat, height: CGFloat
  ) {
    #expect(Self.height(face, on: .iOS, scale: scale) == height)
  }

  /// Measured on macOS 26.2.
  @Test(arguments: [
    (TextFont.Face.standard, 16 as CGFloat), (.style(.body), 18.5), (.style(.title), 33),
    (.style(.largeTitle), 38), (.style(.title2), 25.5), (.style(.caption), 15),
    (.points(20, following: nil), 24), (.points(24, following: nil), 28),
    (.points(40, following: nil), 47),
  ])
  func `5.13 Lines are as high on macOS as they were measured`(face: TextFont.Face, height: CGFloat)
  {
    #expect(Self.height(face, on: .macOS, scale: 2) == height)
  }

  /// Four lines of `.body` on macOS were measured at 75.5, and at 85.5 with 4 between them; 0.5 is
  /// not seen.
  @Test(arguments: [(0 as CGFloat, 75.5 as CGFloat), (0.5, 75.5), (4, 85.5)])
  func `follow each other at the pitch of their style`(spacing: CGFloat, height: CGFloat) {
    var limits = TextLimits()
    limits.lineSpacing = spacing
    var context = LayoutContext(displayScale: 2)
    context.text.platform = .macOS
    let text = TextLayout([TextRun("a\nb\nc\nd", TextFont(.style(.body)))], limits)
    let run = Dialogue(Sketch(text), in: .unspecified, context: context)
    #expect(abs(run.size.height - height) < 1e-9)
  }
}

@Suite struct `A text in a font` {
  private static func size(_ string: String, _ font: TextFont) -> CGSize {
    Dialogue(
      Sketch(TextLayout([TextRun(string, font)], TextLimits())), in: .unspecified,
      context: .cells(8, 20)
    ).size
  }

  /// 11 cells of 8 by 20, for 28 of 17 points: 144.94 by 32.94.
  @Test func `5.14 A font scales stated cells from the body font`() {
    let size = Self.size("Hello world", TextFont(.style(.title)))
    #expect(abs(size.width - 144.941176) < 1e-6)
    #expect(abs(size.height - 32.941176) < 1e-6)
    #expect(Self.size("Hello world", TextFont(.style(.body))) == CGSize(88, 20))
    #expect(Self.size("Hello world", TextFont(.points(34, following: nil))) == CGSize(176, 40))
  }

  @Test func `adds tracking to every character`() {
    var font = TextFont()
    font.tracking = 2
    #expect(Self.size("Hello world", font) == CGSize(110, 20))
    font.tracking = -20
    #expect(Self.size("Hello world", font) == CGSize(0, 20))
  }

  @Test func `of a stated size has that size in any font`() {
    let text = Sketch(TextLayout([TextRun("Hi", TextFont(.style(.title)))], TextLimits()))
    let run = Dialogue(text, in: .unspecified, context: .texts(["Hi": CGSize(13, 16)]))
    #expect(run.size == CGSize(13, 16))
  }

  /// Bold is 7.5 % wider than regular, medium 2.5 %.
  @Test(arguments: [
    (TextFont.Weight.regular, 85.33 as CGFloat), (.medium, 87.46325), (.bold, 91.72975),
  ])
  func `is wider the heavier it is`(weight: TextFont.Weight, width: CGFloat) {
    var font = TextFont()
    font.weight = weight
    let text = Sketch(TextLayout([TextRun("Hello world", font)], TextLimits()))
    #expect(abs(Dialogue(text, in: .unspecified).size.width - width) < 1e-6)
  }

  /// 0.618 of 17 points each.
  @Test func `of equal widths gives every letter the same`() {
    var font = TextFont()
    font.isMonospaced = true
    let text = Sketch(TextLayout([TextRun("iW", font)], TextLimits()))
    #expect(abs(Dialogue(text, in: .unspecified).size.width - 21.012) < 1e-9)
  }

  /// The tallest run makes the lines; "a" in 34 points is 16 wide, "b" in 17 is 8.
  @Test func `joins parts of several fonts`() {
    let runs = [TextRun("a", TextFont(.points(34, following: nil))), TextRun("b")]
    let run = Dialogue(
      Sketch(TextLayout(runs, TextLimits())), in: .unspecified, context: .cells(8, 20))
    #expect(run.size == CGSize(24, 40))
  }
}

@Suite struct `Distances of texts` {
  private static func gaps(_ views: [Sketch], on platform: Platform) -> [CGFloat] {
    var context = LayoutContext.texts(["A": CGSize(9, 16)])
    context.text.platform = platform
    let frames = Dialogue(
      vstack(views.enumerated().map { $1.id("\($0)") }), in: .unspecified, context: context
    ).frames
    return views.indices.dropFirst().map {
      frames["\($0)"]!.minY - frames["\($0 - 1)"]!.maxY
    }
  }

  private static func text(_ face: TextFont.Face) -> Sketch {
    Sketch(TextLayout([TextRun("A", TextFont(face))], TextLimits()))
  }

  /// Measured on macOS: the default font, then `.body`, then `.largeTitle` below another text.
  @Test func `3.4 The distances of texts are those measured on macOS`() {
    let standard = Self.gaps(
      [Self.text(.standard), box(9, 9), Self.text(.standard), Self.text(.standard)], on: .macOS)
    #expect(standard == [8.15087890625, 4.7421875, 0])
    let body = Self.gaps(
      [Self.text(.style(.body)), box(9, 9), Self.text(.style(.body)), Self.text(.style(.body))],
      on: .macOS)
    #expect(areNear(body, [11.15087890625, 6.2240598, 1], within: 1e-6))
    let titles = Self.gaps([Self.text(.style(.body)), Self.text(.style(.largeTitle))], on: .macOS)
    #expect(titles == [1.5])
  }

  /// Measured for `.system(size:)`, below and above a box.
  @Test(arguments: [
    (10 as CGFloat, 6.2314453125 as CGFloat, 3.609375 as CGFloat), (17, 10.54345703125, 6.0859375),
    (26, 15.8017578125, 8.984375), (40, 23.92578125, 13.4375),
  ])
  func `follow from the size`(size: CGFloat, below: CGFloat, above: CGFloat) {
    let font = TextFont.Face.points(size, following: nil)
    let gaps = Self.gaps([Self.text(font), box(9, 9), Self.text(font)], on: .macOS)
    #expect(areNear(gaps, [below, above], within: 1e-9))
  }

  /// At three pixels to the point: 17 points have a line of 20.287 and a tenth of it, rounded up to
  /// 2.333; capitals are 11.978 and the ascender 16.187 high.
  @Test func `3.4 On iOS up to 18 the distances of texts follow from their font`() {
    let views = [
      box(9, 9), Self.text(.standard), box(9, 9), Self.text(.style(.title)), Self.text(.standard),
    ]
    let gaps = Self.gaps(views, on: .iOS)
    #expect(areNear(gaps, [6.4339, 10.6424, 10.4206, 0], within: 1e-4))
  }

  @Test func `that are stated win`() {
    var context = LayoutContext.texts(
      ["A": CGSize(9, 16)], aboveOther: 1, belowOther: 2, between: 3)
    context.text.platform = .macOS
    let run = Dialogue(
      vstack([Self.text(.standard), Self.text(.style(.body))]), in: .unspecified, context: context)
    #expect(run.size.height == 35)
  }
}
