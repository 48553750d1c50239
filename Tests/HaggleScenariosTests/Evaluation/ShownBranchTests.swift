import HaggleLanguage
import HaggleScenarios
import HaggleSyntax
import HaggleVocabulary
import Testing

/// Conditions on unknown data, where all of them together show nothing.
@Suite struct `A view that unknown conditions would leave empty` {
  private func view(_ properties: String, _ body: String) -> String {
    "struct Row: View {\n  \(properties)\n  var body: some View { \(body) }\n}"
  }

  private func shown(_ properties: String, _ body: String) -> [String] {
    let evaluation = evaluated(view(properties, body))
    return evaluation.roots.first.map { shownTexts(evaluation.graph, $0.view) } ?? []
  }

  @Test(arguments: [
    ("if user.isNew { Text(\"a\") }", ["a"]),
    ("if user.kind == .a { Text(\"a\") } else if user.kind == .b { Text(\"b\") }", ["a"]),
    ("VStack { if user.isNew { EmptyView() }; if user.isOld { Text(\"b\") } }", ["b"]),
    ("ScrollView { if user.isNew { Text(\"a\") } }.overlay { Text(\"top\") }", ["a", "top"]),
    ("HStack { Text(\"x\"); Button { } label: { if user.isNew { Text(\"a\") } } }", ["x", "a"]),
    ("NavigationStack { Group { if user.isNew { Text(\"a\") } } }", ["a"]),
  ])
  func `takes the first branch that shows something`(body: String, texts: [String]) {
    #expect(shown("let user: User", body) == texts)
  }

  @Test(arguments: [
    ("if user.isNew { Text(\"a\") } else { Text(\"b\") }", ["b"]),
    ("VStack { Text(\"x\"); if user.isNew { Text(\"a\") } }", ["x"]),
    ("Text(\"x\").overlay { if user.isNew { Text(\"a\") } }", ["x"]),
    ("if user.isNew { EmptyView() }", []), ("if false { Text(\"a\") }", []),
  ])
  func `is as it was where something is seen, or nothing can be`(body: String, texts: [String]) {
    #expect(shown("let user: User", body) == texts)
  }

  @Test func `says so, and can be told otherwise`() {
    let text = view("let user: User", "if user.isNew { Text(\"a\") }")
    let choices = evaluated(text).diagnostics.filter { $0.code == .unknownCondition }
    #expect(choices.map(\.message) == ["'user.isNew' is unknown: took it for true"])
    #expect(choices.compactMap(\.remedy?.text) == ["flip it: --set user.isNew=false"])
    let set = evaluate(
      SyntaxTree.parse(SourceText(text, name: "row.swift")),
      settings: [Setting("user.isNew=false")].compactMap(\.self))
    #expect(shownTexts(set.graph, set.roots[0].view) == [])
  }

  @Test(arguments: [
    ("var title: String?", "if let title { Text(title) }", ["Title"]),
    ("@Binding var title: String?", "if let title { Text(title) }", ["Title"]),
    ("let isShown: Bool", "if isShown { Text(\"a\") }", ["a"]),
    ("var title: String? = nil", "if let title { Text(title) }", []),
    ("@State var title: String?", "if let title { Text(title) }", []),
    ("let isShown: Bool", "if isShown { Text(\"a\") } else { Text(\"b\") }", ["b"]),
  ])
  func `has what nobody passes, where only that makes it seen`(
    property: String, body: String, texts: [String]
  ) {
    #expect(shown(property, body) == texts)
  }

  @Test(arguments: [
    (["!$0.isOld", "$0.isOld"], ["3", "0"]), (["$0.isOld", "!$0.isOld"], ["0", "3"]),
    (["$0.isOld || true", "false"], ["3", "0"]),
  ])
  func `is not filtered empty by a condition and by its contrary`(
    filters: [String], texts: [String]
  ) {
    let body = filters.map { "Text(\"\\(users.filter { \($0) }.count)\")" }
      .joined(separator: "; ")
    #expect(shown("let users: [User]", body) == texts)
  }

  private static let feed = """
    struct Post: Identifiable { let id: Int; let title: String }
    final class Feed: ObservableObject { @Published var posts: [Post] = [] }
    """

  private static func feed(_ state: String, _ body: String) -> String {
    feed + "\nstruct V: View {\n  \(state)\n  var body: some View { \(body) }\n}"
  }

  @Test(arguments: [
    ("@StateObject var feed = Feed()", "List { ForEach(feed.posts) { Text($0.title) } }", 3),
    ("@StateObject var feed = Feed()", "List(feed.posts) { post in Text(post.title) }", 3),
    ("@State var posts: [Post] = []", "VStack { ForEach(posts) { Text($0.title) } }", 3),
    ("@State var posts = [Post]()", "ScrollView { ForEach(posts) { p in Text(p.title) } }", 3),
    ("let posts: [Post] = []", "List { ForEach(posts) { Text($0.title) } }", 0),
    ("var posts: [Post] = []", "List { ForEach(posts) { Text($0.title) } }", 0),
    (
      "@State var posts: [Post] = []", "VStack { Text(\"a\"); ForEach(posts) { Text($0.title) } }",
      1
    ),
  ])
  func `is filled where all that it shows is to be loaded`(
    state: String, body: String, texts: Int
  ) throws {
    let evaluation = evaluated(Self.feed(state, body))
    let root = try #require(evaluation.roots.first)
    #expect(shownTexts(evaluation.graph, root.view).count == texts)
  }

  @Test(arguments: [
    ("List { ForEach(posts) { Text($0.title) } }", "took 3", "--set posts.count=0"),
    (
      "List { Text(\"a\"); ForEach(posts) { Text($0.title) } }", "took it as it is",
      "--set posts.count=3"
    ),
  ])
  func `says that it is empty, and how it is filled`(body: String, took: String, flip: String) {
    let said = evaluated(Self.feed("@State var posts: [Post] = []", body)).diagnostics
      .filter { $0.code == .emptyAtFirst }
    #expect(said.map(\.message) == ["'posts' is empty until something is loaded: \(took)"])
    #expect(said.compactMap(\.remedy?.text) == ["set how many it holds: \(flip)"])
  }

  @Test func `may have an initialiser that can fail`() {
    let text = """
      struct Badge: View {
        let value: String
        init?(_ value: String?) { guard let value else { return nil }; self.value = value }
        var body: some View { Text(value) }
      }
      """
    #expect(dump(text) == "Badge{Text(value)}")
    let number = text.replacing("guard let value", with: "guard let value, Int(value) != nil")
    #expect(dump(number) == "Badge{Text(value)}")
  }

  @Test(arguments: ["EmptyView()", "Group { EmptyView(); EmptyView() }", "Other()"])
  func `is laid out itself where its preview shows nothing of the text`(preview: String) {
    let previews = "struct P: PreviewProvider { static var previews: some View { \(preview) } }"
    #expect(dump(view("", "Text(\"a\")") + "\n" + previews) == "Row{Text(\"a\")}")
  }

  @Test(arguments: [
    ("Text(\"b\").contextMenu { Button(\"c\") {} } preview: { Row() }", ["Row", "Preview"]),
    ("Text(\"b\")", ["Row", "Preview"]),
    ("Text(\"b\").overlay { Group { Row() } }", ["Preview"]),
    ("List { Row().padding() }", ["Preview"]),
    ("Color.red.sheet(isPresented: .constant(true)) { Row() }", ["sheet", "Preview"]),
  ])
  func `is laid out beside a preview that shows something else`(preview: String, roots: [String]) {
    let scenario = Scenario(
      view("", "Text(\"a\")") + "\n#Preview { \(preview) }", name: "row.swift")
    #expect(scenario.roots.map(\.name) == roots)
  }

  @Test(arguments: [
    (
      "Content: ChartData", "Text(\"x\").frame(width: part.width)",
      "Text(\"x\").frame(width: part.width)"
    ),
    ("VM: ViewModel", "Text(part.title)", "Text(part.title)"),
    ("ViewModel", "Text(part.title)", "Text(part.title)"),
    ("Content: View", "part.padding()", "Content?().padding()"),
    ("Content", "part.padding()", "Content?().padding()"),
    ("Content: CardView", "part.padding()", "Content?().padding()"),
    ("Content: Card", "part.padding()", "part?().padding()"),
  ])
  func `has unknown data for a parameter whose protocol is no view`(
    parameter: String, body: String, view: String
  ) {
    let name = parameter.prefix { $0 != ":" }
    let part = "{ let part: \(name); var body: some View { \(body) } }"
    #expect(dump("struct Row<\(parameter)>: View \(part)") == "Row{\(view)}")
    let condition = name == parameter ? "" : "where \(parameter) "
    #expect(dump("struct Row<\(name)>: View \(condition)\(part)") == "Row{\(view)}")
  }

  @Test func `costs little where many empty ones are in each other`() {
    let conditions = (0..<8).map { "if user.is\($0) { EmptyView() }" }.joined(separator: "; ")
    let body = (0..<10).reduce(conditions) { inside, _ in "ScrollView { \(inside) }" }
    let scenario = Scenario(view("let user: User", body), name: "row.swift")
    #expect(scenario.effort < 20_000)
    #expect(!scenario.diagnostics.contains { $0.code == .stepLimit })
  }
}

@Suite struct `A flag of a view that nothing calls` {
  @Test(arguments: [
    ("VStack { if isShown { Text(\"a\") }; Spacer(minLength: 0) }", ["a"]),
    ("HStack { Spacer(); if isShown { Text(\"a\") } }", ["a"]),
    ("VStack { if isShown { Text(\"a\") } else { Text(\"b\") }; Spacer() }", ["b"]),
    ("VStack { if isShown { Text(\"a\") }; Divider() }", []),
    ("VStack { if isShown { Text(\"a\") }; Text(\"c\") }", ["c"]),
  ])
  func `is set where nothing would be drawn without it`(body: String, texts: [String]) {
    let text = "struct Bar: View { let isShown: Bool; var body: some View { \(body) } }"
    let evaluation = evaluated(text)
    #expect(evaluation.roots.first.map { shownTexts(evaluation.graph, $0.view) } == texts)
  }
}
