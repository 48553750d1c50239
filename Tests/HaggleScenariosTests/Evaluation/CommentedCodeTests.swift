import Foundation
import HaggleScenarios
import HaggleVocabulary
import Testing

@Suite struct `Swift in comments` {
  @Test(arguments: [
    "//   text: longText,", "//   text: longText\n// )", "// foo(\n//   image: photo", "// set: x,",
    "// device: current {", "// text: \"a\")", "//  proposal: proposal,",
    "//   set: { value in\n//     x = value\n//   }", "//  set: { on = $0 }",
  ])
  func `states nothing`(comment: String) {
    #expect(Scenario("\(comment)\nColor.red\n", name: "a").diagnostics == [])
  }

  @Test(arguments: [
    "// text: Hello 41x20", "// text: longText", "// set: x", "// device: iPhone 99",
    "// proposal: big", "// set: the value in it",
  ])
  func `is no directive that cannot be read`(comment: String) {
    let found = Scenario("\(comment)\nColor.red\n", name: "a").diagnostics
    #expect(found.map(\.code) == [.directive])
  }
}
