import Foundation

/// A string as character widths, ready to be broken into lines of any width.
struct MeasuredText {
  /// Every character in order, without line ends.
  let letters: [Letter]
  /// The words of all paragraphs.
  let words: [Word]
  let paragraphs: [Paragraph]
  /// The width of the ellipsis.
  let ellipsis: CGFloat
  /// The width of the longest word, in points, without joined names such as addresses and
  /// localization keys.
  let longest: CGFloat

  struct Letter {
    /// The width, in points.
    let advance: CGFloat
    let isSpace: Bool
  }

  /// The text between line ends.
  struct Paragraph {
    /// The range of its words in `words`.
    let words: Range<Int>
    /// The end of its characters in `letters`.
    let end: Int
  }

  /// Letters that are not separated, with the spaces that follow.
  struct Word {
    /// The ranges of its letters and of its trailing spaces in the text's `letters`.
    var letters: Range<Int>
    var spaces: Range<Int>
    /// The width of the letters, in points.
    var width: CGFloat

    init(letters: Range<Int>, width: CGFloat) {
      self.letters = letters
      self.width = width
      spaces = letters.upperBound..<letters.upperBound
    }

    mutating func extend(to index: Int, by advance: CGFloat) {
      letters = letters.lowerBound..<index + 1
      spaces = index + 1..<index + 1
      width += advance
    }
  }

  /// A line, without trailing spaces.
  struct Line {
    var width: CGFloat
    /// The index of its first character in `letters`.
    var start: Int
    var paragraph: Int
  }

  /// - Parameter ruler: measures the characters of a font.
  init(_ runs: [TextRun], ruler: (TextFont) -> CharacterRuler) {
    var reader = TextReader()
    for run in runs { reader.append(run.string, ruler(run.font)) }
    reader.close()
    (letters, words, paragraphs) = (reader.letters, reader.words, reader.paragraphs)
    longest = reader.longestWord
    ellipsis = runs.first.map { ruler($0.font).ellipsis } ?? 0
  }

  /// The lines that fit into `width`; ∞ only breaks paragraphs.
  func lines(in width: CGFloat) -> [Line] {
    // Without any width each letter is a line.
    let count = width > 0 ? paragraphs.count : paragraphs.count + letters.count
    var breaker = LineBreaker(width: width, reserving: count)
    for paragraph in paragraphs.indices { breaker.append(paragraph, of: self) }
    return breaker.lines
  }

  /// The width of the truncated last line: as many characters as fit before an ellipsis, without
  /// spaces before it.
  ///
  /// Source: verified (NEGOTIATION §5).
  func cutWidth(of line: Line, in width: CGFloat) -> CGFloat {
    var (length, kept): (CGFloat, CGFloat) = (0, 0)
    for index in line.start..<max(line.start, paragraphs[line.paragraph].end) {
      length += letters[index].advance
      if length + ellipsis > width + 1e-6 { break }
      if !letters[index].isSpace { kept = length }
    }
    return kept + ellipsis
  }
}
