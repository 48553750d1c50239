import HaggleScenarios
import HaggleVocabulary
import Testing

@Suite struct `A width that only a caller has` {
  private func size(_ body: String, _ directive: String = "") -> String? {
    let text = """
      \(directive)
      struct Row: View {
        let width: CGFloat
        var body: some View { \(body) }
      }
      """
    let session = Session(text)
    return session.ask(ProposedViewSize(width: 300, height: 200)).map { NumberText.display($0) }
  }

  @Test func `limits no words`() {
    let words = "Text(\"Resets in three hours\")"
    #expect(size("\(words).frame(width: width)") == size(words))
    #expect(
      size("VStack { \(words) }.padding(16).frame(width: width, alignment: .leading)")
        == size("VStack { \(words) }.padding(16)"))
  }

  @Test func `is one that is stated`() {
    #expect(
      size("Text(\"a\").frame(width: width, height: 9)", "// set: Row.width = 120") == "120×9")
  }

  /// What has no words is as large as views are that nobody knows.
  @Test func `is that of other lengths without words`() {
    #expect(size("Color.red.frame(width: width, height: 4)") == "44×4")
    #expect(size("Color.red.frame(width: width / 2, height: 4)") == "22×4")
  }
}
