import HaggleScenarios
import HaggleVocabulary
import Testing

@Suite struct `A comment that is nearly a directive` {
  private func misspellings(_ comment: String) -> [String] {
    Scenario("\(comment)\nColor.red.id(\"row\")\n", name: "a").diagnostics
      .filter { $0.code == .misspelledDirective }
      .map { "\($0.message) — \($0.remedy?.text ?? "")" }
  }

  @Test(arguments: [
    ("// expct: row width > 200", "// expct:", "expect"),
    ("// Expect: row width > 200", "// Expect:", "expect"),
    ("// expect row width > 200", "// expect", "expect"),
    ("// expects: no findings", "// expects:", "expect"),
    ("// propsal: 100x100", "// propsal:", "proposal"),
    ("// Proposal: 100xnil", "// Proposal:", "proposal"),
    ("// proposal 100x100", "// proposal", "proposal"),
    ("// Device: iPhone SE", "// Device:", "device"),
    ("// txt: \"Hello\" 41x20", "// txt:", "text"),
    ("// test-cell: 8x20", "// test-cell:", "text-cell"),
    ("// ignored: overflow@row", "// ignored:", "ignore"),
    ("// Set: width = 20", "// Set:", "set"),
  ])
  func `is told, with what is meant`(comment: String, written: String, directive: String) {
    #expect(
      misspellings(comment) == [
        "\"\(written)\" is no directive: what it says is not read — did you mean "
          + "\"// \(directive):\"?"
      ])
  }

  @Test(arguments: [
    "// expect the unexpected", "// Device: see below", "// proposal by Anna", "// Except: this",
    "// expect order here", "// Set: see below", "// set width = 20", "// Platform iOS",
    "// Text: a title", "// Image: the logo", "// TODO: 100x100", "// Tests: \"a\"", "// MARK: - x",
    "/// Expect: row width > 200", "// expect: row width > 200", "// proposal: 100x100",
    "// Ignore: this one", "// preview: 100x100", "//", "// :",
  ])
  func `is none where it may be a comment`(comment: String) { #expect(misspellings(comment) == []) }

  /// In the midst of code words behind such a key are mostly code that is not used now.
  @Test(arguments: [
    "// image: icon", "// device: device", "// platform: the phone", "// set: isLoading",
    "// proposal: .unspecified",
  ])
  func `is taken as a comment in the midst of code`(comment: String) {
    let said = { (text: String) in
      Scenario(text, name: "a").diagnostics.filter { $0.code == .directive }.map {
        "\($0.severity)"
      }
    }
    #expect(said("VStack {\n  \(comment)\n  Color.red\n}") == ["ignored"])
    #expect(said("\(comment)\nColor.red") == ["error"])
    #expect(said("VStack {\n  // device: iPhone 99\n  Color.red\n}") == ["error"])
  }

  @Test(arguments: ["// expct: row width > 200", "// Expect: row width > 200"])
  func `fails as an expectation that nobody reads`(comment: String) {
    let expectations = Scenario("\(comment)\nColor.red\n", name: "a").directives.expectations
    #expect(expectations.map(\.text) == ["row width > 200"])
    #expect(
      expectations.map(\.claim) == [
        .unreadable(
          "it begins with \"\(comment.prefix(comment.hasPrefix("// expct") ? 9 : 10))\"; did you "
            + "mean \"// expect:\"?")
      ])
  }

  @Test func `lets everything be laid out`() {
    let scenario = Scenario("// propsal: 1x1\nColor.red\n", name: "a")
    #expect(scenario.roots.count == 1)
    #expect(scenario.directives.proposal == nil)
  }
}
