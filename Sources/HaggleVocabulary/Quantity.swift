/// A number that every view has: its length or its position.
package enum Quantity: String, CaseIterable, Sendable {
  case width
  case height
  case x
  case y

  package init(lengthOn axis: Axis) { self = axis == .horizontal ? .width : .height }

  /// The axis of the quantity.
  package var axis: Axis {
    switch self {
    case .width, .x: .horizontal
    case .height, .y: .vertical
    }
  }

  /// Whether it is a length rather than a position.
  package var isLength: Bool { self == .width || self == .height }
}
