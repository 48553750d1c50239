import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let cutCount = Rule(
    id: "cut-count",
    summary: "A few characters are cut, beside a long text that is cut anyway.",
    finding: """
      A row that is too narrow takes from all of its texts. A long name can be cut and is still \
      understood; a count, a time or a price of a few characters says nothing any more.
      """,
    example: """
      // proposal: 180x28
      // text-cell: 8x20
      HStack(spacing: 6) {
        Text("feature/rework-the-settings-sidebar").lineLimit(1).id("branch")
        Spacer(minLength: 4)
        HStack(spacing: 4) {
          Text("+12840").id("added")
          Text("-3960")
        }
        .lineLimit(1)
      }
      .id("row")
      """,
    scope: """
      Reported for a text of one line that needs at most 72 points and is cut, in a row with \
      another text of one line that is cut, needs three times as many, and keeps more than what \
      the short one lacks; and for a figure of at most 120 points, such as a price, behind a \
      longer text that is none, and would keep 24 points at least.
      """,
    help: "`.fixedSize()` or `.layoutPriority(1)` on the short text, or on what holds it",
    exception: "what it says may be lost", keyNote: "of the short text", needs: "the log",
    consequences: [Rule.lostWords.id],
    search: .each(.with(.text), as: CutCount.find))
}

/// A short text that is cut beside a long one.
private struct CutCount: Detection {
  let timeline: Timeline
  let text: NodeID
  /// The view of the row that it is in.
  let branch: NodeID
  let row: NodeID
  let long: NodeID
  let length: CGFloat
  let needed: CGFloat

  /// Longer texts, in points, are words.
  private static let most: CGFloat = 72
  /// A row of more views is no name with its count, and each would be held against all others.
  private static let mostViews = 16
  /// So many rows in a row are looked at.
  static let mostRows = 4
  /// So many times as long is the other one.
  private static let times: CGFloat = 3
  /// Longer figures, in points, are lists of them.
  private static let mostOfFigure: CGFloat = 120
  /// So much, in points, the other text keeps beside a whole figure.
  private static let leastBeside: CGFloat = 24

  static func find(_ text: NodeID, in timeline: Timeline) -> Self? {
    guard timeline.isReadable(text), !timeline.isPunctuation(text),
      let (length, needed) = timeline.cutLine(text),
      case let isFigure = timeline.isFigure(text), needed <= (isFigure ? mostOfFigure : most),
      let (row, branch) = timeline.outermostRow(around: text),
      timeline.tree.childCount(of: row) <= mostViews
    else { return nil }
    let others = timeline.siblings(of: branch, in: row)
    let long = others.lazy.compactMap { timeline.core(of: $0) }.first { other in
      guard timeline.has(.text, other), let (kept, whole) = timeline.cutLine(other) else {
        return false
      }
      if isFigure, whole > needed, other < text, !timeline.isFigure(other) {
        return kept >= needed - length + leastBeside
      }
      return needed <= most && whole >= times * needed && kept > needed - length
    }
    guard let long else { return nil }
    return Self(
      timeline: timeline, text: text, branch: branch, row: row, long: long, length: length,
      needed: needed)
  }

  var goal: Goal? {
    Goal([.length(text, .horizontal, .atLeast(needed))], near: [branch, text])
  }

  var suspicion: Suspicion {
    Suspicion(
      .cutCount, of: text, on: .horizontal, in: timeline,
      saying: Statement(
        """
        \(text) is cut: it has \(points(length)) points of the \(points(needed)) that it needs, \
        and \(long) in \(row) is cut as well
        """,
        because: "Nothing says which of them is to be read whole"),
      shownBy: timeline.sizing(of: text),
      remedies: [
        "write \(code: ".fixedSize()") on \(branch), which keeps its length then",
        "write \(code: ".layoutPriority(1)") on \(branch)",
      ], involving: [row, long, branch], off: needed - length)
  }
}

extension Timeline {
  /// Whether most of a text are digits: a price, a count, a time.
  fileprivate func isFigure(_ text: NodeID) -> Bool {
    guard let words = trace.nodes[text.index].words else { return false }
    let said = words.filter { $0.isLetter || $0.isNumber }
    return 2 * said.count(where: \.isNumber) > said.count
  }

  /// The outermost row around a view, and the view of that row which it is in: a row in a row has
  /// no room of its own.
  fileprivate func outermostRow(around node: NodeID) -> (container: NodeID, branch: NodeID)? {
    var found = division(around: node, .horizontal)
    for _ in 0..<CutCount.mostRows {
      guard let inner = found, let outer = division(around: inner.container, .horizontal) else {
        break
      }
      found = outer
    }
    return found
  }
}
