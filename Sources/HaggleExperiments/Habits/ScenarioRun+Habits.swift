import HaggleAnalysis
import HaggleReplay
package import HaggleScenarios
import HaggleSyntax
import HaggleTraces
import HaggleVocabulary

extension ScenarioRun {
  /// A larger text has none of its statements taken out: that would take longer than people wait.
  private static let mostViews = 2_000
  private static let mostEffort = 40_000
  private static let mostEvents = 80_000

  /// The same with a finding for each statement of the text that does nothing, and how many of its
  /// statements were not looked at.
  package func withHabits(
    of scenario: Scenario, _ options: Options
  ) -> (run: ScenarioRun, left: Int) {
    let sought = habits(of: scenario, options)
    return (adding(sought.found.map(\.finding)), sought.left)
  }

  /// The statements that do nothing, except for those that another finding is about and those that
  /// the text silences.
  func habits(
    of scenario: Scenario, _ options: Options
  ) -> (found: [Habit], left: Int) {
    let isLarge =
      tree.nodes.count > Self.mostViews || effort > Self.mostEffort
      || lastPass.events.count > Self.mostEvents
    if isLarge { return ([], LayoutStatement.all(in: SourceOutline(scenario.source)).count) }
    let search = HabitSearch(self, of: scenario, options)
    let timeline = Timeline(lastPass)
    let reported = lastPass.findings.compactMap(\.place)
    let ignored = scenario.directives.ignored
    let found = search.habits.compactMap { statement -> Habit? in
      guard !reported.contains(scenario.source.place(at: statement.anchor)),
        let finding = statement.finding(
          in: timeline, scenario.source, surroundings: search.surroundings),
        !ignored.contains(finding.rule), !ignored.contains(finding.ignoreKey)
      else { return nil }
      return Habit(statement: statement, finding: finding)
    }
    return (found, search.left)
  }
}

/// A statement that does nothing, and what there is to say of it.
struct Habit {
  let statement: LayoutStatement
  let finding: Finding
}

extension LayoutStatement {
  /// What there is to say of it; nil where nothing of this root is of it.
  fileprivate func finding(
    in timeline: Timeline, _ source: SourceText, surroundings: Int
  ) -> Finding? {
    let own = timeline.nodes(writtenAt: source.place(at: anchor))
    let nodes = own.isEmpty ? timeline.nodes(writtenAt: source.place(at: base)) : own
    guard let node = nodes.first else { return nil }
    let change = LineChange.all(from: source.text, to: removal.text(of: source))
    let idle = IdleStatement(
      code: code, place: source.place(at: offset), node: node, alike: Array(nodes.dropFirst()),
      edit: TriedEdit(change, effect: [], others: []), surroundings: surroundings)
    return Finding(idle, in: timeline)
  }
}

extension Timeline {
  fileprivate func nodes(writtenAt place: SourcePlace) -> [NodeID] {
    tree.preorder.filter { trace.nodes[$0.index].place == place }
  }
}
