import Foundation
import HaggleExperiments
import HaggleVocabulary

/// The length of a view as a function of the proposal to the root.
struct SweepResponse {
  struct Point {
    let offered: CGFloat
    let length: CGFloat
  }

  let name: String
  /// The axis of the proposal.
  let offered: HaggleVocabulary.Axis
  /// The axis of the view's length.
  let axis: HaggleVocabulary.Axis
  let points: [Point]

  /// Nil if points are no lengths, or the view never exists.
  init?(_ answer: SweepAnswer) {
    guard case .length(let offered) = answer.run.axis else { return nil }
    self.offered = offered
    name = answer.options.node ?? answer.root
    let all = { (axis: HaggleVocabulary.Axis) in
      answer.run.layouts.compactMap { layout -> Point? in
        guard let x = layout.point.length, let y = layout.size?[axis], y.isFinite else {
          return nil
        }
        return Point(offered: x, length: y)
      }
    }
    if let axis = answer.options.plotted {
      (self.axis, points) = (axis, all(axis))
    } else {
      let own = all(offered)
      let cross = all(offered.cross)
      let isPlain = Self.isTaken(own) && !Self.isConstant(cross)
      (axis, points) = isPlain ? (offered.cross, cross) : (offered, own)
    }
    if points.isEmpty { return nil }
  }

  private static func isTaken(_ points: [Point]) -> Bool {
    points.allSatisfy { NumberText.isShownAlike($0.offered, $0.length) }
  }

  private static func isConstant(_ points: [Point]) -> Bool {
    points.allSatisfy { NumberText.isShownAlike($0.length, points[0].length) }
  }

  private var isTaken: Bool { offered == axis && Self.isTaken(points) }
  private var isConstant: Bool { Self.isConstant(points) }

  /// Whether the response is not fully described by a sentence.
  var isWorthPlotting: Bool {
    !isTaken && !isConstant && points.count > 1 && !isBounded
  }

  /// Whether it takes the proposal, except at one end.
  private var isBounded: Bool { isClamped(least) || isClamped(most) }

  private func isClamped(_ bound: (CGFloat) -> CGFloat) -> Bool {
    offered == axis
      && points.allSatisfy { NumberText.isShownAlike(bound($0.offered), $0.length) }
  }

  private var shortest: CGFloat { points.map(\.length).min() ?? 0 }
  private var longest: CGFloat { points.map(\.length).max() ?? 0 }
  private func least(_ length: CGFloat) -> CGFloat { max(length, shortest) }
  private func most(_ length: CGFloat) -> CGFloat { min(length, longest) }

  var sentence: String {
    let (dimension, extent) = (axis.dimension, axis.adjective)
    if isTaken { return "\(name) takes every \(dimension) that it is offered" }
    if isConstant {
      return "\(name) is \(NumberText.display(points[0].length)) \(extent) all along"
    }
    if isClamped(least) {
      return
        "\(name) takes the \(dimension) that it is offered, and never less than "
        + NumberText.display(shortest)
    }
    if isClamped(most) {
      return
        "\(name) takes the \(dimension) that it is offered, and never more than "
        + NumberText.display(longest)
    }
    return
      "\(name) is \(NumberText.display(shortest)) to \(NumberText.display(longest)) \(extent), "
      + "by the \(offered.dimension) that is offered:"
  }
}
