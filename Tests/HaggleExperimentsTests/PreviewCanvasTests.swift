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
    (
      ".previewContext(WidgetPreviewContext(family: .systemSmall))", "// device: iPhone SE\n",
      ProposedViewSize(width: 148, height: 148),
      "previewContext(WidgetPreviewContext(family: .systemSmall)), on iPhone SE"
    ),
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
    // In no width a text that is never cut is a letter wide: what counts is the window's.
    (
      "Text(\"\(String(repeating: "ab ", count: 90))\").fixedSize(horizontal: false, vertical: true)",
      ProposedViewSize(width: 900, height: 450), "Mac"
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

  @Test(arguments: [
    ("Usage", "Text(\"ab\").padding()", "48×48", "Mac, a sheet, as large as its content"),
    (
      "Usage 480x400", "Text(\"ab\").padding()", "480×400",
      "Mac, a sheet, in the frame that it is given"
    ),
    ("Usage 480xnil", "Text(\"ab\")", "480×16", "Mac, a sheet, in the frame that it is given"),
    (
      "Usage 480+x20+", "Text(\"ab\").padding()", "480×48",
      "Mac, a sheet, in the frame that it is given"
    ),
    (
      "Usage 480+x20", "Text(\"ab\").padding()", "480×20",
      "Mac, a sheet, in the frame that it is given"
    ),
  ])
  func `is what a sheet of a Mac is as large as`(
    sheet: String, body: String, size: String, source: String
  ) throws {
    let trace = try run(
      """
      // platform: macOS
      // text-cell: 8x16
      // sheet: \(sheet)
      struct Usage: View { var body: some View { \(body) } }
      """)
    #expect(trace.header.proposal.map { NumberText.display($0) } == size)
    #expect(trace.header.proposalSource == source)
  }

  /// A sheet of nothing but a list has no size, and that is to be told.
  @Test(arguments: [
    ("", ["ideal-collapse"]), (".frame(minWidth: 400, minHeight: 300)", []),
    (".frame(idealWidth: 400, idealHeight: 300)", []),
  ])
  func `is told of where a sheet of a Mac shows a list alone`(
    frame: String, rules: [String]
  ) throws {
    let trace = try run(
      """
      // platform: macOS
      // text-cell: 8x16
      // sheet: Chooser
      struct Chooser: View {
        var body: some View {
          List(["Avenir", "Didot", "Futura"], id: \\.self) { font in Text(font) }\(frame)
        }
      }
      """)
    #expect(trace.findings.map(\.rule) == rules)
  }

  @Test(arguments: [
    ("1200x800", "Color.red", "1200×800", "Mac, a window as stated"),
    (
      "300x800", "Color.red.frame(minWidth: 500)", "500×800",
      "Mac, a window as stated, a window as large as its content needs"
    ),
    ("320xnil", "Text(\"a\").padding()", "320×nil", "Mac, a window as stated"),
    (
      "nilxnil", "Color.red.frame(idealWidth: 70, maxWidth: 90, minHeight: 30)", "70×30",
      "Mac, a window as large as its content"
    ),
    ("nilxnil", "Color.red.frame(idealWidth: 0)", "900×450", "Mac"),
    (
      "1200x800", "Text(\"a\").frame(width: 300, height: 200)", "300×200",
      "Mac, a window as large as its content"
    ),
  ])
  func `is the window that is stated`(
    window: String, view: String, proposal: String, source: String
  ) throws {
    let trace = try run("import AppKit\n// window: \(window)\n\(view)")
    #expect(trace.header.proposal.map { NumberText.display($0) } == proposal)
    #expect(trace.header.proposalSource == source)
  }

  private static let bar = """
    import AppKit
    HStack {
      ForEach(0..<9) { _ in Toggle("Transliteration", isOn: .constant(true)).toggleStyle(.checkbox) }
    }
    """

  @Test func `is an assumption where nothing states it: a larger one may have the room`() throws {
    #expect(try run(Self.bar).findings.map(\.rule) == [])
    #expect(try run(Self.bar).diagnostics.contains { $0.detail?.code.known == .window })
    let stated = try run("// window: 900x450\n" + Self.bar)
    #expect(stated.findings.map(\.rule) == ["cut-text"])
    #expect(!stated.diagnostics.contains { $0.detail?.code.known == .window })
  }
}
