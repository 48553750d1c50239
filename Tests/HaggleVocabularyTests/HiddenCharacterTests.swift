import HaggleVocabulary
import Testing

@Suite struct `A hidden character` {
  @Test(arguments: [
    ("a\u{2060}b", "a\\u{2060}b"), ("a\u{200B}b", "a\\u{200b}b"), ("a\u{3164}b", "a\\u{3164}b"),
    ("a\u{180E}b", "a\\u{180e}b"), ("a\u{AD}b", "a\\u{ad}b"), ("a\u{E0041}b", "a\\u{e0041}b"),
    ("a\u{FFA0}\u{115F}\u{34F}b", "a\\u{ffa0}\\u{115f}\\u{34f}b"), ("a\u{2062}b", "a\\u{2062}b"),
  ]) func `draws nothing, and is shown as an escape`(text: String, shown: String) {
    #expect(HiddenCharacter.shown(text) == shown)
  }

  @Test(arguments: [
    "👩‍👩‍👧‍👦🇩🇪👍🏽❤️", "می‌خواهم", "क्‍ष", "葛\u{E0100}", "ᠮ\u{180B}", "한국어", "e\u{301} é", "a\u{A0}b\u{3000}c",
  ]) func `is none that a script or an emoji needs`(text: String) {
    #expect(HiddenCharacter.shown(text) == text)
    #expect(HiddenCharacter.escaped(inJSON: text.utf8) == Array(text.utf8))
  }

  @Test func `is two escapes in JSON where it is beyond four digits`() {
    let bytes = HiddenCharacter.escaped(inJSON: "\"a\u{E0041}\u{2060}\"".utf8)
    #expect(String(decoding: bytes, as: UTF8.self) == "\"a\\udb40\\udc41\\u2060\"")
  }

  @Test func `is an escape that shells read`() {
    #expect(ShellText.quoted("a\u{E0041}\u{AD}b") == "$'a\\U000e0041\\u00adb'")
  }
}
