import HaggleScenarios
import Testing

@Suite struct `The root of a text` {
  @Test(
    arguments: Case.blocks(
      #"""
      Color.red
      Color.blue
      → Color: Color(.blue)

      struct A: View { var body: some View { Color.red } }
      Color.blue
      → Color: Color(.blue)

      struct A: View { var body: some View { Color.red } }
      #Preview { A().padding() }
      → Preview: A{Color(.red)}.padding()

      struct A: View { var body: some View { Color.red } }
      #Preview("Big") { A() }
      → Big: A{Color(.red)}

      struct A: View { var body: some View { Color.red } }
      struct A_Previews: PreviewProvider { static var previews: some View { A() } }
      → A_Previews: A{Color(.red)}

      struct A: View { var body: some View { B() } }
      struct B: View { var body: some View { Color.red } }
      → A: A{B{Color(.red)}}

      struct A: View { var body: some View { C() } }
      typealias C = B
      struct B: View { var body: some View { Color.red } }
      → A: A{B{Color(.red)}}

      struct B: View { var body: some View { Color.red } }
      @main struct Main: App { var body: some Scene { WindowGroup { B() } } }
      → B: B{Color(.red)}

      extension Settings { var link: some View { NavigationLink("x") { B() } } }
      struct A: View { var body: some View { Color.red } }
      struct B: View { var body: some View { A() } }
      → B: B{A{Color(.red)}}

      var body: some View { Color.red.padding() }
      → body: Color(.red).padding()

      let width: CGFloat = 3
      print(width)
      Color.red
      → Color: Color(.red)
      """#))
  func `is chosen`(example: Case) {
    let evaluation = evaluated(example.text)
    let roots = evaluation.roots.map { "\($0.name): \(dump(evaluation.graph, $0.view))" }
    #expect(roots == [example.expected])
    #expect(evaluation.diagnostics.filter { $0.severity > .ignored }.isEmpty)
  }

  @Test func `may be one of several`() {
    let text =
      """
      struct A: View { var body: some View { Color.red } }
      struct B: View { var body: some View { Color.blue } }
      """
    #expect(evaluated(text).roots.map(\.name) == ["A", "B"])
    #expect(dump(text, root: "B") == "B{Color(.blue)}")
  }

  @Test(arguments: [
    "struct №: View { var body: some View { Color.red } }", "var №: some View { Color.red }",
    "func №() -> some View { Color.red }", "extension View { func №() -> some View { padding() } }",
    "extension View { var №: some View { padding() } }",
    "struct №: Shape { func path(in rect: CGRect) -> Path { Path(rect) } }",
  ]) func `is one of the first of many, and the others are named`(line: String) {
    let text = (0..<120).map { line.replacing("№", with: "V\($0)") }.joined(separator: "\n")
    let all = evaluated(text)
    #expect(all.roots.map(\.name) == (0..<50).map { "V\($0)" })
    let limit = "of 120 views that nothing shows the first 50 are laid out, without V50 and 69 more"
    let said = diagnostics(text).filter { $0.contains("view-limit") }
    #expect(said.map { $0.split(separator: "view-limit: ").last } == [limit[...]])
    #expect(said.allSatisfy { $0.hasPrefix("51:") })
    let sixty = evaluated(text, root: "V60")
    #expect(sixty.roots.map(\.name) == ["V60"])
    #expect(!diagnostics(text, root: "V60").contains { $0.contains("view-limit") })
  }

  @Test(arguments: [
    ("//struct Card: View {\n//  var body: some View { Text(\"a\") }\n//}", true),
    ("  // private struct Card: View {", true), ("// the struct Card is a View", false),
    ("// struct Card: Codable {", false),
  ])
  func `may be in a comment`(comment: String, isNamed: Bool) {
    let remedy = evaluated("struct Thing { var a = 1 }\n\(comment)").diagnostics.first?.remedy?.text
    #expect(remedy?.contains("Card is in a comment: take its slashes away") == isNamed)
  }

  @Test func `may be any of many previews by its name`() {
    let text = (0..<60).map { "#Preview(\"P\($0)\") { Text(\"\($0)\") }" }.joined(separator: "\n")
    #expect(evaluated(text).roots.count == 50)
    #expect(dump(text, root: "P59") == "Text(\"59\")")
  }

  @Test(
    arguments: Case.blocks(
      #"""
      struct A { let x: Int }
      struct B {}
      extension Int { var y: Int { 1 } }
      → error no-view: no view to lay out: found 2 data structs and 1 extension


      → error no-view: no view to lay out: found nothing

      let a = 1
      func f() {}
      → error no-view: no view to lay out: found 1 constant and 1 function
      """#))
  func `is missed in words`(example: Case) {
    #expect(diagnostics(example.text) == [example.expected])
  }

  @Test func `is missed by name`() {
    let text = "struct A: View { var body: some View { Color.red } }"
    #expect(diagnostics(text, root: "C") == ["error no-root: no view named 'C': the text has A"])
  }

  @Test func `gets placeholders for what nobody passes`() {
    let text = """
      struct Badge: View {
        let displayName: String
        let count: Int
        var body: some View { Text(displayName).id("\\(displayName)\\(count)") }
      }
      """
    #expect(dump(text) == "Badge{Text(displayName).id(\"Display name3\")}")
    #expect(
      diagnostics(text) == [
        "1:8 assumed missing-argument: nobody calls Badge here: "
          + "took displayName = \"Display name\", count = 3"
      ])
  }
}
