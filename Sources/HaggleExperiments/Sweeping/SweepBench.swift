import HaggleScenarios
import HaggleTraces
import HaggleVocabulary

/// What lays a view out at one point after the other. It belongs to one thread.
struct SweepBench {
  private let subject: SweepSubject
  private let scenario: Scenario
  private let root: Scenario.Root?
  private let tracked: SweptView?
  private var known: (nodes: [Trace.Node], views: SweptViews)?

  /// - Parameter tracked: the view whose size is wanted; nil for the root.
  init(_ subject: SweepSubject, tracking tracked: SweptView? = nil) {
    self.subject = subject
    self.tracked = tracked
    scenario = subject.scenario
    root = scenario.roots.first
  }

  /// The view at a point, without judgement; nil where the text gives none there.
  mutating func layout(_ point: SweepPoint) -> SweptLayout? {
    guard let (scenario, root, options) = setting(point) else { return nil }
    return SweptLayout(
      point, LaidOut(scenario, root, options), tracking: tracked, known: &known)
  }

  /// What there is to lay out at a point; nil where the text gives no view there.
  func setting(_ point: SweepPoint) -> (Scenario, Scenario.Root, ScenarioRun.Options)? {
    guard case .length(let axis, let length) = point else {
      let other = subject.scenario(at: point)
      return other.roots.first.map { (other, $0, subject.options) }
    }
    guard let root else { return nil }
    var options = subject.options
    var proposal = subject.proposal(scenario, root)
    proposal[axis] = length
    options.proposal = proposal
    if scenario.stage.circumstances.proposal != nil {
      // What the text wants it to be resized to would win.
      let other = subject.scenario(resizedTo: proposal)
      return other.roots.first.map { (other, $0, options) }
    }
    // Effects run once per layout, so each point needs a fresh scenario.
    let own = root.hasEffects || scenario.isUsed ? scenario.afresh.root(named: root.name) : nil
    return (own?.0 ?? scenario, own?.1 ?? root, options)
  }
}
