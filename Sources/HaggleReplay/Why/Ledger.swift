package import Foundation
package import HaggleVocabulary

/// How a node came to its answer on one axis, in one call: the reasons that it gave, each with what
/// it rests on, and what the log shows of the answer where it gave none.
package struct Ledger: Sendable {
  /// The call that is explained: an index into the timeline's spans.
  package let call: Int
  package let axis: Axis
  /// The answer, in points; nil where the trace has none.
  package let answer: CGFloat?
  /// What the node said on this axis in the call, in its order.
  package let rows: [Row]
  package let ending: Ending

  /// One reason.
  package struct Row: Equatable, Sendable {
    /// The event that gives it.
    package let event: Int
    package let basis: [Basis]
  }

  /// What a reason rests on, or what came of it.
  package enum Basis: Equatable, Sendable {
    /// A child that was offered something because of it: a call.
    case taker(Int)
    /// A child's answer that is one of its terms: a call.
    case term(Int)
    /// Who is first in an order, by what it answered to 0 and to ∞: calls.
    case first(NodeID, minimum: Int?, maximum: Int?)
  }

  /// What the answer follows from.
  package enum Ending: Equatable, Sendable {
    /// The terms of the reason in that row add up to the answer, to the bit.
    case sum(row: Int)
    /// The terms of that row's reason add up to something else than it says.
    case falseSum(row: Int, sum: CGFloat)
    /// That row's reason gives a length, but the node answers another one.
    case otherAnswer(row: Int, result: CGFloat)
    /// The engine had to correct the answer, as that event notes.
    case corrected(Int)
    /// It gives no reason, and answers what that call was answered.
    case child(Int)
    /// It gives no reason, and answers what it is offered.
    case offer
    /// It gives no reason, and answers the same to everything, 0, nil and ∞ in those events.
    case same([Int])
    /// It gives no reason.
    case unexplained
    /// The trace holds no answer.
    case unanswered
  }
}
