package import Foundation
package import HaggleVocabulary

/// A gradient placed in a view; positions and lengths in points, in the root's space.
package struct GradientLook: Sendable {
  package enum Form: Sendable {
    case line(from: CGPoint, to: CGPoint)
    /// An ellipse, whose edge is the end of the gradient.
    case disc(around: CGPoint, radii: CGSize)
    /// Sectors of a full turn, clockwise from the right.
    case cone(around: CGPoint, slices: [Paint])
  }

  package let form: Form
  /// In the order of their locations.
  package let stops: [Gradient.Stop]

  /// The number of slices at which their edges become invisible.
  private static let slices = 72

  /// - Parameter rectangle: all of the view, whatever is seen of it.
  init(_ gradient: Gradient, in rectangle: CGRect) {
    func place(_ unit: CGPoint) -> CGPoint {
      CGPoint(
        x: rectangle.left + unit.x * rectangle.size.width,
        y: rectangle.top + unit.y * rectangle.size.height)
    }
    let stops = gradient.stops
    switch gradient {
    case .linear(_, let from, let to):
      (form, self.stops) = (.line(from: place(from), to: place(to)), Self.ordered(stops))
    case .radial(_, let middle, let from, let to):
      let radius = max(from, to, 0)
      form = .disc(around: place(middle), radii: CGSize(width: radius, height: radius))
      self.stops = Self.ordered(stops, from: from, to: to)
    case .elliptical(_, let middle, let from, let to):
      let share = max(from, to, 0)
      form = .disc(
        around: place(middle),
        radii: CGSize(width: share * rectangle.size.width, height: share * rectangle.size.height))
      self.stops = Self.ordered(stops, from: from, to: to)
    case .angular(_, let middle, let from, let to):
      let ordered = Self.ordered(stops)
      self.stops = ordered
      let slices = (0..<Self.slices).map { slice in
        let angle = (CGFloat(slice) + 0.5) * 360 / CGFloat(Self.slices)
        return ordered.paint(at: Self.share(of: angle, from: from, to: to))
      }
      form = .cone(around: place(middle), slices: slices)
    }
  }

  /// The colour at a point; nil in a character picture, which uses the average.
  func paint(at point: CGPoint) -> Paint? {
    switch form {
    case .line(let from, let to):
      let way = CGSize(width: to.x - from.x, height: to.y - from.y)
      let length = way.width * way.width + way.height * way.height
      guard length > 0 else { return nil }
      let share = ((point.x - from.x) * way.width + (point.y - from.y) * way.height) / length
      return stops.paint(at: share)
    case .disc(let middle, let radii):
      guard radii.width > 0, radii.height > 0 else { return nil }
      let (x, y) = ((point.x - middle.x) / radii.width, (point.y - middle.y) / radii.height)
      return stops.paint(at: (x * x + y * y).squareRoot())
    case .cone: return nil
    }
  }

  /// - Parameters:
  ///   - from: the start of the gradient, where the greater end is the edge.
  private static func ordered(
    _ stops: [Gradient.Stop], from: CGFloat = 0, to: CGFloat = 1
  ) -> [Gradient.Stop] {
    let edge = max(from, to)
    guard edge > 0 else { return stops }
    let moved = stops.map {
      Gradient.Stop($0.paint, at: min(max((from + $0.share * (to - from)) / edge, 0), 1))
    }
    return moved.enumerated().sorted {
      ($0.element.share, $0.offset) < ($1.element.share, $1.offset)
    }.map(\.element)
  }

  /// The location for an angle; angles beyond both ends use the nearer end.
  private static func share(of angle: CGFloat, from: CGFloat, to: CGFloat) -> CGFloat {
    let (start, way) = to < from ? (to, from - to) : (from, to - from)
    guard way > 0 else { return 0 }
    var turned = (angle - start).truncatingRemainder(dividingBy: 360)
    if turned < 0 { turned += 360 }
    if turned > way { turned = turned - way < 360 - turned ? way : 0 }
    return to < from ? 1 - turned / way : turned / way
  }
}

extension [Gradient.Stop] {
  /// The colour at a location; stops are in order.
  fileprivate func paint(at share: CGFloat) -> Paint {
    guard let next = firstIndex(where: { $0.share > share }) else {
      return last?.paint ?? Paint(0, alpha: 0)
    }
    guard next > 0 else { return self[0].paint }
    let (before, after) = (self[next - 1], self[next])
    let part = (share - before.share) / (after.share - before.share)
    return before.paint.mixed(with: after.paint, part)
  }
}

extension Paint {
  /// A colour between two, as in a gradient from this one to the other.
  ///
  /// - Parameter share: of the other one, from 0 to 1.
  package func mixed(with other: Paint, _ share: CGFloat) -> Paint {
    func channel(_ own: UInt8, _ other: UInt8) -> CGFloat {
      (CGFloat(own) * (1 - share) + CGFloat(other) * share) / 255
    }
    return Paint(
      red: channel(red, other.red), green: channel(green, other.green),
      blue: channel(blue, other.blue), opacity: channel(alpha, other.alpha))
  }
}
