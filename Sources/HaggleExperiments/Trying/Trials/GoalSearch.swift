import Foundation
import HaggleReplay
import HaggleScenarios
import HaggleSyntax
import HaggleTraces
import HaggleVocabulary

/// All edits near one goal, laid out.
struct GoalSearch {
  let goal: Goal
  let bench: Bench
  /// The findings of the text as it is.
  let findings: [Finding]
  /// What became of each edit that a text can be laid out with.
  private(set) var trials: [Entry] = []

  struct Entry {
    var trial: Trial
    /// How far it is from the goal, in points.
    var lack: CGFloat
    var cost: Double
  }

  init(_ goal: Goal, on bench: Bench, _ findings: [Finding], allowance: Int) {
    self.goal = goal
    self.bench = bench
    self.findings = findings
    var seen: Set<Rewriting> = []
    for (edit, distance) in candidates where seen.insert(edit.rewriting).inserted {
      if seen.count > allowance { break }
      guard let trial = Trial(edit, on: bench) else { continue }
      let lack = lack(of: trial)
      // What does not reach it is never compared.
      let cost = lack == 0 ? cost(of: trial, at: distance) : .infinity
      trials.append(Entry(trial: trial, lack: lack, cost: cost))
    }
    trials.sort { $0.cost < $1.cost }
  }

  private var candidates: [(edit: Edit, distance: Double)] {
    let near = Neighbourhood(of: goal, on: bench).views
    let written = near.flatMap { number, distance in
      EditMaker(bench.outline, view: number, lengths: goal.lengths).edits
        .map { (edit: $0, distance: distance) }
    }
    return written + LayoutEdits(outline: bench.outline).edits.map { (edit: $0, distance: 0) }
  }

  /// What reaches the goal and brings nothing else about, the best first; of what comes to the same
  /// picture by the same means only one.
  func best(_ most: Int) -> [Attempt] {
    var best: [Attempt] = []
    var means: Set<String> = []
    var judged = 0
    for entry in trials where entry.lack == 0 && best.count < most && judged < Self.mostJudged {
      guard !means.contains(entry.trial.edit.means), doesSomething(entry.trial) else { continue }
      judged += 1
      let trial = least(entry.trial)
      guard isSound(trial) else { continue }
      means.insert(entry.trial.edit.means)
      best.append(Attempt(trial, goal: goal, bench: bench))
    }
    return best
  }

  /// What moves nothing only helps where it hides what was to be hidden.
  private func doesSomething(_ trial: Trial) -> Bool {
    let hides = goal.wishes.contains { if case .seen = $0 { true } else { false } }
    return hides || goal.wishes.contains { if case .drawn = $0 { true } else { false } }
      || !PictureChange.all(trial, bench).isEmpty
  }

  /// So many are judged in full; each takes as long as a trace.
  private static let mostJudged = 12

  /// What came nearest; nil where something reached the goal, or nothing came any nearer than the
  /// text as it is.
  var nearest: EditSearch.Nearest? {
    let before = Trial(Edit(.view, "", Rewriting(replacing: 0..<0)), on: bench).map { lack(of: $0) }
    guard !trials.contains(where: { $0.lack == 0 }),
      let entry = trials.min(by: { $0.lack < $1.lack }), entry.lack < before ?? .infinity
    else { return nil }
    return EditSearch.Nearest(
      attempt: Attempt(entry.trial, goal: goal, bench: bench), lack: entry.lack)
  }
}

extension Edit {
  /// Edits with the same do the same thing to different views, or in different words.
  fileprivate var means: String { "\(kind) \(family)" }
}

// MARK: - Judging

extension GoalSearch {
  private func lack(of trial: Trial) -> CGFloat {
    goal.wishes.map { trial.lack($0) }.max() ?? 0
  }

  /// The edit with the least number that still reaches the goal, in whole points. Where any number
  /// does, it is a limit, and as large as it may be; where the number that is there may stay near
  /// to what it was, it is the nearest.
  private func least(_ trial: Trial) -> Trial {
    guard let variable = trial.edit.variable else { return trial }
    if let limit = variable.limit { return tightened(trial, towards: limit) }
    guard variable.length > 1, reaching(trial.edit, length: 1) == nil else { return trial }
    return tightened(trial, towards: 1)
  }

  /// The edit with the number next to one that does not reach the goal.
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
    return best
  }

  private func reaching(_ edit: Edit, length: Int) -> Trial? {
    edit.with(length: length).flatMap { Trial($0, on: bench) }.flatMap {
      lack(of: $0) == 0 ? $0 : nil
    }
  }

  /// Whether the finding is gone and nothing is found that was not there before.
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

  /// What people would rather not do, how far it is from what they see, what else it moves, how
  /// much the view itself changes besides what is wanted, and how much there is to type.
  private func cost(of trial: Trial, at distance: Double) -> Double {
    let moved = PictureChange.all(trial, bench).filter { !isOwn($0.node) }
    let places = Set(moved.map { bench.original.trace.nodes[$0.node.index].place })
    let weight = min(trial.edit.rewriting.weight(in: bench.outline.source), 400)
    return trial.edit.kind.cost + 0.8 * distance + 0.35 * Double(min(places.count, 8))
      + 2 * excess(of: trial) + Double(weight) / 150
  }

  /// How much of what nobody asked for happens to the views that it is about, from 0 to 1 each:
  /// another length on the other axis, or more of a length than was wanted.
  private func excess(of trial: Trial) -> Double {
    goal.wishes.reduce(0) { sum, wish in
      guard case .length(let node, let axis, let comparison, let length) = wish,
        let before = bench.original.timeline.size(of: node), let after = trial.rectangle(node)?.size
      else { return sum }
      let isWanted = goal.wishes.contains { other in
        if case .length(node, axis.cross, _, _) = other { true } else { false }
      }
      let cross = isWanted || isWhole(node) ? 0 : share(before[axis.cross], after[axis.cross])
      let more = comparison == .equal ? 0 : share(length, after[axis])
      return sum + cross + more
    }
  }

  /// A text that is wider is lower, too.
  private func isWhole(_ node: NodeID) -> Bool { bench.original.has(.text, node) }

  private func share(_ before: CGFloat, _ after: CGFloat) -> Double {
    guard before.isFinite, after.isFinite, max(before, after) > 0 else { return 0 }
    return Double(abs(before - after) / max(before, after))
  }

  /// The view that one sees, and what is as large because of it.
  private func isOwn(_ node: NodeID) -> Bool {
    node == goal.subject || bench.original.ancestors(goal.subject).contains(node)
      || bench.original.ancestors(node).contains(goal.subject)
  }
}

extension Edit.Kind {
  /// How much people would rather do something else.
  fileprivate var cost: Double {
    switch self {
    case .argument, .negotiation: 0
    case .rigid: 0.4
    case .alignment, .flexibleFrame: 0.5
    case .drawing, .declaredLayout: 1
    case .removal, .order, .layer: 1.5
    case .scale, .container: 2.5
    case .length: 3
    case .view: 5
    }
  }
}

extension Trial {
  /// What haggle finds in the edited text.
  fileprivate func judged(on bench: Bench) -> [Finding] {
    let scenario = bench.scenario.with(text)
    guard
      let root = scenario.roots.first(where: { $0.name == bench.root.name })
        ?? scenario.roots.first
    else { return [] }
    return ScenarioRun(scenario, root: root, options: bench.options).trace.findings
  }
}
