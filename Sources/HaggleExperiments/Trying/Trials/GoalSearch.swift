import Foundation
import HaggleAnalysis
import HaggleScenarios
import HaggleSyntax
import HaggleTraces
import HaggleVocabulary

/// Lays out all edits near one goal.
struct GoalSearch {
  let goal: Goal
  let bench: Bench
  /// The findings of the original text.
  let findings: [Finding]
  /// The results of all valid edits, the best first.
  private(set) var entries: [Entry] = []

  struct Entry: Sendable {
    let edit: Edit
    let weight: Weight
  }

  init(_ goal: Goal, on bench: Bench, _ findings: [Finding], allowance: Int, threads: Int) {
    self.goal = goal
    self.bench = bench
    self.findings = findings
    var seen: Set<Rewriting> = []
    let parts = bench.outline.source.parts
    let tried = candidates.filter {
      $0.edit.rewriting.isOwn(in: parts) && seen.insert($0.edit.rewriting).inserted
    }.prefix(allowance)
    let edits = Array(tried)
    let material = bench.material
    let weights = DeepStack.map(
      edits.count, threads: edits.count < Self.fewest ? 1 : threads,
      state: { Bench(material).map { Scales(goal, $0) } }
    ) { scales, number in
      scales?.weight(edits[number].edit, at: edits[number].distance)
    }
    entries = zip(edits, weights).compactMap { candidate, weight in
      weight.map { Entry(edit: candidate.edit, weight: $0) }
    }
    entries.sort { $0.weight.cost < $1.weight.cost }
  }

  /// The minimum number of edits for a second thread.
  private static let fewest = 16

  private var candidates: [(edit: Edit, distance: Double)] {
    let layouts = LayoutEdits(outline: bench.outline, lengths: goal.lengths)
    guard !goal.isOfLayout else {
      return (layouts.afresh + layouts.edits).map { (edit: $0, distance: 0) }
    }
    let near = Neighbourhood(of: goal, on: bench).views
    let written = near.flatMap { number, distance in
      EditMaker(bench.outline, view: number, lengths: goal.lengths).edits
        .filter { !bench.root.preview.isWidget || !$0.family.hasPrefix("ScrollView") }
        .map { (edit: $0, distance: distance) }
    }
    return written + layouts.edits.map { (edit: $0, distance: 0) }
  }

  /// The edits that reach the goal without side effects, the best first; of those with the same
  /// picture by the same means only one, and none that does more than another.
  func best(_ most: Int) -> [Attempt] {
    var best: [Attempt] = []
    var means: Set<String> = []
    var chosen: [(edit: Edit, picture: [CGRect?])] = []
    var judged = 0
    for entry in entries.prefix(Self.mostWeighed)
    where entry.weight.reaches && best.count < most && judged < Self.mostJudged {
      guard !means.contains(entry.edit.means), let found = Trial(entry.edit, on: bench),
        isGone(from: found)
      else { continue }
      judged += 1
      let trial = least(found)
      let picture = bench.seen.map { trial.rectangle($0.node) }
      let isVain = chosen.contains { other, its in
        its == picture && (entry.edit.family == other.family || entry.edit.adds(to: other))
      }
      guard !isVain, isSound(trial) else { continue }
      chosen.append((entry.edit, picture))
      means.insert(entry.edit.means)
      best.append(Attempt(trial, goal: goal, bench: bench))
    }
    return best
  }

  /// The maximum number of edits laid out again and tested against the rule of the finding.
  private static let mostWeighed = 128
  /// The maximum number of edits analysed in full; each takes as long as a trace.
  private static let mostJudged = 16

  /// The closest edit; nil if one reached the goal, or if none improves on the original.
  var nearest: EditSearch.Nearest? {
    let before = Trial(Edit(.view, "", Rewriting(replacing: 0..<0)), on: bench).map {
      $0.lack(goal)
    }
    guard !entries.contains(where: { $0.weight.lack == 0 }),
      let entry = entries.min(by: { $0.weight.lack < $1.weight.lack }),
      entry.weight.lack < before ?? .infinity, let trial = Trial(entry.edit, on: bench)
    else { return nil }
    return EditSearch.Nearest(
      attempt: Attempt(trial, goal: goal, bench: bench), lack: entry.weight.lack)
  }
}

extension Edit {
  /// Edits with equal means do the same thing to different views, or in different words.
  fileprivate var means: String { "\(kind) \(family)" }
}

// MARK: - Judging

extension GoalSearch {
  /// The edit with the least number that reaches the goal, in whole points. If any number does, the
  /// number is a limit and as large as possible; if it may stay near the original number, it is the
  /// nearest.
  private func least(_ trial: Trial) -> Trial {
    guard let variable = trial.edit.variable else { return trial }
    if let limit = variable.limit { return tightened(trial, towards: limit) }
    guard variable.length > 1, reaching(trial.edit, length: 1) == nil else { return trial }
    return tightened(trial, towards: 1)
  }

  /// The edit with a number next to one that misses the goal.
  private func tightened(_ trial: Trial, towards missed: Int) -> Trial {
    var (best, missed) = (trial, missed)
    guard var reached = trial.edit.variable?.length else { return trial }
    while abs(reached - missed) > 1 {
      let middle = (reached + missed) / 2
      if let next = reaching(trial.edit, length: middle) {
        (best, reached) = (next, middle)
      } else {
        missed = middle
      }
    }
    return exact(best, trial.edit, reached, missed)
  }

  /// The next number away from the missed one, if this one reaches the goal only within tolerance.
  private func exact(_ trial: Trial, _ edit: Edit, _ reached: Int, _ missed: Int) -> Trial {
    let next = reached + (reached - missed).signum()
    guard trial.distance(from: goal) > 0.01, let better = reaching(edit, length: next),
      better.distance(from: goal) < trial.distance(from: goal)
    else { return trial }
    return better
  }

  private func reaching(_ edit: Edit, length: Int) -> Trial? {
    edit.with(length: length).flatMap { Trial($0, on: bench) }.flatMap {
      $0.lack(goal) == 0 ? $0 : nil
    }
  }

  /// Whether its rule no longer finds it, which takes no trace.
  private func isGone(from trial: Trial) -> Bool {
    guard let finding = goal.finding else { return true }
    return !Analyzer.symptoms(in: trial.laidOut.timeline, of: finding.rule).contains { suspicion in
      trial.counterparts.original(suspicion.finding.node) == finding.node
        && suspicion.finding.axis == finding.axis
    }
  }

  /// Whether the finding is gone and there is no new one.
  private func isSound(_ trial: Trial) -> Bool {
    let after = trial.judged(on: bench)
    let known = findings.flatMap { finding in finding.nodes.map { Subject(finding.rule, $0) } }
    for finding in after {
      let subjects = finding.nodes.map { node in
        trial.counterparts.original(node).map { Subject(finding.rule, $0) }
      }
      if let own = goal.finding, finding.rule == own.rule,
        subjects.contains(Subject(own.rule, own.node))
      {
        return false
      }
      if !subjects.contains(where: { $0.map(known.contains) == true }) { return false }
    }
    return true
  }

  private struct Subject: Equatable {
    let rule: String
    let node: NodeID

    init(_ rule: String, _ node: NodeID) {
      self.rule = rule
      self.node = node
    }
  }
}

extension Trial {
  /// The findings in the edited text.
  fileprivate func judged(on bench: Bench) -> [Finding] {
    let scenario = bench.scenario.with(text)
    guard
      let root = scenario.roots.first(where: { $0.name == bench.root.name })
        ?? scenario.roots.first
    else { return [] }
    return ScenarioRun(scenario, root: root, options: bench.options).trace.findings
  }
}

extension Edit {
  /// Whether it does everything that another edit does, and more.
  fileprivate func adds(to other: Edit) -> Bool {
    Set(other.rewriting.changes).isSubset(of: rewriting.changes)
  }
}
