/// Distinguishes prose from code: three plain words in a row without a keyword never occur in
/// Swift, nor do headings, images and rules of Markdown.
struct ProseLine {
  private let bytes: [UInt8]
  private let keywords: KeywordTable
  private let end: Int
  private var position: Int
  /// The number of consecutive plain words.
  private var run = 0
  private var runHasIdeographs = false

  /// - Parameter start: where the line's first character is.
  init(_ bytes: [UInt8], from start: Int, keywords: KeywordTable) {
    self.bytes = bytes
    self.keywords = keywords
    position = start
    var end = start
    while end < bytes.count, bytes[end] != 10, bytes[end] != 13 { end += 1 }
    self.end = end
  }

  /// Whether it is prose; to be asked once.
  mutating func isProse() -> Bool { isMarkup || readsAsProse() }

  private mutating func readsAsProse() -> Bool {
    skipMarker()
    guard position < end, beginsWord(bytes[position]) else { return false }
    var isFirst = true
    var words = 0
    while let chunk = nextChunk() {
      guard let word = word(in: chunk) else { return false }
      if !word.isPlain, isFirst { return false }
      if word.endsSentence || isLonely(chunk, word) { return true }
      count(word)
      if run >= 3 || (run >= 2 && runHasIdeographs) { return true }
      if word.separates { run = 0 }
      words = word.isPlain ? words + 1 : .min
      isFirst = false
    }
    return words >= 3 && endsWithFullStop
  }

  private var endsWithFullStop: Bool {
    var last = end - 1
    while last > 0, bytes[last] <= 32 { last -= 1 }
    return bytes[last] == UInt8(ascii: ".") && bytes[last - 1] != UInt8(ascii: ".")
  }

  // MARK: - Words

  private struct Word {
    /// Only letters, with apostrophes or hyphens inside and punctuation at the end.
    var isPlain = true
    var isKeyword = false
    /// Followed by a comma or colon: the next word may be an element of a list.
    var separates = false
    var ideographs = 0
    /// Whether it contains Chinese or Japanese punctuation.
    var endsSentence = false
  }

  private mutating func count(_ word: Word) {
    guard word.isPlain, !word.isKeyword else {
      run = 0
      return
    }
    if run == 0 { runHasIdeographs = false }
    run += 1
    if word.ideographs > 0 { runHasIdeographs = true }
  }

  /// A whole line of ideographs without spaces, longer than a name alone on a line.
  private func isLonely(_ chunk: Range<Int>, _ word: Word) -> Bool {
    word.isPlain && word.ideographs >= 6 && run == 0 && chunk.upperBound == end
  }

  private mutating func nextChunk() -> Range<Int>? {
    while position < end, bytes[position] <= 32 { position += 1 }
    guard position < end else { return nil }
    let start = position
    while position < end, bytes[position] > 32 { position += 1 }
    return start..<position
  }

  /// Classifies a piece without spaces; nil if nothing after it can count as prose.
  private func word(in chunk: Range<Int>) -> Word? {
    var word = Word()
    word.isPlain = beginsWord(bytes[chunk.lowerBound])
    var isQuoted = false
    var index = chunk.lowerBound
    while index < chunk.upperBound {
      let byte = bytes[index]
      if Self.endsSearch(byte) || beginsComment(index, chunk) { return nil }
      if byte == UInt8(ascii: "`") { isQuoted.toggle() }
      index = read(index, into: &word, chunk)
    }
    if isQuoted { return nil }
    if word.isPlain { word.isKeyword = isKeyword(chunk) }
    return word
  }

  private func read(_ index: Int, into word: inout Word, _ chunk: Range<Int>) -> Int {
    let byte = bytes[index]
    if byte >= 128 { return readScalar(index, into: &word) }
    let isInside = index > chunk.lowerBound && index + 1 < chunk.upperBound
    switch byte {
    case UInt8(ascii: "'"), UInt8(ascii: "-"):
      if !isInside { word.isPlain = false }
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"):
      word.separates = true
      if isInside { word.isPlain = false }
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"):
      if isInside { word.isPlain = false }
    default:
      if !CharacterClasses.isIdentifierHead(byte) { word.isPlain = false }
    }
    return index + 1
  }

  private func readScalar(_ index: Int, into word: inout Word) -> Int {
    let (value, length) = Lexer.scalar(in: bytes, at: index)
    switch value {
    case 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF: word.ideographs += 1
    case 0x3001, 0x3002, 0xFF01, 0xFF08, 0xFF09, 0xFF0C, 0xFF1A, 0xFF1B, 0xFF1F:
      word.endsSentence = word.ideographs > 0
    case 0x2018, 0x2019: break
    default: if !CharacterClasses.isIdentifier(value) { word.isPlain = false }
    }
    return index + length
  }

  private func isKeyword(_ chunk: Range<Int>) -> Bool {
    var end = chunk.lowerBound
    while end < chunk.upperBound, CharacterClasses.isIdentifierHead(bytes[end]) { end += 1 }
    return !Self.onlyInBrackets.contains(keywords.keyword(bytes, in: chunk.lowerBound..<end))
  }

  /// Keywords that are never next to a name; other names count as plain words.
  private static let onlyInBrackets: KeywordSet = [
    .none, .of, .get, .set, .read, .modify, .borrow, .mutate, .copy,
  ]

  private func beginsWord(_ byte: UInt8) -> Bool {
    byte >= 128 || CharacterClasses.isIdentifierHead(byte)
  }

  /// The beginning of a string, a comment, a block or a value.
  private static func endsSearch(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "="),
      UInt8(ascii: "\\"), UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: "<"):
      true
    default: false
    }
  }

  private func beginsComment(_ index: Int, _ chunk: Range<Int>) -> Bool {
    guard bytes[index] == UInt8(ascii: "/") else { return false }
    if index == chunk.lowerBound { return true }
    let next = index + 1 < chunk.upperBound ? bytes[index + 1] : 0
    return next == UInt8(ascii: "/") || next == UInt8(ascii: "*")
  }

  // MARK: - Markup

  /// `- `, `* `, `1. ` before a list item.
  private mutating func skipMarker() {
    var index = position
    while index < end, CharacterClasses.isDigit(bytes[index]) { index += 1 }
    let isNumber = index > position
    guard index + 1 < end, bytes[index + 1] == 32, isMarker(bytes[index], isNumber: isNumber) else {
      return
    }
    position = index + 2
    while position < end, bytes[position] == 32 { position += 1 }
  }

  /// Whether a byte ends a number of a list, or begins an item of another one.
  private func isMarker(_ byte: UInt8, isNumber: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: ")"): isNumber
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: ">"), UInt8(ascii: "+"): !isNumber
    default: false
    }
  }

  /// A heading, an image, a link on a line of its own, or a rule.
  private var isMarkup: Bool {
    switch bytes[position] {
    case UInt8(ascii: "#"):
      let level = bytes[position..<end].prefix { $0 == UInt8(ascii: "#") }.count
      return position + level < end && bytes[position + level] == 32
    case UInt8(ascii: "!") where position + 1 < end && bytes[position + 1] == UInt8(ascii: "["):
      return contains("](")
    case UInt8(ascii: "["): return contains("](http")
    case UInt8(ascii: "-"), UInt8(ascii: "="), UInt8(ascii: "*"), UInt8(ascii: "_"):
      let line = bytes[position..<end].trimmedOfSpaces
      return line.count >= 3 && line.allSatisfy { $0 == line.first }
    case UInt8(ascii: "$"): return position + 1 < end && bytes[position + 1] == 32
    default: return false
    }
  }

  private func contains(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      guard position + text.count <= end else { return false }
      return (position...(end - text.count)).contains { start in
        bytes[start..<start + text.count].elementsEqual(text)
      }
    }
  }
}

extension ArraySlice<UInt8> {
  var trimmedOfSpaces: ArraySlice<UInt8> {
    var slice = drop { $0 <= 32 }
    while let last = slice.last, last <= 32 { slice.removeLast() }
    return slice
  }
}
