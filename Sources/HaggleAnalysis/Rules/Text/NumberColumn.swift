import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let numberColumn = Rule(
    id: "number-column",
    summary: "Numbers under each other do not stand in a column.",
    finding: """
      Behind a spacer the last text of a row ends at its edge, and what stands before it \
      begins wherever the width of that last text leaves it: the numbers of two rows are not \
      below each other, and cannot be compared at a glance.
      """,
    example: """
      // proposal: 240x100
      // text-cell: 8x20
      VStack(spacing: 2) {
        ForEach(["5,978", "41"], id: \\.self) { count in
          HStack {
            Text("Tokens")
            Spacer()
            Text(count).id("n\\(count)")
            Text(count == "41" ? "$1.18" : "$152.46")
          }
        }
      }
      """,
    scope: """
      Reported for rows that one line of the source makes, with a text behind a spacer that has \
      a digit and is neither first nor last; and for three or more rows of a name and a number \
      right behind it.
      """,
    help: """
      a `Grid(alignment: .trailing)` with a `GridRow` for each; `.frame(minWidth: …, \
      alignment: .trailing)` on the last text
      """,
    exception: "each row is read by itself", needs: "the log",
    search: .symptoms { timeline in
      timeline.columns.compactMap {
        NumberColumn.find($0, in: timeline) ?? FollowingNumbers.find($0, in: timeline)
      }
    })
}

/// A column of rows with a number in each that ends at different places.
private struct NumberColumn: Detection {
  let timeline: Timeline
  let column: NodeID
  let parts: [(number: NodeID, last: NodeID)]
  let left: Int
  let right: Int

  /// Smaller differences, in points, are not noticeable.
  private static let least: CGFloat = 5

  static func find(_ column: NodeID, in timeline: Timeline) -> Self? {
    let rows = timeline.tree.children(of: column)
    guard timeline.areAlike(rows) else { return nil }
    let parts = rows.compactMap { timeline.numberBeforeLast(in: $0) }
    let ends = parts.compactMap { timeline.screenExtent($0.number, .horizontal)?.end }
    let edges = parts.compactMap { timeline.screenExtent($0.last, .horizontal)?.end }
    guard parts.count == rows.count, ends.count == rows.count, edges.count == rows.count,
      let least = edges.min(), let most = edges.max(), most - least < 1,
      let (left, right) = ends.indices.extremes(by: { ends[$0] }),
      ends[right] - ends[left] >= Self.least
    else { return nil }
    return Self(
      timeline: timeline, column: column, parts: parts, left: left, right: right)
  }

  private func end(_ index: Int) -> CGFloat {
    timeline.screenExtent(parts[index].number, .horizontal)?.end ?? 0
  }

  var goal: Goal? {
    Goal(
      parts.map { .level($0.number, parts[left].number, at: 1, .horizontal) },
      near: [parts[right].last],
      lengths: [.horizontal: timeline.length(parts[left].last, .horizontal) ?? 0])
  }

  var suspicion: Suspicion {
    let (near, far) = (parts[left].number, parts[right].number)
    return Suspicion(
      .numberColumn, of: far, on: .horizontal, in: timeline, saying: statement(near, far),
      shownBy: timeline.placings(of: [near, far]),
      remedies: [
        "put the rows of \(column) into a \(code: "Grid(alignment: .trailing)")",
        """
        write \(code: ".frame(minWidth: …, alignment: .trailing)") on what stands last in each row
        """,
      ], involving: [column, near], off: end(right) - end(left))
  }

  private func statement(_ near: NodeID, _ far: NodeID) -> Statement {
    Statement(
      """
      \(far) ends at \(points(end(right))), and \(near) in another row of \(column) at \
      \(points(end(left)))
      """, isAboutPlace: true,
      because: "What stands last in each row is as wide as its words, and moves what is before it")
  }
}

extension Timeline {
  /// A text with a digit and the text behind it, which end a row behind a spacer.
  fileprivate func numberBeforeLast(in node: NodeID) -> (number: NodeID, last: NodeID)? {
    guard let row = stack(in: node, along: .horizontal) else { return nil }
    let children = tree.children(of: row)
    guard children.count > 3, has(.spacer, children[children.count - 3]),
      let number = core(of: children[children.count - 2]), has(.text, number),
      let last = core(of: children[children.count - 1]), has(.text, last),
      (trace.nodes[number.index].words ?? "").contains(where: \.isNumber),
      !has(.limits(.horizontal), within: children[children.count - 1])
    else { return nil }
    return (number, last)
  }
}

/// Rows of a name and a number, which begins wherever the name ends.
private struct FollowingNumbers: Detection {
  let timeline: Timeline
  let column: NodeID
  let numbers: [NodeID]
  let near: NodeID
  let far: NodeID
  let shift: CGFloat

  /// Fewer rows are no table.
  private static let leastRows = 3
  /// Smaller differences, in points, are not noticeable.
  private static let least: CGFloat = 8

  static func find(_ column: NodeID, in timeline: Timeline) -> Self? {
    let rows = timeline.tree.children(of: column).filter {
      timeline.stack(in: $0, along: .horizontal) != nil
    }
    let numbers = rows.compactMap { timeline.numberBehindName(in: $0) }
    guard rows.count >= Self.leastRows, numbers.count == rows.count, timeline.areAlike(rows),
      let (near, far) = numbers.extremes(by: { timeline.start($0, .horizontal) }),
      let first = timeline.screenExtent(near, .horizontal)?.start,
      let last = timeline.screenExtent(far, .horizontal)?.start, last - first >= Self.least
    else { return nil }
    return Self(
      timeline: timeline, column: column, numbers: numbers, near: near, far: far,
      shift: last - first)
  }

  var goal: Goal? {
    Goal(
      numbers.map { .level($0, far, at: 1, .horizontal) },
      near: [timeline.parent(far)].compactMap(\.self))
  }

  var suspicion: Suspicion {
    Suspicion(
      .numberColumn, of: far, on: .horizontal, in: timeline,
      saying: Statement(
        "\(far) begins \(points(shift)) points further in than \(near) in another row of \(column)",
        isAboutPlace: true,
        because: "Each stands right behind its name, and the names are not equally long"),
      shownBy: timeline.placings(of: [near, far]),
      remedies: ["add a \(code: "Spacer()") between the name and the number"],
      involving: [column, near], off: shift)
  }
}

extension Timeline {
  /// The number that ends a row of two texts, without another view between them.
  fileprivate func numberBehindName(in node: NodeID) -> NodeID? {
    guard let row = stack(in: node, along: .horizontal), tree.childCount(of: row) == 2,
      !has(.layersBehind, within: node), isLine(tree.children(of: row)[0]),
      isLine(tree.children(of: row)[1]), let number = core(of: tree.children(of: row)[1]),
      let words = trace.nodes[number.index].words, words.contains(where: \.isNumber),
      !words.contains(where: \.isLetter)
    else { return nil }
    return number
  }
}
