import Foundation
import HaggleLayouts
import HaggleVocabulary
import Testing

/// Source: Apple's documentation of `LayoutSubviews.layoutDirection`, OpenSwiftUI's `OffsetEffect`.
@Suite struct `From right to left` {
  static let context = LayoutContext(layoutDirection: .rightToLeft)

  static func run(_ sketch: Sketch, _ width: CGFloat, _ height: CGFloat) -> Dialogue {
    Dialogue(sketch, in: ProposedViewSize(width, height), context: context)
  }

  @Test func `21.1 A stack begins at the right`() {
    let run = Self.run(hstack(spacing: 10, [box(20, 10).id("a"), color.id("b")]), 100, 10)
    #expect(run.failures(of: "a frame 80,0 20×10", "b frame 0,0 70×10") == [])
  }

  @Test func `21.1 Leading is right, also for frames and padding`() {
    let framed = box(20, 10).id("a").frame(width: 100, alignment: .leading)
    #expect(Self.run(framed, 100, 10).failures(of: "a frame 80,0 20×10") == [])
    let padded = color.id("a").padding(.leading, 30)
    #expect(Self.run(padded, 100, 10).failures(of: "a frame 0,0 70×10") == [])
  }

  @Test func `21.2 An offset still moves to the right`() {
    let run = Self.run(box(20, 10).id("a").offset(x: 15), 100, 10)
    #expect(run.failures(of: "a frame 55,0 20×10") == [])
  }

  @Test func `21.3 A subtree may run the other way`() {
    var inner = hstack(spacing: 0, [box(20, 10).id("a"), box(30, 10).id("b")])
    inner.layoutDirection = .leftToRight
    let run = Self.run(hstack(spacing: 0, [inner, box(50, 10).id("c")]), 100, 10)
    #expect(
      run.failures(of: "a frame 50,0 20×10", "b frame 70,0 30×10", "c frame 0,0 50×10") == [])
  }

  @Test func `21.4 A layout knows the direction of its surroundings`() {
    let probe = DirectionProbe()
    _ = Self.run(Sketch(probe, [color]), 10, 10)
    #expect(probe.seen.direction == .rightToLeft)
  }

  private struct DirectionProbe: Layout {
    final class Seen { var direction: LayoutDirection? }
    let seen = Seen()

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      seen.direction = subviews.layoutDirection
      return .zero
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
  }
}
