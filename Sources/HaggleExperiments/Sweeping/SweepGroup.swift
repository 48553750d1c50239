/// Changes at the same points: the most important one, and the others.
package struct SweepGroup: Equatable, Sendable {
  package let lead: SweepChange
  package let others: [SweepChange]

  package var weight: ViewTrait.Weight { lead.trait.weight }
}

extension SweepRun {
  /// The changes, grouped by the points at which they happen: problems first, then other changes;
  /// each in the order of the first point.
  package var groups: [SweepGroup] {
    var groups: [[SweepChange]] = []
    var known: [Key: Int] = [:]
    for change in changes {
      let key = Key(change)
      if let number = known[key] {
        groups[number].append(change)
      } else {
        known[key] = groups.count
        groups.append([change])
      }
    }
    return groups.map(SweepGroup.init).enumerated().sorted { a, b in
      let (first, second) = (a.element, b.element)
      if first.weight != second.weight { return first.weight < second.weight }
      let (one, other) = (first.lead.extent, second.lead.extent)
      if one.lowerBound != other.lowerBound { return one.lowerBound < other.lowerBound }
      if one.upperBound != other.upperBound { return one.upperBound > other.upperBound }
      return a.offset < b.offset
    }.map(\.element)
  }

  private struct Key: Hashable {
    let weight: ViewTrait.Weight
    let places: [ClosedRange<Int>]
    let values: [Int]
    /// Traits with numbers are grouped with their own kind.
    let trait: ViewTrait?

    init(_ change: SweepChange) {
      weight = change.trait.weight
      places = change.places
      values = change.trait.isYesOrNo ? [] : change.stretches.map(\.value)
      trait = change.trait.isYesOrNo ? nil : change.trait
    }
  }
}

extension SweepGroup {
  /// An overflowing view comes before what it cuts; otherwise the first in tree order.
  fileprivate init(_ changes: [SweepChange]) {
    let leader =
      changes.firstIndex { if case .overflow = $0.trait { true } else { false } } ?? 0
    lead = changes[leader]
    others = changes.indices.filter { $0 != leader }.map { changes[$0] }
  }
}

extension SweepChange {
  /// From the first to the last point of the group.
  fileprivate var extent: ClosedRange<Int> {
    stretches[0].points.lowerBound...stretches[stretches.count - 1].points.upperBound
  }
}
