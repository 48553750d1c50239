import HaggleLayouts
import HaggleVocabulary
import Testing

@Suite struct `A split view` {
  private static func pane(
    _ name: String, min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> Sketch {
    Sketch(FlexibleFrameLayout(width: .init(min: min, ideal: ideal, max: max)), [color]).id(name)
  }

  private func split(_ panes: [Sketch], in width: CGFloat?) -> Dialogue {
    Dialogue(
      Sketch(SplitLayout(.horizontal), panes).id("split"),
      in: ProposedViewSize(width: width, height: 50))
  }

  @Test(arguments: [
    (1201, "side frame 0,0 280×50", "rest frame 281,0 920×50"),
    (901, "side frame 0,0 260×50", "rest frame 261,0 640×50"),
    (801, "side frame −40,0 240×50", "rest frame 201,0 640×50"),
  ])
  func `23.6 A pane that has a greatest length has its ideal one, and gives way to others`(
    width: CGFloat, side: String, rest: String
  ) {
    let panes = [
      Self.pane("side", min: 240, ideal: 280, max: 360),
      Self.pane("rest", min: 640, max: .infinity),
    ]
    #expect(split(panes, in: width).failures(of: side, rest) == [])
  }

  @Test(arguments: [(120, "column size 200×50"), (220, "column size 220×50")])
  func `23.7 A column is as wide as usual, and wider where its content is no narrower`(
    least: CGFloat, column: String
  ) {
    let run = Dialogue(
      Sketch(ColumnLayout(usual: 200), [Self.pane("side", min: least)]).id("column"),
      in: ProposedViewSize(width: 90, height: 50))
    #expect(run.failures(of: column) == [])
  }

  @Test func `shares what is left equally among panes without a greatest length`() {
    let panes = [Self.pane("a"), Self.pane("b", min: 60), Self.pane("c", max: 20)]
    let run = split(panes, in: 122)
    #expect(
      run.failures(
        of: "a frame 0,0 50×50", "b frame 51,0 60×50", "c frame 112,0 10×50", "split size 122×50")
        == [])
  }

  @Test func `lets panes grow where none is without a greatest length`() {
    let panes = [
      Self.pane("a", min: 10, ideal: 20, max: 40), Self.pane("b", min: 10, ideal: 20, max: 60),
    ]
    let run = split(panes, in: 71)
    #expect(run.failures(of: "a frame 0,0 30×50", "b frame 31,0 40×50") == [])
  }

  @Test func `has the ideal lengths of its panes where nothing is proposed`() {
    let panes = [Self.pane("a", ideal: 20, max: 40), Self.pane("b", ideal: 30)]
    #expect(split(panes, in: nil).failures(of: "split answers nil×50 → 51×50") == [])
  }
}
