import Foundation
import HaggleScenarios
import HaggleVocabulary

/// Lays a view out at one point after the other. It belongs to one thread.
struct SweepBench {
  private let subject: SweepSubject
  private let scenario: Scenario
  private let root: Scenario.Root?
  private let tracked: SweptView?
  private var known = SweptLayout.Known()
  /// The passes of a root whose effects do the same at every length; nil before the first length.
  private var passes: Settling?

  /// - Parameter tracked: the view whose size is wanted; nil for the root.
  init(_ subject: SweepSubject, tracking tracked: SweptView? = nil) {
    self.subject = subject
    self.tracked = tracked
    scenario = subject.scenario
    root = scenario.roots.first
  }

  /// The view at a point, without analysis; nil if the text has none there.
  mutating func layout(_ point: SweepPoint) -> SweptLayout? {
    laidOut(at: point).map { SweptLayout(point, $0, tracking: tracked, known: &known) }
  }

  /// Evaluating a text takes many times as long as laying it out: where effects do the same at
  /// every length, their passes are evaluated once.
  private mutating func laidOut(at point: SweepPoint) -> LaidOut? {
    if let root, root.hasSteadyEffects, scenario.stage.changes.isEmpty,
      scenario.stage.circumstances.proposal == nil, case .length(let axis, let length) = point
    {
      passes = passes ?? request(point).map { Settling($0, isUsedHere: true) }
      if let passes, passes.isSteady {
        let last = passes.sequence
        let (scenario, root) = (last.request.scenario, last.request.root)
        let request = LayoutRequest(scenario, root, options(proposing: length, on: axis))
        return LaidOut(lastPass: request, number: last.number)
      }
    }
    return request(point).map { LaidOut($0) }
  }

  /// The layout to make at a point; nil if the text has no such view there.
  func request(_ point: SweepPoint) -> LayoutRequest? {
    guard case .length(let axis, let length) = point else {
      let other = subject.scenario(at: point)
      return other.roots.first.map { LayoutRequest(other, $0, subject.options) }
    }
    guard let root else { return nil }
    let options = options(proposing: length, on: axis)
    if let proposal = options.proposal, scenario.stage.circumstances.proposal != nil {
      // The size that the text asks to be resized to would take precedence.
      let other = subject.scenario(resizedTo: proposal)
      return other.roots.first.map { LayoutRequest(other, $0, options) }
    }
    // Effects run once per layout, so each point needs a fresh scenario.
    let request = LayoutRequest(scenario, root, options)
    return root.hasEffects || scenario.isUsed ? request.afresh ?? request : request
  }

  private func options(
    proposing length: CGFloat, on axis: HaggleVocabulary.Axis
  ) -> ScenarioRun.Options {
    var options = subject.options
    if let root {
      options.proposal = subject.proposal(scenario, root)
      options.proposal?[axis] = length
    }
    return options
  }
}
