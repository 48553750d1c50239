import Foundation
import HaggleLayouts
import Testing

@Suite struct `A scroll view` {
  @Test(arguments: [
    (ProposedViewSize(300, 200), "300×nil", CGSize(60, 200)), (.zero, "0×nil", CGSize(60, 0)),
    (.infinity, "∞×nil", CGSize(60, .infinity)), (.unspecified, "nil×nil", CGSize(60, 700)),
  ])
  func `17.1 A scroll view takes the proposal along its axis`(
    proposal: ProposedViewSize, asked: String, expected: CGSize
  ) {
    let run = Dialogue(scroll(box(60, 700).id("content")), in: proposal)
    #expect(run.size == expected)
    #expect(run.asked("content") == [asked])
  }

  @Test func `17.2 A scroll view is as wide as wider content`() {
    let run = Dialogue(
      scroll(box(400, 700).id("content")).id("scroller"), in: ProposedViewSize(300, 200))
    #expect(
      run.failures(of: "scroller frame −50,0 400×200", "content frame −50,0 400×700") == [])
  }

  @Test func `17.3 A scroll view on both axes takes the whole proposal`() {
    let run = Dialogue(
      scroll(box(400, 700).id("content"), [.horizontal, .vertical]), in: ProposedViewSize(300, 200))
    #expect(run.size == CGSize(300, 200))
    #expect(run.failures(of: "content asked nil×nil", "content frame 0,0 400×700") == [])
  }

  /// Recorded: mburger89/MetalUI, SC2 and SCG2.
  @Test(arguments: [
    ([.horizontal, .vertical] as Axis.Set, CGSize(100, 100), "content frame 25,35 50×30"),
    (.vertical, CGSize(50, 100), "content frame 25,0 50×30"),
    (.horizontal, CGSize(100, 30), "content frame 0,35 50×30"),
  ])
  func `17.3 Shorter content is in the middle of a scroll view on both axes`(
    axes: Axis.Set, size: CGSize, expected: String
  ) {
    let run = Dialogue(scroll(box(50, 30).id("content"), axes), in: ProposedViewSize(100, 100))
    #expect(run.size == size)
    #expect(run.failures(of: expected) == [])
  }

  @Test func `17.1 A scroll view in a stack is as flexible as a colour`() {
    let run = Dialogue(
      vstack(spacing: 0, [scroll(box(60, 700)).id("scroller"), color.id("fill")]),
      in: ProposedViewSize(300, 200))
    #expect(run.failures(of: "scroller size 60×100", "fill size 300×100") == [])
  }

  @Test func `without content is empty across its axis`() {
    #expect(Dialogue(Sketch(ScrollLayout()), in: ProposedViewSize(300, 200)).size == CGSize(0, 200))
  }
}
