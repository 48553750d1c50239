package import Foundation
import HaggleTraces
package import HaggleVocabulary

/// Why a length is not what was expected: how the question moved from node to node, and the
/// first event after which the expected length was out of reach.
package struct WhyNot: Equatable, Sendable {
  package let node: NodeID
  package let axis: Axis
  /// The call whose answer is asked about; nil where it is the node's final length.
  package var call: Int?
  /// In points.
  package let expected: CGFloat
  /// What is to be explained instead, one after the other.
  package let steps: [Step]
  package let verdict: Verdict
  /// The call that decides, and what it would have had to be answered; nil where nothing was asked.
  package let decisive: Decisive?
  /// The event in which the node that decides did answer about the expected length, to another
  /// question; nil where it never did.
  package let elsewhere: Int?
  /// The verdicts of re-runs that came to what was expected: indices into the trace's remarks.
  package let proofs: [Int]

  /// What another length would have taken.
  package enum Step: Equatable, Sendable {
    /// The node of a call answers what a child answers, in that call: the child must differ.
    case child(call: Int, child: Int)
    /// The reason in that event adds something to a child's answer, or takes its largest child's:
    /// the child must answer `expected` in that call.
    case part(event: Int, child: Int, expected: CGFloat)
    /// The call would have had to be for `expected`.
    case offer(call: Int, expected: CGFloat)
    /// The caller only handed on, or used what it was offered by that reason.
    case caller(OfferStep, expected: CGFloat)
  }

  package enum Verdict: Equatable, Sendable {
    /// It is what was expected.
    case isSo(event: Int)
    /// The reason in that event decides it, whatever is asked.
    case rule(event: Int)
    /// The share in that event; another would have taken that much to share out.
    case share(event: Int, remaining: CGFloat)
    /// After that event the parts of the container come to that much at most or at least.
    case reach(Reach)
    /// What lies between the parts of the container is longer by itself: that long, as that event
    /// says.
    case gaps(event: Int, length: CGFloat)
    /// The host's proposal at the beginning of a pass, which would have had to be `expected`.
    case root(event: Int, expected: CGFloat)
    /// A caller asks a child for its minimum, ideal or maximum.
    case extreme(event: Int)
    /// The node answers so, and says no reason.
    case answer(event: Int)
    /// The node answers the same whatever it is offered, as `events` say; its first answer is that
    /// event.
    case same(event: Int, events: [Int])
    /// The node answers so, and in the event `extreme` no more to ∞, or no less to 0.
    case limit(event: Int, extreme: Int)
    /// The trace says no more than that it happened between these events.
    case between(Int, Int)
    /// There is no such number in the trace.
    case nothing

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

  /// A call and the answer that would have been needed.
  package struct Decisive: Equatable, Sendable {
    package let call: Int
    package let expected: CGFloat
  }

  /// How far a container's length could still reach after an event.
  package struct Reach: Equatable, Sendable {
    package let event: Int
    package let isMost: Bool
    /// All parts, where it is the least that they can be, whatever is offered; else none.
    package var all: [Part] = []
    package var isMinimum: Bool { !all.isEmpty }
    package let length: CGFloat
    /// The part that was decided by the event: a child or a track.
    package let part: Part
    /// The order that put the part behind others, and what that was decided by.
    package let order: Int?
  }

  /// A child's or a track's part in its container's length.
  package struct Part: Equatable, Sendable {
    package var node: NodeID?
    package var track: Int?
    var value: CGFloat
    /// The event after which it is known.
    var event: Int
    /// The reason for what it was offered; nil where there is none.
    package var share: Int?
    /// Whether a child was asked to take the share.
    package var isTaken = true
    /// The least and the most that it might be before; nil where it was not asked.
    package var minimum: CGFloat?
    var maximum: CGFloat?
  }

  /// How near two numbers must be for a person to call them the same: people write two decimals.
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
    return WhyNot(
      node: node, axis: axis, call: asksFinal ? nil : call, expected: expected, steps: search.steps,
      verdict: verdict,
      decisive: search.wanted.last,
      elsewhere: search.wanted.last.flatMap { timeline.elsewhere($0, on: axis) },
      proofs: timeline.reruns(thatGive: search.wanted, on: axis))
  }
}

extension Timeline {
  /// Where the node of a call answered the expected length, except for rounding, and not what it
  /// answers there; a probe counts too.
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
