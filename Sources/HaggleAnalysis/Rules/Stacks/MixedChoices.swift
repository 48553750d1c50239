import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let mixedChoices = Rule(
    id: "mixed-choices",
    summary: "Of rows of one kind some show a row, and others a column, as each chooses alone.",
    finding: """
      `ViewThatFits` in each row chooses by the words of that row. Where short words fit beside \
      an icon and long ones do not, some rows have it beside their words and others above them, \
      and no two of them look alike.
      """,
    example: """
      // proposal: 200x300
      // text-cell: 8x20
      VStack(alignment: .leading) {
        ForEach(["Passport", "International driving permit"], id: \\.self) { name in
          ViewThatFits {
            HStack { Color.red.frame(width: 28, height: 28); Text(name) }
            VStack(alignment: .leading) { Color.red.frame(width: 28, height: 28); Text(name) }
          }
          .id(name)
        }
      }
      """,
    scope: """
      Reported for rows of one column that one line of the source makes, where the choices \
      differ in the axis of what was chosen; not where each begins with a text at the same \
      edge, as a title that has its amount behind or below it.
      """,
    help: """
      one arrangement for all rows: the column alone, or an `AnyLayout` by `dynamicTypeSize`; a \
      `ViewThatFits` around the whole column
      """,
    exception: "each row is to use its room",
    keyNote: "of the first row that differs", needs: "the log with its reasons",
    search: .symptoms { timeline in
      (timeline.columns + timeline.lists).compactMap { MixedChoices.find($0, in: timeline) }
    })
}

/// Rows of a column that chose differently.
private struct MixedChoices: Detection {
  let timeline: Timeline
  let column: NodeID
  let first: NodeID
  let other: NodeID
  /// How many rows there are, and how many of them are rows.
  let count: (all: Int, beside: Int)

  private static let mostRows = 64

  static func find(_ column: NodeID, in timeline: Timeline) -> Self? {
    let rows = timeline.tree.children(of: column).prefix(mostRows).compactMap { row in
      timeline.chosenAxis(in: row)
    }
    guard let first = rows.first, let place = timeline.place(first.choice) else { return nil }
    let alike = rows.filter { timeline.place($0.choice) == place }
    guard
      let other = alike.first(where: {
        $0.axis != first.axis && !timeline.beginsAlike($0.stack, first.stack)
      })
    else { return nil }
    return Self(
      timeline: timeline, column: column, first: first.choice, other: other.choice,
      count: (alike.count, alike.filter { $0.axis == .horizontal }.count))
  }

  var suspicion: Suspicion {
    Suspicion(
      .mixedChoices, of: other, in: timeline,
      saying: Statement(
        """
        Of \(count.all) rows of one kind in \(column) \(count.beside) set their parts beside each \
        other, and \(count.all - count.beside) above each other
        """, isAboutPlace: true,
        because: "Each row chooses by its own words, \(other) otherwise than \(first)"),
      shownBy: timeline.sizing(of: first) + timeline.sizing(of: other),
      remedies: [
        "choose once for all rows: \(code: "ViewThatFits") around \(column)",
        "write one arrangement, or an \(code: "AnyLayout") by \(code: "dynamicTypeSize")",
      ], involving: [first, column],
      off: abs(
        (timeline.length(first, .vertical) ?? 0) - (timeline.length(other, .vertical) ?? 0)))
  }
}

extension Timeline {
  /// What chooses among several views in a row, and whether it took a row or a column.
  fileprivate func chosenAxis(in row: NodeID) -> (choice: NodeID, stack: NodeID, axis: Axis.Set)? {
    let choice = shown(by: row)
    guard tree.childCount(of: choice) > 1, let span = sizingSpan(choice),
      let last = reasons(of: choice, in: span).last(where: {
        $0.reason.knownRule == .choice || $0.reason.knownRule == .room
      }), let taken = last.reason.child
    else { return nil }
    let stack = shown(by: taken)
    let axis = dividedAxes(stack)
    return axis == .horizontal || axis == .vertical ? (choice, stack, axis) : nil
  }

  /// Whether stacks have a text first that begins at the same edge: what is read first is where
  /// it is in the others, whatever stands behind or below it.
  fileprivate func beginsAlike(_ stack: NodeID, _ other: NodeID) -> Bool {
    let starts = [stack, other].compactMap { stack in
      tree.firstChild(of: stack).flatMap { comes($0, downTo: .text) ? $0 : nil }
    }
    .compactMap { screenExtent($0, .horizontal)?.start }
    return starts.count == 2 && abs(starts[0] - starts[1]) < Self.tolerance
  }
}
