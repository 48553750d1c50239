import Foundation

/// A string as the advances of its characters, ready to be broken into lines of any width.
struct MeasuredText {
  /// Of every character in order, line ends left out; in points.
  let advances: [CGFloat]
  let isSpace: [Bool]
  let paragraphs: [Paragraph]
  /// The width of what stands for a text that is cut.
  let ellipsis: CGFloat
  /// The width of the longest word, in points; names that are joined from parts, such as addresses
  /// and the keys of localized texts, are no words.
  let longest: CGFloat

  /// The text between two line ends.
  struct Paragraph {
    var words: [Word] = []
    /// Where its characters end in `advances`.
    var end = 0
  }

  /// Letters that stay together, with the spaces that follow them.
  struct Word {
    /// Where its letters and then its spaces lie in `advances`.
    var letters: Range<Int>
    var spaces: Range<Int>
    /// Of the letters, in points.
    var width: CGFloat
  }

  /// A line, trailing spaces left out.
  struct Line {
    var width: CGFloat
    /// Its first character in `advances`.
    var start: Int
    var paragraph: Int
  }

  /// - Parameter advance: the width of a character of the given run, in points.
  init(_ runs: [TextRun], advance: (Character, TextFont) -> CGFloat) {
    var reader = TextReader()
    for run in runs {
      for character in run.string {
        reader.append(character, character.isNewline ? 0 : advance(character, run.font))
      }
    }
    reader.close()
    (advances, isSpace) = (reader.advances, reader.isSpace)
    paragraphs = reader.paragraphs
    longest = reader.longestWord
    ellipsis = runs.first.map { advance("…", $0.font) } ?? 0
  }

  /// The lines that fit into `width`; ∞ breaks nothing but paragraphs.
  func lines(in width: CGFloat) -> [Line] {
    var breaker = LineBreaker(text: self, width: width)
    for paragraph in paragraphs.indices { breaker.append(paragraph) }
    return breaker.lines
  }

  /// The width of a line that stands for the rest of its paragraph: as many characters as fit
  /// beside an ellipsis, spaces before it dropped.
  ///
  /// Source: verified (NEGOTIATION §5).
  func cutWidth(of line: Line, in width: CGFloat) -> CGFloat {
    var (length, kept): (CGFloat, CGFloat) = (0, 0)
    for index in line.start..<max(line.start, paragraphs[line.paragraph].end) {
      length += advances[index]
      if length + ellipsis > width + 1e-6 { break }
      if !isSpace[index] { kept = length }
    }
    return kept + ellipsis
  }
}

/// Groups characters into words and paragraphs.
private struct TextReader {
  var advances: [CGFloat] = []
  var isSpace: [Bool] = []
  var paragraphs: [MeasuredText.Paragraph] = []
  private var open = MeasuredText.Paragraph()
  /// Where letters are followed by what joins them to others.
  private var joints: Set<Int> = []
  private var isLetter = false
  /// Whether the last character is one that a line may end after.
  private var mayBreak = true

  mutating func append(_ character: Character, _ advance: CGFloat) {
    if character.isNewline { return close() }
    let isBlank = character == " "
    // Between East Asian characters lines may end anywhere.
    let startsWord = open.words.isEmpty || mayBreak || (character.isWide && !isBlank)
    let index = advances.count
    advances.append(advance)
    isSpace.append(isBlank)
    if isBlank {
      appendSpace(at: index)
    } else if startsWord {
      open.words.append(
        .init(letters: index..<index + 1, spaces: index + 1..<index + 1, width: advance))
    } else {
      extendWord(to: index, by: advance)
    }
    if isLetter, Self.joining.contains(character) { joints.insert(index) }
    isLetter = character.isLetter
    mayBreak = isBlank || character.isWide
  }

  private static let joining: Set<Character> = [".", "/", "_", "-", "@", ":"]

  /// Punctuation at the end of a word joins nothing.
  var longestWord: CGFloat {
    let words = paragraphs.lazy.flatMap(\.words).filter { word in
      !word.letters.dropLast().contains(where: joints.contains)
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
