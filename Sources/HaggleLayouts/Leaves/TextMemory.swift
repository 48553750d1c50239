/// The measurements of a string, and its last answer; a class because it is passed on at each
/// question and shared by equal texts.
package final class TextMemory {
  enum Content {
    /// The size stated in the scenario.
    case stated(CGSize)
    case words(TextFitting)
  }

  let line: LineMetric
  let spacing: ViewSpacing
  let content: Content
  @exclusivity(unchecked) var last: (ProposedViewSize, TextAnswer)?

  init(line: LineMetric, spacing: ViewSpacing, content: Content) {
    self.line = line
    self.spacing = spacing
    self.content = content
  }
}

/// Everything that determines the size of a text, except for the layout's settings.
struct TextKey: Hashable {
  private let runs: [TextRun]
  private let limits: TextLimits
  private let written: String?

  init(_ text: TextLayout) {
    runs = text.runs
    limits = text.limits
    written = text.written
  }

  /// Strings that are equal in Unicode may have characters of different widths.
  static func == (a: TextKey, b: TextKey) -> Bool {
    a.limits == b.limits && a.written == b.written
      && a.runs.elementsEqual(b.runs) {
        $0.font == $1.font && $0.string.utf8.elementsEqual($1.string.utf8)
      }
  }

  /// What differs most often: the rest would take longer to hash than to compare.
  func hash(into hasher: inout Hasher) {
    for run in runs {
      let bytes: Void? = run.string.utf8.withContiguousStorageIfAvailable {
        hasher.combine(bytes: UnsafeRawBufferPointer($0))
      }
      if bytes == nil { hasher.combine(run.string) }
      hasher.combine(run.font.tracking)
      if case .points(let points, _) = run.font.face { hasher.combine(points) }
    }
    // Texts beyond what may be measured are empty, and differ in what is written only.
    if runs.allSatisfy(\.string.isEmpty) { hasher.combine(written) }
    hasher.combine(limits.most)
    hasher.combine(limits.lineSpacing)
  }
}

extension LayoutSubviews {
  /// The measurements of a text; computed for the first of equal texts.
  func textMemory(for key: TextKey, _ make: () -> TextMemory) -> TextMemory {
    func found(_ memory: inout TextMemory) -> TextMemory { memory }
    return found(&engine.texts[key, default: make()])
  }
}
