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
    let runs = steadyRuns
    let orders = orders(in: runs)
    let changes = series(of: runs).values.compactMap(\.change).filter { isTelling($0, in: runs) }
    return changes.sorted { a, b in
      let (first, second) = (orders[a.view] ?? 0, orders[b.view] ?? 0)
      if first != second { return first < second }
      return a.view == b.view ? a.trait.rank < b.trait.rank : a.view < b.view
    }
  }

  /// Layouts next to each other with the same views and the same facts about them, amounts apart.
  private struct SteadyRun {
    let state: SweptState
    let points: ClosedRange<Int>
  }

  private var steadyRuns: [SteadyRun] {
    var runs: [SteadyRun] = []
    for (index, layout) in layouts.enumerated() {
      let last = runs.last.flatMap { $0.state === layout.steady ? runs.removeLast() : nil }
      runs.append(
        SteadyRun(state: layout.steady, points: (last?.points.lowerBound ?? index)...index))
    }
    return runs
  }

  private func series(of runs: [SteadyRun]) -> [SweepSeries.Key: SweepSeries] {
    var series: [SweepSeries.Key: SweepSeries] = [:]
    let all =
      runs.map { ($0.points, $0.state.facts) }
      + layouts.enumerated().map { ($0.offset...$0.offset, $0.element.varying) }
    for (points, facts) in all {
      for (key, fact) in facts {
        let own = SweepSeries.Key(key)
        series[own, default: SweepSeries(key.trait)].add(fact, of: key.view, at: points)
      }
    }
    return series
  }

  /// The description of a view, from the first layout that has it.
  package func facts(of view: SweptView) -> SweptViewFacts? {
    layouts.lazy.compactMap { $0.views[view] }.first
  }

  private func orders(in runs: [SteadyRun]) -> [SweptView: Int] {
    var orders: [SweptView: Int] = [:]
    for run in runs {
      for (view, facts) in run.state.views.facts where orders[view] == nil {
        orders[view] = facts.order
      }
    }
    return orders
  }

  /// Whether it adds something to the other changes, and is no constant.
  private func isTelling(_ change: SweepChange, in runs: [SteadyRun]) -> Bool {
    let isEverywhere = change.isEverywhere(of: layouts.count)
    switch change.trait {
    case .cut, .broken, .overflow: return true
    case .emptiness, .choice, .tracks, .wrapping, .scrolling: return !isEverywhere
    case .presence: return !isEverywhere && isOutermost(change, in: runs)
    }
  }

  /// A view inside one that also appears and disappears, or inside a `ViewThatFits`, is implied by
  /// that.
  private func isOutermost(_ change: SweepChange, in runs: [SteadyRun]) -> Bool {
    guard let parent = facts(of: change.view)?.parent else { return true }
    let states = runs.map(\.state.facts)
    if states.contains(where: { $0[.init(view: parent, trait: .choice)] != nil }) { return false }
    return states.contains {
      $0[.init(view: parent, trait: .presence)] != nil
        && $0[.init(view: change.view, trait: .presence)] == nil
    }
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
  private var stretches: [SweepChange.Stretch] = []
  /// The first view that has it at the worst point of the first stretch.
  private var first: SweptView?
  private var views: Set<SweptView> = []
  /// What is gathered of the views at the same points.
  private var open: Open?

  private struct Open {
    let points: ClosedRange<Int>
    var fact: ViewFact
    var view: SweptView
    var count = 1
  }

  init(_ trait: ViewTrait) { self.trait = trait }

  /// - Parameter points: in order, and the same for all views that are reported together.
  mutating func add(_ fact: ViewFact, of view: SweptView, at points: ClosedRange<Int>) {
    views.insert(view)
    guard var same = open, same.points == points else {
      close()
      open = Open(points: points, fact: fact, view: view)
      return
    }
    same.count += 1
    if same.fact.amount < fact.amount
      || same.fact.amount == fact.amount && same.view.number >= view.number
    {
      (same.fact, same.view) = (fact, view)
    }
    open = same
  }

  private mutating func close() {
    guard let point = open else { return }
    open = nil
    guard let last = stretches.last, last.value == point.fact.value,
      last.points.upperBound + 1 == point.points.lowerBound
    else {
      stretches.append(Self.stretch(point))
      if stretches.count == 1 { first = point.view }
      return
    }
    let isWorse = point.fact.amount > last.worst.amount
    if isWorse, stretches.count == 1 { first = point.view }
    stretches[stretches.count - 1] = SweepChange.Stretch(
      value: last.value, points: last.points.lowerBound...point.points.upperBound,
      worst: isWorse ? point.fact : last.worst,
      worstPoint: isWorse ? point.points.lowerBound : last.worstPoint,
      least: min(last.least, point.fact.amount), count: isWorse ? point.count : last.count)
  }

  private static func stretch(_ point: Open) -> SweepChange.Stretch {
    SweepChange.Stretch(
      value: point.fact.value, points: point.points, worst: point.fact,
      worstPoint: point.points.lowerBound, least: point.fact.amount, count: point.count)
  }

  var change: SweepChange? {
    var whole = self
    whole.close()
    guard let view = whole.first else { return nil }
    return SweepChange(view: view, trait: trait, stretches: whole.stretches, count: views.count)
  }
}
