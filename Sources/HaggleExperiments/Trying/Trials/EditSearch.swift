package import Foundation
import HaggleAnalysis
package import HaggleReplay
package import HaggleScenarios
import HaggleSyntax
package import HaggleTraces
package import HaggleVocabulary

/// Finds the edits of a text that reach a goal, and ranks those first that change least.
package struct EditSearch {
  /// The subject of a search.
  package enum Request {
    /// The findings, the first one first; without any, what is seen of the layout.
    case anything
    /// The finding with this key.
    case finding(String)
    /// A wanted length or position of a view, in points.
    case number(NodeID, Quantity, CGFloat)
    case claim(Expectation)
    /// The text shows all that it says.
    case whole(NodeID)
  }

  let base: TrialBase
  /// What edits are laid out on.
  private let trials: TrialBase
  private let bases: TrialBasePool
  package private(set) var findings: [Finding]
  /// Statements without effect, if these are the goals.
  private var idleStatements: [FoundIdleStatement] = []
  let run: ScenarioRun
  /// The number of edits laid out at once.
  private let threads: Int
  /// Gets the progress, and may end the search; nil if no one waits.
  package var progress: SearchProgress?
  /// Whether edits may be of another file, for goals whose cause is written there.
  package var changesOtherFiles = false
  /// What mended the findings of a rule so far.
  var known: [String: Set<Edit.Deed>] = [:]

  package init(
    _ run: ScenarioRun, threads: Int = ProcessInfo.processInfo.activeProcessorCount
  ) {
    self.threads = threads
    self.run = run
    base = TrialBase(run)
    trials = base.trimmed ?? base
    bases = TrialBasePool(trials.material)
    findings = run.lastPass.findings
  }

  /// A copy that also searches for statements without effect.
  package func seekingIdle() -> EditSearch {
    var search = self
    search.idleStatements = run.idleStatements().found
    search.findings += search.idleStatements.map(\.finding)
    return search
  }

  package var trace: Trace { run.lastPass }

  package var timeline: Timeline { base.original.timeline }

  /// The goals of a request; nil if the finding does not exist.
  package func goals(_ request: Request) -> [TrialGoal]? {
    switch request {
    case .anything: findings.isEmpty ? wanted : findings.map { goal(for: $0) }
    case .finding(let key):
      findings.first { $0.ignoreKey == key || $0.rule == key }.map { [goal(for: $0)] }
    case .number(let node, let quantity, let value): [goal(node, quantity, value)]
    case .claim(let expectation): [goal(expectation)]
    case .whole(let text): [goal(showing: text)]
    }
  }

  /// The best edits over all goals, which take turns, so that each gets some.
  ///
  /// - Parameters:
  ///   - part: for which part of all that may be laid out; nil for what the goals share.
  ///   - isAsked: whether the user asked for edits and waits for them.
  package func outcome(
    _ goals: [TrialGoal], most: Int, part: Int? = nil, isAsked: Bool = true
  ) -> Outcome {
    if goals.count == 1, holds(goals[0]) { return .nothingToDo }
    var lists: [[Attempt]] = []
    var nearest: Nearest?
    var left = 0
    var tried: [Outcome.Tried] = []
    for goal in goals.prefix(Self.mostGoals) {
      if let attempt = removal(goal) {
        lists.append([attempt])
        tried.append(Outcome.Tried(trials: goal.finding?.trials ?? 0))
        break
      }
      // What the user asks for first is the first finding; each other one gets a part as large.
      let isFirst = lists.isEmpty && goal.finding != nil
      let share = part ?? (isFirst ? 1 : min(goals.count, Self.mostGoals))
      var search = search(goal, limits(share, isAsked: isAsked))
      lists.append(search.best(most))
      tried.append(Outcome.Tried(search, found: lists[lists.count - 1].count))
      left += search.left
      // What comes near another finding is no help with the first.
      if tried.count == 1 { nearest = search.nearest }
      // Later findings only get the space left by the first.
      let found = lists.map(\.count).reduce(0, +)
      if found >= most || progress?.isStopped == true { break }
    }
    var attempts: [Attempt] = []
    for rank in 0..<most {
      for list in lists where rank < list.count { attempts.append(list[rank]) }
    }
    return Outcome(
      attempts: Array(attempts.distinct(by: \.text).prefix(most)), nearest: nearest, tried: tried,
      left: left,
      isStopped: progress?.isStopped ?? false)
  }

  /// What is of another file is laid out in the whole text, which has all of that file.
  private func search(_ goal: TrialGoal, _ limits: GoalSearch.Limits) -> GoalSearch {
    var limits = limits
    limits.file = changesOtherFiles ? place(of: goal)?.file : nil
    limits.known = goal.finding.flatMap { known[$0.rule] } ?? []
    let whole = limits.file.map(base.editing)
    return GoalSearch(
      goal, on: whole ?? trials, whole == nil ? bases : TrialBasePool(base.material),
      findings: findings, limits: limits, threads: threads, progress: progress)
  }

  /// Where the cause of a goal is written, if that is another file.
  package func place(of goal: TrialGoal) -> (file: String, line: Int)? {
    (goal.finding?.place ?? trace.nodes[goal.cause.index].place)
      .flatMap { trace.header.parts.origin(of: $0.line) }
  }

  /// The edit that removes a statement without effect; nil for other goals.
  private func removal(_ goal: TrialGoal) -> Attempt? {
    guard let finding = goal.finding,
      let idle = idleStatements.first(where: { $0.finding == finding })
    else { return nil }
    let edit = Edit(.removal, .call(idle.statement.code), idle.statement.removal)
    return Trial(edit, on: base).map { Attempt($0, goal: goal, base: base) }
  }

  private static let mostGoals = 4

  /// The number of edits to lay out; each takes time in proportion to the text's views.
  private var allowance: Int {
    min(max(Self.mostViews / max(trace.nodes.count, 1), 120), 800)
  }

  /// The maximum number of views in all layouts.
  private static let mostViews = 40_000

  /// - Parameter share: for which part of the work.
  private func limits(_ share: Int, isAsked: Bool) -> GoalSearch.Limits {
    var limits = GoalSearch.Limits(edits: allowance / share)
    guard !isAsked else {
      limits.pairsOfKind = Self.mostPairsOfKind / share
      return limits
    }
    let roots = max(base.scenario.roots.count, 1)
    let work = Self.mostWork / roots
    let fewest = Self.fewestTrials * Self.fullRoots / max(roots, Self.fullRoots)
    limits.laidOut = max(work / max(trials.effort, 1), fewest) / share
    limits.judged = min(max(work / max(run.work, 1) / share, Self.fewestJudged), limits.judged)
    limits.keep(within: Self.mostWorkOfFile / roots / share, trials.effort, run.work)
    return limits
  }

  /// In steps and events, each of which takes about a microsecond.
  private static let mostWork = 1_500_000
  /// The same for all edits of a file: about as long as people wait for its other traces.
  private static let mostWorkOfFile = 4_000_000
  private static let mostPairsOfKind = 32
  private static let fewestTrials = 24
  /// The most roots of a text of which each has the fewest trials; more of them share these.
  private static let fullRoots = 10
  private static let fewestJudged = 3
}

extension EditSearch {
  /// The result of a search.
  package struct Outcome {
    package let attempts: [Attempt]
    /// The closest edit, if none reached the first goal.
    package let nearest: Nearest?
    /// What was laid out for the first goals, in order; the others had no turn.
    package let tried: [Tried]
    /// How many were not, as that would take longer than people wait.
    package let left: Int
    /// Whether the user ended it before it was through.
    package let isStopped: Bool
    /// Whether the text is as it is wished to be, so that no edits were looked for.
    package private(set) var isReached = false

    fileprivate static var nothingToDo: Outcome {
      var outcome = Outcome(attempts: [], nearest: nil, tried: [], left: 0, isStopped: false)
      outcome.isReached = true
      return outcome
    }

    /// The number of edits laid out.
    package var trials: Int { tried.map(\.trials).reduce(0, +) }

    /// What was laid out for a goal.
    package struct Tried {
      package let trials: Int
      /// How many of them reach the goal, of as many as may be shown: as many as a trace has.
      package let found: Int
      /// What its finding advises and was among them, as numbers of its remedies.
      package let followed: Set<Int>
      /// What its finding advises, in code, and was not.
      package let open: [Prose]

      fileprivate init(trials: Int) {
        (self.trials, found, followed, open) = (trials, 1, [], [])
      }

      fileprivate init(_ search: GoalSearch, found: Int) {
        trials = search.count
        self.found = found
        followed = Set(search.advice(isLaidOut: true).map(\.number))
        open = search.advice(isLaidOut: false).map(\.words)
      }
    }
  }

  package struct Nearest {
    package let attempt: Attempt
    /// The distance from the goal, in points; ∞ if it is no number.
    package let lack: CGFloat
  }
}
