import HaggleTerminal
import Testing

@Suite struct `A canvas` {
  @Test(
    arguments: [
      ("日本語", 5, "日本 "), ("a日", 2, "a "), ("e\u{301}x", 3, "e\u{301}x "), ("👩‍👩‍👧!", 3, "👩‍👩‍👧!"),
      ("a\u{1B}[31mb", 9, "a�[31mb  "), ("a\u{202E}b", 4, "a�b "), ("a\tb", 4, "a b "),
      ("שלום", 6, "שלום  "), ("\u{301}x", 2, "x "), ("", 2, "  "), ("é\nb", 4, "é�b "),
      ("\u{200B}x", 3, "�x "),
    ])
  func `cuts what does not fit, and keeps its width`(text: String, columns: Int, shown: String) {
    var canvas = ScreenCanvas(columns: columns, rows: 1)
    canvas.write(text, at: 0, 0)
    #expect(canvas.lines == [shown])
  }

  @Test func `has no half of a wide character`() {
    var canvas = ScreenCanvas(columns: 6, rows: 1)
    canvas.write("日本語", at: 0, 0)
    canvas.write("x", at: 1, 0)
    canvas.write("y", at: 4, 0)
    #expect(canvas.lines == [" x本y "])
  }

  @Test func `takes nothing that lies outside`() {
    var canvas = ScreenCanvas(columns: 3, rows: 2)
    canvas.write("abc", at: -1, 0)
    canvas.write("abc", at: 0, 5)
    canvas.write("abc", at: 2, 1, width: 9)
    canvas.write("abc", at: 0, 0, width: 0)
    #expect(canvas.lines == ["   ", "  a"])
  }

  @Test func `is sent once, and then only where it changed`() {
    var first = ScreenCanvas(columns: 4, rows: 3)
    first.write("one", at: 0, 0, .bold)
    var second = first
    second.write("two", at: 0, 1)
    #expect(
      CanvasText(first).text()
        == "\u{1B}[?2026h\u{1B}[0m\u{1B}[2J\u{1B}[1;1H\u{1B}[0;1mone\u{1B}[0m "
        + "\u{1B}[2;1H\u{1B}[0m    \u{1B}[3;1H\u{1B}[0m    \u{1B}[0m\u{1B}[?2026l")
    #expect(
      CanvasText(second).text(after: first)
        == "\u{1B}[?2026h\u{1B}[2;1H\u{1B}[0mtwo \u{1B}[0m\u{1B}[?2026l")
    #expect(CanvasText(second).text(after: second).isEmpty)
  }

  @Test func `says after a wide character where it goes on`() {
    var canvas = ScreenCanvas(columns: 4, rows: 1)
    canvas.write("日x", at: 0, 0)
    #expect(CanvasText(canvas).text().contains("日\u{1B}[3Gx"))
  }

  @Test func `has colours only where they are wanted`() {
    var canvas = ScreenCanvas(columns: 2, rows: 1)
    canvas.write("a", at: 0, 0, Style(isBold: true, colour: .red))
    #expect(CanvasText(canvas).text().contains("\u{1B}[0;1;31ma"))
    #expect(CanvasText(canvas, .none).text().contains("\u{1B}[0;1ma"))
  }
}
