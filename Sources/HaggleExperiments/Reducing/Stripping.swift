import HaggleScenarios
import HaggleSyntax

/// Everything in a text besides its code and directives.
struct Stripping {
  /// The text as it is parsed: the prefixes of pasted listings count as white space.
  let source: SourceText
  /// The rewritings that remove it.
  let rewritings: [Rewriting]
  /// The directives, for the beginning of the text.
  let heading: [Rewriting.Piece]

  init(_ original: SourceText) {
    let tree = SyntaxTree.parse(original)
    source =
      tree.bytes == original.bytes
      ? original
      : SourceText(String(decoding: tree.bytes, as: UTF8.self), name: original.name)
    let bytes = source.bytes
    var kept = tree.topLevel.map { tree[$0].span }
    var gone: [SourceSpan] = []
    for comment in tree.comments {
      let isStated = Directives.states(comment, in: original)
      if isStated { kept.append(comment) } else { gone.append(comment) }
    }
    let stated = kept[tree.topLevel.count...]
    let nonBlank = NonBlankBytes(bytes)
    for gap in Self.gaps(kept, until: bytes.count) where nonBlank[gap] > 0 { gone.append(gap) }
    rewritings = Self.joined(gone + stated).map { Rewriting(replacing: $0, by: "\n") }
    heading = stated.flatMap { [.kept($0), .new("\n")] }
  }

  /// The gaps between ranges.
  private static func gaps(_ spans: [SourceSpan], until end: Int) -> [SourceSpan] {
    var gaps: [SourceSpan] = []
    var next = 0
    for span in spans.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if span.lowerBound > next { gaps.append(next..<span.lowerBound) }
      next = max(next, span.upperBound)
    }
    return next < end ? gaps + [next..<end] : gaps
  }

  /// The ranges, with touching or overlapping ones merged.
  private static func joined(_ spans: [SourceSpan]) -> [SourceSpan] {
    var joined: [SourceSpan] = []
    for span in spans.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, last.upperBound >= span.lowerBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, span.upperBound)
      } else {
        joined.append(span)
      }
    }
    return joined
  }
}
