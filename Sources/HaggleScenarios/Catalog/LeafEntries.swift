import HaggleLayouts

extension Catalog {
  static let leaves = [
    CatalogEntry(
      "Spacer", .exact, "Takes what is left along its stack.", closure: .neutral,
      .leaf { SpacerLayout(minLength: $0.length("minLength")) }),
    CatalogEntry(
      "Divider", .exact, "A line across its stack: a point, on iOS a pixel.", closure: .neutral,
      .leaf { _ in DividerLayout() }),
    CatalogEntry(
      "Text", .assumed,
      "Wraps; measured by `// text:` or `// text-cell:`, else by a default metric.",
      closure: .neutral, .leaf { $0.text() }),
    CatalogEntry(
      "Image", .assumed, "Rigid at the size that `// image:` states, else at an assumed one.",
      closure: .neutral, .leaf { $0.image() }),
    CatalogEntry(
      "EmptyView", .exact, "Nothing at all.", closure: .neutral, .group),
  ]
}
