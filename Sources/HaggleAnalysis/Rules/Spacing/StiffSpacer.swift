import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let stiffSpacer = Rule(
    id: "stiff-spacer",
    summary:
      "A spacer at the end of a column keeps its least length, and moves the view beside it.",
    finding: """
      A `Spacer` that is to keep an avatar at the top of its row is 8 points long even where \
      nothing is left for it. Beside a short text the column with the spacer is then the higher \
      one, and the row centres the text beside it: the two do not begin on one line.
      """,
    example: """
      // proposal: 300x200
      // text-cell: 8x20
      ScrollView {
        HStack {
          VStack(spacing: 0) {
            Circle().frame(width: 36, height: 36).id("avatar")
            Spacer().id("spacer")
          }
          .id("column")
          Text("On my way").padding(8).id("bubble")
          Spacer()
        }
        .id("row")
      }
      """,
    scope: """
      Reported for a row that centres its views, in what scrolls, whose highest view is a column \
      that ends or begins with a spacer of its least length, and would not be the highest \
      without it.
      """,
    help: "`HStack(alignment: .top)` without the spacer; `Spacer(minLength: 0)`",
    exception: "what is beside it is to be that much lower",
    keyNote: "of the spacer", needs: "the log",
    search: .each(.rows, as: StiffSpacer.find))
}

/// A spacer whose least length makes its column higher than the view beside it.
private struct StiffSpacer: Detection {
  let timeline: Timeline
  let row: NodeID
  let spacer: NodeID
  /// What is in the column besides.
  let content: NodeID
  let neighbour: NodeID
  let length: CGFloat
  let shift: CGFloat
  let isLast: Bool

  /// Smaller shifts, in points, are not noticeable.
  private static let least: CGFloat = 2

  static func find(in row: NodeID, _ timeline: Timeline) -> Self? {
    let children = timeline.tree.children(of: row)
    guard timeline.isCentred(row, on: .vertical), timeline.offer(row, .vertical) == nil,
      let (branch, column, spacer, isLast) = timeline.columnWithSpacer(among: children),
      let whole = timeline.length(branch, .vertical),
      let length = timeline.length(spacer, .vertical), length > 0,
      let content = timeline.tree.children(of: column).first(where: { $0 != spacer })
    else { return nil }
    let others = children.filter { $0 != branch && !timeline.has(.spacer, $0) }
    guard let neighbour = timeline.longest(of: others, .vertical),
      let own = timeline.length(neighbour, .vertical),
      whole - length <= own + Timeline.tolerance, whole - own >= 2 * least,
      timeline.contents.holdsText(neighbour)
    else { return nil }
    return Self(
      timeline: timeline, row: row, spacer: spacer, content: content, neighbour: neighbour,
      length: length, shift: (whole - own) / 2, isLast: isLast)
  }

  var goal: Goal? {
    Goal([.level(neighbour, content, at: isLast ? 0 : 1, .vertical)], near: [spacer, row])
  }

  var suspicion: Suspicion {
    Suspicion(
      .stiffSpacer, of: spacer, on: .vertical, in: timeline,
      saying: Statement(
        """
        \(neighbour) \(isLast ? "begins" : "ends") \(points(shift)) points \
        \(isLast ? "below" : "above") \(content) beside it
        """, subject: neighbour, isAboutPlace: true,
        because: """
          \(spacer) keeps \(points(length)) points even where nothing is left for it, and \
          \(row) centres what is lower
          """),
      shownBy: timeline.placings(of: [content, neighbour]),
      remedies: [
        """
        write \(code: isLast ? "alignment: .top" : "alignment: .bottom") in \(row), and leave \
        \(spacer) out
        """,
        "write \(code: "Spacer(minLength: 0)") for \(spacer)",
      ], involving: [row, neighbour], off: shift)
  }
}

extension Timeline {
  /// The highest of some views if it is a column that begins or ends with a spacer.
  fileprivate func columnWithSpacer(
    among views: [NodeID]
  ) -> (branch: NodeID, column: NodeID, spacer: NodeID, isLast: Bool)? {
    guard let branch = longest(of: views, .vertical),
      !has(.limits(.vertical), within: branch), let column = stack(in: branch, along: .vertical)
    else { return nil }
    let parts = tree.children(of: column)
    guard parts.count == 2, let spacer = parts.first(where: { has(.spacer, $0) }) else {
      return nil
    }
    return (branch, column, spacer, spacer == parts.last)
  }
}
