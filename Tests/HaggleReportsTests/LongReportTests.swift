import Foundation
import HaggleReplay
import HaggleReports
import HaggleTraces
import HaggleVocabulary
import Testing

@Suite struct `The report of more than anybody reads` {
  /// A column of views of which none is like the one before, with a finding each.
  private static func column(_ count: Int) -> TraceBuilder {
    var story = TraceBuilder()
    let column = story.node("VStack")
    for index in 0..<count {
      let view = story.node("Color", "view\(index)", in: column)
      story.ask(view, 10, 10, answer: (CGFloat(index), 10))
      story.trace.remarks.append(
        .finding(Finding(rule: "overflow", class: .smell, node: view, statement: Statement("a"))))
    }
    return story
  }

  private static let long = column(1_100)

  private func dialogues(_ options: TreeReport.Options) -> Int {
    TreeReport(Self.long.timeline, options: options).views.count { $0.contains("10×10 → ") }
  }

  @Test func `tells the negotiation of the first thousand views, and that there is more`() {
    let views = TreeReport(Self.long.timeline).views
    #expect(dialogues(TreeReport.Options()) == 999)
    #expect(views.count { $0.contains("! overflow") } == 1_100)
    #expect(
      views.last == "After 1000 views with their negotiation: only sizes. --all shows all.")
  }

  @Test func `tells all of it where that is asked for`() {
    let options = TreeReport.Options(showsAll: true)
    let findings = TreeReport(Self.long.timeline, options: options).findings.map(\.text)
    #expect(dialogues(options) == 1_100)
    #expect(!findings.contains { $0.contains("--all") })
    #expect(findings.count { $0.hasPrefix("  a") } == 1_100)
  }

  @Test func `has a line for each finding beyond those that are told in full`() {
    let findings = TreeReport(Self.long.timeline).findings.map(\.text)
    #expect(findings.contains("850 more findings. --all shows all in full."))
    #expect(findings.count { $0.hasPrefix("  a") } == 250)
    #expect(findings.count { $0.contains("smell: overflow at view") } == 1_100)
  }
}
