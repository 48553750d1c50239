/// A text: wraps greedily, gives up lines under height pressure, is as wide as its widest line.
///
/// Rules: layout semantics §1, "Fixed-metric model". A text never reports more than a finite width
/// that it was proposed, as it can always break by character.
public struct TextLayout: BuiltInLayout {
  private let string: String
  private let lineLimit: Int?
  private let reservedLines: Int

  /// - Parameters:
  ///   - lineLimit: the most lines that it takes; nil for any number.
  ///   - reservedLines: the lines whose height it takes at least.
  public init(_ string: String, lineLimit: Int? = nil, reservedLines: Int = 0) {
    self.string = string
    self.lineLimit = lineLimit
    self.reservedLines = reservedLines
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let metrics = subviews.context.text
    if let measured = metrics.measured[string] {
      return CGSize(
        width: min(max(proposal.width ?? .infinity, 0), measured.width), height: measured.height)
    }
    return wrapped(to: proposal, metrics)
  }

  private func wrapped(to proposal: ProposedViewSize, _ metrics: TextMetrics) -> CGSize {
    let available = max(proposal.width ?? .infinity, 0)
    let lines = LineBreaker(metrics: metrics, width: available).lines(of: string)
    let kept = max(reservedLines, min(lines.count, lineCapacity(proposal.height, metrics)))
    return CGSize(
      width: min(available, lines.max() ?? 0), height: CGFloat(kept) * metrics.lineHeight)
  }

  /// How many lines fit: at least one, at most the line limit.
  private func lineCapacity(_ height: CGFloat?, _ metrics: TextMetrics) -> Int {
    let limit = max(lineLimit ?? .max, 1)
    guard let height, height.isFinite else { return limit }
    let fitting = (height / metrics.lineHeight).rounded(.down)
    return min(limit, max(1, fitting < 1e9 ? Int(max(fitting, 0)) : .max))
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}

  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    var spacing = ViewSpacing()
    for edge in [Edge.top, .bottom] {
      spacing[edge] = .init(isPlain: false, text: subviews.context.text.spacing)
    }
    return spacing
  }

  public var setsGuides: Bool { true }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    let metrics = subviews.context.text
    switch guide {
    case .firstTextBaseline: return metrics.ascent
    case .lastTextBaseline: return bounds.height - metrics.lineHeight + metrics.ascent
    default: return nil
    }
  }
}

/// Breaks a string into lines and measures them.
struct LineBreaker {
  let metrics: TextMetrics
  /// In points; ∞ breaks nothing but paragraphs.
  let width: CGFloat

  /// The widths of the lines, trailing spaces left out.
  func lines(of string: String) -> [CGFloat] {
    string.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      lines(ofParagraph: $0)
    }
  }

  private func lines(ofParagraph text: Substring) -> [CGFloat] {
    if text.isEmpty { return [0] }
    var line = OpenLine()
    for word in words(of: text) { append(word, to: &line) }
    return line.finished
  }

  /// Words with the spaces that follow them.
  private func words(of text: Substring) -> [Substring] {
    var words: [Substring] = []
    var rest = text
    while !rest.isEmpty {
      let letters = rest.prefix { $0 != " " }
      let spaces = rest.dropFirst(letters.count).prefix { $0 == " " }
      words.append(rest[letters.startIndex..<spaces.endIndex])
      rest = rest[spaces.endIndex...]
    }
    return words
  }

  /// The lines so far and the one being filled; spaces at its end do not count until more follows.
  private struct OpenLine {
    var closed: [CGFloat] = []
    var width: CGFloat = 0
    var spaces: CGFloat = 0
    var isEmpty = true

    var finished: [CGFloat] { isEmpty ? closed : closed + [width] }

    mutating func close() {
      closed.append(width)
      (width, spaces, isEmpty) = (0, 0, true)
    }

    mutating func extend(by advance: CGFloat) {
      width += spaces + advance
      (spaces, isEmpty) = (0, false)
    }
  }

  private func append(_ word: Substring, to line: inout OpenLine) {
    let letters = word.prefix { $0 != " " }
    let needed = letters.reduce(0) { $0 + metrics.advance($1) }
    if !line.isEmpty, !fits(line.width + line.spaces + needed) { line.close() }
    if fits(line.width + line.spaces + needed) {
      line.extend(by: needed)
    } else {
      for letter in letters { append(letter, to: &line) }
    }
    for space in word.dropFirst(letters.count) { appendSpace(space, to: &line) }
  }

  /// Within a word too long for a line: at least one character to a line.
  private func append(_ letter: Character, to line: inout OpenLine) {
    let advance = metrics.advance(letter)
    if !line.isEmpty, !fits(line.width + advance) { line.close() }
    line.extend(by: advance)
  }

  /// A space hangs at the line's end, unless the line cannot hold even one character.
  private func appendSpace(_ space: Character, to line: inout OpenLine) {
    let advance = metrics.advance(space)
    guard fits(advance) else {
      line.close()
      line.isEmpty = false
      return
    }
    line.spaces += advance
    line.isEmpty = false
  }

  /// Whether so much fits; sums of decimals may be off by a hair.
  private func fits(_ length: CGFloat) -> Bool { length <= width + 1e-6 }
}
