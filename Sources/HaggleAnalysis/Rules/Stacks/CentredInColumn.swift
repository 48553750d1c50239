import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let centredInColumn = Rule(
    id: "centred-in-column",
    summary: "A text stands in the middle of a column whose other texts stand at its edge.",
    finding: """
      A column lines up its children, and a text that has got a frame is not its child any more: \
      the frame is. The frame is as wide as the column, so its edges are in line, and what is in \
      it stands in its middle unless it states an alignment of its own.
      """,
    example: """
      // proposal: 320x200
      // text-cell: 8x20
      VStack(alignment: .leading) {
        Text("Morning light").id("title")
        Text("By Haibo").id("author")
          .frame(maxWidth: .infinity)
      }
      .id("column")
      """,
    scope: """
      Reported for a text alone in a frame that states no alignment, not even `.center`, in a \
      column that is leading or trailing and has another text at that edge. Words of a button, and words that something \
      larger is painted behind, are in the middle on purpose.
      """,
    help: """
      the column's alignment in the frame as well: `.frame(maxWidth: .infinity, alignment: \
      .leading)`
      """,
    exception: "this one line is to be centred", keyNote: "of the frame",
    search: .each(.with(.frames), as: CentredInColumn.find))
}

/// A frame around a text that does not share the alignment of its column.
private struct CentredInColumn: Sighting {
  let timeline: Timeline
  let frame: NodeID
  let text: NodeID
  let column: NodeID
  /// A text at the edge that the column aligns to.
  let other: NodeID
  let isLeading: Bool
  let gap: CGFloat

  /// Smaller differences, in points, are not noticeable.
  private static let least: CGFloat = 12

  static func find(_ frame: NodeID, in timeline: Timeline) -> Self? {
    guard timeline.has(.limits(.horizontal), frame), timeline.isCentred(frame, on: .horizontal),
      !timeline.states("alignment: .center", frame),
      let text = timeline.core(of: frame), timeline.has(.text, text),
      timeline.length(text, .horizontal) ?? 0 > 0, !timeline.isPaintedWider(frame, around: text),
      !timeline.isBox(frame),
      timeline.centres(frame),
      let (column, branch) = timeline.division(around: frame, .vertical),
      timeline.has(.starts(.horizontal), column) != timeline.has(.ends(.horizontal), column),
      !timeline.reacts(from: frame, to: branch), !timeline.has(.reacts, within: frame)
    else { return nil }
    let isLeading = timeline.has(.starts(.horizontal), column)
    let edge = { (node: NodeID) in
      timeline.screenExtent(node, .horizontal).map { isLeading ? $0.start : -$0.end }
    }
    guard let line = edge(column), edge(frame) == line,
      !timeline.stepsOutwards(from: frame).prefix(while: { $0.inner != branch }).contains(where: {
        timeline.tree.childCount(of: $0.outer) > 1 && !timeline.has(.layers, $0.outer)
      }), let own = edge(text),
      let other = timeline.tree.children(of: column).first(where: {
        $0 != branch && timeline.comes($0, downTo: .text) && edge($0) == line
          && timeline.core(of: $0).flatMap(edge) == line
      })
    else { return nil }
    let gap = own - line
    guard gap >= Self.least else { return nil }
    return Self(
      timeline: timeline, frame: frame, text: text, column: column, other: other,
      isLeading: isLeading, gap: gap)
  }

  var goal: Goal? {
    Goal([.level(text, other, at: isLeading ? 0 : 1, .horizontal)], near: [frame])
  }

  var suspicion: Suspicion {
    let alignment = isLeading ? ".leading" : ".trailing"
    return suspected(
      .centredInColumn, of: frame, on: .horizontal, placed: [text, other],
      remedies: [
        """
        write \(code: "alignment: \(alignment)") in \(timeline.modifier(frame)): \
        \(code: ".frame(maxWidth: .infinity, alignment: \(alignment))")
        """
      ], subject: text, involving: [text, column], off: gap)
  }

  var statement: Statement {
    Statement(
      """
      \(text) stands \(points(gap)) points away from the edge that \(other) stands at, in the \
      same column
      """, subject: text, isAboutPlace: true,
      because: """
        \(column) lines up \(timeline.modifier(frame)), which is as wide as it, and that puts \
        what is in it into its middle
        """)
  }
}

extension Timeline {
  /// Whether what is in a frame leaves it room to put it into its middle: a padding inside, or a
  /// field, fills it.
  fileprivate func centres(_ frame: NodeID) -> Bool {
    guard let content = sizingChildren(of: frame).first, let room = length(frame, .horizontal),
      let taken = length(content, .horizontal)
    else { return false }
    return room > taken + Self.tolerance
  }

  /// Whether something behind a frame, or in it, is painted larger than its text: a button.
  fileprivate func isPaintedWider(_ frame: NodeID, around text: NodeID) -> Bool {
    guard let height = length(text, .vertical) else { return true }
    let isWide = { (node: NodeID) in
      self.isPainted(behind: node) && (self.length(node, .vertical) ?? 0) > height + Self.tolerance
    }
    return modified(by: frame).contains(where: isWide)
      || modifier(around: frame, where: isWide) != nil
  }

  /// Whether a colour lies behind a frame, or a line around it: its text may be in its middle.
  fileprivate func isBox(_ frame: NodeID) -> Bool {
    modifier(around: frame) { outer in
      sizingChildren(of: outer).count == 1
        && (isPainted(behind: outer) || appearance(of: outer).lineWidth > 0)
    } != nil
  }

  /// Whether people tap a view between one and another one around it.
  fileprivate func reacts(from node: NodeID, to branch: NodeID) -> Bool {
    // What is not declared may be a button: it has a label as buttons have.
    let mayReact = { (node: NodeID) in self.has(.reacts, node) || self.has(.box, node) }
    guard node != branch else { return mayReact(node) }
    return mayReact(node)
      || stepsOutwards(from: node).prefix { $0.inner != branch }.contains { mayReact($0.outer) }
      || modified(by: node).contains(where: mayReact)
  }
}
