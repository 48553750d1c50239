import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// Folds findings of views that one source line makes into one that names them all.
enum FindingFolding {
  /// How many of the folded findings contribute an event to the evidence.
  private static let mostShown = 3

  /// The suspicions, with those about one source line folded into the strongest, in order.
  static func folded(_ candidates: [Candidate], in timeline: Timeline) -> [Suspicion] {
    var groups: [[Candidate]] = []
    var numbers: [Line: Int] = [:]
    for candidate in candidates {
      let line = Line(candidate, timeline)
      if let line, let number = numbers[line] {
        groups[number].append(candidate)
      } else {
        if let line { numbers[line] = groups.count }
        groups.append([candidate])
      }
    }
    return groups.map(folded)
  }

  /// What folded findings share; views without a source place are never folded.
  private struct Line: Hashable {
    let rule: String
    let axis: Axis?
    let part: Int
    let place: SourcePlace

    init?(_ candidate: Candidate, _ timeline: Timeline) {
      guard let place = timeline.place(candidate.node) else { return nil }
      (rule, axis, part) = (candidate.rule, candidate.axis, candidate.part)
      self.place = place
    }
  }

  private static func folded(_ group: [Candidate]) -> Suspicion {
    let strongest = group.map(\.class).max()
    let first = group.firstIndex { $0.class == strongest } ?? 0
    var suspicion = group[first].suspicion()
    var others = group
    others.remove(at: first)
    guard !others.isEmpty else { return suspicion }
    // One view may be found by several ways, such as by each frame around it.
    var named: Set<NodeID> = [suspicion.finding.node]
    suspicion.finding.alike = others.map(\.node).filter { named.insert($0).inserted }
    // What follows from one of them follows from the line.
    suspicion.involved += suspicion.finding.alike
    suspicion.distance = group.map(\.distance).max() ?? 0
    let shown = others.prefix(mostShown).compactMap { $0.suspicion().finding.evidence.last }
    suspicion.finding.evidence = (suspicion.finding.evidence + shown).inOrder
    return suspicion
  }
}
