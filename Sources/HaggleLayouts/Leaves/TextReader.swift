import Foundation

/// Groups characters into words and paragraphs.
struct TextReader {
  private(set) var advances: [CGFloat] = []
  private(set) var isSpace: [Bool] = []
  private(set) var paragraphs: [MeasuredText.Paragraph] = []
  private var open = MeasuredText.Paragraph()
  /// Where letters are followed by what joins them to others.
  private var joints: Set<Int> = []
  private var isLetter = false
  /// Whether the last character is one that a line may end after.
  private var mayBreak = true

  mutating func append(_ string: String, _ ruler: CharacterRuler) {
    let bytes = string.utf8
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
    let startsWord = open.words.isEmpty || mayBreak || (letter.isWide && !letter.isBlank)
    let index = advances.count
    advances.append(advance)
    isSpace.append(letter.isBlank)
    if letter.isBlank {
      appendSpace(at: index)
    } else if startsWord {
      open.words.append(
        .init(letters: index..<index + 1, spaces: index + 1..<index + 1, width: advance))
    } else {
      extendWord(to: index, by: advance)
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

  private mutating func appendSpace(at index: Int) {
    if open.words.isEmpty {
      open.words.append(.init(letters: index..<index, spaces: index..<index, width: 0))
    }
    let last = open.words.count - 1
    open.words[last].spaces = open.words[last].spaces.lowerBound..<index + 1
  }

  private mutating func extendWord(to index: Int, by advance: CGFloat) {
    let last = open.words.count - 1
    open.words[last].letters = open.words[last].letters.lowerBound..<index + 1
    open.words[last].spaces = index + 1..<index + 1
    open.words[last].width += advance
  }

  /// Ends the paragraph.
  mutating func close() {
    open.end = advances.count
    paragraphs.append(open)
    (open, mayBreak) = (MeasuredText.Paragraph(), true)
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
