import Foundation
import HaggleLayouts
import Testing

@Suite struct `A padding` {
  @Test(arguments: [
    (ProposedViewSize(200, 100), ["child ← 180×80 → 180×80", "pad ← 200×100 → 200×100"]),
    (.zero, ["child ← 0×0 → 0×0", "pad ← 0×0 → 20×20"]),
    (.unspecified, ["child ← nil×nil → 10×10", "pad ← nil×nil → 30×30"]),
    (.infinity, ["child ← ∞×∞ → ∞×∞", "pad ← ∞×∞ → ∞×∞"]),
    (ProposedViewSize(15, nil), ["child ← 0×nil → 0×10", "pad ← 15×nil → 20×30"]),
  ])
  func `8.1 Padding proposes less and takes more`(proposal: ProposedViewSize, lines: [String]) {
    #expect(Dialogue(color.id("child").padding(10).id("pad"), in: proposal).lines == lines)
  }

  @Test func `8.1 Padding moves its view by the leading and top insets`() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let run = Dialogue(
      box(10, 10).id("child").padding(insets).id("pad"), in: ProposedViewSize(16, 14))
    #expect(run.failures(of: "pad frame 0,0 16×14", "child frame 2,1 10×10") == [])
  }

  @Test func `8.2 Padding of no number is 16, or what the platform says`() {
    #expect(Dialogue(box(10, 10).padding(), in: .zero).size == CGSize(42, 42))
    #expect(Dialogue(box(10, 10).padding(.leading), in: .zero).size == CGSize(26, 10))
    let context = LayoutContext(defaultPadding: 20)
    #expect(Dialogue(box(10, 10).padding(), in: .zero, context: context).size == CGSize(50, 50))
  }

  @Test func `8.1 Negative padding lets its view be larger than it says`() {
    let run = Dialogue(
      box(30, 30).id("child").padding(-10).id("pad"), in: ProposedViewSize(10, 10))
    #expect(
      run.failures(of: "pad answers 10×10 → 10×10", "child frame −10,−10 30×30") == [])
    #expect(Dialogue(box(5, 5).padding(-10), in: .zero).size == .zero)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `22.2 Padding of no finite number is none`(length: CGFloat) {
    let run = Dialogue(box(10, 10).id("child").padding(length).id("pad"), in: .zero)
    #expect(run.failures(of: "pad frame −5,−5 10×10", "child frame −5,−5 10×10") == [])
  }
}

@Suite struct `A fixed size` {
  @Test(arguments: [
    (true, true, "nil×nil"), (true, false, "nil×20"), (false, true, "300×nil"),
    (false, false, "300×20"),
  ])
  func `8.3 A fixed size asks for the ideal on its axes`(
    horizontal: Bool, vertical: Bool, expected: String
  ) {
    let run = Dialogue(
      color.id("child").fixedSize(horizontal: horizontal, vertical: vertical),
      in: ProposedViewSize(300, 20))
    #expect(run.asked("child") == [expected])
  }

  /// The measured log: asked three times, it asks its text once.
  @Test func `8.3 A fixed size passes different questions on as one`() {
    let run = Dialogue(
      hstack(spacing: 0, [color, text("Hello").id("words").fixedSize().id("fixed")]),
      in: ProposedViewSize(300, 100), context: .texts(["Hello": CGSize(40, 20)]))
    #expect(
      run.answers(of: "fixed") == ["0×100 → 40×20", "∞×100 → 40×20", "150×100 → 40×20"])
    #expect(run.answers(of: "words") == ["nil×nil → 40×20"])
  }
}
