import Foundation
package import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// The cells of an adaptive grid item are narrower than the minimum that it declares.
///
/// `[GridItem(.flexible(minimum: 140)), GridItem(.adaptive(minimum: 70))]` in 200 points: the first item
/// takes 140, and the second makes one column of the 52 that are left. The minimum of an adaptive item
/// only counts how many columns fit; it is no lower bound.
///
/// Helps: a smaller minimum on the other items, or one column less.
package enum BelowDeclaredMinimum: Rule {
  package static let id = "below-declared-minimum"
  package static let summary = "Cells of an adaptive grid item are smaller than its minimum."

  package static func suspicions(in timeline: Timeline) -> [Suspicion] {
    timeline.nodes.filter { ["LazyVGrid", "LazyHGrid"].contains(timeline.kind($0)) }
      .flatMap { narrowItems(timeline, $0) }
  }

  /// One finding per item, from what the grid computed when it was placed.
  private static func narrowItems(_ timeline: Timeline, _ grid: NodeID) -> [Suspicion] {
    let reasons = timeline.placingReasons(of: grid)
    let minimums = reasons.filter { $0.reason.rule == "minimum" }
    return minimums.compactMap { minimum in
      let tracks = reasons.first {
        $0.event > minimum.event && $0.reason.rule == "tracks"
          && $0.reason.track == minimum.reason.track
      }
      guard let tracks, let declared = minimum.reason.result, let made = tracks.reason.result,
        declared > made + Timeline.visible
      else { return nil }
      return suspicion(timeline, grid, declared, tracks)
    }
  }

  private static func suspicion(
    _ timeline: Timeline, _ grid: NodeID, _ declared: CGFloat,
    _ tracks: (event: Int, reason: Reason)
  ) -> Suspicion? {
    guard let axis = tracks.reason.axis, let made = tracks.reason.result,
      let item = tracks.reason.track
    else { return nil }
    let cells = timeline.tree.children(of: grid).filter { timeline.offer($0, axis) == made }
    guard !cells.isEmpty else { return nil }
    let number = cells.count == 1 ? "1 cell is" : "\(cells.count) cells are"
    let finding = Finding(
      rule: id, class: .proof, node: grid, axis: axis, place: timeline.place(grid),
      message:
        "Item \(item) of \(timeline.name(grid)) declares adaptive(minimum: \(points(declared))), but \(number) \(points(made)) \(axis == .horizontal ? "wide" : "high"). The minimum of an adaptive item only counts how many fit; one is made in any case, of whatever the other items leave.",
      evidence: [tracks.event] + (timeline.placement(of: cells[0]).map { [$0.event] } ?? []),
      advice:
        "Lower the minimum of the flexible items or drop one, so that \(points(declared)) are left. Leave it if the smaller size is fine.",
      ignoreKey: "below-declared-minimum@\(timeline.name(grid))")
    return Suspicion(finding, involving: [])
  }
}
