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
    // Code that Xcode makes a comment, among more of it, or alone.
    "//      icon: \"map\",\n//      text: \"location\" //?? \"\"\n//  )",
    "//    text: \"location\" ?? name", "// Row(\n// text: \"a\" + name",
    // What another file says is about its own views.
    "// from: Row.swift:1\n// text: \"a\" wide", "// from: Row.swift:1\n// device: any phone",
  ])
  func `is told as a comment where it may be a directive`(comment: String) {
    let found = Scenario("Color.red\n\(comment)\n", name: "a").diagnostics
    #expect(found.map(\.code) == [.directive])
    #expect(found.map(\.severity) == [.ignored])
  }

  @Test func `of another file is no misspelt directive`() {
    let text = { (heading: String) in "Color.red\n\(heading)// expct: root size 1x1\n" }
    #expect(Scenario(text("// from: Row.swift:1\n"), name: "a").diagnostics == [])
    #expect(Scenario(text(""), name: "a").diagnostics.count == 1)
  }

  @Test(arguments: [
    "// text: Hello 41x20", "// text: longText", "// set: x", "// device: iPhone 99",
    "// proposal: big", "// set: the value in it",
  ])
  func `is no directive that cannot be read`(comment: String) {
    let found = Scenario("\(comment)\nColor.red\n", name: "a").diagnostics
    #expect(found.map(\.code) == [.directive])
    #expect(found.map(\.severity) == [.error])
  }
}
