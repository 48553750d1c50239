/// The tracks of a lazy grid: its items divide a length, whatever the cells contain.
///
/// Source: verified (NEGOTIATION §15).
struct LazyTracks {
  /// The maximum number of tracks of all adaptive items, apart from one each.
  static let mostTracks = 10_000

  struct Track {
    let item: Int
    let length: CGFloat
    /// The gap before the track, in points; 0 for the first.
    let gap: CGFloat
    let alignment: Alignment?
  }

  private(set) var tracks: [Track] = []
  private(set) var steps: [Step] = []
  /// Whether more tracks would fit than were made.
  private(set) var isCut = false

  /// The result of one item, as computed.
  struct Step {
    let item: Int
    let rule: Reason.Rule
    let result: CGFloat
    let terms: [Reason.Term]
    var detail: Reason.Detail?
  }

  private let items: [GridItem]
  private var remaining: CGFloat
  private var itemsLeft: Int

  /// - Parameters:
  ///   - length: the length to divide, in points; nil uses fixed lengths, minimums and ideals.
  ///   - ideals: the ideal lengths of the first line's cells, used without a length to divide.
  init(_ items: [GridItem], in length: CGFloat?, ideals: [CGFloat] = []) {
    self.items = items
    itemsLeft = items.count { if case .fixed = $0.size { false } else { true } }
    let spacing = items.dropLast().reduce(0) { $0 + LazyTracks.spacing($1) }
    let fixed = items.reduce(0) {
      if case .fixed(let length) = $1.size { $0 + LazyTracks.clean(length) } else { $0 }
    }
    remaining = (length ?? 0) - spacing - fixed
    if let length { explainRemaining(length, spacing, fixed) }
    var gap: CGFloat = 0
    for (index, item) in items.enumerated() {
      let ideal = index < ideals.count ? ideals[index] : 0
      let lengths = length == nil ? idealLengths(item, ideal) : lengths(of: item, index)
      append(lengths, of: item, index, after: gap)
      gap = LazyTracks.spacing(item)
    }
  }

  private static func spacing(_ item: GridItem) -> CGFloat {
    item.spacing.map(clean) ?? ViewSpacing.plainDistance
  }

  /// Invalid lengths count as 0.
  private static func clean(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }

  private mutating func append(
    _ lengths: [CGFloat], of item: GridItem, _ index: Int, after gap: CGFloat
  ) {
    for (position, length) in lengths.enumerated() {
      tracks.append(
        Track(
          item: index, length: length, gap: position == 0 ? gap : LazyTracks.spacing(item),
          alignment: item.alignment))
    }
  }

  /// Step 6: without a length, an item takes its stated length; a flexible one the ideal of its
  /// first cell within its limits. Source: recorded (github.com/mburger89/MetalUI, LZ4).
  private func idealLengths(_ item: GridItem, _ ideal: CGFloat) -> [CGFloat] {
    switch item.size {
    case .fixed(let length): return [LazyTracks.clean(length)]
    case .adaptive(let minimum, _): return [LazyTracks.clean(minimum)]
    case .flexible(let minimum, let maximum):
      let least = LazyTracks.clean(minimum)
      return [min(max(LazyTracks.clean(ideal), least), max(maximum.or(.infinity), least))]
    }
  }

  private mutating func lengths(of item: GridItem, _ index: Int) -> [CGFloat] {
    switch item.size {
    case .fixed(let length):
      let length = LazyTracks.clean(length)
      steps.append(
        Step(item: index, rule: .fixed, result: length, terms: [.init(.plus, length)]))
      return [length]
    case .flexible(let minimum, let maximum):
      let least = LazyTracks.clean(minimum)
      let length = min(max(share(), least), max(maximum.or(.infinity), least))
      explainFlexible(index, length)
      pay(length)
      return [length]
    case .adaptive(let minimum, let maximum):
      let length = max(0, share())
      let fitting = self.count(in: length, minimum, LazyTracks.spacing(item))
      let count = min(fitting, max(Self.mostTracks - tracks.count, 1))
      if count < fitting { isCut = true }
      let each = self.each(of: length, count, maximum, LazyTracks.spacing(item))
      explainAdaptive(
        index, length, count: count, each: each, minimum: minimum, maximum: maximum,
        spacing: LazyTracks.spacing(item))
      pay(length)
      return Array(repeating: each, count: count)
    }
  }

  /// An equal part for each item that is not fixed; may be negative.
  private func share() -> CGFloat { remaining / CGFloat(itemsLeft) }

  /// The length taken by an item is gone, even if it exceeds the share; nothing is given back.
  private mutating func pay(_ length: CGFloat) {
    remaining = (remaining - length).or(remaining)
    itemsLeft -= 1
  }

  /// The number of tracks of the minimum length that fit, at least one.
  private func count(in length: CGFloat, _ minimum: CGFloat, _ spacing: CGFloat) -> Int {
    let fitting = ((length + spacing) / (LazyTracks.clean(minimum) + spacing)).rounded(.down)
    guard fitting.isFinite, length.isFinite else { return 1 }
    return Int(saturating: min(max(fitting, 1), CGFloat(Self.mostTracks + 1)))
  }

  private func each(
    of length: CGFloat, _ count: Int, _ maximum: CGFloat, _ spacing: CGFloat
  ) -> CGFloat {
    max(0, min((length - CGFloat(count - 1) * spacing) / CGFloat(count), maximum))
  }

  /// The tracks with their gaps, in points.
  var total: CGFloat { tracks.reduce(0) { $0 + $1.gap + $1.length } }
}

// MARK: - Reasons

extension LazyTracks {
  private mutating func explainRemaining(
    _ length: CGFloat, _ spacing: CGFloat, _ fixed: CGFloat
  ) {
    var terms: [Reason.Term] = [.init(.plus, length, .proposed), .init(.minus, spacing, .gaps)]
    if fixed != 0 { terms.append(.init(.minus, fixed, .fixedTracks)) }
    steps.append(Step(item: -1, rule: .remaining, result: remaining, terms: terms))
  }

  private var shareTerms: [Reason.Term] {
    [.init(.plus, remaining, .remaining), .init(.over, CGFloat(itemsLeft), .itemsLeft)]
  }

  private mutating func explainFlexible(
    _ item: Int, _ length: CGFloat
  ) {
    var terms = shareTerms
    if length > share() { terms.append(.init(.atLeast, length, .minimum)) }
    if length < share() { terms.append(.init(.atMost, length, .maximum)) }
    steps.append(Step(item: item, rule: .flexible, result: length, terms: terms))
  }

  private mutating func explainAdaptive(
    _ item: Int, _ length: CGFloat, count: Int, each: CGFloat, minimum: CGFloat,
    maximum: CGFloat, spacing: CGFloat
  ) {
    steps.append(
      Step(
        item: item, rule: .adaptive, result: length,
        terms: share() < 0 ? shareTerms + [.init(.atLeast, 0, .notNegative)] : shareTerms))
    steps.append(
      Step(
        item: item, rule: .minimum, result: minimum,
        terms: [.init(.plus, minimum, .declaredMinimum)]))
    guard length.isFinite else { return }
    var terms: [Reason.Term] = [
      .init(.plus, length, .itemLength),
      .init(.minus, CGFloat(count - 1) * spacing, .gaps),
      .init(.over, CGFloat(count), .fittingTracks),
    ]
    if each == maximum { terms.append(.init(.atMost, maximum, .maximum)) }
    if each == 0 { terms.append(.init(.atLeast, 0, .notNegative)) }
    steps.append(
      Step(item: item, rule: .tracks, result: each, terms: terms, detail: .least(minimum)))
  }
}
