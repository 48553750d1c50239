import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let limitedLines = Rule(
    id: "limited-lines",
    summary: "A text in large type is cut by its limit of lines, where there is room for more.",
    explanation: Explanation(
      finding: [
        """
        At the accessibility sizes a line holds a third of its usual words. With a `lineLimit` that \
        was enough before, the text ends with an ellipsis, and who needs large type reads less than \
        others, although what is around it scrolls and may be as high as it likes.
        """
      ],
      example: """
        // proposal: 300x200
        ScrollView {
          Text("Meeting room on the second floor").lineLimit(1).id("title")
        }
        .dynamicTypeSize(.accessibility2)
        """,
      scope: [
        """
        It is told of a text in one of the five accessibility sizes that is cut in a line as long \
        as it may be, in something that scrolls and offers it no height.
        """
      ],
      help: "no `lineLimit` at these sizes, or a larger one",
      exception: "the rest of the text is of no use",
      needs: "the log with the text's reasons, which a real app does not give"),
    search: .each(.with(.enlarged), as: LimitedLines.init))
}

/// A text in large type that may have more lines but for its limit.
private struct LimitedLines: Detection {
  let timeline: Timeline
  let text: NodeID
  let lines: Int

  init?(_ text: NodeID, _ timeline: Timeline) {
    guard timeline.isCutShort(text), timeline.place(text) != nil,
      let lines = timeline.lines(of: text), lines > 0,
      timeline.placement(of: text)?.placement.proposal.width != nil, timeline.mayGrow(text)
    else { return nil }
    (self.timeline, self.text, self.lines) = (timeline, text, lines)
  }

  /// It becomes higher, and not smaller.
  var cure: Cure? {
    guard let height = timeline.length(text, .vertical) else { return nil }
    let line = height / CGFloat(lines)
    return Cure(
      aims: [.length(text, .vertical, .atLeast(height + line / 2)), .whole(text)],
      near: timeline.stepsOutwards(from: text).map(\.outer))
  }

  var suspicion: Suspicion {
    Suspicion(
      .limitedLines, of: text, on: .vertical, in: timeline,
      saying: Statement(
        """
        \(text) is cut after \(NumberText.counted(lines, "line")), in the large type that people \
        choose in order to read it
        """,
        because: "Nothing but its \(code: ".lineLimit") keeps it from being higher"),
      shownBy: timeline.sizing(of: text),
      remedies: [
        """
        leave \(code: ".lineLimit(\(String(lines)))") out, or write a larger one at the \
        accessibility sizes
        """
      ])
  }
}

extension Timeline {
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
