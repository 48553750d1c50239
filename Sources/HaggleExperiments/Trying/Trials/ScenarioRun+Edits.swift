import HaggleAnalysis
package import HaggleReplay
import HaggleScenarios
package import HaggleTraces
import HaggleVocabulary

extension ScenarioRun {
  /// Only the first findings get edits: after fixing one the text is laid out again anyway.
  private static let mostTried = 3
  /// Larger texts get no edits unless requested: a hundred layouts take too long.
  private static let mostViews = 1_000
  private static let mostEffort = 20_000
  private static let mostEvents = 40_000

  fileprivate var isSmall: Bool {
    tree.nodes.count <= Self.mostViews && effort <= Self.mostEffort
      && lastPass.events.count <= Self.mostEvents
  }

  /// How many of its first findings get edits without being asked for.
  fileprivate var triedFindings: Int {
    guard isSmall else { return 0 }
    // Those of statements without effect come last, and hold their edit.
    return lastPass.findings.prefix(Self.mostTried).count { !Rule.isOfEdits($0.rule) }
  }

  /// A copy whose first findings have edits that were laid out and remove them.
  ///
  /// - Parameter progress: hears how far it is, and may end it.
  package func withEdits(progress: SearchProgress? = nil) -> ScenarioRun {
    let tried = triedFindings
    if tried == 0 { return self }
    var search = EditSearch(self)
    search.progress = progress
    let mended = lastPass.findings.enumerated().map { index, finding in
      index < tried && progress?.isStopped != true
        ? search.mended(finding, part: tried) : finding
    }
    return with(mended)
  }
}

/// Lays out edits for a replay of a text.
package struct ReplayEdits {
  private let run: ScenarioRun

  package init(_ run: ScenarioRun) { self.run = run }

  /// Whether there are findings that edits are laid out for without being asked.
  package var hasWork: Bool { run.triedFindings > 0 }

  /// The trace whose first findings have edits that were laid out and remove them.
  package func mended(_ progress: SearchProgress) -> Trace {
    run.withEdits(progress: progress).trace
  }

  /// Whether it has no findings, and something is seen of it that edits can be laid out for.
  package var hasWants: Bool {
    run.isSmall && run.lastPass.findings.isEmpty && !Timeline(run.lastPass).wants.isEmpty
  }

  /// The trace with the edits for the first thing that is seen of it.
  package func cured(_ progress: SearchProgress) -> Trace {
    var search = EditSearch(run)
    search.progress = progress
    guard let goal = search.goals(.anything)?.first else { return run.trace }
    let outcome = search.outcome([goal], most: EditSearch.mostShown, part: 1, isAsked: false)
    var trace = run.trace
    trace.remarks.append(
      .cure(
        run.inTrace(
          Cure(
            goal.words, of: goal.cause, trials: outcome.trials, outcome.attempts.map(\.edit)))))
    return trace
  }

  /// The edit with a key, also one that another answer showed.
  package func edit(keyed key: String) -> TriedEdit? {
    let search = EditSearch(run)
    return search.goals(.anything).flatMap { search.attempt(keyed: key, for: $0) }
      .map { run.inTrace($0.edit) }
  }

  /// With the node ids of the trace, which has all passes.
  package func edits(
    for goal: Replay.EditGoal, progress: SearchProgress? = nil
  ) -> Replay.FoundEdits {
    var search = EditSearch(run)
    search.progress = progress
    let outcome =
      switch goal {
      case .finding(let index): search.outcome(against: search.findings[index])
      case .number(let node, let quantity, let value):
        search.outcome(
          search.goals(.number(run.inLastPass(node), quantity, value)) ?? [],
          most: EditSearch.mostShown)
      case .whole(let text):
        search.outcome([search.goal(showing: run.inLastPass(text))], most: EditSearch.mostShown)
      case .atMost(let node, let axis, let most):
        search.outcome(
          [search.goal(run.inLastPass(node), axis, atMost: most)], most: EditSearch.mostShown)
      }
    var found = Replay.FoundEdits(
      for: goal, outcome.attempts.map { run.inTrace($0.edit) }, trials: outcome.trials,
      nearest: outcome.nearest.map { run.inTrace($0.attempt.edit) },
      isStopped: outcome.isStopped)
    found.tried = outcome.tried.first?.followed ?? []
    return found
  }
}

extension EditSearch {
  fileprivate static let mostShown = 3

  /// A finding with the edits that remove it.
  ///
  /// - Parameter part: for which part of all that may be laid out.
  fileprivate mutating func mended(_ finding: Finding, part: Int) -> Finding {
    let outcome = outcome(against: finding, part: part, isAsked: false)
    known[finding.rule, default: []].formUnion(outcome.attempts.map(\.deed))
    var finding = finding
    finding.trials = outcome.trials
    finding.mark(tried: outcome.tried.first?.followed ?? [])
    finding.remedies += outcome.attempts.map { .edit($0.edit) }
    finding.isSearchCutShort = outcome.left > 0
    return finding
  }

  fileprivate func outcome(
    against finding: Finding, part: Int = 1, isAsked: Bool = true
  ) -> Outcome {
    outcome([goal(for: finding)], most: Self.mostShown, part: part, isAsked: isAsked)
  }
}

extension EditSearch {
  /// The edit with a key (`TriedEdit.key`), by whichever search it was shown: by that of a trace,
  /// which lays out fewer edits, of a replay, which changes no other file, or by this one. Nil
  /// where none of them finds it any more.
  package func attempt(keyed key: String, for goals: [TrialGoal]) -> Attempt? {
    var own = self
    own.changesOtherFiles = false
    let tried = run.triedFindings
    let unasked = goals.lazy.compactMap { goal -> Outcome? in
      let index = goal.finding.flatMap(findings.firstIndex)
      guard goal.finding == nil || index.map({ $0 < tried }) == true else { return nil }
      let part = index == nil ? 1 : tried
      return own.outcome([goal], most: Self.mostShown, part: part, isAsked: false)
    }
    let replayed = goals.lazy.map { own.outcome([$0], most: Self.mostShown) }
    let asked = [goals].lazy.map { outcome($0, most: Self.mostAsked) }
    func found(_ outcome: Outcome) -> Attempt? { outcome.attempts.first { $0.edit.key == key } }
    return unasked.compactMap(found).first ?? asked.compactMap(found).first
      ?? replayed.compactMap(found).first
  }

  /// No more edits can be asked for.
  package static let mostAsked = 20
}
