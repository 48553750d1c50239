import HaggleScenarios
import HaggleVocabulary
import Testing

@Suite struct `A branch that does not return` {
  private static func shown(_ code: String, _ declarations: String = "") -> [String] {
    let text = """
      \(declarations)
      func require(_ holds: @autoclosure () -> Bool) { \(code) }
      struct Subject: View {
        let title: String
        init(contact: Contact) { require(contact.isGroup); title = "Title" }
        var body: some View { Text(title) }
      }
      """
    let evaluation = evaluated(text)
    return evaluation.roots.first.map { shownTexts(evaluation.graph, $0.view) } ?? []
  }

  @Test(arguments: [
    "if !holds() { report(); while true {} }", "if !holds() { repeat { wait() } while true }",
    "if !holds() { fatalError(\"no group\") }", "if !holds() { preconditionFailure() }",
    "if holds() { print(1) } else { fatalError() }", "if !holds() { stop() }",
    "if holds() { } else if !holds() { exit(1) }",
  ])
  func `is not taken where its condition is unknown`(code: String) {
    #expect(
      Self.shown(code, "func stop() -> Never { while true {} }") == ["Title"])
    let direct = code.replacing("holds()", with: "model.isNew")
    let text = "func check() { \(direct) }\ncheck()\nText(\"a\")"
    #expect(evaluated(text).diagnostics.allSatisfy { $0.code != .stepLimit })
  }

  /// Near misses: a loop that ends, and what is said of a condition that is known.
  @Test(arguments: [
    ("model.isNew", "while true { break }", "A"), ("!model.isNew", "while true { break }", "B"),
    ("!model.isNew", "fatalError()", "A"), ("model.isNew", "fatalError()", "A"),
  ])
  func `is told apart from one that does`(condition: String, code: String, shown: String) {
    let text = """
      func word() -> String { if \(condition) { \(code); return "B" }; return "A" }
      Text(word())
      """
    let evaluation = evaluated(text)
    #expect(evaluation.roots.first.map { shownTexts(evaluation.graph, $0.view) } == [shown])
  }
}
