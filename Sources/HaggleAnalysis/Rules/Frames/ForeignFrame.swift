import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let foreignFrame = Rule(
    id: "foreign-frame",
    summary: "A frame that a modifier brings along pushes the lines of a column apart.",
    finding: """
      A modifier of one's own that shows a toast or a spinner often puts its view into a frame \
      that fills the screen. On a page that does nothing; on a button in a column the frame \
      takes all that the column has, whether something is shown or not.
      """,
    example: """
      // proposal: 393x600
      // text-cell: 8x20
      struct Busy: ViewModifier {
        func body(content: Content) -> some View {
          content.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
      }

      VStack {
        Text("Last sync")
        Button("Sync now") {}.modifier(Busy()).id("action")
        Text("3 devices").id("devices")
      }
      .id("column")
      """,
    scope: """
      Reported for a frame that is stated in another view than the column, around a line of text \
      or a button that nothing is painted behind, with words above and below it and nothing else \
      in the column that grows.
      """,
    help: "no frame in the modifier: an `overlay` needs none",
    exception: "the line is to stand in the middle of the rest",
    keyNote: "of the frame", needs: "the log",
    search: .each(.with(.frames), as: ForeignFrame.find))
}

/// A frame without a greatest height around a line, written elsewhere than the line's column.
private struct ForeignFrame: Detection {
  let timeline: Timeline
  let frame: NodeID
  let content: NodeID
  let column: NodeID
  let length: CGFloat
  let enough: CGFloat

  /// What is higher, in points, is more than a line.
  private static let mostLine: CGFloat = 60
  /// So much more than its line, in points, it takes.
  private static let least: CGFloat = 100

  static func find(_ frame: NodeID, in timeline: Timeline) -> Self? {
    guard timeline.has(.limits(.vertical), frame), timeline.isGreedy(frame, .vertical),
      timeline.greedSource(of: frame, .vertical) == frame,
      let content = timeline.tree.firstChild(of: frame),
      let enough = timeline.length(content, .vertical), enough < mostLine,
      let length = timeline.length(frame, .vertical), length > enough + least,
      timeline.core(of: content).map({ timeline.has(.text, $0) }) == true,
      !timeline.isPainted(within: content), !timeline.isPainted(around: frame),
      let (column, branch) = timeline.division(around: frame, .vertical),
      timeline.isWritten(frame, outsideOf: column)
    else { return nil }
    let views = timeline.tree.children(of: column)
    let parts = views.split(separator: branch, omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.contains(where: timeline.contents.holdsText) }),
      views.allSatisfy({ $0 == branch || !timeline.isGreedy($0, .vertical) })
    else { return nil }
    return Self(
      timeline: timeline, frame: frame, content: content, column: column, length: length,
      enough: enough)
  }

  var goal: Goal? {
    Goal([.length(frame, .vertical, .atMost(enough))], near: [frame])
  }

  var suspicion: Suspicion {
    Suspicion(
      .foreignFrame, of: frame, on: .vertical, in: timeline,
      saying: Statement(
        """
        \(timeline.modifier(frame).capitalized) takes \(points(length)) points of \(column), and \
        \(content) in it is \(points(enough)) high
        """,
        because: "A modifier of its own states it, and it takes all that it is offered"),
      shownBy: timeline.sizing(of: frame),
      remedies: [
        "leave out \(code: "maxHeight: .infinity") in \(timeline.modifier(frame))",
        "write \(code: ".fixedSize(horizontal: false, vertical: true)") on the view in \(column)",
      ], involving: [column, content], off: length - enough)
  }
}

extension Timeline {
  /// Whether another view, or a modifier, states a node than the one that states a container.
  fileprivate func isWritten(_ node: NodeID, outsideOf container: NodeID) -> Bool {
    let (own, outer) = (trace.nodes[node.index].owners, trace.nodes[container.index].owners)
    return own.count > outer.count
  }
}
