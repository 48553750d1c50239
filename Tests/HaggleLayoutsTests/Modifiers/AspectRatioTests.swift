import Foundation
import HaggleLayouts
import HaggleVocabulary
import Testing

@Suite struct `An aspect ratio` {
  static let photo = Sketch(ImageLayout(size: CGSize(64, 40), isResizable: true)).id("picture")

  struct Row: CustomTestStringConvertible {
    let ratio: CGFloat?
    let mode: ContentMode
    let proposal: ProposedViewSize
    let size: CGSize

    var testDescription: String { "\(ratio.map { "\($0)" } ?? "nil") \(mode) \(proposal)" }

    init(
      _ ratio: CGFloat?, _ mode: ContentMode, _ proposal: ProposedViewSize, _ size: CGSize
    ) {
      self.ratio = ratio
      self.mode = mode
      self.proposal = proposal
      self.size = size
    }
  }

  /// Measured for a resizable image of 64 by 40, but for the last.
  static let measured = [
    Row(nil, .fit, ProposedViewSize(100, 40), CGSize(64, 40)),
    Row(nil, .fit, ProposedViewSize(40, 100), CGSize(40, 25)),
    Row(nil, .fit, ProposedViewSize(100, nil), CGSize(100, 62.5)),
    Row(nil, .fit, ProposedViewSize(nil, 30), CGSize(48, 30)),
    Row(nil, .fill, ProposedViewSize(40, 60), CGSize(96, 60)),
    Row(1, .fit, ProposedViewSize(60, 40), CGSize(40, 40)),
    Row(1.0 / 3, .fill, ProposedViewSize(30, 30), CGSize(30, 90)),
    // With nothing proposed the child decides.
    Row(2, .fit, .unspecified, CGSize(64, 40)), Row(nil, .fill, .unspecified, CGSize(64, 40)),
    Row(nil, .fit, .zero, .zero),
  ]

  @Test(arguments: measured)
  func `proposes its shape to an image`(row: Row) {
    let size = Dialogue(Self.photo.aspectRatio(row.ratio, row.mode), in: row.proposal).size
    #expect(abs(size.width - row.size.width) < 1e-9 && abs(size.height - row.size.height) < 1e-9)
  }

  /// A colour's ideal is 10 by 10, so its shape is a square.
  static let colours = [
    Row(2, .fit, ProposedViewSize(100, 100), CGSize(100, 50)),
    Row(0.5, .fit, ProposedViewSize(100, 50), CGSize(25, 50)),
    Row(0.5, .fill, ProposedViewSize(50, 100), CGSize(50, 100)),
    Row(nil, .fit, ProposedViewSize(100, 50), CGSize(50, 50)),
    Row(nil, .fill, ProposedViewSize(50, 100), CGSize(100, 100)),
    Row(2, .fill, ProposedViewSize(50, 100), CGSize(200, 100)),
    Row(1, .fit, ProposedViewSize(200, 100), CGSize(100, 100)),
    Row(1.5, .fill, ProposedViewSize(100, 100), CGSize(150, 100)),
    Row(1.5, .fit, ProposedViewSize(100, 100), CGSize(100, 100 / 1.5)),
    Row(2, .fit, .infinity, CGSize(.infinity, .infinity)),
    // Decompiled: an open axis makes the larger scale infinite.
    Row(2, .fill, ProposedViewSize(50, nil), CGSize(.infinity, .infinity)),
  ]

  @Test(arguments: colours)
  func `proposes its shape to a colour`(row: Row) {
    #expect(Dialogue(color.aspectRatio(row.ratio, row.mode), in: row.proposal).size == row.size)
  }

  @Test func `does not impose its shape, and centres what is of another one`() {
    let run = Dialogue(
      Sketch(ImageLayout(size: CGSize(64, 40))).id("picture").aspectRatio(nil, .fit).id("shaped")
        .frame(width: 100, height: 40), in: ProposedViewSize(100, 40))
    #expect(run.failures(of: "picture frame 18,0 64×40", "shaped frame 18,0 64×40") == [])
  }

  @Test func `asks for the ideal only where it has no ratio`() {
    let own = Dialogue(Self.photo.aspectRatio(nil, .fit), in: ProposedViewSize(100, 40))
    #expect(own.asked("picture") == ["nil×nil", "64×40"])
    let stated = Dialogue(Self.photo.aspectRatio(1, .fit), in: ProposedViewSize(100, 40))
    #expect(stated.asked("picture") == ["40×40"])
  }

  @Test(arguments: [CGFloat.nan, .infinity, 0, -2])
  func `that is no ratio is the child's`(ratio: CGFloat) {
    let run = Dialogue(Self.photo.aspectRatio(ratio, .fit), in: ProposedViewSize(100, 40))
    #expect(run.size == CGSize(64, 40))
  }
}

@Suite struct `A position` {
  @Test func `takes the proposal and puts the centre of its child at its point`() {
    let run = Dialogue(
      zstack([box(40, 30).id("dot").position(x: 60, y: 20).id("placed")])
        .frame(width: 200, height: 90), in: ProposedViewSize(200, 90))
    #expect(run.failures(of: "placed size 200×90", "dot frame 40,5 40×30") == [])
  }

  @Test(arguments: [
    (ProposedViewSize(200, nil), CGSize(200, 30)), (ProposedViewSize(nil, 90), CGSize(40, 90)),
    (.unspecified, CGSize(40, 30)), (.zero, .zero), (.infinity, CGSize(.infinity, .infinity)),
  ])
  func `takes its child's size where nothing is proposed`(
    proposal: ProposedViewSize, size: CGSize
  ) {
    #expect(Dialogue(box(40, 30).position(x: 0, y: 0), in: proposal).size == size)
  }

  @Test func `asks nobody when both axes are proposed, and its child for its own size then`() {
    let run = Dialogue(
      color.id("child").position(x: 5, y: 5).id("placed"), in: ProposedViewSize(30, 20))
    #expect(run.lines == ["placed ← 30×20 → 30×20", "child ← 30×20 → 30×20"])
    #expect(run.failures(of: "child frame −10,−5 30×20") == [])
  }

  @Test func `takes all that a row has left`() {
    let run = Dialogue(
      hstack(spacing: 0, [box(56, 10), box(10, 10).position(x: 5, y: 5).id("placed")]),
      in: ProposedViewSize(300, 50))
    #expect(run.failures(of: "placed size 244×50") == [])
  }
}

@Suite struct `A safe-area inset` {
  static let bar = color.frame(height: 30).id("bar")
  static let content = vstack(spacing: 0, [color, color]).id("content")

  /// Measured: 200 − 30 − 8.
  @Test func `makes room for a bar at the bottom`() {
    let run = Dialogue(
      Self.content.safeAreaInset(.bottom, Self.bar).id("both").frame(width: 100, height: 200),
      in: ProposedViewSize(100, 200))
    #expect(
      run.failures(
        of: "content frame 0,0 100×162", "bar frame 0,170 100×30", "both size 100×200") == [])
  }

  @Test func `offers its bar what the content can do without`() {
    let run = Dialogue(
      color.frame(minHeight: 50).id("content")
        .safeAreaInset(.top, spacing: 0, color.id("bar")), in: ProposedViewSize(100, 200))
    #expect(
      run.failures(of: "bar answers 100×150 → 100×150", "content answers 100×50 → 100×50") == [])
    #expect(run.failures(of: "bar frame 0,0 100×150", "content frame 0,150 100×50") == [])
  }

  @Test func `nests from the inside out`() {
    let run = Dialogue(
      color.id("center")
        .safeAreaInset(.leading, color.frame(width: 10))
        .safeAreaInset(.top, color.frame(height: 20))
        .safeAreaInset(.trailing, color.frame(width: 30).id("right"))
        .safeAreaInset(.bottom, color.frame(height: 40)), in: ProposedViewSize(200, 200))
    #expect(run.failures(of: "center frame 18,28 144×124", "right frame 170,0 30×152") == [])
  }

  @Test func `leaves a scroll view all of the space`() {
    let scroller = scroll(box(100, 600)).id("scroller").value(ScrollsContent.self, true)
    let run = Dialogue(
      scroller.safeAreaInset(.bottom, Self.bar).frame(width: 100, height: 200),
      in: ProposedViewSize(100, 200))
    #expect(run.failures(of: "scroller frame 0,0 100×200", "bar frame 0,170 100×30") == [])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `of no finite spacing keeps the default distance`(spacing: CGFloat) {
    let run = Dialogue(
      Self.content.safeAreaInset(.bottom, spacing: spacing, Self.bar),
      in: ProposedViewSize(100, 200))
    #expect(run.failures(of: "content size 100×162") == [])
  }
}
