import Foundation
import HaggleLayouts
import Testing

@Suite struct `A colour` {
  @Test(arguments: [
    (ProposedViewSize(300, 200), "300×200 → 300×200"), (.zero, "0×0 → 0×0"),
    (.unspecified, "nil×nil → 10×10"), (.infinity, "∞×∞ → ∞×∞"),
    (ProposedViewSize(nil, 40), "nil×40 → 10×40"), (ProposedViewSize(40, nil), "40×nil → 40×10"),
  ])
  func `4.1 A colour takes what it is proposed, and 10 where nothing is`(
    proposal: ProposedViewSize, expected: String
  ) {
    #expect(Dialogue(color, in: proposal).answers(of: "Color") == [expected])
  }

  @Test func `4.1 A colour is 10 by 10 at its ideal size`() {
    let run = Dialogue(color.fixedSize().id("ideal"), in: ProposedViewSize(300, 200))
    #expect(run.lines == ["Color ← nil×nil → 10×10", "ideal ← 300×200 → 10×10"])
    #expect(run.failures(of: "ideal frame 145,95 10×10") == [])
  }
}

@Suite struct `An image` {
  private static let photo = CGSize(64, 40)

  @Test(arguments: [
    ProposedViewSize(300, 300), .zero, .unspecified, .infinity, ProposedViewSize(10, nil),
  ])
  func `4.2 An image has its own size`(proposal: ProposedViewSize) {
    #expect(Dialogue(Sketch(ImageLayout(size: Self.photo)), in: proposal).size == Self.photo)
  }

  @Test(arguments: [
    (ProposedViewSize(300, 30), CGSize(300, 30)), (.zero, .zero), (.unspecified, CGSize(64, 40)),
    (.infinity, CGSize(.infinity, .infinity)), (ProposedViewSize(nil, 30), CGSize(64, 30)),
  ])
  func `4.3 A resizable image takes what it is proposed, its own size where nothing is`(
    proposal: ProposedViewSize, expected: CGSize
  ) {
    let image = Sketch(ImageLayout(size: Self.photo, isResizable: true))
    #expect(Dialogue(image, in: proposal).size == expected)
  }

  @Test func `of no name has no size`() {
    #expect(Dialogue(Sketch(ImageLayout(size: .zero)), in: .infinity).size == .zero)
  }
}

@Suite struct `A placeholder` {
  @Test(arguments: [ProposedViewSize(300, 300), .zero, .unspecified, .infinity])
  func `4.8 A view that nobody declares is a box of 44`(proposal: ProposedViewSize) {
    #expect(Dialogue(Sketch(PlaceholderLayout()), in: proposal).size == CGSize(44, 44))
  }

  @Test func `4.8 A view that nobody declares is as large as its content`() {
    let run = Dialogue(
      box(50, 20).modified(by: PlaceholderLayout()).id("unknown"), in: ProposedViewSize(90, 80))
    #expect(
      run.lines == [
        "FixedFrame ← 90×80 → 50×20", "unknown ← 90×80 → 50×20", "Color ← 50×20 → 50×20",
      ])
  }
}
