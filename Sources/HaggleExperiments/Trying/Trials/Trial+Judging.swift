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

extension Trial {
  /// Whether a finding is about an axis on which all views have the place and the length that they
  /// had before the edit: what nobody sees a change of is not the edit's fault.
  func isAsBefore(_ finding: Finding, on base: TrialBase) -> Bool {
    guard finding.class == .smell, let axis = finding.axis else { return false }
    let views = finding.nodes.map(counterparts.original) + base.seen.map(\.node)
    return views.allSatisfy { node in
      guard let node, let before = base.original.timeline.rectangle(of: node),
        let after = rectangle(node)
      else { return false }
      return abs(before.origin[axis] - after.origin[axis]) < 0.5
        && abs(before.size[axis] - after.size[axis]) < 0.5
    }
  }
}

extension Edit {
  /// Whether it does everything that another edit does, and more.
  func adds(to other: Edit) -> Bool {
    Set(other.rewriting.changes).isSubset(of: rewriting.changes)
  }
}
