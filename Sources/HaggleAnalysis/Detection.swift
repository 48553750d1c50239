import HaggleReplay
import HaggleTraces

/// A mistake of a kind, found at one place of a layout.
protocol Detection {
  /// What there is to say of it.
  var suspicion: Suspicion { get }
  /// What an edit is to reach against it; nil where it does not say.
  var cure: Cure? { get }
}

extension Detection {
  var cure: Cure? { nil }
}

extension Suspicion: Detection {
  var suspicion: Suspicion { self }
}
