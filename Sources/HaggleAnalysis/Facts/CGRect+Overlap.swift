package import Foundation

extension CGRect {
  /// The size of what two rectangles have in common; zero where they do not meet.
  package func overlap(with other: CGRect) -> CGSize {
    let common = common(with: other)
    return common.isNull ? .zero : common.size
  }
}

extension CGSize {
  package var area: CGFloat { width * height }
  package var shorter: CGFloat { min(width, height) }
}
