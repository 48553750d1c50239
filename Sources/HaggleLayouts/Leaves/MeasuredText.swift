/// A string as the advances of its characters, ready to be broken into lines of any width.
struct MeasuredText {
  private let paragraphs: [[Word]]

  init(_ string: String, _ metrics: TextMetrics) {
    paragraphs = string.split(separator: "\n", omittingEmptySubsequences: false).map {
      MeasuredText.words(of: $0, metrics)
    }
  }

  /// The widths of the lines that fit into `width`, trailing spaces left out; ∞ breaks nothing but
  /// paragraphs.
  func lines(in width: CGFloat) -> [CGFloat] {
    var breaker = LineBreaker(width: width)
    for words in paragraphs { breaker.append(paragraph: words) }
    return breaker.lines
  }

  /// A word with the spaces that follow it, in points.
  struct Word {
    let letters: [CGFloat]
    let width: CGFloat
    let spaces: [CGFloat]
  }

  private static func words(of paragraph: Substring, _ metrics: TextMetrics) -> [Word] {
    var words: [Word] = []
    var rest = paragraph
    while !rest.isEmpty {
      let letters = rest.prefix { $0 != " " }.map(metrics.advance)
      let spaces = rest.dropFirst(letters.count).prefix { $0 == " " }.map(metrics.advance)
      words.append(Word(letters: letters, width: letters.reduce(0, +), spaces: spaces))
      rest = rest.dropFirst(letters.count + spaces.count)
    }
    return words
  }
}

/// Fills lines greedily: after spaces, or inside a word that is longer than a line.
private struct LineBreaker {
  /// In points.
  let width: CGFloat
  private(set) var lines: [CGFloat] = []
  private var length: CGFloat = 0
  /// Spaces at the end of a line do not count until more follows.
  private var spaces: CGFloat = 0
  private var isEmpty = true

  init(width: CGFloat) { self.width = width }

  mutating func append(paragraph words: [MeasuredText.Word]) {
    if words.isEmpty { lines.append(0) }
    for word in words { append(word) }
    if !isEmpty { close() }
  }

  private mutating func append(_ word: MeasuredText.Word) {
    if !isEmpty, !fits(length + spaces + word.width) { close() }
    if fits(length + spaces + word.width) {
      extend(by: word.width)
    } else {
      for letter in word.letters { append(letter) }
    }
    for space in word.spaces { append(space: space) }
  }

  /// Within a word too long for a line: at least one character to a line.
  private mutating func append(_ letter: CGFloat) {
    if !isEmpty, !fits(length + letter) { close() }
    extend(by: letter)
  }

  /// A space hangs at the line's end, unless the line cannot hold even one character.
  private mutating func append(space: CGFloat) {
    if fits(space) {
      spaces += space
    } else {
      close()
    }
    isEmpty = false
  }

  private mutating func extend(by advance: CGFloat) {
    length += spaces + advance
    (spaces, isEmpty) = (0, false)
  }

  private mutating func close() {
    lines.append(length)
    (length, spaces, isEmpty) = (0, 0, true)
  }

  /// Whether so much fits; sums of decimals may be off by a hair.
  private func fits(_ length: CGFloat) -> Bool { length <= width + 1e-6 }
}
