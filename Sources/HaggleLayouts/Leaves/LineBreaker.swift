import Foundation

/// Breaks lines greedily: after spaces, or inside a word that is longer than a line.
struct LineBreaker {
  let text: MeasuredText
  /// The available width, in points.
  let width: CGFloat
  private(set) var lines: [MeasuredText.Line] = []
  private var length: CGFloat = 0
  /// Trailing spaces only count if more text follows.
  private var spaces: CGFloat = 0
  private var isEmpty = true
  private var start = 0
  private var paragraph = 0

  init(text: MeasuredText, width: CGFloat) {
    self.text = text
    self.width = width
  }

  mutating func append(_ paragraph: Int) {
    self.paragraph = paragraph
    let words = text.words[text.paragraphs[paragraph].words]
    start = words.first?.letters.lowerBound ?? text.paragraphs[paragraph].end
    if words.isEmpty { close(before: start) }
    for word in words { append(word) }
    if !isEmpty { close(before: text.paragraphs[paragraph].end) }
  }

  private mutating func append(_ word: MeasuredText.Word) {
    if !isEmpty, !fits(length + spaces + word.width) { close(before: word.letters.lowerBound) }
    if fits(length + spaces + word.width) {
      extend(by: word.width)
    } else {
      for letter in word.letters { append(letter: letter) }
    }
    for space in word.spaces { append(space: space) }
  }

  /// Breaks a word that is too long for a line: at least one character per line.
  private mutating func append(letter: Int) {
    if !isEmpty, !fits(length + text.letters[letter].advance) { close(before: letter) }
    extend(by: text.letters[letter].advance)
  }

  /// A trailing space does not count, unless the line cannot hold even one character.
  private mutating func append(space: Int) {
    if fits(text.letters[space].advance) {
      spaces += text.letters[space].advance
    } else {
      close(before: space + 1)
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

  /// Whether this length fits; sums of decimals may be slightly off.
  private func fits(_ length: CGFloat) -> Bool { length <= width + 1e-6 }
}
