import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let pushedLabels = Rule(
    id: "pushed-labels",
    summary: "Symbols of different widths push the labels behind them to different places.",
    finding: """
      Every symbol is as wide as its own drawing: a bell is narrow, and two people are wide. In \
      rows below each other the label stands behind its symbol, so that the labels do not begin \
      on one line.
      """,
    example: """
      // proposal: 300x200
      // text-cell: 8x20
      VStack(alignment: .leading) {
        HStack { Image(systemName: "bell").id("icon"); Text("Alerts") }
        HStack { Image(systemName: "person.2"); Text("People") }
        HStack { Image(systemName: "wifi"); Text("Network") }
      }
      """,
    scope: """
      Reported for three or more rows of one shape that begin at one edge, each with another \
      symbol before its text, where nothing states how wide the symbols are. Symbols that are \
      all in a circle, or all in a square, are equally wide.
      """,
    help: "`.frame(width: 24)` on the symbols, `Label`s in a `List`, or a `Grid`",
    exception: "the labels need not begin on one line", keyNote: "of the first symbol",
    search: .each(.columns, as: PushedLabels.find))
}

/// Rows of a column that begin with a symbol and go on with a text.
private struct PushedLabels: Detection {
  let timeline: Timeline
  let column: NodeID
  let icons: [NodeID]
  let labels: [NodeID]

  /// Two may be rows by chance.
  private static let least = 3

  static func find(_ column: NodeID, in timeline: Timeline) -> Self? {
    guard timeline.tree.childCount(of: column) >= Self.least else { return nil }
    let rows = timeline.tree.children(of: column).compactMap { timeline.iconRow($0) }
    guard rows.count >= Self.least, timeline.areAlike(rows.map(\.row)),
      let first = rows.first, rows.allSatisfy({ abs($0.start - first.start) < 1 }),
      timeline.areOfManyWidths(rows.map(\.icon))
    else { return nil }
    return Self(
      timeline: timeline, column: column, icons: rows.map(\.icon), labels: rows.map(\.label))
  }

  /// All labels begin at the same position as the one after the widest symbol.
  var goal: Goal? {
    guard let icon = icons.first, let width = timeline.length(icon, .horizontal) else { return nil }
    let column = (width / 2).rounded(.up) * 2 + Self.spare
    let conditions = labels.compactMap { label in
      timeline.screenExtent(label, .horizontal).map {
        Goal.Condition.origin(label, .horizontal, $0.start + column - width)
      }
    }
    return Goal(conditions, near: icons, lengths: [.horizontal: column])
  }

  /// The widest symbols are wider than most by so much, in points.
  private static let spare: CGFloat = 6

  var suspicion: Suspicion {
    Suspicion(
      .pushedLabels, of: icons[0], on: .horizontal, in: timeline,
      saying: Statement(
        """
        \(icons[0]) is as wide as its drawing, and so are the symbols of the rows below it: the \
        labels behind them do not begin on one line
        """,
        because: "Symbols differ in width"),
      shownBy: timeline.placings(of: icons.prefix(2)),
      remedies: ["write \(code: ".frame(width: 24)") on the symbol"],
      involving: [column] + icons.dropFirst())
  }
}

/// A row with its symbol, the text behind it, and where the symbol starts, in points.
private struct IconRow {
  let row: NodeID
  let icon: NodeID
  let label: NodeID
  let start: CGFloat
}

extension Timeline {
  /// A row that begins with a symbol of no stated width, before a text.
  fileprivate func iconRow(_ row: NodeID) -> IconRow? {
    guard let stack = stack(in: row, along: .horizontal),
      let first = tree.firstChild(of: stack), let icon = core(of: first), has(.symbol, icon),
      !modified(by: first).contains(where: { has(.frames, $0) || has(.proposesShape, $0) }),
      !isGreedy(first, .horizontal),
      let next = sibling(behind: first, in: stack), comes(next, downTo: .text),
      let label = core(of: next), let own = screenExtent(icon, .horizontal)
    else { return nil }
    return IconRow(row: row, icon: icon, label: label, start: own.start)
  }

  /// Whether several symbols are shown, and not all of them in one outline.
  fileprivate func areOfManyWidths(_ icons: [NodeID]) -> Bool {
    let names = Set(icons.map(symbolName))
    guard names.count > 2 else { return false }
    return !["circle", "square"].contains { outline in
      names.allSatisfy { $0.split { !$0.isLetter }.contains { $0 == outline } }
    }
  }

  /// What it shows, or else its arguments in the source.
  private func symbolName(_ icon: NodeID) -> String {
    let node = trace.nodes[icon.index]
    return node.shown.isEmpty ? node.arguments : node.shown
  }
}
