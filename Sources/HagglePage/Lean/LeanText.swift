/// A script or style as the page carries it: without the comments that stand on lines of their own,
/// without indentation and empty lines. A third of its size goes, and no line changes its meaning.
///
/// What it is given has no text that runs over several lines.
enum LeanText {
  static func lean(_ text: [UInt8]) -> [UInt8] {
    var lean: [UInt8] = []
    lean.reserveCapacity(text.count)
    var isInComment = false
    for line in text.split(separator: UInt8(ascii: "\n")) {
      let words = line.drop { $0 == UInt8(ascii: " ") }
      let begins = words.starts(with: "/*".utf8)
      isInComment = isInComment || begins
      if isInComment {
        isInComment = !ends(words, with: "*/")
      } else if !words.isEmpty, !words.starts(with: "//".utf8) {
        lean += words + [UInt8(ascii: "\n")]
      }
    }
    return lean
  }

  private static func ends(_ line: ArraySlice<UInt8>, with end: String) -> Bool {
    line.suffix(end.utf8.count).elementsEqual(end.utf8)
  }
}
