import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let idleTextAlignment = Rule(
    id: "idle-text-alignment",
    summary: "A text aligns its lines to an edge, and stands in the middle of a wider frame.",
    finding: """
      `multilineTextAlignment` aligns the lines of a text with one another. Where the text \
      stands in the room around it is another matter: a text is no wider than its widest line, \
      and a frame puts it into its middle unless it states an alignment. A text of one line in \
      a row or in a control's label does not go to what comes after it for that.
      """,
    example: """
      // proposal: 320x100
      // text-cell: 8x20
      Text("12.40").multilineTextAlignment(.trailing).id("amount")
        .frame(maxWidth: .infinity)
      """,
    help: "`.frame(maxWidth: .infinity, alignment: .trailing)`",
    exception: "the lines are to be aligned in a text that stands in the middle",
    search: .symptoms { timeline in
      let contents = timeline.contents
      return timeline.views(with: .text).compactMap { text -> (any Detection)? in
        IdleTextAlignment.find(text, in: timeline)
          ?? IdleLabelAlignment.find(text, in: timeline, with: contents)
      }
    })
}

/// A text that aligns its lines, in a frame that is wider and aligns nothing.
private struct IdleTextAlignment: Sighting {
  let timeline: Timeline
  let text: NodeID
  let frame: NodeID
  let isStart: Bool
  let gap: CGFloat

  /// Smaller differences, in points, are not noticeable.
  private static let least: CGFloat = 20

  static func find(_ text: NodeID, in timeline: Timeline) -> Self? {
    let axis = Axis.horizontal
    let isStart = timeline.has(.starts(axis), text)
    guard timeline.has(.text, text), timeline.place(text) != nil,
      isStart != timeline.has(.ends(axis), text), timeline.length(text, .vertical) ?? 0 > 0,
      let width = timeline.length(text, axis),
      let frame = timeline.modifier(
        around: text, where: { (timeline.length($0, axis) ?? 0) > width + Self.least }),
      timeline.has(.frames, frame)
        || timeline.dividedAxes(frame) == .vertical && timeline.isOneLine(text)
          && (!isStart || timeline.areLinesAtStart(in: frame)),
      timeline.isCentred(frame, on: axis), let own = timeline.screenExtent(text, axis),
      let room = timeline.screenExtent(frame, axis)
    else { return nil }
    let gap = isStart ? own.start - room.start : room.end - own.end
    guard gap > Self.least else { return nil }
    return Self(
      timeline: timeline, text: text, frame: frame, isStart: isStart, gap: gap)
  }

  var goal: Goal? {
    Goal([.level(text, frame, at: isStart ? 0 : 1, .horizontal)], near: [frame])
  }

  private var edge: String { isStart ? ".leading" : ".trailing" }

  var suspicion: Suspicion {
    suspected(
      .idleTextAlignment, of: text, on: .horizontal, placed: [text, frame], remedies: [remedy],
      involving: [frame], off: gap)
  }

  private var remedy: Prose {
    timeline.has(.frames, frame)
      ? "write \(code: "alignment: \(edge)") at \(timeline.modifier(frame))"
      : "write \(code: ".frame(maxWidth: .infinity, alignment: \(edge))") on \(text)"
  }

  var statement: Statement {
    Statement(
      """
      \(text) aligns its lines to \(code: edge), and stands \(points(gap)) points away from that \
      edge of \(frame)
      """, isAboutPlace: true,
      because: "The alignment of its lines does not say where it stands in a frame")
  }
}

/// A text of one line that aligns its lines to what comes after it, and is away from that.
private struct IdleLabelAlignment: Sighting {
  let timeline: Timeline
  let text: NodeID
  let row: NodeID
  /// What comes after it.
  let next: NodeID
  let gap: CGFloat

  static func find(_ text: NodeID, in timeline: Timeline, with contents: Contents) -> Self? {
    let axis = Axis.horizontal
    guard timeline.has(.ends(axis), text), !timeline.has(.starts(axis), text),
      timeline.isOneLine(text),
      let (branch, row) = timeline.stepsOutwards(from: text).first(where: {
        timeline.sizingChildren(of: $0.outer).count > 1
      }), timeline.dividedAxes(row) == .horizontal || timeline.has(.assumed, row)
    else { return nil }
    let after = timeline.tree.children(of: row).drop { $0 != branch }.dropFirst()
    guard let next = after.first(where: contents.contains), next != after.first,
      let own = timeline.screenExtent(text, axis), let other = timeline.screenExtent(next, axis),
      other.start - own.end > Self.least
    else { return nil }
    return Self(
      timeline: timeline, text: text, row: row, next: next, gap: other.start - own.end)
  }

  /// Smaller distances, in points, are margins.
  private static let least: CGFloat = 40

  /// The views after it keep their positions.
  var goal: Goal? {
    guard let start = timeline.screenExtent(next, .horizontal)?.start else { return nil }
    return Goal([.before(text, next, .horizontal), .origin(next, .horizontal, start)], near: [row])
  }

  var suspicion: Suspicion {
    suspected(
      .idleTextAlignment, of: text, on: .horizontal, placed: [text, next],
      remedies: ["write \(code: ".frame(maxWidth: .infinity, alignment: .trailing)") on \(text)"],
      involving: [row], off: gap)
  }

  var statement: Statement {
    Statement(
      """
      \(text) aligns its lines to \(code: ".trailing"), and stands \(points(gap)) points away \
      from \(next), which comes after it
      """, isAboutPlace: true,
      because: "A text of one line is no wider than that line, which has nowhere to go")
  }
}

extension Timeline {
  /// Whether a text has a single line, as far as its ideal was asked for.
  fileprivate func isOneLine(_ text: NodeID) -> Bool {
    guard let line = lineHeight(of: text), let height = length(text, .vertical) else { return true }
    return height < line + Self.tolerance
  }

  /// Whether a column consists of texts of one line that all state the leading edge: in a text of
  /// several lines that has an effect.
  fileprivate func areLinesAtStart(in column: NodeID) -> Bool {
    let texts = tree.children(of: column).compactMap { core(of: $0) }
    return texts.count > 1 && texts.count == tree.childCount(of: column)
      && texts.allSatisfy {
        has(.text, $0) && has(.startsWidth, $0) && !has(.endsWidth, $0) && isOneLine($0)
      }
  }
}
