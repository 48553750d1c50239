import Foundation

/// Breaks lines greedily: after spaces, or inside a word that is longer than a line.
///
/// The letters are passed on rather than held, which counts no references.
struct LineBreaker {
  private(set) var lines: [MeasuredText.Line] = []
  /// The available width, in points; sums of decimals may be slightly off.
  private let limit: CGFloat
  private var length: CGFloat = 0
  /// Trailing spaces only count if more text follows.
  private var spaces: CGFloat = 0
  private var isEmpty = true
  private var start = 0
  private var paragraph = 0

  /// - Parameters:
  ///   - width: the available width, in points.
  ///   - count: how many lines are expected.
  init(width: CGFloat, reserving count: Int) {
    limit = width + 1e-6
    lines.reserveCapacity(count)
  }

  mutating func append(_ paragraph: Int, of text: MeasuredText) {
    self.paragraph = paragraph
    let (words, letters) = (text.words, text.letters)
    let (range, end) = (text.paragraphs[paragraph].words, text.paragraphs[paragraph].end)
    start = range.isEmpty ? end : words[range.lowerBound].letters.lowerBound
    if range.isEmpty { close(before: start) }
    for index in range { append(words[index], letters) }
    if !isEmpty { close(before: end) }
  }

  private mutating func append(_ word: MeasuredText.Word, _ letters: [MeasuredText.Letter]) {
    if !isEmpty, length + spaces + word.width > limit { close(before: word.letters.lowerBound) }
    if length + spaces + word.width <= limit {
      extend(by: word.width)
    } else {
      for index in word.letters { append(letter: index, letters[index].advance) }
    }
    for index in word.spaces { append(space: index, letters[index].advance) }
  }

  /// Breaks a word that is too long for a line: at least one character per line.
  private mutating func append(letter index: Int, _ advance: CGFloat) {
    if !isEmpty, length + advance > limit { close(before: index) }
    extend(by: advance)
  }

  /// A trailing space does not count, unless the line cannot hold even one character.
  private mutating func append(space index: Int, _ advance: CGFloat) {
    if advance <= limit {
      spaces += advance
    } else {
      close(before: index + 1)
    }
    isEmpty = false
  }

  private mutating func extend(by advance: CGFloat) {
    length += spaces + advance
    (spaces, isEmpty) = (0, false)
  }

  /// Ends the line; the next starts at the given character.
  private mutating func close(before next: Int) {
    lines.append(.init(width: length, start: start, paragraph: paragraph))
    (length, spaces, isEmpty, start) = (0, 0, true, next)
  }
}
