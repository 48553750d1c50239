import HaggleSyntax
import HaggleVocabulary

extension LoweringLog {
  /// Longer names are no names.
  private static let longestLabel = 1_000

  /// Whether a text is short enough to name a view.
  func admit(label: String, at place: SourcePlace?) -> Bool {
    let count = label.utf8.count
    guard count > Self.longestLabel else { return true }
    report(.labelLimit(count, most: Self.longestLabel, at: place))
    return false
  }
}
