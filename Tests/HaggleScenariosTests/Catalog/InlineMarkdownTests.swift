@testable import HaggleScenarios
import Testing

@Suite struct `Markdown in a text` {
  @Test(
    arguments: Case.lines(
      #"""
      plain → plain
      **bold** rest → bold! rest
      a *b* c → a b c
      a _b_ c_d_e → a b c_d_e
      ~~gone~~ → gone
      `code*` → code*#
      [label](address) → label
      ^[3 apples](inflect: true) → 3 apples
      **a *b* `c`** → a b !c#!
      2 * 3 * 4 → 2 * 3 * 4
      **open → **open
      \*kept\* → *kept*
      [no link] (a) → [no link] (a)
      ** a ** → ** a **
      ***a*** b → a! b
      """#))
  func `is shown styled`(example: Case) {
    let spans = InlineMarkdown(example.text).spans.map { span in
      span.text + (span.isCode ? "#" : "") + (span.isBold ? "!" : "")
    }
    #expect(spans.joined() == example.expected)
  }

  @Test(arguments: ["*a", "**a ", "[", "`", "_a_", "[a](b", "~~**"])
  func `of any length is read`(piece: String) {
    for count in [1, 100, 900, 20_000] {
      let spans = InlineMarkdown(String(repeating: piece, count: count)).spans
      #expect(!spans.isEmpty)
    }
  }
}
