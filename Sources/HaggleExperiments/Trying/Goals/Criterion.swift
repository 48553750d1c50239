import Foundation
import HaggleAnalysis
package import HaggleScenarios
import HaggleSyntax
import HaggleTraces
import HaggleVocabulary

/// What an edit has to reach. Views are those of the original text.
enum Criterion: Sendable {
  /// A wanted number of the picture.
  case condition(Goal.Condition)
  /// A directive's claim about a view.
  case claim(Expectation, NodeID?)
  /// At least one of these views changes its size or position.
  case change([NodeID])

  /// The maximum distance of adjacent views, in points.
  fileprivate static let near: CGFloat = 40

  /// The tolerance for a wanted number.
  static let tolerance: CGFloat = 0.5
}

extension Trial {
  /// The largest distance from any criterion of a goal, in points; ∞ if a view is gone.
  func distance(from goal: TrialGoal) -> CGFloat {
    let distances = goal.criteria.map { criterion in
      goal.isAsked || goal.traits.contains(.framed)
        ? framed(criterion, byAny: !goal.isAsked) ?? measured(criterion) : measured(criterion)
    }
    return max(distances.map { $0 ?? .infinity }.max() ?? 0, crushed(by: goal))
  }

  /// The same; 0 if all criteria are met within the tolerance.
  func lack(_ goal: TrialGoal) -> CGFloat {
    let distance = self.distance(from: goal)
    return distance <= Criterion.tolerance ? 0 : distance
  }

  /// A text is never longer than its words: if it is to be, the frame that the edit puts around it
  /// counts, or of any view that may be `framed`. Nil for all else.
  private func framed(_ criterion: Criterion, byAny: Bool) -> CGFloat? {
    guard case .condition(.length(let node, let axis, let bounds)) = criterion else { return nil }
    return (byAny ? addedFrame(around: node) : frame(of: node)).map { bounds.lack($0.size[axis]) }
  }

  private func measured(_ criterion: Criterion) -> CGFloat? {
    switch criterion {
    case .condition(let condition): measured(condition)
    case .claim(let expectation, let node): claim(expectation, of: node)
    case .change(let nodes): nodes.contains { hasChanged($0) } ? 0 : .infinity
    }
  }

  /// Nil if a view of the condition is gone.
  private func measured(_ condition: Goal.Condition) -> CGFloat? {
    switch condition {
    case .length(let node, .horizontal, _) where isHandedOver(node): 0
    case .length(let node, let axis, let bounds):
      (window(around: node, bounds) ?? rectangle(node) ?? contentRectangle(node))
        .map { bounds.lack($0.size[axis]) }
    case .alike(let nodes, let axis): unlikeness(of: nodes, axis)
    case .origin(let node, let axis, let place):
      rectangle(node).map { abs($0.origin[axis] - place) }
    case .whole(let text):
      counterparts.edited(text).map {
        max(laidOut.missing(of: $0), laidOut.shortage(of: $0), wayOut(of: text, now: $0))
      }
    case .inside(let node, let container, let axis): beyond(node, container, axis)
    case .level(let node, let other, let share, let axis): slope(node, other, at: share, axis)
    case .distance(let node, let other, let axis, let distance):
      both(node, other) { abs($0.origin[axis] - $1.origin[axis] - distance) }
    case .gap(let node, let other, let axis, let gap):
      both(node, other) { abs($1.origin[axis] - $0.end(axis) - gap) }
    case .drawn(let node, let size): misfit(node, size)
    case .seen(let node, let container): unclipped(node, container)
    case .shown(let node, let axis, let bounds):
      counterparts.edited(node).flatMap { laidOut.unclippedPart(of: $0) }
        .map { bounds.lack($0.size[axis]) }
    case .ratio(let node, let ratio): rectangle(node).map { abs($0.width - $0.height * ratio) }
    case .firstLine(let node, let text, let height):
      both(node, text) { max(0, $1.minY - $0.minY, $0.maxY - $1.minY - height) }
    case .before(let node, let other, let axis): parting(node, other, axis)
    case .ahead(let node, let other, let axis):
      both(node, other) { max(0, $0.end(axis) - $1.origin[axis]) }
    case .apart(let node, let other): overlap(node, other)
    case .above(let node, let other): isDrawn(node, over: other) ? 0 : .infinity
    case .onLine(let small, let large): offLine(small, large)
    case .tappable(let node):
      counterparts.edited(node).map { laidOut.timeline.deafness(of: $0) }
    case .cutRound(let node): counterparts.edited(node).map { laidOut.timeline.squareness(of: $0) }
    case .reach(let node, let length): shortReach(of: node, length)
    case .offered(let node, let axis, let length): misoffered(node, axis, length)
    }
  }

  /// By how much the longest of these views is longer than the shortest.
  private func unlikeness(of nodes: [NodeID], _ axis: Axis) -> CGFloat? {
    let lengths = nodes.compactMap { rectangle($0)?.size[axis] }
    guard lengths.count == nodes.count, let least = lengths.min(), let most = lengths.max() else {
      return nil
    }
    return most - least
  }

  private func slope(
    _ node: NodeID, _ other: NodeID, at share: CGFloat, _ axis: Axis
  ) -> CGFloat? {
    both(node, other) {
      abs($0.origin[axis] + $0.size[axis] * share - $1.origin[axis] - $1.size[axis] * share)
    }
  }

  private func parting(_ node: NodeID, _ other: NodeID, _ axis: Axis) -> CGFloat? {
    both(node, other) {
      let gap = $1.origin[axis] - $0.end(axis)
      return max(0, -gap, gap - Criterion.near)
    }
  }

  private func overlap(_ node: NodeID, _ other: NodeID) -> CGFloat? {
    both(node, other) { $0.overlap(with: $1).shorter }
  }

  private func offLine(_ small: NodeID, _ large: NodeID) -> CGFloat? {
    both(small, large) {
      let rest = $1.maxY - $0.maxY
      return max(0, 0.04 * $1.height - rest, rest - 0.2 * $1.height)
    }
  }

  private func shortReach(of node: NodeID, _ length: CGFloat) -> CGFloat? {
    counterparts.edited(node).flatMap { laidOut.timeline.target(around: $0) }.map {
      max(0, length - min($0.width, $0.height))
    }
  }

  private func misoffered(_ node: NodeID, _ axis: Axis, _ length: CGFloat) -> CGFloat? {
    counterparts.edited(node).flatMap { laidOut.timeline.proposal($0, axis) }
      .map { abs($0 - length) }
  }

  private func isDrawn(_ node: NodeID, over other: NodeID) -> Bool {
    let order = laidOut.timeline.drawings.map(\.node)
    guard let own = counterparts.edited(node).flatMap({ order.firstIndex(of: $0) }),
      let second = counterparts.edited(other).flatMap({ order.firstIndex(of: $0) })
    else { return false }
    return own > second && !isCutAway(node)
  }

  /// Whether clips around a view leave less than half of it.
  private func isCutAway(_ node: NodeID) -> Bool {
    guard let own = counterparts.edited(node), let whole = laidOut.timeline.rectangle(of: own)
    else { return true }
    return laidOut.ancestors(own).contains { around in
      guard laidOut.has(.clips, around), !laidOut.has(.scrolls, around),
        let room = laidOut.timeline.rectangle(of: around)
      else { return false }
      return whole.overlap(with: room).area < 0.5 * whole.size.area
    }
  }

  private func both(
    _ node: NodeID, _ other: NodeID, _ measure: (CGRect, CGRect) -> CGFloat
  ) -> CGFloat? {
    guard let first = rectangle(node), let second = rectangle(other) else { return nil }
    return measure(first, second)
  }

  private func beyond(_ node: NodeID, _ container: NodeID?, _ axis: Axis) -> CGFloat? {
    let isFixed = original.has(.asksForIdeal, node) || original.has(.proposesShape, node)
    guard let own = isFixed ? counterpart(of: node) : counterparts.edited(node) else {
      return isHandedOver(node) ? 0 : nil
    }
    // A scroll view's content is visible in it, and clipped content in its clip; both views may
    // scroll together inside a common ancestor.
    let shared = container.flatMap { counterparts.edited($0) }.map { laidOut.ancestors($0) } ?? []
    let around = laidOut.ancestors(own).filter { !shared.contains($0) }
    let scroller = around.last { laidOut.has(.scrolls, $0) }
    let clip = around.first { laidOut.has(.clips, $0) }
    guard let inner = laidOut.timeline.rectangle(of: scroller ?? clip ?? own) else { return nil }
    let room: CGRect
    if let container {
      guard let outer = rectangle(container) else { return nil }
      room = outer
    } else {
      guard let length = laidOut.trace.header.proposal?[axis], length.isFinite else { return 0 }
      room = CGRect(origin: .zero, size: CGSize(length, along: axis, across: 0))
    }
    return max(0, room.origin[axis] - inner.origin[axis], inner.end(axis) - room.end(axis))
  }

  private func unclipped(_ node: NodeID, _ container: NodeID) -> CGFloat? {
    guard let own = counterparts.edited(node), let outer = rectangle(container) else { return nil }
    if laidOut.isCutOff(own, by: outer) { return 0 }
    return Axis.allCases.compactMap { beyond(node, container, $0) }.max()
  }

  /// The distance of a view's drawing from this size, including ancestors of equal size.
  private func misfit(_ node: NodeID, _ size: CGSize) -> CGFloat? {
    guard let own = counterparts.edited(node),
      let drawn = laidOut.drawn[own]?.size
    else { return nil }
    let timeline = laidOut.timeline
    let around = laidOut.ancestors(own).prefix { timeline.tree.children(of: $0).count == 1 }
    func distance(_ a: CGSize, _ b: CGSize) -> CGFloat {
      max(abs(a.width - b.width), abs(a.height - b.height))
    }
    let room = ([own] + around).compactMap { timeline.size(of: $0) }
    let misfit = room.map { distance($0, drawn) }.min().map { max($0, distance(drawn, size)) }
    // A frame is written in whole points.
    return misfit.map { $0 < 1 ? 0 : $0 }
  }

  private func claim(_ expectation: Expectation, of node: NodeID?) -> CGFloat? {
    var expectation = expectation
    if let node {
      guard let own = counterparts.edited(node) else { return nil }
      expectation = expectation.about(laidOut.trace.nodes[own.index].name)
      if let distance = distance(expectation.claim, own) { return distance }
    }
    let check = ExpectationCheck([expectation], against: laidOut.trace)
    return check.results.allSatisfy { $0.failure == nil } ? 0 : .infinity
  }

  /// The distance of a claim about lengths; nil for other claims.
  private func distance(_ claim: Expectation.Claim, _ own: NodeID) -> CGFloat? {
    guard let rectangle = laidOut.timeline.rectangle(of: own) else { return nil }
    func off(_ size: SizePattern) -> CGFloat {
      max(
        size.width.map { abs($0 - rectangle.width) } ?? 0,
        size.height.map { abs($0 - rectangle.height) } ?? 0)
    }
    switch claim {
    case .size(_, let size): return off(size)
    case .frame(_, let origin, let size):
      return max(
        origin.x.map { abs($0 - rectangle.minX) } ?? 0,
        origin.y.map { abs($0 - rectangle.minY) } ?? 0, off(size))
    case .number(_, let quantity, let comparison, let number):
      return comparison.lack(rectangle.number(quantity), number)
    default: return nil
    }
  }
}

extension Expectation.Comparison {
  /// The amount by which a length fails this comparison.
  func lack(_ length: CGFloat, _ other: CGFloat) -> CGFloat {
    switch self {
    case .equal: abs(length - other)
    case .atMost: max(0, length - other)
    case .atLeast: max(0, other - length)
    case .less: length < other ? 0 : length - other + 2 * Criterion.tolerance
    case .greater: length > other ? 0 : other - length + 2 * Criterion.tolerance
    }
  }
}

extension Expectation {
  /// The same claim about the view with another name.
  package func about(_ name: String) -> Expectation {
    var expectation = self
    expectation.text = text(about: name)
    switch claim {
    case .size(_, let size): expectation.claim = .size(node: name, size)
    case .frame(_, let origin, let size):
      expectation.claim = .frame(node: name, origin: origin, size)
    case .number(_, let quantity, let comparison, let number):
      expectation.claim = .number(node: name, quantity, comparison, number)
    case .answers(_, let proposal, let size):
      expectation.claim = .answers(node: name, proposal, size)
    case .asked(_, let proposals): expectation.claim = .asked(node: name, proposals)
    case .finding(let rule, _): expectation.claim = .finding(rule: rule, node: name)
    case .order, .probeOrder, .noFindings, .unreadable: break
    }
    return expectation
  }

  /// The text with another name; a finding's name is behind that of its rule.
  private func text(about name: String) -> String {
    guard let old = subject else { return text }
    let isBehind = if case .finding = claim { true } else { false }
    let written = ["\"\(old)\"", old].lazy.compactMap {
      text.range(of: $0, options: isBehind ? .backwards : [])
    }.first
    guard let written else { return text }
    let word = name.contains(where: \.isWhitespace) ? "\"\(name)\"" : name
    return text.replacingCharacters(in: written, with: word)
  }

  /// The view that it is about; nil if there is none, or if there are several.
  package var subject: String? {
    switch claim {
    case .order, .probeOrder: nil
    default: names.first
    }
  }
}
