import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let halfPoint = Rule(
    id: "half-point",
    summary: "A view that is put to a point at an edge is cut off there, half of it.",
    finding: """
      `position` says where the middle of a view is, not where it begins: at `x: 0` half of it lies \
      before the edge, and at `x: 0, y: 0` three quarters of it. What clips there, or the end of the \
      screen, leaves the rest.
      """,
    example: """
      // proposal: 200x200
      ZStack {
        Color.gray.opacity(0.2)
        Circle().fill(.red).frame(width: 24, height: 24).id("handle")
          .position(x: 0, y: 0).id("place")
      }
      .clipped()
      """,
    scope: """
      Reported for a point at an edge of the room that `position` takes, if that edge is the one of \
      a clip around it; as well for words of which the left or the right edge of the screen cuts a \
      part off, where the point is on the screen, and for a shape at the end of a bar that is \
      lower than it: cut by the edge of the screen, or moved behind the bar by an offset. Nothing \
      is said of a point that is not in the text.
      """,
    help:
      "`alignment: .topLeading` of the stack instead; a point that is half of the view further in",
    exception: "half of it is to be seen", keyNote: "of the view", needs: "the log",
    search: .symptoms { timeline in
      let guesses = GuessedNumbers(timeline.trace)
      let places = timeline.views(with: .letsReachOut).filter { place in
        Axis.allCases.allSatisfy { guesses.guess(place, on: $0) == nil }
      }
      return places.flatMap { place -> [any Detection] in
        Axis.allCases.compactMap { HalfPoint.find(place, $0, in: timeline) }
          + [WordsOffScreen.find(place, in: timeline)].compactMap(\.self)
          + [KnobOffTrack.find(place, in: timeline)].compactMap(\.self)
      }
    })
}

/// Words at a point of the screen that is so near its side that a part of them is off it.
private struct WordsOffScreen: Sighting {
  let timeline: Timeline
  let place: NodeID
  let view: NodeID
  let text: NodeID
  let isAtStart: Bool
  let lost: CGFloat

  static func find(_ place: NodeID, in timeline: Timeline) -> Self? {
    guard !timeline.has(.spaces, place), timeline.isGreedy(place, .horizontal),
      timeline.offset(of: place, .horizontal) == nil, timeline.scroller(around: place) == nil,
      let view = timeline.tree.firstChild(of: place), !timeline.isGreedy(view, .horizontal),
      let whole = timeline.wholeWidth, let own = timeline.screenExtent(view, .horizontal),
      own.middle > whole.start, own.middle < whole.end, own.length < whole.length,
      !timeline.appearance(of: view).isHidden,
      let text = timeline.texts(in: view, most: 4).first(where: { text in
        timeline.isReadable(text)
          && timeline.screenExtent(text, .horizontal).map {
            $0.start < whole.start - Noticeable.line
              || $0.end > whole.end + Noticeable.line
          } == true
      })
    else { return nil }
    return Self(
      timeline: timeline, place: place, view: view, text: text, isAtStart: own.start < whole.start,
      lost: max(whole.start - own.start, own.end - whole.end))
  }

  /// It begins at the point at which its middle is.
  var goal: Goal? {
    let starts = Axis.allCases.compactMap { axis in
      timeline.screenExtent(view, axis).map { Goal.Condition.origin(view, axis, $0.middle) }
    }
    return Goal(starts + timeline.kept(view), near: [place])
  }

  var suspicion: Suspicion {
    suspected(
      .halfPoint, of: view, on: .horizontal, placed: [place, view],
      remedies: [
        """
        put a view without a size to the point, and \(view) over it: \
        \(code: "Color.clear.frame(width: 0, height: 0).overlay(alignment: .topLeading) { … }")
        """,
        "write \(code: ".offset(…)") for it, in layers that are aligned at \(code: ".topLeading")",
      ], involving: [place, text], off: lost)
  }

  var statement: Statement {
    Statement(
      """
      \(view) is \(points(timeline.length(view, .horizontal) ?? 0)) points wide, and \
      \(points(lost)) of them are beyond the \(isAtStart ? "left" : "right") edge of the screen
      """, subject: view, isAboutPlace: true,
      because: "\(timeline.modifier(place).capitalized) puts the middle of a view to a point")
  }
}

/// A view whose middle is put to an edge that cuts it.
private struct HalfPoint: Sighting {
  let timeline: Timeline
  let place: NodeID
  let view: NodeID
  let clip: NodeID
  let axis: Axis
  let lost: CGFloat

  static func find(_ place: NodeID, _ axis: Axis, in timeline: Timeline) -> Self? {
    guard !timeline.has(.spaces, place), timeline.isGreedy(place, axis),
      let view = timeline.tree.firstChild(of: place), !timeline.isGreedy(view, axis),
      timeline.offset(of: place, axis) == nil,
      let room = timeline.screenExtent(place, axis), let own = timeline.screenExtent(view, axis),
      own.length >= Noticeable.gap, room.length > 2 * own.length,
      abs(own.middle - room.start) < 1 || abs(own.middle - room.end) < 1,
      let clip = timeline.stepsOutwards(from: place).first(where: { timeline.isClipped($0.outer) })?
        .outer,
      let edge = timeline.screenExtent(clip, axis),
      case let lost = max(edge.start - own.start, own.end - edge.end), lost > own.length / 2 - 1
    else { return nil }
    return Self(
      timeline: timeline, place: place, view: view, clip: clip, axis: axis, lost: lost)
  }

  /// It begins, or ends, at the edges that it is put to.
  var goal: Goal? {
    var (conditions, lengths) = (timeline.kept(view), [Axis: CGFloat]())
    for axis in Axis.allCases {
      guard let room = timeline.screenExtent(place, axis),
        let own = timeline.screenExtent(view, axis)
      else { continue }
      let isAtStart = abs(own.middle - room.start) < 1
      conditions.append(.inside(view, clip, axis))
      guard isAtStart || abs(own.middle - room.end) < 1 else { continue }
      conditions.append(.level(view, clip, at: isAtStart ? 0 : 1, axis))
      lengths[axis] = own.length / 2
    }
    return Goal(conditions, near: [place, view], lengths: lengths)
  }

  var suspicion: Suspicion {
    let (x, y) = (half(.horizontal), half(.vertical))
    return suspected(
      .halfPoint, of: view, on: axis, placed: [place, view],
      remedies: [
        "write \(code: ".position(x: \(x), y: \(y))"), which is where it begins at the edge",
        "leave out \(timeline.modifier(place)), and align the layers at that edge",
      ], involving: [place, clip], off: lost)
  }

  private func half(_ axis: Axis) -> String { typed((timeline.length(view, axis) ?? 0) / 2) }

  var statement: Statement {
    Statement(
      """
      \(view) is \(points(timeline.length(view, axis) ?? 0)) points \(axis.adjective), and \
      \(points(lost)) of them are cut off by \(clip)
      """, subject: view, isAboutPlace: true,
      because: "\(timeline.modifier(place).capitalized) puts the middle of a view to a point")
  }
}
