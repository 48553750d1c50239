import Foundation
import HaggleLayouts
import Testing

@Suite struct `A layer stack` {
  @Test func `13.2 Layers are asked the proposal, then the stack's size`() {
    let run = Dialogue(
      zstack([box(50, 20).id("wide"), box(10, 60).id("tall"), color.id("fill")]).id("layers")
        .fixedSize(), in: ProposedViewSize(300, 200))
    #expect(run.failures(of: "layers answers nil×nil → 50×60", "fill asked nil×nil, 50×60") == [])
    #expect(
      run.failures(
        of: "layers frame 125,70 50×60", "wide frame 125,90 50×20", "tall frame 145,70 10×60",
        "fill frame 125,70 50×60") == [])
  }

  @Test(arguments: [
    (Alignment.topLeading, "small frame 0,0 10×10"), (.bottomTrailing, "small frame 40,30 10×10"),
    (.center, "small frame 20,15 10×10"),
  ])
  func `13.3 Layers meet at their alignment`(alignment: Alignment, expected: String) {
    let run = Dialogue(
      zstack(alignment: alignment, [box(50, 40), box(10, 10).id("small")]),
      in: ProposedViewSize(50, 40))
    #expect(run.failures(of: expected) == [])
  }

  @Test func `13.1 Layers of the highest priority alone decide the size`() {
    let run = Dialogue(
      zstack([box(100, 100).id("back"), box(30, 20).id("front").layoutPriority(1)]).id("layers"),
      in: ProposedViewSize(200, 200))
    #expect(
      run.failures(
        of: "layers frame 85,90 30×20", "front frame 85,90 30×20", "back frame 50,50 100×100")
        == [])
  }

  /// The guides meet on the line of the child whose guide lies furthest in.
  @Test func `13.3 A guide that moves a layer out makes the stack grow`() {
    let inside = Dialogue(
      zstack(
        alignment: .topLeading,
        [box(50, 40).id("base"), box(20, 10).id("shifted").alignmentGuide(.leading) { _ in -30 }]
      ).id("layers"), in: ProposedViewSize(50, 40))
    #expect(inside.failures(of: "layers frame 0,0 50×40", "shifted frame 30,0 20×10") == [])
    let behind = Dialogue(
      zstack(
        alignment: .topLeading,
        [box(50, 40).id("base"), box(20, 10).id("shifted").alignmentGuide(.leading) { _ in -45 }]
      ).id("layers"), in: ProposedViewSize(65, 40))
    #expect(behind.failures(of: "layers frame 0,0 65×40", "shifted frame 45,0 20×10") == [])
    let pushed = Dialogue(
      zstack(
        alignment: .topLeading,
        [box(50, 40).id("base"), box(20, 10).id("shifted").alignmentGuide(.leading) { _ in 15 }]
      ).id("layers"), in: ProposedViewSize(65, 40))
    #expect(
      pushed.failures(
        of: "layers frame 0,0 65×40", "base frame 15,0 50×40", "shifted frame 0,0 20×10") == [])
  }

  /// At its ideal the front is 10 by 10; the back is asked for nothing but that.
  @Test func `13.1 Layers of lower priority are not asked for the size`() {
    let run = Dialogue(
      zstack([color.id("back"), color.id("front").layoutPriority(1)]).fixedSize(),
      in: ProposedViewSize(200, 200))
    #expect(run.failures(of: "front asked nil×nil, 10×10", "back asked 10×10") == [])
  }
}
