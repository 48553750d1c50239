import HaggleLayouts
import Testing

@Suite struct `What a view of another framework is given` {
  private func shown(_ members: String, _ call: String) -> String {
    dump(
      """
      struct Web<Content: View>: UIViewRepresentable { \(members) }
      struct Screen: View { var body: some View { \(call) } }
      """)
  }

  @Test(arguments: [
    ("@ViewBuilder let content: () -> Content", "Web { Text(\"a\") }", "Web? { Text(\"a\") }"),
    ("let content: Content", "Web(content: Text(\"a\"))", "Web? { Text(\"a\") }"),
    ("let content: () -> Content", "Web { Text(\"a\") }", "Web? { Text(\"a\") }"),
    ("let act: () -> Void", "Web<Text> { print(1) }", "Web?"),
    ("let row: (Int) -> Content", "Web { Text(\"\\($0)\") }", "Web?"),
  ])
  func `lies in its box`(members: String, call: String, expected: String) {
    #expect(shown(members, call).contains(expected))
    #expect(shown(members, call).contains("{ Text") == expected.contains("{ Text"))
  }

  @Test func `stands in the middle of it`() {
    let text = """
      struct Web<Content: View>: UIViewRepresentable {
        @ViewBuilder let content: () -> Content
      }
      Web { Color.red.frame(width: 20, height: 20) }
      """
    #expect(Session(text).layOut(ProposedViewSize(width: 100, height: 60)).contains("40,20 20×20"))
  }

  /// Near misses: an action, and what is no view.
  @Test(arguments: [
    ("(CGFloat) -> Content", "content(size.width).padding()", true),
    ("(CGFloat) -> Content", "content(size.width)", true),
    ("(CGFloat) -> Void", "content(size.width)", false),
    ("(CGFloat) -> String", "content(size.width)", false),
  ])
  func `is made by a closure that it calls in another view`(
    type: String, body: String, isShown: Bool
  ) {
    let text = """
      struct Framed<Content: View>: View {
        let content: \(type)
        var body: some View { Reader { size in \(body) } }
      }
      struct Page: View { var body: some View { Framed { width in Text("Hello") } } }
      """
    #expect(dump(text).contains("Text(\"Hello\")") == isShown, "\(dump(text))")
  }
}
