import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let measuredPadding = Rule(
    id: "measured-padding",
    summary: "A view stands below a text of the row above it in some entries, and not in others.",
    finding: """
      A padding that was measured for one text puts a view below what is behind that text. With \
      another text in its place, one digit longer, it stands beside it.
      """,
    example: """
      // proposal: 300x400
      // text-cell: 8x20
      VStack(alignment: .leading) {
        ForEach([7, 8, 10], id: \\.self) { number in
          VStack(alignment: .leading) {
            HStack(spacing: 8) { Text("No. \\(number)"); Text("Tea") }
            Color.blue.frame(width: 30, height: 30).id("square\\(number)")
              .padding(.leading, 48)
          }
        }
      }
      """,
    scope: """
      Reported for three columns or more that one line of the source makes, each a row of texts and a \
      view with padding below it, where in two or more of them the view begins exactly where a text \
      behind the first one does, and in another one up to 40 points beside it.
      """,
    help: """
      an alignment of one's own with a guide on both, a `Grid`, or a `minWidth` for the first text
      """,
    exception: "it is to stand there", keyNote: "of the padding", needs: "the log",
    search: .symptoms { MeasuredPadding.all(in: $0) })
}

/// A padding that lines a view up with a text in most of several like columns.
private struct MeasuredPadding: Sighting {
  let timeline: Timeline
  let column: NodeID
  let padding: NodeID
  let view: NodeID
  let text: NodeID
  /// How far the view begins behind the text, in points; less than 0 before it.
  let shift: CGFloat

  private static let least = 3
  private static let mostColumns = 64
  /// Farther away, in points, it is something else that it stands below.
  private static let most: CGFloat = 40

  static func all(in timeline: Timeline) -> [Self] {
    let columns = timeline.columns.compactMap { column in
      timeline.place(column).map { (column: column, place: $0) }
    }
    let groups = Dictionary(grouping: columns, by: \.place).values.filter { $0.count >= least }
    return groups.compactMap { group in
      let found = group.prefix(mostColumns).compactMap { find(in: $0.column, timeline) }
      guard found.count == min(group.count, mostColumns) else { return nil }
      return odd(among: found)
    }
    .sorted { $0.padding < $1.padding }
  }

  /// The first that is beside its text, where it is the same text that two others stand below.
  private static func odd(among columns: [[Self]]) -> Self? {
    for index in columns[0].indices {
      let found = columns.compactMap { $0.indices.contains(index) ? $0[index] : nil }
      guard found.count == columns.count, found.count(where: { $0.shift == 0 }) >= 2,
        let odd = found.first(where: { abs($0.shift) >= Noticeable.line }),
        found.allSatisfy({ abs($0.shift) <= most })
      else { continue }
      return odd
    }
    return nil
  }

  /// The view of a column below its first row, beside each text of that but the first.
  private static func find(in column: NodeID, _ timeline: Timeline) -> [Self]? {
    let views = timeline.tree.children(of: column)
    guard views.count >= 2, let row = timeline.stack(in: views[0], along: .horizontal),
      let padding = timeline.modified(by: views[1]).first(where: {
        timeline.has(.spaces, $0) && !timeline.isContainer($0)
      }), let view = timeline.onlySizingChild(of: padding),
      let own = timeline.screenExtent(view, .horizontal),
      let room = timeline.screenExtent(padding, .horizontal),
      own.start - room.start >= Noticeable.step
    else { return nil }
    return timeline.tree.children(of: row).prefix(8).dropFirst()
      .filter { timeline.comes($0, downTo: .text) }
      .compactMap { text in
        timeline.screenExtent(text, .horizontal).map { extent in
          let shift = own.start - extent.start
          return Self(
            timeline: timeline, column: column, padding: padding, view: view, text: text,
            shift: abs(shift) < Timeline.tolerance ? 0 : shift)
        }
      }
  }

  var goal: Goal? {
    Goal(
      [.level(view, text, at: 0, .horizontal)] + timeline.kept(view) + timeline.kept(text),
      near: [padding, column])
  }

  var suspicion: Suspicion {
    suspected(
      .measuredPadding, of: padding, on: .horizontal, placed: [view, text],
      remedies: [
        """
        align \(column) by an alignment of your own, with an \(code: ".alignmentGuide(…)") on both, \
        in place of the padding
        """
      ], subject: view, involving: [column, view, text], off: abs(shift))
  }

  var statement: Statement {
    Statement(
      """
      \(view) begins \(points(abs(shift))) points \(shift < 0 ? "before" : "behind") \(text), and \
      right below it in other entries
      """, subject: view, isAboutPlace: true,
      because: "Its padding fits a text of one length before that")
  }
}
