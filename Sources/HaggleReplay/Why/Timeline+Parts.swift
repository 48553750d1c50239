import Foundation
import HaggleTraces
import HaggleVocabulary

/// A container's length as parts that are decided one after the other.
extension Timeline {
  /// How the range of a length is limited.
  enum Reached {
    /// It was out of range from the start, because of the container's proposal.
    case offer
    case reach(WhyNot.Reach)
    /// The gaps alone are longer: this long, according to that event.
    case gaps(event: Int, length: CGFloat)
    /// Nothing in the log rules it out.
    case open
  }

  /// The children or tracks whose lengths a sum adds up.
  func parts(of reason: Reason, _ ledger: Ledger) -> [WhyNot.Part] {
    guard reason.isSum else { return [] }
    let order = ledger.rows.compactMap { row in
      self.reason(row.event, on: ledger.axis).flatMap { $0.order.isEmpty ? nil : $0.order }
    }.last
    return reason.terms.compactMap { term in
      let track = reason.isTotal && term.knownRole == .track ? term.track : nil
      guard term.node != nil || track != nil else { return nil }
      let ranked =
        order?.first { $0.node == term.node && $0.track == track }
        ?? track.flatMap { range(ofTrack: $0, order ?? [], ledger) }
      let (event, share, isTaken) = decision(term.node, track: track, value: term.value, ledger)
      return WhyNot.Part(
        node: term.node, track: track, value: term.value, event: event, share: share,
        isTaken: isTaken, minimum: ranked?.minimum, maximum: ranked?.maximum)
    }
  }

  /// The possible lengths of a grid track, from the cells that received a share of it: a grid ranks
  /// cells, not tracks. A track without cells may have any length. Nil if no order is recorded.
  private func range(
    ofTrack track: Int, _ order: [Reason.Ranked], _ ledger: Ledger
  ) -> Reason.Ranked? {
    if order.isEmpty { return nil }
    let cells = ledger.rows.compactMap { row -> NodeID? in
      guard let reason = reason(row.event, on: ledger.axis), reason.isShare else { return nil }
      return reason.track == track ? reason.child : nil
    }
    let ranked = order.filter { rank in rank.node.map(cells.contains) ?? false }
    return Reason.Ranked(
      track: track, minimum: ranked.compactMap(\.minimum).max() ?? 0,
      maximum: ranked.compactMap(\.maximum).max() ?? .infinity)
  }

  /// The event after which a part is known, the reason that offered it its share, and whether
  /// a child was asked to take it.
  private func decision(
    _ node: NodeID?, track: Int?, value: CGFloat, _ ledger: Ledger
  ) -> (event: Int, share: Int?, isTaken: Bool) {
    let row = ledger.rows.last { row in
      guard let reason = reason(row.event, on: ledger.axis), reason.isShare else { return false }
      return track == nil ? reason.child == node : reason.track == track
    }
    if let row {
      let takers = row.basis.compactMap { basis in
        if case .taker(let call) = basis { spans[call].answer } else { nil }
      }
      return (takers.max() ?? row.event, row.event, !takers.isEmpty)
    }
    let end = spans[ledger.call].answer ?? spans[ledger.call].ask
    let child = children(ofSpan: ledger.call).first { index in
      spans[index].node == node && spans[index].size?[ledger.axis] == value
    }
    return (child.flatMap { spans[$0].answer } ?? end, nil, true)
  }

  /// The first event after which the parts can no longer add up to `expected`, given that each
  /// answers between its answers to 0 and ∞ and takes no more than is left unless it must.
  func reach(of parts: [WhyNot.Part], _ ledger: Ledger, against expected: CGFloat) -> Reached {
    let answer = ledger.answer ?? 0
    let given = expected < answer ? parts.map { self.given($0, ledger) } : parts
    let parts = given.sorted { $0.event < $1.event }
    let offer = spans[ledger.call].proposal[ledger.axis]
    var decided = answer - parts.reduce(0) { $0 + $1.value }
    if decided > expected + WhyNot.tolerance, let event = gaps(ledger) {
      return .gaps(event: event, length: decided)
    }
    var reach = reach(decided, parts[...], offer)
    // Something that came out longer was not limited by its proposal.
    let isLonger = expected > answer
    if isLonger, reach.most < expected - WhyNot.tolerance, expected > offer ?? .infinity {
      return .offer
    }
    if reach.least > expected + WhyNot.tolerance,
      let reach = self.reach(beforeAll: parts, least: reach.least, ledger)
    {
      return .reach(reach)
    }
    for (index, part) in parts.enumerated() {
      decided += part.value
      reach = self.reach(decided, parts[(index + 1)...], offer)
      let isMost = isLonger && reach.most < expected - WhyNot.tolerance
      guard isMost || reach.least > expected + WhyNot.tolerance else { continue }
      return .reach(
        WhyNot.Reach(
          event: part.event, isMost: isMost, length: isMost ? reach.most : reach.least, part: part,
          order: order(before: part, ledger)))
    }
    return .open
  }

  /// The event that gives the gaps between the parts.
  private func gaps(_ ledger: Ledger) -> Int? {
    let rows = [Reason.Rule.gaps, .remaining].lazy.compactMap { rule in
      ledger.rows.first { self.reason($0.event, on: ledger.axis)?.rule.known == rule }
    }
    return (rows.first ?? ledger.rows.last).map { first(like: $0.event, against: 0) }
  }

  /// A track whose share was not taken may get its length from a spanning child that took more than
  /// its tracks have; then that child is the part.
  private func given(_ part: WhyNot.Part, _ ledger: Ledger) -> WhyNot.Part {
    guard !part.isTaken, let track = part.track else { return part }
    let excess = ledger.rows.last { row in
      reason(row.event, on: ledger.axis)?.isExcess(for: track) ?? false
    }
    guard let excess, let child = reason(excess.event, on: ledger.axis)?.child else { return part }
    return WhyNot.Part(
      node: child, value: part.value, event: excess.event, minimum: part.minimum,
      maximum: part.maximum)
  }

  /// The order that gives the sum of all minimums; the child with the largest minimum is blamed.
  private func reach(
    beforeAll parts: [WhyNot.Part], least: CGFloat, _ ledger: Ledger
  ) -> WhyNot.Reach? {
    let order = ledger.rows.first { reason($0.event, on: ledger.axis)?.order.isEmpty == false }
    let longest = parts.max { ($0.minimum ?? 0) < ($1.minimum ?? 0) }
    guard let order, var part = longest else { return nil }
    part.share = nil
    return WhyNot.Reach(
      event: order.event, isMost: false, all: parts, length: least, part: part, order: nil)
  }

  private func reach(
    _ decided: CGFloat, _ open: ArraySlice<WhyNot.Part>, _ offer: CGFloat?
  ) -> (least: CGFloat, most: CGFloat) {
    let least = open.reduce(0) { $0 + ($1.minimum ?? 0) }
    let most = open.reduce(0) { $0 + ($1.maximum ?? .infinity) }
    let isKnown = open.allSatisfy { $0.minimum != nil && $0.maximum != nil }
    let left = isKnown ? max((offer ?? .infinity) - decided, least) : .infinity
    return (decided + least, decided + min(most, left))
  }

  /// The order that served others before the part.
  private func order(before part: WhyNot.Part, _ ledger: Ledger) -> Int? {
    ledger.rows.last { row in
      guard let order = reason(row.event, on: ledger.axis)?.order, let first = order.first
      else { return false }
      let isFirst = first.node == part.node && first.track == part.track
      return !isFirst && row.basis.isEmpty == false
    }?.event
  }

  /// The first event that gives the same result for the same reason against `expected`.
  func first(like number: Int, against expected: CGFloat) -> Int {
    guard case .reason(let wanted) = trace.events[number] else { return number }
    let found = reasons(of: wanted.node, in: 0..<number).first { _, reason in
      reason.rule == wanted.rule && reason.axis == wanted.axis && reason.child == wanted.child
        && reason.track == wanted.track && reason.result == wanted.result
        && reason.binding(against: expected) == wanted.binding(against: expected)
    }
    return found?.event ?? number
  }
}

extension Reason {
  /// Whether it gives the excess that a spanning child adds to a track.
  fileprivate func isExcess(for track: Int) -> Bool {
    guard rule == .excess, case .tracks(let tracks) = detail else { return false }
    return tracks.contains(track)
  }
}
