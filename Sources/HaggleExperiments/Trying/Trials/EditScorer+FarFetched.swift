import Foundation
import HaggleTraces
import HaggleVocabulary

/// Numbers that reach a goal, and that nobody would write.
extension EditScorer {
  /// What it costs more than any other edit, so that it comes behind all of them.
  static let costOfFarFetched = 40.0

  /// So many times what is written makes another design; and by how many points at least.
  private static let (mostTimes, leastMore): (CGFloat, CGFloat) = (3, 100)

  private static func isBlownUp(_ after: CGFloat, from before: CGFloat) -> Bool {
    abs(after) > mostTimes * abs(before) && abs(after) - abs(before) > leastMore
  }

  /// Whether a distance between views is many times the written one: it is what was left over.
  func blowsUpSpacing(_ trial: Trial, from edit: Edit) -> Bool {
    blowsUpNumber(trial, from: edit)
      && edit.means.names.contains { name in
        (Set.stacks.union(["Grid"])).contains { name == .arguments($0) }
      }
  }

  /// Whether a number states what the rest of the layout leaves over, on this screen with these
  /// words.
  func isFarFetched(_ trial: Trial, from edit: Edit) -> Bool {
    blowsUpNumber(trial, from: edit)
      || Axis.allCases.contains { axis in
        blowsUpFrame(trial, along: axis) || narrowsPage(trial, along: axis)
      } || breaksWidened(trial)
  }

  /// Places may be anywhere, unlike lengths.
  private static let ofPlaces: Set<Edit.Name> = [.arguments("offset"), .arguments("position")]

  private func blowsUpNumber(_ trial: Trial, from edit: Edit) -> Bool {
    guard let before = edit.written, !before.isFactor, let after = trial.edit.written,
      !edit.means.names.contains(where: Self.ofPlaces.contains), !isAsked(for: after.value)
    else { return false }
    return Self.isBlownUp(after.value, from: before.value)
  }

  private func isAsked(for length: Double) -> Bool {
    goal.isAsked && goal.lengths.values.contains { abs($0 - abs(length)) < 1 }
  }

  /// Whether a frame that states a length states many times that, though the goal is about another
  /// view.
  private func blowsUpFrame(_ trial: Trial, along axis: Axis) -> Bool {
    guard trial.edit.kind == .length else { return false }
    return base.original.timeline.views(with: .fixes(axis)).contains { frame in
      guard base.original.has(.frames, frame), !goal.criteria.flatMap(\.views).contains(frame),
        let own = trial.counterparts.edited(frame), trial.laidOut.has(.fixes(axis), own),
        let before = base.original.length(frame, axis), let after = trial.laidOut.length(own, axis)
      else { return false }
      return Self.isBlownUp(after, from: before) && !isAsked(for: after)
    }
  }

  /// What is longer, in parts of the room, fills it; and what is shorter is no page.
  private static let (page, part): (CGFloat, CGFloat) = (0.9, 0.6)

  /// Whether what filled the room is to be a stated part of it.
  private func narrowsPage(_ trial: Trial, along axis: Axis) -> Bool {
    let room = base.room.size[axis]
    guard trial.edit.kind == .length, !goal.isAsked, room < 1e6 else { return false }
    let meant = goal.near + goal.criteria.flatMap(\.views)
    return added(to: trial, along: axis).contains { frame, content in
      guard !meant.contains(content), let before = base.original.length(content, axis),
        let after = trial.laidOut.length(frame, axis)
      else { return false }
      return before > Self.page * room && after < Self.part * room
    }
  }

  /// Whether a text that gets a wider frame still breaks into lines in it: the number is that of
  /// a word.
  private func breaksWidened(_ trial: Trial) -> Bool {
    guard trial.edit.kind == .length, !goal.isAsked else { return false }
    let laidOut = trial.laidOut
    return base.seen.contains { view in
      guard base.original.has(.text, view.node), let own = trial.counterparts.edited(view.node),
        let after = laidOut.length(own, .horizontal),
        after > view.size.width + Criterion.tolerance, laidOut.breaksIntoLines(own)
      else { return false }
      let around = laidOut.ancestors(own).prefix {
        laidOut.timeline.sizingChildren(of: $0).count == 1
      }
      return around.contains { frame in
        laidOut.has(.frames, frame) && laidOut.has(.fixes(.horizontal), frame)
          && trial.counterparts.original(frame) == nil
      }
    }
  }

  /// The frames that an edit adds and that state a length or a limit, with the views that they are
  /// put on.
  private func added(
    to trial: Trial, along axis: Axis
  ) -> [(frame: NodeID, content: NodeID)] {
    let laidOut = trial.laidOut
    return laidOut.timeline.views(with: .limits(axis)).compactMap { frame in
      guard laidOut.has(.frames, frame), trial.counterparts.original(frame) == nil else {
        return nil
      }
      return laidOut.timeline.modified(by: frame).lazy
        .compactMap { trial.counterparts.original($0) }.first.map { (frame, $0) }
    }
  }
}
