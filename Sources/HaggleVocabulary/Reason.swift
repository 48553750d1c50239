package import Foundation

/// Why a container asked its next question or took its own size, as named terms that add up.
///
/// `result` is the container's number; folding `terms` in order gives exactly the same bits, so a
/// reader can show the arithmetic and trust it.
@usableFromInline package struct Reason: Hashable, Sendable {
  // Ordered to leave no padding, and so small that an event holds it: a trace holds millions.
  /// The first term where the content says so, or the result; 0 without one.
  let number: CGFloat
  let content: Content
  /// The container that applies the rule.
  package let node: NodeID
  /// Negative without a child.
  let childNumber: Int32
  /// 0 without a track, and for one that is no positive number of 32 bits.
  let trackNumber: Int32
  /// The axis of the rule; nil if it concerns both or none.
  package let axis: Axis?
  /// Its rule; nil if only a newer version knows it.
  package let knownRule: Rule?
  /// Whether the rule is our inference rather than verified or decompiled behaviour.
  package let isModelled: Bool

  /// A fact of a reason besides its arithmetic.
  package enum Detail: Hashable, Sendable {
    /// The text would need this many lines; the rest is cut.
    case cut(needing: Int)
    /// The text is scaled down: to the limit and still cut, or until nothing is cut.
    case scaled(isCut: Bool)
    /// The text breaks inside words: the longest word is this wide, in points.
    case broken(longest: CGFloat)
    /// Whether a child of `ViewThatFits` fits.
    case fits(Bool)
    /// The last child of `ViewThatFits` is taken because none of the others fits.
    case lastChoice
    /// No cell starts in the column or row, so its share remains unused.
    case untaken
    /// ∞ − ∞ is undefined: the remaining length stays as it is.
    case unchanged
    /// The scale is for this shape in this proposal.
    indirect case shape(CGSize, in: ProposedViewSize)
    /// The columns or rows that a term concerns, from 1.
    case tracks([Int])
    /// The minimum length of the tracks, in points.
    case least(CGFloat)
    /// The length was computed from the container's length, in points.
    case container(CGFloat)
  }
}

extension Reason {
  package init(
    _ node: NodeID, _ rule: Rule, axis: Axis? = nil, child: NodeID? = nil, track: Int? = nil,
    result: CGFloat? = nil, terms: [Term] = [], order: [Ranked] = [], detail: Detail? = nil,
    isModelled: Bool = false
  ) {
    self.init(
      node, .known(rule), axis: axis, child: child, track: track, result: result, terms: terms,
      order: order, detail: detail, isModelled: isModelled)
  }

  /// As the other initializer, with a rule that may be unknown to this version.
  package init(
    _ node: NodeID, _ rule: Open<Rule>, axis: Axis? = nil, child: NodeID? = nil,
    track: Int? = nil, result: CGFloat? = nil, terms: [Term] = [], order: [Ranked] = [],
    detail: Detail? = nil, isModelled: Bool = false
  ) {
    let trackNumber = track.flatMap { Int32(exactly: $0) } ?? 0
    let isPlain = rule.known != nil && detail == nil && (track == nil || trackNumber > 0)
    var number = result ?? 0
    let content: Content
    if isPlain, let result, order.isEmpty {
      let brief = Content(result, terms)
      if brief != nil, let first = terms.first { number = first.value }
      content = brief ?? .result(terms)
    } else if isPlain, result == nil, terms.isEmpty {
      content = .order(order)
    } else {
      content = .all(
        All(rule: rule, track: track, result: result, terms: terms, order: order, detail: detail))
    }
    self.init(
      number: number, content: content, node: node, childNumber: child?.number ?? -1,
      trackNumber: trackNumber, axis: axis, knownRule: rule.known, isModelled: isModelled)
  }

  /// As with a list of one or two terms, which is not made: layouts explain millions of questions.
  ///
  /// - Parameter isNotNegative: whether a third term holds the result to 0 at least.
  package init(
    _ node: NodeID, _ rule: Rule, axis: Axis, child: NodeID? = nil, result: CGFloat,
    from first: Term, then second: Term? = nil, isNotNegative: Bool = false,
    isModelled: Bool = false
  ) {
    if let content = Content(result, from: first, then: second, isNotNegative: isNotNegative) {
      self.init(
        number: first.value, content: content, node: node, childNumber: child?.number ?? -1,
        trackNumber: 0, axis: axis, knownRule: rule, isModelled: isModelled)
    } else {
      let terms = [first, second, isNotNegative ? .notNegative : nil].compactMap { $0 }
      self.init(
        node, rule, axis: axis, child: child, result: result, terms: terms,
        isModelled: isModelled)
    }
  }

  /// The same reason of other nodes.
  package func mapNodes(_ other: (NodeID) -> NodeID) -> Reason {
    Reason(
      other(node), rule, axis: axis, child: child.map(other), track: track, result: result,
      terms: terms.map { $0.mapNode(other) }, order: order.map { $0.mapNode(other) },
      detail: detail, isModelled: isModelled)
  }

  /// The result of the terms; nil without terms.
  package var sum: CGFloat? { terms.sum }
}

extension Reason.Ranked {
  fileprivate func mapNode(_ other: (NodeID) -> NodeID) -> Self {
    Self(
      node: node.map(other), track: track, priority: priority, minimum: minimum, maximum: maximum)
  }
}
