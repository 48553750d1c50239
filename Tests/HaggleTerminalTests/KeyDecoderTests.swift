import HaggleTerminal
import HaggleTestSupport
import Testing

@Suite struct `What a terminal sends` {
  private func decoded(_ bytes: String) -> [KeyInput] {
    var decoder = KeyDecoder()
    return decoder.take(bytes.utf8) + decoder.endWait()
  }

  @Test(
    arguments: [
      ("s", ["s"]), ("sS", ["s", "S"]), (" ", ["space"]), ("\r", ["enter"]), ("\n", ["enter"]),
      ("\t", ["tab"]), ("\u{7F}", ["backspace"]), ("\u{08}", ["backspace"]), ("\u{03}", ["C-c"]),
      ("\u{0E}\u{10}", ["C-n", "C-p"]), ("\u{1A}", ["C-z"]), ("\u{00}", []),
      ("\u{1B}[A", ["up"]), ("\u{1B}OB", ["down"]), ("\u{1B}[C", ["right"]),
      ("\u{1B}[D", ["left"]), ("\u{1B}[H", ["home"]), ("\u{1B}[4~", ["end"]),
      ("\u{1B}OF", ["end"]), ("\u{1B}[5~", ["pageup"]), ("\u{1B}[6~", ["pagedown"]),
      ("\u{1B}[3~", ["delete"]), ("\u{1B}OP", ["F1"]), ("\u{1B}[11~", ["F1"]),
      ("\u{1B}OQ", ["F2"]), ("\u{1B}[15~", ["F5"]), ("\u{1B}[24;5~", ["C-F12"]),
      ("\u{1B}[Z", ["S-tab"]), ("\u{1B}[1;3D", ["M-left"]), ("\u{1B}[1;3C", ["M-right"]),
      ("\u{1B}\u{1B}[D", ["M-left"]), ("\u{1B}b", ["M-left"]), ("\u{1B}1", ["M-1"]),
      ("\u{1B}m", ["M-m"]), ("\u{1B}[1;5A", ["C-up"]), ("\u{1B}", ["esc"]),
      ("\u{1B}\u{1B}", ["esc", "esc"]), ("\u{1B}[", ["esc", "["]), ("é", ["é"]), ("日", ["日"]),
      ("👍", ["👍"]), ("\u{1B}[99~", []), ("\u{1B}[I", []), ("\u{1B}[?1;2c", []),
    ] as [(String, [String])])
  func `is read as keys`(bytes: String, keys: [String]) {
    #expect(decoded(bytes) == keys.map { .key($0) })
  }

  @Test(
    arguments: [
      ("\u{1B}[<0;12;5M", [.click(column: 11, row: 4)]),
      ("\u{1B}[<0;12;5m", []),
      ("\u{1B}[<32;13;5M\u{1B}[<35;14;5M", [.drag(column: 12, row: 4)]),
      ("\u{1B}[<64;1;1M", [.wheel(-1, column: 0, row: 0)]),
      ("\u{1B}[<65;3;2M", [.wheel(1, column: 2, row: 1)]),
      ("\u{1B}[<0;0;0M", []),
      ("\u{1B}[200~a\nb\u{1B}[A\u{1B}[201~s", [.paste("a\nb\u{1B}[A"), .key("s")]),
    ] as [(String, [KeyInput])])
  func `is read as a click, the wheel or pasted text`(bytes: String, inputs: [KeyInput]) {
    #expect(decoded(bytes) == inputs)
  }

  @Test func `may be cut anywhere`() {
    let bytes = Array("s\u{1B}[1;3D日\u{1B}[200~x👍\u{1B}[201~\u{1B}OPé\u{1B}[<0;2;3M".utf8)
    var whole = KeyDecoder()
    let expected = whole.take(bytes)
    #expect(expected.count == 7)
    for cut in bytes.indices {
      var decoder = KeyDecoder()
      #expect(decoder.take(bytes[..<cut]) + decoder.take(bytes[cut...]) == expected, "at \(cut)")
    }
    var single = KeyDecoder()
    #expect(bytes.flatMap { single.take([$0]) } == expected)
  }

  @Test func `waits for the rest of a sequence and of a character`() {
    var decoder = KeyDecoder()
    #expect(decoder.take([0x1B]) == [])
    #expect(decoder.isWaiting)
    #expect(decoder.endWait() == [.key("esc")])
    #expect(!decoder.isWaiting)
    #expect(decoder.take([0xE6, 0x97]) == [])
    #expect(decoder.isWaiting)
    #expect(decoder.take([0xA5]) == [.key("日")])
  }

  @Test(arguments: 0..<40)
  func `never traps whatever it is`(seed: UInt64) {
    var random = Seeded(seed: seed)
    var decoder = KeyDecoder()
    for _ in 0..<200 {
      let bytes = (0..<Int.random(in: 0...9, using: &random)).map { _ -> UInt8 in
        Bool.random(using: &random)
          ? [0x1B, 0x5B, 0x3B, 0x3C, 0x4D, 0x7E, 0x31, 0x32, 0x30].randomElement(using: &random)
            ?? 0
          : UInt8.random(in: 0...255, using: &random)
      }
      _ = decoder.take(bytes)
      if Bool.random(using: &random) { _ = decoder.endWait() }
    }
    _ = decoder.take("\u{1B}[201~".utf8)
    _ = decoder.endWait()
    #expect(decoder.take("s".utf8).last == .key("s"))
  }
}
