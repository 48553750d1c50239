/// Texts that have broken pages before: what a label, an argument or a note may hold.
enum Payload {
  /// Where one of them is executed, it calls `trap`, which no page has.
  static let texts = [
    "", " ", "plain", "two words", "a  b\tc\n d ",
    "</script><script>trap()</script>", "<!--", "<!--<script>", "]]>", "--><script>trap()</script>",
    "\"><img src=x onerror=trap()>", "'><svg onload=trap()>", "javascript:trap()",
    "<style>*{display:none}</style>", "<base href=//evil.example>", "&lt;b&gt; &amp; &#60;",
    "${trap()}", "`${trap()}`", "{{trap()}}", "\\u003cscript\\u003e", "\\", "\"", "'",
    "%3Cscript%3E",
    "__proto__", "constructor", "toString", "\u{2028}\u{2029}", "a\u{2028}b\u{85}c\u{B}d\r\ne\rf",
    "\u{202E}gnirts\u{202C}", "\u{2066}isolate\u{2069}", "\u{200F}\u{200B}\u{FEFF}", "\0nul\0",
    "\u{1B}[31mred\u{7}", "\u{7F}\u{9F}\u{AD}", "👩‍👩‍👧‍👦🇩🇪👍🏽", "e\u{301} \u{301}x", "שלום עולם", "日本語",
    "\\ud800", "\u{FFFD}\u{FFFF}", "\u{10FFFF}", "a\u{A0}b\u{3000}c\u{1680}d", "½ ⅷ ٣",
  ]
}
