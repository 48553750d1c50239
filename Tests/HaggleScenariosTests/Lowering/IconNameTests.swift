import HaggleScenarios
import Testing

@Suite struct `An image that nobody has the size of` {
  @Test(arguments: [
    ("ic_back", "24×24"), ("iconStar", "24×24"), ("close", "24×24"), ("Arrow2", "24×24"),
    ("tab.icon.home", "24×24"), ("NSApplicationIcon", "128×128"),
    ("check_2_24", "24×24"), ("heart-20", "20×20"), ("arrow_small_16", "16×16"),
    // Pictures are numbered, and hardly an icon has such a size.
    ("photo_24", "100×75"), ("onboardingStep-16", "100×75"), ("mountain_7", "100×75"),
    ("mountain24", "100×75"), ("2_24", "100×75"),
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

  @Test(arguments: [
    ("Image(nsImage: NSApplication.shared.applicationIconImage)", "128×128"),
    ("Image(nsImage: NSApp.applicationIconImage)", "128×128"),
  ])
  func `is that of the app on a Mac`(view: String, size: String) {
    let said = Scenario("// platform: macOS\n\(view)", name: "a.swift")
    _ = said.roots.first?.tree
    #expect(
      said.diagnostics.filter { $0.code == .imageSize }.map(\.message) == [
        "the image \"applicationIconImage\" is taken as \(size)"
      ])
  }

  @Test(arguments: [
    ("Image(\"my.mark\")", "the symbol \"my.mark\" is taken as 20×20"),
    ("Image(\"my.mark\").font(.system(size: 34))", "the symbol \"my.mark\" is taken as 40×40"),
    ("Image(\"cover\")", "the image \"cover\" is taken as 100×75"),
  ])
  func `is as large as a text beside it where it is a symbol`(view: String, message: String) {
    let said = Scenario("// image: \"my.mark\" symbol\n\(view)", name: "a.swift")
    _ = said.roots.first?.tree
    #expect(said.diagnostics.filter { $0.code == .imageSize }.map(\.message) == [message])
  }
}
