package import HaggleLanguage
package import HaggleReplay
package import HaggleScenarios
package import HaggleVocabulary

/// The view that is swept, and what is the same at all points.
package struct SweepSubject: Sendable {
  package var text: String
  /// The file's name, for messages.
  package var name: String
  /// The view to lay out; nil for what the text is about.
  package var root: String?
  package var settings: [Setting]
  package var overrides: Stage.Overrides
  package var options: ScenarioRun.Options

  package init(
    _ text: String, name: String, root: String? = nil, settings: [Setting] = [],
    overrides: Stage.Overrides = .init(), options: ScenarioRun.Options = .init()
  ) {
    self.text = text
    self.name = name
    self.root = root
    self.settings = settings
    self.overrides = overrides
    self.options = options
  }

  /// The text read, as it is without a sweep.
  package var scenario: Scenario { scenario(overrides) }

  private func scenario(_ overrides: Stage.Overrides) -> Scenario {
    Scenario(text, name: name, root: root, settings: settings, overrides: overrides)
  }

  /// What is proposed to a root without a sweep, in points, with what a keyboard covers of it.
  package func proposal(_ scenario: Scenario, _ root: Scenario.Root) -> ProposedViewSize {
    let proposal = RootProposal(scenario, root, overridden: options.proposal)
    var size = proposal.size
    if let height = size.height { size.height = height + proposal.keyboard }
    return size
  }

  /// The layout as it is without a sweep.
  package func timeline(_ scenario: Scenario, _ root: Scenario.Root) -> Timeline {
    let (scenario, root) = scenario.afresh.root(named: root.name) ?? (scenario, root)
    return LaidOut(scenario, root, options).timeline
  }
}

extension SweepSubject {
  func scenario(resizedTo proposal: ProposedViewSize) -> Scenario {
    var overrides = overrides
    overrides.set(.resize, .proposal(proposal))
    return scenario(overrides)
  }

  func scenario(at point: SweepPoint) -> Scenario {
    var overrides = overrides
    switch point {
    case .length: break
    case .device(let device, _): overrides.device = device
    case .typeSize(let size): overrides.set(.typeSize, .typeSize(size))
    case .locale(let locale): overrides.set(.locale, .locale(locale))
    case .platform(let platform): overrides.platform = platform
    case .direction(let direction): overrides.set(.direction, .direction(direction))
    }
    return scenario(overrides)
  }
}

extension Stage.Overrides {
  fileprivate mutating func set(_ kind: Circumstances.Kind, _ change: Circumstances.Change) {
    series.removeAll { $0.kind == kind }
    series.append(Circumstances.Series(kind: kind, changes: [change]))
  }
}
