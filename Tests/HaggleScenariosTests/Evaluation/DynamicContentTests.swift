import HaggleLayouts
import Testing

/// Whether a stack of one view is the view alone is decided by the type of its content.
@Suite struct `A stack with one view` {
  private static let view =
    "Color.red.frame(width: 20, height: 20).alignmentGuide(.leading) { _ in 5 }"

  private func passesGuides(_ stack: String, _ content: String) -> Bool {
    let text = """
      struct Part: View {
        var isOn = true
        var body: some View { if isOn { \(Self.view) } }
      }
      struct Screen: View {
        var isOn = false
        var body: some View {
          \(stack)(alignment: .leading) { \(content) }
            .frame(width: 100, height: 20, alignment: .leading)
        }
      }
      Screen()
      """
    return Session(text).layOut(ProposedViewSize(width: 100, height: 20)).contains("−5,0 20×20")
  }

  @Test(arguments: [
    (view, true), ("\(view)\nEmptyView()", true), ("Group { \(view) }", true),
    ("\(view)\nif isOn { Text(\"a\") }", false), ("if !isOn { \(view) }", false),
    ("if isOn { Text(\"a\") } else { \(view) }", false),
    ("switch isOn { case true: Text(\"a\")\ndefault: \(view) }", false),
    ("ForEach(0..<1) { _ in \(view) }", false), ("AnyView(\(view))", false), ("Part()", false),
    ("Group { if !isOn { \(view) } }", false),
  ])
  func `passes its guides on unless others may stand there at another time`(
    content: String, isAlone: Bool
  ) {
    #expect(passesGuides("VStack", content) == isAlone)
    #expect(passesGuides("ZStack", content) == isAlone)
  }
}
