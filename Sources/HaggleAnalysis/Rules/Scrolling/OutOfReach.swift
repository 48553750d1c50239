import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let outOfReach = Rule(
    id: "out-of-reach",
    summary: "What scrolls is drawn further down than it scrolls, so that its end is never seen.",
    finding: """
      `offset` draws a view elsewhere and leaves its frame where it was. A scroll view scrolls \
      as far as the frame of its content goes: content that is drawn further along ends beyond \
      that, and its last rows cannot be reached.
      """,
    example: """
      // proposal: 200x100
      // text-cell: 8x20
      ScrollView {
        VStack {
          ForEach(0..<8, id: \\.self) { n in Text("Place \\(n)") }
        }
        .id("places")
        .offset(y: 60)
      }
      .id("scroll")
      """,
    scope: """
      Reported where the offset is a number in the code and the content, without it, fills what \
      it scrolls in.
      """,
    help: "`.padding(.top, 60)` instead of the offset, which makes the content longer",
    exception: "what is at the end need not be seen",
    class: .contract, keyNote: "of the content", needs: "the log",
    search: .each(.with(.scrolls), as: OutOfReach.find))
}

/// Content of a scroll view that is drawn beyond the end of its frame.
private struct OutOfReach: Detection {
  let timeline: Timeline
  let scroller: NodeID
  let offset: NodeID
  let content: NodeID
  let axis: Axis
  /// In points.
  let shift: CGFloat
  let length: CGFloat

  /// Shorter shifts, in points, hide no line of text.
  private static let least: CGFloat = 8

  static func find(_ scroller: NodeID, in timeline: Timeline) -> Self? {
    guard !timeline.isList(scroller) else { return nil }
    for axis in Axis.allCases {
      guard let outermost = timeline.content(of: scroller, scrolledAlong: axis),
        let room = timeline.length(scroller, axis), let whole = timeline.length(outermost, axis)
      else { continue }
      for view in timeline.modified(by: outermost) {
        guard let shift = timeline.offset(of: view, axis), shift >= least,
          timeline.statesShift(shift, of: view, axis),
          let inner = timeline.extent(view, axis), let length = timeline.length(view, axis),
          inner.end + shift >= whole + least, length + shift > room + least,
          length >= room / 2
        else { continue }
        return Self(
          timeline: timeline, scroller: scroller, offset: view, content: timeline.shown(by: view),
          axis: axis,
          shift: shift, length: length)
      }
    }
    return nil
  }

  var goal: Goal? {
    guard let child = timeline.content(of: scroller, scrolledAlong: axis),
      let whole = timeline.length(child, axis), let place = timeline.rectangle(of: content)
    else { return nil }
    return Goal(
      [
        .length(child, axis, .atLeast(whole + shift)),
        .origin(content, axis, place.origin[axis]),
      ], near: [offset, content], traits: [.unseen])
  }

  var suspicion: Suspicion {
    Suspicion(
      .outOfReach, of: content, on: axis, in: timeline,
      saying: Statement(
        """
        \(content) is drawn \(points(shift)) points further along than \(scroller) scrolls: the \
        last \(points(shift)) of its \(points(length)) cannot be reached
        """,
        because: "\(timeline.modifier(offset).capitalized) moves what is drawn, and takes no room"),
      shownBy: timeline.placings(of: [scroller, offset, content]),
      remedies: [
        "write \(code: ".padding(\(edge), \(typed(shift)))") for \(timeline.modifier(offset))"
      ], involving: [scroller, offset], off: shift)
  }

  private var edge: String { axis == .vertical ? ".top" : ".leading" }
}
