import Foundation
import HaggleTraces
import HaggleVocabulary

/// Follows the question why a length is not as expected, down to the child that decides or up to
/// the node that made the proposal, until an event decides. Steps up never turn down again, so the
/// search ends.
struct WhyNotSearch {
  let timeline: Timeline
  let axis: Axis
  private(set) var steps: [WhyNot.Step] = []
  private(set) var verdict: WhyNot.Verdict?
  /// The answers that would have been needed on the way.
  private(set) var wanted: [WhyNot.Decisive] = []

  init(_ timeline: Timeline, _ axis: Axis) {
    self.timeline = timeline
    self.axis = axis
  }

  /// Why the call was not answered `expected`.
  mutating func explain(call: Int, expected: CGFloat) {
    let first = call
    var next: (call: Int, expected: CGFloat)? = (call, expected)
    var seen: Set<Int> = []
    while let (call, expected) = next {
      guard seen.insert(call).inserted else { break }
      let ledger = timeline.ledger(ofCall: timeline.original(of: call), on: axis)
      wanted.append(WhyNot.Decisive(call: ledger.call, expected: expected))
      next = descend(ledger, call, expected)
    }
    verdict = verdict ?? .between(0, timeline.spans[first].answer ?? timeline.spans[first].ask)
  }

  private mutating func descend(
    _ ledger: Ledger, _ call: Int, _ expected: CGFloat
  ) -> (call: Int, expected: CGFloat)? {
    let span = timeline.spans[ledger.call]
    switch ledger.ending {
    case .child(let child):
      steps.append(.child(call: ledger.call, child: child))
      return (child, expected)
    case .offer:
      guard let event = refusal(span.node, of: expected) else { return climb(call, expected) }
      verdict = .answer(event: event)
    case .same(let events):
      let first = timeline.spans(of: span.node).first { timeline.spans[$0].answer != nil }
      verdict = .same(
        event: first.flatMap { timeline.spans[$0].answer } ?? span.ask, events: events)
    case .unanswered: verdict = .between(span.ask, timeline.trace.events.count - 1)
    case .sum(let row): return weigh(ledger, row: row, call: call, expected)
    case .falseSum, .otherAnswer, .corrected, .unexplained:
      let children = timeline.children(ofSpan: ledger.call)
      let answer = span.answer ?? span.ask
      verdict = children.isEmpty ? .answer(event: answer) : .between(span.ask, answer)
    }
    return nil
  }

  /// A call that proposed the expected length to the node, which did not take it.
  private func refusal(_ node: NodeID, of expected: CGFloat) -> Int? {
    let refused = timeline.spans(of: node).first { index in
      let span = timeline.spans[index]
      guard let size = span.size, span.proposal[axis] == expected else { return false }
      return abs(size[axis] - expected) >= WhyNot.tolerance
    }
    return refused.flatMap { timeline.spans[$0].answer }
  }

  private mutating func weigh(
    _ ledger: Ledger, row: Int, call: Int, _ expected: CGFloat
  ) -> (call: Int, expected: CGFloat)? {
    let event = ledger.rows[row].event
    guard let reason = timeline.reason(event, on: axis), let answer = ledger.answer else {
      return nil
    }
    let parts = timeline.parts(of: reason, ledger)
    if parts.count > 1 || parts.contains(where: { $0.track != nil }) {
      return decide(parts, of: ledger, call: call, expected)
    }
    let binding = reason.binding(against: expected)
    if binding.isOffer, binding.value == timeline.spans[ledger.call].proposal[axis] {
      return climb(call, expected)
    }
    guard binding.isAnswer, let child = child(of: ledger.call, binding, before: event) else {
      return settle(ledger, event: event, call: call, answer: answer, expected)
    }
    let wanted = reason.isSum ? expected - (answer - binding.value) : expected
    // No child answers less than 0: the other terms are too long by themselves.
    if wanted < 0 { return settle(ledger, event: event, call: call, answer: answer, expected) }
    steps.append(.part(event: event, child: child, expected: wanted))
    return (child, wanted)
  }

  /// Decides by a rule of the node itself; if it answers ∞ with enough, its proposal was too small.
  private mutating func settle(
    _ ledger: Ledger, event: Int, call: Int, answer: CGFloat, _ expected: CGFloat
  ) -> (call: Int, expected: CGFloat)? {
    let most = timeline.profile(of: timeline.spans[call].node).answer(to: .infinity, on: axis)
    if let most, most.size[axis] >= expected, expected > answer,
      timeline.spans[ledger.call].proposal[axis].map({ $0 < expected }) ?? false
    {
      return climb(call, expected)
    }
    if givesWay(timeline.spans[ledger.call], answer: answer, expected) {
      return climb(call, expected)
    }
    verdict = .rule(event: timeline.first(like: event, against: expected))
    return nil
  }

  /// Whether it is a text that was offered no length, and would break its lines in a shorter one.
  private func givesWay(_ span: Span, answer: CGFloat, _ expected: CGFloat) -> Bool {
    guard timeline.trace.nodes[span.node.index].roles.contains(.text), axis == .horizontal,
      span.proposal[axis] == nil, expected < answer
    else { return false }
    let least = timeline.profile(of: span.node).answer(to: 0, on: axis)?.size[axis]
    return least.map { $0 <= expected } ?? false
  }

  private func child(of call: Int, _ term: Reason.Term, before event: Int) -> Int? {
    timeline.children(ofSpan: call).last { index in
      let span = timeline.spans[index]
      return (term.node ?? span.node) == span.node && span.size?[axis] == term.value
        && span.ask < event
    }
  }

  private mutating func decide(
    _ parts: [WhyNot.Part], of ledger: Ledger, call: Int, _ expected: CGFloat
  ) -> (call: Int, expected: CGFloat)? {
    switch timeline.reach(of: parts, ledger, against: expected) {
    case .offer: return climb(call, expected)
    case .reach(let reach): verdict = .reach(reach)
    case .gaps(let event, let length): verdict = .gaps(event: event, length: length)
    case .open:
      let span = timeline.spans[ledger.call]
      verdict = .between(span.ask, span.answer ?? span.ask)
    }
    return nil
  }

  /// The verdict that no proposal would help: the answer to ∞ is already too small, or the answer
  /// to 0 too large; nil if neither is the case, or known.
  private func limit(_ call: Int, _ expected: CGFloat) -> WhyNot.Verdict? {
    let span = timeline.spans[call]
    guard let answer = span.size?[axis], let event = span.answer else { return nil }
    var proposal = span.proposal
    proposal[axis] = expected > answer ? .infinity : 0
    guard let extreme = timeline.answer(of: span.node, to: proposal) else { return nil }
    let excess = expected > answer ? expected - extreme.size[axis] : extreme.size[axis] - expected
    guard excess > WhyNot.tolerance else { return nil }
    return .limit(event: min(event, extreme.event), extreme: extreme.event)
  }

  /// The most that the words of a text take, where it has less and that is what is asked: it lacks
  /// some of them, or the number is that length, rounded. Nil for what is no such text.
  private func need(_ call: Int, _ expected: CGFloat) -> CGFloat? {
    let span = timeline.spans[call]
    var proposal = span.proposal
    proposal[axis] = .infinity
    guard timeline.trace.nodes[span.node.index].roles.contains(.text), let own = span.size?[axis],
      let most = timeline.answer(of: span.node, to: proposal)?.size[axis],
      most > own + WhyNot.tolerance, most < expected,
      expected - most < Self.rounding || !timeline.losses(ofText: span.node).isEmpty
    else { return nil }
    return most
  }

  /// Nobody types more decimals than a length is shown with; people round to whole points, or to
  /// the next even number.
  private static let rounding: CGFloat = 2

  /// Why the call was not for `expected`; the caller's call where its own length must be explained.
  private mutating func climb(
    _ call: Int, _ asked: CGFloat
  ) -> (call: Int, expected: CGFloat)? {
    var expected = asked
    if let limit = limit(call, expected) {
      guard let need = need(call, expected) else {
        verdict = limit
        return nil
      }
      steps.append(.words(call: call, need: need))
      wanted.append(WhyNot.Decisive(call: call, expected: need))
      expected = need
    }
    steps.append(.offer(call: call, expected: expected))
    var wanted = expected
    var offered = call
    for step in timeline.offers(toCall: call, on: axis) {
      switch step.cause {
      case .root(let pass): verdict = .root(event: pass, expected: wanted)
      case .extreme: verdict = .extreme(event: step.event)
      case .unexplained, .unknownCaller:
        let caller = timeline.callerCall(of: offered).map { timeline.spans[$0].ask }
        verdict = .between(caller ?? 0, step.event)
      case .ownLength:
        steps.append(.caller(step, expected: wanted))
        return timeline.callerCall(of: offered).map { ($0, wanted) }
      case .restOfOwnLength(_, let kept):
        steps.append(.caller(step, expected: wanted + kept))
        return timeline.callerCall(of: offered).map { ($0, wanted + kept) }
      case .handsOn: break
      case .keepsBack(_, let kept): wanted += kept
      case .reason(let event): wanted = offer(by: event, wanted) ?? wanted
      }
      if verdict != nil { return nil }
      steps.append(.caller(step, expected: wanted))
      offered = timeline.callerCall(of: offered) ?? offered
    }
    return nil
  }

  /// The proposal that the caller would have needed for its reason to yield `wanted`; nil if the
  /// reason itself decides.
  private mutating func offer(by event: Int, _ wanted: CGFloat) -> CGFloat? {
    guard let reason = timeline.reason(event, on: axis) else { return nil }
    let binding = reason.binding(against: wanted)
    if binding.isOffer, let needed = reason.inverted(wanted) {
      return needed
    }
    let count = reason.terms.dropFirst().first.flatMap { $0.operator == .over ? $0.value : nil }
    if reason.isShare, let count {
      verdict = .share(event: event, remaining: wanted * count)
    } else {
      verdict = .rule(event: timeline.first(like: event, against: wanted))
    }
    return nil
  }
}
