import HaggleScenarios
import HaggleVocabulary
import Testing

@Suite struct `A call of something unknown in an extension of View` {
  private static func shown(_ body: String, in type: String = "View", _ use: String = "own()")
    -> String
  {
    let text = """
      extension \(type) {
        func own() -> some View { \(body) }
      }
      struct Page: View {
        @State private var shown = false
        var body: some View { Text("Sender").\(use) }
      }
      #Preview { Page() }
      """
    let evaluation = evaluated(text)
    return evaluation.roots.first.map { dump(evaluation.graph, $0.view) } ?? ""
  }

  @Test(arguments: [
    "packagedAlert(isPresented: isPresented, background: Color.red) { Text(\"Sure?\") }",
    "packaged()", "packaged(style: .plain)", "packaged { Text(\"a\") }", "return packaged()",
    "self.packaged()",
  ])
  func `is a modifier of the view`(body: String) {
    #expect(Self.shown(body) == "Page{Text(\"Sender\")}")
  }

  @Test func `may be modified in its turn`() {
    #expect(Self.shown("packaged().padding(4)") == "Page{Text(\"Sender\").padding(4)}")
  }

  /// Near misses: a view is called by a name of a type, and a view has functions of other files.
  @Test(arguments: [
    ("Packaged { self }", "Packaged?"), ("padding(width(of: self))", "Text(\"Sender\").padding"),
  ])
  func `is none otherwise`(body: String, part: String) {
    #expect(Self.shown(body).contains(part), "\(Self.shown(body))")
  }

  @Test func `is a view of its own in a view`() {
    let text = "struct Page: View { var body: some View { VStack { packaged { Text(\"a\") } } } }"
    let evaluation = evaluated(text)
    #expect(
      evaluation.roots.first.map { dump(evaluation.graph, $0.view) }
        == "Page{VStack { packaged? { Text(\"a\") } }}")
  }
}
