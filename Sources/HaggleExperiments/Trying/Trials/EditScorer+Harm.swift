import Foundation
import HaggleAnalysis
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// What an edit spoils.
extension EditScorer {
  /// The cost of what an edit spoils, whatever it reaches.
  func harm(of trial: Trial) -> Double {
    // Shares of less are shorter.
    let shrunk =
      trial.edit.means.names == [.quotient]
      ? 0 : (base.seen + base.plates).count { isAllButGone($0, in: trial) }
    let costs: [(isSo: Bool, cost: Double)] = [
      (isSinking(trial), 1), (dragsAlong(trial), 1),
      (resizesToMove(trial), 1), (trustsPicture(trial), 1.5),
      (spills(trial), 3), (stiffens(trial), 3), (staysLayered(trial), 3),
      (trial.edit.givesUpStated && !isAboutPlaces && !goal.isAsked, 3),
      (coversText(trial), 4), (!goal.isToScroll && scrollsAway(trial), 4),
      (turnsRow(trial), 4), (squeezesFrames(trial), Self.costOfHalf),
      (losesShares(trial), 4), (starvesFrame(trial), Self.costOfHalf),
      (stretchesText(trial), 4), (leavesPlate(trial), 4), (scrollsBar(trial), 3),
      (scrollsPlateAway(trial), 3),
      (fillsScroller(trial), 4), (cropsPicture(trial), 4), (loosensFrame(trial), 3),
      (losesColumns(trial), 6), (shrinksType(trial), 4),
      (takesThePlace(trial), Self.costOfHalf),
      (goal.traits.contains(.statedLength) && trial.edit.means.names == [.idealLength], 4),
      (!goal.isAsked && isOfThisScreen(trial.edit), 5), (isHalfCure(trial), Self.costOfHalf),
      (fillsRoom(trial), 3), (movesUnseen(trial), 2),
      (losesSubject(trial), Self.costOfHalf), (slipsUnderBars(trial), Self.costOfHalf),
    ]
    let weighed = 4 * Double(min(shrunk, 2)) + measured(trial) + wasteBesidePreferred(trial)
    return costs.reduce(weighed) {
      $0 + ($1.isSo ? $1.cost : 0)
    }
  }

  /// Whether a view reaches further out of what is around it than before.
  private func spills(_ trial: Trial) -> Bool {
    trial.laidOut.spilling.contains { node, excess in
      guard let before = trial.counterparts.original(node) else { return false }
      return excess > (base.spilling[before] ?? 0) + 1
    }
  }

  /// More than edits that cure all cost, so that they come first.
  private static let costOfHalf = 12.0

  /// Whether what reacted on a small part of the screen does so on most of it.
  func blowsUpTarget(_ trial: Trial) -> Bool {
    let room = base.room.size.area
    return room < 1e9
      && base.original.timeline.views(with: .reacts).contains { node in
        guard let before = base.original.timeline.size(of: node), before.area < room / 4,
          Axis.allCases.allSatisfy({ !isWanted($0, of: node) }),
          let after = trial.rectangle(node)?.size
        else { return false }
        return after.area > room / 2
      }
  }

  /// Whether what a finding says is too long is shorter, and still too long.
  private func isHalfCure(_ trial: Trial) -> Bool {
    guard goal.finding?.axis != nil, (base.spilling[goal.subject] ?? 0) > 1,
      let own = trial.counterparts.edited(goal.subject)
    else { return false }
    return (trial.laidOut.spilling[own] ?? 0) > 1
  }

  /// Whether what the finding is about is gone, although something was drawn by it.
  private func losesSubject(_ trial: Trial) -> Bool {
    guard trial.edit.kind == .view, goal.finding != nil else { return false }
    return goal.near.contains { node in
      base.original.drawn[node] != nil && !base.original.timeline.isClear(node)
        && !base.original.has(.spacer, node) && trial.counterparts.edited(node) == nil
    }
  }

  /// Whether a row becomes a column to put its views elsewhere.
  private func turnsRow(_ trial: Trial) -> Bool {
    guard isAboutPlaces, trial.edit.kind == .container else { return false }
    return trial.laidOut.timeline.tree.preorder.contains { column in
      trial.laidOut.has(.divides(.vertical), column)
        && trial.counterparts.original(column).map { row in
          base.original.has(.divides(.horizontal), row)
            && !base.original.has(.divides(.vertical), row)
        } == true
    }
  }

  /// Whether a view is to be shorter than it is.
  func isTooLong(on axis: Axis) -> Bool {
    goal.criteria.contains { criterion in
      guard case .condition(.length(let node, axis, let bounds)) = criterion else { return false }
      return base.original.length(node, axis).map { $0 > bounds.most } ?? false
    }
  }

  /// Whether a view reaches out of the clear colour that took its place: it is as long as before,
  /// and lies over what is beside it.
  func isTooLongForSlot(_ trial: Trial) -> Bool {
    let laidOut = trial.laidOut
    return laidOut.timeline.tree.preorder.contains { node in
      guard laidOut.isLayer(node), let before = trial.counterparts.original(node),
        !base.original.isLayer(before), let own = laidOut.timeline.size(of: node),
        let slot = laidOut.parent(node).flatMap({ laidOut.timeline.size(of: $0) })
      else { return false }
      return own.width > slot.width + 1 || own.height > slot.height + 1
    }
  }

  /// Whether something without a length of its own is offered none any more, and answers the 10
  /// points that SwiftUI falls back to: a colour, a shape, a line, a reader of what it is offered,
  /// what scrolls.
  func fallsBack(_ trial: Trial) -> Bool {
    let timeline = trial.laidOut.timeline
    return timeline.tree.preorder.contains { node in
      guard
        [.decorates, .ignoresContent, .scrolls].contains(where: { trial.laidOut.has($0, node) }),
        let before = trial.counterparts.original(node)
      else { return false }
      return Axis.allCases.contains { axis in
        timeline.proposal(node, axis) == nil && trial.laidOut.length(node, axis) == Self.fallback
          && base.original.length(before, axis) != Self.fallback
      }
    }
  }

  /// What a view without a length of its own answers if it is offered none, in points.
  private static let fallback =
    ProposedViewSize.unspecified.replacingUnspecifiedDimensions().width

  /// Whether what is typed into, or a frame that takes all there is, had what a row leaves, and
  /// gets no more than its ideal width now, without a wish for another.
  private func stiffens(_ trial: Trial) -> Bool {
    let timeline = trial.laidOut.timeline
    return timeline.tree.preorder.contains { node in
      guard let before = trial.counterparts.original(node),
        trial.laidOut.has(.takesText, node)
          || trial.laidOut.has(.frames, node)
            && base.original.timeline.isGreedy(before, .horizontal),
        !isWanted(.horizontal, of: before)
      else { return false }
      return timeline.proposal(node, .horizontal) == nil
        && base.original.timeline.proposal(before, .horizontal) != nil
    }
  }

  /// Whether views that are to be apart still lie in layers, where one that grows meets the other.
  private func staysLayered(_ trial: Trial) -> Bool {
    goal.criteria.contains { criterion in
      guard case .condition(.apart(let one, let other)) = criterion,
        let one = trial.counterparts.edited(one), let other = trial.counterparts.edited(other)
      else { return false }
      let around = Set(trial.laidOut.ancestors(one))
      guard let common = trial.laidOut.ancestors(other).first(where: around.contains) else {
        return false
      }
      return trial.laidOut.isStackOfLayers(common)
    }
  }

  /// What a stated length costs that was measured: it is right for these letters alone, and where
  /// one line of the text writes several views, for one of them.
  private func measured(_ trial: Trial) -> Double {
    guard trial.edit.kind == .length else { return 0 }
    let laidOut = trial.laidOut
    let added = laidOut.timeline.tree.preorder.filter {
      laidOut.has(.frames, $0) && trial.counterparts.original($0) == nil
    }
    let isOfLetters = added.contains {
      laidOut.timeline.core(of: $0).map { laidOut.has(.text, $0) } == true
    }
    let differ = Axis.allCases.contains { axis in
      let needs = added.filter {
        laidOut.has(.fixes(axis), $0) || laidOut.has(.hasLeast(axis), $0)
      }.map { laidOut.need(of: $0, axis) }
      return Set(needs.map(\.wholePoints)).count > 1
    }
    return (isOfLetters ? 2 : 0) + (differ ? 3 : 0)
  }

  /// Whether a frame no longer states a length across the axis of the finding, and is another one:
  /// what is too wide is to stay as high as its author says.
  private func loosensFrame(_ trial: Trial) -> Bool {
    guard let axis = goal.finding?.axis?.cross else { return false }
    return base.original.timeline.views(with: .fixes(axis)).contains { frame in
      guard base.original.has(.frames, frame), !isWanted(axis, of: frame),
        let own = trial.counterparts.edited(frame), !trial.laidOut.has(.fixes(axis), own),
        let before = base.original.length(frame, axis), let after = trial.laidOut.length(own, axis)
      else { return false }
      return abs(before - after) > 1
    }
  }

  /// Whether a clip leaves less than half of a picture that keeps its size whatever it is offered:
  /// its middle is seen then, and not what it shows.
  private func cropsPicture(_ trial: Trial) -> Bool {
    base.seen.contains { view in
      guard base.original.has(.image, view.node), let own = trial.counterparts.edited(view.node),
        Axis.allCases.contains(where: { axis in
          trial.laidOut.timeline.proposal(own, axis).map {
            trial.laidOut.length(own, axis) ?? 0 > $0 + 1
          } == true
        }), let before = base.original.unclippedPart(of: view.node),
        let after = trial.laidOut.unclippedPart(of: own)
      else { return false }
      return after.size.area < view.size.area / 2 && after.size.area < before.size.area - 1
    }
  }

  /// Whether the columns of a grid become one.
  private func losesColumns(_ trial: Trial) -> Bool {
    guard trial.edit.kind == .container, trial.edit.means.names == [.call("VStack")] else {
      return false
    }
    let tree = base.original.timeline.tree
    return tree.preorder.contains { grid in
      base.original.has(.makesColumns, grid)
        && trial.counterparts.edited(grid).map { !trial.laidOut.has(.makesColumns, $0) } == true
        && Set(tree.children(of: grid).compactMap { base.original.drawn[$0]?.minX }).count > 1
    }
  }

  static let mostHeldAgainst = 48

  /// The least part of the screen's width that still is across it, within margins.
  private static let leastAcross: CGFloat = 0.8

  /// Whether what was painted across the screen, as a bar or a line is, no longer is, and is not
  /// meant to be narrower.
  func isNoLongerAcross(_ plate: TrialBase.SeenView, in trial: Trial) -> Bool {
    guard base.room.width < 1e6, plate.size.width > base.room.width - 4,
      let after = trial.rectangle(plate.node), after.width < Self.leastAcross * base.room.width
    else { return false }
    // What is given a ratio takes its own background along.
    let isOwn =
      trial.edit.means.names == [.call("aspectRatio")]
      && base.original.isLayer(plate.node) && base.original.parent(plate.node) == goal.subject
    return !isWanted(.horizontal, of: plate.node) && !isOwn
  }

  /// Whether another length is wanted of a view, of one around it, or of what it lies behind.
  func isWanted(_ axis: Axis, of view: NodeID) -> Bool {
    let around = [view] + base.original.ancestors(view)
    return goal.criteria.contains { criterion in
      guard case .condition(.length(let node, axis, _)) = criterion else { return false }
      return around.contains(node) || base.original.isLayer(view) && lies(view, on: node)
    }
  }

  /// Whether a layer has the size of a view, which is modified in between at most.
  private func lies(_ layer: NodeID, on view: NodeID) -> Bool {
    let tree = base.original.timeline.tree
    let around = base.original.ancestors(view).prefix {
      tree.children(of: $0).count == 1 || $0 == base.original.parent(layer)
    }
    return around.contains { $0 == base.original.parent(layer) }
  }

  /// Whether something drawn loses most of a length that it had. A picture may be smaller to show
  /// all of itself, and what is in a view of another length has its size of it.
  private func isAllButGone(_ view: TrialBase.SeenView, in trial: Trial) -> Bool {
    guard view.leastPart == nil, !base.original.has(.image, view.node),
      let after = trial.rectangle(view.node)?.size
    else { return false }
    return Axis.allCases.contains { axis in
      !isWanted(axis, of: view.node) && view.size[axis] > 40 && after[axis] < 0.4 * view.size[axis]
    }
  }
}
