import Foundation
import HaggleLayouts
import HaggleVocabulary
import Testing

/// Rules and numbers: NEGOTIATION §8, with the measured images of its source.
@Suite struct `An aspect ratio` {
  static func photo(_ layout: AspectRatioLayout) -> Sketch {
    Sketch(ImageLayout(size: CGSize(width: 64, height: 40), isResizable: true)).id("photo")
      .modified(by: layout)
  }

  static let photos: [(AspectRatioLayout, ProposedViewSize, String)] = [
    (.init(contentMode: .fit), .init(width: 100, height: 40), "64×40 → 64×40"),
    (.init(contentMode: .fit), .init(width: 40, height: 100), "40×25 → 40×25"),
    (.init(contentMode: .fit), .init(width: 100, height: nil), "100×62.5 → 100×62.5"),
    (.init(contentMode: .fit), .init(width: nil, height: 30), "48×30 → 48×30"),
    (.init(contentMode: .fill), .init(width: 40, height: 60), "96×60 → 96×60"),
    (.init(1, contentMode: .fit), .init(width: 60, height: 40), "40×40 → 40×40"),
    (.init(1.0 / 3, contentMode: .fill), .init(width: 30, height: 30), "30×90 → 30×90"),
  ]

  @Test(arguments: photos.indices)
  func `8.6 The shape is scaled to fit or to fill the proposal`(index: Int) {
    let (layout, proposal, dialogue) = Self.photos[index]
    let run = Dialogue(Self.photo(layout), in: proposal)
    #expect(run.failures(of: "photo answers \(dialogue)") == [])
  }

  @Test func `8.4 With nothing proposed on either axis a ratio passes the question on`() {
    let run = Dialogue(Self.photo(.init(2, contentMode: .fit)), in: .unspecified)
    #expect(run.failures(of: "photo asked nil×nil", "photo answers nil×nil → 64×40") == [])
  }

  @Test func `8.7 A ratio takes its view's answer, also where it has another shape`() {
    let rigid = Sketch(ImageLayout(size: CGSize(width: 64, height: 40))).id("photo")
    let run = Dialogue(
      rigid.modified(by: AspectRatioLayout(contentMode: .fit)).id("ratio"),
      in: ProposedViewSize(width: 100, height: 40))
    #expect(run.failures(of: "ratio size 64×40") == [])
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func `22.3 A ratio that is no number counts as the ideal one`(ratio: CGFloat) {
    let run = Dialogue(
      Self.photo(.init(ratio, contentMode: .fit)), in: ProposedViewSize(width: 32, height: 40))
    #expect(run.failures(of: "photo answers 32×20 → 32×20") == [])
  }

  @Test(arguments: [
    (AspectRatioLayout(2, contentMode: .fit), ProposedViewSize(100, 100), "100×50"),
    (.init(contentMode: .fit), ProposedViewSize(60, 40), "40×40"),
    (.init(contentMode: .fill), ProposedViewSize(60, 40), "60×60"),
  ])
  func `8.5 The shape of a colour is the ratio, or a square like its ideal size`(
    layout: AspectRatioLayout, proposal: ProposedViewSize, expected: String
  ) {
    let run = Dialogue(color.id("fill").modified(by: layout), in: proposal)
    #expect(run.failures(of: "fill size \(expected)") == [])
  }

  /// As people see it: square tiles as broad as their column. An infinite axis is a length like any
  /// other (recorded: mburger89/MetalUI, K4h).
  @Test(arguments: [
    (ProposedViewSize(100, nil), "100×50"), (ProposedViewSize(nil, 100), "200×100"),
    (ProposedViewSize(100, .infinity), "∞×∞"), (ProposedViewSize(100, 100), "200×100"),
  ])
  func `8.6 An open axis has no say in how large a shape is`(
    proposal: ProposedViewSize, expected: String
  ) {
    let run = Dialogue(
      color.id("fill").modified(by: AspectRatioLayout(2, contentMode: .fill)), in: proposal)
    #expect(run.asked("fill") == [expected])
  }

  @Test func `8.6 Squares that fill are as broad as the column of a lazy grid`() {
    let tile = Sketch(ImageLayout(size: CGSize(640, 480), isResizable: true)).id("tile")
      .modified(by: AspectRatioLayout(1, contentMode: .fill))
    let columns = Array(repeating: GridItem(.flexible(), spacing: 0), count: 3)
    let run = Dialogue(
      scroll(Sketch(LazyGridLayout(columns: columns, spacing: 0), [tile, tile, tile, tile])),
      in: ProposedViewSize(300, 400))
    #expect(run.failures(of: "tile size 100×100") == [])
  }

  /// Recorded: mburger89/MetalUI, K4i and K4j. −100 ÷ 1 is the smaller scale, so 100 × −100.
  @Test(arguments: [
    (-1, ProposedViewSize(100, 100), "100×0"), (-2, ProposedViewSize(100, 100), "100×0"),
    (-1, ProposedViewSize(100, nil), "100×0"), (-1, ProposedViewSize(nil, 40), "0×40"),
  ])
  func `22.3 A negative ratio leaves one side nothing`(
    ratio: CGFloat, proposal: ProposedViewSize, expected: String
  ) {
    let run = Dialogue(
      color.id("fill").modified(by: AspectRatioLayout(ratio, contentMode: .fit)), in: proposal)
    #expect(run.asked("fill") == [expected])
  }

  /// Decompiled: 0 × the height that fits.
  @Test func `22.3 A ratio of 0 has no width`() {
    let run = Dialogue(
      color.id("fill").modified(by: AspectRatioLayout(0, contentMode: .fit)),
      in: ProposedViewSize(30, 40))
    #expect(run.failures(of: "fill answers 0×40 → 0×40", "fill frame 15,0 0×40") == [])
  }
}
