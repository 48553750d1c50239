import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let limitedLines = Rule(
    id: "limited-lines",
    summary: "A text is cut by a limit of lines that was not meant for it, where there is room.",
    finding: [
      """
      At the accessibility sizes a line holds a third of its usual words. With a `lineLimit` that \
      was enough before, the text ends with an ellipsis, and who needs large type reads less than \
      others, although what is around it scrolls and may be as high as it likes.
      """,
      """
      A limit on a stack holds for every text in it: one that is to keep a title to one line cuts \
      the paragraph below it as well.
      """,
    ],
    example: """
      // proposal: 300x200
      ScrollView {
        Text("Meeting room on the second floor").lineLimit(1).id("title")
      }
      .dynamicTypeSize(.accessibility2)
      """,
    scope: """
      Reported for a text in one of the five accessibility sizes that is cut in a line as long \
      as it may be, in something that scrolls and offers it no height; and for a text in a \
      column that is cut by a limit around that column, where another text in it is not, and \
      there is room.
      """,
    help: "no `lineLimit` at these sizes, or a larger one; the limit on the text that it is for",
    exception: "the rest of the text is of no use",
    needs: "the log with the text's reasons, which a real app does not give",
    search: .each(.withAny(of: [.enlarged, .inheritsLimit]), as: LimitedLines.find))
}

/// A text that may have more lines but for its limit: in large type, or in a column with others.
private struct LimitedLines: Sighting {
  let timeline: Timeline
  let text: NodeID
  let lines: Int
  /// A text that the same limit does not cut; nil in large type.
  let other: NodeID?

  static func find(_ text: NodeID, in timeline: Timeline) -> Self? {
    guard timeline.isCutShort(text), timeline.place(text) != nil, !timeline.isTyped(text),
      let lines = timeline.lines(of: text), lines > 0,
      timeline.placement(of: text)?.placement.proposal.width != nil
    else { return nil }
    let other: NodeID?
    if timeline.has(.enlarged, text) {
      guard timeline.mayGrow(text) else { return nil }
      other = nil
    } else {
      guard let whole = timeline.wholeText(beside: text),
        timeline.mayGrow(text) || timeline.hasRoomBelow(text)
      else { return nil }
      other = whole
    }
    return Self(timeline: timeline, text: text, lines: lines, other: other)
  }

  /// It becomes higher, and not smaller.
  var goal: Goal? {
    guard let height = timeline.length(text, .vertical) else { return nil }
    let line = height / CGFloat(lines)
    return Goal(
      [.length(text, .vertical, .atLeast(height + line / 2)), .whole(text)],
      near: timeline.stepsOutwards(from: text).map(\.outer))
  }

  var suspicion: Suspicion {
    suspected(
      .limitedLines, of: text, on: .vertical, sized: [text], remedies: [remedy])
  }

  private var count: String { NumberText.counted(lines, "line") }

  var statement: Statement {
    guard let other else {
      return Statement(
        "\(text) is cut after \(count), in the large type that people choose in order to read it",
        because: "Nothing but its \(code: ".lineLimit") keeps it from being higher")
    }
    return Statement(
      "\(text) is cut after \(count), and there is room for more",
      because: """
        The \(code: ".lineLimit") around it holds for all texts in there; \(other) fits in any case
        """)
  }

  private var remedy: Prose {
    let limit = ".lineLimit(\(lines))"
    guard let other else {
      return "leave \(code: limit) out, or write a larger one at the accessibility sizes"
    }
    return """
      write \(code: limit) on \(other) alone, or \(code: ".lineLimit(nil)") on \(text)
      """
  }
}

extension Timeline {
  /// A text of another line of the source in the same column, that the limit around both does not
  /// cut; nil where the view is in a row of its own.
  fileprivate func wholeText(beside text: NodeID) -> NodeID? {
    guard let (column, branch) = division(around: text, .vertical),
      modified(by: branch).contains(text)
    else { return nil }
    return tree.children(of: column).lazy.compactMap { self.core(of: $0) }.first {
      has(.inheritsLimit, $0) && !isCutShort($0) && place($0) != place(text)
    }
  }

  /// Whether a spacer in a column around a view, or the rest of the screen, has room for two lines.
  fileprivate func hasRoomBelow(_ text: NodeID) -> Bool {
    guard let line = lineHeight(of: text) else { return false }
    var outermost = text
    for (inner, outer) in stepsOutwards(from: text) {
      if has(.fixes(.vertical), outer) || isLayer(inner) { return false }
      let spacers = dividedAxes(outer) == .vertical ? tree.children(of: outer) : []
      if spacers.contains(where: { has(.spacer, $0) && length($0, .vertical) ?? 0 > 2 * line + 8 })
      {
        return true
      }
      outermost = outer
    }
    guard let screen = screen(.vertical), let own = length(outermost, .vertical) else {
      return false
    }
    return screen - own > 2 * line
  }

  /// Whether something around a view scrolls and offers no height, and nothing between them states
  /// one.
  fileprivate func mayGrow(_ node: NodeID) -> Bool {
    for (inner, outer) in stepsOutwards(from: node) {
      if has(.scrolls, outer) {
        return placement(of: inner)?.placement.proposal.height == nil
      }
      if has(.limits(.vertical), outer) || isLayer(inner) { return false }
    }
    return false
  }
}
