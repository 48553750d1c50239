import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// A row of a loop whose text has a second line for a view that the other rows do not have.
struct BrokenRow: Sighting {
  let timeline: Timeline
  let column: NodeID
  /// The row without that view, and its text.
  let low: (row: NodeID, text: NodeID)
  let high: (row: NodeID, text: NodeID)
  let optional: NodeID
  /// What the text needs for one line, and what it is offered, in points.
  let needed: CGFloat
  let offer: CGFloat

  private static let mostRows = 64
  fileprivate static let mostViews = 8

  static func find(in column: NodeID, _ timeline: Timeline) -> Self? {
    let rows = timeline.tree.children(of: column).prefix(mostRows).compactMap { row in
      timeline.plainRow(in: row)
    }
    guard let high = rows.first(where: { timeline.isBroken($0) }), let place = timeline.place(high)
    else { return nil }
    for low in rows where low != high && timeline.place(low) == place {
      if let found = find(high, beside: low, in: column, timeline) { return found }
    }
    return nil
  }

  private static func find(
    _ high: NodeID, beside low: NodeID, in column: NodeID, _ timeline: Timeline
  ) -> Self? {
    let views = timeline.tree.children(of: high)
    guard views.count <= mostViews, views.count == timeline.tree.childCount(of: low) + 1,
      let text = timeline.brokenText(in: high), let needed = timeline.ideal(text, .horizontal),
      let offer = timeline.offer(text, .horizontal), needed > offer,
      let other = timeline.text(in: low, at: timeline.place(text)),
      let wide = timeline.offer(other, .horizontal), needed <= wide,
      case let further = timeline.views(of: high, beyond: low), further.count == 1,
      let optional = further.first, timeline.isOrnament(optional)
    else { return nil }
    return Self(
      timeline: timeline, column: column, low: (low, other), high: (high, text),
      optional: optional, needed: needed, offer: offer)
  }

  /// The text of the other row gets no more room than this one.
  var goal: Goal? {
    Goal([.offered(low.text, .horizontal, offer)], near: [optional, low.row])
  }

  var suspicion: Suspicion {
    suspected(
      .jumpingRows, of: high.row, on: .vertical, sized: [high.row, low.row, high.text],
      remedies: [
        """
        have \(optional) in every row, and hide it by \(code: ".opacity(isShown ? 1 : 0)") where \
        it is not to be seen
        """
      ], involving: [optional, high.text, low.row, column],
      off: (timeline.length(high.row, .vertical) ?? 0) - (timeline.length(low.row, .vertical) ?? 0))
  }

  var statement: Statement {
    Statement(
      """
      \(high.text) needs \(points(needed)) points for one line and is offered \(points(offer)), \
      and would be offered as much as it needs in \(low.row), a row of the same make
      """,
      because: "\(optional), which only some rows show, takes the rest")
  }
}

extension Timeline {
  fileprivate func isBroken(_ row: NodeID) -> Bool { brokenText(in: row) != nil }

  /// A text of a row that has two lines.
  fileprivate func brokenText(in row: NodeID) -> NodeID? {
    tree.children(of: row).prefix(BrokenRow.mostViews).lazy.compactMap { self.core(of: $0) }.first {
      isReadable($0) && lines(of: $0) == 2
    }
  }

  /// The text of a row that a place of the source makes.
  fileprivate func text(in row: NodeID, at place: SourcePlace?) -> NodeID? {
    tree.children(of: row).prefix(BrokenRow.mostViews).lazy.compactMap { self.core(of: $0) }.first {
      has(.text, $0) && self.place($0) == place
    }
  }
}
