import HaggleScenarios
import HaggleTraces

extension Trial {
  /// What haggle finds in the edited text; nil if all of it is laid out as other views.
  ///
  /// - Parameter isDoubted: what is only wanted where it is found whatever the text leaves open.
  func judged(
    on base: TrialBase, doubting isDoubted: @escaping (Finding) -> Bool
  ) -> [Finding]? {
    let scenario = base.scenario.with(edit.rewriting.text(of: base.whole))
    let name = base.request.root.name
    guard let root = scenario.root(like: name) ?? scenario.roots.first else { return [] }
    let run = ScenarioRun(
      LayoutRequest(scenario, root, base.request.options), doubting: isDoubted)
    if base.isTrimmed, run.lastPass.nodes.count != laidOut.trace.nodes.count { return nil }
    return run.trace.findings
  }
}

extension Edit {
  /// Whether it does everything that another edit does, and more.
  func adds(to other: Edit) -> Bool {
    Set(other.rewriting.changes).isSubset(of: rewriting.changes)
  }
}
