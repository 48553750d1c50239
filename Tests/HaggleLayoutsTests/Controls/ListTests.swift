import HaggleLayouts
import HaggleVocabulary
import Testing

/// Rows at least 44 high, insets of 16 and 11, a margin of 10.
@Suite struct `A list` {
  private static let measures: ListMeasures = {
    var measures = ListMeasures(
      rowInsets: EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16),
      headerInsets: EdgeInsets(top: 17, leading: 16, bottom: 7, trailing: 16),
      footerInsets: EdgeInsets(top: 8, leading: 16, bottom: 0, trailing: 16))
    measures.margin = 10
    measures.leastRow = 44
    measures.top = 35
    measures.sectionGap = 30
    return measures
  }()

  private static func list(_ rows: [Sketch]) -> Dialogue {
    Dialogue(
      Sketch(ListLayout(measures), rows).id("list"), in: ProposedViewSize(width: 300, height: 500))
  }

  private static func item(
    _ role: ListItemTrait.Role, _ section: Int, _ name: String
  ) -> Sketch {
    box(100, 20).id(name).value(ListItem.self, ListItemTrait(role, section: section))
  }

  @Test func `23.4 A list proposes each row its width and nil`() {
    let run = Self.list([color.id("row")])
    #expect(run.failures(of: "row asked 248×nil, 248×22", "row frame 26,46 248×22") == [])
    let reasons = run.reasons.filter { $0.rule == .row || $0.rule == .offer }
    #expect(reasons.map { $0.terms.map(\.value) } == [[300, 52, 0], [10, 22, 44]])
    #expect(reasons.map(\.result) == [248, 44])
  }

  @Test func `23.4 A row is as high as the least row or its content`() {
    let run = Self.list([box(100, 20).id("low"), box(100, 60).id("high"), box(100, 20).id("next")])
    #expect(
      run.failures(
        of: "low frame 26,47 100×20", "high frame 26,90 100×60", "next frame 26,173 100×20") == [])
  }

  @Test func `23.4 What has no height of its own fills its row`() {
    let bare = color.value(ListRowInsets.self, EdgeInsets())
    let run = Self.list([bare.id("bare"), color.frame(height: 10).id("low"), box(9, 10).id("box")])
    #expect(
      run.failures(
        of: "bare frame 10,35 280×44", "low frame 26,96 248×10", "box frame 26,140 9×10") == [])
  }

  @Test func `heeds a row's own insets, through modifiers`() {
    let row = color.frame(height: 50).value(ListRowInsets.self, EdgeInsets(4, on: .leading))
    let run = Self.list([row.modified(by: BorderLayout()).id("row")])
    #expect(run.failures(of: "row asked 276×nil", "row frame 14,35 276×50") == [])
  }

  @Test func `puts headers, rows and footers of sections below each other`() {
    let run = Self.list([
      Self.item(.header, 1, "header"), Self.item(.row, 1, "row"), Self.item(.footer, 1, "footer"),
      Self.item(.row, 2, "other"),
    ])
    #expect(
      run.failures(
        of: "header frame 26,17 100×20", "row frame 26,56 100×20", "footer frame 26,96 100×20",
        "other frame 26,158 100×20") == [])
  }

  @Test(
    arguments: [
      (ProposedViewSize.zero, "0×0 → 0×0"), (.unspecified, "nil×nil → 0×0"),
      (.infinity, "∞×∞ → ∞×∞"),
    ])
  func `takes what it is proposed and does not ask its rows for it`(
    proposal: ProposedViewSize, exchange: String
  ) {
    let list = Sketch(ListLayout(Self.measures), []).id("list")
    #expect(Dialogue(list, in: proposal).answers(of: "list") == [exchange])
  }

  @Test func `23.4 A grouped form of a Mac is as high as its rows where no height is proposed`() {
    var measures = Self.measures
    measures.isAsHighAsItsRows = true
    let list = Sketch(ListLayout(measures), [color.id("a"), color.id("b")]).id("list")
    let plain = Sketch(ListLayout(Self.measures), [color.id("a"), color.id("b")]).id("list")
    let open = ProposedViewSize(width: 300, height: nil)
    #expect(Dialogue(list, in: open).answers(of: "list") == ["300×nil → 300×158"])
    #expect(Dialogue(plain, in: open).answers(of: "list") == ["300×nil → 300×0"])
  }

  @Test func `is as wide as a form of a Mac at least where no width is proposed`() {
    var measures = Self.measures
    measures.isAsHighAsItsRows = true
    measures.leastIdeal = 400
    let list = Sketch(ListLayout(measures), [color.id("a")]).id("list")
    let open = ProposedViewSize(width: nil, height: 50)
    let narrow = ProposedViewSize(width: 90, height: 50)
    #expect(Dialogue(list, in: open).answers(of: "list") == ["nil×50 → 400×50"])
    #expect(Dialogue(list, in: narrow).answers(of: "list") == ["90×50 → 90×50"])
  }

  @Test func `lays rows out in no width at all`() {
    let list = Sketch(ListLayout(Self.measures), [color.id("row")]).id("list")
    #expect(Dialogue(list, in: .zero).failures(of: "row asked 0×nil, 0×22") == [])
  }
}
