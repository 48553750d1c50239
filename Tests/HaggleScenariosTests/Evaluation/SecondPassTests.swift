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

  private func unsettled(_ property: String, _ modifier: String) -> [String] {
    let text = """
      struct Card: View {
        let model: Model
        @State private var \(property)
        var body: some View { Color.red.frame(height: height)\(modifier) }
      }
      """
    return Scenario(text, name: "card.swift").diagnostics
      .filter { $0.code == .secondPass && $0.severity == .assumed }.compactMap(\.subject)
  }

  @Test(arguments: [
    ".onReceive(model.offsets) { height = $0 }",
    ".onReceive(model.offsets) { y in withAnimation { height = max(y, 50) } }",
    ".onChange(of: model.offset) { _, new in height = new }",
  ])
  func `is assumed where an event of another file sets a length of 0`(modifier: String) {
    #expect(unsettled("height: CGFloat = 0", modifier) == ["height"])
  }

  @Test(arguments: [
    ("height: CGFloat = 40", ".onReceive(model.offsets) { height = $0 }"),
    ("height: CGFloat = 0", ".onReceive(keyboardHeight) { height = $0 }"),
    ("height: CGFloat = 0", ".onTapGesture { height = 20 }"),
    ("height: CGFloat = 0", ".onReceive(model.offsets) { print($0) }"),
  ])
  func `is nothing where the state starts with what the layout shows`(
    property: String, modifier: String
  ) {
    #expect(unsettled(property, modifier) == [])
  }
}
