import Foundation
import HaggleLayouts
import HaggleVocabulary
import Testing

/// Rules and numbers: NEGOTIATION §8.
@Suite struct `A position` {
  static let dot = box(40, 30).id("dot")
    .modified(by: PositionLayout(CGPoint(x: 60, y: 20))).id("placed")

  @Test func `8.8 A position takes everything and centres its view on the point`() {
    let run = Dialogue(Self.dot, in: ProposedViewSize(width: 200, height: 90))
    #expect(run.failures(of: "placed size 200×90", "dot frame 40,5 40×30") == [])
  }

  @Test func `8.8 A position takes the view's length where none is proposed`() {
    let run = Dialogue(Self.dot, in: ProposedViewSize(width: 200, height: nil))
    #expect(run.failures(of: "placed answers 200×nil → 200×30") == [])
  }

  @Test func `8.8 A position is as greedy as a colour in a row`() {
    let run = Dialogue(
      hstack(spacing: 0, [box(56, 20), Self.dot]), in: ProposedViewSize(width: 300, height: 90))
    #expect(run.failures(of: "placed size 244×90") == [])
  }
}
