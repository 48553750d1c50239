package import Foundation
package import HaggleVocabulary

/// One step of a proposal on its way from the root to a node.
package struct OfferStep: Equatable, Sendable {
  /// The node that receives the proposal.
  package let node: NodeID
  /// The node that makes it; nil for the host or if the trace does not say.
  package let caller: NodeID?
  /// The proposed length, in points; nil asks for the ideal.
  package let offer: CGFloat?
  /// The event of the question.
  package let event: Int
  package let cause: Cause

  package enum Cause: Equatable, Sendable {
    /// It begins a pass.
    case root(pass: Int)
    /// The caller forwards its own proposal.
    case handsOn
    /// The caller's reason in that event.
    case reason(Int)
    /// The caller's proposal minus what its reason in that event adds to the answer.
    case keepsBack(Int, CGFloat)
    /// The caller's own length minus what its reason adds to the answer.
    case restOfOwnLength(Int, CGFloat)
    /// The caller's own length.
    case ownLength
    /// The caller asks for the minimum (0), the ideal (nil) or the maximum (∞).
    case extreme
    /// The trace names the caller but no reason.
    case unexplained
    /// The trace does not name the caller.
    case unknownCaller
  }
}

extension Timeline {
  /// How the proposal of a call came about, from the call up to the root.
  package func offers(toCall call: Int, on axis: Axis) -> [OfferStep] {
    var steps: [OfferStep] = []
    var next: Int? = call
    while let call = next {
      let caller = callerCall(of: call)
      steps.append(step(call, from: caller, axis))
      next = caller
    }
    return steps
  }

  private func step(_ call: Int, from caller: Int?, _ axis: Axis) -> OfferStep {
    let span = spans[call]
    let cause = caller.map { self.cause(of: call, in: $0, axis) } ?? causeOutside(call)
    return OfferStep(
      node: span.node, caller: caller.map { spans[$0].node } ?? span.caller,
      offer: span.proposal[axis], event: span.ask, cause: cause)
  }

  /// The call of the parent that made this one, or that gave the parent the size by which it
  /// places. It always began earlier.
  func callerCall(of call: Int) -> Int? {
    let span = spans[call]
    let caller = span.caller ?? trace.nodes[span.node.index].parent
    if let parent = span.parent, spans[parent].node == caller { return parent }
    guard let node = span.caller else { return nil }
    // A question repeated outside of a call of its parent was first asked inside one.
    let same = spans(of: span.node).last { index in
      index < call && spans[index].proposal == span.proposal
        && spans[index].parent.map { spans[$0].node } == node
    }
    if let same { return spans[same].parent }
    // Otherwise the parent already has the size by which it places, or has just answered.
    let placed = placement(of: node).flatMap { $0.event < span.ask ? $0.placement.proposal : nil }
    let earlier = spans(of: node).last { index in
      index < call && spans[index].size != nil
        && (placed == nil || spans[index].proposal == placed)
    }
    return earlier.map { original(of: $0) }
  }

  private func causeOutside(_ call: Int) -> OfferStep.Cause {
    let span = spans[call]
    if span.caller != nil { return .unexplained }
    guard span.parent == nil, trace.nodes[span.node.index].parent == nil,
      let pass = pass(at: span.ask), pass.proposal == span.proposal
    else { return .unknownCaller }
    return .root(pass: pass.events.lowerBound)
  }

  private func cause(of call: Int, in caller: Int, _ axis: Axis) -> OfferStep.Cause {
    let offer = spans[call].proposal[axis]
    let own = spans[caller].proposal[axis]
    let reasons = reasons(inCall: caller, on: axis)
    if let reason = offerReason(reasons, for: call, axis) { return .reason(reason) }
    if offer == own { return .handsOn }
    if let kept = keptBack(reasons, for: call, own, axis) {
      return .keepsBack(kept.reason, kept.length)
    }
    let length = spans[caller].size?[axis]
    if let offer, length == offer { return .ownLength }
    if let kept = keptBack(reasons, for: call, length, axis) {
      return .restOfOwnLength(kept.reason, kept.length)
    }
    if let reason = laterReason(for: call, axis) { return .reason(reason) }
    return [nil, 0, .infinity].contains(offer) ? .extreme : .unexplained
  }

  /// A reason that the caller gave earlier, in any call or while placing, for that child or for a
  /// track of that length.
  private func laterReason(for call: Int, _ axis: Axis) -> Int? {
    let span = spans[call]
    guard let caller = span.caller, let offer = span.proposal[axis] else { return nil }
    let all = events(of: caller)
    return all[..<all.partitioningIndex { $0 >= span.ask }].last { number in
      guard let reason = reason(number, on: axis) else { return false }
      let isMeant = reason.child == span.node || reason.track != nil || reason.knownRule == .offer
      if isMeant { return reason.result == offer }
      return reason.isTotal && reason.terms.contains { $0.value == offer && $0.knownRole != .gap }
    }
  }

  /// The reason whose result is the proposal: one for that child (of a span it follows), else one
  /// for its track, else one for the container's own length.
  private func offerReason(_ reasons: [Int], for call: Int, _ axis: Axis) -> Int? {
    let span = spans[call]
    let equal = reasons.filter { number in
      guard let result = reason(number, on: axis)?.result else { return false }
      return result == span.proposal[axis]
    }
    let before = equal.filter { $0 < span.ask }
    let isForChild = { (number: Int) in self.reason(number, on: axis)?.child == span.node }
    let tracks = before.filter { self.reason($0, on: axis)?.track != nil }
    let isBound = { (number: Int) in self.reason(number, on: axis)?.isBinding ?? false }
    return before.last(where: isForChild) ?? equal.first(where: isForChild)
      ?? ownTrack(of: call, among: tracks, axis) ?? before.first(where: isBound)
  }

  /// Among reasons for tracks of equal length, the one that the call follows. A container asks its
  /// children for a track's share right away, so it is the last reason before the child's first
  /// such question; repeated questions follow other tracks as well.
  private func ownTrack(of call: Int, among tracks: [Int], _ axis: Axis) -> Int? {
    guard let first = tracks.first else { return nil }
    let span = spans[call]
    let asked = spans(of: span.node).first { index in
      spans[index].ask > first && spans[index].caller == span.caller
        && spans[index].proposal[axis] == span.proposal[axis]
    }
    return tracks.last { $0 < spans[asked ?? call].ask }
  }

  /// The reason that adds to the child's answer exactly the difference between `own` and its
  /// proposal, and that difference.
  private func keptBack(
    _ reasons: [Int], for call: Int, _ own: CGFloat?, _ axis: Axis
  ) -> (reason: Int, length: CGFloat)? {
    guard let own, let offer = spans[call].proposal[axis] else { return nil }
    for number in reasons.reversed() {
      guard let reason = reason(number, on: axis), reason.isOwn,
        !reason.terms.contains(where: { [.times, .over].contains($0.operator) }),
        reason.terms.count(where: { $0.node == spans[call].node }) == 1
      else { continue }
      let others = reason.terms.filter {
        $0.node != spans[call].node && [.plus, .minus].contains($0.operator)
      }
      let kept = others.reduce(0) { $1.applied(to: $0) }
      if kept != 0, abs(own - offer - kept) < 0.001 { return (number, kept) }
    }
    return nil
  }
}
