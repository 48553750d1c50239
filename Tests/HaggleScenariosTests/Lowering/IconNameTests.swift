import HaggleScenarios
import Testing

@Suite struct `An image that nobody has the size of` {
  @Test(arguments: [
    ("ic_back", "24×24"), ("iconStar", "24×24"), ("close", "24×24"), ("Arrow2", "24×24"),
    ("tab.icon.home", "24×24"),
    // Words that only begin or end like that.
    ("picnic", "100×75"), ("iconic", "100×75"), ("closet", "100×75"), ("photo", "100×75"),
  ])
  func `is an icon by its name`(name: String, size: String) {
    let said = Scenario("Image(\"\(name)\")", name: "a.swift")
    _ = said.roots.first?.tree
    #expect(
      said.diagnostics.filter { $0.code == .imageSize }.map(\.message) == [
        "the image \"\(name)\" is taken as \(size)"
      ])
  }
}
