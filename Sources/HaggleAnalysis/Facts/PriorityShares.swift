/// Priorities of a stack that its author takes for shares of the room: 0.7 and 0.3.
package enum PriorityShares {
  /// What shares add up to.
  private static let wholes: [Double] = [1, 10, 100]

  /// What priorities add up to, if they are such as shares are: each above 0, not all equal, and a
  /// round sum.
  package static func whole(of priorities: [Double]) -> Double? {
    guard priorities.count > 1, priorities.allSatisfy({ $0 > 0 }), Set(priorities).count > 1
    else { return nil }
    let sum = priorities.reduce(0, +)
    return wholes.first { abs($0 - sum) < 1e-6 }
  }
}
