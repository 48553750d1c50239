/// Where the evaluator looks SwiftUI's names up: the catalog, or a small one in tests.
package struct CatalogLookup: Sendable {
  package var view: @Sendable (String) -> CatalogEntry?
  package var modifier: @Sendable (String) -> CatalogEntry?

  package init(
    view: @escaping @Sendable (String) -> CatalogEntry?,
    modifier: @escaping @Sendable (String) -> CatalogEntry?
  ) {
    self.view = view
    self.modifier = modifier
  }

  /// The names that haggle knows.
  package static let standard = CatalogLookup(view: Catalog.view, modifier: Catalog.modifier)
}
