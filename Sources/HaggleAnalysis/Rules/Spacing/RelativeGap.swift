import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let relativeGap = Rule(
    id: "relative-gap",
    summary: "Views that divide the width of a scroll view leave no room for what is between them.",
    finding: """
      `containerRelativeFrame(.horizontal, count: 3, spacing: 0)` makes a view a third of the \
      scroll view wide. With a distance between the views, three of them are wider than the \
      scroll view, and the third is cut: the distance has to be stated there as well.
      """,
    example: """
      // proposal: 393x200
      ScrollView(.horizontal) {
        HStack(spacing: 16) {
          ForEach(0..<6) { n in
            Color.purple.containerRelativeFrame(.horizontal, count: 3, spacing: 0)
              .frame(height: 120).id("cover\\(n)")
          }
        }
        .id("covers")
      }
      .id("shelf")
      """,
    scope: """
      Reported where a whole number of the views is as wide as the room, with the distances \
      between them that the frame reckons with.
      """,
    help: "the `spacing:` of the stack in `containerRelativeFrame` as well",
    exception: "the last one is to show that there is more",
    keyNote: "of the row", needs: "the log",
    search: .each(.with(.spaces), as: RelativeGap.find))
}

/// A row whose views, without the distances between them, are as wide as what it scrolls in.
private struct RelativeGap: Sighting {
  let timeline: Timeline
  let row: NodeID
  let views: [NodeID]
  let scroller: NodeID
  let gap: CGFloat
  /// What the frames reckon with between them, in points.
  let stated: CGFloat
  let count: Int
  let room: CGFloat

  static func find(_ row: NodeID, in timeline: Timeline) -> Self? {
    let views = timeline.tree.children(of: row)
    guard views.count > 2, let scroller = timeline.scroller(around: row),
      timeline.proposal(row, .horizontal) == nil,
      let room = timeline.length(scroller, .horizontal),
      let width = timeline.length(views[0], .horizontal), width > 1,
      let first = timeline.extent(views[0], .horizontal),
      let second = timeline.extent(views[1], .horizontal)
    else { return nil }
    let reckonings = views.compactMap { timeline.reckoning(of: $0) }
    guard reckonings.count == views.count, let own = reckonings.first else { return nil }
    let count = own.count ?? (room / width).rounded()
    let whole = own.room ?? room
    let gap = second.start - first.end
    let stated = own.count == nil ? 0 : own.spacing / (count - 1)
    guard gap >= 0, (2...12).contains(count), abs(stated - gap) >= 1,
      abs(width * count + own.spacing - whole) < 1
    else { return nil }
    return Self(
      timeline: timeline, row: row, views: views, scroller: scroller, gap: gap, stated: stated,
      count: Int(saturating: count), room: whole)
  }

  private var share: CGFloat { (room - CGFloat(count - 1) * gap) / CGFloat(count) }

  var goal: Goal? {
    Goal([.length(views[0], .horizontal, .between(share - 0.5, share + 0.5))], near: [views[0]])
  }

  var suspicion: Suspicion {
    suspected(
      .relativeGap, of: row, on: .horizontal, placed: [views[0], views[1]],
      remedies: [
        "write \(code: "spacing: \(typed(gap))") in \(code: "containerRelativeFrame"), too",
        "write \(code: "spacing: \(typed(stated))") for \(row)",
      ], involving: [scroller] + views.prefix(count), off: CGFloat(count - 1) * abs(gap - stated))
  }

  var statement: Statement {
    Statement(
      """
      \(count) views of \(row) reckon with \(points(stated)) points between them in \(scroller), \
      and \(points(gap)) are there
      """, subject: row,
      because: "\(points(share)) points for each of them would do")
  }
}

/// What a view reckons with that is as wide as a part of what it scrolls in.
private struct Reckoning {
  /// The room that it is a part of, and for how many views that is; nil if a closure works the
  /// width out.
  var room: CGFloat?
  var count: CGFloat?
  /// All of what is between them, in points.
  var spacing: CGFloat = 0
}

extension Timeline {
  fileprivate func reckoning(of node: NodeID) -> Reckoning? {
    modified(by: node).lazy.compactMap { modifier in
      self.reasons(of: modifier, in: 0..<self.trace.events.count).lazy
        .filter { $0.reason.axis == .horizontal }.compactMap { Reckoning.find(in: $0.reason) }.first
    }.first
  }
}

extension Reckoning {
  static func find(in reason: Reason) -> Self? {
    func value(_ role: Reason.Role) -> CGFloat? {
      reason.terms.first { $0.knownRole == role }?.value
    }
    if let room = value(.container) {
      guard value(.spannedColumns) ?? 1 == 1 else { return nil }
      return Self(
        room: room, count: value(.columnCount) ?? 1, spacing: value(.columnSpacing) ?? 0)
    }
    return value(.fromContainer).map { _ in Self() }
  }
}
