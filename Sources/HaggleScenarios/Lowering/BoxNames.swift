import HaggleLayouts
import HaggleVocabulary

/// Names of undeclared views that suggest their size: `TrackList` takes all space, `TrackRow` the
/// width.
enum BoxNames {
  /// The axes on which it takes its proposal; empty if the name suggests nothing.
  static func axes(of name: String) -> Axis.Set {
    var name = name.split(separator: ".").last.map(String.init) ?? name
    if name.hasSuffix("View"), name != "View" { name.removeLast(4) }
    if filling.contains(where: name.hasSuffix) { return [.horizontal, .vertical] }
    return rows.contains(where: name.hasSuffix) ? .horizontal : []
  }

  /// Whether the name suggests a separator: `CustomDivider`.
  static func isLine(_ name: String) -> Bool {
    ["Divider", "Separator", "HLine", "VLine"].contains(where: name.hasSuffix)
  }

  /// Names of scroll views, documents and backgrounds.
  private static let filling = [
    "Scroll", "List", "Grid", "Map", "Page", "Screen", "Chart", "Web", "Camera", "Background",
    "Calendar", "Collection", "Table",
  ]

  /// Names of rows.
  private static let rows = [
    "Row", "Cell", "Section", "Header", "Footer", "TextField", "SearchBar", "Banner",
  ]
}
