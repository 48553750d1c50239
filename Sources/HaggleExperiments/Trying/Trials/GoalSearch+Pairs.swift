import Foundation
import HaggleAnalysis
import HaggleVocabulary

extension GoalSearch {
  /// Two edits for a goal that none reaches alone, such as a smaller minimum and a scroll view: the
  /// first brings the text nearer to the goal, the second at least no further from it.
  ///
  /// - Returns: Whether there are any.
  mutating func openPairs() -> Bool {
    guard limits.pairsOfKind > 0, !isStopped,
      let before = Trial(.nothing, on: base)?.lack(goal), before.isFinite
    else { return false }
    let sound = partial.filter {
      $0.score.lack <= before + Criterion.tolerance
        && !$0.candidate.edit.means.names.contains(.slot)
    }.sorted { ($0.score.lack, $0.candidate.number) < ($1.score.lack, $1.candidate.number) }
    let firsts = sound.filter { $0.score.lack < before - Criterion.tolerance }
      .map(\.candidate).distinct(by: \.edit.means).prefix(Self.mostFirsts)
    var seen: Set<Rewriting> = []
    let pairs = firsts.flatMap { first in
      sound.compactMap { Candidate(first, and: $0.candidate) }
        .filter { seen.insert($0.edit.rewriting).inserted }
    }
    let sorted = pairs.sorted { ($0.leastCost, $0.number) < ($1.leastCost, $1.number) }
    var counts: [Edit.Kind: Int] = [:]
    open =
      sorted.filter { pair in
        counts[pair.edit.kind, default: 0] += 1
        return counts[pair.edit.kind, default: 0] <= limits.pairsOfKind
      }[...]
    partial = []
    progress?.begin(open.count)
    return !open.isEmpty
  }

  /// So many that come nearest to the goal get company.
  private static var mostFirsts: Int { 3 }
}

extension GoalSearch.Candidate {
  /// Both edits, of which one of each kind is enough; nil if they change the same code.
  fileprivate init?(_ first: Self, and second: Self) {
    guard first.number != second.number, let edit = first.edit.and(second.edit) else { return nil }
    self.init(
      edit: edit.with(Edit.Means(kind: edit.kind, names: [])), view: second.view,
      distance: max(first.distance, second.distance),
      number: second.number, leastCost: first.leastCost + second.leastCost)
  }
}
