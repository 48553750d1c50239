import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let raggedFields = Rule(
    id: "ragged-fields",
    summary: "The fields of a form, or blocks beside labels, begin where their labels end.",
    finding: """
      Each row of a form is a stack of its own and knows nothing of the labels in the others: \
      a short label leaves a wide field, a long one a narrow field, and no two of them begin \
      on one line.
      """,
    example: """
      // proposal: 393x100
      // text-cell: 8x20
      VStack {
        HStack { Text("Name").id("name"); TextField("", text: .constant("")).border(Color.black) }
        HStack { Text("Postal code").id("code"); TextField("", text: .constant("")).border(Color.black) }
      }
      """,
    scope: """
      Reported for rows of a label and a field under each other, and for three or more rows of a \
      label and a column of lines, whose labels end in a colon or which are rows of one kind.
      """,
    help: """
      a `Grid` with a `GridRow` for each; `.frame(width: …, alignment: .leading)` on each \
      label
      """,
    exception: "each row is read by itself", keyNote: "of the shortest label",
    search: .each(.columns, as: RaggedFields.find))
}

/// A column of rows of a label and a field.
private struct RaggedFields: Sighting {
  let timeline: Timeline
  let column: NodeID
  let rows: [(label: NodeID, field: NodeID)]
  let widest: (label: NodeID, field: NodeID)
  let narrowest: (label: NodeID, field: NodeID)
  /// Whether what follows the labels are blocks of lines.
  let isOfBlocks: Bool

  /// Smaller differences, in points, are not noticeable.
  private static let least: CGFloat = 5
  /// The same for lines, whose starts are less striking than those of fields.
  private static let leastOfBlocks: CGFloat = 24

  static func find(_ column: NodeID, in timeline: Timeline) -> Self? {
    let children = timeline.tree.children(of: column)
    let fields = children.compactMap { timeline.labelledField(in: $0) }
    let blocks = fields.isEmpty ? timeline.labelledBlocks(in: children) : []
    let rows = fields + blocks
    let starts = rows.compactMap { timeline.screenExtent($0.field, .horizontal)?.start }
    let begins = rows.compactMap { timeline.screenExtent($0.label, .horizontal)?.start }
    guard rows.count > 1, starts.count == rows.count, begins.count == rows.count,
      let left = begins.min(), let right = begins.max(), right - left < 1,
      let (first, last) = starts.indices.extremes(by: { starts[$0] }),
      starts[last] - starts[first] >= (blocks.isEmpty ? Self.least : Self.leastOfBlocks)
    else { return nil }
    return Self(
      timeline: timeline, column: column, rows: rows, widest: rows[last], narrowest: rows[first],
      isOfBlocks: !blocks.isEmpty)
  }

  private func start(_ node: NodeID) -> CGFloat { timeline.start(node, .horizontal) }

  var goal: Goal? {
    Goal(
      rows.map { .level($0.field, widest.field, at: 0, .horizontal) } + (isOfBlocks ? kept : []),
      near: rows.prefix(3).map(\.label),
      lengths: [.horizontal: timeline.length(widest.label, .horizontal) ?? 0])
  }

  /// The labels stay on their lines, and begin below each other.
  private var kept: [Goal.Condition] {
    rows.compactMap { row -> Goal.Condition? in
      timeline.length(row.label, .vertical).map { .length(row.label, .vertical, .exactly($0)) }
    } + rows.map { .level($0.label, widest.label, at: 0, .horizontal) }
  }

  var suspicion: Suspicion {
    suspected(
      .raggedFields, of: narrowest.label, on: .horizontal, placed: [narrowest.field, widest.field],
      remedies: [
        "put the rows of \(column) into a \(code: "Grid"), each in a \(code: "GridRow")"
      ], involving: [column], off: start(widest.field) - start(narrowest.field))
  }

  var statement: Statement {
    Statement(
      """
      \(narrowest.field) begins at \(points(start(narrowest.field))), and \(widest.field) in \
      another row of \(column) at \(points(start(widest.field)))
      """, subject: narrowest.field, isAboutPlace: true,
      because: "What follows a label begins where that ends, and each is as wide as its words")
  }
}

extension Timeline {
  /// The label and the field of a row that has nothing else.
  fileprivate func labelledField(in node: NodeID) -> (label: NodeID, field: NodeID)? {
    labelledPart(in: node).flatMap { isField($0.field) ? $0 : nil }
  }

  /// The labels and blocks of three or more rows, one block of several lines; else none.
  fileprivate func labelledBlocks(in children: [NodeID]) -> [(label: NodeID, field: NodeID)] {
    let rows = children.compactMap { child in
      labelledPart(in: child).map { (row: child, label: $0.label, field: $0.field) }
    }
    .filter { isLine($0.label) && isBlock($0.field) }
    guard rows.count > 2, rows.count == children.filter({ !has(.spacer, $0) }).count,
      rows.contains(where: { block(in: $0.field) != nil }),
      rows.allSatisfy({ endsInColon($0.label) }) || areAlike(rows.map(\.row))
    else { return [] }
    return rows.map { ($0.label, $0.field) }
  }

  /// Whether it is a text, or a column of lines that begin at one edge.
  private func isBlock(_ node: NodeID) -> Bool {
    comes(node, downTo: .text) || block(in: node) != nil
  }

  /// A column of lines that begin at one edge.
  private func block(in node: NodeID) -> NodeID? {
    stack(in: node, along: .vertical).flatMap { has(.starts(.horizontal), $0) ? $0 : nil }
  }

  private func endsInColon(_ label: NodeID) -> Bool {
    core(of: label).flatMap { trace.nodes[$0.index].words }?.hasSuffix(":") == true
  }

  /// The label of a row, and the only other part of it.
  private func labelledPart(in node: NodeID) -> (label: NodeID, field: NodeID)? {
    guard let row = stack(in: node, along: .horizontal), tree.childCount(of: row) == 2 else {
      return nil
    }
    let children = tree.children(of: row)
    guard comes(children[0], downTo: .text), !has(.limits(.horizontal), within: children[0])
    else { return nil }
    return (children[0], children[1])
  }
}
