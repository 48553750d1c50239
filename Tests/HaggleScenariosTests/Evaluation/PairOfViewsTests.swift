import Foundation
import Testing

@Suite struct `The views that a builder yields` {
  private static let labelled = """
    func labelled<A: View, B: View>(@ViewBuilder _ content: () -> TupleView<(A, B)>) -> some View {
      let pair = content()
      return HStack { pair.value.1; pair.value.0.padding(2) }
    }

    """

  @Test(arguments: [
    ("labelled { Text(\"a\"); Color.red }", "HStack { Color(.red); Text(\"a\").padding(2) }"),
    (
      "labelled { Group { Text(\"a\"); Text(\"b\") }; Color.red }",
      "HStack { Color(.red); [Text(\"a\"), Text(\"b\")].padding(2) }"
    ),
  ])
  func `are the parts of its value, one by one`(view: String, shown: String) {
    #expect(dump(Self.labelled + view) == shown)
    #expect(diagnostics(Self.labelled + view) == [])
  }

  @Test func `are not those of one view`() {
    #expect(diagnostics("VStack { Text(\"a\").value }").contains { $0.contains("'.value'") })
  }

  private static let footed = """
    struct Footed<Footer: View>: View {
      @ViewBuilder var footer: () -> Footer
      var body: some View { VStack { Text("a"); footer().font(.footnote).padding(2) } }
    }
    struct V: View {
      let note: String?
      var body: some View { Footed { if let note { Text(note) } } }
    }

    """

  @Test(arguments: [("nil", 0), ("\"b\"", 1)])
  func `are none under modifiers where there are none`(note: String, count: Int) {
    let text = Self.footed + "V(note: \(note))"
    #expect(dump(text).components(separatedBy: ".padding(2)").count == count + 1)
    #expect(diagnostics(text) == [])
  }
}
