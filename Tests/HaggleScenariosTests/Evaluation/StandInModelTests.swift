import HaggleScenarios
import Testing

/// Values of declared types that stand for data which is not in the text.
@Suite struct `A stand-in of a model` {
  private func shown(_ declarations: String, _ body: String) -> [String] {
    let evaluation = evaluated(
      declarations + "\nstruct V: View { let x: Item; var body: some View { \(body) } }")
    return evaluation.roots.first.map { shownTexts(evaluation.graph, $0.view) } ?? []
  }

  @Test(arguments: [
    ("let part: Part?", ["Name"]), ("var part: Part?", ["Name"]),
    ("var part: Part? = nil", ["none"]), ("let partError: Part?", ["none"]),
    ("let deletedPart: Part?", ["none"]),
  ])
  func `has what it may have, but no error`(property: String, texts: [String]) {
    let name = property.split(separator: ":")[0].split(separator: " ")[1]
    let types = "struct Part { let name: String }\nstruct Item { let id: Int; \(property) }"
    let body = "if let part = x.\(name) { Text(part.name) } else { Text(\"none\") }"
    #expect(shown(types, body) == texts)
  }

  @Test(arguments: [
    ("M: Base", ["URL"]), ("M: Base & Sendable", ["URL"]),
    // Near miss: what a closure makes of views is one.
    ("M: View", []),
  ])
  func `is no view where a closure makes it`(parameter: String, texts: [String]) {
    let text = """
      enum Flow { case url, login }
      protocol Base: ObservableObject { var flow: Flow? { get } }
      struct Page<\(parameter)>: View {
        let model: M
        init(make: @escaping () -> M) { model = make() }
        var body: some View {
          switch model.flow {
          case .url: Text("URL")
          case .login: Text("Login")
          case .none: Text("None")
          }
        }
      }
      """
    let evaluation = evaluated(text)
    #expect(evaluation.roots.first.map { shownTexts(evaluation.graph, $0.view) } == texts)
  }

  @Test(arguments: [
    ("amber(title: String), lime", ["Title"]), ("lime, amber(title: String)", ["none"]),
  ])
  func `is the first case of an enumeration inside of the view`(cases: String, texts: [String]) {
    let text = """
      struct V: View {
        enum Style {
          case \(cases)
          var title: String {
            switch self {
            case .amber(let title): return title
            default: return "none"
            }
          }
          var accent: Color {
            switch self {
            case .amber: return .orange
            case .lime: return .green
            }
          }
        }
        let style: Style
        var body: some View { Text(style.title).background(style.accent) }
      }
      """
    let evaluation = evaluated(text)
    #expect(evaluation.roots.first.map { shownTexts(evaluation.graph, $0.view) } == texts)
    #expect(evaluation.diagnostics.filter { $0.severity == .placeholder } == [])
  }

  @Test func `ends where data has data of its own kind`() {
    let types =
      "struct Part { let whole: [Item]? }\nstruct Item { let name: String; let part: Part? }"
    #expect(shown(types, "Text(x.part == nil ? \"none\" : \"there\")") == ["there"])
  }

  @Test(arguments: [
    ("decode(String.self, forKey: .title)", ["Title"]),
    ("decodeIfPresent(String.self, forKey: CodingKeys.title) ?? \"\"", ["Title"]),
    ("decode(from: \"title\")", [""]),
  ])
  func `has the words of the keys that it is decoded by`(call: String, texts: [String]) {
    let types = """
      struct Item: Decodable {
        let title: String
        enum CodingKeys: String, CodingKey { case title }
        init(from decoder: Decoder) throws {
          let values = try decoder.container(keyedBy: CodingKeys.self)
          title = try values.\(call)
        }
      }
      """
    #expect(shown(types, "Text(x.title)") == texts)
  }

  @Test(arguments: [
    ("userID", "User id"), ("SIGN_OUT", "Sign out"), ("sign_out", "Sign out"),
    ("imageURLString", "Image url string"), ("displayName", "Display name"), ("URL", "Url"),
  ])
  func `has words of which capitals make one`(name: String, words: String) {
    #expect(shown("struct Item { let \(name): String }", "Text(x.\(name))") == [words])
  }

  @Test func `has the defaults of what is not passed to a case`() {
    let types = """
      enum Item: Identifiable {
        case text(size: Int, line: Int = 2)
        case rest
        var id: String { String(describing: self) }
      }
      """
    let body = """
      ForEach([Item.text(size: 1), .text(size: 3, line: 4), .rest]) { item in
        switch item {
        case let .text(size, line): Text("\\(size) \\(line)")
        case .rest: Text(item.id)
        }
      }
      """
    #expect(shown(types, body) == ["1 2", "3 4", "rest"])
  }

  @Test(arguments: [
    ("static var random: Color { Color(red: .random(in: 0...1), green: 0, blue: 0) }", 0),
    ("static var random: Color { Color(red: random.x, green: 0, blue: 0) }", 1),
  ])
  func `takes a value of another type for no function`(member: String, failures: Int) {
    let found = evaluated("extension Color { \(member) }\nColor.random").diagnostics
    #expect(found.count { $0.message.contains("without end") } == failures)
  }

  @Test func `shows each picture as loaded`() {
    let picture = """
      AsyncImage(url: URL(string: "a")) { phase in
        switch phase {
        case .empty: Text("empty")
        case .success: Text("there")
        case .failure: Text("failed")
        @unknown default: Text("unknown")
        }
      }
      """
    let texts = shown("struct Item { }", "VStack { \(picture)\n\(picture) }")
    #expect(texts == ["there", "there"])
  }
}
