import Foundation

/// The least differences that are noticed, in points: a rule says nothing of smaller ones.
///
/// Source: ours. What stands side by side is compared more closely than what stands apart.
enum Noticeable {
  /// Of edges and lines of text side by side.
  static let line: CGFloat = 4
  /// Of views and the edges of what is around them.
  static let gap: CGFloat = 8
  /// Of the lengths of like views.
  static let step: CGFloat = 16
  /// Of what is large.
  static let block: CGFloat = 20
}
