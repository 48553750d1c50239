import HaggleLayouts
import HaggleVocabulary
import Testing

@Suite struct `A segmented control` {
  private static func segments(fills: Bool) -> Sketch {
    Sketch(
      SegmentsLayout(height: 32, inset: 20, fills: fills),
      [box(30, 20).id("one"), box(50, 20).id("three")]
    ).id("segments")
  }

  @Test func `23.3 Segments divide what is proposed equally`() {
    let run = Dialogue(Self.segments(fills: true), in: ProposedViewSize(width: 300, height: 32))
    #expect(
      run.failures(
        of: "segments frame 0,0 300×32", "one frame 60,6 30×20", "three frame 200,6 50×20",
        "one asked 130×32", "three asked 130×32") == [])
  }

  @Test(arguments: [(true, ProposedViewSize.unspecified), (false, .infinity)])
  func `is else as wide as so many of its widest segment`(
    fills: Bool, proposal: ProposedViewSize
  ) {
    let run = Dialogue(Self.segments(fills: fills), in: proposal)
    #expect(run.failures(of: "segments size 140×32", "three frame 80,6 50×20") == [])
    let reason = run.reasons.first { $0.rule == .size }
    #expect(reason?.terms.map(\.value) == [50, 20, 2])
    #expect(reason?.result == 140)
  }

  @Test func `without segments is empty`() {
    let empty = Sketch(SegmentsLayout(height: 32, inset: 20, fills: false)).id("segments")
    #expect(Dialogue(empty, in: .zero).failures(of: "segments size 0×32") == [])
  }
}
