import HaggleLayouts
import HaggleVocabulary

/// What the name of a view that is not declared says of the room that it takes: `TrackList` takes
/// all of it, `TrackRow` the width.
enum BoxNames {
  /// The axes on which it takes what it is proposed; none where the name says nothing.
  static func axes(of name: String) -> Axis.Set {
    var name = name.split(separator: ".").last.map(String.init) ?? name
    if name.hasSuffix("View"), name != "View" { name.removeLast(4) }
    if filling.contains(where: name.hasSuffix) { return [.horizontal, .vertical] }
    return rows.contains(where: name.hasSuffix) ? .horizontal : []
  }

  /// Whether it is a line between others: `CustomDivider`.
  static func isLine(_ name: String) -> Bool {
    ["Divider", "Separator", "HLine", "VLine"].contains(where: name.hasSuffix)
  }

  /// What scrolls, shows a document, or lies behind all else.
  private static let filling = [
    "Scroll", "List", "Grid", "Map", "Page", "Screen", "Chart", "Web", "Camera", "Background",
    "Calendar", "Collection", "Table",
  ]

  /// What stands below others of its kind.
  private static let rows = [
    "Row", "Cell", "Section", "Header", "Footer", "TextField", "SearchBar", "Banner",
  ]
}
