import Foundation
import HaggleLayouts
import HaggleVocabulary
import Testing

/// Rules and numbers: NEGOTIATION §11.
@Suite struct `A safe area inset` {
  static func inset(_ content: Sketch, _ bar: Sketch, _ edge: Edge) -> Sketch {
    Sketch(SafeAreaInsetLayout(edge: edge), [content, bar])
  }

  @Test func `11.1 A bar leaves its view what it and the spacing do not take`() {
    let run = Dialogue(
      Self.inset(color.id("content"), color.frame(height: 30).id("bar"), .bottom),
      in: ProposedViewSize(width: 100, height: 200))
    #expect(run.failures(of: "content frame 0,0 100×162", "bar frame 0,170 100×30") == [])
  }

  /// A view that is narrower than its bar lies in the middle of it, and the bar in its own room.
  @Test(arguments: [(20 as CGFloat, "bar frame 0,100 80×20"), (120, "bar frame 0,100 80×20")])
  func `11.1 A bar stays in its own room beside a narrower view`(width: CGFloat, bar: String) {
    let layout = SafeAreaInsetLayout(edge: .bottom, alignment: .leading, spacing: 0)
    let content = color.frame(width: width, height: 100)
    let run = Dialogue(
      Sketch(layout, [content, color.frame(width: 80, height: 20).id("bar")]), in: .unspecified)
    #expect(run.failures(of: bar) == [])
  }

  @Test func `11.2 Bars are nested, so their order matters`() {
    let left = Self.inset(color.id("center"), color.frame(width: 10), .leading)
    let top = Self.inset(left, color.frame(height: 20), .top)
    let right = Self.inset(top, color.frame(width: 30), .trailing)
    let run = Dialogue(
      Self.inset(right, color.frame(height: 40), .bottom),
      in: ProposedViewSize(width: 200, height: 200))
    #expect(run.failures(of: "center frame 18,28 144×124") == [])
  }

  @Test func `11.3 A bar takes nothing from a view that scrolls`() {
    let scroller = scroll(box(100, 600)).value(ScrollsContent.self, true).id("scroller")
    let run = Dialogue(
      Self.inset(scroller, color.frame(height: 30).id("bar"), .bottom),
      in: ProposedViewSize(width: 100, height: 200))
    #expect(run.failures(of: "scroller frame 0,0 100×200", "bar frame 0,170 100×30") == [])
    #expect(
      run.failures(of: "scroller answers 100×0 → 100×0", "scroller asked 100×0, 100×162, 100×200")
        == [])
  }

  @Test func `11.3 A view that scrolls and its bar are as broad as the broader of both`() {
    let scroller = scroll(box(100, 600)).value(ScrollsContent.self, true)
    let run = Dialogue(
      Self.inset(scroller, color.frame(height: 30), .bottom).id("both"),
      in: ProposedViewSize(width: 300, height: 200))
    #expect(run.failures(of: "both frame 0,0 300×200") == [])
  }
}
