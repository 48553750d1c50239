import HaggleScenarios
import HaggleVocabulary
import Testing

@Suite struct `A name that two views have` {
  private func isRefused(_ body: String) -> Bool {
    let text = """
      // expect: row width == 60
      struct Choice: View {
        var row: some View { Color.red.frame(height: 20).id("row") }
        var body: some View { \(body) }
      }
      """
    return Scenario(text, name: "a.swift").diagnostics.contains { $0.code == .duplicateLabel }
  }

  @Test(arguments: [
    ("ViewThatFits { HStack { row.frame(width: 200) }; VStack { row.frame(width: 60) } }", false),
    ("ViewThatFits { row; VStack { row; row } }", true),
    ("HStack { row; row }", true),
    ("HStack { ViewThatFits { row; Text(\"a\") }; row }", true),
  ])
  func `is refused where both may be shown at the same time`(body: String, isRefused: Bool) {
    #expect(self.isRefused(body) == isRefused)
  }
}
