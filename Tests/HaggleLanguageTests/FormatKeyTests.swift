import HaggleLanguage
import Testing

@Suite struct `A key with format specifiers` {
  @Test(arguments: [
    ("%lld of %lld files", ["", " of ", " files"]), ("%2$@ – %1$.1f km", ["", " – ", " km"]),
    ("100%% of %@", ["100% of ", ""]), ("a %-8hhu b", ["a ", " b"]),
    ("+%+05.2f %#x", ["+", " ", ""]), ("%12$ld m", ["", " m"]),
    ("50 % done, %zd left", ["50 % done, ", " left"]),
  ])
  func `is cut at them`(key: String, parts: [String]) {
    #expect(FormatKey(key)?.parts == parts)
  }

  @Test(arguments: [
    "plain", "50 % done", "100 %", "%@", "%5.d m", "%0$@ m", "%123$@ m", "%k m", "%", "%\u{301}@ m",
  ])
  func `is none without one, or of nothing else`(key: String) {
    #expect(FormatKey(key) == nil)
  }

  @Test(arguments: [
    ("%2$@ before %1$@", ["a", "b"], "b before a"), ("%@, %@", ["a", "b"], "a, b"),
    ("%3$@ of %@", ["a"], " of "), ("%1$@%%", ["9"], "9%"),
  ])
  func `takes values in their places`(words: String, values: [String], text: String) {
    #expect(FormatKey.filled(words, with: values) == text)
  }
}
