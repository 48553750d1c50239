import HaggleSyntax

/// Edits that make a grid from unrelated rows or columns.
struct GridEdits: EditFamily {
  let view: WrittenPlace

  var edits: [Edit] {
    guard view.isStatement else { return [] }
    switch view.name {
    case "VStack": return gridOfRows
    case "HStack": return gridOfColumns
    default: return []
    }
  }

  /// Modifiers that a grid row passes on to each of its cells.
  private static let handedOn = Set.layers.union(["frame", "padding", "border"])

  /// The rows of a column, including those of loops, as rows of a grid.
  private var gridOfRows: [Edit] {
    let rows = rows(of: view.number).map { view.at($0) }
    guard (1...12).contains(rows.count), rows.allSatisfy({ !$0.has(Self.handedOn) })
    else { return [] }
    let changes = rows.flatMap { cells(of: $0) }
    let across = Set(rows.map { row in row.base.argument("spacing")?.value })
    let spacing =
      (across.count == 1 ? across.first ?? nil : nil).map { ", horizontalSpacing: \($0)" } ?? ""
    let distances =
      spacing + (view.base.argument("spacing").map { ", verticalSpacing: \($0.value)" } ?? "")
    return [".leading", ".trailing"].flatMap { alignment in
      let grid = view.recasting(as: "Grid", "(alignment: \(alignment)\(distances))")
      return [Edit](.container, .call("Grid(\(alignment))"), changes + [grid])
    }
  }

  /// The rows in a column's closure and its loops; for views that come down to a row and are used
  /// nowhere else, the row in their body.
  private func rows(of column: Int) -> [Int] {
    let children = view.at(column).children
    let found = children.flatMap { child -> [Int] in
      switch outline.views[child].name {
      case "HStack": [child]
      case "ForEach", "Group": rows(of: child)
      default: declaredRow(child, among: children).map { [$0] } ?? []
      }
    }
    return Set(found).sorted()
  }

  private func declaredRow(_ view: Int, among siblings: [Int]) -> Int? {
    let name = outline.views[view].name
    let row = outline.shown(by: view)
    let isHereAlone = outline.views.indices.allSatisfy {
      outline.views[$0].name != name || siblings.contains($0)
    }
    return row != view && isHereAlone && outline.views[row].name == "HStack" ? row : nil
  }

  /// A row of a stack as a row of a grid: it keeps an alignment that is stated, and a cell takes
  /// the space of the spacer after it.
  private func cells(of row: WrittenPlace) -> [Rewriting.Change] {
    let views = row.content?.views ?? []
    let alignment = row.base.argument("alignment").map { "(alignment: \($0.value))" } ?? ""
    let spacers = views.filter { outline.views[$0].name == "Spacer" }
    var changes = [row.recasting(as: "GridRow", alignment)]
    for (first, second) in zip(views, views.dropFirst()) where spacers.contains(second) {
      let cell = view.at(first)
      let wide = "frame(maxWidth: .infinity, alignment: .leading)"
      changes += cell.adding(wide, behind: cell.lastLink, .flexibleFrame).rewriting.changes
    }
    return changes + spacers.map { .removing(view.at($0).line) }
  }

  /// Adjacent columns with equal numbers of views, as a grid. Lines beside each other become one
  /// across all columns, which need not make them any wider.
  private var gridOfColumns: [Edit] {
    let columns = (view.content?.views ?? []).map { view.at($0) }
    guard columns.count > 1, columns.allSatisfy({ $0.name == "VStack" && $0.links.count == 1 })
    else { return [] }
    let cells = columns.map { $0.content?.views ?? [] }
    guard let count = cells.first?.count, count > 1, cells.allSatisfy({ $0.count == count }) else {
      return []
    }
    let rows = (0..<count).map { row in cells.map { outline.views[$0[row]] } }
    let hasLines = rows.contains(where: Self.isLine)
    return (hasLines ? [".gridCellUnsizedAxes(.horizontal)", ""] : [""]).map { line in
      let pieces =
        [.renamed(view.nameSpan, "Grid"), .new("(\(distances(columns[0]))) {")]
        + rows.flatMap { row(of: $0, line: line) } + [.new("\(newLine)}")]
      var edit = Edit(.container, .call("Grid"), replacing: view.base.span, with: pieces)
      edit.drawnElsewhere = rows.filter(Self.isLine).flatMap { $0.dropFirst().map(\.span) }
      return edit
    }
  }

  private static func isLine(_ row: [WrittenView]) -> Bool {
    row.allSatisfy { $0.name == "Divider" && $0.links.count == 1 }
  }

  /// - Parameter line: the modifiers of a line across all columns.
  private func row(of cells: [WrittenView], line: String) -> [Rewriting.Piece] {
    if Self.isLine(cells), let first = cells.first {
      return [.new(innerLine), .kept(first.span), .new(line)]
    }
    return [.new("\(innerLine)GridRow {")]
      + cells.flatMap { [.new("\(innerLine)\(outline.step)"), .kept($0.span)] }
      + [.new("\(innerLine)}")]
  }

  private func distances(_ column: WrittenPlace) -> String {
    let across = view.base.argument("spacing").map { "horizontalSpacing: \($0.value)" }
    let along = column.base.argument("spacing").map { "verticalSpacing: \($0.value)" }
    return (["alignment: .leading"] + [across, along].compactMap(\.self)).joined(separator: ", ")
  }
}
