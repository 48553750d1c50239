import Foundation
import HaggleLayouts
import Testing

@Suite struct `A text in cells of 8 by 16` {
  private static let cells = LayoutContext.cells(8, 16)

  private static func size(
    _ layout: TextLayout, _ width: CGFloat?, _ height: CGFloat? = nil
  ) -> CGSize {
    Dialogue(Sketch(layout), in: ProposedViewSize(width, height), context: cells).size
  }

  @Test(arguments: [
    ("Hello world", nil as CGFloat?, CGSize(88, 16)), ("Hello world", 300, CGSize(88, 16)),
    ("Hello world", 88, CGSize(88, 16)), ("Hello world", .infinity, CGSize(88, 16)),
    ("Hello world", 87, CGSize(40, 32)), ("Hello world", 60, CGSize(40, 32)),
    ("Hello world", 40, CGSize(40, 32)), ("Hello world", 30, CGSize(24, 64)),
    ("Hello world", 8, CGSize(8, 160)), ("Hello world", 7, CGSize(7, 176)),
    ("Hello world", 0, CGSize(0, 176)), ("Hello", 0, CGSize(0, 80)), ("", 100, CGSize(0, 16)),
    ("a\nbcd", nil, CGSize(24, 32)), ("a\n\nb", nil, CGSize(8, 48)), ("a ", nil, CGSize(8, 16)),
  ])
  func `wraps at spaces, then inside words`(string: String, width: CGFloat?, expected: CGSize) {
    #expect(Self.size(TextLayout(string), width) == expected)
  }

  /// The measured heights of a text of many lines at 16 points to the line.
  @Test(arguments: [
    (CGFloat(8), CGFloat(16)), (20, 16), (32, 32), (40, 32), (48, 48), (70, 64), (0, 16),
    (.infinity, 96),
  ])
  func `gives up lines under height pressure, but one`(height: CGFloat, expected: CGFloat) {
    #expect(Self.size(TextLayout("a b c d e f"), 8, height).height == expected)
  }

  @Test(arguments: [(1, CGFloat(16)), (2, 32), (3, 48), (9, 48), (0, 16), (-4, 16)])
  func `takes no more lines than its limit`(limit: Int, expected: CGFloat) {
    #expect(Self.size(TextLayout("a b c", lineLimit: limit), 8).height == expected)
  }

  @Test(arguments: [(0, CGFloat(16)), (1, 16), (2, 32), (5, 80)])
  func `takes the height of its reserved lines at least`(reserved: Int, expected: CGFloat) {
    #expect(Self.size(TextLayout("a", reservedLines: reserved), nil).height == expected)
  }

  @Test func `in a row ranges from nothing to its full width`() {
    let run = Dialogue(
      hstack(spacing: 0, [text("Hello world").id("words"), color]), in: ProposedViewSize(300, 100),
      context: Self.cells)
    #expect(
      run.answers(of: "words") == ["0×100 → 0×96", "∞×100 → 88×16", "150×100 → 88×16"])
  }

  @Test func `never reports more than it was proposed`() {
    for width in stride(from: 0.0, through: 120, by: 0.5) {
      #expect(Self.size(TextLayout("Supercalifragilistic is long"), width).width <= width)
    }
  }
}

@Suite struct `A text of a stated size` {
  private static let hello = LayoutContext.texts(["Hello": CGSize(41, 20)])

  @Test(arguments: [
    (ProposedViewSize(300, 100), CGSize(41, 20)), (.unspecified, CGSize(41, 20)),
    (.infinity, CGSize(41, 20)), (ProposedViewSize(30, 10), CGSize(30, 20)), (.zero, CGSize(0, 20)),
    (ProposedViewSize(-5, 10), CGSize(0, 20)),
  ])
  func `is as wide as it may be, and of its height`(proposal: ProposedViewSize, expected: CGSize) {
    #expect(Dialogue(text("Hello"), in: proposal, context: Self.hello).size == expected)
  }

  @Test func `is not assumed, unlike others`() {
    #expect(!Self.hello.text.isAssumed("Hello"))
    #expect(Self.hello.text.isAssumed("World"))
    #expect(!LayoutContext.cells(8, 16).text.isAssumed("World"))
  }
}

@Suite struct `A text of the default metric` {
  @Test func `is calibrated on the measured words`() {
    let size = Dialogue(text("Hello world"), in: .unspecified).size
    #expect(abs(size.width - 85.33) < 0.001)
    #expect(size.height == 61.0 / 3)
  }

  /// Its baselines: four fifths of a line below the top, and of the last line.
  @Test func `says where its baselines lie`() {
    let row = hstack(
      alignment: .firstTextBaseline, spacing: 0, [text("a").id("a"), text("a\nb").id("b")])
    let first = Dialogue(row, in: .unspecified, context: .cells(8, 20))
    #expect(first.failures(of: "a frame 0,0 8×20", "b frame 8,0 8×40") == [])
    let last = hstack(
      alignment: .lastTextBaseline, spacing: 0,
      [text("a").id("a"), text("a\nb").id("b"), box(5, 50).id("box")])
    let run = Dialogue(last, in: .unspecified, context: .cells(8, 20))
    #expect(
      run.failures(of: "a frame 0,34 8×20", "b frame 8,14 8×40", "box frame 16,0 5×50") == [])
  }

  @Test func `takes a square for East Asian letters and emoji`() {
    let context = LayoutContext()
    #expect(context.advance("漢") == context.advance("😀"))
    #expect(abs(context.advance("漢") - 17.2558) < 1e-4)
    #expect(context.advance("é") < context.advance("漢"))
    #expect(context.advance("\u{26F9}\u{FE0F}") == context.advance("😀"))
    #expect(context.advance("\u{26F9}") < context.advance("😀"))
  }
}
