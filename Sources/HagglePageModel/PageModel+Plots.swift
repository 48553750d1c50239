import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// The answers of a view as a function of the proposal: at 0, ideal and ∞, and at every recorded
/// size.
extension PageModel {
  /// The maximum number of points; the rest is counted.
  private static let mostPoints = 200
  /// Longer lengths, and those that are no number, cannot be drawn.
  private static let mostLength: CGFloat = 1e9

  private typealias Point = (
    asked: CGFloat?, answered: CGFloat, event: Int, isProbe: Bool, isAsPlaced: Bool
  )

  /// A plot for each axis with known answers.
  func plots(_ node: NodeID) -> JSONValue {
    .array(Axis.allCases.compactMap { plot(node, on: $0) })
  }

  private func plot(_ node: NodeID, on axis: Axis) -> JSONValue? {
    let all = points(of: node, on: axis)
    if all.isEmpty { return nil }
    let points = all.suffix(Self.mostPoints)
    let lengths = points.flatMap { [$0.asked, $0.answered] }.compactMap(\.self)
      .filter { $0.isFinite }
    let greatest = max(1, lengths.max() ?? 1)
    let (name, dimension) = (trace.name(of: node), axis.dimension)
    let more = all.count - points.count
    return [
      "dimension": JSONValue(dimension),
      "label": JSONValue(
        "\(dimension) that \(name) answers, by the \(dimension) that it is offered"),
      "least": JSONValue(min(0, lengths.min() ?? 0)), "greatest": length(greatest),
      "more": JSONValue(more > 0 ? "\(more) more questions are not drawn" : nil),
      "points": .array(points.map { point($0) }),
    ]
  }

  /// A length for JSON: null is the ideal, `"inf"` is ∞.
  private func length(_ length: CGFloat?) -> JSONValue {
    [
      "length": JSONValue(length),
      "name": JSONValue(length.map { NumberText.display($0) as String } ?? "ideal"),
    ]
  }

  private func point(_ point: Point) -> JSONValue {
    let words =
      "event \(point.event): \(NumberText.display(point.asked) as String) → "
      + "\(NumberText.display(point.answered) as String)"
      + (point.isProbe ? ", asked by haggle afterwards" : "")
    return [
      "asked": length(point.asked), "answered": length(point.answered),
      "event": JSONValue(point.event), "isProbe": JSONValue(point.isProbe),
      "isAsPlaced": JSONValue(point.isAsPlaced), "words": JSONValue(words),
      "isNow": JSONValue(point.event == replay.cursor.event),
    ]
  }

  /// All distinct questions with an answer. Those asked by parents, with the placed length on the
  /// other axis, come last, because they are drawn on top.
  private func points(of node: NodeID, on axis: Axis) -> [Point] {
    let placed = timeline.placement(of: node)?.placement.proposal
    let points = exchanges(of: node).distinct(by: \.proposal)
      .map { exchange -> Point in
        (
          exchange.proposal[axis], exchange.size[axis], exchange.event, exchange.isProbe,
          placed.map { $0[axis.cross] == exchange.proposal[axis.cross] } ?? false
        )
      }.filter { Self.isDrawable($0.asked) && Self.isDrawable($0.answered) }
    return points.enumerated().sorted {
      (Self.weight($0.element), $0.offset) < (Self.weight($1.element), $1.offset)
    }.map(\.element)
  }

  private static func weight(_ point: Point) -> Int {
    (point.isAsPlaced ? 2 : 0) + (point.isProbe ? 0 : 1)
  }

  private static func isDrawable(_ length: CGFloat?) -> Bool {
    length.map { $0 == .infinity || abs($0) <= mostLength } ?? true
  }

  private func exchanges(
    of node: NodeID
  ) -> [(proposal: ProposedViewSize, size: CGSize, event: Int, isProbe: Bool)] {
    let asked = timeline.spans(of: node).map { timeline.spans[$0] }.compactMap { span in
      span.size.flatMap { size in
        span.answer.map { (proposal: span.proposal, size: size, event: $0, isProbe: false) }
      }
    }
    return asked
      + timeline.events(of: node).compactMap { event in
        guard case .probe(_, let proposal, let size) = trace.events[event] else { return nil }
        return (proposal, size, event, true)
      }
  }
}
