import HaggleScenarios
import HaggleTraces
import HaggleVocabulary

/// The passes of a root up to the first that sets nothing more, without findings.
struct Settling {
  private(set) var sequence: PassSequence
  /// The changes of state by pass.
  private(set) var changes: [(pass: Int, set: [StateChange])] = []
  /// The changes to values unknown to the text.
  private(set) var unknown: [StateChange] = []
  /// Whether the last allowed pass set something as well.
  private(set) var isEndless = false
  /// Whether the effects of all passes do the same whatever is proposed.
  private(set) var isSteady = true

  init(
    _ request: LayoutRequest, header: Trace.Header = Trace.Header(), isUsedHere: Bool = false
  ) {
    // Effects change the scenario that they belong to.
    let own = request.root.mayHaveEffects && !isUsedHere ? request.afresh : nil
    sequence = PassSequence(own ?? request, header: header)
    var coming = request.scenario.stage.changes[...]
    var first = 1
    while true {
      let set = sequence.effects()
      let root = sequence.request.root
      isSteady = isSteady && root.mayHaveEffects == root.hasSteadyEffects
      unknown += set.unknown
      if !set.known.isEmpty { changes.append((sequence.number, set.known)) }
      let count = sequence.number - first + 1
      if !set.known.isEmpty, !isAtRest(set.known), count < request.options.passes,
        let next = sequence.afterEffects
      {
        sequence.go(on: next, PassReason(.state))
      } else if let change = coming.popFirst(), let next = sequence.after(change) {
        sequence.go(on: next, PassReason(change))
        first = sequence.number
      } else {
        isEndless =
          !set.known.isEmpty && !isAtRest(set.known) && count >= SettledLayout.mostPasses
        break
      }
    }
  }

  /// The last pass, with probes and findings.
  mutating func judge() -> TreeRun { sequence.judge() }
}

// What is set to numbers that differ by less from pass to pass comes to rest.
extension Settling {
  /// Smaller steps of a number are not seen, in points.
  private static let tolerance = 0.01
  /// So many steps in a row show that they shrink.
  private static let leastSteps = 3

  /// Whether all that was set just now are numbers whose steps shrink, and are too small to be
  /// seen.
  private func isAtRest(_ set: [StateChange]) -> Bool {
    set.allSatisfy { change in
      change.number != nil
        && shrinkingStep(of: change.source).map { $0 < Self.tolerance } == true
    }
  }

  /// The last step of a number that each pass changes by less than the one before; nil if there is
  /// none.
  func shrinkingStep(of source: StateChange.Source) -> Double? {
    let numbers = changes.suffix(Self.leastSteps + 1).compactMap { pass in
      pass.set.last { $0.source == source }?.number
    }
    let steps = zip(numbers, numbers.dropFirst()).map { abs($1 - $0) }
    guard steps.count == Self.leastSteps,
      zip(steps, steps.dropFirst()).allSatisfy({ $1 < $0 })
    else { return nil }
    return steps.last
  }
}
