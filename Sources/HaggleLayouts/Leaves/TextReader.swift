import Foundation

/// Groups characters into words and paragraphs.
struct TextReader {
  private(set) var letters: [MeasuredText.Letter] = []
  private(set) var paragraphs: [MeasuredText.Paragraph] = []
  /// The words of all paragraphs, except for the last word of the current one.
  private(set) var words: [MeasuredText.Word] = []
  /// The index of the current paragraph's first word.
  private var firstWord = 0
  /// The last word of the current paragraph; nil before its first character.
  private var word: MeasuredText.Word?
  /// The letters that are followed by a joining character.
  private var joints: Set<Int> = []
  private var isLetter = false
  /// Whether a line may end after the last character.
  private var mayBreak = true
  /// Whether the last character is a hyphen behind a letter: a line may end there if another
  /// letter follows.
  private var isAfterHyphen = false

  mutating func append(_ string: String, _ ruler: CharacterRuler) {
    var string = string
    letters.reserveCapacity(letters.count + string.utf8.count)
    let isRead = string.withUTF8 { bytes in
      guard bytes.allSatisfy({ $0 < 0x80 }) else { return false }
      append(ascii: bytes, ruler)
      return true
    }
    if isRead { return }
    for character in string { append(Letter(character), ruler.advance(character)) }
  }

  private mutating func append(ascii bytes: UnsafeBufferPointer<UInt8>, _ ruler: CharacterRuler) {
    words.reserveCapacity(words.count + bytes.count { $0 == UInt8(ascii: " ") } + 1)
    var previous: UInt8 = 0
    for byte in bytes {
      // Both together are a single line end.
      if previous != 0x0D || byte != 0x0A {
        append(Letter(ascii: byte), ruler.advance(ascii: byte))
      }
      previous = byte
    }
  }

  private mutating func append(_ letter: Letter, _ advance: CGFloat) {
    if letter.isNewline { return close() }
    // Between East Asian characters a line may end anywhere.
    let startsWord =
      word == nil || mayBreak || letter.isWide || isAfterHyphen && letter.isAlphabetic
    let index = letters.count
    letters.append(MeasuredText.Letter(advance: advance, isSpace: letter.isBlank))
    if letter.isBlank {
      let start = word?.spaces.lowerBound ?? index
      if word == nil { begin(MeasuredText.Word(letters: index..<index, width: 0)) }
      word?.spaces = start..<index + 1
    } else if startsWord {
      begin(MeasuredText.Word(letters: index..<index + 1, width: advance))
    } else {
      word?.extend(to: index, by: advance)
    }
    if isLetter, letter.isJoint { joints.insert(index) }
    isAfterHyphen = isLetter && letter.isHyphen
    isLetter = letter.isAlphabetic
    mayBreak = letter.isBlank || letter.isWide
  }

  /// Punctuation at the end of a word does not join.
  var longestWord: CGFloat {
    words.reduce(0) { longest, word in
      let isName = !joints.isEmpty && word.letters.dropLast().contains(where: joints.contains)
      return isName ? longest : max(longest, word.width)
    }
  }

  private mutating func begin(_ next: MeasuredText.Word?) {
    if let word { words.append(word) }
    word = next
  }

  /// Ends the paragraph.
  mutating func close() {
    begin(nil)
    paragraphs.append(
      MeasuredText.Paragraph(words: firstWord..<words.count, end: letters.count))
    (firstWord, mayBreak, isAfterHyphen) = (words.count, true, false)
  }
}

/// The class of a character for finding words.
private struct Letter {
  let isNewline: Bool
  let isBlank: Bool
  let isWide: Bool
  let isAlphabetic: Bool
  /// Whether it joins the parts of a name.
  let isJoint: Bool
  let isHyphen: Bool

  init(_ character: Character) {
    let ascii = character.asciiValue.map { Letter(ascii: $0) }
    isNewline = ascii?.isNewline ?? character.isNewline
    isBlank = ascii?.isBlank ?? false
    isWide = character.isWide
    isAlphabetic = ascii?.isAlphabetic ?? character.isLetter
    isJoint = ascii?.isJoint ?? false
    isHyphen = ascii?.isHyphen ?? (character == "\u{2010}")
  }

  init(ascii: UInt8) {
    isNewline = (0x0A...0x0D).contains(ascii)
    isBlank = ascii == UInt8(ascii: " ")
    isWide = false
    // Small letters differ from capital ones in one bit.
    isAlphabetic = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(ascii | 0x20)
    isHyphen = ascii == UInt8(ascii: "-")
    isJoint =
      switch ascii {
      case UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "_"), UInt8(ascii: "-"): true
      case UInt8(ascii: "@"), UInt8(ascii: ":"): true
      default: false
      }
  }
}
