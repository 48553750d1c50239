package import Foundation
package import HaggleVocabulary

/// How a node responds to proposals, as far as the trace shows it.
///
/// The answers on an axis to 0, nil and ∞, with the other axis as in the proposal of its placement.
package struct ResponseProfile: Sendable {
  let node: NodeID
  /// The proposal of its placement; nil if it was not placed.
  package let placed: ProposedViewSize?
  private let timeline: Timeline
  private let includesProbes: Bool

  init(_ timeline: Timeline, _ node: NodeID, includingProbes: Bool) {
    self.timeline = timeline
    self.node = node
    includesProbes = includingProbes
    placed = timeline.placement(of: node)?.placement.proposal
  }

  /// The answer to 0×0.
  package var minimum: Answer? { answer(to: .zero) }
  /// The answer to nil×nil.
  package var ideal: Answer? { answer(to: .unspecified) }
  /// The answer to ∞×∞.
  package var maximum: Answer? { answer(to: .infinity) }

  func answer(to proposal: ProposedViewSize) -> Answer? {
    timeline.answer(of: node, to: proposal, includingProbes: includesProbes)
  }

  /// The answer to `length` on `axis` and the placed proposal on the other one.
  package func answer(to length: CGFloat?, on axis: Axis) -> Answer? {
    guard var proposal = placed else { return nil }
    proposal[axis] = length
    return answer(to: proposal)
  }

  /// Whether it takes all available space: it answers ∞ to ∞.
  package func isGreedy(on axis: Axis) -> Observed<Bool>? {
    guard let maximum = answer(to: .infinity, on: axis) else { return nil }
    return Observed(maximum.size[axis] == .infinity, events: [maximum.event])
  }

  /// Whether it has a fixed size on the axis: equal answers to 0, nil and ∞.
  package func isRigid(on axis: Axis) -> Observed<Bool>? {
    guard let minimum = answer(to: 0, on: axis), let ideal = answer(to: nil, on: axis),
      let maximum = answer(to: .infinity, on: axis)
    else { return nil }
    let size = minimum.size[axis]
    let isSame = abs(ideal.size[axis] - size) < 0.001 && abs(maximum.size[axis] - size) < 0.001
    return Observed(isSame, events: [minimum.event, ideal.event, maximum.event])
  }

  /// Whether all known answers are equal, for any proposal.
  package func isConstant(on axis: Axis) -> Bool {
    let answers = answers
    return answers.allSatisfy { abs($0[axis] - answers[0][axis]) < 0.001 }
  }

  /// All its known answers.
  private var answers: [CGSize] {
    let sizes = timeline.spans(of: node).compactMap { timeline.spans[$0].size }
    if !includesProbes { return sizes }
    return sizes
      + timeline.probes(of: node).compactMap { number in
        if case .probe(_, _, let size) = timeline.trace.events[number] { size } else { nil }
      }
  }

  /// The difference between its answers to ∞ and to 0, in points.
  package func flexibility(on axis: Axis) -> Observed<CGFloat>? {
    guard let minimum = answer(to: 0, on: axis), let maximum = answer(to: .infinity, on: axis)
    else { return nil }
    return Observed(
      maximum.size[axis] - minimum.size[axis], events: [minimum.event, maximum.event])
  }
}

/// A value derived from events, with their numbers.
package struct Observed<Value: Sendable>: Sendable {
  package let value: Value
  package let events: [Int]

  package init(_ value: Value, events: [Int]) {
    self.value = value
    self.events = events
  }
}

extension Observed: Equatable where Value: Equatable {}

extension Timeline {
  /// The response profile of a node, from recorded questions and optionally from haggle's probes.
  package func profile(of node: NodeID, includingProbes: Bool = true) -> ResponseProfile {
    ResponseProfile(self, node, includingProbes: includingProbes)
  }
}
