import HaggleSyntax

/// Edits that make a grid from unrelated rows or columns.
extension EditMaker {
  var grids: [Edit] {
    guard view.isStatement else { return [] }
    switch view.base.name {
    case "VStack": return gridOfRows
    case "HStack": return [gridOfColumns].compactMap(\.self)
    default: return []
    }
  }

  /// Modifiers that a grid row passes on to each of its cells.
  private static let handedOn: Set = ["frame", "padding", "background", "overlay", "border"]

  /// The rows of a column, including those of loops, as rows of a grid.
  private var gridOfRows: [Edit] {
    let rows = rows(of: number).map { EditMaker(outline, view: $0, lengths: [:]) }
    guard !rows.isEmpty, rows.count <= 12,
      rows.allSatisfy({ row in !row.view.links.contains { Self.handedOn.contains($0.name) } })
    else { return [] }
    let changes = rows.flatMap { $0.cells }
    let spacing = view.base.argument("spacing").map { ", verticalSpacing: \(value($0))" } ?? ""
    return [".leading", ".trailing"].compactMap { alignment in
      let name = Rewriting.Change(
        span: head,
        pieces: [
          .renamed(nameSpan, "Grid"), .new("(alignment: \(alignment)\(spacing)) "),
        ])
      return Rewriting(changes + [name]).map { Edit(.container, "Grid \(alignment)", $0) }
    }
  }

  /// The rows in a column's closure and its loops.
  private func rows(of column: Int) -> [Int] {
    outline.children(of: column, link: 0).filter { outline.views[$0].isStatement }.flatMap {
      child -> [Int] in
      switch outline.views[child].base.name {
      case "HStack": [child]
      case "ForEach", "Group": rows(of: child)
      default: []
      }
    }
  }

  /// A row's name and arguments, before its closure.
  private var head: SourceSpan {
    let end = view.base.closures.first?.span.lowerBound ?? view.base.span.upperBound
    return nameSpan.lowerBound..<end
  }

  /// A row of a stack as a row of a grid: a cell takes the space of the spacer after it.
  private var cells: [Rewriting.Change] {
    let views = content?.views ?? []
    let spacers = views.filter { outline.views[$0].base.name == "Spacer" }
    var changes = [
      Rewriting.Change(span: head, pieces: [.renamed(nameSpan, "GridRow"), .new(" ")])
    ]
    for (first, second) in zip(views, views.dropFirst()) where spacers.contains(second) {
      let cell = EditMaker(outline, view: first, lengths: [:])
      changes +=
        cell.adding(
          "frame(maxWidth: .infinity, alignment: .leading)", behind: cell.view.links.count - 1,
          .flexibleFrame
        ).rewriting.changes
    }
    return changes
      + spacers.map {
        Rewriting.Change(
          span: EditMaker(outline, view: $0, lengths: [:]).line, pieces: [])
      }
  }

  /// Adjacent columns with equal numbers of views, as a grid.
  private var gridOfColumns: Edit? {
    let columns = (content?.views ?? []).map { EditMaker(outline, view: $0, lengths: [:]) }
    guard columns.count > 1,
      columns.allSatisfy({ $0.view.base.name == "VStack" && $0.view.links.count == 1 })
    else { return nil }
    let cells = columns.map { $0.content?.views ?? [] }
    guard let count = cells.first?.count, count > 1, cells.allSatisfy({ $0.count == count }) else {
      return nil
    }
    let indentation = outline.indentation(at: view.span.lowerBound)
    let inner = "\n\(indentation)\(outline.step)"
    var pieces: [Rewriting.Piece] = [
      .renamed(nameSpan, "Grid"), .new("(\(distances(columns[0]))) {"),
    ]
    for row in 0..<count {
      let spans = cells.map { outline.views[$0[row]].span }
      pieces.append(.new("\(inner)GridRow {"))
      for span in spans { pieces += [.new("\(inner)\(outline.step)"), .kept(span)] }
      pieces.append(.new("\(inner)}"))
    }
    pieces.append(.new("\n\(indentation)}"))
    return Edit(.container, "Grid", Rewriting(replacing: view.base.span, with: pieces))
  }

  private func distances(_ column: EditMaker) -> String {
    let across = view.base.argument("spacing").map { "horizontalSpacing: \(value($0))" }
    let along = column.view.base.argument("spacing").map { "verticalSpacing: \(value($0))" }
    return (["alignment: .leading"] + [across, along].compactMap(\.self)).joined(separator: ", ")
  }
}
