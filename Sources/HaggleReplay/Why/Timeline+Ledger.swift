import Foundation
import HaggleTraces
package import HaggleVocabulary

extension Timeline {
  /// How an answer was found: the ledger of the node itself, followed by that of the child whose
  /// answer it returns, and so on, down to the deciding one.
  package func ledgers(fromCall call: Int, on axis: Axis) -> [Ledger] {
    var ledgers = [ledger(ofCall: original(of: call), on: axis)]
    while case .child(let child) = ledgers[ledgers.count - 1].ending {
      ledgers.append(ledger(ofCall: child, on: axis))
    }
    return ledgers
  }

  /// How the node of a call arrived at its answer on an axis.
  package func ledger(ofCall call: Int, on axis: Axis) -> Ledger {
    let reasons = reasons(inCall: call, on: axis)
    let children = children(ofSpan: call)
    let rows = reasons.map { number in
      let end = nextStep(after: number, inCall: call)
      return Ledger.Row(event: number, basis: basis(of: number, until: end, children, axis))
    }
    return Ledger(
      call: call, axis: axis, answer: spans[call].size?[axis], rows: withoutRepeats(rows),
      ending: ending(call, reasons: reasons, children: children, axis))
  }

  /// The rows without repeated answers.
  private func withoutRepeats(_ rows: [Ledger.Row]) -> [Ledger.Row] {
    var seen: Set<Int> = []
    return rows.map { row in
      let basis = row.basis.filter { basis in
        switch basis {
        case .taker(let call), .term(let call): return seen.insert(original(of: call)).inserted
        case .first: return true
        }
      }
      return Ledger.Row(event: row.event, basis: basis)
    }
  }

  /// The event at which the node of a call stops acting on the share in `number`. A grid proposes
  /// the shares of both axes to a cell at once.
  private func nextStep(after number: Int, inCall call: Int) -> Int {
    let span = spans[call]
    let all = events(of: span.node)
    guard case .reason(let own) = trace.events[number] else { return span.answer ?? .max }
    let next = all[all.partitioningIndex { $0 > number }...].first { next in
      guard case .reason(let reason) = trace.events[next] else { return false }
      if reason.child != nil, reason.child == own.child, reason.axis != own.axis { return false }
      return (reason.child == nil || reason.isShare) && self.span(at: next) == call
    }
    return min(next ?? .max, span.answer ?? .max)
  }

  private func basis(
    of number: Int, until end: Int, _ children: [Int], _ axis: Axis
  ) -> [Ledger.Basis] {
    guard let reason = reason(number, on: axis) else { return [] }
    if !reason.order.isEmpty { return first(of: reason, number, children, axis) }
    if reason.isShare { return takers(of: reason, after: number, until: end, children) }
    return terms(of: reason, before: number, children, axis)
  }

  /// The children that were asked because of a share, each with its first call.
  private func takers(
    of reason: Reason, after number: Int, until end: Int, _ children: [Int]
  ) -> [Ledger.Basis] {
    var seen: Set<NodeID> = []
    return calls(children, after: number, until: end).compactMap { child in
      let node = spans[child].node
      let isMeant = reason.child == nil || reason.child == node
      return isMeant && seen.insert(node).inserted ? .taker(child) : nil
    }
  }

  /// The calls that began between two events.
  private func calls(_ children: [Int], after number: Int, until end: Int) -> ArraySlice<Int> {
    let first = children.partitioningIndex { spans[$0].ask > number }
    return children[first...].prefix { spans[$0].ask < end }
  }

  /// The calls whose answers are terms; for a child, the last one with that number.
  private func terms(
    of reason: Reason, before number: Int, _ children: [Int], _ axis: Axis
  ) -> [Ledger.Basis] {
    reason.terms.compactMap { term in
      guard term.isAnswer else { return nil }
      let child = children.last { index in
        let span = spans[index]
        return (term.node ?? span.node) == span.node && span.size?[axis] == term.value
          && span.ask < number
      }
      return child.map { .term($0) }
    }
  }

  /// Why the first of an order is first, if its range differs from the others.
  private func first(
    of reason: Reason, _ number: Int, _ children: [Int], _ axis: Axis
  ) -> [Ledger.Basis] {
    guard let first = reason.order.first,
      reason.order.contains(where: { $0.minimum != first.minimum || $0.maximum != first.maximum })
    else { return [] }
    let nodes =
      first.node.map { [$0] } ?? nodes(ofTrack: first.track, children, after: number, axis)
    return nodes.compactMap { evidence(of: first, $0, before: number, axis) }.prefix(1).map(\.self)
  }

  /// The node's answers to 0 and ∞, if they are the range by which it was ranked.
  private func evidence(
    of ranked: Reason.Ranked, _ node: NodeID, before number: Int, _ axis: Axis
  ) -> Ledger.Basis? {
    let minimum = ranked.minimum.flatMap {
      call(of: node, to: 0, answering: $0, on: axis, before: number)
    }
    let maximum = ranked.maximum.flatMap {
      call(of: node, to: .infinity, answering: $0, on: axis, before: number)
    }
    return minimum == nil && maximum == nil ? nil : .first(node, minimum: minimum, maximum: maximum)
  }

  /// The children that were asked for a track's share: the trace shows tracks in no other way.
  private func nodes(
    ofTrack track: Int?, _ children: [Int], after number: Int, _ axis: Axis
  ) -> [NodeID] {
    guard let track, let call = span(at: number) else { return [] }
    let reasons = reasons(inCall: call, on: axis).filter { $0 > number }
    guard let share = reasons.firstIndex(where: { reason($0, on: axis)?.track == track })
    else { return [] }
    let end = nextStep(after: reasons[share], inCall: call)
    return calls(children, after: reasons[share], until: end).map { spans[$0].node }
  }
}
