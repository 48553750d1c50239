public import Foundation
public import HaggleLayouts
import HaggleSyntax
import HaggleVocabulary

extension LayoutRun {
  /// The settings of a whole layout.
  public struct Settings: Sendable {
    /// The size of a character in every text, in points; nil measures with an approximation of the
    /// iOS body font.
    public var textCell: CGSize?
    /// The measured sizes of some texts, in points.
    public var texts: [String: CGSize]
    public var layoutDirection: LayoutDirection
    /// How long nodes remember their answers.
    public var cachePolicy: CachePolicy
    /// Whether each view is also asked for its minimum, ideal and maximum: findings rest on that. A
    /// layout that traps on ∞ needs false.
    public var probes: Bool
    /// The findings to leave out, by key: `underfill@row`, or a rule's id.
    public var ignored: [String]

    public init(
      textCell: CGSize? = nil, texts: [String: CGSize] = [:],
      layoutDirection: LayoutDirection = .leftToRight, cachePolicy: CachePolicy = .swiftui,
      probes: Bool = true, ignored: [String] = []
    ) {
      self.textCell = textCell
      self.texts = texts
      self.layoutDirection = layoutDirection
      self.cachePolicy = cachePolicy
      self.probes = probes
      self.ignored = ignored
    }

    var context: LayoutContext {
      LayoutContext(
        layoutDirection: layoutDirection, text: TextMetrics(measured: texts, cell: textCell))
    }

    /// Diagnostics about texts whose size is not stated.
    func diagnostics(about strings: [String]) -> [Diagnostic] {
      let metrics = context.text
      guard let first = strings.first(where: { metrics.isAssumed($0) && !$0.isEmpty }) else {
        return []
      }
      let others = Set(strings.filter { metrics.isAssumed($0) && $0 != first }).count
      let more = others == 0 ? "" : " and " + NumberText.counted(others, "other text")
      return [
        Diagnostic(
          .assumed, code: .textMetric,
          "\"\(first)\"\(more): measured with a stand-in for the iOS body font",
          remedy: """
            state what it measures: \(code: "LayoutRun.Settings(texts:)"), or for all: \
            \(code: "LayoutRun.Settings(textCell:)")
            """)
      ]
    }
  }
}
