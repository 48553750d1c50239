import HaggleScenarios
import HaggleVocabulary
import Testing

@Suite struct `What a modifier presents` {
  private static let card = "struct Card: View { var body: some View { Text(\"Card\") } }\n"

  private func roots(_ text: String, named name: String? = nil) -> [String] {
    let evaluation = evaluated(text, root: name)
    return evaluation.roots.map { "\($0.name): \(dump(evaluation.graph, $0.view))" }
  }

  private func shown(_ modifier: String, named name: String? = nil) -> [String] {
    roots(Self.card + "#Preview { Text(\"Host\")\(modifier) { Card() } }", named: name)
      .filter { !$0.hasPrefix("Preview") }
  }

  @Test(arguments: [
    "sheet", "popover", "fullScreenCover", "inspector", "alert", "confirmationDialog",
  ])
  func `is a root of its own`(modifier: String) {
    let title = ["alert", "confirmationDialog"].contains(modifier) ? "\"T\", " : ""
    let content = title.isEmpty ? "Card{Text(\"Card\")}" : "[Text(\"T\"), Card{Text(\"Card\")}]"
    #expect(
      shown(".\(modifier)(\(title)isPresented: .constant(true))") == ["\(modifier): \(content)"])
  }

  @Test func `comes before a view that only hosts it, and behind one of the text`() {
    let sheet = ".sheet(isPresented: .constant(true)) { Card() }"
    let names = { (host: String) in
      evaluated(Self.card + "#Preview { \(host)\(sheet) }").roots.map(\.name)
    }
    #expect(names("Text(\"Host\")") == ["sheet", "Preview"])
    // A host that is nothing by intent is none of them.
    #expect(names("Color.clear.padding()") == ["sheet"])
    #expect(names("Color.red.padding()") == ["sheet", "Preview"])
    #expect(names("Card()") == ["Preview", "sheet"])
    #expect(names("VStack { Text(\"a\"); Card() }") == ["Preview", "sheet"])
  }

  @Test func `follows the state that it is bound to`() {
    let text = { (start: String) in
      Self.card + """
        struct Screen: View {
          @State private var isShown = \(start)
          @State private var item: Int? = \(start == "true" ? "7" : "nil")
          var body: some View {
            Text("a").sheet(isPresented: $isShown) { Card() }
              .popover(item: $item) { item in Text("\\(item)") }
          }
        }
        """
    }
    #expect(
      roots(text("true")) == [
        "Screen: Screen{Text(\"a\").sheet(isPresented: $isShown).popover(item: $item)}",
        "sheet: Card{Text(\"Card\")}",
        "popover: Text(\"\\(item)\")",
      ])
    #expect(evaluated(text("false")).roots.map(\.name) == ["Screen"])
    #expect(
      evaluated(text("false")).diagnostics.map(\.message) == [
        "'$isShown' presents nothing at first: its sheet is not laid out",
        "'$item' presents nothing at first: its popover is not laid out",
      ])
    #expect(roots(text("false"), named: "sheet") == ["sheet: Card{Text(\"Card\")}"])
    #expect(roots(text("false"), named: "popover") == ["popover: Text(\"\\(item)\")"])
  }

  @Test func `may present more, and may present itself`() {
    let text = """
      struct Card: View {
        var body: some View { Text("a").sheet(isPresented: .constant(true)) { Card() } }
      }
      """
    #expect(evaluated(text).roots.map(\.name) == ["Card", "sheet"])
    let nested = """
      Text("a").sheet(isPresented: .constant(true)) {
        Text("b").fullScreenCover(isPresented: .constant(true)) { Text("c") }
      }
      """
    #expect(
      evaluated(nested).roots.map(\.name) == ["sheet", "fullScreenCover", "view"].dropLast() + [
        "Text"
      ])
  }

  @Test func `of an old alert is its texts`() {
    let alert = "Alert(title: Text(\"T\"), message: Text(\"M\"), dismissButton: .cancel())"
    #expect(
      roots("Text(\"a\").alert(isPresented: .constant(true)) { \(alert) }").first
        == "alert: [Text(\"T\"), Text(\"M\")]")
  }

  /// A near miss: code that runs when a sheet goes away shows nothing.
  @Test func `is not what runs when it goes away`() {
    #expect(
      shown(".sheet(isPresented: .constant(true), onDismiss: { Text(\"no\") })")
        == ["sheet: Card{Text(\"Card\")}"])
  }

  @Test(
    arguments: [
      ("sheet(isPresented: .constant(true)) { Card() }", nil, "393×749"),
      (
        "sheet(isPresented: .constant(true)) { Card().presentationDetents([.medium, .large]) }",
        nil,
        "393×357.5"
      ),
      (
        "sheet(isPresented: .constant(true)) { Card().presentationDetents([.height(200)]) }", nil,
        "393×200"
      ),
      (
        "sheet(isPresented: .constant(true)) { Card().presentationDetents([.medium, .large], "
          + "selection: .constant(.large)) }", nil, "393×749"
      ),
      (
        "sheet(isPresented: .constant(true)) { Card().presentationDetents("
          + "[.medium, .height(300)], selection: .constant(.height(300))) }", nil, "393×300"
      ),
      // A selection that is none of them, or that nobody knows.
      (
        "sheet(isPresented: .constant(true)) { Card().presentationDetents([.medium], "
          + "selection: .constant(.large)) }", nil, "393×357.5"
      ),
      (
        "sheet(isPresented: .constant(true)) { Card().presentationDetents([.medium], "
          + "selection: $unknown) }", nil, "393×357.5"
      ),
      ("sheet(isPresented: .constant(true)) { Card() }", "iPad", "540×620"),
      ("sheet(isPresented: .constant(true)) { Card() }", "Mac", "nil×nil"),
      ("fullScreenCover(isPresented: .constant(true)) { Card() }", nil, "393×759"),
      ("popover(isPresented: .constant(true)) { Card() }", nil, "393×749"),
      (
        "popover(isPresented: .constant(true)) { Card().presentationCompactAdaptation(.popover) }",
        nil,
        "nil×nil"
      ),
      ("popover(isPresented: .constant(true)) { Card() }", "iPad", "nil×nil"),
      ("alert(\"T\", isPresented: .constant(true)) { Card() }", nil, "270×nil"),
    ] as [(String, String?, String)])
  func `has the space that the system is assumed to give it`(
    modifier: String, device: String?, space: String
  ) {
    let stated = device.map { "// device: \($0)\n" } ?? ""
    let scenario = Scenario(stated + Self.card + "Text(\"a\").\(modifier)", name: "a.swift")
    #expect(
      scenario.roots[0].preview.presentedSpace(on: scenario.stage).map {
        NumberText.display($0.proposal)
      } == space)
  }
}
