import Foundation
import HaggleAnalysis
import HaggleScenarios
import HaggleSyntax
import HaggleTraces
import HaggleVocabulary

/// The edits near one goal, laid out in the order of the least that each can cost.
///
/// The search stops when no edit that is left can be better than those found. A fixed number is
/// laid out at once, so that the number of threads makes no difference. Edits are laid out in a
/// text that holds only what the root uses (`TrialBase.trimmed`); the best are judged in the whole
/// text, and held against other stand-ins only if they find something new.
struct GoalSearch {
  let goal: TrialGoal
  let base: TrialBase
  /// The findings of the original text.
  let findings: [Finding]
  private let bases: TrialBasePool
  private let threads: Int
  /// What is not laid out yet, by the least that it may cost.
  var open: ArraySlice<Candidate> = []
  /// What reaches the goal and was not looked at yet, the best first.
  private var reaching: [Entry] = []
  /// The kinds and families of edits that already reach the goal: one of each is enough.
  private var means: Set<Edit.Means> = []
  /// What came nearest as long as nothing reached the goal.
  private var closest: Entry?
  private var isReached = false
  /// What does not reach the goal alone, and takes nothing further from it.
  var partial: [(candidate: Candidate, score: EditScore)] = []
  /// How many edits a text could be laid out with.
  private(set) var count = 0
  /// The edits that do what the finding advises, as far as they are laid out.
  private var laidOutAdvice: [Int: Set<Int>] = [:]
  /// Whether some that reach the goal were not looked at, as that takes too long.
  private var isJudgingCutShort = false
  private let advice: [Advice]
  /// How many edits are not laid out, or not judged, as all others are too much work.
  private(set) var left = 0
  let limits: Limits
  /// That of the text from the goal, in points, once it is needed.
  private var distance: CGFloat?
  let progress: SearchProgress?
  /// What is found of the text as it is where there is more room, once it is needed.
  var foundInMoreRoom: Set<Subject>?
  /// The text as it is where there is more room, once it is needed.
  var unchangedInMoreRoom: Trial?

  /// How many edits there may be, be laid out, and be judged.
  struct Limits {
    var edits: Int
    /// How many pairs of edits of each kind there may be, where none alone reaches the goal.
    var pairsOfKind = 0
    var laidOut = Int.max
    var judged = GoalSearch.mostJudged
    /// The other file that may be changed.
    var file: String?
    /// What mended findings of the same rule: it is laid out in any case, before all else.
    var known: Set<Edit.Deed> = []

    /// Keeps the edits within some work: half of it to lay them out, half to judge the best. Where
    /// none could be judged, none is laid out.
    mutating func keep(within work: Int, _ effortOfEach: Int, _ workOfEach: Int) {
      judged = min(judged, work / 2 / max(workOfEach, 1))
      laidOut = judged == 0 ? 0 : min(laidOut, work / 2 / max(effortOfEach, 1))
    }
  }

  struct Candidate: Sendable {
    var edit: Edit
    /// The written view that it is made for; nil for the code of a layout.
    let view: Int?
    let distance: Double
    /// Which of all it is: of those that are as good the first is taken.
    let number: Int
    let leastCost: Double
  }

  private struct Entry {
    let edit: Edit
    let number: Int
    let score: EditScore
    /// Less for what is known to help.
    let rank: Int
  }

  /// - Parameters:
  ///   - bases: for the threads, of the same text.
  init(
    _ goal: TrialGoal, on base: TrialBase, _ bases: TrialBasePool, findings: [Finding],
    limits: Limits, threads: Int, progress: SearchProgress? = nil
  ) {
    self.goal = goal
    self.progress = progress
    self.base = base
    self.bases = bases
    self.findings = findings
    self.threads = threads
    self.limits = limits
    advice = Advice.all(of: goal, on: base)
    var seen: Set<Rewriting> = []
    let source = base.outline.source
    let previews = Self.previews(aside: goal, in: base)
    let all = candidates.filter { candidate in
      let rewriting = candidate.edit.rewriting
      return rewriting.isOwn(in: source, or: limits.file)
        && !previews.contains { rewriting.touches($0) } && seen.insert(rewriting).inserted
    }
    let tried = Self.first(limits.known, of: all).prefix(limits.edits)
    let sorted = tried.enumerated().map { number, each in
      let least = EditScorer.leastCost(of: each.edit, at: each.distance, for: goal, in: source)
      return Candidate(
        edit: each.edit, view: each.view, distance: each.distance, number: number,
        leastCost: limits.known.contains(each.edit.deed) ? -.infinity : least)
    }.sorted { ($0.leastCost, $0.number) < ($1.leastCost, $1.number) }
    open = sorted.prefix(limits.laidOut)
    left = all.count - open.count
    progress?.begin(open.count)
  }

  /// The minimum number of edits for a second thread.
  private static let fewest = 16
  /// So many are laid out before the next look at the best: the same whatever the threads.
  private static let mostAtOnce = 48

  /// What reaches the goal and brings nothing else about, the best first, behind those that hold on
  /// other devices those that do not; of what comes to the same picture by the same means only one,
  /// and nothing that does more for it.
  mutating func best(_ most: Int) -> [Attempt] {
    let best = bestOfOpen(most)
    guard best.isEmpty, openPairs() else { return best }
    return bestOfOpen(most)
  }

  private mutating func bestOfOpen(_ most: Int) -> [Attempt] {
    var (best, behind): ([Attempt], [Attempt]) = ([], [])
    var chosen: [(edit: Edit, picture: [CGRect?])] = []
    var (weighed, judged) = (0, 0)
    while best.count + behind.count < (isStopped ? min(most, 1) : most),
      judged < (isStopped ? 1 : limits.judged), weighed < mostWeighed, let entry = next()
    {
      weighed += 1
      guard entry.score.reaches, !means.contains(entry.edit.means),
        !(entry.score.isFarFetched && chosen.contains { !$0.edit.statesNumber }),
        let found = Trial(entry.edit, on: base), isGone(from: found)
      else { continue }
      judged += 1
      let trial = least(found)
      let picture = base.seen.map { trial.rectangle($0.node) }
      let isVain = chosen.contains { other, its in
        its == picture
          && (entry.edit.means.names == other.means.names || entry.edit.adds(to: other))
      }
      guard !isVain, !widensOther(trial), isSteady(trial), case let holding = holding(trial),
        holding != .byChance,
        isSound(trial)
      else { continue }
      chosen.append((entry.edit, picture))
      means.insert(entry.edit.means)
      let attempt = Attempt(trial, goal: goal, base: base)
      if holding == .everywhere { best.append(attempt) } else { behind.append(attempt) }
      progress?.find()
    }
    best += behind
    isJudgingCutShort = judged == limits.judged && judged < Self.mostJudged
    left = best.count == most ? 0 : left + (isJudgingCutShort ? reaching.count : 0)
    if isStopped { left += open.count }
    return best
  }

  /// What the finding advises in code, as far as an edit that does it is laid out, or not.
  func advice(isLaidOut: Bool) -> [Advice] {
    advice.indices.filter { (laidOutAdvice[$0] != nil && !isOpen($0)) == isLaidOut }
      .map { advice[$0] }
  }

  /// Whether an edit that does what is advised reaches the goal, and was not looked at.
  private func isOpen(_ advice: Int) -> Bool {
    guard isJudgingCutShort, let numbers = laidOutAdvice[advice] else { return false }
    return reaching.contains { numbers.contains($0.number) }
  }

  var isStopped: Bool { progress?.isStopped ?? false }

  /// The best of what reaches the goal and was not looked at yet, once nothing that is not laid out
  /// yet can be better.
  private mutating func next() -> Entry? {
    while !isStopped, let candidate = open.first,
      reaching.first.map({ candidate.leastCost <= $0.score.cost }) ?? true
    {
      layOut()
    }
    return reaching.isEmpty ? nil : reaching.removeFirst()
  }

  /// Lays some more edits out.
  private mutating func layOut() {
    var candidates: [Candidate] = []
    while candidates.count < Self.mostAtOnce, let candidate = open.popFirst() {
      if !means.contains(candidate.edit.means) { candidates.append(candidate) }
    }
    let (batch, bases, goal, progress) = (candidates, bases, goal, progress)
    let unchanged = unchanged(for: batch.map(\.edit))
    let scores = DeepStack.map(
      batch.count, threads: batch.count < Self.fewest ? 1 : threads,
      state: { bases.take() }
    ) { loan, number -> EditScore? in
      // What is asked to end does so between two edits, on every thread.
      guard progress?.step() ?? true else { return nil }
      let candidate = batch[number]
      return loan.map { EditScorer(goal, $0.base, distance: unchanged) }?
        .score(candidate.edit, at: candidate.distance)
    }
    for (candidate, score) in zip(batch, scores) {
      note(advice: candidate)
      guard let score else { continue }
      count += 1
      let entry = Entry(
        edit: score.edit ?? candidate.edit, number: candidate.number, score: score,
        rank: limits.known.contains(candidate.edit.deed) ? 0 : 1)
      if score.lack == 0 { reaching.append(entry) } else { partial.append((candidate, score)) }
      note(entry)
    }
    reaching.sort { ($0.rank, $0.score.cost, $0.number) < ($1.rank, $1.score.cost, $1.number) }
  }

  /// The distance of the text from the goal, which a search for a number begins with; laid out
  /// once, and only if there is one.
  private mutating func unchanged(for edits: [Edit]) -> CGFloat {
    guard edits.contains(where: { $0.written != nil }) else { return .infinity }
    let distance = distance ?? Trial(.nothing, on: base)?.distance(from: goal) ?? .infinity
    self.distance = distance
    return distance
  }

  private mutating func note(advice candidate: Candidate) {
    for (index, each) in advice.enumerated()
    where each.isFollowed(by: candidate.edit.rewriting, of: candidate.view, base.outline) {
      laidOutAdvice[index, default: []].insert(candidate.number)
    }
  }

  private mutating func note(_ entry: Entry) {
    if entry.score.lack == 0 { isReached = true }
    let isCloser = closest.map {
      (entry.score.lack, entry.number) < ($0.score.lack, $0.number)
    }
    if isCloser ?? true { closest = entry }
  }

  /// How many are held against the rule of the finding. What is not seen in the picture is reached
  /// by all that leaves it as it is, so that only the rule tells them apart.
  private var mostWeighed: Int { goal.traits.contains(.unseen) ? 512 : 128 }
  /// Each takes as long as a trace.
  static let mostJudged = 16

  /// The closest edit; nil if one reached the goal, or if none improves on the original.
  var nearest: EditSearch.Nearest? {
    let before = Trial(.nothing, on: base).map { $0.lack(goal) }
    guard !isReached, let entry = closest, entry.score.lack < before ?? .infinity,
      let trial = Trial(entry.edit, on: base)
    else { return nil }
    return EditSearch.Nearest(
      attempt: Attempt(trial, goal: goal, base: base), lack: entry.score.lack)
  }
}
