import HaggleScenarios
import Testing

@Suite struct `What happens after the first layout` {
  private func said(_ body: String) -> [String] {
    let text = """
      struct Card: View {
        @State private var height: CGFloat = 10
        var body: some View {
      \(body)
        }
      }
      """
    let scenario = Scenario(text, name: "card.swift")
    return scenario.diagnostics.filter { $0.code == .secondPass }
      .map { "\($0.severity.rawValue) \($0.message)" }
  }

  @Test(arguments: [
    ("Color.red.onPreferenceChange(Key.self) { height = $0 }", "onPreferenceChange"),
    (
      "Color.red.onPreferenceChange(Key.self) { value in self.height = value }",
      "onPreferenceChange"
    ),
    (
      "Color.red.onPreferenceChange(Key.self, perform: { v in withAnimation { height = v } })",
      "onPreferenceChange"
    ),
    (
      "Color.red.onPreferenceChange(Key.self) { v in if v > 3 { height += v } }",
      "onPreferenceChange"
    ),
  ])
  func `is said to be left out where a preference of another file sets state`(
    body: String, modifier: String
  ) {
    #expect(
      said(body) == [
        "pass '.\(modifier)' sets height once the layout is there: "
          + "shown is the layout before that"
      ])
  }

  @Test(arguments: [
    "Color.red.onPreferenceChange(Key.self) { print($0) }",
    // It is followed: what it sets is told of the layout that it leads to.
    "Color.red.onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }",
    "Color.red.onTapGesture { height = 20 }",
    "Button(\"A\") { height = 20 }",
  ])
  func `is not mentioned where the layout has no part in it`(body: String) {
    #expect(said(body).isEmpty)
  }
}
