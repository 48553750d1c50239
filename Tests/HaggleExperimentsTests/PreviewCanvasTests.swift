import HaggleTraces
import HaggleVocabulary
import Testing

@Suite struct `The canvas of a preview` {
  @Test(arguments: [
    (
      ".previewLayout(.fixed(width: 300, height: 70))", "",
      ProposedViewSize(width: 300, height: 70), "previewLayout(.fixed(width: 300, height: 70))"
    ),
    (
      ".previewDevice(\"iPhone 8\")", "", ProposedViewSize(width: 375, height: 647),
      "iPhone 8, previewDevice(\"iPhone 8\")"
    ),
    (
      ".previewDevice(\"iPhone 8\")", "// proposal: 90x80\n",
      ProposedViewSize(width: 90, height: 80), "// proposal:"
    ),
    (
      ".previewDevice(\"iPhone 8\")", "// device: iPad mini\n",
      ProposedViewSize(width: 744, height: 1089), "iPad mini"
    ),
    ("", "", ProposedViewSize(width: 393, height: 759), "iPhone 16"),
  ])
  func `is proposed unless somebody states something else`(
    preview: String, directive: String, proposal: ProposedViewSize, source: String
  ) throws {
    let trace = try run(
      directive + "struct V: View { var body: some View { Color.red } }\n"
        + "struct P: PreviewProvider { static var previews: some View { V()\(preview) } }")
    #expect(trace.header.proposal == proposal)
    #expect(trace.header.proposalSource == source)
  }

  @Test(arguments: [
    ("", []), ("// type-size: accessibility3\n", ["type size accessibility3"]),
    ("// locale: ar_EG\n// type-size: large\n", ["locale ar_EG"]),
    ("// direction: rtl\n", ["right to left"]), ("// direction: ltr\n", []),
  ])
  func `is proposed in circumstances that the header tells where they are not the usual ones`(
    directives: String, words: [String]
  ) throws {
    #expect(try run(directives + "Text(\"a\")").header.circumstances == words)
  }

  @Test(arguments: [
    ("Color.red", ProposedViewSize(width: 900, height: 450), "Mac"),
    (
      "Color.red.frame(width: 1000)", ProposedViewSize(width: 1000, height: 450),
      "Mac, a window as large as its content needs"
    ),
    (
      "Color.red.frame(minHeight: 500)", ProposedViewSize(width: 900, height: 500),
      "Mac, a window as large as its content needs"
    ),
  ])
  func `is a window of a Mac for code of one, never smaller than its content`(
    view: String, proposal: ProposedViewSize, source: String
  ) throws {
    let trace = try run("import AppKit\n" + view)
    #expect(trace.header.proposal == proposal)
    #expect(trace.header.proposalSource == source)
    #expect(try run("// device: Mac\n" + view).header.proposalSource == "Mac")
  }
}
