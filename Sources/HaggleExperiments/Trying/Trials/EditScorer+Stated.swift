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
    let squeezed = base.original.timeline.views(with: .fixes(axis)).filter { frame in
      guard base.original.has(.frames, frame), !isWanted(axis, of: frame),
        let before = base.original.length(frame, axis),
        let after = (trial.contentRectangle(frame) ?? trial.rectangle(frame))?.size[axis]
      else { return false }
      return after < before - 1 && after < Self.leastTarget
        && (trial.rectangle(frame)?.size[axis] ?? after) < before - 1
    }
    let places = Dictionary(grouping: squeezed) { base.original.trace.nodes[$0.index].place }
    return places.contains { $0.key != nil && $0.value.count >= Self.leastOfKind }
      || squeezed.contains(where: isTapped)
  }

  /// Whether it is a frame of what reacts to a tap.
  private func isTapped(_ frame: NodeID) -> Bool {
    base.original.timeline.modified(by: frame).contains { base.original.has(.reacts, $0) }
  }
}
