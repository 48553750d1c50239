package import Foundation
import HaggleTraces
import HaggleVocabulary

/// What an answer follows from.
extension Timeline {
  func ending(
    _ call: Int, reasons: [Int], children: [Int], _ axis: Axis
  ) -> Ledger.Ending {
    guard let answer = spans[call].size?[axis] else { return .unanswered }
    if let row = reasons.lastIndex(where: { isTotal($0, axis, answer) }) {
      return check(row, reasons[row], axis)
    }
    if let correction = correction(in: call) { return .corrected(correction) }
    if let child = children.last(where: { spans[$0].size?[axis].isSame(as: answer) ?? false }) {
      return .child(original(of: child))
    }
    if let row = reasons.lastIndex(where: { reason($0, on: axis)?.isOwn ?? false }),
      let result = reason(reasons[row], on: axis)?.result
    {
      return .otherAnswer(row: row, result: result)
    }
    return withoutReason(call, answer, axis)
  }

  private func isTotal(_ number: Int, _ axis: Axis, _ answer: CGFloat) -> Bool {
    guard let reason = reason(number, on: axis), reason.isOwn else { return false }
    return reason.result?.isSame(as: answer) ?? false
  }

  private func check(_ row: Int, _ number: Int, _ axis: Axis) -> Ledger.Ending {
    guard let reason = reason(number, on: axis), let sum = reason.sum,
      let result = reason.result, !sum.isSame(as: result)
    else { return .sum(row: row) }
    return .falseSum(row: row, sum: sum)
  }

  /// The engine's note about the node's answer.
  private func correction(in call: Int) -> Int? {
    let span = spans[call]
    return events(of: span.node).first { number in
      guard case .note(let note) = trace.events[number], note.source == .engine else {
        return false
      }
      return self.span(at: number) == call
    }
  }

  private func withoutReason(_ call: Int, _ answer: CGFloat, _ axis: Axis) -> Ledger.Ending {
    let profile = profile(of: spans[call].node)
    if let rigid = profile.isRigid(on: axis), rigid.value, profile.isConstant(on: axis) {
      return .same(rigid.events)
    }
    return spans[call].proposal[axis] == answer ? .offer : .unexplained
  }
}

extension CGFloat {
  /// Whether the numbers are equal; NaN equals NaN.
  package func isSame(as other: CGFloat) -> Bool { self == other || isNaN && other.isNaN }
}
