import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  enum Search: Sendable {
    /// Finds in the log what came out wrong.
    case symptoms(@Sendable (Timeline) -> [any Detection])
    /// As `symptoms`, for rules that may fire on hundreds of equal views: words are only made for
    /// candidates that are reported.
    case candidates(@Sendable (Timeline) -> [Candidate])
    /// Finds in the log possible causes of symptoms; only a re-run can prove one.
    case causes(@Sendable (_ symptoms: [Suspicion], Timeline) -> [Suspicion])

    /// Compares the log with that of the same views whose layouts cache nothing.
    case memories(@Sendable (Timeline, _ forgetful: Timeline) -> [Suspicion])

    /// Finds in the state set after passes why the passes end late or never.
    case passes(@Sendable (Feedback) -> [Suspicion])

    /// Needs the source: its layout with something edited.
    case edits
    /// Needs more than one log: the same views at another time, or what the text's code is given.
    case times

    func passes(of feedback: Feedback) -> [Suspicion] {
      if case .passes(let search) = self { search(feedback) } else { [] }
    }

    func symptoms(in timeline: Timeline) -> [Candidate] {
      switch self {
      case .symptoms(let search): search(timeline).map { Candidate($0.suspicion) }
      case .candidates(let search): search(timeline)
      case .causes, .memories, .passes, .edits, .times: []
      }
    }

    /// The first mistake that has these names, which is the one that findings report.
    func detection(of symptom: Hypothesis.Symptom, in timeline: Timeline) -> (any Detection)? {
      guard case .symptoms(let search) = self else { return nil }
      return search(timeline).first { Hypothesis.Symptom($0.suspicion.finding) == symptom }
    }

    func memories(in timeline: Timeline, against forgetful: Timeline) -> [Suspicion] {
      if case .memories(let search) = self { search(timeline, forgetful) } else { [] }
    }

    func causes(of symptoms: [Suspicion], in timeline: Timeline) -> [Suspicion] {
      if case .causes(let search) = self { search(symptoms, timeline) } else { [] }
    }
  }
}

// MARK: - Views one by one

extension Rule.Search {
  /// The views that a rule looks at.
  struct Views: Sendable {
    let find: @Sendable (Timeline) -> [NodeID]

    static let all = Views { $0.nodes }
    static let rows = Views { $0.rows }
    static let columns = Views { $0.columns }
    static let stacks = Views { $0.stacks }
    static let grids = Views { $0.grids }
    static let lazyGrids = Views { $0.lazyGrids }
    static let lists = Views { $0.lists }
    static let layers = Views { $0.layers }
    static let layerStacks = Views { $0.layerStacks }
    static let containers = Views { $0.containers }

    static func with(_ role: NodeRole) -> Views { Views { $0.views(with: role) } }
    static func withAny(of roles: NodeRoles) -> Views { Views { $0.views(withAnyOf: roles) } }
  }

  /// Looks at each view by itself.
  static func each<Found: Detection>(
    _ views: Views, as detect: @escaping @Sendable (NodeID, Timeline) -> Found?
  ) -> Self {
    .symptoms { timeline in views.find(timeline).compactMap { detect($0, timeline) } }
  }

  static func each<Found: Detection>(
    _ views: Views, as detect: @escaping @Sendable (NodeID, Timeline, Contents) -> Found?
  ) -> Self {
    .symptoms { timeline in
      let contents = timeline.contents
      return views.find(timeline).compactMap { detect($0, timeline, contents) }
    }
  }

  /// Looks at each view on each axis.
  static func each<Found: Detection>(
    _ views: Views, as detect: @escaping @Sendable (NodeID, Axis, Timeline) -> Found?
  ) -> Self {
    .symptoms { timeline in
      let views = views.find(timeline)
      return Axis.allCases.flatMap { axis in views.compactMap { detect($0, axis, timeline) } }
    }
  }

  static func each<Found: Detection>(
    _ views: Views, as detect: @escaping @Sendable (NodeID, Axis, Timeline, Contents) -> Found?
  ) -> Self {
    .symptoms { timeline in
      let (views, contents) = (views.find(timeline), timeline.contents)
      return Axis.allCases.flatMap { axis in
        views.compactMap { detect($0, axis, timeline, contents) }
      }
    }
  }
}
