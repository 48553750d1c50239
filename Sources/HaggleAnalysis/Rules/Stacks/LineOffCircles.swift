import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let lineOffCircles = Rule(
    id: "line-off-circles",
    summary: "The line between two circles does not meet their middles.",
    finding: """
      Steps are drawn as circles with words below, and a line between them. The row puts the middle \
      of the line beside the middle of a circle and its words together, which is below the circle's.
      """,
    example: """
      // proposal: 300x100
      // text-cell: 8x20
      HStack {
        VStack(spacing: 4) { Circle().frame(width: 32, height: 32); Text("Cart") }
        Rectangle().frame(height: 2).id("line")
        VStack(spacing: 4) { Circle().frame(width: 32, height: 32); Text("Pay") }
      }
      .id("steps")
      """,
    scope: """
      Reported for a line of at most 4 points between two columns that begin with a shape or a \
      symbol, with words below it, and whose middles are at one height.
      """,
    help: "`HStack(alignment: .top)` and a padding above the line; a guide at the circles' middle",
    exception: "it is to stand beside the words", keyNote: "of the line",
    search: .each(.rows, as: LineOffCircles.find))
}

/// A line that stands beside the middles of two columns, and is to join what is at their top.
private struct LineOffCircles: Sighting {
  let timeline: Timeline
  let row: NodeID
  let line: NodeID
  let mark: NodeID
  let gap: CGFloat
  let top: CGFloat

  /// What is higher, in points, is no line.
  private static let most: CGFloat = 4

  static func find(_ row: NodeID, in timeline: Timeline) -> Self? {
    let parts = timeline.tree.children(of: row)
    guard parts.count > 2 else { return nil }
    for index in parts.indices.dropFirst().dropLast() {
      let line = parts[index]
      guard timeline.comes(line, downTo: .decorates), timeline.isGreedy(line, .horizontal),
        let own = timeline.screenExtent(timeline.core(of: line) ?? line, .vertical),
        own.length > 0, own.length <= Self.most,
        let before = timeline.mark(atTopOf: parts[index - 1]),
        let after = timeline.mark(atTopOf: parts[index + 1]),
        let (first, second) = timeline.screenExtents(before, after, .vertical),
        abs(first.middle - second.middle) < 1,
        case let gap = abs(own.middle - first.middle), gap >= Noticeable.line,
        own.middle < first.end + gap
      else { continue }
      return Self(
        timeline: timeline, row: row, line: line, mark: before, gap: gap,
        top: (first.length - own.length) / 2)
    }
    return nil
  }

  var goal: Goal? {
    Goal(
      [.level(line, mark, at: 0.5, .vertical)], near: [row, line], lengths: [.vertical: top],
      traits: [.awayFrom(.top)])
  }

  var suspicion: Suspicion {
    suspected(
      .lineOffCircles, of: line, on: .vertical, placed: [line, mark],
      remedies: [
        """
        write \(code: "alignment: .top") in \(row), and \(code: ".padding(.top, \(typed(top)))") on \
        \(line)
        """
      ], involving: [row, mark], off: gap)
  }

  var statement: Statement {
    Statement(
      "\(line) lies \(points(gap)) points below the middle of \(mark)", subject: line,
      isAboutPlace: true,
      because: "\(row) puts it beside the middle of the whole column that \(mark) is in")
  }
}

extension Timeline {
  /// The shape or symbol at the top of a column that goes on with words.
  fileprivate func mark(atTopOf view: NodeID) -> NodeID? {
    guard let column = stack(in: view, along: .vertical), tree.childCount(of: column) > 1,
      let mark = tree.firstChild(of: column), let core = core(of: mark) ?? firstLayer(of: mark),
      has(.decorates, core) || has(.symbol, core),
      let words = sibling(behind: mark, in: column), isOfWords(words)
    else { return nil }
    return mark
  }

  /// The first of the layers that a view is, if it is a stack of them.
  private func firstLayer(of view: NodeID) -> NodeID? {
    let stack = shown(by: view)
    return isLayerStack(stack) ? tree.firstChild(of: stack).flatMap { core(of: $0) } : nil
  }
}
