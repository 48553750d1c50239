import Testing

@testable import HaggleReports

@Suite struct `Text in XML and HTML` {
  @Test(arguments: [
    ("plain", "plain"), ("", ""), ("a < b > c", "a &lt; b &gt; c"), ("&amp;", "&amp;amp;"),
    ("\"quoted\" 'too'", "&quot;quoted&quot; &#39;too&#39;"),
    ("</script><script>", "&lt;/script&gt;&lt;script&gt;"), ("two\nlines\t.", "two\nlines\t."),
    ("nul\0, escape \u{1B}[31m, del \u{7F}", "nul\\u{0}, escape \\u{1b}[31m, del \\u{7f}"),
    ("\u{202E}turned\u{202C}", "\\u{202e}turned\\u{202c}"),
    ("\u{2066}\u{200F}", "\\u{2066}\\u{200f}"),
    ("line\u{2028}separator", "line\\u{2028}separator"), ("👩‍👩‍👧 日本語 é", "👩‍👩‍👧 日本語 é"),
  ])
  func `stays text`(text: String, escaped: String) {
    #expect(XMLText.escaped(text) == escaped)
  }

  @Test(arguments: [
    ("a  <b>\n c", "a &lt;b&gt; c"), ("שלום 3×4", "\u{2068}שלום\u{2069} 3×4"),
    ("a שלום <ש> b", "a \u{2068}שלום &lt;ש\u{2069}&gt; b"), ("\u{2067}x", "\\u{2067}x"), ("", ""),
  ])
  func `on a line turns nothing around`(text: String, line: String) {
    #expect(XMLText.line(text) == line)
  }

  @Test func `on a line ends where there is no more room`() {
    #expect(XMLText.line("<<<<", limit: 3) == "&lt;&lt;…")
  }
}
