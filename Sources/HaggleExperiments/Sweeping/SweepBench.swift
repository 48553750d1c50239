import HaggleScenarios
import HaggleVocabulary

/// Lays a view out at one point after the other. It belongs to one thread.
struct SweepBench {
  private let subject: SweepSubject
  private let scenario: Scenario
  private let root: Scenario.Root?
  private let tracked: SweptView?
  private var known = SweptLayout.Known()

  /// - Parameter tracked: the view whose size is wanted; nil for the root.
  init(_ subject: SweepSubject, tracking tracked: SweptView? = nil) {
    self.subject = subject
    self.tracked = tracked
    scenario = subject.scenario
    root = scenario.roots.first
  }

  /// The view at a point, without analysis; nil if the text has none there.
  mutating func layout(_ point: SweepPoint) -> SweptLayout? {
    request(point).map { SweptLayout(point, LaidOut($0), tracking: tracked, known: &known) }
  }

  /// The layout to make at a point; nil if the text has no such view there.
  func request(_ point: SweepPoint) -> LayoutRequest? {
    guard case .length(let axis, let length) = point else {
      let other = subject.scenario(at: point)
      return other.roots.first.map { LayoutRequest(other, $0, subject.options) }
    }
    guard let root else { return nil }
    var options = subject.options
    var proposal = subject.proposal(scenario, root)
    proposal[axis] = length
    options.proposal = proposal
    if scenario.stage.circumstances.proposal != nil {
      // The size that the text asks to be resized to would take precedence.
      let other = subject.scenario(resizedTo: proposal)
      return other.roots.first.map { LayoutRequest(other, $0, options) }
    }
    // Effects run once per layout, so each point needs a fresh scenario.
    let request = LayoutRequest(scenario, root, options)
    return root.hasEffects || scenario.isUsed ? request.afresh ?? request : request
  }
}
