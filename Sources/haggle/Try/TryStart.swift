import HaggleAnalysis
import HaggleExperiments

/// What edits are looked for, and in which of a text's views.
struct TryStart {
  let subject: SourceSubject
  let search: EditSearch
  let goals: [Goal]

  /// What there is to say of the choice where there was one, for standard error.
  var remark: String {
    let count = subject.scenario.roots.count
    return count > 1
      ? "\(subject.file.name) has \(count) views to lay out; this is about \(subject.root.name).\n"
      : ""
  }

  /// Whether it has what somebody looks for who names nothing.
  private var hasFinding: Bool { !search.findings.isEmpty }

  /// The first view that has what is asked for. Where nothing is, one with a finding comes first,
  /// then one in which something looks wrong.
  init(
    _ settings: TryVerb.Settings, _ operands: [String], of text: SourceSubject
  ) throws(Failure) {
    var (starts, keys, failure): ([TryStart], [String], Failure?) = ([], [], nil)
    for subject in text.roots {
      let search = Self.search(subject, settings)
      keys += search.findings.map(\.ignoreKey)
      do throws(Failure) {
        let request = try TryVerb.request(settings, operands, search, of: subject.file.name)
        guard let goals = search.goals(request) else { continue }
        starts.append(TryStart(subject: subject, search: search, goals: goals))
        if starts.last?.isSought(settings) == true { break }
      } catch {
        failure = failure ?? error
      }
    }
    guard let start = starts.last(where: { $0.isSought(settings) }) ?? Self.next(starts) else {
      throw failure ?? .noFinding(settings.finding ?? "", among: keys, in: text.file.name)
    }
    self = start
  }

  private init(subject: SourceSubject, search: EditSearch, goals: [Goal]) {
    (self.subject, self.search, self.goals) = (subject, search, goals)
  }

  /// Whether no other view can be meant.
  private func isSought(_ settings: TryVerb.Settings) -> Bool {
    settings.hasGoal || hasFinding
  }

  private static func next(_ starts: [TryStart]) -> TryStart? {
    starts.first { !$0.goals.isEmpty } ?? starts.first
  }

  private static func search(_ subject: SourceSubject, _ settings: TryVerb.Settings) -> EditSearch {
    let search = EditSearch(subject.scenario, subject.root, settings.scenario.run)
    return settings.finding.map { Rule.isOfEdits($0) } == true ? search.seekingHabits() : search
  }
}

extension TryVerb.Settings {
  /// Whether it is said what edits are for.
  fileprivate var hasGoal: Bool { finding != nil || expectation != nil || expected != nil }
}
