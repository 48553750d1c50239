import Foundation
import HaggleReplay
import HaggleTraces
import HaggleVocabulary

/// How a container that came out wrong ranked and served a phantom among its children or tracks.
struct Service {
  private let timeline: Timeline
  private let phantom: Phantom
  private let axis: Axis
  private let container: NodeID
  /// The child of the container that is the phantom or holds it.
  private let child: NodeID
  private let span: Span
  private let order: Timeline.Explanation
  private let shares: [Timeline.Explanation]
  private let ranked: Reason.Ranked
  private let isFirst: Bool
  /// One that could shrink further and is served later for it.
  private let later: Reason.Ranked

  /// Nil where the trace does not say how the container served its children, or not by this
  /// minimum.
  init?(_ phantom: Phantom) {
    let (timeline, axis) = (phantom.timeline, phantom.axis)
    let container = phantom.symptom.subject
    guard let child = timeline.child(of: container, holding: phantom.node),
      let minimum = phantom.minimums[child], let span = timeline.sizingSpan(container),
      // A stack that knows its order does not sort again.
      let order = timeline.reasons(of: container, between: -1, and: span.answer ?? .max)
        .last(where: { $0.reason.rule == "order" && $0.reason.axis == axis }),
      let place = order.reason.order.firstIndex(where: {
        $0.node.map { $0 == child } ?? ($0.minimum == minimum)
      }),
      let later = order.reason.order[place...].first(where: { $0.minimum ?? minimum < minimum })
    else { return nil }
    self.timeline = timeline
    self.phantom = phantom
    self.axis = axis
    self.container = container
    self.child = child
    self.span = span
    self.order = order
    self.later = later
    ranked = order.reason.order[place]
    isFirst = place == 0
    shares = timeline.reasons(of: container, in: span)
      .filter { $0.reason.rule == "share" && $0.reason.axis == axis }
  }

  private static let mostShares = 6

  /// The order, the shares (of many the first and those that nobody took), and the answer.
  var evidence: [Int] {
    let shown =
      shares.count <= Self.mostShares
      ? shares : [shares[0]] + shares.filter { $0.reason.remark != nil }.suffix(Self.mostShares)
    return [order.event] + shown.map(\.event) + (span.answer.map { [$0] } ?? [])
  }

  var sentences: String { rank + first + rest }
}

// MARK: - Sentences

extension Service {
  private var isGrid: Bool { ranked.node == nil }
  private var track: String { axis == .horizontal ? "column" : "row" }

  /// "The 8 makes it the least flexible child of outer (8…∞ before 0…∞)"
  private var rank: String {
    let subject = child == phantom.node ? "it" : "\(timeline.name(child)), in which it lies,"
    let place = isFirst ? "the least flexible child" : "less flexible than other children"
    let number = points(phantom.minimum[axis])
    return " The \(number) makes \(subject) \(place) of \(timeline.name(container)) "
      + "(\(range(ranked)) before \(range(later)))"
  }

  private func range(_ ranked: Reason.Ranked) -> String {
    "\(NumberText.display(ranked.minimum))…\(NumberText.display(ranked.maximum))"
  }

  /// ", so its columns are served first, 83.5 each"
  private var first: String {
    guard isFirst, let share = shares.first?.reason.result else {
      return ", so it is served before them"
    }
    guard isGrid else { return ", so it is served first and offered \(points(share))" }
    let count = spannedTracks
    return count > 1
      ? ", so its \(track)s are served first, \(points(share)) each"
      : ", so its \(track) is served first and gets a share of \(points(share))"
  }

  /// How many columns the child's first column is served together with.
  private var spannedTracks: Int {
    let reason = timeline.reasons(of: container, in: span).map(\.reason)
      .first { $0.rule == "span" && $0.axis == axis && $0.child == child }
    return reason?.terms.count { $0.name?.hasPrefix("share of") == true } ?? 1
  }

  private var rest: String {
    let later = Array(shares.dropFirst().map(\.reason))
    guard isFirst, !later.isEmpty else { return "." }
    var text = "; then \(isGrid ? offers(later) : leavings(later))"
    if let offered = timeline.offer(container, axis), let taken = timeline.length(container, axis) {
      text +=
        ": \(timeline.name(container)) is \(points(taken)) \(axis.adjective) instead of "
        + points(offered)
    }
    return text + (isModelled ? " (modelled)." : ".")
  }

  private var isModelled: Bool { shares.contains { $0.reason.isModelled } }

  /// "167 ÷ 3 = 55.67 is offered three times, and the third has no taker"
  private func offers(_ shares: [Reason]) -> String {
    let lengths = shares.map { $0.result.map { points($0) } ?? "?" }
    guard Set(lengths).count == 1 else {
      return shares.count > Self.mostShares
        ? "\(shares.count) more \(track)s are served\(untaken(shares))"
        : "\(listed(lengths, "and")) are offered in turn\(untaken(shares))"
    }
    let terms = shares[0].terms
    let division =
      terms.count == 2 ? "\(points(terms[0].value)) ÷ \(points(terms[1].value)) = " : ""
    return "\(division)\(lengths[0]) is offered \(times(shares.count))\(untaken(shares))"
  }

  /// ", and the third has no taker"
  private func untaken(_ shares: [Reason]) -> String {
    let places = shares.indices.filter { shares[$0].remark != nil }
    switch places.count {
    case 0: return ""
    case shares.count: return ", and nobody takes \(shares.count == 1 ? "it" : "them")"
    case 1: return ", and the \(ordinal(places[0] + 1)) has no taker"
    default: return ", and \(places.count) of them have no taker"
    }
  }

  /// "relative, served last, takes 76 of 152"
  private func leavings(_ shares: [Reason]) -> String {
    guard let last = shares.last, let child = last.child, let offered = last.result,
      let taken = timeline.length(child, axis)
    else { return "\(shares.count) more are served" }
    return "\(timeline.name(child)), served last, takes \(points(taken)) of \(points(offered))"
  }
}

extension Timeline {
  /// The child of a container in which a node lies, or which it is.
  fileprivate func child(of container: NodeID, holding node: NodeID) -> NodeID? {
    var child = node
    while let parent = parent(child) {
      if parent == container { return child }
      child = parent
    }
    return nil
  }
}
