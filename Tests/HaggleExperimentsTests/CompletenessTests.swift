import Foundation
import HaggleExperiments
import HaggleScenarios
import HaggleTestSupport
import HaggleTraces
import Testing

@Suite struct `A trace that is called complete` {
  private func traces(_ text: String) -> [Trace] {
    let scenario = Scenario(text, name: "Listing.swift")
    return scenario.roots.map { ScenarioRun(scenario, root: $0).trace }
  }

  /// Whether a trace says that it has all of a view, with assumptions or without.
  private func isCalledComplete(_ trace: Trace) -> Bool {
    trace.header.completeness.hasPrefix("complete")
  }

  /// The words of `Text("…")` that stand under no condition and in nothing that is shown later.
  private func writtenTexts(_ text: String) -> Set<String> {
    let body = text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      .joined(separator: "\n")
    let later = ["if ", "switch ", " ? ", "Menu", "sheet", "Link", "TabView", "func ", "Picker"]
    guard !later.contains(where: body.contains) else { return [] }
    return Set(body.matches(of: /Text\("([^"\\]+)"\)/).map { String($0.1) })
  }

  private func shownTexts(_ traces: [Trace]) -> Set<String> {
    let texts = traces.flatMap(\.nodes).filter { $0.kind == "Text" }.map(\.arguments)
    return Set(texts.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "\"")) })
  }

  @Test func `shows every text of the listings that come with haggle`() throws {
    var folders = [Checkout.root.appending(path: "Traces").path]
    if let scenarios = Checkout.scenarios { folders.append(scenarios) }
    var count = 0
    for folder in folders {
      for file in try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      where file.hasSuffix(".swift") {
        let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
        let traces = traces(text)
        guard traces.allSatisfy(isCalledComplete) else { continue }
        let missing = writtenTexts(text).subtracting(shownTexts(traces))
        #expect(missing == [], "\(file)")
        count += 1
      }
    }
    #expect(count > 10)
  }

  @Test(
    arguments: [
      "Text(\"a\").overlay { Text(\"kept\") }", "Text(\"a\").mystery { Text(\"kept\") }",
      "Text(\"a\").mystery(Text(\"kept\"))", "Unknown { Text(\"kept\") }",
      "Unknown(Text(\"kept\"))", "theme.card { Text(\"kept\") }", "card(Text(\"kept\"))",
      "style.color.overlay(VStack { Text(\"kept\") })",
      "style.icon.padding().mystery(Text(\"kept\"))",
      "ForEach([1], id: \\.self, content: Text(\"kept\").opacity)", "Unknown(\"kept\")",
      "Unknown().styled { Text(\"kept\") }", "List { Text(\"kept\").collapsible(true) }",
      "Label(\"kept\", systemImage: \"a\").labelStyle(.own)",
      "A().theme(.dark).overlay(Text(\"kept\"))",
    ])
  func `has each text that is given to something`(view: String) {
    let text = """
      struct Own: LabelStyle { func makeBody(configuration: Configuration) -> some View {
        Label(configuration)
      } }
      extension LabelStyle where Self == Own { static var own: Self { .init() } }
      struct A: View { @Environment(\\.theme) var theme; var body: some View { Color.red } }
      extension View { func theme(_ t: Theme) -> some View { padding(1) } }
      struct V: View { var style: Back { .grouped }; var body: some View { \(view) } }
      """
    let traces = traces(text).filter { $0.header.root == "V" }
    #expect(!traces.isEmpty)
    let isShown = shownTexts(traces).contains("kept")
    #expect(isShown || !traces.contains(where: isCalledComplete))
  }

  @Test func `names what boxes stand for`() throws {
    let boxes = traces(
      "VStack { Avatar(); Badge(); Avatar(); Text(\"a\").mystery { Text(\"b\") } }")
    #expect(boxes.map(\.completeness) == ["partial, 3 boxes (Avatar and Badge), 1 left out"])
    let whole = traces("// text-cell: 8x20\nText(\"a\")")
    #expect(whole.map(\.completeness) == ["complete"])
  }

  @Test func `is none that leaves views out`() throws {
    #expect(
      traces("VStack { Text(\"a\"); 7 }").map(\.header.completeness) == ["partial, 1 left out"])
    #expect(
      traces("VStack { Text(\"a\").mystery { Text(\"b\") }; Nobody() }").map(\.header.completeness)
        == ["partial, 1 box, 1 left out"])
    #expect(
      traces("func f(_ n: Int) -> Int { f(n) + 1 }\nText(\"\\(f(1))\")").map(\.header.completeness)
        == ["partial, 1 left out"])
    // A near miss: what a modifier says it does not show is not left out.
    #expect(
      traces("// text-cell: 8x20\nText(\"a\").drawer(isShown: false) { Text(\"b\") }")
        .map(\.header.completeness) == ["complete"])
  }

  /// What others give a view is none of it.
  @Test(arguments: [("content()", true), ("Content(1)", false)])
  func `may have sample content`(content: String, isComplete: Bool) {
    let text = """
      struct Card<Inner: View>: View {
        @ViewBuilder let content: () -> Inner
        var body: some View { VStack { \(content); Color.red } }
      }
      """
    #expect(traces(text).map(isCalledComplete) == [isComplete])
  }
}
