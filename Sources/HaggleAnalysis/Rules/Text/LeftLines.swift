import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let leftLines = Rule(
    id: "left-lines",
    summary: "The lines of a text begin at the left, while everything around it is centred.",
    finding: """
      A stack or a frame puts a text into its middle as a whole. How its lines stand to one \
      another is for `multilineTextAlignment` to say, and that is the leading edge unless it is \
      stated. A text of one line looks centred, and one of two lines does not.
      """,
    example: """
      // proposal: 300x300
      // text-cell: 8x20
      VStack(spacing: 12) {
        Circle().frame(width: 80, height: 80)
        Text("Welcome")
        Text("We are about to set up your mail, your calendar and the network.").id("body")
      }
      """,
    scope: """
      Reported for texts of two to six lines in a centred column, with two or more narrower \
      views in the middle of it. The label of a button is centred by itself; a text on a ground \
      of its own reads as a paragraph.
      """,
    help: "`.multilineTextAlignment(.center)`",
    exception: "the lines are to begin at the left",
    search: .each(.with(.text), as: LeftLines.find))
}

/// A text of several lines in the middle of a centred column.
private struct LeftLines: Detection {
  let timeline: Timeline
  let text: NodeID
  let column: NodeID
  let neighbour: NodeID

  static func find(_ text: NodeID, in timeline: Timeline) -> Self? {
    guard timeline.place(text) != nil, !timeline.aligns(text),
      let lines = timeline.lines(of: text), (2...6).contains(lines),
      let (column, branch) = timeline.division(around: text, .vertical),
      timeline.dividedAxes(column) == .vertical, !timeline.aligns(column),
      timeline.has(.aligns(.horizontal), column), !timeline.isInLabel(text),
      timeline.modified(by: branch).contains(text),
      !timeline.modified(by: branch).contains(where: { timeline.aligns($0) }),
      !timeline.isPainted(within: branch),
      let neighbour = timeline.centred(beside: branch, text, in: column)
    else { return nil }
    return Self(
      timeline: timeline, text: text, column: column, neighbour: neighbour)
  }

  var goal: Goal? { Goal(timeline.kept(text), near: [text], traits: [.unseen]) }

  var suspicion: Suspicion {
    Suspicion(
      .leftLines, of: text, on: .horizontal, in: timeline,
      saying: Statement(
        """
        The lines of \(text) begin at its leading edge, and \(neighbour) stands in the middle of \
        \(column)
        """,
        because: "The alignment of a stack places a text, and not the lines in it"),
      shownBy: timeline.placings(of: [text, neighbour]),
      remedies: ["write \(code: ".multilineTextAlignment(.center)") on \(text)"],
      exception: "its lines are to begin at the left", involving: [column, neighbour])
  }
}

extension Timeline {
  /// Whether it states an edge, or the middle, to which it aligns across.
  fileprivate func aligns(_ node: NodeID) -> Bool {
    has(.starts(.horizontal), node) || has(.ends(.horizontal), node)
  }

  fileprivate func isInLabel(_ text: NodeID) -> Bool {
    stepsOutwards(from: text).contains { isTarget($0.outer) || has(.assumed, $0.outer) }
  }

  /// The first of the views of a column that are plainly narrower than a text and are in the
  /// middle; nil if there is only one, which may be a picture over its caption.
  fileprivate func centred(beside branch: NodeID, _ text: NodeID, in column: NodeID) -> NodeID? {
    guard let own = screenExtent(text, .horizontal) else { return nil }
    let centred = tree.children(of: column).prefix(Self.mostViews).filter { view in
      guard view != branch, let core = core(of: view), !has(.spacer, core), !isClear(core),
        !isGreedy(view, .horizontal), !isGreedy(core, .horizontal), !aligns(core),
        let other = screenExtent(core, .horizontal), other.end > other.start
      else { return false }
      return abs(other.start + other.end - own.start - own.end) < 2
        && other.end - other.start < 0.8 * (own.end - own.start)
    }
    return centred.count > 1 ? centred.first { comes($0, downTo: .text) } ?? centred[0] : nil
  }

  /// A page has fewer.
  private static let mostViews = 24
}
