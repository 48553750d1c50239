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
  private let order: Timeline.Explanation
  /// The child's (or its track's) rank, and that of one that is served later as it can shrink more.
  private let ranks: (own: Reason.Ranked, later: Reason.Ranked)
  private let isFirst: Bool
  private let share: Timeline.Explanation
  /// What was offered after the child was served.
  private let rest: [Timeline.Explanation]
  private let answer: Int?
  /// How many columns the child is served with.
  private let columns: Int

  /// Nil where the trace does not say how the container served its children, or that it ranked them
  /// by this minimum.
  init?(_ phantom: Phantom) {
    let (timeline, axis) = (phantom.timeline, phantom.axis)
    let container = phantom.symptom.subject
    guard let child = timeline.child(of: container, holding: phantom.node),
      let span = timeline.sizingSpan(container),
      // A stack that knows its order does not sort again.
      let order = timeline.reasons(
        of: container, in: 0..<(span.answer ?? timeline.trace.events.count)
      ).last(where: { $0.reason.rule == .order && $0.reason.axis == axis })
    else { return nil }
    let reasons = timeline.reasons(of: container, in: span).filter { $0.reason.axis == axis }
    let shares = reasons.filter { $0.reason.isShare }
    guard
      let own = timeline.share(of: child, among: shares, after: order.event),
      let place = order.reason.order.firstIndex(where: {
        $0.node.map { $0 == child } ?? ($0.track == shares[own].reason.track)
      }),
      let minimum = order.reason.order[place].minimum,
      let later = order.reason.order[place...].first(where: { $0.minimum ?? minimum < minimum })
    else { return nil }
    self.timeline = timeline
    self.phantom = phantom
    self.axis = axis
    self.container = container
    self.child = child
    self.order = order
    ranks = (order.reason.order[place], later)
    isFirst = place == 0
    share = shares[own]
    rest = Array(shares[(own + 1)...])
    answer = span.answer
    columns =
      reasons.first { $0.reason.rule == .span && $0.reason.child == child }?.reason
      .terms.count { $0.knownRole == .shareOfTrack } ?? 1
  }

  private static let mostShares = 6

  /// The order, the shares (of many those that nobody took), and the container's answer.
  var evidence: [Int] {
    let shown =
      rest.count < Self.mostShares
      ? rest : rest.filter { $0.reason.detail == .untaken }.suffix(Self.mostShares)
    return [order.event, share.event] + shown.map(\.event) + (answer.map { [$0] } ?? [])
  }

  var sentence: String { rank + service + remainder }
}

// MARK: - Sentences

extension Service {
  private var isGrid: Bool { ranks.own.node == nil }
  private var track: String { axis == .horizontal ? "column" : "row" }

  /// "The 8 makes it the least flexible child of outer (8…∞ before 0…∞)"
  private var rank: String {
    let number = points(phantom.minimum[axis])
    let subject = child == phantom.node ? "it" : "\(timeline.name(child)), in which it lies,"
    let place = isFirst ? "the least flexible child" : "less flexible than other children"
    return " The \(number) makes \(subject) \(place) of \(timeline.name(container)) "
      + "(\(range(ranks.own)) before \(range(ranks.later)))"
  }

  private func range(_ ranked: Reason.Ranked) -> String {
    "\(NumberText.display(ranked.minimum))…\(NumberText.display(ranked.maximum))"
  }

  /// ", so its columns are served first, 83.5 each"
  private var service: String {
    let length = NumberText.display(share.reason.result)
    let turn = isFirst ? "first" : "before theirs"
    guard isGrid else {
      return ", so it is served \(isFirst ? "first" : "before them") and offered \(length)"
    }
    return columns > 1
      ? ", so its \(track)s are served \(turn), \(length) each"
      : ", so its \(track) is served \(turn) and gets a share of \(length)"
  }

  /// "; then 167 ÷ 3 = 55.67 is …: outer is 294.33 wide instead of 350 (modelled)."
  private var remainder: String {
    guard !rest.isEmpty else { return "." }
    let shares = rest.map(\.reason)
    var text = "; then \(isGrid ? offers(shares) : leavings(shares))"
    if let offered = timeline.offer(container, axis), let taken = timeline.length(container, axis) {
      text += ": \(timeline.name(container)) is \(points(taken)) \(axis.adjective) instead of "
      text += points(offered)
    }
    return text + (shares.contains(where: \.isModelled) ? " (modelled)." : ".")
  }

  /// "167 ÷ 3 = 55.67 is offered three times, and the third has no taker"
  private func offers(_ shares: [Reason]) -> String {
    let lengths = shares.map { NumberText.display($0.result) }
    guard lengths.allSatisfy({ $0 == lengths[0] }) else {
      return shares.count > Self.mostShares
        ? "\(shares.count) more \(track)s are served\(untaken(shares))"
        : "\(listed(lengths, "and")) are offered in turn\(untaken(shares))"
    }
    let terms = shares[0].terms
    let division =
      terms.count == 2 && shares.count > 1
      ? "\(points(terms[0].value)) ÷ \(points(terms[1].value)) = " : ""
    return "\(division)\(lengths[0]) is offered \(times(shares.count))\(untaken(shares))"
  }

  /// ", and the third has no taker"
  private func untaken(_ shares: [Reason]) -> String {
    let places = shares.indices.filter { shares[$0].detail == .untaken }
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

  /// Which of the shares was a child's: the last one before it was asked for the first time since
  /// the order was settled.
  fileprivate func share(
    of child: NodeID, among shares: [Explanation], after order: Int
  ) -> Int? {
    guard let first = shares.first?.event,
      let ask = spans(of: child).map({ spans[$0].ask }).first(where: { $0 > max(first, order) })
    else { return nil }
    return shares.lastIndex { $0.event < ask }
  }
}
