import Foundation
package import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// A view reaches beyond the one that it stands in, and nothing clips it.
///
/// `HStack { Color.red.frame(maxWidth: 100); Color.blue.frame(minWidth: 100) }.frame(width: 150)`:
/// the stack is 175 wide, since the second child insists on 100 where it is offered 75. Content
/// that scrolls, overlays, backgrounds, offsets and negative padding may reach out, and clipped
/// content is meant to. A view without any breadth cannot be seen, nor can one that a layout puts
/// entirely outside of its container and the root (`Parked`), and a box that stands for something
/// unknown has a length that nobody stated: all are left alone.
///
/// Helps: a smaller minimum, `layoutPriority`, a scroll view, or `clipped()`.
package enum Overflow: SymptomRule {
  package static let id = "overflow"
  package static let summary = "A view reaches beyond the one that it stands in."

  package static func suspicions(in timeline: Timeline) -> [Suspicion] {
    Axis.allCases.flatMap { axis in
      let insistence = Insistence(timeline, axis)
      let clipping = Clipping(timeline, axis)
      let excesses = timeline.nodes.compactMap {
        Excess(timeline, $0, axis, insistence, clipping)
      }
      return innermost(excesses, timeline).map { $0.suspicion }
    }
  }

  /// One insisting view may be too much for several containers around it: that is one finding,
  /// about the innermost that cannot hold it.
  private static func innermost(_ excesses: [Excess], _ timeline: Timeline) -> [Excess] {
    var chosen = [Int?](repeating: nil, count: timeline.trace.nodes.count)
    for (number, excess) in excesses.enumerated() {
      let known = chosen[excess.culprit.index].map { excesses[$0].depth } ?? -1
      if excess.depth > known { chosen[excess.culprit.index] = number }
    }
    return excesses.enumerated().filter { chosen[$1.culprit.index] == $0 }.map(\.element)
  }
}
