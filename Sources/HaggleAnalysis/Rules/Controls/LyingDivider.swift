import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let lyingDivider = Rule(
    id: "lying-divider",
    summary: "A divider that is to stand at the side of a view, or between words, lies there.",
    finding: """
      A `Divider` stands upright only in a row. Everywhere else it lies, also in an overlay that \
      is aligned at the left or the right: it crosses the view from one side to the other. A \
      shape with a height of 1 lies everywhere, and in a row takes all the width that is left.
      """,
    example: """
      // proposal: 200x400
      Color.yellow.overlay(alignment: .leading) { Divider().id("line") }.id("pane")
      """,
    scope: """
      In a row, reported for a line between words that leaves a spacer elsewhere in it nothing, and \
      for a divider between words that lies in a column of its own.
      """,
    help: "`Rectangle().frame(width: 1)` in its place", exception: "it is to cross the view",
    search: .each(.with(.decorates)) { line, timeline in
      LyingDivider.find(line, in: timeline) ?? LyingDivider.find(inRow: line, in: timeline)
    })
}

/// A horizontal line in a layer that is aligned at a side.
private struct LyingDivider: Sighting {
  let timeline: Timeline
  let line: NodeID
  let overlay: NodeID
  let size: CGSize
  /// The part of a row that is the line; nil in a layer.
  var part: NodeID?
  /// The column in which a divider lies.
  var column: NodeID?

  static func find(_ line: NodeID, in timeline: Timeline) -> Self? {
    guard !timeline.has(.fillsCorners, line),
      let own = timeline.size(of: line), own.height <= 1, own.width > 8,
      let layer = timeline.stepsOutwards(from: line).first(where: {
        timeline.isLayer($0.inner) || timeline.sizingChildren(of: $0.outer).count != 1
          || timeline.has(.frames, $0.outer)
      }), timeline.isLayer(layer.inner),
      timeline.has(.starts(.horizontal), layer.outer)
        || timeline.has(.ends(.horizontal), layer.outer),
      timeline.isCentred(layer.outer, on: .vertical),
      let size = timeline.size(of: layer.outer), size.height > 8
    else { return nil }
    return Self(
      timeline: timeline, line: line, overlay: layer.outer, size: size)
  }

  /// A line between words, which takes what a spacer is to have.
  static func find(inRow line: NodeID, in timeline: Timeline) -> Self? {
    guard let own = timeline.size(of: line), own.height <= 2, own.width > 24,
      !timeline.isClear(line), timeline.isGreedy(line, .horizontal),
      let step = timeline.stepsOutwards(from: line).first(where: {
        timeline.onlySizingChild(of: $0.outer) == nil
      }), timeline.dividedAxes(step.outer) == .horizontal, !timeline.isLayer(step.inner)
    else { return nil }
    let parts = timeline.tree.children(of: step.outer)
    guard let index = parts.firstIndex(of: step.inner), index > 0, index + 1 < parts.count,
      timeline.isGreedy(step.inner, .horizontal),
      [parts[index - 1], parts[index + 1]].allSatisfy({
        timeline.isOfWords($0) && !timeline.isPainted(within: $0)
      }),
      case let column = timeline.column(of: line, in: step.inner),
      column != nil || parts.contains(where: { timeline.isStarvedSpacer($0) })
    else { return nil }
    let height = parts.compactMap { timeline.isOfWords($0) ? timeline.length($0, .vertical) : nil }
    return Self(
      timeline: timeline, line: line, overlay: step.outer,
      size: CGSize(width: own.width, height: height.max() ?? own.height), part: step.inner,
      column: column)
  }

  var goal: Goal? {
    if part != nil {
      return Goal(
        [.length(line, .horizontal, .atMost(2)), .length(line, .vertical, .atLeast(8))],
        near: [line, column].compactMap(\.self),
        lengths: [.horizontal: 1, .vertical: size.height])
    }
    return Goal(
      [
        .length(line, .vertical, .exactly(size.height)), .length(line, .horizontal, .atMost(2)),
      ], near: [overlay])
  }

  private var remedy: Prose {
    if let column { return "take \(line) out of \(column): between the words of a row it stands" }
    return part == nil
      ? "write \(code: "Rectangle().frame(width: 1)") in place of \(line)"
      : "write \(code: ".frame(width: 1)") on \(line) instead of its height"
  }

  var suspicion: Suspicion {
    suspected(
      .lyingDivider, of: line, on: .horizontal, placed: [overlay, line], remedies: [remedy],
      involving: [overlay], off: size.width)
  }

  var statement: Statement {
    if let column {
      return Statement(
        "\(line) lies between the words of \(overlay), \(points(size.width)) points wide",
        because: "A divider stands upright only in a row, and \(column) around it is a column")
    }
    if part != nil {
      return Statement(
        """
        \(line) lies in \(overlay), \(points(size.width)) points wide, and leaves its spacer nothing
        """,
        because: "A shape takes all the width that it is offered, unless it states one")
    }
    return Statement(
      "\(line) lies across the middle of \(overlay), \(points(size.width)) points wide",
      isAboutPlace: true,
      because: "A divider stands upright only in a row; \(overlay) aligns it at a side")
  }
}

extension Timeline {
  /// The column in which a divider lies alone, in a part of a row.
  fileprivate func column(of line: NodeID, in part: NodeID) -> NodeID? {
    guard !has(.fillsCorners, line) else { return nil }
    return modified(by: part).first { has(.divides(.vertical), $0) }
  }

  /// Whether it is a spacer that is as short as it can be.
  fileprivate func isStarvedSpacer(_ node: NodeID) -> Bool {
    guard has(.spacer, node), let length = length(node, .horizontal),
      let least = least(node, .horizontal)
    else { return false }
    return length < least + Timeline.tolerance
  }
}
