import Foundation
package import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// The cells of an adaptive grid item are smaller than the minimum that it declares.
///
/// `[GridItem(.flexible(minimum: 140)), GridItem(.adaptive(minimum: 70))]` in 200 points: the first
/// item takes 140, and the second makes one column of the 52 that are left. The minimum of an
/// adaptive item only counts how many columns fit; it is no lower bound. (That of a flexible item
/// is one.)
///
/// Helps: a smaller minimum on the other items, or one item less.
package enum BelowDeclaredMinimum: SymptomRule {
  package static let id = "below-declared-minimum"
  package static let summary = "Cells of an adaptive grid item are smaller than its minimum."

  /// One finding per item, from what the grid computed when it was placed.
  package static func suspicions(in timeline: Timeline) -> [Suspicion] {
    timeline.nodes.filter { timeline.makesTracks($0) }
      .flatMap { grid in
        let items = AdaptiveItem.items(of: timeline.placingReasons(of: grid))
        return items.all.filter { $0.declared > $0.made + Timeline.visible }.compactMap {
          suspicion(timeline, grid, $0, of: items.trackCount)
        }
      }
  }

  private static func suspicion(
    _ timeline: Timeline, _ grid: NodeID, _ item: AdaptiveItem, of trackCount: Int
  ) -> Suspicion? {
    let cells = timeline.tree.children(of: grid).enumerated()
      .filter { item.tracks.contains($0.offset % trackCount) }.map(\.element)
    guard let first = cells.first else { return nil }
    var suspicion = Suspicion(
      Finding(
        rule: id, class: .proof, node: grid, axis: item.axis, place: timeline.place(grid),
        message: message(item, timeline.name(grid), cells.count),
        evidence: (item.events + [timeline.placement(of: first)?.event].compactMap { $0 }).inOrder,
        advice: advice(item),
        ignoreKey: "below-declared-minimum@\(timeline.name(grid))"),
      off: item.declared - item.made)
    suspicion.part = item.number
    return suspicion
  }

  private static func advice(_ item: AdaptiveItem) -> String {
    let remedy =
      item.isHeldToMaximum
      ? "Raise its maximum to its minimum of \(points(item.declared)) at least."
      : "Lower the minimums of the other items or leave one out, so that this one gets its "
        + "\(points(item.declared)) points."
    return remedy + " Leave it if \(points(item.made)) are enough."
  }

  private static func message(_ item: AdaptiveItem, _ grid: String, _ cells: Int) -> String {
    let declared = "adaptive(minimum: \(points(item.declared)))"
    let adjective = item.axis.adjective
    let cells = cells == 1 ? "its only cell is" : "its \(cells) cells are"
    let made = "\(cells) \(points(item.made)) points"
    let rule =
      item.isHeldToMaximum
      ? "its maximum holds whatever the minimum is"
      : "one \(item.axis == .horizontal ? "column" : "row") is made in any case, of whatever the "
        + "other items leave"
    return "Item \(item.number) of \(grid) declares \(declared), but \(made) \(adjective). "
      + "The minimum of an adaptive item only counts how many fit; \(rule)."
  }
}

/// An adaptive item of a lazy grid, as the grid explained what it made of it.
private struct AdaptiveItem {
  /// Counted from 1, as in the list of items.
  let number: Int
  let axis: Axis
  let declared: CGFloat
  let made: CGFloat
  let isHeldToMaximum: Bool
  /// The tracks that it makes, counted from 0.
  let tracks: Range<Int>
  let events: [Int]

  /// The adaptive items, and how many tracks all items make together.
  static func items(
    of reasons: [Timeline.Explanation]
  ) -> (all: [AdaptiveItem], trackCount: Int) {
    var items: [AdaptiveItem] = []
    var count = 0
    var minimum: Timeline.Explanation?
    for (event, reason) in reasons {
      switch reason.rule.known {
      case .fixed, .flexible: count += 1
      case .minimum: minimum = (event, reason)
      case .tracks:
        let made = trackCount(of: reason)
        if let minimum, let item = AdaptiveItem(minimum, (event, reason), count..<count + made) {
          items.append(item)
        }
        count += made
      default: continue
      }
    }
    return (items, count)
  }

  /// A trace may hold any number; a grid makes at least one track and not more than it can draw.
  private static func trackCount(of reason: Reason) -> Int {
    let divisor = reason.terms.first { $0.operator == .over }?.value ?? 1
    return Int(min(max(divisor.isNaN ? 1 : divisor, 1), 1_000_000))
  }

  private init?(
    _ minimum: Timeline.Explanation, _ tracks: Timeline.Explanation, _ range: Range<Int>
  ) {
    guard let number = tracks.reason.track, number == minimum.reason.track,
      let axis = tracks.reason.axis, let declared = minimum.reason.result,
      let made = tracks.reason.result
    else { return nil }
    self.number = number
    self.axis = axis
    self.declared = declared
    self.made = made
    isHeldToMaximum = tracks.reason.terms.contains { $0.operator == .atMost }
    self.tracks = range
    events = [minimum.event, tracks.event]
  }
}
