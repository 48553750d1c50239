import HaggleReports
import Testing

@testable import HagglePage

@Suite struct `Text in the markup of a page` {
  @Test(arguments: [
    ("שלום", "<bdi>שלום</bdi>"), ("a שלום b", "a <bdi>שלום</bdi> b"),
    ("<ש>", "&lt;<bdi>ש</bdi>&gt;"), ("none", "none"), ("", ""),
    ("שלום (עולם) 3×4", "<bdi>שלום (עולם</bdi>) 3×4"), ("ש a ש", "<bdi>ש</bdi> a <bdi>ש</bdi>"),
  ])
  func `turns nothing around where it is written from right to left`(text: String, html: String) {
    var markup = Markup()
    markup.text(text)
    #expect(markup.html == html)
  }

  @Test func `cannot end the attribute that it is in`() {
    var markup = Markup()
    markup.element("i", [("title", "\"><script>")], "x")
    #expect(markup.html == "<i title=\"&quot;&gt;&lt;script&gt;\">x</i>")
  }

  @Test(arguments: Payload.texts)
  func `has no markup of its own`(payload: String) {
    let escaped = XMLText.escaped(payload)
    #expect(!escaped.contains { "<>\"'".contains($0) })
  }
}
