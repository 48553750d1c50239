/// The SwiftUI names that scenarios may use.
package enum Catalog {
  /// The view of this name, such as `HStack`; nil if it is not Apple's.
  package static func view(_ name: String) -> CatalogEntry? { views[name] }

  /// The modifier of that name, such as `frame`.
  package static func modifier(_ name: String) -> CatalogEntry? { modifiers[name] }

  /// Whether only a view can have a modifier of that name.
  package static func isOfViews(_ name: String) -> Bool {
    modifiers[name].map { !$0.traits.contains(.ambiguous) } ?? false
  }

  /// The views, in the order of docs/SCENARIOS.md.
  package static let viewGroups: [CatalogGroup] = [
    CatalogGroup("Stacks and sections", containers),
    CatalogGroup("Grids", grids),
    CatalogGroup("Texts, images and space", leaves + spaceViews + scrollViews),
    CatalogGroup("Shapes and styles", shapes),
    CatalogGroup("Controls", controls),
    CatalogGroup("Lists and views with bars", chrome),
    CatalogGroup("Animated content", motionViews),
    CatalogGroup("Views whose views stand in their place", passThrough),
    CatalogGroup("Views of which the inside is not laid out", greedyViews),
    CatalogGroup("Parts of charts, maps and tables", parts),
    CatalogGroup("Of the community", communityViews),
  ]

  /// The modifiers, in the order of docs/SCENARIOS.md.
  package static let modifierGroups: [CatalogGroup] =
    [
      CatalogGroup("Size and place", layoutModifiers),
      CatalogGroup("Layers and bars beside a view", layers + preferenceLayers),
      CatalogGroup("The space around", spaceModifiers + scrollModifiers),
      CatalogGroup("What a view tells its container", containerTraits + gridTraits),
      CatalogGroup("Texts", textModifiers),
      CatalogGroup("Images", inheritedModifiers),
      CatalogGroup("Drawn otherwise than laid out", appearanceModifiers + clips),
      CatalogGroup("Styles", styleModifiers),
      CatalogGroup("Controls and lists", controlModifiers),
      CatalogGroup("Navigation", barTraits + barItems),
      CatalogGroup(
        "What closures and modifiers make of a view",
        motionContent + [matchedModifier, modifierOfModifiers]),
      CatalogGroup("Of the community", communityModifiers),
      CatalogGroup("Not laid out", ignoredModifiers),
    ] + neutralGroups

  static let views = table(viewGroups)
  static let modifiers = table(modifierGroups)

  /// Entries by name.
  private static func table(_ groups: [CatalogGroup]) -> [String: CatalogEntry] {
    Dictionary(groups.flatMap(\.entries).map { ($0.name, $0) }) { first, _ in first }
  }
}

/// Entries that belong together, for people.
package struct CatalogGroup: Sendable {
  package let title: String
  package let entries: [CatalogEntry]

  init(_ title: String, _ entries: [CatalogEntry]) {
    self.title = title
    self.entries = entries
  }
}
