import Foundation
import HaggleLayouts
import HaggleVocabulary

extension LayoutContext {
  /// Texts of stated sizes.
  static func texts(_ sizes: [String: CGSize]) -> LayoutContext {
    LayoutContext(text: TextMetrics(measured: sizes))
  }

  /// Texts of stated sizes with stated vertical distances.
  static func texts(
    _ sizes: [String: CGSize], aboveOther: CGFloat, belowOther: CGFloat, between: CGFloat
  ) -> LayoutContext {
    var metrics = TextMetrics(measured: sizes)
    metrics.setSpacing(aboveOther: aboveOther, belowOther: belowOther, between: between)
    return LayoutContext(text: metrics)
  }

  /// Texts of cells of one size.
  static func cells(_ width: CGFloat, _ height: CGFloat) -> LayoutContext {
    LayoutContext(text: TextMetrics(cell: CGSize(width: width, height: height)))
  }
}

extension CGSize {
  init(_ width: CGFloat, _ height: CGFloat) { self.init(width: width, height: height) }
}

extension ProposedViewSize {
  init(_ width: CGFloat?, _ height: CGFloat?) { self.init(width: width, height: height) }
}
