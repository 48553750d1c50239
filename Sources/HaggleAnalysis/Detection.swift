import HaggleReplay
import HaggleTraces

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

extension Suspicion: Detection {
  var suspicion: Suspicion { self }
}
