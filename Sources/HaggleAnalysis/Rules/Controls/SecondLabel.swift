import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let secondLabel = Rule(
    id: "second-label",
    summary: "The title of a field is drawn beside it, although the row has a label already.",
    finding: """
      In a form of a Mac the title of a field is a label at its left, not a hint in it. In a \
      `LabeledContent` there are two labels then, and the field has what both of them leave.
      """,
    example: """
      // proposal: 380x200
      // platform: macOS
      // text-cell: 8x20
      @State var app = ""
      Form {
        LabeledContent("App identifier") {
          TextField("Finder", text: $app).id("field")
        }
      }
      .formStyle(.grouped)
      """,
    scope: """
      Reported for fields whose own title takes room in a row that has another label in front \
      of them.
      """,
    help: "`TextField(\"Name\", text: $name, prompt: Text(\"…\")).labelsHidden()`",
    exception: "both are to be read", keyNote: "of the field",
    search: .each(.with(.takesText), as: SecondLabel.find))
}

/// A field with a title beside it in a row that has a label.
private struct SecondLabel: Detection {
  let timeline: Timeline
  let field: NodeID
  let title: NodeID
  let label: NodeID
  let typed: NodeID

  /// A narrower title, in points, takes nothing worth speaking of.
  private static let least: CGFloat = 8

  static func find(_ typed: NodeID, in timeline: Timeline) -> Self? {
    guard let field = timeline.parent(typed), timeline.has(.assumed, field),
      let title = timeline.text(before: typed, in: field),
      timeline.length(title, .horizontal) ?? 0 >= least,
      let (cell, row) = timeline.row(around: field),
      let label = timeline.text(before: cell, in: row), timeline.areLevel(label, field)
    else { return nil }
    return Self(timeline: timeline, field: field, title: title, label: label, typed: typed)
  }

  /// The field keeps its length, which its title takes a part of no longer.
  var goal: Goal? {
    timeline.length(field, .horizontal).map { length in
      Goal([.length(field, .horizontal, .atLeast(length))], near: [field], traits: [.unseen])
    }
  }

  var suspicion: Suspicion {
    let room = timeline.length(typed, .horizontal) ?? 0
    return Suspicion(
      .secondLabel, of: field, on: .horizontal, in: timeline,
      saying: Statement(
        """
        \(title) is a second label beside \(label): \(points(room)) points are left to type in
        """, subject: title,
        because: "In a form the title of a field is drawn beside it"),
      shownBy: timeline.placings(of: [label, title, typed]),
      remedies: [
        """
        write \(code: "prompt: Text(…)") for what is to be read in \(field), and \
        \(code: ".labelsHidden()") behind it
        """
      ], involving: [title, label], off: timeline.length(title, .horizontal) ?? 0)
  }
}

extension Timeline {
  /// The control that sets a field and something else side by side, and its part that the field is.
  fileprivate func row(around field: NodeID) -> (cell: NodeID, row: NodeID)? {
    stepsOutwards(from: field).first { onlySizingChild(of: $0.outer) == nil }.flatMap { step in
      has(.assumed, step.outer) && !has(.scrolls, step.outer) ? (step.inner, step.outer) : nil
    }
  }

  /// Whether two views are beside each other, not below: rows of a form are parts of it, too.
  fileprivate func areLevel(_ a: NodeID, _ b: NodeID) -> Bool {
    screenExtents(a, b, .vertical).map { $0.start < $1.end && $1.start < $0.end } ?? false
  }

  /// The first text of the views in front of another one in a row.
  fileprivate func text(before view: NodeID, in row: NodeID) -> NodeID? {
    tree.children(of: row).prefix { $0 != view }.lazy
      .compactMap { self.texts(in: $0, most: 1).first }.first
  }
}
