import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let oneLineEditor = Rule(
    id: "one-line-editor",
    summary: "A text editor in a list or scroll view is as high as one line.",
    finding: """
      A row of a list or a form is as high as its content asks for, and an editor without a \
      height of its own asks for its text: an empty one shows a single line, and several are \
      written into it as through a slit. What scrolls offers its content no height either.
      """,
    example: """
      // proposal: 393x400
      // text-cell: 8x20
      Form {
        TextEditor(text: .constant("")).id("notes")
      }
      """,
    scope: """
      Reported for editors in lists, forms and scroll views to which no height is given; in a \
      scroll view in a column with words, and not for one that is as high as its text by `fixedSize` and does not scroll.
      """,
    help: """
      `.frame(minHeight: …)` on the editor; `TextField(…, axis: .vertical)` with \
      `.lineLimit(3...6)`
      """,
    exception: "one line is enough",
    search: .each(.with(.takesLines), as: OneLineEditor.find))
}

/// An editor in a row of a list, which is offered no height.
private struct OneLineEditor: Sighting {
  let timeline: Timeline
  let editor: NodeID
  let list: NodeID
  let height: CGFloat

  /// An editor of two lines and more, in points.
  private static let most: CGFloat = 60

  static func find(_ editor: NodeID, in timeline: Timeline) -> Self? {
    guard let list = timeline.scroller(around: editor),
      timeline.isList(list)
        || timeline.isBelowWords(editor) && !timeline.hasHeight(around: editor, in: list),
      let height = timeline.length(editor, .vertical),
      height > 0, height < Self.most,
      timeline.proposal(editor, .vertical) == nil
    else { return nil }
    return Self(
      timeline: timeline, editor: editor, list: list, height: height)
  }

  var goal: Goal? {
    Goal(
      [.length(editor, .vertical, .between(Self.most, 5 * Self.most))], near: [editor],
      lengths: [.vertical: 2 * Self.most])
  }

  var suspicion: Suspicion {
    suspected(
      .oneLineEditor, of: editor, on: .vertical, sized: [editor],
      remedies: ["write \(code: ".frame(minHeight: …)") on \(editor)"], involving: [list],
      off: Self.most - height)
  }

  var statement: Statement {
    let content = timeline.isList(list) ? "its rows" : "its content"
    return Statement(
      "\(editor) is \(points(height)) points high, as high as one line",
      details: [
        .init(
          .sentence,
          "\(list) offers \(content) no height, and nothing states one for the editor"),
        .init(.sentence, "What a control needs by itself is assumed"),
      ])
  }
}

extension Timeline {
  /// Whether an editor is in a column with words, as a field of a form: alone it is a page.
  fileprivate func isBelowWords(_ editor: NodeID) -> Bool {
    guard let (column, branch) = division(around: editor, .vertical) else { return false }
    return tree.children(of: column).contains { $0 != branch && !texts(in: $0, most: 1).isEmpty }
  }

  /// Whether a modifier around an editor states how high it is at least, or lets it grow with its
  /// text.
  fileprivate func hasHeight(around editor: NodeID, in scroller: NodeID) -> Bool {
    stepsOutwards(from: editor).map(\.outer).prefix { $0 != scroller }
      .contains { has(.hasLeast(.vertical), $0) || has(.asksForIdeal, $0) }
  }
}
