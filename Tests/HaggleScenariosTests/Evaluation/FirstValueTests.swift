import HaggleLanguage
import HaggleScenarios
import HaggleSyntax
import HaggleVocabulary
import Testing

/// Conditions that the first value of an enum or a flag makes false, where nothing else is shown.
@Suite struct `A view that shows nothing at first` {
  private static let declarations = """
    enum Permit { case unknown, enabled, disabled }
    final class Player: ObservableObject { @Published var isOn = false; var isMuted = true }

    """

  private func text(_ property: String, _ body: String) -> String {
    Self.declarations + "struct Notice: View {\n  \(property)\n  var body: some View { \(body) }\n}"
  }

  private func shown(_ text: String, _ settings: String...) -> [String] {
    let evaluation = evaluate(
      SyntaxTree.parse(SourceText(text, name: "a.swift")),
      settings: settings.compactMap { Setting($0) })
    return evaluation.roots.first.map { shownTexts(evaluation.graph, $0.view) } ?? []
  }

  @Test(arguments: [
    ("var permit: Permit", "if permit == .disabled { Text(\"a\") }", ["a"]),
    ("var permit: Permit", "if permit != .unknown { Text(\"a\") }", ["a"]),
    ("@StateObject var player = Player()", "if player.isOn { Text(\"a\") }", ["a"]),
    ("@StateObject var player = Player()", "VStack { if !player.isMuted { Text(\"a\") } }", ["a"]),
    // Something is seen, or the text itself says what there is.
    ("var permit: Permit", "if permit == .enabled { Text(\"a\") } else { Text(\"b\") }", ["b"]),
    ("var permit = Permit.enabled", "if permit == .disabled { Text(\"a\") }", []),
    ("@State var isOn = false", "if isOn { Text(\"a\") }", []),
    ("@StateObject var player = Player()", "Text(\"b\"); if player.isOn { Text(\"a\") }", ["b"]),
  ])
  func `is shown as it is later`(property: String, body: String, texts: [String]) {
    #expect(shown(text(property, body)) == texts)
  }

  @Test func `says so, and can be told otherwise`() {
    let text = text("var permit: Permit", "if permit == .disabled { Text(\"a\") }")
    let said = evaluated(text).diagnostics.filter { $0.code == .unknownCondition }
    #expect(
      said.map(\.message) == [
        "'permit == .disabled' is false at first, which shows nothing: took it for true"
      ])
    #expect(said.compactMap(\.remedy?.text) == ["flip it: --set 5:28=false"])
    #expect(shown(text, "5:28=false") == [])
    #expect(shown(text, "permit=.enabled") == [])
  }
}
