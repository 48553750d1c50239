import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let oneRowList = Rule(
    id: "one-row-list",
    summary: "All entries of a list are one row, as a stack holds them.",
    finding: """
      A list makes a row of each view that it is given, and a `VStack` is one view: its entries \
      get no lines between them and no height for a finger, and a tap is one on all of them.
      """,
    example: """
      // device: iPhone 16
      // text-cell: 8x20
      List {
        VStack(alignment: .leading) {
          ForEach(["Ada", "Ben", "Cleo"], id: \\.self) { Text($0).id($0) }
        }
        .id("guests")
      }
      .id("list")
      """,
    scope: """
      Reported for a list of a single row that is a column of at least three entries, all made \
      by one line of the source.
      """,
    help: "the `ForEach` right in the `List`",
    exception: "the entries are to look and act as one",
    keyNote: "of the column", needs: "the log",
    search: .each(.lists, as: OneRowList.find))
}

/// A list whose only row is a column of entries.
private struct OneRowList: Detection {
  let timeline: Timeline
  let list: NodeID
  let column: NodeID
  let count: Int

  /// Fewer may be the lines of one entry.
  private static let least = 3

  static func find(_ list: NodeID, in timeline: Timeline) -> Self? {
    let rows = timeline.tree.children(of: list)
    guard rows.count == 1, let column = timeline.stack(in: rows[0], along: .vertical) else {
      return nil
    }
    let entries = timeline.tree.children(of: column).filter {
      !timeline.comes($0, downTo: .decorates)
    }
    guard entries.count >= least, let place = timeline.place(entries[0]),
      entries.allSatisfy({ timeline.place($0) == place && timeline.contents.holdsText($0) })
    else { return nil }
    return Self(timeline: timeline, list: list, column: column, count: entries.count)
  }

  var suspicion: Suspicion {
    Suspicion(
      .oneRowList, of: column, on: .vertical, in: timeline,
      saying: Statement(
        "\(column) is the only row of \(list), and holds \(count) entries",
        because: "A list makes a row of each view that it is given, and a stack is one view"),
      shownBy: timeline.placings(of: [column]),
      remedies: [
        "leave \(code: timeline.kind(column)) out: put its entries right into \(list)"
      ], involving: [list])
  }
}
