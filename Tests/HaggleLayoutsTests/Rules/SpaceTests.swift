import Foundation
import HaggleLayouts
import HaggleVocabulary
import Testing

/// Rules: NEGOTIATION §19.
@Suite struct `ViewThatFits` {
  static func fitting(_ axes: Axis.Set, _ children: [Sketch]) -> Sketch {
    Sketch(ViewThatFitsLayout(in: axes), children)
  }

  static let widths = [
    box(300, 10).id("wide"), box(200, 10).id("middle"), box(100, 10).id("narrow"),
  ]

  @Test(arguments: [
    (400, "wide"), (300, "wide"), (299, "middle"), (150, "narrow"), (50, "narrow"),
  ])
  func `19.1 ViewThatFits takes the first that fits, else the last`(width: CGFloat, chosen: String)
  {
    let run = Dialogue(
      Self.fitting([.horizontal, .vertical], Self.widths), in: ProposedViewSize(width, 20))
    #expect(Set(run.frames.keys).intersection(["wide", "middle", "narrow"]) == [chosen])
  }

  @Test func `19.2 Candidates are asked nil on the axes that count`() {
    let run = Dialogue(
      Self.fitting(.horizontal, [box(300, 10).id("wide"), color.id("color")]),
      in: ProposedViewSize(200, 20))
    #expect(run.failures(of: "wide asked nil×20", "color asked 200×20") == [])
    #expect(run.failures(of: "color frame 0,0 200×20") == [])
  }

  @Test func `19.4 The chosen view is asked the proposal, the others are not laid out`() {
    let run = Dialogue(
      Self.fitting(.horizontal, [box(300, 10).id("wide"), color.id("color"), box(1, 1)]),
      in: ProposedViewSize(200, 20))
    #expect(run.failures(of: "color asked nil×20, 200×20", "color frame 0,0 200×20") == [])
    #expect(run.frame(of: "wide") == nil)
  }

  /// 13 + 60 in 100, so 13.5 before it, and 13 to the guide; not the mean of 40 and 13.
  @Test func `19.5 The guides of the chosen view are those of the whole`() {
    let candidates = [
      box(300, 10).alignmentGuide(.leading) { _ in 40 },
      box(50, 10).alignmentGuide(.leading) { _ in 13 },
    ]
    let run = Dialogue(
      vstack(
        alignment: .leading, spacing: 0,
        [Self.fitting(.horizontal, candidates), box(60, 10).id("other")]),
      in: ProposedViewSize(100, 20))
    #expect(run.failures(of: "other frame 26.5,10 60×10") == [])
  }

  @Test func `19.1 ViewThatFits heeds only its axes`() {
    let tall = box(50, 500).id("tall")
    let run = Dialogue(
      Self.fitting(.horizontal, [tall, box(10, 10)]), in: ProposedViewSize(100, 100))
    #expect(run.failures(of: "tall size 50×500") == [])
  }

  @Test func `19.3 Everything fits where nothing is proposed`() {
    let run = Dialogue(Self.fitting([.horizontal, .vertical], Self.widths), in: .unspecified)
    #expect(run.failures(of: "wide size 300×10") == [])
  }

  @Test func `of nothing is nothing`() {
    let run = Dialogue(Self.fitting(.horizontal, []).id("none"), in: ProposedViewSize(100, 100))
    #expect(run.failures(of: "none size 0×0") == [])
  }
}

/// Source: Apple's documentation of `containerRelativeFrame`.
@Suite struct `A container relative frame` {
  static func relative(
    _ axes: Axis.Set, _ share: ContainerRelativeFrameLayout.Share = .whole
  ) -> Sketch {
    color.id("color").modified(by: ContainerRelativeFrameLayout(axes, share)).id("frame")
  }

  @Test func `8.10 A relative frame is a share of the root's space`() {
    let run = Dialogue(
      hstack(spacing: 0, [box(50, 10), Self.relative(.horizontal)]), in: ProposedViewSize(300, 80))
    #expect(run.failures(of: "frame size 300×80") == [])
  }

  @Test(arguments: [(3, 1, "93.33×180"), (3, 2, "196.67×180"), (1, 1, "300×180")])
  func `8.11 A relative frame spans columns of its container`(
    count: Int, span: Int, size: String
  ) {
    let run = Self.inScrollView(.columns(count: count, span: span, spacing: 10))
    #expect(run.failures(of: "frame size \(size)", "color size \(size)") == [])
  }

  @Test func `8.10 A relative frame is what a function makes of its scroll view's side`() {
    #expect(
      Self.inScrollView(.computed { side, _ in side / 4 }).failures(of: "frame size 75×180") == [])
  }

  static func inScrollView(_ share: ContainerRelativeFrameLayout.Share) -> Dialogue {
    let row = hstack(spacing: 10, [relative(.horizontal, share)])
    return Dialogue(scroll(row, .horizontal).padding(10), in: ProposedViewSize(320, 200))
  }

  /// The scroll view is as wide as its content across its axis, and is offered no width.
  @Test func `8.12 A container that follows its content settles for eight rounds`() {
    let run = Self.widened(in: ProposedViewSize(nil, 100))
    #expect(run.failures(of: "scroller size 9×100") == [])
    #expect(
      run.notes == [
        "has containers whose sizes depend on views that depend on them; round 8 counts"
      ])
  }
  /// What it is offered counts, not what its content makes of it.
  @Test func `8.10 A scroll view is no larger for what is relative to it`() {
    let run = Self.widened(in: ProposedViewSize(100, 100))
    #expect(run.failures(of: "scroller size 101×100", "frame size 101×10") == [])
    #expect(run.notes == [])
  }

  static func widened(in proposal: ProposedViewSize) -> Dialogue {
    Dialogue(
      scroll(relative(.horizontal, .computed { side, _ in side + 1 })).id("scroller"), in: proposal)
  }
}
