import Foundation
import HaggleLayouts
import HaggleVocabulary
import Testing

@Suite struct `A lazy grid` {
  static func run(
    _ items: [GridItem], width: CGFloat?, cells count: Int = 6, height: CGFloat = 20,
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil
  ) -> Dialogue {
    let cells = (0..<count).map { color.frame(height: height).id("c\($0)") }
    let layout = LazyGridLayout(columns: items, alignment: alignment, spacing: spacing)
    return Dialogue(Sketch(layout, cells).id("grid"), in: ProposedViewSize(width, nil))
  }

  /// The widths of the first line's cells, as they are placed.
  static func widths(_ items: [GridItem], in width: CGFloat?) -> [CGFloat] {
    let run = run(items, width: width, cells: 100)
    return (0..<100).map { run.frames["c\($0)"]! }.prefix { $0.minY == 0 }.map(\.width)
  }

  // MARK: - Tracks

  static let tables: [([GridItem], CGFloat?, [CGFloat])] = [
    ([GridItem(.fixed(70))], 200, [70]), ([GridItem(.flexible())], 200, [200]),
    ([GridItem(), GridItem()], 200, [96, 96]),
    ([GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))], 200, [70, 57, 57]),
    ([GridItem(.flexible(minimum: 140)), GridItem(.adaptive(minimum: 70))], 200, [140, 52]),
    // 108 and not 96: the second pass divides the 224 that the first one needed.
    ([GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 120))], 200, [108, 120]),
    // Measured at 280: what the last column leaves is not given to the one before it.
    ([GridItem(.fixed(60)), GridItem(), GridItem(.flexible(maximum: 80))], 280, [60, 102, 80]),
    // Fixed ones come off first, wherever they stand.
    ([GridItem(), GridItem(.fixed(60))], 200, [132, 60]),
    ([GridItem(.adaptive(minimum: 50), spacing: 10)], 200, [60, 60, 60]),
    ([GridItem(.adaptive(minimum: 50, maximum: 55), spacing: 10)], 200, [55, 55, 55]),
    ([GridItem(.adaptive(minimum: 300))], 200, [200]),
    ([GridItem(.fixed(60), spacing: 0), GridItem(.fixed(30))], 200, [60, 30]),
    // Nothing is left, so nothing is shared.
    ([GridItem(.fixed(300)), GridItem(.adaptive(minimum: 40))], 200, [300, 0]),
    ([GridItem(.fixed(300)), GridItem(.flexible())], 200, [300, 10]),
    ([], 200, [200]),
    // Without a width: fixed widths and minimums; the second pass then has their sum to divide.
    ([GridItem(.fixed(70)), GridItem(), GridItem(.adaptive(minimum: 40))], nil, [70, 25, 25]),
    ([GridItem(.flexible(minimum: 30))], nil, [30]),
  ]

  /// 200 − 8 − 70 = 122 for the second item.
  @Test func `15.1 Gaps and fixed items come off first`() {
    let items = [GridItem(.flexible()), GridItem(.fixed(70))]
    #expect(Self.widths(items, in: 200) == [122, 70])
  }

  /// 122 hold two tracks of 40 with a gap of 8, and 114 ÷ 2 = 57.
  @Test func `15.3 The minimum of an adaptive item counts tracks and limits nothing`() {
    #expect(Self.widths([GridItem(.adaptive(minimum: 40))], in: 122) == [57, 57])
    let squeezed = [GridItem(.flexible(minimum: 140)), GridItem(.adaptive(minimum: 70))]
    #expect(Self.widths(squeezed, in: 200) == [140, 52])
  }

  @Test func `15.6 With no width proposed items take what they state`() {
    let items = [GridItem(.fixed(70)), GridItem(.flexible(minimum: 30))]
    #expect(Self.run(items, width: nil, cells: 2).answers(of: "grid") == ["nil×nil → 108×20"])
  }

  /// Recorded: mburger89/MetalUI, LZ4. The first line decides, and is not what it is drawn by.
  @Test func `15.6 With no width proposed flexible items take what their first cells like`() {
    let run = Dialogue(
      Sketch(
        LazyGridLayout(columns: [GridItem(), GridItem()]),
        [box(30, 10).id("a"), box(20, 10).id("b"), box(100, 10).id("c"), box(20, 10).id("d")]),
      in: .unspecified)
    #expect(run.size == CGSize(58, 28))
    #expect(
      run.failures(of: "a frame −2.5,0 30×10", "b frame 35.5,0 20×10", "c frame −37.5,18 100×10")
        == [])
  }

  @Test(arguments: tables.indices)
  func `15.2 Items divide the width as the table says`(index: Int) {
    let (items, width, expected) = Self.tables[index]
    #expect(Self.widths(items, in: width) == expected)
  }

  @Test(arguments: [
    (200 as CGFloat?, "200×nil → 224×20"), (nil, "nil×nil → 178×20"), (300, "300×nil → 300×20"),
  ])
  func `15.5 A lazy grid reports what was proposed, or what it needs`(
    width: CGFloat?, expected: String
  ) {
    let items = [GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 120))]
    #expect(Self.run(items, width: width, cells: 2).answers(of: "grid") == [expected])
  }

  @Test(arguments: [
    (HorizontalAlignment.leading, CGFloat(0)), (.center, 11), (.trailing, 22),
  ])
  func `15.7 Tracks that are narrower than the grid are aligned in it`(
    alignment: HorizontalAlignment, start: CGFloat
  ) {
    let items = [GridItem(.fixed(60)), GridItem(), GridItem(.flexible(maximum: 80))]
    let run = Self.run(items, width: 280, cells: 3, alignment: alignment)
    #expect(run.frames["c0"]?.minX == start)
    #expect(run.frames["c1"]?.minX == start + 68)
    #expect(run.frames["c2"]?.minX == start + 178)
  }

  // MARK: - Lines

  @Test func `15.4 Each cell is asked its track's width and its ideal height`() {
    let run = Self.run([GridItem(), GridItem()], width: 200, cells: 3)
    #expect(run.asked("c0") == ["96×nil"])
    #expect(run.failures(of: "c2 frame 0,28 96×20", "grid size 200×48") == [])
  }

  @Test func `15.4 A line is as high as its tallest cell`() {
    let cells = [box(10, 30).id("a"), box(10, 60).id("b"), box(10, 20).id("c"), box(10, 5).id("d")]
    let layout = LazyGridLayout(columns: [GridItem(.fixed(50)), GridItem(.fixed(50))], spacing: 4)
    let run = Dialogue(Sketch(layout, cells).id("grid"), in: ProposedViewSize(108, nil))
    #expect(
      run.failures(
        of: "grid size 108×84", "a frame 20,15 10×30", "b frame 78,0 10×60", "c frame 20,64 10×20",
        "d frame 78,71.5 10×5") == [])
  }

  @Test func `15.7 A cell lies by its item's alignment, else by the grid's`() {
    let items = [
      GridItem(.fixed(50), alignment: .bottomTrailing), GridItem(.fixed(50)), GridItem(.fixed(50)),
    ]
    let cells = [box(10, 10).id("a"), box(10, 10).id("b"), box(10, 40)]
    let run = Dialogue(
      Sketch(LazyGridLayout(columns: items, alignment: .leading), cells),
      in: ProposedViewSize(166, 40))
    #expect(run.failures(of: "a frame 40,30 10×10", "b frame 58,15 10×10") == [])
  }

  @Test func `15.5 A lazy grid of no cells is as wide as proposed`() {
    #expect(Self.run([GridItem()], width: 200, cells: 0).size == CGSize(200, 0))
  }

  // MARK: - The other axis

  @Test func `15.8 A LazyHGrid is the same, turned`() {
    let cells = (0..<3).map { color.frame(width: 20).id("c\($0)") }
    let layout = LazyGridLayout(rows: [GridItem(.fixed(30)), GridItem(.adaptive(minimum: 40))])
    let run = Dialogue(Sketch(layout, cells).id("grid"), in: ProposedViewSize(nil, 100))
    #expect(
      run.failures(
        of: "grid answers nil×100 → 48×100", "c0 frame 0,0 20×30", "c1 frame 0,38 20×62",
        "c2 frame 28,0 20×30", "c0 asked nil×30") == [])
  }

  // MARK: - Numbers that are none

  static let odd: [([GridItem], [CGFloat])] = [
    ([GridItem(.adaptive(minimum: 0), spacing: 0)], [200]),
    ([GridItem(.fixed(.nan))], [0]), ([GridItem(.fixed(.infinity))], [0]),
    ([GridItem(.fixed(-5))], [0]), ([GridItem(.flexible(minimum: .nan))], [200]),
    ([GridItem(.flexible(minimum: 10, maximum: .nan))], [200]),
    ([GridItem(.flexible(minimum: 50, maximum: 20))], [50]),
    ([GridItem(.adaptive(minimum: .nan))], Array(repeating: 0, count: 26)),
    ([GridItem(.adaptive(minimum: 300, maximum: .nan))], [200]),
    ([GridItem(.fixed(60), spacing: .nan), GridItem(.fixed(20))], [60, 20]),
  ]

  @Test(arguments: odd.indices)
  func `22.5 A length that is none counts as 0`(index: Int) {
    let (items, expected) = Self.odd[index]
    #expect(Self.widths(items, in: 200) == expected)
  }

  @Test func `22.5 An item makes ten thousand tracks at most`() {
    let items = [GridItem(.adaptive(minimum: 1), spacing: 0)]
    let tracks = Self.run(items, width: 1e6, cells: 20_000)
    #expect(tracks.failures(of: "c9999 frame 999900,0 100×20", "c10000 frame 0,28 100×20") == [])
    #expect(Self.run(items, width: .infinity, cells: 3).size.width == .infinity)
    #expect(Self.run(items, width: 1e300, cells: 3).size.width >= 1e300)
  }
}
