import HaggleScenarios
import HaggleVocabulary
import Testing

/// Of what is unknown nothing went wrong, where the code tells that from the rest.
@Suite struct `A failure` {
  private static func word(_ code: String) -> String? {
    let text = """
      enum Step { case done, failed }
      func word() -> String { var text = ""; var loadError: String?; \(code); return text }
      Text(word())
      """
    let evaluation = evaluated(text)
    return evaluation.roots.first.flatMap { shownTexts(evaluation.graph, $0.view).first }
  }

  @Test(arguments: [
    "if case .failure(let e) = model.result { return \"F\" }; return \"A\"",
    "guard case .failure = model.result else { return \"A\" }; return \"F\"",
    "switch model.result { case .failure: return \"F\"; case .finished: return \"A\" }",
    "switch model.result { case .loadFailed: return \"F\"; default: return \"A\" }",
    "if model.isFine { text = \"A\" } else { loadError = \"no\"; text = \"F\" }",
    "if model.isFine { text = \"A\" } else { perform { model.state = .error(e) }; text = \"F\" }",
    "if !model.isFine { text = \"F\"; model.state = .failed } else { text = \"A\" }",
    "let step: Step = model.isFine ? .done : .failed; text = step == .done ? \"A\" : \"F\"",
    "let step: Step = !model.isFine ? .failed : .done; text = step == .done ? \"A\" : \"F\"",
    "text = \"A\"; if !model.isFine { text = \"F\"; showError() }",
    "text = \"A\"; if let why = model.reason { text = \"F\"; model.finish(.failure(why)) }",
  ])
  func `is the last that is assumed`(code: String) {
    #expect(Self.word(code) == "A")
  }

  /// Near misses: what is no failure is assumed as ever, and an error that is cleared is none.
  @Test(arguments: [
    "guard case .loaded(let x) = model.result else { return \"F\" }; return \"A\"",
    "switch model.result { case .idle: return \"A\"; case .failed: return \"F\" }",
    "switch model.result { case .failure: return \"A\" }",
    "if model.isFine { text = \"F\" } else { text = \"A\" }",
    "if model.isFine { text = \"F\" } else { loadError = nil; text = \"A\" }",
    "if model.isFine { showError(); text = \"F\" } else { showError(); text = \"A\" }",
    "text = model.isFine ? \"F\" : \"A\"",
    "if let name = model.name { text = \"A\" } else { text = \"F\" }",
  ])
  func `is told from what goes on`(code: String) {
    #expect(Self.word(code) == "A")
  }

  /// What is read from words that are made up is there, where a failure is what else there is.
  @Test(arguments: [
    ("let link: String", "showError(); text = \"F\"", "A"),
    ("let link: String", "text = \"F\"", "F"),
    ("let link = \"none\"", "showError(); text = \"F\"", "F"),
  ])
  func `is not told from words that are made up`(link: String, other: String, shown: String) {
    let text = """
      extension String { var code: String? { contains("/") ? "7" : nil } }
      struct Row: View {
        \(link)
        var word: String {
          var text = ""
          if let code = link.code { text = "A" } else { \(other) }
          return text
        }
        var body: some View { Text(word) }
      }
      """
    let evaluation = evaluated(text)
    #expect(evaluation.roots.first.map { shownTexts(evaluation.graph, $0.view) } == [shown])
  }

  @Test func `that is not assumed can be set`() {
    let text = """
      func word() -> String { if case .failure = model.result { return "F" }; return "A" }
      Text(word())
      """
    let said = evaluated(text).diagnostics.map(\.inOneLine)
    #expect(
      said.contains { $0.contains("took another case than .failure") && $0.contains("=.failure") },
      "\(said)")
  }

  @Test func `is not what a preview shows of a condition in a view`() {
    let text = """
      struct Panel: View {
        @EnvironmentObject var model: Model
        var body: some View {
          if model.isReady { Text("Ready") } else { ErrorView(text: "No").padding() }
        }
      }
      """
    let evaluation = evaluated(text)
    #expect(evaluation.roots.first.map { shownTexts(evaluation.graph, $0.view) } == ["Ready"])
  }
}
