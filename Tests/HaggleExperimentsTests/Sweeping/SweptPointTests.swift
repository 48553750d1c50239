import HaggleReplay
import HaggleReports
import HaggleScenarios
import HaggleVocabulary
import Testing

@testable import HaggleExperiments

@Suite struct `A point of a sweep` {
  /// A text of no width is cut, and what says data may be as long as nobody knows.
  @Test(arguments: [
    "HStack(spacing: 0) { Color.red.frame(width: 99); Text(\"Long words\").id(\"title\") }",
    "Text(\"Long words\").frame(width: 30, height: 20).id(\"title\")",
    "Text(\"Long words\").lineLimit(1).hidden().id(\"title\")",
    "Text(name).frame(width: 10, height: 20).id(\"title\")",
    "HStack(spacing: 0) { Color.red.frame(width: 60); Text(\"8\").id(\"title\") }",
  ])
  func `tells of the same texts as a check of the point`(view: String) throws {
    let text = "// proposal: 60x100\n// text-cell: 8x20\n" + view
    let run = try sweep(text, 60...60)
    let scenario = Scenario(text, name: "Listing.swift")
    let trace = ScenarioRun(scenario, root: try #require(scenario.roots.first)).trace
    let cut = CutTexts(Timeline(trace))
    let kinds = { (trait: ViewTrait) in run.layouts[0].facts.keys.filter { $0.trait == trait }.count
    }
    #expect(kinds(.cut) == cut.nodes.count)
    #expect(kinds(.broken) == cut.broken.count)
  }

  /// Of a letter without width nothing is seen, and of one with some width something.
  @Test(arguments: [(60.0, 1), (56, 0), (40, 0)])
  func `tells of a letter that has no width`(width: Double, cut: Int) throws {
    let scenario = Scenario(
      """
      // proposal: 60x100
      // text-cell: 8x20
      HStack(spacing: 0) { Color.red.frame(width: \(width)); Text("8").id("title") }
      """, name: "Listing.swift")
    let trace = ScenarioRun(scenario, root: try #require(scenario.roots.first)).trace
    #expect(CutTexts(Timeline(trace)).nodes.count == cut)
  }

  @Test func `keeps what is equal at many points once`() throws {
    let run = try sweep(
      """
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 8)]) {
        ForEach(0..<6, id: \\.self) { number in Color.red.frame(height: 20) }
      }
      """, 100...423, threads: 1)
    #expect(Set(run.layouts.map { ObjectIdentifier($0.steady) }).count == 3)
  }

  @Test func `lays out single lengths, and nothing between them`() {
    let run = SweepRun(
      SweepSubject(
        ScenarioText(
          "// proposal: 90x100\n// text-cell: 8x20\nText(\"Settings\").lineLimit(1).id(\"title\")",
          name: "Listing.swift")),
      .points([.length(.horizontal, 40), .length(.horizontal, 90)]),
      on: SweepWorkers(threads: 2))
    #expect(run.layouts.count == 2 && !run.isContinuous)
    #expect(run.changes.map(\.places) == [[0...0]])
    #expect(SweptFindings(of: run).judged == [0, 1])
  }
}

@Suite struct `Effects in a sweep` {
  /// The root of a view whose body is this.
  private func root(_ body: String) -> Scenario.Root? {
    Scenario(Self.view(body), name: "Screen.swift").roots.first
  }

  private static func view(_ body: String) -> String {
    """
    // proposal: 60x100
    // text-cell: 10x20
    struct Screen: View {
      @State private var isOpen = false
      var body: some View { \(body) }
    }
    Screen()
    """
  }

  private static let opened = """
    VStack(spacing: 0) { if isOpen { Text("ab cd") } else { Color.red } }
      .onAppear { isOpen = true }
    """

  @Test(arguments: [
    (opened, true), ("Text(\"a\").onChange(of: isOpen) { isOpen = true }", true),
    ("Text(\"a\")", false),
    (
      "Text(\"a\").onGeometryChange(for: Bool.self) { $0.size.width > 9 } "
        + "action: { isOpen = $0 }",
      false
    ),
    ("GeometryReader { _ in Text(\"a\").onAppear { isOpen = true } }", false),
  ])
  func `do the same at every width, unless they ask where anything is`(
    body: String, isSteady: Bool
  ) throws {
    #expect(try #require(root(body)).hasSteadyEffects == isSteady)
  }

  @Test func `have run before each layout is looked at`() throws {
    let run = SweepRun(
      SweepSubject(ScenarioText(Self.view(Self.opened), name: "Screen.swift")),
      .lengths(.horizontal, try SweepRange(30, 60, step: 10)), on: SweepWorkers(threads: 2))
    // Five letters of 10 are one line from 50 on.
    for layout in run.layouts {
      #expect(layout.size?.height == (layout.point.length.map { $0 < 50 } == true ? 40 : 20))
    }
  }

  /// What the second pass shows may ask where it is, though the first does not.
  @Test func `are run anew where a later pass depends on the width`() throws {
    let body = """
      VStack(spacing: 0) {
        if isOpen { GeometryReader { Color.red.frame(height: $0.size.width) }.id("bar") }
      }
      .onAppear { isOpen = true }
      """
    let run = SweepRun(
      SweepSubject(ScenarioText(Self.view(body), name: "Screen.swift")),
      .lengths(.horizontal, try SweepRange(30, 60, step: 10)), on: SweepWorkers(threads: 2))
    #expect(run.layouts.map { $0.size?.width }.prefix(2) == [30, 40])
  }
}
