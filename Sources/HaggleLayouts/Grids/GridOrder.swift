/// The serving order of a grid: it ranks cells, not columns, by both axes together.
///
/// A higher priority comes first; then the cell that is unbounded on fewer axes; then the one with
/// the smaller range from minimum to maximum, summed over the bounded axes. An axis without a
/// proposal does not count. Source: recorded (NEGOTIATION §14). On unbounded axes a larger minimum
/// makes a cell less flexible, as in stacks (NEGOTIATION §12): inferred.
struct GridRank: Comparable {
  let priority: Double
  /// The number of axes on which it takes any proposal.
  let boundlessAxes: Int
  /// The sum of its maximums on bounded axes minus its minimums on all axes, in points.
  let flexibility: CGFloat

  init(
    priority: Double, minimum: CGSize, maximum: CGSize, in proposal: ProposedViewSize
  ) {
    let axes = [Axis.horizontal, .vertical].filter { proposal[$0] != nil }
    let boundless = axes.filter { maximum[$0] == .infinity }
    self.priority = priority.isNaN ? 0 : priority
    boundlessAxes = boundless.count
    flexibility = axes.reduce(0) {
      $0 + (maximum[$1] == .infinity ? -minimum[$1] : maximum[$1] - minimum[$1]).finiteOrZero
    }
  }

  static func < (a: GridRank, b: GridRank) -> Bool {
    if a.priority != b.priority { return a.priority > b.priority }
    if a.boundlessAxes != b.boundlessAxes { return a.boundlessAxes < b.boundlessAxes }
    return a.flexibility < b.flexibility
  }
}

/// The cells of a grid in serving order, equally ranked ones together.
struct GridOrder {
  /// The cells of one priority: groups of equal rank, in their own order.
  struct Level {
    let priority: Double
    fileprivate(set) var groups: [[Int]]
    var cells: [Int] { groups.flatMap { $0 } }
  }

  private(set) var levels: [Level] = []

  init(_ ranks: [GridRank]) {
    var last: GridRank?
    for cell in ranks.indices.sorted(by: { (ranks[$0], $0) < (ranks[$1], $1) }) {
      let rank = ranks[cell]
      if levels.last?.priority != rank.priority {
        levels.append(Level(priority: rank.priority, groups: [[cell]]))
      } else if rank == last {
        levels[levels.count - 1].groups[levels[levels.count - 1].groups.count - 1].append(cell)
      } else {
        levels[levels.count - 1].groups.append([cell])
      }
      last = rank
    }
  }
}
