/// The numbers 0, 1, 2, … sorted into numbered groups, each group in ascending order; two flat
/// arrays, however many groups.
struct Grouping: Sendable {
  /// Where each group starts in `members`, and where the last one ends.
  private var starts: [Int]
  private var members: [Int]

  /// Puts number `n` into group `groups[n]`; into none where that is nil.
  init(_ groups: some Collection<Int?>, count: Int) {
    starts = Array(repeating: 0, count: count + 1)
    for case let group? in groups { starts[group + 1] += 1 }
    for group in 0..<count { starts[group + 1] += starts[group] }
    members = Array(repeating: 0, count: starts[count])
    var next = starts
    for (number, group) in groups.enumerated() {
      guard let group else { continue }
      members[next[group]] = number
      next[group] += 1
    }
  }

  subscript(group: Int) -> ArraySlice<Int> {
    members[starts[group]..<starts[group + 1]]
  }
}
