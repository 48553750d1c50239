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
    /// The findings, the first one first.
    case anything
    /// The finding with this key.
    case finding(String)
    /// A wanted length or position of a view, in points.
    case number(NodeID, Quantity, CGFloat)
    case claim(Expectation)
  }

  let base: TrialBase
  /// What edits are laid out on.
  private let trials: TrialBase
  private let bases: TrialBasePool
  package private(set) var findings: [Finding]
  /// Statements without effect, if these are the goals.
  private var idleStatements: [FoundIdleStatement] = []
  private let run: ScenarioRun
  /// The number of edits laid out at once.
  private let threads: Int
  /// Gets the progress, and may end the search; nil if nobody waits.
  package var progress: SearchProgress?
  /// Whether edits may be of another file, for goals whose cause is written there.
  package var changesOtherFiles = false

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
    case .anything: findings.map { goal(for: $0) }
    case .finding(let key):
      findings.first { $0.ignoreKey == key || $0.rule == key }.map { [goal(for: $0)] }
    case .number(let node, let quantity, let value): [goal(node, quantity, value)]
    case .claim(let expectation): [goal(expectation)]
    }
  }

  /// The length at which a text that is cut shows all that it says; nil for one that does.
  package func wholeLength(of text: NodeID) -> (axis: Axis, length: CGFloat)? {
    guard let size = timeline.size(of: text) else { return nil }
    let missing = base.original.missing(of: text)
    let shortage = base.original.shortage(of: text)
    if missing > Criterion.tolerance { return (.vertical, size.height + missing) }
    return shortage > 0 ? (.horizontal, size.width + shortage) : nil
  }

  /// A text that should be lower may have to be wider: its ideal width is tried.
  private func lengths(for node: NodeID, _ stated: [Axis: CGFloat]) -> [Axis: CGFloat] {
    var lengths = stated
    for axis in Axis.allCases where lengths[axis] == nil {
      lengths[axis] = base.original.ideal(node, axis)
    }
    return lengths
  }

  /// The best edits over all goals, which take turns, so that each gets some.
  ///
  /// - Parameters:
  ///   - part: for which part of all that may be laid out; nil for what the goals share.
  ///   - isAsked: whether somebody asked for edits and waits for them.
  package func outcome(
    _ goals: [TrialGoal], most: Int, part: Int? = nil, isAsked: Bool = true
  ) -> Outcome {
    var lists: [[Attempt]] = []
    var nearest: Nearest?
    var (count, left) = (0, 0)
    var tried = 0
    for goal in goals.prefix(Self.mostGoals) {
      if let attempt = removal(goal) {
        lists.append([attempt])
        count += goal.finding?.trials ?? 0
        break
      }
      // What somebody asks for first is the first finding; each other one gets a part as large.
      let isFirst = lists.isEmpty && goal.finding != nil
      let share = part ?? (isFirst ? 1 : min(goals.count, Self.mostGoals))
      var search = search(goal, limits(share, isAsked: isAsked))
      lists.append(search.best(most))
      count += search.count
      tried += 1
      left += search.left
      if nearest == nil { nearest = search.nearest }
      // Later findings only get the space left by the first.
      let found = lists.map(\.count).reduce(0, +)
      if found >= most || progress?.isStopped == true { break }
    }
    var attempts: [Attempt] = []
    for rank in 0..<most {
      for list in lists where rank < list.count { attempts.append(list[rank]) }
    }
    var seen: Set<String> = []
    let distinct = attempts.filter { seen.insert($0.text).inserted }
    return Outcome(
      attempts: Array(distinct.prefix(most)), nearest: nearest, trials: count, left: left,
      goals: tried, isStopped: progress?.isStopped ?? false)
  }

  /// What is of another file is laid out in the whole text, which has all of that file.
  private func search(_ goal: TrialGoal, _ limits: GoalSearch.Limits) -> GoalSearch {
    var limits = limits
    limits.file = changesOtherFiles ? place(of: goal)?.file : nil
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
    let edit = Edit(.removal, idle.statement.code, idle.statement.removal)
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
    guard !isAsked else { return limits }
    let work = Self.mostWork / max(base.scenario.roots.count, 1)
    limits.laidOut = max(work / max(trials.effort, 1), Self.fewestTrials) / share
    limits.judged = min(max(work / max(run.work, 1) / share, Self.fewestJudged), limits.judged)
    return limits
  }

  /// In steps and events, each of which takes about a microsecond.
  private static let mostWork = 1_500_000
  private static let fewestTrials = 24
  private static let fewestJudged = 3
}

extension EditSearch {
  /// The result of a search.
  package struct Outcome {
    package let attempts: [Attempt]
    /// The closest edit, if none reached the first goal.
    package let nearest: Nearest?
    /// The number of edits laid out.
    package let trials: Int
    /// How many were not, as that would take longer than people wait.
    package let left: Int
    /// For how many goals they were laid out.
    package let goals: Int
    /// Whether somebody ended it before it was through.
    package let isStopped: Bool
  }

  package struct Nearest {
    package let attempt: Attempt
    /// The distance from the goal, in points; ∞ if it is no number.
    package let lack: CGFloat
  }
}

// MARK: - Goals

extension EditSearch {
  /// The goal for a finding: it is no longer found, and the picture is as its rule asks for;
  /// otherwise at least some number of its views changes.
  func goal(for finding: Finding) -> TrialGoal {
    let nodes = finding.nodes + [finding.statement.subject].compactMap(\.self)
    let subject = finding.subject
    var goal = TrialGoal(finding.statement.claim, of: subject, [.change(nodes)], near: nodes)
    goal.finding = finding
    if let wanted = finding.goal(in: timeline) {
      if !wanted.conditions.isEmpty {
        goal.criteria = wanted.conditions.map { .condition($0) }
      }
      goal.near += wanted.near
      goal.isUnseen = wanted.isUnseen
      goal.wantsLength = wanted.wantsLength
      goal.isOfLayout = wanted.isOfLayout
      goal.lengths = lengths(for: subject, wanted.lengths)
      return goal
    }
    if base.original.has(.text, subject), base.original.missing(of: subject) > Criterion.tolerance {
      goal.criteria = [.condition(.whole(subject))]
      goal.lengths = lengths(for: subject, [:])
    } else if let criteria = offered(finding) {
      goal.criteria = criteria
    }
    return goal
  }

  /// The goal that a text is not cut.
  func goal(showing text: NodeID) -> TrialGoal {
    TrialGoal(
      "\(text) is cut", of: text, [.condition(.whole(text))], lengths: lengths(for: text, [:]))
  }

  /// The goal that a finding about an axis implies: a container shorter than its offer fills it, a
  /// longer view shrinks to it. Nil if no view differs from its offer.
  private func offered(_ finding: Finding) -> [Criterion]? {
    guard let axis = finding.axis else { return nil }
    let timeline = base.original.timeline
    let criteria = finding.nodes.compactMap { node -> Criterion? in
      guard let offer = timeline.proposal(node, axis), offer.isFinite,
        let length = timeline.size(of: node)?[axis], abs(length - offer) > Criterion.tolerance
      else { return nil }
      if length > offer { return .condition(.length(node, axis, .atMost(offer))) }
      return base.original.has(.divides(axis), node)
        ? .condition(.length(node, axis, .exactly(offer))) : nil
    }
    return criteria.isEmpty ? nil : criteria
  }

  private func goal(_ node: NodeID, _ quantity: Quantity, _ value: CGFloat) -> TrialGoal {
    let now = Why(timeline, node, quantity).value.map { ", and has \(NumberText.display($0))" }
    let words: Prose =
      "\(node) is to have the \(quantity.rawValue) \(NumberText.display(value))\(now ?? "")"
    switch quantity {
    case .width, .height:
      let axis: Axis = quantity == .width ? .horizontal : .vertical
      return TrialGoal(
        words, of: node, [.condition(.length(node, axis, .exactly(value)))],
        lengths: lengths(for: node, [axis: value]))
    case .x, .y:
      let axis: Axis = quantity == .x ? .horizontal : .vertical
      return TrialGoal(words, of: node, [.condition(.origin(node, axis, value))])
    }
  }

  private func goal(_ expectation: Expectation) -> TrialGoal {
    let timeline = base.original.timeline
    let node = expectation.subject.flatMap { timeline.node(called: $0, at: timeline.end) }
    let root = timeline.tree.roots.first ?? NodeID(0)
    return TrialGoal(
      Prose(expectation.text), of: node ?? root, [.claim(expectation, node)],
      lengths: lengths(for: node ?? root, expectation.lengths))
  }
}

extension Expectation {
  /// The lengths that it states.
  fileprivate var lengths: [Axis: CGFloat] {
    switch claim {
    case .size(_, let size), .frame(_, _, let size):
      var lengths: [Axis: CGFloat] = [:]
      lengths[.horizontal] = size.width
      lengths[.vertical] = size.height
      return lengths
    case .number(_, let quantity, _, let number):
      return quantity.isLength ? [quantity.axis: number] : [:]
    default: return [:]
    }
  }
}
