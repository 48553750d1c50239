import HaggleLayouts
import HaggleVocabulary
import Testing

@Suite struct `A bezel` {
  private static let insets = EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)

  @Test func `23.2 A bezel is its content with insets`() {
    let bezel = Sketch(BezelLayout(Self.insets), [box(40, 20).id("label")]).id("bezel")
    let run = Dialogue(bezel, in: ProposedViewSize(width: 100, height: 100))
    #expect(
      run.failures(
        of: "bezel frame 18,33 64×34", "label frame 30,40 40×20", "label asked 76×86",
        "bezel answers 100×100 → 64×34") == [])
  }

  @Test func `23.2 A bezel is never smaller than its least size`() {
    let least = CGSize(width: 0, height: 50)
    let bezel = Sketch(BezelLayout(Self.insets, least: least), [box(40, 20).id("label")])
    let run = Dialogue(bezel.id("bezel"), in: ProposedViewSize(width: 64, height: 50))
    #expect(run.failures(of: "bezel size 64×50", "label frame 12,15 40×20") == [])
    #expect(run.reasons.last { $0.axis == .vertical }?.terms.map(\.value) == [20, 14, 50])
  }

  @Test(
    arguments: [
      ("0×0", ProposedViewSize.zero, "0×34"), ("nil×nil", .unspecified, "64×34"),
      ("∞×∞", .infinity, "∞×34"),
    ])
  func `of a field takes the width that it is proposed`(
    asked: String, proposal: ProposedViewSize, answer: String
  ) {
    let field = BezelLayout(Self.insets, greedyAxes: .horizontal, anchor: .leading)
    let run = Dialogue(Sketch(field, [box(40, 20)]).id("field"), in: proposal)
    #expect(run.failures(of: "field answers \(asked) → \(answer)") == [])
  }

  @Test func `of a field holds its text at the leading edge`() {
    let field = BezelLayout(Self.insets, greedyAxes: .horizontal, anchor: .leading)
    let run = Dialogue(
      Sketch(field, [box(40, 20).id("text")]), in: ProposedViewSize(width: 200, height: 34))
    #expect(run.failures(of: "text frame 12,7 40×20") == [])
  }

  @Test func `23.5 A bar offers its own height, and what is higher hangs out`() {
    let bar = BezelLayout(
      EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16),
      least: CGSize(width: 0, height: 44), greedyAxes: .horizontal, keptAxes: .vertical)
    let high = Sketch(bar, [box(40, 80).id("item")]).id("bar")
    let run = Dialogue(high, in: ProposedViewSize(width: 200, height: nil))
    #expect(
      run.failures(
        of: "bar answers 200×nil → 200×44", "item asked 168×44", "item frame 80,−18 40×80") == [])
    let low = Dialogue(
      Sketch(bar, [box(40, 20).id("item")]).id("bar"), in: ProposedViewSize(width: 200, height: nil)
    )
    #expect(low.failures(of: "bar size 200×44", "item frame 80,12 40×20") == [])
  }

  @Test func `keeps the distance of a plain view, whatever text is in it`() {
    var context = LayoutContext()
    context.text.cell = CGSize(width: 10, height: 20)
    context.text.setSpacing(aboveOther: 3, belowOther: 3, between: 0)
    let button = Sketch(BezelLayout(Self.insets), [text("ab")])
    let run = Dialogue(
      vstack([button, button.id("second")]), in: ProposedViewSize(width: 44, height: 76),
      context: context)
    #expect(run.failures(of: "second frame 0,42 44×34") == [])
  }
}
