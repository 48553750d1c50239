import HaggleScenarios
import HaggleVocabulary
import Testing

@Suite struct `A screen that is pushed` {
  private static let detail = """
    struct Food { var name: String }
    struct Detail: View {
      var name: String = "Detail"
      var body: some View { Text(name) }
    }

    """

  private func evaluated(_ body: String, named name: String? = nil) -> Evaluation {
    HaggleScenariosTests.evaluated(
      Self.detail + "struct Screen: View { @State var isShown = false\n"
        + "var body: some View { \(body) } }", root: name)
  }

  private func screen(_ body: String, named name: String) -> [String] {
    let evaluation = evaluated(body, named: name)
    return evaluation.roots.map { dump(evaluation.graph, $0.view) }
  }

  @Test(arguments: [
    #"NavigationLink("a", destination: Detail())"#,
    #"NavigationLink("a") { Detail() }"#,
    #"NavigationLink { Detail() } label: { Text("a") }"#,
    #"NavigationLink(destination: Detail()) { Text("a") }"#,
    #"NavigationLink(destination: { Detail() }, label: { Text("a") })"#,
    #"NavigationLink("a", isActive: $isShown) { Detail() }"#,
  ])
  func `is where a link leads, by the name of the link`(link: String) {
    #expect(
      screen(link, named: "NavigationLink")
        == [#"NavigationStack { Detail{Text(name)} }"#])
    #expect(evaluated(link).roots.map(\.name) == ["Screen"])
  }

  /// Near misses: such a link has a destination elsewhere, or none.
  @Test(arguments: [
    #"NavigationLink("a", value: 7)"#, #"NavigationLink(value: 7) { Text("a") }"#,
  ])
  func `is not the label of a link with a value`(link: String) {
    #expect(evaluated(link).diagnostics.map(\.message) == [])
    #expect(screen(link, named: "NavigationLink") == [])
  }

  @Test func `is said to be there, with the name that lays it out`() {
    let text = #"VStack { NavigationLink("a") { Detail() }; NavigationLink("b") { Detail() } }"#
    #expect(
      evaluated(text).diagnostics.compactMap(\.remedy?.text) == [
        "lay it out: --root NavigationLink", "lay it out: --root NavigationLink.2",
      ])
  }

  @Test func `is a destination, for what a person would choose`() {
    let text = """
      List {}.navigationDestination(for: Food.self) { food in Detail(name: food.name) }
      """
    #expect(
      screen(text, named: "navigationDestination") == ["NavigationStack { Detail{Text(name)} }"])
  }

  @Test func `is laid out at once where state shows it`() {
    let text = "Text(\"a\").navigationDestination(isPresented: .constant(true)) { Detail() }"
    #expect(evaluated(text).roots.map(\.name) == ["Screen", "navigationDestination"])
    let other = text.replacing(".constant(true)", with: "$isShown")
    #expect(evaluated(other).roots.map(\.name) == ["Screen"])
  }

  @Test func `has the whole of the device`() {
    let scenario = Scenario(
      Self.detail + "Text(\"a\").navigationDestination(isPresented: .constant(true)) { Detail() }",
      name: "a.swift")
    let pushed = scenario.roots.first { $0.name == "navigationDestination" }
    #expect(
      pushed?.preview.presentedSpace(on: scenario.stage).map { NumberText.display($0.proposal) }
        == "393×759")
  }
}

@Suite struct `What late content presents` {
  @Test(arguments: [
    "GeometryReader { proxy in Text(\"a\")SHEET }",
    "GeometryReader { outer in GeometryReader { inner in Text(\"a\")SHEET } }",
    "GeometryReader { proxy in if proxy.size.width > 100 { Text(\"a\")SHEET } }",
    "LazyVStack { ForEach(0..<3) { _ in Text(\"a\")SHEET } }",
    "ViewThatFits { Text(\"a\")SHEET; Text(\"b\") }",
    "List(0..<3, id: \\.self) { _ in Text(\"a\")SHEET }",
  ])
  func `is a root like others`(host: String) {
    let sheet = ".sheet(isPresented: .constant(true)) { Text(\"Card\") }"
    let evaluation = evaluated(host.replacing("SHEET", with: sheet))
    let found = evaluation.roots.filter { $0.name.hasPrefix("sheet") }
    #expect(found.map { dump(evaluation.graph, $0.view) } == ["Text(\"Card\")"])
  }

  /// A near miss: what is built once the layout is there says nothing in advance.
  @Test func `is looked for without a word about what is not known yet`() {
    let text = """
      GeometryReader { proxy in
        Text("a").frame(width: proxy.size.width).sheet(isPresented: .constant(false)) { Text("b") }
      }
      """
    #expect(
      evaluated(text).diagnostics.map(\.message) == [
        "'.constant(false)' presents nothing at first: its sheet is not laid out"
      ])
  }
}
