package import Foundation
package import HaggleVocabulary

/// How a node arrived at its answer on one axis in one call: its reasons with their basis, and what
/// the log shows if there are none.
package struct Ledger: Sendable {
  /// The explained call: an index into the timeline's spans.
  package let call: Int
  package let axis: Axis
  /// The answer, in points; nil if there is none.
  package let answer: CGFloat?
  /// The node's reasons on this axis, in order.
  package let rows: [Row]
  package let ending: Ending

  /// One reason.
  package struct Row: Equatable, Sendable {
    /// The event of the reason.
    package let event: Int
    package let basis: [Basis]
  }

  /// What a reason is based on, or what it led to.
  package enum Basis: Equatable, Sendable {
    /// The call of a child that received a proposal because of it.
    case taker(Int)
    /// The call whose answer is one of its terms.
    case term(Int)
    /// The first child in an order, with the calls for 0 and ∞ that decided it.
    case first(NodeID, minimum: Int?, maximum: Int?)
  }

  /// What the answer follows from.
  package enum Ending: Equatable, Sendable {
    /// The terms of that row's reason add up exactly to the answer.
    case sum(row: Int)
    /// The terms of that row's reason do not add up to its result.
    case falseSum(row: Int, sum: CGFloat)
    /// That row's reason has a result, but the node answers another length.
    case otherAnswer(row: Int, result: CGFloat)
    /// The engine corrected the answer, as that event notes.
    case corrected(Int)
    /// It gives no reason and returns the answer of that call.
    case child(Int)
    /// It gives no reason and returns the proposal.
    case offer
    /// It gives no reason and answers 0, nil and ∞ alike, in those events.
    case same([Int])
    /// It gives no reason.
    case unexplained
    /// The trace has no answer.
    case unanswered
  }
}
