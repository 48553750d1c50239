import Testing

@testable import HagglePage

@Suite struct `Text in the markup of a page` {
  @Test(arguments: [
    ("plain", "plain"), ("", ""), ("a < b > c", "a &lt; b &gt; c"), ("&amp;", "&amp;amp;"),
    ("\"quoted\" 'too'", "&quot;quoted&quot; &#39;too&#39;"),
    ("</script><script>", "&lt;/script&gt;&lt;script&gt;"), ("two\nlines\t.", "two\nlines\t."),
    ("nul\0, escape \u{1B}[31m, del \u{7F}", "nul\u{FFFD}, escape \u{FFFD}[31m, del \u{FFFD}"),
    ("\u{202E}turned\u{202C}", "\u{FFFD}turned\u{FFFD}"), ("\u{2066}\u{200F}", "\u{FFFD}\u{FFFD}"),
    ("line\u{2028}separator", "line\u{FFFD}separator"), ("👩‍👩‍👧 日本語 é", "👩‍👩‍👧 日本語 é"),
  ])
  func `stays text`(text: String, escaped: String) {
    #expect(Markup.escaped(text) == escaped)
  }

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
    let escaped = Markup.escaped(payload)
    #expect(!escaped.contains { "<>\"'".contains($0) })
  }
}
