import HaggleLanguage
import HaggleScenarios
import HaggleSyntax
import Testing

@Suite struct `Data that the text does not have` {
  private func shown(_ body: String) -> [String] {
    let text =
      """
      struct Row: View {
        @EnvironmentObject var movie: Movie
        var header: AnyView?
        var body: some View {
      \(body)
        }
      }
      """
    let evaluation = evaluated(text)
    return evaluation.roots.first.map { shownTexts(evaluation.graph, $0.view) } ?? []
  }

  @Test(arguments: [
    ("Text(movie.title.dropFirst(4))", "movie.title"),
    ("Text(movie.actors.map(\\.name).sorted().joined(separator: \", \"))", "movie.actors"),
    ("Text(movie.title.trimmingCharacters(in: .whitespaces).uppercased())", "movie.title"),
    ("Text(movie.releaseDate.formatted(date: .numeric, time: .omitted))", "movie.releaseDate"),
  ])
  func `keeps its name through what is left of it`(body: String, name: String) {
    #expect(dump(view(body)).hasPrefix("Row{Text("))
    #expect(placeholders(body) == [name])
  }

  /// Words that a service looks up are those that it is given, unless they are keys.
  @Test(arguments: [
    ("movie.localized(\"Local recording\")", "Local recording"),
    ("movie.text(\"Local recording\")", ""),
    ("movie.localized(\"home.title\")", ""),
    ("movie.localizedString(forKey: \"home.title\", value: \"Home\", table: nil)", "Home"),
  ])
  func `is translated into the same words`(call: String, words: String) {
    #expect(shown("Text(\(call))") == [words])
  }

  /// One number for one collection, wherever it is asked for.
  @Test(arguments: [
    ("if movie.cast.count > 1 { Text(\"some\") } else { Text(\"one\") }", ["some"]),
    ("if movie.cast.count == 0 { Text(\"none\") } else { Text(\"some\") }", ["some"]),
    ("if movie.cast.count > 3 { Text(\"more\") } else { Text(\"few\") }", ["few"]),
    (
      "ForEach(movie.cast.indices) { i in if i < movie.cast.count - 1 { Text(\"\\(i)\") } }",
      ["0", "1"]
    ),
    ("if movie.length > 1 { Text(\"long\") } else { Text(\"short\") }", ["short"]),
  ])
  func `has as many elements as a list shows of it`(body: String, texts: [String]) {
    #expect(shown(body) == texts)
  }

  /// An extension for numbers or dates says of what type the data is.
  @Test(arguments: [
    ("extension Int { func short() -> String { self > 9 ? \"9+\" : \"few\" } }", "9+"),
    ("extension Double { func short() -> String { String(format: \"%.1f h\", self) } }", "28.5 h"),
    (
      "extension Date { func short() -> String { \"since \\(Calendar.current.component(.year, from: self))\" } }",
      "since 2019"
    ),
    ("extension String { func short() -> String { \"a\" } }", ""),
    ("extension Int { func short() -> Int { 7 } }", ""),
    (
      "extension Int { func short() -> String { \"a\" } }\n"
        + "extension Date { func short() -> String { \"b\" } }", ""
    ),
  ])
  func `is shown by the extension of its type`(declaration: String, words: String) {
    let text =
      declaration + """

        struct Row: View {
          @EnvironmentObject var movie: Movie
          var body: some View { Text(movie.length.short()) }
        }
        """
    let evaluation = evaluated(text)
    let texts = evaluation.roots.first.map { shownTexts(evaluation.graph, $0.view) } ?? []
    #expect(texts == [words])
  }

  /// What is left of a list is a list, and has no more elements than the text says.
  @Test(arguments: [
    ("ForEach(movie.cast.prefix(2)) { _ in Text(\"a\") }", ["a", "a"]),
    ("ForEach(movie.cast.prefix(9)) { _ in Text(\"a\") }", ["a", "a", "a"]),
    (
      "ForEach(Array(movie.cast.prefix(9).enumerated()), id: \\.offset) { i, x in Text(\"\\(i)\") }",
      ["0", "1", "2"]
    ),
    (
      "ForEach(movie.cast.prefix(9).map { $0.name }, id: \\.self) { _ in Text(\"a\") }",
      ["a", "a", "a"]
    ),
    ("Text(\"\\(movie.cast.compactMap(\\.first).prefix(2).map(String.init).joined())\")", ["Ca"]),
    // What is joined by a separator is longer.
    ("Text(\"\\(movie.cast.prefix(2).map(\\.name).joined(separator: \", \"))\")", ["Cast"]),
    ("if movie.cast.prefix(2).isEmpty { Text(\"none\") } else { Text(\"some\") }", ["some"]),
  ])
  func `may be the start of a list`(body: String, texts: [String]) {
    #expect(shown(body) == texts)
  }

  private func view(_ body: String) -> String {
    "struct Row: View {\n  @EnvironmentObject var movie: Movie\n  var body: some View { \(body) }\n}"
  }

  private func placeholders(_ body: String) -> [String] {
    let evaluation = evaluated(view(body))
    return evaluation.roots.flatMap { unknownTexts(evaluation.graph, $0.view) }
  }

  private func unknownTexts(_ graph: ViewGraph, _ id: ViewID) -> [String] {
    switch graph[id].kind {
    case .element("Text", let arguments):
      if case .placeholder(let name)? = arguments.positional(0) { [name] } else { [] }
    case .custom(_, let body): unknownTexts(graph, body)
    default: []
    }
  }

  @Test(arguments: [
    ("movie.isNew", false), ("!movie.isNew", true), ("movie.isNew == false", true),
    ("movie.isNew == true", false), ("movie.isNew != true", true), ("movie.isNew != false", false),
    ("movie.cast?.isEmpty == false", true), ("movie.isNew && movie.isLong", false),
    ("!movie.isNew && movie.isLong", false), ("!movie.isNew && !movie.isLong", true),
    ("movie.isNew || !movie.isLong", true), ("movie.isNew || movie.isLong", false),
    ("movie.isNew || true", true), ("!movie.isNew && false", false),
  ])
  func `is taken for false as a flag, and for true where it is denied`(
    condition: String, taken: Bool
  ) {
    let body = "    if \(condition) { Text(\"yes\") } else { Text(\"no\") }"
    #expect(shown(body) == [taken ? "yes" : "no"])
  }

  /// `.system("…")` may be called like a case and be none: a role of it is more likely that one.
  @Test(arguments: [(".system(\"x\")", "system"), (".user(\"x\")", "user"), (".other", "first")])
  func `is the case by whose name it was made`(message: String, shown: String) {
    let text = """
      struct Line: View {
        let message: Message
        var body: some View {
          switch message.role {
          case .assistant: Text("first")
          case .user: Text("user")
          case .system: Text("system")
          }
        }
      }
      Line(message: \(message))
      """
    let evaluation = evaluated(text)
    #expect(evaluation.roots.last.map { shownTexts(evaluation.graph, $0.view) } == [shown])
  }

  @Test(arguments: [
    ("if case .a = movie.kind { Text(\"a\") }; if case .b = movie.kind { Text(\"b\") }", ["a"]),
    ("if case .b(let x) = movie.kind { Text(\"b\") } else { Text(\"else\") }", ["b"]),
    (
      "if case .b = movie.kind { Text(\"b\") }\n"
        + "switch movie.kind { case .a: Text(\"1\"); case .b: Text(\"2\") }", ["b", "2"]
    ),
    (
      "switch movie.kind { case .a: Text(\"1\"); case .b: Text(\"2\") }\n"
        + "Text(movie.kind == .a ? \"is\" : \"is not\"); if movie.kind != .b { Text(\"no b\") }",
      ["1", "is", "no b"]
    ),
    ("if movie.user != nil { Text(\"there\") } else { Text(\"nil\") }", ["there"]),
    ("Text(\"user\"); if movie.user == nil { Text(\"nil\") }", ["user"]),
    (
      "ForEach(Array(movie.cast.enumerated()), id: \\.offset) { i, x in Text(\"\\(i)\") }",
      ["0", "1", "2"]
    ),
  ])
  func `is one case, and there`(body: String, texts: [String]) {
    #expect(shown(body) == texts)
  }

  @Test func `is told as a choice wherever a case or nil is asked for`() {
    let body = "if case .a = movie.kind { Text(\"a\") }; if movie.user != nil { Text(\"b\") }"
    #expect(
      evaluated(view("VStack { \(body) }")).diagnostics.compactMap(\.remedy?.text).filter {
        $0.hasPrefix("flip it")
      } == ["flip it: --set movie.kind=.default", "flip it: --set movie.user=nil"])
  }

  @Test func `has what a call of its type states`() {
    let text = """
      struct Row: View {
        let user: User
        @StateObject var model = Model()
        var body: some View {
          Text(user.name)
          if user.isOnline { Text("online") }
          if model.isBusy { Text("busy") }
          if on { Text("on") }
        }
        @Binding var on: Bool
      }
      Row(user: User(name: "Ann", isOnline: true), on: .constant(true))
      """
    let evaluation = evaluated(text)
    #expect(
      shownTexts(evaluation.graph, evaluation.roots[0].view) == ["Ann", "online", "on"])
    for setting in ["model.isBusy=true", "Model.isBusy=true", "isBusy=true"] {
      let set = evaluate(
        SyntaxTree.parse(SourceText(text, name: "row.swift")),
        settings: [Setting(setting)].compactMap(\.self))
      #expect(
        shownTexts(set.graph, set.roots[0].view) == ["Ann", "online", "busy", "on"], "\(setting)")
    }
  }

  @Test func `is told once where it turns out to be a view`() {
    let scenario = Scenario("HStack { header; Text(title) }", name: "a.swift")
    #expect(
      scenario.diagnostics.filter { $0.subject != nil }.map { "\($0.code.rawValue) \($0.subject!)" }
        == ["unknown-view header", "unknown-value title"])
  }

  @Test func `is the member where members stand without their type`() {
    let text = "VStack { Text(self.title); self.footer(3); Text(self.store.name) }"
    let said = Scenario(text, name: "a.swift").diagnostics
    #expect(said.compactMap(\.subject) == ["footer", "title", "store", "store.name"])
  }

  @Test func `lets a guard pass`() {
    let body =
      "    guard movie.isNew, !movie.isLong else { return Text(\"no\") }; return Text(\"yes\")"
    #expect(shown(body) == ["yes"])
  }
}

@Suite struct `An optional view that is not there` {
  @Test(arguments: ["background", "overlay"])
  func `is nothing behind or before another`(modifier: String) {
    let text =
      """
      struct Row: View {
        var header: AnyView?
        var body: some View { Color.red.\(modifier)(header?.padding(), alignment: .top) }
      }
      """
    let tree = Scenario(text, name: "row.swift").roots[0].tree
    #expect(tree.nodes.map(\.description.kind) == [modifier, "Color", "EmptyView"])
  }
}

@Suite struct `The root of a text that shows more than one view` {
  private func said(_ text: String, root: String? = nil) -> [String] {
    let evaluation = evaluated(text, root: root)
    return evaluation.roots.map { "\($0.name): \(dump(evaluation.graph, $0.view))" }
      + evaluation.diagnostics.map { "\($0.code.rawValue) — \($0.remedy?.text ?? "")" }
  }

  @Test func `is the last one of its expressions; the others are told, and go by their place`() {
    let text = "Text(\"a\")\nText(\"b\")\nprint(3)\nColor.red\n"
    #expect(said(text) == ["Color: Color(.red)", "other-roots — lay the first out: --root 1:1"])
    #expect(said(text, root: "2:1") == ["Text: Text(\"b\")"])
    #expect(said("struct A { }\nlet x = 3\nText(\"b\")") == ["Text: Text(\"b\")"])
  }

  @Test func `is what it declares where its preview shows a view of another file`() {
    let text = "struct Row: View { var body: some View { Text(\"b\") } }\n#Preview { Other() }\n"
    #expect(
      said(text) == [
        "Row: Row{Text(\"b\")}", "foreign-preview — for the preview: --root \"Preview\"",
      ])
    #expect(said(text, root: "Preview")[0] == "Preview: Other?()")
    let shown =
      "struct Row: View { var body: some View { Text(\"b\") } }\n#Preview { Other { Row() } }\n"
    #expect(said(shown)[0] == "Preview: Other? { Row{Text(\"b\")} }")
  }

  @Test func `lays out an array of views that is passed to one that is not there`() {
    let evaluation = evaluated("Flow(items: [Text(\"a\"), Text(\"b\")])")
    #expect(shownTexts(evaluation.graph, evaluation.roots[0].view) == ["a", "b"])
  }
}
