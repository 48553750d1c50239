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

  /// The letters are measured once; a question only breaks them into lines.
  public func makeCache(subviews: Subviews) -> TextMemory {
    let metrics = subviews.context.text
    return TextMemory(
      measured: metrics.measured[string],
      words: metrics.measured[string] == nil ? MeasuredText(string, metrics) : nil)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout TextMemory
  ) -> CGSize {
    let available = max(proposal.width ?? .infinity, 0)
    if let measured = cache.measured {
      return CGSize(width: min(available, measured.width), height: measured.height)
    }
    let lines = cache.words?.lines(in: available) ?? []
    let metrics = subviews.context.text
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
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout TextMemory
  ) {}

  public func spacing(subviews: Subviews, cache: inout TextMemory) -> ViewSpacing {
    var spacing = ViewSpacing()
    for edge in [Edge.top, .bottom] {
      spacing[edge] = .init(isPlain: false, text: subviews.context.text.spacing)
    }
    return spacing
  }

  public var setsGuides: Bool { true }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout TextMemory
  ) -> CGFloat? {
    let metrics = subviews.context.text
    switch guide {
    case .firstTextBaseline: return metrics.ascent
    case .lastTextBaseline: return bounds.height - metrics.lineHeight + metrics.ascent
    default: return nil
    }
  }
}

/// What a text knows of its string: its stated size, or its measured words.
public struct TextMemory {
  let measured: CGSize?
  let words: MeasuredText?
}
