import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// A mistake found by a rule at one place of a layout. The rule's type has a static function `find`
/// that returns it if it is there.
protocol Detection {
  /// The mistake in words, with its evidence.
  var suspicion: Suspicion { get }
  /// The picture that an edit must reach; nil if unknown.
  var goal: Goal? { get }
}

extension Detection {
  var goal: Goal? { nil }
}

/// A detection that one statement tells, about the log in which it was found.
protocol Sighting: Detection {
  var timeline: Timeline { get }
  var statement: Statement { get }
}

extension Sighting {
  /// What its statement says, as a suspicion.
  ///
  /// - Parameters:
  ///   - sized: views whose sizes show it.
  ///   - placed: views whose places show it.
  ///   - evidence: other events that show it.
  func suspected(
    _ rule: Rule, _ class: Finding.Class? = nil, of node: NodeID, on axis: Axis? = nil,
    sized: [NodeID] = [], placed: [NodeID] = [], shownBy evidence: [Int] = [], remedies: [Prose],
    exception: Prose? = nil, subject: NodeID? = nil, involving involved: [NodeID] = [],
    off distance: CGFloat = 0
  ) -> Suspicion {
    Suspicion(
      rule, `class`, of: node, on: axis, in: timeline, saying: statement,
      shownBy: sized.flatMap(timeline.sizing) + timeline.placings(of: placed) + evidence,
      remedies: remedies, exception: exception, subject: subject, involving: involved, off: distance
    )
  }
}

extension Suspicion: Detection {
  var suspicion: Suspicion { self }
}
