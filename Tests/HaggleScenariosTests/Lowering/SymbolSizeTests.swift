import Foundation
import HaggleVocabulary
import Testing

@testable import HaggleScenarios

@Suite struct `A system symbol` {
  @Test(arguments: [
    ("chevron.right", "9×15"), ("chevronRight", "9×15"), ("chevron.down", "16×9"),
    ("ellipsis", "17×4"), ("minus", "16×2"), ("star.fill", "20×19"), ("person.2.fill", "29×18"),
    ("person2Fill", "29×18"), ("person.crop.circle", "20×20"), ("chevron.right.circle", "20×20"),
    ("arrow.up.right.square", "18×18"), ("bell.slash.fill", "19×20"),
    ("person.fill.badge.plus", "22×20"), ("doc.text.image", "16×22"), ("", "20×20"),
    ("chart.pie", "20×20"), ("exclamationmark", "5×19"), ("exclamationmark.2", "12×19"),
    ("exclamationmark.3", "18×19"), ("exclamationmark3", "18×19"),
    ("exclamationmark.triangle", "21×19"),
    // A mark in something is as large as that.
    ("minus.magnifyingglass", "19×20"), ("exclamationmark.icloud.fill", "24×16"),
    ("ellipsis.message", "22×20"),
    // Near misses: what stands beside it has room as well, and a last word that carries none.
    ("doc.text.magnifyingglass", "18×24"), ("chevron.right.dotted", "9×15"),
  ])
  func `has the size that the shape in its name has`(name: String, size: String) {
    #expect(NumberText.display(SymbolSize.points(of: name)) == size)
  }

  private func size(_ view: String) -> String? {
    Session(view).ask(.unspecified).map { NumberText.display($0) as String }
  }

  @Test func `grows with its font and scale`() {
    #expect(size("Image(systemName: \"minus\").font(.system(size: 34))") == "32×4")
    #expect(size("Image(systemName: \"chevron.right\")") == "9×15")
    #expect(size("Image(\"chevron.right\")") == "100×75")
  }
}
