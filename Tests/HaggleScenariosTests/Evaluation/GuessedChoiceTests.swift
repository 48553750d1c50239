import HaggleLanguage
import HaggleScenarios
import HaggleSyntax
import HaggleVocabulary
import Testing

/// Conditions on what is made up, and on what is not known, where one of their branches has all
/// that can be laid out.
@Suite struct `What a condition on a guess leaves` {
  private func shown(_ text: String, _ settings: String...) -> [String] {
    let evaluation = evaluate(
      SyntaxTree.parse(SourceText(text, name: "a.swift")),
      settings: settings.compactMap { Setting($0) })
    return evaluation.roots.first.map { shownTexts(evaluation.graph, $0.view) } ?? []
  }

  private func said(_ text: String) -> [String] {
    evaluated(text).diagnostics.filter { $0.code == .unknownCondition }.map(\.message)
  }

  private func account(_ body: String) -> String {
    """
    struct User { let id: Int; let name: String; var best: Double? }
    final class Store: ObservableObject {
      var current = -1
      func isCurrent(_ user: User) -> Bool { isCurrent(user.id) }
      func isCurrent(_ id: Int) -> Bool { id == current }
    }
    struct Account: View {
      @EnvironmentObject var store: Store
      let user: User
      let code: String
      let first: Int
      var known = 3
      var body: some View { ScrollView { \(body) } }
    }
    """
  }

  @Test(arguments: [
    ("if store.isCurrent(user) { Text(\"a\") }", ["a"]),
    ("if user.id == store.current { Text(\"a\") }", ["a"]),
    ("if code == \"admin\" { Text(\"a\") }", ["a"]),
    ("if first > 12 { Text(\"a\") }", ["a"]),
    ("if first == store.current, known == 3 { Text(\"a\") }", ["a"]),
    // Something is seen, or the text itself says what there is.
    ("if store.isCurrent(user) { Text(\"a\") } else { Text(\"b\") }", ["b"]),
    ("Text(\"b\"); if user.id == store.current { Text(\"a\") }", ["b"]),
    ("if known == 4 { Text(\"a\") }", []),
    ("if store.current == 1 { Text(\"a\") }", []),
  ])
  func `is what is seen with something made up`(body: String, texts: [String]) {
    #expect(shown(account(body)) == texts)
  }

  @Test func `is said, and can be told otherwise`() {
    let text = account("if store.isCurrent(user) { Text(\"a\") }")
    #expect(said(text) == ["'store.isCurrent(user)' is unknown: took it for true"])
    #expect(shown(text, "13:41=false") == [])
  }

  private func login(_ body: String) -> String {
    """
    struct Login: View {
      @ObservedObject var model: LoginModel
      var body: some View { ZStack { \(body) } }
    }
    """
  }

  @Test(arguments: [
    ("if case .home = model.state { model.home() } else { Text(\"a\") }", ["a"]),
    ("if case State.home = model.state { HomePage() } else { Text(\"a\") }", ["a"]),
    ("if model.isOn { Text(\"a\") } else { HomePage() }", ["a"]),
    // Both are known, neither is, or something else is.
    ("if case .home = model.state { Text(\"b\") } else { Text(\"a\") }", ["b"]),
    ("if case .home = model.state { HomePage() } else { LoginPage() }", []),
    ("Text(\"b\"); if case .home = model.state { HomePage() } else { Text(\"a\") }", ["b"]),
    ("if let user = model.user { HomePage(user) } else { Text(\"a\") }", []),
  ])
  func `is the branch whose views are known`(body: String, texts: [String]) {
    #expect(shown(login(body)) == texts)
  }

  @Test func `is another case for each of all that there are`() {
    func text(_ last: String) -> String {
      """
      VStack {
        ForEach(Mode.allCases, id: \\.self) { mode in
          switch mode {
          case .one: Text("1")
          case .two: Text("2")
          \(last): Text("3")
          }
        }
      }
      """
    }
    #expect(shown(text("case .three")) == ["1", "2", "3"])
    let declared = "\nenum Mode: CaseIterable { case three, one }"
    #expect(shown(text("case .three") + declared) == ["3", "1"])
    // Of what is not one of all cases nothing is known.
    let other = text("case .three").replacing("Mode.allCases", with: "Mode.favourites")
    #expect(shown(other) == ["1", "1", "1"])
  }

  @Test(arguments: [
    ("// navigation: Card\n", "@State var user: User?", true),
    ("// part: Card\n", "@State var user: User?", true),
    // Nobody is known to pass it, nobody can, or the view says itself what there is.
    ("", "@State var user: User?", false),
    ("// part: Card\n", "@State private var user: User?", false),
    ("// part: Card\n", "@State var user: User? = nil", false),
    ("// part: Card\n// set: user = nil\n", "@State var user: User?", false),
    ("// part: Other\n", "@State var user: User?", false),
  ])
  func `is what is shown of an optional state that other code passes`(
    directives: String, member: String, isShown: Bool
  ) {
    let text = """
      \(directives)struct User { let name: String }
      struct Card: View {
        \(member)
        var body: some View { ScrollView { VStack { if let user { Text(user.name) } } } }
      }
      """
    let scenario = Scenario(text, name: "a.swift")
    let kinds = scenario.roots.first?.tree.nodes.map(\.description.kind) ?? []
    #expect(kinds.contains("Text") == isShown, "\(kinds)")
    let said = scenario.diagnostics.filter { $0.code == .unknownCondition }.map(\.message)
    #expect(said == (isShown ? ["'user' is unknown: took it as not nil"] : []))
  }

  @Test func `is the branch whose views are known in a preview as well`() {
    let text =
      login("if case State.home = model.state { HomePage() } else { Text(\"a\") }") + """

        struct P: PreviewProvider {
          static var previews: some View { ForEach(0..<2) { _ in Login(model: LoginModel()) } }
        }
        """
    #expect(shown(text) == ["a"])
  }
}
