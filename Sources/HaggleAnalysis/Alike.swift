import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// Views that one line of the source makes, with the same mistake: one finding that names them all.
enum Alike {
  /// Of how many of them there is evidence.
  private static let mostShown = 3

  /// The suspicions with those of one line folded into the strongest one; the rest keeps its order.
  static func folded(_ suspicions: [Suspicion], in timeline: Timeline) -> [Suspicion] {
    var groups: [[Suspicion]] = []
    var numbers: [Line: Int] = [:]
    for suspicion in suspicions {
      let line = Line(suspicion, timeline)
      if let line, let number = numbers[line] {
        groups[number].append(suspicion)
      } else {
        if let line { numbers[line] = groups.count }
        groups.append([suspicion])
      }
    }
    return groups.map(folded)
  }

  /// What the blamed views have in common. Without a place in the source nothing is alike.
  private struct Line: Hashable {
    let rule: String
    let axis: Axis?
    let part: Int
    let place: SourcePlace

    init?(_ suspicion: Suspicion, _ timeline: Timeline) {
      let node = timeline.trace.nodes[suspicion.finding.node.index]
      guard let place = node.place else { return nil }
      rule = suspicion.finding.rule
      axis = suspicion.finding.axis
      part = suspicion.part
      self.place = place
    }
  }

  private static func folded(_ group: [Suspicion]) -> Suspicion {
    let strongest = group.map(\.finding.class).max()
    let first = group.firstIndex { $0.finding.class == strongest } ?? 0
    var suspicion = group[first]
    var others = group
    others.remove(at: first)
    guard !others.isEmpty else { return suspicion }
    suspicion.finding.alike = others.map(\.finding.node)
    suspicion.distance = group.map(\.distance).max() ?? 0
    let shown = others.prefix(mostShown).compactMap(\.finding.evidence.last)
    suspicion.finding.evidence = (suspicion.finding.evidence + shown).inOrder
    return suspicion
  }
}
