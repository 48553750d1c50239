package import HaggleReplay
package import HaggleScenarios
package import HaggleVocabulary

/// The swept view, and what is equal at all points.
package struct SweepSubject: Sendable {
  let source: ScenarioText
  var options: ScenarioRun.Options

  package init(_ source: ScenarioText, options: ScenarioRun.Options = .init()) {
    self.source = source
    self.options = options
  }

  /// The parsed text, as it is without a sweep.
  var scenario: Scenario { source.scenario }

  /// The proposal to a root without a sweep, in points, including the part covered by a keyboard.
  package func proposal(_ scenario: Scenario, _ root: Scenario.Root) -> ProposedViewSize {
    let proposal = RootProposal(LayoutRequest(scenario, root, options))
    var size = proposal.size
    if let height = size.height { size.height = height + proposal.keyboard }
    return size
  }

  /// The layout without a sweep.
  package func timeline(_ scenario: Scenario, _ root: Scenario.Root) -> Timeline {
    let request = LayoutRequest(scenario, root, options)
    return LaidOut(request.afresh ?? request).timeline
  }
}

extension SweepSubject {
  func scenario(resizedTo proposal: ProposedViewSize) -> Scenario {
    var source = source
    source.overrides.set(.resize, .proposal(proposal))
    return source.scenario
  }

  func scenario(at point: SweepPoint) -> Scenario {
    var source = source
    point.apply(to: &source.overrides)
    return source.scenario
  }
}

extension SweepPoint {
  /// Writes the point into the overrides; a length is proposed to the root instead.
  package func apply(to overrides: inout Stage.Overrides) {
    switch self {
    case .length: break
    case .device(let device, _): overrides.device = device
    case .typeSize(let size): overrides.set(.typeSize, .typeSize(size))
    case .locale(let locale): overrides.set(.locale, .locale(locale))
    case .platform(let platform): overrides.platform = platform
    case .direction(let direction): overrides.set(.direction, .direction(direction))
    }
  }
}

extension Stage.Overrides {
  /// Replaces any earlier setting of this kind.
  mutating func set(_ kind: Circumstances.Kind, _ change: Circumstances.Change) {
    series.removeAll { $0.kind == kind }
    series.append(Circumstances.Series(kind: kind, changes: [change]))
  }
}
