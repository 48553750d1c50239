import HaggleScenarios

/// One root of a scenario, and how it is to be laid out.
struct LayoutRequest {
  let scenario: Scenario
  let root: Scenario.Root
  var options: ScenarioRun.Options

  init(_ scenario: Scenario, _ root: Scenario.Root, _ options: ScenarioRun.Options = .init()) {
    (self.scenario, self.root, self.options) = (scenario, root, options)
  }

  /// The root of that name in another scenario; nil if there is none.
  func with(_ scenario: Scenario) -> LayoutRequest? {
    scenario.roots.first { $0.name == root.name }.map { LayoutRequest(scenario, $0, options) }
  }

  /// The same in a scenario that no effect has changed yet; nil if it no longer has that root.
  var afresh: LayoutRequest? { with(scenario.afresh) }
}

extension Scenario {
  /// The root with that name; if there is none, the only root.
  func root(like name: String) -> Root? {
    roots.first { $0.name == name } ?? (roots.count == 1 ? roots.first : nil)
  }
}
