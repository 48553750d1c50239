import Foundation
package import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// A minimum that is nothing but spacing makes a view look less flexible than it is, and somebody
/// pays.
///
/// A nested `Grid` of colours answers 8×16 to 0×0: one column gap, two row gaps. Every stack and
/// grid does that, so it is only told where a container around it falls short in the same pass, and
/// proven by a re-run in which the view answers 0.
///
/// Helps: `.frame(minWidth: 0, minHeight: 0)` on it, or `Color.clear.overlay { … }` in its place.
package enum PhantomMinimum: CauseRule {
  package static let id = "phantom-minimum"
  package static let summary = "A minimum made of spacing alone disturbs how room is divided."

  /// A symptom may have many suspects, and each costs a re-run.
  private static let mostSuspects = 16
  /// How many views that have a minimum are looked at for a symptom.
  private static let mostNodes = 1_000

  package static func suspicions(
    behind symptoms: [Suspicion], in timeline: Timeline
  ) -> [Suspicion] {
    LoneMinimum.suspicions(in: timeline)
      + Axis.allCases.flatMap { axis -> [Suspicion] in
        let disturbed = symptoms.filter {
          [Underfill.id, Overflow.id].contains($0.finding.rule) && $0.finding.axis == axis
        }
        if disturbed.isEmpty { return [] }
        let minimums = Minimums(timeline, axis)
        return disturbed.flatMap { symptom in
          suspects(in: symptom.subject, minimums, timeline).compactMap {
            Phantom(timeline, $0, axis, minimums, behind: symptom)?.suspicion
          }
        }
      }
  }

  /// The phantoms inside of a container, outer ones first, as far as minimums reach out to it.
  private static func suspects(
    in container: NodeID, _ minimums: Minimums, _ timeline: Timeline
  ) -> [NodeID] {
    var found: [NodeID] = []
    var open = timeline.tree.children(of: container)
    var next = 0
    var seen = 0
    while next < open.count, seen < mostNodes, found.count < mostSuspects {
      let node = open[next]
      next += 1
      guard let minimum = minimums[node], minimum > Timeline.visible else { continue }
      seen += 1
      if minimums.isPhantom(node) { found.append(node) }
      open += timeline.tree.children(of: node)
    }
    return found
  }
}
