import HaggleExperiments
import HaggleScenarios
import HaggleTestSupport
import HaggleTraces
import HaggleVocabulary
import Testing

@Suite("A view that a seed makes") struct SourceTests {
  /// Every fifth: reading text takes longer than laying out.
  static let chunks = (0..<(Checkout.isFull ? 20 : 4)).map { chunk in
    (0..<20).map { chunk * 100 + $0 * 5 }
  }

  static let isWritten = Law("the printed source is laid out like the view itself") { trial in
    let scenario = Scenario(trial.specimen.source, name: "Sample.swift")
    guard let root = scenario.roots.first else {
      return "\(scenario.diagnostics.map(\.inOneLine))"
    }
    let trace = ScenarioRun(scenario, root: root, options: .init(verifies: true)).trace
    guard trace.header.completeness == "complete" else { return "\(trace.assumptions)" }
    let places = trace.events.compactMap { event -> Event.Placement? in
      if case .place(let placement) = event { placement } else { nil }
    }
    let expected = trial.run.placements
    if let (written, view) = zip(places, expected).first(where: { $0 != $1 }) {
      return "\(trace.name(of: written.node)) at \(written.frame), not \(view.frame)"
    }
    return places.count == expected.count ? nil : "\(places.count) views, not \(expected.count)"
  }

  @Test(arguments: chunks) func `is the same as source`(seeds: [Int]) {
    for seed in seeds {
      if let report = Self.isWritten.report(on: seed) { Issue.record("\(report)") }
    }
  }

  @Test func `is written as people write it`() {
    let view = Sample(
      .grid(.top, horizontal: 4, vertical: nil),
      [
        Sample(
          .row(.bottom),
          [
            Sample(.cellColumns(2), [Sample(.text("x\ny"))]),
            Sample(.overlay(.leading), [Sample(.spacer(2.5)), Sample(.divider)]),
          ]),
        Sample(
          .limits(.init(minWidth: 10, maxHeight: .infinity), .topLeading),
          [Sample(.image(width: 24, height: 12.5, isResizable: true))]),
      ])
    let specimen = Specimen(view: view, proposal: ProposedViewSize(width: nil, height: .infinity))
    #expect(
      specimen.source == """
        // proposal: nilxinf
        // image: "image24x12.5" 24x12.5
        // text-cell: 8x16
        Grid(alignment: .top, horizontalSpacing: 4) {
          GridRow(alignment: .bottom) {
            Text("x\\ny").gridCellColumns(2)
            Spacer(minLength: 2.5)
            .overlay(alignment: .leading) {
              Divider()
            }
          }
          Image("image24x12.5").resizable()
          .frame(minWidth: 10, maxHeight: .infinity, alignment: .topLeading)
        }

        """)
  }
}
