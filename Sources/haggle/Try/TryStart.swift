import HaggleAnalysis
import HaggleExperiments

/// The goal of the edits, and the view of the text.
struct TryStart {
  let subject: SourceSubject
  let search: EditSearch
  let goals: [TrialGoal]
  /// Whether nobody states a goal and nothing is found, so that the goals are about what is seen.
  let isOfFacts: Bool

  /// A note on the chosen view, for standard error.
  var remark: String {
    let count = subject.scenario.roots.count
    return count > 1
      ? "\(subject.file.name) has \(count) views to lay out; this is about \(subject.root.name).\n"
      : ""
  }

  /// Whether it has a finding, which is preferred if no goal is stated.
  private var hasFinding: Bool { !search.findings.isEmpty }

  /// The first view with the stated goal; without a goal, the first with a finding.
  init(
    _ settings: TryVerb.Settings, _ operands: [String], of text: SourceSubject
  ) throws(Failure) {
    var (starts, keys, failure): ([TryStart], [String], Failure?) = ([], [], nil)
    let hasGoal = settings.hasGoal || operands.count > 1
    for subject in text.roots {
      let search = Self.search(subject, settings)
      keys += search.findings.map(\.ignoreKey)
      do throws(Failure) {
        let request = try TryVerb.request(settings, operands, search, of: subject.file.name)
        guard let goals = search.goals(request) else { continue }
        starts.append(
          TryStart(
            subject: subject, search: search, goals: goals,
            isOfFacts: !hasGoal && search.findings.isEmpty))
        if starts.last?.isSought(hasGoal) == true { break }
      } catch {
        failure = failure ?? error
      }
    }
    let start =
      starts.last { $0.isSought(hasGoal) } ?? starts.first { !$0.goals.isEmpty } ?? starts.first
    guard let start else {
      throw failure ?? .noFinding(settings.finding ?? "", among: keys, in: text.file.name)
    }
    self = start
  }

  private init(
    subject: SourceSubject, search: EditSearch, goals: [TrialGoal], isOfFacts: Bool
  ) {
    (self.subject, self.search, self.goals) = (subject, search, goals)
    self.isOfFacts = isOfFacts
  }

  /// Whether a goal was stated, or there is one.
  private func isSought(_ hasGoal: Bool) -> Bool {
    hasGoal || hasFinding
  }

  private static func search(_ subject: SourceSubject, _ settings: TryVerb.Settings) -> EditSearch {
    var search = EditSearch(
      ScenarioRun(subject.scenario, root: subject.root, options: settings.scenario.run))
    search.changesOtherFiles = true
    return settings.finding.map { Rule.isOfEdits($0) } == true ? search.seekingIdle() : search
  }
}

extension TryVerb.Settings {
  /// Whether a goal is stated.
  fileprivate var hasGoal: Bool { finding != nil || expectation != nil || expected != nil }
}
