import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let movedOver = Rule(
    id: "moved-over",
    summary: "A view that is drawn elsewhere covers a text outside of its row.",
    explanation: Explanation(
      finding: [
        """
        An offset moves what is drawn. The row keeps the place where the view would stand, and \
        its height: what is raised out of it lies over the text above.
        """
      ],
      example: """
        // proposal: 300x300
        // text-cell: 8x20
        VStack(spacing: 8) {
          Text("Pick a colour").id("title")
          HStack(spacing: 0) {
            Color.green.frame(width: 60, height: 60)
            Color.red.frame(width: 60, height: 60).offset(y: -40).id("raised")
          }
          .id("row")
        }
        """,
      scope: [
        """
        It is told of texts that are covered for the most part of their height.
        """
      ],
      help: """
        `.padding(.top, …)` on the row, as far as the offset; `.alignmentGuide` instead of the \
        offset, which the row takes into account
        """,
      exception: "it is to lie there"),
    search: .each(.with(.letsReachOut), as: MovedOver.init))
}

/// A view of a stack that is drawn over a text beside the stack.
private struct MovedOver: Detection {
  let timeline: Timeline
  let offset: NodeID
  let view: NodeID
  let text: NodeID
  let row: NodeID
  let shift: CGFloat

  /// So much of the height of a text is covered.
  private static let share: CGFloat = 0.6
  /// Smaller shifts, in points, are fine adjustments.
  private static let least: CGFloat = 8

  init?(_ offset: NodeID, _ timeline: Timeline) {
    guard timeline.has(.letsReachOut, offset), !timeline.has(.spaces, offset),
      timeline.tree.childCount(of: offset) == 1,
      let view = timeline.tree.firstChild(of: offset),
      timeline.size(of: view) == timeline.size(of: offset),
      let core = timeline.core(of: view), timeline.has(.opaque, core),
      let shift = timeline.extent(view, .vertical)?.start, abs(shift) >= Self.least,
      let (row, _) = timeline.division(around: offset, .horizontal),
      let (column, branch) = timeline.division(around: row, .vertical),
      let drawn = timeline.rectangle(of: view)
    else { return nil }
    let others = timeline.tree.children(of: column).filter { $0 != branch }
    let covered = others.first { other in
      guard timeline.comes(other, downTo: .text), let text = timeline.rectangle(of: other) else {
        return false
      }
      let common = drawn.intersection(text)
      return !common.isNull && common.width > Self.least
        && common.height > Self.share * text.height
    }
    guard let covered else { return nil }
    (self.timeline, self.offset, self.view) = (timeline, offset, view)
    (text, self.row, self.shift) = (covered, row, shift)
  }

  var cure: Cure? {
    Cure(
      aims: [shift < 0 ? .before(text, view, .vertical) : .before(view, text, .vertical)],
      near: [row, offset])
  }

  var suspicion: Suspicion {
    let edge = shift < 0 ? ".top" : ".bottom"
    return Suspicion(
      .movedOver, of: offset, on: .vertical, in: timeline, saying: statement,
      shownBy: timeline.placings(of: [view, text]),
      remedies: [
        "write \(code: ".padding(\(edge), \(points(abs(shift))))") on \(row)",
        "raise it by \(code: ".alignmentGuide"), which \(row) takes into account",
      ], involving: [text, row], off: abs(shift))
  }

  private var statement: Statement {
    Statement(
      """
      \(timeline.modifier(offset).capitalized) draws its view \(points(abs(shift))) points from \
      its place, over \(text)
      """, isAboutPlace: true,
      because: "For \(row) the view is where it was: an offset has no part in the layout")
  }
}
