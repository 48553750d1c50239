import HaggleScenarios
import HaggleVocabulary
import Testing

/// A type of the project that is not in the text and is called like a view of SwiftUI.
@Suite struct `A call with labels that a view of SwiftUI has not` {
  @Test func `is of another type`() {
    let text = """
      struct Row: View {
        var menu = [Menu(title: "Inbox", kind: .first), Menu(title: "Sent", kind: .second)]
        var body: some View { VStack { ForEach(menu) { Text($0.title) } } }
      }
      """
    let evaluation = evaluated(text)
    let texts = evaluation.roots.first.map { shownTexts(evaluation.graph, $0.view) }
    #expect(texts == ["Inbox", "Sent"])
  }

  /// A struct of stored properties is no interface of SwiftUI's without its code.
  @Test(arguments: ["Group", "Label", "List", "Chart", "Path"])
  func `is the text's own where that declares it`(name: String) {
    let text = """
      struct \(name) { let id: String; let names: [String] }
      struct Row: View {
        let value = \(name)(id: "A", names: ["Ada", "Alan"])
        var body: some View { VStack { ForEach(value.names, id: \\.self) { Text($0) } } }
      }
      """
    let evaluation = evaluated(text)
    #expect(evaluation.roots.map { shownTexts(evaluation.graph, $0.view) } == [["Ada", "Alan"]])
    #expect(evaluation.diagnostics.isEmpty, "\(evaluation.diagnostics)")
  }

  @Test func `has members that are no modifiers`() {
    let text = """
      struct Row: View {
        var menu = [Menu(type: .account)]
        var body: some View { VStack { ForEach(menu) { Image($0.type.imageName) } } }
      }
      """
    let said = evaluated(text).diagnostics.filter { $0.code == .unknownModifier }
    #expect(said.isEmpty, "\(said)")
  }

  /// Near misses: with a closure, with a label of SwiftUI's or nearly so, or of a view that needs
  /// no closure, it is SwiftUI's and the label is one of an extension.
  @Test(arguments: [
    ("VStack(gap: 4) { Color.red }", "VStack(gap: 4) { Color(.red) }"),
    ("Menu(kind: .first) { Text(\"a\") }", "Menu(kind: .first)"),
    ("Divider(color: .red)", "Divider(color: .red)"),
    ("Color(hex: \"ff0000\")", "Color(hex: \"ff0000\")"),
    ("Spacer(height: 4)", "Spacer(height: 4)"),
  ])
  func `is SwiftUI's where that is likelier`(text: String, expected: String) {
    #expect(dump(text) == expected)
  }

  /// Before SwiftUI had one, apps had an `AsyncImage` of their own.
  @Test(arguments: [
    ("placeholder: Image(\"flag\")", true), ("placeholder: { Text(\"a\") }, image: { $0 }", true),
    ("scale: 2", false), ("content: { $0 }, placeholder: { Color.red }", false),
    ("content: shown, placeholder: waiting", false),
  ])
  func `is a picture of the project's own`(labels: String, isOther: Bool) {
    let shown = dump("AsyncImage(url: address, \(labels))")
    #expect(shown.hasPrefix("AsyncImage?") == isOther, "\(shown)")
  }

  @Test func `may be another view`() {
    #expect(dump("VStack { Group(kind: 3) }").hasPrefix("VStack {"))
    #expect(dump("VStack { Form(kind: 3) }") == "VStack { Form?(kind: 3) }")
  }
}
