public import Foundation

/// How a view is drawn where that has no part in its layout.
public struct Appearance: Hashable, Sendable {
  /// Whether it keeps its place and is not drawn.
  public var isHidden = false
  /// Views of one container are drawn in this order, equal ones as they are written.
  public var zIndex: Double = 0
  /// What is done to its picture, the innermost first.
  public var effects: [Effect] = []

  public init() {}

  /// A change of the picture around a point of the view's unit square.
  public struct Effect: Hashable, Sendable {
    public enum Change: Hashable, Sendable {
      case scale(x: CGFloat, y: CGFloat)
      /// Clockwise, in degrees.
      case rotation(CGFloat)
    }

    public var change: Change
    public var anchor: CGPoint

    public init(_ change: Change, around anchor: CGPoint) {
      self.change = change
      self.anchor = anchor
    }
  }
}
