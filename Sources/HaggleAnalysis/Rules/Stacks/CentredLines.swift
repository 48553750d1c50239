import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let centredLines = Rule(
    id: "centred-lines",
    summary: "The lines of a column are centred, beside a picture from which a row goes on.",
    finding: """
      A column that states no alignment puts its views into its middle: it is as wide as the \
      longest line, and shorter ones are indented. Behind an avatar or an icon a name and what is \
      said of it begin at two places then, and elsewhere in the next row.
      """,
    example: """
      // proposal: 360x80
      // text-cell: 8x20
      HStack {
        Circle().fill(.teal).frame(width: 40, height: 40)
        VStack { Text("Harbour office"); Text("Open") }.id("lines")
        Spacer()
      }
      """,
    scope: """
      Reported for a column of two or more lines of text without a background, right behind a \
      shape, a picture or a symbol in a row, with a spacer right behind it, where no other \
      column is in the row; and for one in a column with other texts that is aligned to the \
      left. A number above its unit or its label may well be centred.
      """,
    help: "`VStack(alignment: .leading)`",
    exception: "they are to be centred", keyNote: "of the column", needs: "the log",
    search: .each(.columns, as: CentredLines.find))
}

/// A centred column of texts between a picture and the spacer of a row.
private struct CentredLines: Sighting {
  let timeline: Timeline
  let column: NodeID
  let left: NodeID
  let right: NodeID
  /// How much further in the second one begins, in points.
  let shift: CGFloat

  static func find(_ column: NodeID, in timeline: Timeline) -> Self? {
    let lines = timeline.tree.children(of: column)
    guard lines.count > 1, timeline.isCentred(column, on: .horizontal),
      lines.allSatisfy({ timeline.isLine($0) && !timeline.isControl($0) }),
      !timeline.isFigure(lines[0]),
      let branch = timeline.branch(ofLinesIn: column),
      !timeline.modified(by: branch).contains(where: {
        timeline.has(.frames, $0) || timeline.has(.layersBehind, $0) || timeline.isTarget($0)
      }),
      let (left, right) = lines.extremes(by: { timeline.start($0, .horizontal) }),
      let first = timeline.screenExtent(left, .horizontal)?.start,
      let second = timeline.screenExtent(right, .horizontal)?.start,
      second - first >= Noticeable.gap
    else { return nil }
    return Self(
      timeline: timeline, column: column, left: left, right: right, shift: second - first)
  }

  var goal: Goal? { Goal([.level(left, right, at: 0, .horizontal)], near: [column]) }

  var suspicion: Suspicion {
    suspected(
      .centredLines, of: column, on: .horizontal, placed: [left, right],
      remedies: ["write \(code: "alignment: .leading") in \(column)"], involving: [left, right],
      off: shift)
  }

  var statement: Statement {
    Statement(
      "\(right) begins \(points(shift)) points further in than \(left), in one column",
      subject: right, isAboutPlace: true,
      because: "\(column) states no alignment, and centres its lines")
  }
}

extension Timeline {
  /// The outermost modifier of a column that goes on from a picture in a row, or is among texts
  /// that are aligned to the left; nil for other columns.
  fileprivate func branch(ofLinesIn column: NodeID) -> NodeID? {
    if let (row, branch) = division(around: column, .horizontal),
      modified(by: branch).contains(column), isBetween(branch, in: row)
    {
      return branch
    }
    guard let (outer, branch) = division(around: column, .vertical),
      modified(by: branch).contains(column), has(.starts(.horizontal), outer)
    else { return nil }
    let others = siblings(of: branch, in: outer)
    return others.contains(where: { isOfWords($0) }) ? branch : nil
  }

  /// Whether a view is right between a picture and a spacer in a row, and no other column is in it.
  fileprivate func isBetween(_ branch: NodeID, in row: NodeID) -> Bool {
    let views = tree.children(of: row)
    guard let index = views.firstIndex(of: branch), index > 0, index + 1 < views.count,
      has(.spacer, views[index + 1]),
      !views.contains(where: { $0 != branch && stack(in: $0, along: .vertical) != nil })
    else { return false }
    return isPicture(views[index - 1])
  }

  /// Whether it comes down to a picture, or consists of shapes and pictures on each other.
  private func isPicture(_ node: NodeID) -> Bool {
    tree.walk(from: node, into: sizingChildren).prefix(16).allSatisfy { view in
      tree.childCount(of: view) > 0 || has(.decorates, view) || has(.image, view)
        || has(.symbol, view)
    }
  }

  /// Whether the words of a view belong to something that one types into or taps.
  fileprivate func isControl(_ node: NodeID) -> Bool {
    modified(by: node).contains { has(.takesText, $0) || isTarget($0) }
  }

  /// Whether a text has no letters, as a number over what it counts.
  fileprivate func isFigure(_ node: NodeID) -> Bool {
    guard let text = core(of: node) else { return false }
    return (trace.nodes[text.index].words ?? "").allSatisfy { !$0.isLetter }
  }
}
