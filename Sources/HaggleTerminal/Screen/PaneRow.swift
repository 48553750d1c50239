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
  /// Whether keys act on it; it is marked with `>`.
  var isCurrent = false
  var event: Int?
  var node: NodeID?
  /// The column of the marker for folding or unfolding in the text, from 0; nil if there is none.
  var marker: Int?
  /// The displayed line of the source, from 1.
  var sourceLine: Int?
}

/// The visible rows of a pane, and their position among all.
struct PaneWindow: Equatable {
  var title: String
  var rows: [PaneRow]
  /// The index of the first visible row.
  var first = 0
  var total: Int
  /// What is said instead of the positions of the visible rows: the numbers of lines in a file.
  var range: String?

  /// The first of `height` visible rows out of `total`, with `current` in the middle.
  static func first(around current: Int, height: Int, total: Int) -> Int {
    max(min(current - height / 2, total - height), 0)
  }
}
