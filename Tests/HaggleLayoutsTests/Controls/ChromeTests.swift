import HaggleLayouts
import HaggleVocabulary
import Testing

@Suite struct `Content with bars` {
  private static func bar(_ name: String, _ height: CGFloat, _ edge: Edge) -> Sketch {
    Sketch(PartLayout(width: .flexible(ideal: 0), height: .fixed(height)))
      .value(BarEdge.self, edge).id(name)
  }

  private static func chrome(_ content: Sketch) -> Sketch {
    Sketch(
      ChromeLayout(),
      [
        content.id("content"), bar("title", 44, .top), bar("search", 52, .top),
        bar("tabs", 49, .bottom),
      ]
    ).id("chrome")
  }

  @Test func `23.5 Bars leave the rest to the content`() {
    let run = Dialogue(Self.chrome(color), in: ProposedViewSize(width: 300, height: 400))
    #expect(
      run.failures(
        of: "chrome size 300×400", "title frame 0,0 300×44", "search frame 0,44 300×52",
        "content frame 0,96 300×255", "tabs frame 0,351 300×49", "content asked 300×255") == [])
    let reason = run.reasons.first { $0.rule == .remaining }
    #expect(reason?.terms.map(\.value) == [400, 44, 52, 49, 0])
    #expect(reason?.result == 255)
  }

  @Test(arguments: [
    (Edge.Set.top, "inside frame 0,0 300×351"), (.bottom, "inside frame 0,96 300×304"),
    (.horizontal, "inside frame 0,96 300×255"),
  ])
  func `11.6 A view that ignores the safe area goes on under bars`(
    edges: Edge.Set, frame: String
  ) {
    let content = Sketch(SafeAreaIgnoringLayout(edges), [color.id("inside")])
    let run = Dialogue(Self.chrome(content), in: ProposedViewSize(width: 300, height: 400))
    #expect(run.failures(of: frame) == [])
  }

  @Test func `centres content that is smaller`() {
    let run = Dialogue(Self.chrome(box(100, 55)), in: ProposedViewSize(width: 300, height: 400))
    #expect(run.failures(of: "content frame 100,196 100×55") == [])
  }

  @Test func `offers nothing where the bars take everything`() {
    let run = Dialogue(Self.chrome(color), in: ProposedViewSize(width: 300, height: 100))
    #expect(run.failures(of: "chrome size 300×100", "content asked 300×0") == [])
  }

  @Test func `is as high as content and bars where nothing is proposed`() {
    let run = Dialogue(Self.chrome(box(100, 55)), in: .unspecified)
    #expect(run.failures(of: "chrome answers nil×nil → 100×200") == [])
  }

  @Test func `takes an infinite proposal as it is`() {
    let run = Dialogue(Self.chrome(color), in: .infinity)
    #expect(run.failures(of: "chrome answers ∞×∞ → ∞×∞") == [])
  }
}
