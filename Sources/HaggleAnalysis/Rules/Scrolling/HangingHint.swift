import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let hangingHint = Rule(
    id: "hanging-hint",
    summary: "What is to be read while a list is empty hangs at its top.",
    finding: """
      A row of a list is as high as its content, and the first one is at the top. A hint for \
      the case that there is nothing to show stands there, below the bar, and the rest of the \
      screen is blank.
      """,
    example: """
      // proposal: 393x700
      // text-cell: 8x20
      List {
        VStack {
          Text("No sessions")
          Text("Start one on your Mac")
        }
        .frame(maxWidth: .infinity)
        .id("hint")
      }
      """,
    scope: """
      Reported for a list of one row, a column of texts and pictures in the middle of its \
      width.
      """,
    help: """
      `.overlay { … }` on the list with the hint in it, where there are no rows; \
      `ContentUnavailableView` there
      """,
    exception: "it is to be at the top",
    traits: [.unusedSpace],
    search: .each(.lists, as: HangingHint.find))
}

/// A list with nothing but a hint in it.
private struct HangingHint: Sighting {
  let timeline: Timeline
  let list: NodeID
  let hint: NodeID
  /// Its frame that is as wide as the list.
  let frame: NodeID
  let free: CGFloat

  /// The hint ends before so much of the list.
  private static let share: CGFloat = 0.4

  static func find(_ list: NodeID, in timeline: Timeline) -> Self? {
    let rows = timeline.tree.children(of: list)
    guard rows.count == 1, let whole = timeline.screenExtent(list, .vertical),
      let own = timeline.screenExtent(rows[0], .vertical),
      own.end - whole.start < Self.share * whole.length,
      let frame = timeline.modified(by: rows[0]).first(where: {
        timeline.has(.frames, $0) && timeline.isGreedy($0, .horizontal)
      }), timeline.isCentred(frame, on: .horizontal),
      let column = timeline.modified(by: frame).first(where: {
        timeline.dividedAxes($0) == .vertical
      }),
      timeline.tree.children(of: column).allSatisfy({
        timeline.comes($0, downTo: .text) || timeline.comes($0, downTo: .image)
      })
    else { return nil }
    return Self(
      timeline: timeline, list: list, hint: rows[0], frame: frame, free: whole.end - own.end)
  }

  /// A hint that takes all that it is given is centred where that is a page.
  var goal: Goal? {
    let page = timeline.length(list, .vertical) ?? 0
    return timeline.isGreedy(frame, .vertical)
      ? Goal([.length(frame, .vertical, .atLeast(0.9 * page))], near: [hint])
      : Goal([.level(hint, list, at: 0.5, .vertical)], near: [hint])
  }

  var suspicion: Suspicion {
    suspected(
      .hangingHint, of: hint, on: .vertical, placed: [hint, list],
      remedies: ["put \(hint) into an \(code: ".overlay { … }") of \(list)"], involving: [list],
      off: free)
  }

  var statement: Statement {
    Statement(
      "\(hint) is all that \(list) shows, and \(points(free)) points below it stay empty",
      isAboutPlace: true,
      because: "It is a row, and the first row is at the top")
  }
}
