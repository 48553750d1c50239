import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let smallPage = Rule(
    id: "small-page",
    summary:
      "What is drawn behind a page is as small as the page may be, in a window that is larger.",
    finding: """
      A frame with a least length and no other is no longer than that and its content, however \
      much it is offered. Behind the page of a window that shows: its background ends where the \
      least does, in the middle of the window.
      """,
    example: """
      // proposal: 800x600
      // text-cell: 8x20
      Text("Accounts")
        .frame(minWidth: 400, minHeight: 300)
        .background(Color.gray).id("page")
      """,
    scope: """
      Reported for outermost views alone, where both lengths fall short.
      """,
    help: """
      `maxWidth: .infinity, maxHeight: .infinity` in the frame
      """,
    exception: "the window is never larger than that",
    traits: [.wholeScreen],
    search: .each(.with(.frames), as: SmallPage.find))
}

/// A frame around all that a window shows, at its least length on both axes.
private struct SmallPage: Sighting {
  let timeline: Timeline
  let frame: NodeID
  let painted: NodeID
  let room: CGSize
  let size: CGSize

  /// So much more room, in points, is seen.
  private static let least: CGFloat = 40

  static func find(_ frame: NodeID, in timeline: Timeline) -> Self? {
    guard
      // What reacts is a button, and its label no page.
      !timeline.stepsOutwards(from: frame).contains(where: { timeline.has(.reacts, $0.outer) }),
      let size = timeline.size(of: frame),
      let content = timeline.sizingChildren(of: frame).first,
      let width = timeline.screen(.horizontal), let height = timeline.screen(.vertical),
      width > size.width + Self.least, height > size.height + Self.least,
      Axis.allCases.allSatisfy({ axis in
        timeline.has(.hasLeast(axis), frame) && !timeline.isGreedy(frame, axis)
          && timeline.length(content, axis).map { $0 < size[axis] } ?? false
      }),
      timeline.modifier(around: frame, where: { timeline.parent($0) == nil }) != nil,
      let painted = timeline.modifier(around: frame, where: { timeline.isPainted(behind: $0) }),
      timeline.size(of: painted) == size
    else { return nil }
    return Self(
      timeline: timeline, frame: frame, painted: painted,
      room: CGSize(width: width, height: height), size: size)
  }

  var goal: Goal? {
    Goal(Axis.allCases.map { .length(painted, $0, .exactly(room[$0])) }, near: [frame])
  }

  var suspicion: Suspicion {
    suspected(
      .smallPage, of: frame, sized: [frame],
      remedies: [
        """
        write \(code: "maxWidth: .infinity, maxHeight: .infinity") in \(timeline.modifier(frame)), \
        too
        """
      ], involving: [painted], off: room.width - size.width)
  }

  var statement: Statement {
    Statement(
      """
      \(timeline.modifier(frame).capitalized) is \(points(size.width))×\(points(size.height)), the \
      least that it states, and the window is \(points(room.width))×\(points(room.height)): what \
      is drawn behind it ends there
      """, subject: painted,
      because: "A least length alone takes nothing of what is offered beyond it"
    )
  }
}
