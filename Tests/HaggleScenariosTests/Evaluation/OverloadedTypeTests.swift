import HaggleScenarios
import HaggleVocabulary
import Testing

private func size(_ text: String) -> String? {
  Session(text).ask(.unspecified).map { NumberText.display($0) as String }
}

@Suite struct `Declarations that differ by a type alone` {
  private static let declarations = """
    extension Int { init(_ amount: Decimal) { self.init(Double(amount)) } }
    struct Limit { let time: TimeInterval }
    enum Span {
      case all, limited(TimeInterval)
      static func limited(_ limit: Limit) -> Self { .limited(limit.time) }
      var width: CGFloat { if case .limited(let time) = self { time } else { 1 } }
    }
    struct Names {
      func name(of number: Double) -> String { name(of: Decimal(number)) }
      func name(of number: Decimal) -> String { "decimal" }
      func length(of text: String) -> Int { text.isEmpty ? 0 : 1 + length(of: String(text.dropFirst())) }
      func length(of number: Decimal) -> Int { 99 }
    }
    let weight: Decimal = 12

    """

  @Test(arguments: [
    ("CGFloat(Int(weight))", "12×1"), ("CGFloat(Int(\"7\") ?? 0)", "7×1"),
    ("Span.limited(Limit(time: 30)).width", "30×1"), ("Span.limited(40).width", "40×1"),
    ("Span.all.width", "1×1"), ("CGFloat(Names().name(of: 3.5).count)", "7×1"),
    // What calls itself with what it takes is meant.
    ("CGFloat(Names().length(of: \"abcd\"))", "4×1"),
  ])
  func `are told apart by what they are given`(width: String, expected: String) {
    let text = Self.declarations + "Color.red.frame(width: \(width), height: 1)"
    #expect(size(text) == expected)
    #expect(!diagnostics(text).contains { $0.contains("without end") })
  }

  /// What cannot have the arguments is not meant, of the text's as well as beside SwiftUI's.
  @Test(arguments: [
    (
      "extension Text { init(_ texts: [Text]) { self.init(verbatim: \"\") } }",
      "Text(\"a\"); Text(words)", ["a", "Words"]
    ),
    (
      "struct Title: View {\n let title: Text\n init(title: Text) { self.title = title }\n"
        + "init(title: LocalizedStringKey) { self.init(title: Text(title)) }\n"
        + "var body: some View { title.bold() }\n}",
      "Title(title: \"a\"); Title(title: Text(\"b\"))", ["a", "b"]
    ),
    (
      "struct Title: View {\n let title: Text\n"
        + "init(title: LocalizedStringKey) { self.init(title: Text(title)) }\n"
        + "init(title: Text) { self.title = title }\n"
        + "var body: some View { title.bold() }\n}",
      "Title(title: \"a\"); Title(title: Text(\"b\"))", ["a", "b"]
    ),
    (
      "func size(_ count: some BinaryInteger) -> String { \"\\(count) B\" }\n"
        + "func size(_ count: Float) -> String { size(0) }",
      "Text(size(Float(3)))", ["0 B"]
    ),
    (
      "func size(_ count: Float) -> String { size(0) }\n"
        + "func size(_ count: some BinaryInteger) -> String { \"\\(count) B\" }",
      "Text(size(2.5)); Text(size(7))", ["0 B", "7 B"]
    ),
  ])
  func `are not meant where they cannot have what is passed`(
    declarations: String, body: String, expected: [String]
  ) {
    let text =
      declarations + "\nstruct Row: View { let words: String; var body: some View { \(body) } }"
    let evaluation = evaluated(text, root: "Row")
    #expect(evaluation.roots.map { shownTexts(evaluation.graph, $0.view) } == [expected])
  }

  /// Data may be called like a view of SwiftUI: the labels say which of them is made.
  @Test(arguments: [
    ("List { Text(\"a\") }", "a"), ("List([7], id: \\.self) { Text(\"\\($0)\") }", "7"),
    ("Text(List(id: \"b\", title: \"c\").title)", "c"),
    ("Text(List.Policy.open.rawValue)", "open"),
    ("Text(Label(text: \"e\").text)", "e"),
  ])
  func `are data or a view by the labels of a call`(body: String, shown: String) {
    let text = """
      struct List { let id: String; let title: String; enum Policy: String { case open } }
      struct Label { let text: String; init(text: String) { self.text = text } }
      struct Row: View { var body: some View { \(body) } }
      """
    let evaluation = evaluated(text)
    #expect(evaluation.roots.map { shownTexts(evaluation.graph, $0.view) } == [[shown]])
    #expect(evaluation.diagnostics.isEmpty)
  }

  private static let tints = """
    struct Ink { let color: Color; func resolve() -> Color { color } }
    struct Inked: ViewModifier {
      let ink: Ink
      func body(content: Content) -> some View { content.tint(ink.resolve()) }
    }
    extension View {
      @ViewBuilder func tint(_ ink: Ink?) -> some View {
        if let ink { modifier(Inked(ink: ink)) } else { self }
      }
    }

    """

  @Test(arguments: ["Ink(color: .red)", "Color.red", "nil"])
  func `leave a modifier of SwiftUI to what SwiftUI takes`(tint: String) {
    let text = Self.tints + "Color.blue.frame(width: 9, height: 9).tint(\(tint))"
    #expect(size(text) == "9×9")
    #expect(diagnostics(text) == [])
  }
}
