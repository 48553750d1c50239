import Foundation
import HaggleLayouts
import HaggleVocabulary
import Testing

/// Rules: NEGOTIATION §11; insets of a screen: 59 above, 34 below.
@Suite struct `A view that ignores the safe area` {
  static let screen = LayoutContext(safeArea: EdgeInsets(top: 59, bottom: 34))
  static let proposal = ProposedViewSize(393, 759)

  @Test(arguments: [
    (Edge.Set.all, "0,−59 393×852"), (.top, "0,−59 393×818"), (.bottom, "0,0 393×793"),
    (.horizontal, "0,0 393×759"),
  ])
  func `11.5 A view reaches the end of the screen at the edges that it ignores`(
    edges: Edge.Set, frame: String
  ) {
    let run = Dialogue(
      color.id("color").modified(by: SafeAreaIgnoringLayout(edges)), in: Self.proposal,
      context: Self.screen)
    #expect(run.failures(of: "color frame \(frame)") == [])
  }

  @Test func `11.4 A view that ignores the safe area answers as if it did not`() {
    let engine = LayoutEngine(
      color.modified(by: SafeAreaIgnoringLayout()).tree, context: Self.screen)
    #expect(engine.ask(NodeID(0), Self.proposal) == CGSize(width: 393, height: 759))
  }

  @Test func `11.5 A view reaches out only where it touches the edge`() {
    let ignoring = color.id("color").modified(by: SafeAreaIgnoringLayout())
    let run = Dialogue(
      vstack(spacing: 0, [ignoring, box(10, 100)]), in: Self.proposal, context: Self.screen)
    #expect(run.failures(of: "color frame 0,−59 393×718") == [])
  }

  @Test func `stays where it is in the middle of the screen`() {
    let ignoring = color.id("color").modified(by: SafeAreaIgnoringLayout())
    let run = Dialogue(ignoring.padding(20), in: Self.proposal, context: Self.screen)
    #expect(run.failures(of: "color frame 20,20 353×719") == [])
  }

  /// A keyboard of 336 points, of which 34 are not safe anyhow.
  @Test(arguments: [
    (SafeAreaRegions.all, "0,−59 393×852"), (.container, "0,−59 393×516"),
    (.keyboard, "0,0 393×759"),
  ])
  func `11.9 A view goes under the keyboard where it ignores that`(
    regions: SafeAreaRegions, frame: String
  ) {
    var screen = LayoutContext(safeArea: EdgeInsets(top: 59, bottom: 336))
    screen.keyboard = 302
    let run = Dialogue(
      color.id("color").modified(by: SafeAreaIgnoringLayout(.all, regions)),
      in: ProposedViewSize(393, 457), context: screen)
    #expect(run.failures(of: "color frame \(frame)") == [])
  }

  @Test func `11.6 A view goes under a bar, and on to the end of the screen`() {
    let ignoring = color.id("color").modified(by: SafeAreaIgnoringLayout())
    let bar = color.frame(height: 30).id("bar")
    let run = Dialogue(
      Sketch(SafeAreaInsetLayout(edge: .top, spacing: 0), [ignoring, bar]), in: Self.proposal,
      context: Self.screen)
    #expect(run.failures(of: "bar frame 0,0 393×30", "color frame 0,−59 393×852") == [])
  }

  @Test func `11.6 A view goes under two bars at one edge`() {
    let ignoring = color.id("color").modified(by: SafeAreaIgnoringLayout(.bottom))
    let inner = Sketch(
      SafeAreaInsetLayout(edge: .bottom, spacing: 0), [ignoring, color.frame(height: 20)])
    let outer = Sketch(
      SafeAreaInsetLayout(edge: .bottom, spacing: 5), [inner, color.frame(height: 30)])
    let run = Dialogue(outer, in: ProposedViewSize(100, 200))
    #expect(run.failures(of: "color frame 0,0 100×200") == [])
  }

  @Test func `swaps leading and trailing where lines run from right to left`() {
    let context = LayoutContext(
      layoutDirection: .rightToLeft, safeArea: EdgeInsets(leading: 20, trailing: 0))
    let run = Dialogue(
      color.id("color").modified(by: SafeAreaIgnoringLayout(.leading)),
      in: ProposedViewSize(100, 50), context: context)
    #expect(run.failures(of: "color frame 0,0 120×50") == [])
  }

  @Test func `11.7 A style behind a view ignores the safe area`() {
    let layered = Sketch(
      LayeredLayout(ignoringSafeAreaAt: .all), [box(40, 759), color.id("style")])
    let run = Dialogue(layered, in: Self.proposal, context: Self.screen)
    #expect(run.failures(of: "style frame 176.5,−59 40×852") == [])
  }

  @Test func `11.8 A view goes over the padding of the safe area`() {
    let ignoring = color.id("color").modified(by: SafeAreaIgnoringLayout(.leading))
    let run = Dialogue(
      ignoring.modified(by: SafeAreaPaddingLayout([.leading, .top], 20)).id("padded"),
      in: ProposedViewSize(100, 80))
    #expect(run.failures(of: "padded frame 0,0 100×80", "color frame 0,20 100×60") == [])
  }

  @Test func `11.8 Padding of the safe area takes nothing from what fills it by scrolling`() {
    let scroller = scroll(box(100, 600)).value(ScrollsContent.self, true).id("scroller")
    let run = Dialogue(
      scroller.modified(by: SafeAreaPaddingLayout(.vertical, 20)), in: ProposedViewSize(100, 80))
    #expect(run.failures(of: "scroller frame 0,0 100×80") == [])
  }

  /// Across its axis a scroll view is as long as its content, the padding beside it.
  @Test(arguments: [
    (ProposedViewSize(140, 80), "scroller frame 20,0 100×80", "padded frame 0,0 140×80"),
    (ProposedViewSize(140, nil), "scroller frame 20,20 100×600", "padded frame 0,0 140×640"),
  ])
  func `11.8 What does not fill it lies between the insets`(
    proposal: ProposedViewSize, scroller: String, padded: String
  ) {
    let content = scroll(box(100, 600)).value(ScrollsContent.self, true).id("scroller")
    let run = Dialogue(
      content.modified(by: SafeAreaPaddingLayout(.all, 20)).id("padded"), in: proposal)
    #expect(run.failures(of: scroller, padded) == [])
  }
}
