import HaggleScenarios
import Testing

@Suite struct `A text of a value` {
  /// The string that the one text of a listing shows.
  private func shown(_ text: String) -> String? {
    let evaluation = evaluated(text)
    guard let root = evaluation.roots.first,
      case .element("Text", let arguments) = evaluation.graph[root.view].kind
    else { return nil }
    return arguments.positional(0)?.string
  }

  @Test(
    arguments: Case.lines(
      #"""
      Text("\(1234)") → 1,234
      Text("\(0.5) of \(2)") → 0.500000 of 2
      Text("\(0.5, specifier: "%.1f")") → 0.5
      Text("\(1234)" as String) → 1234
      Text(String(1234)) → 1234
      Text(0.25, format: .percent) → 25%
      Text(9.5, format: .currency(code: "USD")) → $9.50
      Text(3.14159, format: .number.precision(.fractionLength(2))) → 3.14
      Text(Date(timeIntervalSince1970: 0), style: .date) → January 1, 1970
      Text(Date(timeIntervalSince1970: 0), style: .time) → 12:00 AM
      Text(Date(timeIntervalSince1970: 0), format: .dateTime.year()) → 1970
      Text(["a", "b"], format: .list(type: .and)) → a and b
      """#))
  func `shows it as SwiftUI does`(example: Case) {
    #expect(shown(example.text) == example.expected)
  }

  private static let tab = """
    // localized: "K.One" "First"
    // localized: "K.Two" "Second"
    // localized: "K.None" ""
    enum Tab {
      case one, two
      var key: LocalizedStringKey { switch self { case .one: "K.One"; case .two: "K.Two" } }
      var words: String { switch self { case .one: "K.One"; case .two: "K.Two" } }
    }
    struct Row: View {
      var isOn = true
      let fixed: LocalizedStringKey = "K.Two"
      var body: some View {
    """

  @Test(arguments: [
    ("Text(isOn ? \"K.One\" : \"K.Two\")", "First"),
    ("Text((!isOn ? \"K.One\" : isOn ? \"K.Two\" : \"K.One\"))", "Second"),
    ("Button(isOn ? \"K.One\" : \"K.Two\") {}", "First"), ("Text(Tab.two.key)", "Second"),
    ("Text(fixed)", "Second"), ("Text(\"K.None\")", "K.None"),
    // Near misses: what is a text as a whole is no key.
    ("Text(isOn ? \"K.One\" : String(2))", "K.One"), ("Text(Tab.two.words)", "K.Two"),
  ])
  func `is one of the tables where a condition chooses its key`(view: String, shown: String) {
    let text = "\(Self.tab) \(view) } }"
    let nodes = Scenario(text, name: "a.swift").roots.first?.tree.nodes ?? []
    #expect(nodes.map(\.description.shown).filter { !$0.isEmpty } == [shown])
  }

  private static let symbols = """
    // localized: "pathLabel" "Path"
    // localized: "thanks" "Thanks to [%1$(name)@](a) and %2$(other)@"
    struct Row: View { let title: LocalizedStringResource; var body: some View { Text(title) } }
    struct Line: View { let title: LocalizedStringKey?; var body: some View { Text(title!) } }
    struct Page: View { var body: some View {
    """

  @Test(arguments: [
    ("Text(.pathLabel)", "Path"), ("Row(title: .pathLabel)", "Path"),
    ("Line(title: .pathLabel)", "Path"),
    ("Text(.thanks(name: \"Ann\", other: \"Bo\"))", "Thanks to Ann and Bo"),
    ("Button(.thanks(name: \"Ann\", other: \"Bo\")) {}", "Thanks to Ann and Bo"),
    ("Row(title: .thanks(name: \"Ann\", other: \"Bo\"))", "Thanks to [Ann](a) and Bo"),
    // Near miss: a symbol that no table has.
    ("Row(title: .otherLabel)", "Other label"),
  ])
  func `is one of the tables where a symbol is its key`(view: String, shown: String) {
    let text = "\(Self.symbols) \(view) } }\nPage()"
    let nodes = Scenario(text, name: "a.swift").roots.first?.tree.nodes ?? []
    #expect(nodes.map(\.description.shown).filter { !$0.isEmpty } == [shown])
  }

  @Test func `shows the name of what it does not know, and says so`() {
    let text = """
      struct Card: View {
        var donut: Donut = .classic
        var body: some View { Text(donut.displayName) }
      }
      """
    let evaluation = evaluated(text)
    let said = evaluation.diagnostics.map(\.message)
    #expect(
      said == ["'donut.displayName' is not in this text: a placeholder stands for it"])
  }
}
