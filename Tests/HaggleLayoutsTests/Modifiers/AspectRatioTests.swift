import Foundation
import HaggleLayouts
import HaggleVocabulary
import Testing

/// Rules and numbers: layout semantics §2, "aspectRatio", with the measured images of its source.
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
  func `proposes its shape to a resizable image of 64 by 40`(index: Int) {
    let (layout, proposal, dialogue) = Self.photos[index]
    let run = Dialogue(Self.photo(layout), in: proposal)
    #expect(run.failures(of: "photo answers \(dialogue)") == [])
  }

  @Test func `of nothing proposed is the child's own`() {
    let run = Dialogue(Self.photo(.init(2, contentMode: .fit)), in: .unspecified)
    #expect(run.failures(of: "photo asked nil×nil", "photo answers nil×nil → 64×40") == [])
  }

  @Test func `does not bend a rigid child`() {
    let rigid = Sketch(ImageLayout(size: CGSize(width: 64, height: 40))).id("photo")
    let run = Dialogue(
      rigid.modified(by: AspectRatioLayout(contentMode: .fit)).id("ratio"),
      in: ProposedViewSize(width: 100, height: 40))
    #expect(run.failures(of: "ratio size 64×40") == [])
  }

  @Test(arguments: [0, -1, CGFloat.nan, .infinity])
  func `that is none counts as the child's ideal one`(ratio: CGFloat) {
    let run = Dialogue(
      Self.photo(.init(ratio, contentMode: .fit)), in: ProposedViewSize(width: 32, height: 40))
    #expect(run.failures(of: "photo answers 32×20 → 32×20") == [])
  }
}
