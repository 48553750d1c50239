import HaggleVocabulary

/// A row of a pane, before drawing.
struct PaneRow: Equatable {
  var text: String
  /// A shorter text, if the text does not fit.
  var short: String?
  /// The text at the right end; kept if the row is cut.
  var trailing = ""
  /// A shorter text for the right end, if even the short text does not fit.
  var shortTrailing: String?
  var style = Style.plain
  /// Whether it is the one that keys are about: it has `>` before it.
  var isCurrent = false
  var event: Int?
  var node: NodeID?
  /// The line of the source that it shows, from 1.
  var sourceLine: Int?
}

/// The rows of a pane that can be seen, and which of all they are.
struct PaneWindow: Equatable {
  var title: String
  var rows: [PaneRow]
  /// The number of the first one among all.
  var first = 0
  var total: Int

  /// The first of `height` numbers out of `total` that have `current` in their middle.
  static func first(around current: Int, height: Int, total: Int) -> Int {
    max(min(current - height / 2, total - height), 0)
  }
}
