package import Foundation
import HaggleTraces
package import HaggleVocabulary

/// Why a length is not as expected: how the question moved from node to node, and the first event
/// after which the expected length was ruled out.
package struct WhyNot: Equatable, Sendable {
  package let node: NodeID
  package let axis: Axis
  /// The call whose answer is asked about; nil for the node's final length.
  package var call: Int?
  /// The expected length, in points.
  package let expected: CGFloat
  /// The questions that the search moved on to, in order.
  package let steps: [Step]
  package let verdict: Verdict
  /// The deciding call and the answer needed; nil if there was no call.
  package let decisive: Decisive?
  /// The event in which the node that decides did answer about the expected length, to another
  /// question; nil where it never did.
  package let elsewhere: Int?
  /// Verdicts of re-runs that produced the expected length: indices into the trace's remarks.
  package let proofs: [Int]
  /// Why the text that decides has so many lines: its width, which is another question; none where
  /// its height is not that of its lines, or would not be another one in a single line.
  package var ofLines: [WhyNot] = []

  /// What another length would have required.
  package enum Step: Equatable, Sendable {
    /// The node of a call returns a child's answer from that call: the child would have to differ.
    case child(call: Int, child: Int)
    /// The reason in that event adds something to a child's answer, or takes its largest child's:
    /// the child must answer `expected` in that call.
    case part(event: Int, child: Int, expected: CGFloat)
    /// The words of the text of a call need so much, which is meant, and have less.
    case words(call: Int, need: CGFloat)
    /// The call would have had to be for `expected`.
    case offer(call: Int, expected: CGFloat)
    /// The caller only forwarded, or used the proposal of that reason.
    case caller(OfferStep, expected: CGFloat)
  }

  package enum Verdict: Equatable, Sendable {
    /// It is as expected.
    case isSo(event: Int)
    /// The reason in that event decides it, for any question.
    case rule(event: Int)
    /// The share in that event; another would have taken that much to share out.
    case share(event: Int, remaining: CGFloat)
    /// After that event, this is the least or greatest possible sum of the container's parts.
    case reach(Reach)
    /// The gaps of the container alone are longer: this long, according to that event.
    case gaps(event: Int, length: CGFloat)
    /// The host's proposal at the beginning of a pass, which would have had to be `expected`.
    case root(event: Int, expected: CGFloat)
    /// A caller asks a child for its minimum, ideal or maximum.
    case extreme(event: Int)
    /// The node gives this answer without a reason.
    case answer(event: Int)
    /// The node answers the same whatever it is offered, as `events` say; its first answer is that
    /// event.
    case same(event: Int, events: [Int])
    /// The node answers so, and in the event `extreme` no more to ∞, or no less to 0.
    case limit(event: Int, extreme: Int)
    /// The trace only shows that it happened between these events.
    case between(Int, Int)
    /// The trace has no such number.
    case nothing

    package var isSo: Bool { if case .isSo = self { true } else { false } }

    /// The first event after which it was out of reach; nil where the trace does not say, and
    /// where it is as expected.
    package var event: Int? {
      switch self {
      case .rule(let event), .share(let event, _), .root(let event, _), .extreme(let event),
        .answer(let event), .gaps(let event, _), .same(let event, _), .limit(let event, _):
        event
      case .reach(let reach): reach.event
      case .isSo, .between, .nothing: nil
      }
    }
  }

  /// A call and the answer that it would have needed.
  package struct Decisive: Equatable, Sendable {
    package let call: Int
    package let expected: CGFloat
  }

  /// The range still possible for a container's length after an event.
  package struct Reach: Equatable, Sendable {
    package let event: Int
    package let isMost: Bool
    /// All parts, if this is the sum of their minimums; else empty.
    package var all: [Part] = []
    package var isMinimum: Bool { !all.isEmpty }
    package let length: CGFloat
    /// The part that was decided by the event: a child or a track.
    package let part: Part
    /// The order that placed the part behind others.
    package let order: Int?
  }

  /// The contribution of a child or track to its container's length.
  package struct Part: Equatable, Sendable {
    package var node: NodeID?
    package var track: Int?
    var value: CGFloat
    /// The event after which it is known.
    var event: Int
    /// The reason for its proposal; nil if there is none.
    package var share: Int?
    /// Whether a child was proposed the share.
    package var isTaken = true
    /// The least and the most that it might be before; nil where it was not asked.
    package var minimum: CGFloat?
    var maximum: CGFloat?
  }

  /// The tolerance within which a user means the same number: people write two decimals.
  package static let tolerance: CGFloat = 0.005
}

extension Why {
  /// Why the length is not `expected` points; nil for a place.
  package func not(_ expected: CGFloat, _ timeline: Timeline) -> WhyNot? {
    guard quantity.isLength else { return nil }
    let axis = quantity.axis
    let asksFinal = isFinal || call == timeline.decisiveCall(of: node)
    var search = WhyNotSearch(timeline, axis)
    var verdict = WhyNot.Verdict.nothing
    if let value, let event, abs(value - expected) < WhyNot.tolerance {
      verdict = .isSo(event: event)
    } else if let call {
      search.explain(call: call, expected: expected)
      verdict = search.verdict ?? .nothing
    }
    var not = WhyNot(
      node: node, axis: axis, call: asksFinal ? nil : call, expected: expected, steps: search.steps,
      verdict: verdict,
      decisive: search.wanted.last,
      elsewhere: search.wanted.last.flatMap { timeline.elsewhere($0, on: axis) },
      proofs: timeline.reruns(thatGive: search.wanted, on: axis))
    not.ofLines = [timeline.width(ofLinesIn: not)].compactMap(\.self)
    return not
  }
}

extension Timeline {
  /// Why a text is not as wide as its words, where its several lines make it higher than expected,
  /// and one line would not be.
  fileprivate func width(ofLinesIn not: WhyNot) -> WhyNot? {
    guard case .rule(let event) = not.verdict, not.axis == .vertical, let decisive = not.decisive,
      let reason = reason(event, on: .vertical), reason.rule.known == .lines,
      let line = reason.terms.first?.value, (reason.keptLines ?? 1) > 1,
      decisive.expected >= line - WhyNot.tolerance, decisive.expected < 2 * line
    else { return nil }
    let span = spans[decisive.call]
    var proposal = span.proposal
    proposal.width = .infinity
    guard let own = span.size?.width, let need = answer(of: span.node, to: proposal)?.size.width,
      need > own + WhyNot.tolerance
    else { return nil }
    var search = WhyNotSearch(self, .horizontal)
    search.explain(call: decisive.call, expected: need)
    guard let verdict = search.verdict else { return nil }
    return WhyNot(
      node: span.node, axis: .horizontal, call: nil, expected: need, steps: search.steps,
      verdict: verdict, decisive: search.wanted.last, elsewhere: nil, proofs: [])
  }

  /// A call or probe in which the node of a call answered the expected length, except for rounding,
  /// unlike in the call itself.
  fileprivate func elsewhere(_ wanted: WhyNot.Decisive, on axis: Axis) -> Int? {
    let answer = spans[wanted.call].size?[axis]
    return events(of: spans[wanted.call].node).first { number in
      switch trace.events[number] {
      case .answer(_, let size, _), .probe(_, _, let size):
        let isNews = answer.map { (size[axis] - $0).magnitude >= WhyNot.tolerance } ?? true
        return isNews && (size[axis] - wanted.expected).magnitude < 0.5
      default: return false
      }
    }
  }

  /// The verdicts of re-runs in which the node of a call had the length that it should have.
  fileprivate func reruns(thatGive wanted: [WhyNot.Decisive], on axis: Axis) -> [Int] {
    trace.remarks.indices.filter { index in
      guard case .verdict(let verdict) = trace.remarks[index], verdict.axis == axis,
        let after = verdict.after, verdict.before != after
      else { return false }
      return wanted.contains { wanted in
        verdict.node == spans[wanted.call].node
          && NumberText.isShownAlike(after, wanted.expected)
      }
    }
  }
}
