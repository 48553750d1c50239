import Foundation

/// Groups characters into words and paragraphs.
struct TextReader {
  private(set) var advances: [CGFloat] = []
  private(set) var isSpace: [Bool] = []
  private(set) var paragraphs: [MeasuredText.Paragraph] = []
  /// Of the paragraph that is read, but for the last one.
  private var words: [MeasuredText.Word] = []
  /// The last word of the paragraph that is read; nil before its first character.
  private var word: MeasuredText.Word?
  /// Where letters are followed by what joins them to others.
  private var joints: Set<Int> = []
  private var isLetter = false
  /// Whether the last character is one that a line may end after.
  private var mayBreak = true

  mutating func append(_ string: String, _ ruler: CharacterRuler) {
    let bytes = Array(string.utf8)
    advances.reserveCapacity(advances.count + bytes.count)
    isSpace.reserveCapacity(isSpace.count + bytes.count)
    guard bytes.allSatisfy({ $0 < 0x80 }) else {
      for character in string { append(Letter(character), ruler.advance(character)) }
      return
    }
    var previous: UInt8 = 0
    for byte in bytes {
      // Both together are one line end.
      if previous != 0x0D || byte != 0x0A {
        append(Letter(ascii: byte), ruler.advance(ascii: byte))
      }
      previous = byte
    }
  }

  private mutating func append(_ letter: Letter, _ advance: CGFloat) {
    if letter.isNewline { return close() }
    // Between East Asian characters lines may end anywhere.
    let startsWord = word == nil || mayBreak || letter.isWide
    let index = advances.count
    advances.append(advance)
    isSpace.append(letter.isBlank)
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
    isLetter = letter.isAlphabetic
    mayBreak = letter.isBlank || letter.isWide
  }

  /// Punctuation at the end of a word joins nothing.
  var longestWord: CGFloat {
    let words = paragraphs.lazy.flatMap(\.words).filter { [joints] word in
      joints.isEmpty || !word.letters.dropLast().contains(where: joints.contains)
    }
    return words.map(\.width).max() ?? 0
  }

  private mutating func begin(_ next: MeasuredText.Word?) {
    if let word { words.append(word) }
    word = next
  }

  /// Ends the paragraph.
  mutating func close() {
    begin(nil)
    paragraphs.append(MeasuredText.Paragraph(words: words, end: advances.count))
    (words, mayBreak) = ([], true)
  }
}

/// What a character is to a reader of words.
private struct Letter {
  let isNewline: Bool
  let isBlank: Bool
  let isWide: Bool
  let isAlphabetic: Bool
  /// Whether it joins the parts of a name.
  let isJoint: Bool

  init(_ character: Character) {
    let ascii = character.asciiValue.map { Letter(ascii: $0) }
    isNewline = ascii?.isNewline ?? character.isNewline
    isBlank = ascii?.isBlank ?? false
    isWide = character.isWide
    isAlphabetic = ascii?.isAlphabetic ?? character.isLetter
    isJoint = ascii?.isJoint ?? false
  }

  init(ascii: UInt8) {
    isNewline = (0x0A...0x0D).contains(ascii)
    isBlank = ascii == UInt8(ascii: " ")
    isWide = false
    // Small letters differ from capital ones in one bit.
    isAlphabetic = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(ascii | 0x20)
    isJoint =
      switch ascii {
      case UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "_"), UInt8(ascii: "-"): true
      case UInt8(ascii: "@"), UInt8(ascii: ":"): true
      default: false
      }
  }
}
