import HaggleScenarios
import Testing

/// `Language(rawValue: code) ?? .english`
@Suite struct `The other side of an optional` {
  private static let declarations = """
    enum Language: String { case en, de; var title: String { self == .de ? "Deutsch" : "English" } }
    let all: [String: Language] = ["a": .de]
    func name(_ language: Language?) -> String { let own = language ?? .en; return own.title }
    struct Book { var language: Language? }
    """

  @Test(arguments: [
    ("(Language(rawValue: \"fr\") ?? .de).title", "Deutsch"),
    ("(Language(rawValue: \"en\") ?? .de).title", "English"),
    ("(all[\"b\"] ?? .en).title", "English"),
    ("name(nil) + name(.de)", "EnglishDeutsch"),
    ("(Book().language ?? Language.en).title", "English"),
  ])
  func `is of its type`(expression: String, value: String) {
    #expect(printed(Self.declarations, expression) == value)
  }

  /// What says that something went wrong is not there in the layout that an app mostly has.
  @Test(arguments: [
    ("if model.errorMessage != nil { Text(\"no\") } else { Text(\"yes\") }", "yes"),
    ("if let error = model.errorMessage { Text(error) } else { Text(\"yes\") }", "yes"),
    ("if model.errorMessage == nil { Text(\"yes\") }", "yes"),
    ("if model.name != nil { Text(\"yes\") }", "yes"),
  ])
  func `is shown where the first is an error`(body: String, shown: String) {
    let text = "struct A: View { let model: Model; var body: some View { \(body) } }"
    let nodes = Scenario(text, name: "a.swift").roots.first?.tree.nodes ?? []
    #expect(nodes.map(\.description.shown) == [shown])
  }

  @Test(arguments: [
    ("value: 3, total: 4", "0.75"), ("value: 0.5", "0.5"), ("", "none"),
  ])
  func `of the share of a progress is there without a value`(arguments: String, share: String) {
    let text = """
      struct Bar: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
          Text(configuration.fractionCompleted.map { "\\($0)" } ?? "none")
        }
      }
      ProgressView(\(arguments)).progressViewStyle(Bar())
      """
    let nodes = Scenario(text, name: "a.swift").roots.first?.tree.nodes ?? []
    #expect(nodes.map(\.description.shown).filter { !$0.isEmpty } == [share])
  }
}
