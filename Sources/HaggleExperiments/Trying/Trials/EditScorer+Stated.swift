import Foundation
import HaggleTraces
import HaggleVocabulary

/// What an edit makes of the lengths that the author states.
extension EditScorer {
  /// Whether frames of one line of the text, whose lengths are computed and differ, have one length
  /// now: they say something, as the bars of a chart do.
  func losesComputedLengths(_ trial: Trial) -> Bool {
    Axis.allCases.contains { axis in
      let frames = base.original.timeline.views(with: .fixes(axis)).filter {
        base.original.has(.frames, $0) && !isWanted(axis, of: $0)
      }
      return Dictionary(grouping: frames) { base.original.trace.nodes[$0.index].place }
        .contains { place, frames in
          guard place != nil, let before = spread(of: frames, axis, base.original.length) else {
            return false
          }
          let after = spread(of: frames, axis) { frame, axis in
            (trial.rectangle(frame) ?? trial.contentRectangle(frame))?.size[axis]
          }
          return before > 1 && after.map { $0 <= 1 } == true
        }
    }
  }

  /// By how much the longest of some views is longer than the shortest, in points; nil if one has
  /// no length, or for one alone.
  private func spread(
    of views: [NodeID], _ axis: Axis, _ length: (NodeID, Axis) -> CGFloat?
  ) -> CGFloat? {
    let lengths = views.compactMap { length($0, axis) }
    guard lengths.count == views.count, lengths.count > 1, let least = lengths.min(),
      let most = lengths.max()
    else { return nil }
    return most - least
  }

  /// What is smaller is hard to hit with a finger, in points.
  private static let leastTarget: CGFloat = 44
  /// So many views of one line of the text are a kind of their own, such as keys or tools.
  private static let leastOfKind = 3

  /// Whether frames of a stated length are shorter than that on the axis of the finding, and
  /// shorter than a finger needs: those of what reacts, and of several views of a kind, as keys
  /// are. They were to be whole. A text alone that shows all of itself needs no frame.
  func squeezesFrames(_ trial: Trial) -> Bool {
    guard let axis = goal.finding?.axis else { return false }
    let squeezed = squeezedFrames(trial, on: axis)
    return isOfKind(squeezed) || squeezed.contains(where: isTapped)
  }

  /// Whether such views of a kind are shorter although nothing is found to be too long: what was to
  /// be seen beside them is, by chance.
  func squeezesRows(_ trial: Trial) -> Bool {
    guard goal.finding != nil else { return false }
    return Axis.allCases.contains { axis in
      !isTooLong(on: axis) && isOfKind(squeezedFrames(trial, on: axis))
    }
  }

  /// Whether a frame that states a length is left hardly any of it.
  func starvesFrame(_ trial: Trial) -> Bool {
    guard let axis = goal.finding?.axis else { return false }
    return base.original.timeline.views(with: .fixes(axis)).contains { frame in
      guard base.original.has(.frames, frame), !isWanted(axis, of: frame),
        let before = base.original.length(frame, axis), before > Self.leastTarget,
        let after = (trial.contentRectangle(frame) ?? trial.rectangle(frame))?.size[axis]
      else { return false }
      return after < before / 4
    }
  }

  /// Whether shares of a length stand in another ratio.
  func losesShares(_ trial: Trial) -> Bool {
    Axis.allCases.contains { axis in
      let frames = base.original.timeline.views(with: .fixes(axis)).filter { isShare($0, axis) }
      let before = frames.compactMap { base.original.length($0, axis) }
      let after = frames.compactMap {
        (trial.rectangle($0) ?? trial.contentRectangle($0))?.size[axis]
      }
      let (whole, rest) = (before.reduce(0, +), after.reduce(0, +))
      guard before.count > 1, after.count == before.count, whole > 0, rest > 0 else { return false }
      return zip(before, after).contains { abs($0 / whole - $1 / rest) > Self.leastShare }
    }
  }

  /// What a share is more or less at least where it is another one.
  private static let leastShare: CGFloat = 0.05

  /// Whether it is a frame whose length is a part of another one.
  private func isShare(_ frame: NodeID, _ axis: Axis) -> Bool {
    guard base.original.has(.frames, frame),
      let spot = base.original.trace.nodes[frame.index].place.flatMap(base.outline.spot)
    else { return false }
    return base.outline[spot].argument(axis.dimension)?.isProduct == true
  }

  private func isOfKind(_ frames: [NodeID]) -> Bool {
    Dictionary(grouping: frames) { base.original.trace.nodes[$0.index].place }
      .contains { $0.key != nil && $0.value.count >= Self.leastOfKind }
  }

  private func squeezedFrames(_ trial: Trial, on axis: Axis) -> [NodeID] {
    base.original.timeline.views(with: .fixes(axis)).filter { frame in
      guard base.original.has(.frames, frame), !isWanted(axis, of: frame),
        let before = base.original.length(frame, axis),
        let after = (trial.contentRectangle(frame) ?? trial.rectangle(frame))?.size[axis]
      else { return false }
      return after < before - 1 && after < Self.leastTarget
        && (trial.rectangle(frame)?.size[axis] ?? after) < before - 1
    }
  }

  /// Whether it is a frame of what reacts to a tap.
  private func isTapped(_ frame: NodeID) -> Bool {
    base.original.timeline.modified(by: frame).contains { base.original.has(.reacts, $0) }
  }
}
