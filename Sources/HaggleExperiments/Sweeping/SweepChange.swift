package import Foundation
import HaggleVocabulary

/// A trait of a view that differs between points, or that is a problem at all of them.
package struct SweepChange: Equatable, Sendable {
  package let view: SweptView
  package let trait: ViewTrait
  /// Its values, in the order of the points; for a trait without a number, the points where it is
  /// true.
  package let stretches: [Stretch]
  /// The number of views written there that have it at some point.
  package let count: Int

  /// Consecutive points with one value, by index.
  package struct Stretch: Equatable, Sendable {
    package let value: Int
    package let points: ClosedRange<Int>
    /// The fact with the greatest amount.
    package let worst: ViewFact
    package let worstPoint: Int
    /// The least excess, in points or lines.
    package let least: CGFloat
    /// The number of views that have it at the worst point.
    let count: Int
  }

  /// Whether it is true at all points.
  func isEverywhere(of count: Int) -> Bool {
    stretches.count == 1 && stretches[0].points == 0...(count - 1)
  }

  /// The points at which it is true.
  package var places: [ClosedRange<Int>] { stretches.map(\.points) }
}

extension SweepRun {
  /// The traits in which the layouts differ, and problems in all of them: per written view, in view
  /// order.
  package var changes: [SweepChange] {
    var series: [SweepSeries.Key: SweepSeries] = [:]
    for (index, layout) in layouts.enumerated() {
      for (key, fact) in layout.facts {
        let own = SweepSeries.Key(key)
        series[own, default: SweepSeries(key.trait, count: layouts.count)].add(
          fact, of: key.view, at: index)
      }
    }
    let orders = orders
    let changes = series.values.compactMap(\.change).filter { isTelling($0) }
    return changes.sorted { a, b in
      let (first, second) = (orders[a.view] ?? 0, orders[b.view] ?? 0)
      if first != second { return first < second }
      return a.view == b.view ? a.trait.rank < b.trait.rank : a.view < b.view
    }
  }

  /// The description of a view, from the first layout that has it.
  package func facts(of view: SweptView) -> SweptViewFacts? {
    layouts.lazy.compactMap { $0.views[view] }.first
  }

  private var orders: [SweptView: Int] {
    var orders: [SweptView: Int] = [:]
    for layout in layouts {
      for (view, facts) in layout.views where orders[view] == nil { orders[view] = facts.order }
    }
    return orders
  }

  /// Whether it adds something to the other changes, and is no constant.
  private func isTelling(_ change: SweepChange) -> Bool {
    let isEverywhere = change.isEverywhere(of: layouts.count)
    switch change.trait {
    case .cut, .broken, .overflow: return true
    case .emptiness, .choice, .tracks, .wrapping, .scrolling: return !isEverywhere
    case .presence: return !isEverywhere && isOutermost(change)
    }
  }

  /// A view inside one that also appears and disappears, or inside a `ViewThatFits`, is implied by
  /// that.
  private func isOutermost(_ change: SweepChange) -> Bool {
    guard let parent = facts(of: change.view)?.parent else { return true }
    let isChosen = layouts.contains {
      $0.facts[.init(view: parent, trait: .choice)] != nil
    }
    if isChosen { return false }
    let here = layouts.indices.filter {
      layouts[$0].facts[.init(view: parent, trait: .presence)] != nil
    }
    return here.allSatisfy { index in
      layouts[index].facts[.init(view: change.view, trait: .presence)] != nil
    } == false
  }
}

extension ViewTrait {
  /// The order among traits of one view.
  fileprivate var rank: Int {
    switch self {
    case .presence: 0
    case .choice: 1
    case .tracks(let axis): axis == .horizontal ? 2 : 3
    case .overflow(let axis): axis == .horizontal ? 4 : 5
    case .cut: 6
    case .broken: 7
    case .emptiness(let axis): axis == .horizontal ? 8 : 9
    case .wrapping: 10
    case .scrolling(let axis): axis == .horizontal ? 11 : 12
    }
  }
}

/// A trait of the views written at one place, point by point.
private struct SweepSeries {
  struct Key: Hashable {
    let written: SweptView.Written
    let trait: ViewTrait
    /// The number of the view for traits with a number, which are reported per view.
    let number: Int?

    init(_ key: ViewFact.Key) {
      written = key.view.written
      trait = key.trait
      number = key.trait.isYesOrNo && key.trait != .presence ? nil : key.view.number
    }
  }

  private let trait: ViewTrait
  private var facts: [ViewFact?]
  private var counts: [Int]
  /// The first view that has it, per point.
  private var firsts: [SweptView?]
  private var views: Set<SweptView> = []

  init(_ trait: ViewTrait, count: Int) {
    self.trait = trait
    facts = Array(repeating: nil, count: count)
    counts = Array(repeating: 0, count: count)
    firsts = Array(repeating: nil, count: count)
  }

  mutating func add(_ fact: ViewFact, of view: SweptView, at index: Int) {
    views.insert(view)
    counts[index] += 1
    if let known = facts[index], known.amount > fact.amount { return }
    if let known = facts[index], known.amount == fact.amount,
      firsts[index].map({ $0.number < view.number }) ?? false
    {
      return
    }
    facts[index] = fact
    firsts[index] = view
  }

  var change: SweepChange? {
    let stretches = stretches
    guard let first = stretches.first, let view = firsts[first.worstPoint] else { return nil }
    return SweepChange(view: view, trait: trait, stretches: stretches, count: views.count)
  }

  private var stretches: [SweepChange.Stretch] {
    var found: [SweepChange.Stretch] = []
    var index = 0
    while index < facts.count {
      guard let value = facts[index]?.value else {
        index += 1
        continue
      }
      let end = facts[index...].firstIndex { $0?.value != value } ?? facts.count
      found.append(stretch(value, index...(end - 1)))
      index = end
    }
    return found
  }

  private func stretch(_ value: Int, _ points: ClosedRange<Int>) -> SweepChange.Stretch {
    let worst = points.max { a, b in
      (facts[a]?.amount ?? 0) < (facts[b]?.amount ?? 0)
    }
    let index = worst ?? points.lowerBound
    return SweepChange.Stretch(
      value: value, points: points, worst: facts[index] ?? ViewFact(), worstPoint: index,
      least: points.map { facts[$0]?.amount ?? 0 }.min() ?? 0, count: counts[index])
  }
}
