import Foundation

/// `navigationSplitViewColumnWidth`: how wide a column of a split view is; nil where not stated.
package enum ColumnWidth: LayoutValueKey {
  package static let defaultValue: Limits? = nil

  /// In points; nil for what is not stated.
  package struct Limits: Hashable, Sendable {
    let min: CGFloat?
    let ideal: CGFloat?
    let max: CGFloat?

    package init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
      (self.min, self.ideal, self.max) = (min, ideal, max)
    }

    /// The width in which the column opens: its ideal one, else the usual one, within the limits.
    package func width(orElse usual: CGFloat) -> CGFloat {
      Swift.max(min ?? 0, Swift.min(ideal ?? usual, max ?? .infinity))
    }
  }
}
