import Foundation
import HaggleAnalysis
import HaggleTraces
import HaggleVocabulary

extension GoalSearch {
  /// The edit with the least number that reaches the goal, in whole points. If any number does, or
  /// what is found is too long, the number is a limit and as large as possible; if it may stay near
  /// the original number, it is the nearest.
  func least(_ trial: Trial) -> Trial {
    guard let variable = trial.edit.variable else { return trial }
    if let limit = variable.limit { return tightened(trial, towards: limit) }
    let blamed = [goal.cause] + base.original.ancestors(goal.cause)
    guard variable.length > 1, !goal.shortens(anyOf: blamed),
      reaching(trial.edit, length: 1) == nil
    else { return trial }
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
    return exact(best, trial.edit, reached: reached, missed: missed)
  }

  /// The next number away from the missed one, if this one reaches the goal only within tolerance.
  private func exact(
    _ trial: Trial, _ edit: Edit, reached: Int, missed: Int
  ) -> Trial {
    let next = reached + (reached - missed).signum()
    guard trial.distance(from: goal) > 0.01, let better = reaching(edit, length: next),
      better.distance(from: goal) < trial.distance(from: goal)
    else { return trial }
    return better
  }

  private func reaching(_ edit: Edit, length: Int) -> Trial? {
    edit.with(length: length).flatMap { Trial($0, on: base) }.flatMap {
      $0.lack(goal) == 0 && !EditScorer(goal, base).isFarFetched($0, from: edit) ? $0 : nil
    }
  }

  /// Whether its rule no longer finds it, which takes no trace.
  func isGone(from trial: Trial) -> Bool {
    guard let finding = goal.finding else { return true }
    return !Analyzer.symptoms(in: trial.laidOut.timeline, of: finding.rule).contains { suspicion in
      trial.counterparts.original(suspicion.finding.node) == finding.node
        && suspicion.finding.axis == finding.axis
    }
  }

  /// Whether the goal is reached whatever the size of pictures that no text states: an edit that
  /// lets one have its own size rests on the one that it was given.
  func isSteady(_ trial: Trial) -> Bool {
    guard let pictures = base.otherPictures,
      let other = Trial(trial, on: base, with: pictures)
    else { return true }
    return other.lack(goal) == 0 && isGone(from: other)
  }

  /// Whether what another finding says is too long reaches out even further.
  func widensOther(_ trial: Trial) -> Bool {
    let others = findings.filter { $0 != goal.finding && $0.axis != nil }
      .flatMap { $0.nodes + [$0.statement.subject].compactMap(\.self) }
      .filter { base.spilling[$0] != nil }
    guard !others.isEmpty else { return false }
    let spilling = trial.laidOut.spilling
    return others.contains { node in
      guard let before = base.spilling[node], let own = trial.counterparts.edited(node) else {
        return false
      }
      return spilling[own] ?? 0 > before + 1
    }
  }

  /// Whether the finding is gone and there is no new one.
  func isSound(_ trial: Trial) -> Bool {
    let known = findings.flatMap { finding in
      finding.nodes.map { Subject(rule: finding.rule, node: $0) }
    }
    let isUnwanted = { (finding: Finding) in
      let subjects = finding.nodes.map { node in
        trial.known(node).map { Subject(rule: finding.rule, node: $0) }
      }
      if let own = goal.finding, finding.rule == own.rule,
        subjects.contains(Subject(rule: own.rule, node: own.node))
          || isRest(finding, of: own, trial.known(finding.node))
      {
        return true
      }
      return !subjects.contains { $0.map(known.contains) == true }
        && !trial.isAsBefore(finding, on: base)
    }
    return trial.judged(on: base, doubting: isUnwanted)?.contains(where: isUnwanted) == false
  }

  /// Whether one of several views that are found together is still found, by itself.
  private func isRest(_ left: Finding, of own: Finding, _ node: NodeID?) -> Bool {
    guard let node, left.axis == own.axis, own.nodes.contains(node) else { return false }
    return !findings.contains { $0 != own && $0.rule == own.rule && $0.node == node }
  }

  /// What a finding is about.
  struct Subject: Hashable {
    let rule: String
    let node: NodeID
  }
}

extension Trial {
  /// The view of the original that a view is; of a frame that the edit adds, the view that it is
  /// put on: what was said of that may be said of the frame. Nil for one of another pass.
  func known(_ node: NodeID) -> NodeID? {
    guard laidOut.trace.nodes.indices.contains(node.index) else { return nil }
    return laidOut.timeline.modified(by: node).lazy.compactMap { counterparts.original($0) }.first
  }
}
