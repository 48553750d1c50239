import Foundation
import HaggleAnalysis
import HaggleReplay
import HaggleSyntax
import HaggleTraces
import HaggleVocabulary

/// The quality of an edit for a goal; less is better.
struct EditScore: Sendable {
  /// The distance from the goal, in points.
  let lack: CGFloat
  let cost: Double
  /// Whether it changes anything visible.
  let isSeen: Bool
  /// The edit with the number that was found for it; nil where there is none to find.
  var edit: Edit?
  /// Whether it states a number that nobody would write.
  var isFarFetched = false

  var reaches: Bool { lack == 0 && isSeen }
}

/// Scores edits for a goal by laying the text out with each. It belongs to one thread.
struct EditScorer {
  let goal: TrialGoal
  let base: TrialBase

  /// That of the text from the goal, in points; ∞ where no number is to be found.
  let distance: CGFloat

  init(_ goal: TrialGoal, _ base: TrialBase, distance: CGFloat = .infinity) {
    self.goal = goal
    self.base = base
    self.distance = distance
  }

  /// Nil if the edit breaks something.
  func score(_ edit: Edit, at distance: Double) -> EditScore? {
    guard let trial = edit.written == nil ? Trial(edit, on: base) : solved(edit) else { return nil }
    if trial.edit.isOfFont, let size = trial.edit.written?.value, size < Self.leastFont {
      return nil
    }
    let lack = trial.lack(goal)
    // Edits that do not reach the goal are not compared.
    guard lack == 0 else { return EditScore(lack: lack, cost: .infinity, isSeen: false) }
    if edit.means.names == [.slot],
      !isAboutPlaces && isSinking(trial) || isTooLongForSlot(trial)
    {
      return nil
    }
    let across = base.plates + base.lines
    if across.contains(where: { isNoLongerAcross($0, in: trial) }) || fallsBack(trial)
      || layersText(trial) || blowsUpTarget(trial) || isNoCure(trial) || isOfStandInWords(trial)
      || blowsUpSpacing(trial, from: edit)
    {
      return nil
    }
    let changes = PictureChange.all(trial, base)
    let isFarFetched = isFarFetched(trial, from: edit)
    return EditScore(
      lack: lack,
      cost: cost(of: trial, changes, at: distance) + (isFarFetched ? Self.costOfFarFetched : 0),
      isSeen: isMoreThanSeen || !edit.drawnElsewhere.isEmpty || !changes.isEmpty
        || hasWantedNumber(trial) || cutsPicture(trial),
      edit: edit.written.map { _ in trial.edit }, isFarFetched: isFarFetched)
  }

  /// The least size of type that people read, in points.
  private static let leastFont = 6.0

  /// Whether a clip leaves less to be seen of a picture, which does not move by that.
  private func cutsPicture(_ trial: Trial) -> Bool {
    base.seen.contains { view in
      guard base.original.has(.image, view.node), let own = trial.counterparts.edited(view.node),
        let before = base.original.unclippedPart(of: view.node),
        let after = trial.laidOut.unclippedPart(of: own)
      else { return false }
      return after.size.area < before.size.area - 1
    }
  }

  /// Whether a view has another number that is to have one, though no finding says why: it counts
  /// where nothing is drawn elsewhere as well.
  private func hasWantedNumber(_ trial: Trial) -> Bool {
    goal.finding == nil
      && goal.criteria.flatMap(\.views).contains {
        trial.hasChanged($0) || trial.frame(of: $0) != nil
      }
  }

  /// Whether an edit without visible movement helps: it hides something on purpose, enlarges the
  /// tap target, or lets something that scrolls show more of what is in it.
  private var isMoreThanSeen: Bool {
    goal.traits.contains(.unseen)
      || goal.criteria.contains { criterion in
        switch criterion {
        case .condition(.length(let node, _, _)):
          base.original.has(.reacts, node) || base.original.has(.scrolls, node)
        case .condition(let condition): condition.mayBeUnseen
        case .claim, .change: false
        }
      }
  }

  /// The sum of: the unpopularity of the edit, its distance from the visible view, other views
  /// moved, other changes of the view itself, and the amount of code.
  private func cost(of trial: Trial, _ changes: [PictureChange], at distance: Double) -> Double {
    let moved = changes.filter { !isOwn($0.node) }
    let places = Set(moved.map { base.original.trace.nodes[$0.node.index].place })
    let weight = min(trial.edit.rewriting.weight(in: base.outline.source), 400)
    return Self.cost(of: trial.edit, for: goal) + 0.8 * distance + 0.35
      * Double(min(places.count, 8))
      + 2 * excess(of: trial) + 2 * Double(min(broken(by: trial), 3)) + Double(weight) / 150
      + harm(of: trial) + (goal.isAsked ? Double(trial.distance(from: goal)) : 0)
  }

  var isAboutPlaces: Bool {
    goal.criteria.contains { criterion in
      switch criterion {
      case .condition(.gap), .condition(.distance), .condition(.before), .condition(.ahead),
        .condition(.origin),
        .condition(.level):
        true
      default: false
      }
    }
  }

  /// Whether it states a length that is most of the screen's; without a variable one, both lengths
  /// of the goal.
  func isOfThisScreen(_ edit: Edit) -> Bool {
    guard edit.kind == .length else { return false }
    return Axis.allCases.contains { axis in
      guard let length = goal.lengths[axis] else { return false }
      let room = base.room.size[axis]
      let isStated =
        edit.written.map { $0.value == length }
        ?? edit.variable.map { $0.length == length.wholePoints } ?? true
      return isStated && length > 0.6 * room && room < 1e6
    }
  }

  /// What an edit costs that moves nothing but what it is for, or a bit less.
  static func leastCost(
    of edit: Edit, at distance: Double, for goal: TrialGoal, in source: SourceText
  ) -> Double {
    let weight = min(edit.rewriting.weight(in: source), 400)
    return cost(of: edit, for: goal) + 0.8 * distance + Double(weight) / 150 - 1e-9
  }

  /// The unpopularity of an edit, but for what a goal asks for: a length that has to be stated, or
  /// what is to scroll.
  private static func cost(of edit: Edit, for goal: TrialGoal) -> Double {
    if edit.addsScrolling, goal.isToScroll { return 0 }
    if edit.written != nil {
      if goal.isAsked, edit.isOfFont { return costOfFont }
      return goal.isAsked
        ? Edit.Kind.argument.cost
        : edit.kind.cost + (goal.finding == nil ? 0 : costOfChance)
    }
    if edit.kind == .length, goal.traits.contains(.statedLength) {
      return Edit.Kind.flexibleFrame.cost
    }
    return edit.kind.cost
  }

  /// More than all else that reaches a length that is asked for: another size of type is another
  /// design.
  private static let costOfFont = 24.0

  /// What a number costs that a finding goes with: it fits these views on this screen by chance,
  /// where others let the layout do it.
  private static let costOfChance = 12.0

  /// How many texts break into more lines than before; one that reached beyond the screen has to.
  private func broken(by trial: Trial) -> Int {
    base.seen.count { view in
      guard base.original.has(.text, view.node), view.isOnScreen,
        trial.edit.kind != .declaredLayout || !isToBeWhole(view.node),
        let after = trial.rectangle(view.node)
      else {
        return false
      }
      return after.width < view.size.width - 1 && after.height > view.size.height + 1
    }
  }

  /// Whether a text is to show all that it says: its layout is to give it the lines for that.
  private func isToBeWhole(_ text: NodeID) -> Bool {
    goal.criteria.contains { criterion in
      if case .condition(.whole(text)) = criterion { true } else { false }
    }
  }

  /// The unwanted changes of the goal's views, from 0 to 1 each: on the other axis, or beyond the
  /// wanted length.
  private func excess(of trial: Trial) -> Double {
    detour(of: trial)
      + goal.criteria.reduce(0) { sum, criterion in
        guard case .condition(.length(let node, let axis, let bounds)) = criterion,
          let before = base.original.timeline.size(of: node),
          let after = (goal.traits.contains(.framed) ? trial.addedFrame(around: node) : nil)?.size
            ?? trial.rectangle(node)?.size
        else { return sum }
        let isWanted = goal.criteria.contains { other in
          if case .condition(.length(node, axis.cross, _)) = other { true } else { false }
        }
        let cross = isWanted || isWhole(node) ? 0 : share(before[axis.cross], after[axis.cross])
        return sum + cross + more(after[axis], than: bounds)
      }
  }

  /// How far a length is from the one limit that it has.
  private func more(_ length: CGFloat, than bounds: Goal.Bounds) -> Double {
    if !bounds.most.isFinite { return share(bounds.least, length) }
    return bounds.least > 0 ? 0 : share(bounds.most, length)
  }

  /// The movement of views that are to lie inside or before something, as a fraction of the screen:
  /// they may reach it by moving elsewhere altogether. Not measured for another screen.
  private func detour(of trial: Trial) -> Double {
    guard trial.laidOut.room == base.room else { return 0 }
    return goal.criteria.reduce(0) { sum, criterion in
      let (node, axis): (NodeID, Axis)
      switch criterion {
      case .condition(.inside(let view, _, let along)), .condition(.before(let view, _, let along)):
        (node, axis) = (view, along)
      default: return sum
      }
      guard let before = base.original.timeline.rectangle(of: node),
        let after = trial.rectangle(node), base.room.size[axis] > 0
      else { return sum }
      let way = abs(after.origin[axis] - before.origin[axis])
      return sum + min(Double(way / base.room.size[axis]), 1)
    }
  }

  /// A wider text is also lower.
  private func isWhole(_ node: NodeID) -> Bool { base.original.has(.text, node) }

  private func share(_ before: CGFloat, _ after: CGFloat) -> Double {
    guard before.isFinite, after.isFinite, max(before, after) > 0 else { return 0 }
    return Double(abs(before - after) / max(before, after))
  }

  /// Whether it is the visible view, or as large because of it.
  private func isOwn(_ node: NodeID) -> Bool {
    node == goal.subject || base.original.ancestors(goal.subject).contains(node)
      || base.original.ancestors(node).contains(goal.subject)
  }
}

extension Edit {
  /// Whether it writes another size of type.
  fileprivate var isOfFont: Bool { written != nil && means.names == [.arguments("font")] }
}

extension Goal.Condition {
  /// Whether it can be reached by an edit that moves nothing.
  fileprivate var mayBeUnseen: Bool {
    switch self {
    case .seen, .shown, .drawn, .above, .tappable, .reach, .cutRound: true
    case .length, .alike, .gap, .distance, .origin, .level, .ratio, .before, .ahead, .apart,
      .onLine,
      .firstLine, .whole, .offered, .inside:
      false
    }
  }
}

extension Edit.Kind {
  /// The unpopularity of a kind of edit.
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
