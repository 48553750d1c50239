@testable import HaggleScenarios
import Testing

/// What is easily forgotten where a container is added.
@Suite struct `A container of the catalog` {
  @Test(
    arguments: Catalog.viewGroups.flatMap(\.entries).filter { entry in
      guard case .container = entry.form else { return false }
      return entry.name.hasPrefix("Lazy")
    })
  func `that is called lazy builds what is shown`(entry: CatalogEntry) {
    #expect(entry.traits.contains(.lazy))
  }

  @Test(arguments: distances)
  func `reports a distance without end`(entry: CatalogEntry, label: String) {
    let text = "\(entry.name)(\(label): .infinity) { Color.red }"
    let codes = Scenario(text, name: "a.swift").diagnostics.map(\.code)
    #expect(codes.contains(.unusableNumber))
  }

  private static let distances = Catalog.viewGroups.flatMap(\.entries).flatMap { entry in
    guard case .container = entry.form else { return [(CatalogEntry, String)]() }
    let labels = entry.parameters.labels.filter { $0.lowercased().hasSuffix("spacing") }
    return labels.sorted().map { (entry, $0) }
  }
}
