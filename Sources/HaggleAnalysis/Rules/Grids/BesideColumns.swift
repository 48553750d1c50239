import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let besideColumns = Rule(
    id: "beside-columns",
    summary: "The names in a row do not stand over the columns of a grid, or under the bars.",
    finding: """
      A row of names above a grid, or below the bars of a chart, shares its width by itself: by \
      the lengths of the names, or by spacers, while the grid has columns of its own, and the bars \
      have equal shares. Names and columns drift apart then, although there are as many of both.
      """,
    example: """
      // proposal: 280x200
      // text-cell: 8x20
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          ForEach(["Mon", "Tue", "Wed", "Thu"], id: \\.self) { day in
            Text(day).id(day)
            Spacer(minLength: 0)
          }
        }
        .id("names")
        LazyVGrid(columns: Array(repeating: GridItem(spacing: 0), count: 4), spacing: 0) {
          ForEach(1..<9) { day in
            Text("\\(day)").frame(height: 40)
          }
        }
        .id("days")
      }
      """,
    scope: """
      Reported for four texts or more that can be read and are not tapped, above a grid with as \
      many columns of texts or beside a row of as many painted views of one width, where neither \
      their beginnings nor their middles nor their ends are on one line; for three, where the bars \
      stand beside an axis, and the names go on under that.
      """,
    help: """
      `.frame(maxWidth: .infinity)` on each name, and the grid's spacing and padding for the row; \
      the names as the first cells of the grid
      """,
    exception: "the names do not belong to the columns",
    keyNote: "of the row", needs: "the log", consequences: [Rule.lastSpacer.id],
    search: .each(.columns, as: BesideColumns.find))
}

/// A row of names that do not stand over the columns of a grid, or under those of a row of bars.
private struct BesideColumns: Sighting {
  let timeline: Timeline
  let row: NodeID
  let names: [NodeID]
  /// The grid, or the row of bars.
  let grid: NodeID
  let cells: [NodeID]
  /// The place in the row of the name that is farthest from its column.
  let farthest: Int
  let gap: CGFloat

  private static let least = 4
  private static let leastBesideAxis = 3
  /// How far inside a view its grid is looked for.
  private static let depth = 8

  static func find(_ column: NodeID, in timeline: Timeline) -> Self? {
    let views = timeline.tree.children(of: column)
    for (first, second) in zip(views, views.dropFirst()) {
      for (namesView, other) in [(first, second), (second, first)] {
        guard let row = timeline.plainRow(in: namesView), let names = timeline.names(in: row),
          let (grid, cells) = names.count < least
            ? timeline.barsBesideAxis(in: other)
            : timeline.bars(in: other) ?? timeline.barsBesideAxis(in: other)
              ?? (other == second ? timeline.gridCells(within: other, depth) : nil),
          cells.count == names.count, names.count >= leastBesideAxis,
          let (farthest, gap) = timeline.drift(of: names, from: cells), gap >= Noticeable.gap
        else { continue }
        return Self(
          timeline: timeline, row: row, names: names, grid: grid, cells: cells,
          farthest: farthest, gap: gap)
      }
    }
    return nil
  }

  /// The columns stay where they are if something stands before them.
  var goal: Goal? {
    let level = zip(names, cells).map { Goal.Condition.level($0, $1, at: 0.5, .horizontal) }
    let kept = cells.first.map { cell in
      Goal.Condition.origin(cell, .horizontal, timeline.start(cell, .horizontal))
    }
    return isIndented
      ? Goal(
        level + [kept].compactMap(\.self), near: [row] + names, lengths: [.horizontal: indent],
        traits: [.awayFrom(.leading)])
      : Goal(level, near: [row] + names)
  }

  var suspicion: Suspicion {
    suspected(
      .besideColumns, of: row, on: .horizontal, placed: [names[farthest], cells[farthest]],
      remedies: [
        """
        write \(code: ".frame(maxWidth: .infinity)") on each name of \(row), without spacers, and \
        give \(row) the spacing and the padding of \(grid)
        """,
        isGrid
          ? "make the names the first cells of \(grid)"
          : "put each name into one \(code: "VStack") with its view",
      ], involving: [names[farthest], cells[farthest], grid], off: gap)
  }

  /// How much further to the right the columns begin than the row of names, in points.
  private var indent: CGFloat {
    timeline.start(grid, .horizontal) - timeline.start(row, .horizontal)
  }

  private var isIndented: Bool { indent >= Noticeable.gap }

  private var isGrid: Bool { timeline.dividedAxes(grid) != .horizontal }

  var statement: Statement {
    let (name, cell) = (names[farthest], cells[farthest])
    return Statement(
      """
      The \(names.count) names in \(row) do not stand in the columns of \(grid): the middle of \
      \(name) is \(points(gap)) points beside that of \(cell)
      """, subject: name, isAboutPlace: true,
      because: "Each of them shares its width by itself")
  }
}

extension Timeline {
  /// The first line of cells of a grid that a view has in it, if they are words.
  fileprivate func gridCells(within view: NodeID, _ depth: Int) -> (NodeID, [NodeID])? {
    guard let grid = tree.walk(from: view).prefix(depth).first(where: hasColumns),
      let cells = lines(of: grid, along: .horizontal).first, cells.allSatisfy(isOfWords)
    else { return nil }
    return (grid, cells)
  }

  /// The views of a row of bars: painted, of one kind and width.
  fileprivate func bars(in view: NodeID) -> (NodeID, [NodeID])? {
    guard let row = plainRow(in: view), case let views = tree.children(of: row),
      let spread = Spread(of: views, along: .horizontal, in: self), spread.difference < 1,
      spread.least > 0, areAlike(views),
      views.allSatisfy({ tree.leaf(of: $0) { has(.decorates, $0) } != nil })
    else { return nil }
    return (row, views)
  }

  /// Bars in a row with what stands before them: the numbers of an axis.
  fileprivate func barsBesideAxis(in view: NodeID) -> (NodeID, [NodeID])? {
    guard let row = plainRow(in: view) ?? plainRow(in: shown(by: view)),
      tree.childCount(of: row) == 2, let axis = tree.firstChild(of: row),
      let bars = sibling(behind: axis, in: row)
    else { return nil }
    return self.bars(in: bars)
  }

  private func hasColumns(_ node: NodeID) -> Bool {
    has(.makesColumns, node) || dividedAxes(node) == [.horizontal, .vertical]
  }

  /// The texts of a row that are to be read, without the spacers between them; nil if the row has
  /// anything else.
  fileprivate func names(in row: NodeID) -> [NodeID]? {
    let names = tree.children(of: row).filter { !has(.spacer, $0) }
    let areRead = names.allSatisfy { name in
      core(of: name).map(isReadable) == true && !modified(by: name).contains(where: isTarget)
    }
    return areRead ? names : nil
  }

  /// The name whose middle is farthest from that of its cell, and how far; 0 where all of them
  /// begin or end with their cells.
  fileprivate func drift(of names: [NodeID], from cells: [NodeID]) -> (Int, CGFloat)? {
    let pairs = zip(names, cells).compactMap {
      screenExtents(shown(by: $0), shown(by: $1), .horizontal)
    }
    guard pairs.count == names.count else { return nil }
    func distances(_ line: (Extent) -> CGFloat) -> [CGFloat] {
      pairs.map { abs(line($0.0) - line($0.1)) }
    }
    let middles = distances(\.middle)
    let least = [distances(\.start), middles, distances(\.end)].compactMap { $0.max() }.min() ?? 0
    guard least >= Noticeable.line, let most = middles.max(),
      let farthest = middles.firstIndex(of: most)
    else { return nil }
    return (farthest, most)
  }
}
