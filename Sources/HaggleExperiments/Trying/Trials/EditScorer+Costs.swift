import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// What an edit takes from others to reach its goal.
extension EditScorer {
  /// Many times as long is another text that may as well be cut.
  private static let mostTimes: CGFloat = 1.5

  /// Whether a text is whole because one that has about as much to say is cut more than before.
  func cutsAnother(_ trial: Trial) -> Bool {
    guard !goal.isAsked else { return false }
    let wanted = goal.criteria.compactMap { criterion -> NodeID? in
      if case .condition(.whole(let text)) = criterion { text } else { nil }
    }
    guard let longest = wanted.map({ base.original.ideal($0, .horizontal) }).max() else {
      return false
    }
    return base.seen.contains { view in
      guard base.original.has(.text, view.node), !wanted.contains(view.node),
        let own = trial.counterparts.edited(view.node), !trial.cutTexts.contains(view.node),
        let after = trial.laidOut.length(own, .horizontal), after < view.size.width - 1,
        base.original.ideal(view.node, .horizontal) <= Self.mostTimes * longest
      else { return false }
      return trial.laidOut.shortage(of: own)
        > base.original.shortage(of: view.node) + Criterion.tolerance
    }
  }

  /// Views that cover more of each other lie in a heap; of so many views at most.
  private static let (heap, mostInHeap): (CGFloat, Int) = (0.5, 12)

  /// Whether the subviews of a declared layout lie on each other as they did, in a layout that only
  /// has the length that its rule misses.
  func leavesHeap(_ trial: Trial) -> Bool {
    guard goal.finding != nil, base.original.has(.declared, goal.subject),
      let own = trial.counterparts.edited(goal.subject)
    else { return false }
    return isHeap(goal.subject, base.original) && isHeap(own, trial.laidOut)
  }

  private func isHeap(_ layout: NodeID, _ laidOut: LaidOut) -> Bool {
    let frames = laidOut.timeline.tree.children(of: layout).prefix(Self.mostInHeap)
      .compactMap { laidOut.timeline.rectangle(of: $0) }
    let meeting = frames.indices.filter { one in
      frames.indices.contains { other in
        one != other
          && frames[one].overlap(with: frames[other]).area > Self.heap * frames[one].size.area
      }
    }
    return frames.count > 2 && meeting.count == frames.count
  }

  /// What is shorter, in parts of the room, does not fill it; what is longer does.
  private static let (part, all): (CGFloat, CGFloat) = (0.75, 0.98)

  /// Whether all of the layout is as long as the room from now on, where other places were wanted,
  /// or where it makes all of a kind longer for one of them.
  func fillsRoom(_ trial: Trial) -> Bool {
    guard goal.finding != nil, let proposal = base.original.trace.header.proposal,
      let root = base.original.timeline.tree.roots.first,
      let own = trial.laidOut.timeline.tree.roots.first
    else { return false }
    return Axis.allCases.contains { axis in
      guard let room = proposal[axis], room.isFinite, !isToBeLong(axis, in: room),
        let before = base.original.length(root, axis), let after = trial.laidOut.length(own, axis)
      else { return false }
      return before < Self.part * room && after > Self.all * room
        && (isAboutPlaces || stretchesAlike(trial, along: axis))
    }
  }

  /// More points are seen at once.
  private static let leastGrowth: CGFloat = 30

  /// Whether several frames of one line of the text become longer, though one was too short.
  private func stretchesAlike(_ trial: Trial, along axis: Axis) -> Bool {
    let frames = base.original.timeline.views(with: .limits(axis)).filter {
      base.original.has(.frames, $0)
    }
    return Dictionary(grouping: frames) { base.original.trace.nodes[$0.index].place }
      .contains { place, frames in
        place != nil && frames.count > 1
          && frames.allSatisfy { frame in
            guard let before = base.original.length(frame, axis),
              let after = trial.rectangle(frame)?.size[axis]
            else { return false }
            return after > before + Self.leastGrowth
          }
      }
  }

  private func isToBeLong(_ axis: Axis, in room: CGFloat) -> Bool {
    goal.criteria.contains { criterion in
      switch criterion {
      case .condition(.length(_, axis, let bounds)): bounds.least > room / 2
      case .condition(.offered(_, axis, _)), .condition(.alike(_, axis)),
        .condition(.gap(_, _, axis, _)), .condition(.distance(_, _, axis, _)):
        true
      case .condition, .claim: false
      case .change: true
      }
    }
  }

  /// Farther, in points, a view is in another place.
  private static let farther: CGFloat = 8

  /// Whether the view of a goal that may be reached unseen is elsewhere, as large as it was.
  func movesUnseen(_ trial: Trial) -> Bool {
    guard goal.traits.contains(.unseen),
      let before = base.original.timeline.rectangle(of: goal.subject),
      let after = trial.rectangle(goal.subject), before.size == after.size
    else { return false }
    return max(abs(after.minX - before.minX), abs(after.minY - before.minY)) > Self.farther
  }
}
