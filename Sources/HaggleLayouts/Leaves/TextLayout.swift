package import Foundation

/// A text: wraps greedily, drops lines if the height is too small, and is as wide as its widest
/// line.
///
/// Rules: NEGOTIATION §5. A text never exceeds a finite proposed width, because it can break at any
/// character.
package struct TextLayout: LeafLayout {
  let runs: [TextRun]
  let limits: TextLimits
  /// The string in the source, for which a size can also be stated.
  let written: String?
  package let roles: NodeRoles

  /// - Parameters:
  ///   - lineLimit: the maximum number of lines; nil for no limit.
  ///   - reservedLines: the number of lines whose height it takes at least.
  package init(_ string: String, lineLimit: Int? = nil, reservedLines: Int = 0) {
    var limits = TextLimits()
    (limits.most, limits.reserved) = (lineLimit, reservedLines)
    self.init([TextRun(string)], limits)
  }

  /// - Parameter stated: the edge at which its lines begin or end, where one is stated, both where
  ///   they are centred; and that its limit of lines is stated around it.
  package init(
    _ runs: [TextRun], _ limits: TextLimits, written: String? = nil, stated: NodeRoles = []
  ) {
    let isEnlarged = runs.contains { $0.font.typeSize.isForAccessibility }
    roles = stated.union(isEnlarged ? [.text, .enlarged] : [.text])
    self.runs = runs
    self.limits = limits
    self.written = written
  }

  /// Characters are measured once, also for equal texts; a question only breaks them into lines.
  package func makeCache(subviews: Subviews) -> TextMemory {
    subviews.textMemory(for: TextKey(self)) { memory(in: subviews.context) }
  }

  private func memory(in context: LayoutContext) -> TextMemory {
    // The line height is that of the text's largest font.
    let lines = (runs.isEmpty ? [TextRun("")] : runs).map { context.line(of: $0.font) }
    let line = lines.max { $0.height < $1.height } ?? LineMetric(height: 0)
    let own = context.text.spacing ?? context.line(of: runs.first?.font ?? TextFont()).spacing
    var spacing = ViewSpacing()
    for edge in [Edge.top, .bottom] { spacing[edge] = .init(isPlain: false, text: own) }
    if let stated = stated(context.text.measured) {
      return TextMemory(line: line, spacing: spacing, content: .stated(stated))
    }
    let words = MeasuredText(runs) { CharacterRuler($0, context) }
    let fitting = TextFitting(words: words, line: line, limits: limits)
    return TextMemory(line: line, spacing: spacing, content: .words(fitting))
  }

  /// The size that a scenario states.
  private func stated(_ sizes: [String: CGSize]) -> CGSize? {
    sizes.isEmpty ? nil : sizes[string] ?? written.flatMap { sizes[$0] }
  }

  /// Its characters.
  package var string: String { runs.map(\.string).joined() }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout TextMemory
  ) -> CGSize {
    let answer = answer(to: proposal, &cache)
    explain(answer, subviews)
    return answer.size
  }

  private func answer(to proposal: ProposedViewSize, _ memory: inout TextMemory) -> TextAnswer {
    if let (known, answer) = memory.last, known == proposal { return answer }
    let answer =
      switch memory.content {
      case .stated(let size): TextAnswer(stated: size, limits, memory.line, proposal)
      case .words(let fitting): TextAnswer(fitting.fit(proposal), fitting, proposal)
      }
    memory.last = (proposal, answer)
    return answer
  }

  /// A text has the vertical distances of its first font, unless they are stated.
  package func spacing(subviews: Subviews, cache: inout TextMemory) -> ViewSpacing {
    cache.spacing
  }

  package var setsGuides: Bool { true }

  /// The baselines of the first line, and of the last line that is not only reserved.
  package func guide(
    _ key: AlignmentKey, in bounds: CGRect, for proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout TextMemory
  ) -> CGFloat? {
    switch key {
    case VerticalAlignment.firstTextBaseline.key: answer(to: proposal, &cache).firstBaseline
    case VerticalAlignment.lastTextBaseline.key: answer(to: proposal, &cache).lastBaseline
    default: nil
    }
  }
}

extension TextLayout {
  /// Whether it may have only so many lines.
  package var limitsLines: Bool { limits.most != nil }

  /// The least width at which no word is broken, in points.
  package func longestWord(in context: LayoutContext) -> CGFloat {
    let words = runs.flatMap { run in
      run.string.split(whereSeparator: \.isWhitespace).map { word in
        word.reduce(0) { $0 + context.advance($1, in: run.font) }
      }
    }
    return words.max() ?? 0
  }
}
