import Foundation
import HaggleAnalysis
import HaggleTraces
import HaggleVocabulary

/// What becomes of an edit on another device of the same family: it was found for one alone.
extension GoalSearch {
  /// Whether an edit that reaches the goal does so elsewhere.
  enum Holding {
    /// Nothing is lost, and nothing new is wrong.
    case everywhere
    /// It is lost where there is less room, or something else is wrong where there is more.
    case here
    /// What it mends is back where there is more room: it fits this screen by chance.
    case byChance
  }

  /// Asked of the few edits that would be shown. A number that a user asks for is one for this
  /// screen.
  mutating func holding(_ trial: Trial) -> Holding {
    guard goal.finding != nil else { return .everywhere }
    let wider = trial.laidOut(in: .more, on: base)
    guard isGone(from: wider) else { return .byChance }
    guard wider.lack(goal.ofRelations) == 0, !isWrong(wider, but: trial),
      !statesThisRoom(trial)
    else { return .here }
    let narrower = trial.laidOut(in: .less, on: base)
    guard isGone(from: narrower),
      !trial.edit.winsFewPoints || narrower.lack(goal.ofWholeTexts) == 0
    else { return .here }
    return .everywhere
  }

  /// Whether something is found there that is not without the edit, and not here with it. Where
  /// there is less room, something is in any case.
  private mutating func isWrong(_ there: Trial, but here: Trial) -> Bool {
    let known = foundBefore()
    let new = Found(there).all.filter { !$0.isKnown(from: known) }
    guard !new.isEmpty else { return false }
    let own = Found(here).subjects
    return new.contains { !$0.isKnown(from: own) }
  }

  /// Whether a frame that is added states a length that a view has in this room alone.
  private mutating func statesThisRoom(_ trial: Trial) -> Bool {
    guard trial.edit.kind == .length else { return false }
    let laidOut = trial.laidOut
    let stated = laidOut.timeline.tree.preorder.flatMap { frame -> [(NodeID, Axis, CGFloat)] in
      guard laidOut.has(.frames, frame), trial.counterparts.original(frame) == nil,
        let view = trial.known(frame)
      else { return [] }
      return Axis.allCases.compactMap { axis in
        laidOut.has(.fixes(axis), frame)
          ? laidOut.length(frame, axis).map { (view, axis, $0) } : nil
      }
    }
    guard !stated.isEmpty, let there = inMoreRoom() else { return false }
    return stated.contains { view, axis, length in
      ([view] + goal.near).contains { node in
        guard let here = base.original.length(node, axis), abs(here - length) < 1,
          let other = there.rectangle(node)?.size[axis]
        else { return false }
        return abs(other - here) > 1
      }
    }
  }

  /// The text without an edit, where there is more room.
  mutating func inMoreRoom() -> Trial? {
    if let known = unchangedInMoreRoom { return known }
    unchangedInMoreRoom = Trial(.nothing, on: base)?.laidOut(in: .more, on: base)
    return unchangedInMoreRoom
  }

  /// What is found of the text without an edit, where there is more room and here.
  private mutating func foundBefore() -> Set<Subject> {
    if let known = foundInMoreRoom { return known }
    let own = findings.flatMap { finding in
      finding.nodes.map { Subject(rule: finding.rule, node: $0) }
    }
    let there = inMoreRoom().map { Found($0).subjects }
    let known = (there ?? []).union(own)
    foundInMoreRoom = known
    return known
  }

  /// What the log alone shows of a layout, by the views of the original.
  private struct Found {
    let all: [Entry]

    struct Entry {
      /// Its views; nil for those that the edit adds.
      let subjects: [Subject?]

      func isKnown(from known: Set<Subject>) -> Bool {
        subjects.contains { $0.map(known.contains) == true }
      }
    }

    init(_ trial: Trial) {
      all = Analyzer.symptoms(in: trial.laidOut.timeline).map(\.finding).map { finding in
        let subjects = finding.nodes.map { node in
          trial.known(node).map { Subject(rule: finding.rule, node: $0) }
        }
        return Entry(subjects: subjects)
      }
    }

    var subjects: Set<Subject> { Set(all.flatMap { $0.subjects.compactMap(\.self) }) }
  }
}

extension Edit {
  /// Whether all that it wins is a gap or a margin, in points: it helps a text that lacks less.
  fileprivate var winsFewPoints: Bool {
    let gaps = Set.stacks.union(["Spacer"])
    return !means.names.isEmpty
      && means.names.allSatisfy { name in
        switch name {
        case .arguments(let changed): kind == .argument && gaps.contains(changed)
        case .call("padding"): kind == .removal
        default: false
        }
      }
  }
}

extension TrialGoal {
  /// Only that texts show all that they say.
  fileprivate var ofWholeTexts: TrialGoal {
    var goal = self
    goal.criteria = criteria.filter { if case .condition(.whole) = $0 { true } else { false } }
    return goal
  }

  /// Only what holds of views among each other, in whatever room.
  fileprivate var ofRelations: TrialGoal {
    var goal = self
    goal.criteria = criteria.filter { criterion in
      if case .condition(let condition) = criterion { condition.isOfRelation } else { false }
    }
    return goal
  }
}

extension Goal.Condition {
  /// Whether it states no number of one screen.
  fileprivate var isOfRelation: Bool {
    switch self {
    case .alike, .level, .before, .ahead, .apart, .above, .onLine, .firstLine, .inside, .seen,
      .whole, .cutRound:
      true
    case .length, .gap, .distance, .origin, .ratio, .tappable, .reach, .offered, .shown, .drawn:
      false
    }
  }
}
