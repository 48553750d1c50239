import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let raggedFields = Rule(
    id: "ragged-fields",
    summary: "The fields of a form begin where their labels end.",
    explanation: Explanation(
      finding: [
        """
        Each row of a form is a stack of its own and knows nothing of the labels in the others: \
        a short label leaves a wide field, a long one a narrow field, and no two of them begin \
        on one line.
        """
      ],
      example: """
        // proposal: 393x100
        // text-cell: 8x20
        VStack {
          HStack { Text("Name").id("name"); TextField("", text: .constant("")).border(Color.black) }
          HStack { Text("Postal code").id("code"); TextField("", text: .constant("")).border(Color.black) }
        }
        """,
      scope: [
        """
        It is told of rows of a label and a field under each other.
        """
      ],
      help: """
        a `Grid` with a `GridRow` for each; `.frame(width: …, alignment: .leading)` on each \
        label
        """,
      exception: "each row is read by itself",
      keyNote: "of the shortest label"),
    search: .each(.columns, as: RaggedFields.find))
}

/// A column of rows of a label and a field.
private struct RaggedFields: Detection {
  let timeline: Timeline
  let column: NodeID
  let rows: [(label: NodeID, field: NodeID)]
  let widest: (label: NodeID, field: NodeID)
  let narrowest: (label: NodeID, field: NodeID)

  /// Smaller differences, in points, are not noticeable.
  private static let least: CGFloat = 5

  static func find(_ column: NodeID, in timeline: Timeline) -> Self? {
    let children = timeline.tree.children(of: column)
    let rows = children.compactMap { timeline.labelledField(in: $0) }
    let starts = rows.compactMap { timeline.screenExtent($0.field, .horizontal)?.start }
    let begins = rows.compactMap { timeline.screenExtent($0.label, .horizontal)?.start }
    guard rows.count > 1, starts.count == rows.count, begins.count == rows.count,
      let left = begins.min(), let right = begins.max(), right - left < 1,
      let (first, last) = starts.indices.extremes(by: { starts[$0] }),
      starts[last] - starts[first] >= Self.least
    else { return nil }
    return Self(
      timeline: timeline, column: column, rows: rows, widest: rows[last], narrowest: rows[first])
  }

  private func start(_ node: NodeID) -> CGFloat { timeline.start(node, .horizontal) }

  var goal: Goal? {
    Goal(
      rows.map { .level($0.field, widest.field, at: 0, .horizontal) },
      near: rows.prefix(3).map(\.label),
      lengths: [.horizontal: timeline.length(widest.label, .horizontal) ?? 0])
  }

  var suspicion: Suspicion {
    Suspicion(
      .raggedFields, of: narrowest.label, on: .horizontal, in: timeline, saying: statement,
      shownBy: timeline.placings(of: [narrowest.field, widest.field]),
      remedies: [
        "put the rows of \(column) into a \(code: "Grid"), each in a \(code: "GridRow")"
      ], involving: [column], off: start(widest.field) - start(narrowest.field))
  }

  private var statement: Statement {
    Statement(
      """
      \(narrowest.field) begins at \(points(start(narrowest.field))), and \(widest.field) in \
      another row of \(column) at \(points(start(widest.field)))
      """, subject: narrowest.field, isAboutPlace: true,
      because: "A field begins where its label ends, and each label is as wide as its words")
  }
}

extension Timeline {
  /// The label and the field of a row that has nothing else.
  fileprivate func labelledField(in node: NodeID) -> (label: NodeID, field: NodeID)? {
    guard let row = stack(in: node, along: .horizontal), tree.childCount(of: row) == 2 else {
      return nil
    }
    let children = tree.children(of: row)
    guard isField(children[1]), comes(children[0], downTo: .text),
      !has(.limits(.horizontal), within: children[0])
    else { return nil }
    return (children[0], children[1])
  }
}
