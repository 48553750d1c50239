import Foundation
import HaggleTraces
import HaggleVocabulary

/// Where a length comes from that a view has from the views in it.
extension Timeline {
  /// The ledgers below one, each of the child that decides the answer above it, down to the view
  /// whose own rule makes it. Empty where the view makes its answer itself.
  package func descent(below ledger: Ledger) -> [Ledger] {
    var found: [Ledger] = []
    var next = decider(of: ledger)
    while let call = next {
      let below = self.ledger(ofCall: original(of: call), on: ledger.axis)
      found.append(below)
      next = decider(of: below)
    }
    return found
  }

  /// Whether the answer is a child's, without anything of the view's own.
  package func handsOn(_ ledger: Ledger) -> Bool {
    switch ledger.ending {
    case .child: true
    case .sum(let row):
      reason(ledger.rows[row].event, on: ledger.axis).map { reason in
        reason.child == nil && reason.terms.count == 1 && reason.terms[0].isAnswer
      } ?? false
    default: false
    }
  }

  /// The calls of the children whose lengths an answer passes on: those whose answers are terms of
  /// it, and those that took the tracks that it adds up. Empty where the view's own rule makes the
  /// answer, such as its argument or what it is offered.
  package func passedOn(in ledger: Ledger) -> [Int] {
    switch ledger.ending {
    case .child(let call): return [call]
    case .sum(let row):
      let number = ledger.rows[row].event
      guard let reason = reason(number, on: ledger.axis) else { return [] }
      let tracks = reason.terms.compactMap { $0.knownRole == .track ? $0.track : nil }
      return calls(of: reason.deciding, before: number, in: ledger)
        + ledger.rows.flatMap { takers($0, of: tracks, ledger.axis) }
    default: return []
    }
  }

  private func takers(_ row: Ledger.Row, of tracks: [Int], _ axis: Axis) -> [Int] {
    guard let track = reason(row.event, on: axis)?.track, tracks.contains(track) else { return [] }
    return row.basis.compactMap { if case .taker(let call) = $0 { call } else { nil } }
  }

  /// The call of the child whose answer decides that of its parent; nil where the parent's own
  /// rule does, such as its argument or what it is offered.
  private func decider(of ledger: Ledger) -> Int? {
    guard let answer = ledger.answer, answer.isFinite else { return nil }
    switch ledger.ending {
    case .child(let call): return call
    case .sum(let row):
      let number = ledger.rows[row].event
      guard let reason = reason(number, on: ledger.axis) else { return nil }
      let calls = calls(of: reason.deciding, before: number, in: ledger)
      return calls.count < 2 ? calls.first : largest(of: calls, in: ledger, answer)
    default: return nil
    }
  }

  /// Of several that are added up: the largest that takes more than it is offered where the whole
  /// does, the largest where the whole takes less. What fills its offer divides it.
  private func largest(of calls: [Int], in ledger: Ledger, _ answer: CGFloat) -> Int? {
    let axis = ledger.axis
    func length(_ call: Int) -> CGFloat { spans[call].size?[axis] ?? 0 }
    let offer = spans[ledger.call].proposal[axis] ?? .infinity
    if abs(answer - offer) <= WhyNot.tolerance { return nil }
    let insistent = calls.filter { call in
      length(call) > (spans[call].proposal[axis] ?? .infinity) + WhyNot.tolerance
    }
    let asked = answer > offer && !insistent.isEmpty ? insistent : calls
    return asked.max { length($0) < length($1) }
  }

  /// The last calls of the children that gave terms of a sum.
  private func calls(
    of terms: [Reason.Term], before number: Int, in ledger: Ledger
  ) -> [Int] {
    let asked = children(ofSpan: ledger.call).filter { spans[$0].ask < number }
    let byNode = Dictionary(grouping: asked) { spans[$0].node }
    return terms.compactMap { term in
      (term.node.map { byNode[$0] ?? [] } ?? asked).last {
        spans[$0].size?[ledger.axis] == term.value
      }
    }
  }
}

extension Reason {
  /// The answers among its terms without which its result would be another: not one that a bound
  /// hides.
  fileprivate var deciding: [Term] {
    let all = terms
    if isSum { return all.filter(\.isAnswer) }
    return all.indices.filter { all[$0].isAnswer && depends(onTerm: $0) }.map { all[$0] }
  }

  private func depends(onTerm index: Int) -> Bool {
    guard let result else { return false }
    return [-1, 1].contains { change in
      var other = terms
      other[index].value += change
      return other.sum.map { !$0.isSame(as: result) } ?? false
    }
  }
}
