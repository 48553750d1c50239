import Foundation
import HaggleScenarios
import HaggleVocabulary
import Testing

@Suite struct `What a text leaves open` {
  private func said(_ body: String, _ member: String = "", set settings: String = "") -> [String] {
    let text = """
      \(settings)struct Food { let name: String }
      struct V: View { \(member); var body: some View { VStack { \(body); Text("b") } } }
      """
    return Scenario(text, name: "a.swift").diagnostics
      .filter { $0.code == .unknownCondition }
      .map { "\($0.message) — \($0.remedy?.text ?? "")" }
  }

  @Test(
    arguments: [
      ("let food: Food?", "if let food { Text(food.name) }", "'food=Food()'"),
      ("let food: Food?", "if let food = food { Text(food.name) }", "'food=Food()'"),
      ("let food: Food?", "if let f = self.food { Text(f.name) }", "'food=Food()'"),
      ("@Binding var food: Food?", "if let food { Text(food.name) }", "'food=Food()'"),
      ("let food: String?", "if let food { Text(food) }", "'food=\"Food\"'"),
    ])
  func `is told where an optional is taken as nil`(member: String, body: String, flip: String) {
    #expect(
      said(body, member) == [
        "nobody passes 'food' here: took it as nil — flip it: --set \(flip)"
      ])
    let value = member.contains("String") ? "\"Soup\"" : "Food()"
    #expect(said(body, member, set: "// set: food = \(value)\n") == [])
  }

  /// What an app adds where something is not as it mostly is.
  @Test(arguments: [
    ("if trip.isReachable == false { Text(\"a\") }", ["b"]),
    ("if !trip.isReachable { Text(\"a\") }", ["b"]),
    ("if trip?.isOnline != true { Text(\"a\") }", ["b"]),
    // Near misses: another state, and one of two views.
    ("if trip.isSold == false { Text(\"a\") }", ["a", "b"]),
    ("if !trip.isReachable { Text(\"a\") } else { Text(\"c\") }", ["a", "b"]),
    ("if trip.isReachable != false { Text(\"a\") }", ["b"]),
  ])
  func `is taken as it mostly is`(body: String, texts: [String]) {
    let text = """
      struct V: View { let trip: Trip; var body: some View { VStack { \(body)
        Text("b") } } }
      """
    let evaluation = evaluated(text)
    #expect(evaluation.roots.first.map { shownTexts(evaluation.graph, $0.view) } == texts)
  }

  @Test(arguments: [
    ("model.isNew ? \"New\" : \"Old\"", ["'model.isNew' is unknown: took it for false"]),
    ("model.title", ["navigationTitle(Catalogue.shared.title) is taken to show \"Title\""]),
    ("isOn ? \"New\" : \"Old\"", []),
  ])
  func `is told of a title`(title: String, said: [String]) {
    let text = """
      struct V: View {
        let model = Catalogue.shared
        var isOn = true
        var body: some View { NavigationStack { Color.red.navigationTitle(\(title)) } }
      }
      """
    let codes: Set<DiagnosticCode> = [.unknownCondition, .unknownText]
    let found = Scenario(text, name: "a.swift").diagnostics.filter { codes.contains($0.code) }
    #expect(found.map(\.message) == said)
  }

  /// Near misses: a variable is nil by itself, and what is passed is known.
  @Test func `is nothing where an optional is nil`() {
    #expect(said("if let food { Text(food) }", "var food: String?") == [])
    #expect(said("if let food { Text(food) }", "@State var food: String? = nil") == [])
    let passed = """
      struct Row: View { let food: String?; var body: some View { if let food { Text(food) } } }
      Row(food: nil)
      """
    #expect(diagnostics(passed) == [])
  }

  @Test func `is told where the type of unknown data decides`() {
    #expect(
      said("if v is Dummy { Text(\"a\") }", "let v: Value") == [
        "'v is Dummy' is unknown: took it for false — flip it: --set 2:66=true"
      ])
    #expect(said("if v is Int { Text(\"a\") }", "let v = 7") == [])
  }

  @Test(
    arguments: [
      ("iOS", "#available(iOS 26, *)", ["old"], 1), ("iOS 26", "#available(iOS 26, *)", ["new"], 1),
      ("iOS", "#available(iOS 17, macOS 26, *)", ["new"], 0),
      ("macOS", "#available(iOS 17, macOS 26, *)", ["new"], 1),
      ("iOS", "#available(macOS 26, *)", ["new"], 0), ("iOS", "#unavailable(iOS 26)", ["new"], 1),
    ])
  func `is told where a release decides between metrics`(
    platform: String, condition: String, shown: [String], count: Int
  ) {
    let text =
      "// platform: \(platform)\nVStack { if \(condition) { Text(\"new\") } else { Text(\"old\") } }"
    let scenario = Scenario(text, name: "a.swift")
    #expect(
      scenario.roots[0].tree.nodes.filter { $0.description.kind == "Text" }.map(
        \.description.arguments) == shown.map { "\"\($0)\"" })
    #expect(scenario.diagnostics.count { $0.code == .unknownCondition } == count)
  }
}
