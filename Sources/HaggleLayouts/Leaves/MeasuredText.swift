import Foundation

/// A string as the advances of its characters, ready to be broken into lines of any width.
struct MeasuredText {
  /// Every character in order, line ends left out.
  let letters: [Letter]
  /// Those of all paragraphs.
  let words: [Word]
  let paragraphs: [Paragraph]
  /// The width of what stands for a text that is cut.
  let ellipsis: CGFloat
  /// The width of the longest word, in points; names that are joined from parts, such as addresses
  /// and the keys of localized texts, are no words.
  let longest: CGFloat

  struct Letter {
    /// In points.
    let advance: CGFloat
    let isSpace: Bool
  }

  /// The text between two line ends.
  struct Paragraph {
    /// Where its words lie among all.
    let words: Range<Int>
    /// Where its characters end in `letters`.
    let end: Int
  }

  /// Letters that stay together, with the spaces that follow them.
  struct Word {
    /// Where its letters and then its spaces lie among all letters.
    var letters: Range<Int>
    var spaces: Range<Int>
    /// Of the letters, in points.
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

  /// A line, trailing spaces left out.
  struct Line {
    var width: CGFloat
    /// Its first character in `letters`.
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
    ellipsis = runs.first.map { ruler($0.font).advance("…") } ?? 0
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
      length += letters[index].advance
      if length + ellipsis > width + 1e-6 { break }
      if !letters[index].isSpace { kept = length }
    }
    return kept + ellipsis
  }
}
