/// Changes that happen at the same points: the most important one, and those that go with it.
package struct SweepGroup: Equatable, Sendable {
  package let lead: SweepChange
  package let others: [SweepChange]

  package var weight: ViewTrait.Weight { lead.trait.weight }
}

extension SweepRun {
  /// The changes, those together that happen at the same points: first what is trouble, then what
  /// is merely otherwise; each in the order in which it is met from the first point on.
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
    /// What has numbers goes with what is of its kind.
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
  /// What is too large leads before what it cuts; else the first in the tree does.
  fileprivate init(_ changes: [SweepChange]) {
    let leader =
      changes.firstIndex { if case .overflow = $0.trait { true } else { false } } ?? 0
    lead = changes[leader]
    others = changes.indices.filter { $0 != leader }.map { changes[$0] }
  }
}

extension SweepChange {
  /// From where to where there is something of it.
  fileprivate var extent: ClosedRange<Int> {
    stretches[0].points.lowerBound...stretches[stretches.count - 1].points.upperBound
  }
}
