import Foundation
import HaggleLayouts
import HaggleVocabulary
import Testing

/// Rules and numbers: NEGOTIATION §16.
@Suite struct `A lazy stack` {
  static let list = Sketch(
    LazyStackLayout(alignment: HorizontalAlignment.leading, spacing: 6),
    [box(34.5, 16).id("first"), box(60, 20).id("second"), box(28, 16).id("third")]
  ).id("list")
  static let strip = Sketch(
    LazyStackLayout(alignment: VerticalAlignment.bottom, spacing: 4),
    [box(20, 30).id("block"), box(13, 16).id("word")]
  ).id("strip")

  @Test func `16.1 A lazy stack is as long as its children, asked for their ideals`() {
    let run = Dialogue(Self.list, in: ProposedViewSize(width: 200, height: nil))
    #expect(
      run.failures(
        of: "list size 200×64", "first asked 200×nil", "first frame 0,0 34.5×16",
        "second frame 0,22 60×20", "third frame 0,48 28×16") == [])
  }

  @Test func `16.2 Where nothing is proposed across, the broadest child decides`() {
    let run = Dialogue(Self.list, in: .unspecified)
    #expect(run.failures(of: "list size 60×64") == [])
  }

  @Test func `16.2 Across its axis a lazy stack takes all that is proposed`() {
    let other = Sketch(
      LazyStackLayout(alignment: HorizontalAlignment.center, spacing: 0), [box(50, 20)]
    ).id("other")
    let run = Dialogue(
      hstack(alignment: .top, spacing: 20, [Self.list, other, Self.strip]),
      in: ProposedViewSize(width: 320, height: 240))
    #expect(
      run.failures(
        of: "list frame 0,0 121.5×64", "other size 121.5×20", "strip frame 283,0 37×240",
        "block frame 283,210 20×30", "word frame 307,224 13×16") == [])
  }
}
