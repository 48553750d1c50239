import HaggleScenarios
import Testing

/// Words with attributes, which keep what they say whatever is set of them.
@Suite struct `Words with attributes` {
  private static let declarations = """
    func marked(_ words: String) -> AttributedString {
      var text = AttributedString(words)
      text.foregroundColor = .secondary
      text.font = .system(size: 18)
      if let range = text.range(of: "half") { text[range].foregroundColor = .red }
      return text
    }
    class Model {
      var message: AttributedString = ""
      init(hours: Int) { message = marked("Less than half of \\(hours) h") }
    }
    struct Note { var title = "Title" }
    func renamed() -> String { var note = Note(); note.title = "Other"; return note.title }

    """

  @Test(arguments: [
    ("marked(\"A half\")", "A half"), ("Model(hours: 5).message", "Less than half of 5 h"),
    // Near miss: what is set of other values changes them.
    ("renamed()", "Other"),
  ])
  func `keep what they say`(text: String, shown: String) {
    let evaluation = evaluated(Self.declarations + "Text(\(text))")
    #expect(evaluation.roots.first.map { shownTexts(evaluation.graph, $0.view) } == [shown])
    #expect(evaluation.diagnostics.filter { $0.code == .unknownValue }.isEmpty)
  }
}
