import HaggleAnalysis
import HaggleReplay
import HaggleScenarios
import HaggleSyntax
import HaggleTraces
import HaggleVocabulary

extension ScenarioRun {
  /// No statements are tried in larger texts: that would take too long.
  private static let mostViews = 2_000
  private static let mostEffort = 40_000
  private static let mostEvents = 80_000

  /// A copy with a finding for each statement without effect, and the number of statements not
  /// tried.
  package func withIdleStatements() -> (run: ScenarioRun, left: Int) {
    let sought = idleStatements()
    return (adding(sought.found.map(\.finding)), sought.left)
  }

  /// The statements without effect, except for those with another finding and those silenced in the
  /// text.
  func idleStatements() -> (found: [FoundIdleStatement], left: Int) {
    let scenario = request.scenario
    let isLarge =
      tree.nodes.count > Self.mostViews || effort > Self.mostEffort
      || lastPass.events.count > Self.mostEvents
    if isLarge { return ([], LayoutStatement.all(in: SourceOutline(scenario.source)).count) }
    let search = IdleStatementSearch(self)
    let timeline = Timeline(lastPass)
    let reported = lastPass.findings.compactMap(\.place)
    let ignored = scenario.directives.ignored
    let found = search.idleStatements.compactMap { statement -> FoundIdleStatement? in
      guard !reported.contains(scenario.source.place(at: statement.anchor)),
        let finding = statement.finding(
          in: timeline, scenario.source, situations: search.situations),
        !ignored.contains(finding.rule), !ignored.contains(finding.ignoreKey)
      else { return nil }
      return FoundIdleStatement(statement: statement, finding: finding)
    }
    return (found, search.left)
  }
}

/// A statement without effect, and its finding.
struct FoundIdleStatement {
  let statement: LayoutStatement
  let finding: Finding
}

extension LayoutStatement {
  /// The finding; nil if nothing of this root is affected.
  fileprivate func finding(
    in timeline: Timeline, _ source: SourceText, situations: Int
  ) -> Finding? {
    let own = timeline.nodes(writtenAt: source.place(at: anchor))
    let nodes = own.isEmpty ? timeline.nodes(writtenAt: source.place(at: base)) : own
    guard let node = nodes.first else { return nil }
    let change = LineChange.all(from: source.text, to: removal.text(of: source))
    let idle = IdleStatement(
      code: code, place: source.place(at: offset), node: node, alike: Array(nodes.dropFirst()),
      edit: TriedEdit(change, effect: [], others: []), situations: situations)
    return Finding(idle, in: timeline)
  }
}

extension Timeline {
  fileprivate func nodes(writtenAt place: SourcePlace) -> [NodeID] {
    tree.preorder.filter { trace.nodes[$0.index].place == place }
  }
}
