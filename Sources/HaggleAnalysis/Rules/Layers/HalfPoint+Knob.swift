import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// The knob of a slider that leaves its track at the end.
struct KnobOffTrack: Sighting {
  let timeline: Timeline
  let mover: NodeID
  let knob: NodeID
  let track: NodeID
  let isAtEnd: Bool
  /// How much of the knob lies beyond the track, in points.
  let lost: CGFloat

  static func find(_ mover: NodeID, in timeline: Timeline) -> Self? {
    guard !timeline.has(.spaces, mover), timeline.statesProduct(mover),
      let knob = timeline.onlySizingChild(of: mover), timeline.comes(knob, downTo: .decorates),
      let own = timeline.rectangle(of: knob), own.width >= Noticeable.gap,
      let track = timeline.track(under: mover, own), let bar = timeline.rectangle(of: track)
    else { return nil }
    let isOffset = timeline.offset(of: mover, .horizontal) != nil
    let (isAtEnd, isAtStart) =
      isOffset
      ? (abs(own.minX - bar.maxX) < 1, false)
      : (abs(own.midX - bar.maxX) < 1, abs(own.midX - bar.minX) < 1)
    let isSeen = isOffset || timeline.isCutByScreen(own)
    guard isAtEnd || isAtStart, isSeen else { return nil }
    return Self(
      timeline: timeline, mover: mover, knob: knob, track: track, isAtEnd: isAtEnd,
      lost: isOffset ? own.width : own.width / 2)
  }

  var goal: Goal? {
    Goal(
      [.level(knob, track, at: isAtEnd ? 1 : 0, .horizontal)] + timeline.kept(knob)
        + timeline.kept(track), near: [mover])
  }

  private var width: CGFloat { timeline.length(knob, .horizontal) ?? 0 }

  var suspicion: Suspicion {
    let half = timeline.offset(of: mover, .horizontal) == nil ? " + \(typed(width / 2))" : ""
    return suspected(
      .halfPoint, of: knob, on: .horizontal, placed: [mover, knob, track],
      remedies: [
        """
        multiply by the length that it can move, which is less by its own: \
        \(code: "x: (width - \(typed(width))) * value\(half)")
        """
      ], involving: [mover, track], off: lost)
  }

  var statement: Statement {
    Statement(
      """
      \(points(lost)) of the \(points(width)) points of \(knob) lie beyond the \
      \(isAtEnd ? "end" : "beginning") of \(track)
      """, subject: knob, isAboutPlace: true,
      because: "\(timeline.modifier(mover).capitalized) moves it by the whole length of that")
  }
}

extension Timeline {
  /// The bar that a knob, which is higher, moves along.
  fileprivate func track(under mover: NodeID, _ knob: CGRect) -> NodeID? {
    guard let layers = layers(around: mover) else { return nil }
    return tree.children(of: layers.all).first { layer in
      guard layer != layers.branch, comes(layer, downTo: .decorates), let bar = rectangle(of: layer)
      else { return false }
      return bar.height <= Self.highestBar && bar.height < knob.height && bar.width > 3 * knob.width
    }
  }

  /// Whether the left or the right edge of the screen cuts it.
  fileprivate func isCutByScreen(_ knob: CGRect) -> Bool {
    guard let whole = wholeWidth else { return false }
    return knob.minX < whole.start - Noticeable.line || knob.maxX > whole.end + Noticeable.line
  }
}
