import Foundation
import HaggleLayouts
import HaggleVocabulary
import Testing

/// Cells of 8 by 16.
private let cells = LayoutContext.cells(8, 16)

private func limits(
  _ most: Int? = nil, reserved: Int = 0, scale: CGFloat = 1, spacing: CGFloat = 0
) -> TextLimits {
  var limits = TextLimits()
  (limits.most, limits.reserved) = (most, reserved)
  (limits.minimumScale, limits.lineSpacing) = (scale, spacing)
  return limits
}

private func run(
  _ string: String, _ limits: TextLimits, _ width: CGFloat?, _ height: CGFloat? = nil
) -> Dialogue {
  Dialogue(
    Sketch(TextLayout([TextRun(string)], limits)), in: ProposedViewSize(width, height),
    context: cells)
}

@Suite struct `A text that is cut` {
  /// The ellipsis takes a cell, and spaces before it are dropped: `Hello…` at 60 and 56.
  @Test(arguments: [
    (87 as CGFloat, 80 as CGFloat), (60, 48), (56, 48), (48, 48), (47, 40), (16, 16), (15, 8),
    (8, 8), (7, 7), (0, 0),
  ])
  func `5.9 A text that is cut ends its last line with an ellipsis`(
    width: CGFloat, expected: CGFloat
  ) {
    #expect(run("Hello world", limits(1), width).size == CGSize(expected, 16))
  }

  @Test(arguments: [
    // `a…`: the paragraph of four letters is not shown.
    ("a\nbbbb", 1, nil as CGFloat?, CGSize(16, 16)),
    // `aaaa`, then `bb c…` of what would be three more lines.
    ("aaaa bb cccccccc", 2, 40, CGSize(40, 32)),
    // `aaaa bb`, then `c…`: the first line is the widest that is kept.
    ("aaaa bb\nc\ndddddddddd", 2, nil, CGSize(56, 32)),
    ("a\nbbbb", 2, nil, CGSize(32, 32)), ("a\n", 1, nil, CGSize(16, 16)),
  ])
  func `is as wide as the widest line that it keeps`(
    string: String, limit: Int, width: CGFloat?, expected: CGSize
  ) {
    #expect(run(string, limits(limit), width).size == expected)
  }

  @Test func `under height pressure keeps what fits, and is no wider for the rest`() {
    #expect(run("a\nbbbb\ncc", limits(), nil, 40).size == CGSize(40, 32))
    #expect(run("a\nbbbb\ncccccc", limits(), nil, 40).size == CGSize(40, 32))
    #expect(run("a\nbbbb\ncccccc", limits(), nil, 48).size == CGSize(48, 48))
  }

  @Test func `keeps the lines that it answered with`() {
    let third = LayoutContext.cells(8, 61.0 / 3)
    for lines in 1...40 {
      let text = Sketch(TextLayout(Array(repeating: "a", count: 40).joined(separator: "\n")))
      let height = 61.0 / 3 * CGFloat(lines)
      #expect(
        Dialogue(text, in: ProposedViewSize(nil, height), context: third).size.height == height)
    }
  }

  @Test func `says how many lines it needs`() {
    let reasons = run("a b c", limits(2), 8).reasons
    #expect(reasons.map(\.rule.known) == [.widest, .lines])
    #expect(reasons[1].result == 32)
    #expect(reasons[1].terms.map(\.value) == [16, 2])
    #expect(reasons[1].detail == .cut(needing: 3))
    #expect(!reasons[1].isModelled)
  }
}

@Suite struct `Space between lines` {
  /// Measured on macOS: four lines of 16 are 64, 76 and 94 high with 0, 4 and 10.
  @Test(arguments: [(0 as CGFloat, 64 as CGFloat), (4, 76), (10, 94), (-9, 64), (.nan, 64)])
  func `5.10 Line spacing stands between lines only`(spacing: CGFloat, height: CGFloat) {
    #expect(run("a b c d", limits(spacing: spacing), 8).size == CGSize(8, height))
    #expect(run("a", limits(spacing: spacing), 8).size == CGSize(8, 16))
  }

  @Test(arguments: [
    (16 as CGFloat, 16 as CGFloat), (35, 16), (36, 36), (75, 56), (76, 76), (500, 76),
  ])
  func `counts where lines must fit`(proposed: CGFloat, height: CGFloat) {
    #expect(run("a b c d", limits(spacing: 4), 8, proposed).size.height == height)
  }

  @Test func `is reserved with the lines`() {
    #expect(run("a", limits(3, reserved: 3, spacing: 4), nil).size == CGSize(8, 56))
  }
}

@Suite struct `Reserved lines` {
  /// The baseline stays 12.8 below the top, so the box hangs 7.2 above it.
  @Test func `leave the last baseline on the real last line`() {
    let words = Sketch(TextLayout([TextRun("a")], limits(3, reserved: 3))).id("words")
    let row = hstack(alignment: .lastTextBaseline, spacing: 0, [words, box(5, 20).id("box")])
    let result = Dialogue(row, in: .unspecified, context: cells)
    #expect(result.failures(of: "words frame 0,7.2 8×48", "box frame 8,0 5×20") == [])
  }
}

@Suite struct `A text that may shrink` {
  @Test(arguments: [
    (88 as CGFloat, CGSize(88, 16)), (66 as CGFloat, CGSize(66, 12)),
    (44 as CGFloat, CGSize(44, 8)),
    // At half its size it is still cut: `Hello…` in type of 4 by 8.
    (30 as CGFloat, CGSize(24, 8)), (0 as CGFloat, CGSize(0, 8)),
  ])
  func `5.11 A text that may shrink is as large as its lines allow`(
    width: CGFloat, expected: CGSize
  ) {
    #expect(run("Hello world", limits(1, scale: 0.5), width).size == expected)
  }

  /// Four lines of 16 fit into 40 at 0.625.
  @Test func `shrinks for the height as well`() {
    #expect(run("a b c d", limits(scale: 0.5), 8, 40).size == CGSize(5, 40))
  }

  /// One line of 16 in less.
  @Test(arguments: [
    (12 as CGFloat, CGSize(6, 12)), (8 as CGFloat, CGSize(4, 8)), (3 as CGFloat, CGSize(4, 8)),
    // What asks for the least height is told that of a line.
    (0 as CGFloat, CGSize(8, 16)),
  ])
  func `shrinks where not even one line has room`(height: CGFloat, expected: CGSize) {
    #expect(run("a", limits(scale: 0.5), nil, height).size == expected)
  }

  @Test func `does not where nothing is cut`() {
    #expect(run("a b c d", limits(scale: 0.1), 8).size == CGSize(8, 64))
    #expect(run("a b c d", limits(scale: 0.1), nil, 16).size == CGSize(56, 16))
  }

  @Test(arguments: [0 as CGFloat, -3, 0.5, 1, 7, .infinity])
  func `takes any factor`(factor: CGFloat) {
    let size = run("Hello world", limits(1, scale: factor), 44).size
    #expect(size.width <= 44)
    #expect(size.height > 0)
  }

  @Test func `says that this is modelled`() {
    let reasons = run("Hello world", limits(1, scale: 0.5), 66).reasons
    #expect(reasons.map(\.isModelled) == [true, true])
    #expect(reasons[0].terms.map(\.value) == [88, 0.75, 66])
    #expect(reasons[1].terms.map(\.value) == [16, 1, 0.75])
    #expect(
      reasons[0].detail == .scaled(isCut: false))
    #expect(
      run("Hello world", limits(1, scale: 0.5), 30).reasons[0].detail
        == .scaled(isCut: true))
  }

  /// A string of a stated size shrinks as one block.
  @Test func `shrinks a stated size alike`() {
    let sketch = Sketch(TextLayout([TextRun("Hello")], limits(scale: 0.5)))
    let context = LayoutContext.texts(["Hello": CGSize(40, 20)])
    let sizes = [40, 30, 10].map {
      Dialogue(sketch, in: ProposedViewSize($0, nil), context: context).size
    }
    #expect(sizes == [CGSize(40, 20), CGSize(30, 15), CGSize(10, 10)])
  }
}

@Suite struct `Characters` {
  @Test(arguments: [
    ("漢字漢字", 16 as CGFloat, CGSize(16, 32)), ("ab漢字", 24, CGSize(24, 32)),
    ("漢字ab", 24, CGSize(16, 32)), ("👨‍👩‍👧👍🏽", 8, CGSize(8, 32)), ("a\r\nb\u{2028}c", nil, CGSize(8, 48)),
    ("e\u{301}e", nil, CGSize(16, 16)),
  ])
  func `5.15 Characters of East Asia and emoji break anywhere`(
    string: String, width: CGFloat?, expected: CGSize
  ) {
    #expect(run(string, limits(), width).size == expected)
  }
}

@Suite struct `A text's reasons` {
  private static let all: [TextLimits] = [
    limits(), limits(1), limits(2, reserved: 2), limits(5, reserved: 4, spacing: 0.1),
    limits(1, scale: 0.3), limits(2, scale: 0.7, spacing: 1.7),
  ]

  /// On the default metric of all systems, whose numbers are no round ones.
  @Test(arguments: FontSystem.allCases)
  func `fold to its size, to the same bits`(system: FontSystem) {
    var context = LayoutContext()
    context.text.fonts = system
    let runs = [TextRun("The quick brown "), TextRun("fox jumps", TextFont(.style(.title2)))]
    for limits in Self.all {
      for width in stride(from: 0, through: 250, by: 12.3) {
        let proposal = ProposedViewSize(width, width * 0.6)
        let result = Dialogue(Sketch(TextLayout(runs, limits)), in: proposal, context: context)
        #expect(result.reasons.map(\.sum) == [result.size.width, result.size.height])
      }
    }
  }
}
