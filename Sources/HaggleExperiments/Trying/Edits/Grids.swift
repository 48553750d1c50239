import HaggleSyntax

/// Edits that make a grid from unrelated rows or columns.
extension EditMaker {
  var grids: [Edit] {
    guard view.isStatement else { return [] }
    switch view.base.name {
    case "VStack": return gridOfRows
    case "HStack": return gridOfColumns
    default: return []
    }
  }

  /// Modifiers that a grid row passes on to each of its cells.
  private static let handedOn: Set = ["frame", "padding", "background", "overlay", "border"]

  /// The rows of a column, including those of loops, as rows of a grid.
  private var gridOfRows: [Edit] {
    let rows = rows(of: number).map { maker(of: $0) }
    guard !rows.isEmpty, rows.count <= 12,
      rows.allSatisfy({ row in !row.view.links.contains { Self.handedOn.contains($0.name) } })
    else { return [] }
    let changes = rows.flatMap { $0.cells }
    let across = Set(rows.map { row in row.view.base.argument("spacing").map { row.value($0) } })
    let spacing =
      (across.count == 1 ? across.first ?? nil : nil).map { ", horizontalSpacing: \($0)" } ?? ""
    let distances =
      spacing + (view.base.argument("spacing").map { ", verticalSpacing: \(value($0))" } ?? "")
    return [".leading", ".trailing"].compactMap { alignment in
      let name = Rewriting.Change(
        span: head,
        pieces: [
          .renamed(nameSpan, "Grid"), .new("(alignment: \(alignment)\(distances)) "),
        ])
      return Rewriting(changes + [name]).map { Edit(.container, "Grid \(alignment)", $0) }
    }
  }

  /// The rows in a column's closure and its loops; for views that come down to a row and are used
  /// nowhere else, the row in their body.
  private func rows(of column: Int) -> [Int] {
    let children = outline.children(of: column, link: 0).filter { outline.views[$0].isStatement }
    let found = children.flatMap { child -> [Int] in
      switch outline.views[child].base.name {
      case "HStack": [child]
      case "ForEach", "Group": rows(of: child)
      default: declaredRow(child, among: children).map { [$0] } ?? []
      }
    }
    return Set(found).sorted()
  }

  private func declaredRow(_ view: Int, among siblings: [Int]) -> Int? {
    let name = outline.views[view].base.name
    let row = outline.shown(by: view)
    let isHereAlone = outline.views.indices.allSatisfy {
      outline.views[$0].base.name != name || siblings.contains($0)
    }
    return row != view && isHereAlone && outline.views[row].base.name == "HStack" ? row : nil
  }

  /// A row's name and arguments, before its closure.
  private var head: SourceSpan {
    let end = view.base.closures.first?.span.lowerBound ?? view.base.span.upperBound
    return nameSpan.lowerBound..<end
  }

  /// A row of a stack as a row of a grid: it keeps an alignment that is stated, and a cell takes
  /// the space of the spacer after it.
  private var cells: [Rewriting.Change] {
    let views = content?.views ?? []
    let alignment = view.base.argument("alignment").map { "(alignment: \(value($0)))" } ?? ""
    let spacers = views.filter { outline.views[$0].base.name == "Spacer" }
    var changes = [
      Rewriting.Change(span: head, pieces: [.renamed(nameSpan, "GridRow"), .new("\(alignment) ")])
    ]
    for (first, second) in zip(views, views.dropFirst()) where spacers.contains(second) {
      let cell = maker(of: first)
      changes +=
        cell.adding(
          "frame(maxWidth: .infinity, alignment: .leading)", behind: cell.lastLink,
          .flexibleFrame
        ).rewriting.changes
    }
    return changes
      + spacers.map {
        Rewriting.Change.removing(maker(of: $0).line)
      }
  }

  /// Adjacent columns with equal numbers of views, as a grid. Lines beside each other become one
  /// across all columns, which need not make them any wider.
  private var gridOfColumns: [Edit] {
    let columns = (content?.views ?? []).map { maker(of: $0) }
    guard columns.count > 1,
      columns.allSatisfy({ $0.view.base.name == "VStack" && $0.view.links.count == 1 })
    else { return [] }
    let cells = columns.map { $0.content?.views ?? [] }
    guard let count = cells.first?.count, count > 1, cells.allSatisfy({ $0.count == count }) else {
      return []
    }
    let rows = (0..<count).map { row in cells.map { outline.views[$0[row]] } }
    let hasLines = rows.contains(where: Self.isLine)
    return (hasLines ? [".gridCellUnsizedAxes(.horizontal)", ""] : [""]).map { line in
      let inner = "\n\(indentation)\(outline.step)"
      let pieces =
        [.renamed(nameSpan, "Grid"), .new("(\(distances(columns[0]))) {")]
        + rows.flatMap { row(of: $0, line: line, inner) } + [.new("\n\(indentation)}")]
      var edit = Edit(.container, "Grid", Rewriting(replacing: view.base.span, with: pieces))
      edit.drawnElsewhere = rows.filter(Self.isLine).flatMap { $0.dropFirst().map(\.span) }
      return edit
    }
  }

  private static func isLine(_ row: [WrittenView]) -> Bool {
    row.allSatisfy { $0.base.name == "Divider" && $0.links.count == 1 }
  }

  /// - Parameters:
  ///   - line: the modifiers of a line across all columns.
  ///   - inner: the beginning of a line of code.
  private func row(
    of cells: [WrittenView], line: String, _ inner: String
  ) -> [Rewriting.Piece] {
    if Self.isLine(cells), let first = cells.first {
      return [.new(inner), .kept(first.span), .new(line)]
    }
    return [.new("\(inner)GridRow {")]
      + cells.flatMap { [.new("\(inner)\(outline.step)"), .kept($0.span)] }
      + [.new("\(inner)}")]
  }

  private func distances(_ column: EditMaker) -> String {
    let across = view.base.argument("spacing").map { "horizontalSpacing: \(value($0))" }
    let along = column.view.base.argument("spacing").map { "verticalSpacing: \(value($0))" }
    return (["alignment: .leading"] + [across, along].compactMap(\.self)).joined(separator: ", ")
  }
}
