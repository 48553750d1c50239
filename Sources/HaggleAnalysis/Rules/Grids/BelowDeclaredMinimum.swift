import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

extension Rule {
  static let belowDeclaredMinimum = Rule(
    id: "below-declared-minimum",
    summary: "Cells of an adaptive grid item are smaller than its minimum.",
    finding: """
      The cells of an adaptive grid item are smaller than the minimum that it declares. That \
      minimum says how many columns fit; it does not keep them from being smaller. Where not \
      even one fits, one is made of whatever the other items leave. (The minimum of a \
      *flexible* item is a lower bound indeed.)
      """,
    example: """
      // proposal: 200x300
      LazyVGrid(columns: [GridItem(.flexible(minimum: 140)), GridItem(.adaptive(minimum: 70))]) {
        ForEach(0..<4, id: \\.self) { i in
          Color.red.frame(height: 20).id("cell\\(i)")
        }
      }
      .id("grid")
      """,
    help: "smaller minimums of the other items, or one item less",
    exception: "the smaller cells are fine", class: .proof, keyNote: "for all items of the grid",
    needs: "the log with the grid's reasons, which a real app does not give",
    search: .symptoms { timeline in
      timeline.lazyGrids.flatMap { grid in
        let items = AdaptiveItem.items(of: timeline.placingReasons(of: grid))
        return items.all.filter { $0.declared > $0.made + Timeline.tolerance }
          .compactMap { $0.suspicion(in: grid, of: items.trackCount, timeline) }
      }
    })
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
        if let minimum, let item = find(minimum, (event, reason), making: count..<count + made) {
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

  private static func find(
    _ minimum: Timeline.Explanation, _ tracks: Timeline.Explanation, making range: Range<Int>
  ) -> Self? {
    guard let number = tracks.reason.track, number == minimum.reason.track,
      let axis = tracks.reason.axis, let declared = minimum.reason.result,
      let made = tracks.reason.result
    else { return nil }
    return Self(
      number: number, axis: axis, declared: declared, made: made,
      isHeldToMaximum: tracks.reason.terms.contains { $0.operator == .atMost },
      tracks: range, events: [minimum.event, tracks.event])
  }
}

extension AdaptiveItem {
  /// Nil if no cell belongs to the item.
  func suspicion(in grid: NodeID, of trackCount: Int, _ timeline: Timeline) -> Suspicion? {
    let cells = timeline.tree.children(of: grid).enumerated()
      .filter { tracks.contains($0.offset % trackCount) }.map(\.element)
    guard let first = cells.first else { return nil }
    var suspicion = Suspicion(
      Finding(
        .belowDeclaredMinimum, of: grid, on: axis, in: timeline,
        saying: statement(grid, cells.count), shownBy: events + timeline.placings(of: [first]),
        remedies: [remedy], exception: "\(points(made)) are enough"),
      off: declared - made)
    suspicion.part = number
    return suspicion
  }

  private func statement(_ grid: NodeID, _ count: Int) -> Statement {
    let cells = count == 1 ? "its only cell is" : "its \(count) cells are"
    let rule =
      isHeldToMaximum
      ? "its maximum holds whatever the minimum is"
      : "one \(axis.track) is made in any case, of whatever the other "
        + "items leave"
    return Statement(
      """
      Item \(number) of \(grid) declares \(code: "adaptive(minimum: \(typed(declared)))"), but \
      \(cells) \(points(made)) points \(axis.adjective)
      """,
      because: "The minimum of an adaptive item only counts how many fit; \(rule)")
  }

  private var remedy: Prose {
    isHeldToMaximum
      ? "raise its maximum to its minimum of \(points(declared)) at least"
      : """
      lower the minimums of the other items or leave one out, so that this one gets its \
      \(points(declared)) points
      """
  }
}
