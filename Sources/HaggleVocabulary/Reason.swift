package import Foundation

/// Why a container asked its next question or took its own size, as named terms that add up.
///
/// `result` is the container's number; folding `terms` in order gives exactly the same bits, so a
/// reader can show the arithmetic and trust it.
package struct Reason: Hashable, Sendable {
  /// The container that applies the rule.
  package var node: NodeID
  package var rule: Open<Rule>
  /// The axis of the rule; nil if it concerns both or none.
  package var axis: Axis?
  /// The child that the result is for; nil if it is for the container.
  package var child: NodeID?
  /// The column or row of a grid that the result is for, from 1; nil if it is for none.
  package var track: Int?
  /// The computed number, in points; nil if the rule yields an order.
  package var result: CGFloat?
  /// The arithmetic that led to `result`.
  package var terms: [Term]
  /// The children in the order in which they are served, with what decided it; often empty.
  package var order: [Ranked]
  /// Facts that arithmetic cannot express; often nil.
  package var detail: Detail?
  /// Whether the rule is our inference rather than verified or decompiled behaviour.
  package var isModelled: Bool

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

  /// How a term combines with the terms before it.
  package enum Operator: String, CaseIterable, Sendable {
    case plus = "+"
    case minus = "-"
    case times = "*"
    case over = "/"
    /// The greater of both: a lower bound.
    case atLeast = "max"
    /// The lesser of both: an upper bound.
    case atMost = "min"
  }

  /// One number of the arithmetic, with its role and, if it is an answer, its node.
  package struct Term: Hashable, Sendable {
    // Ordered to leave no padding: a trace holds millions.
    package var value: CGFloat
    package var role: Open<Role>?
    private var trackNumber: Int32
    package var node: NodeID?
    package var `operator`: Operator

    package init(
      _ operator: Operator = .plus, _ value: CGFloat, _ role: Role? = nil, track: Int? = nil,
      node: NodeID? = nil
    ) {
      self.operator = `operator`
      self.value = value
      self.role = role.map { .known($0) }
      self.node = node
      trackNumber = Int32(clamping: track ?? 0)
    }

    /// As the other initializer, with a role that may be unknown to this version.
    package init(
      _ operator: Operator = .plus, _ value: CGFloat, role: Open<Role>?, track: Int? = nil,
      node: NodeID? = nil
    ) {
      self.init(`operator`, value, role?.known, track: track, node: node)
      self.role = role
    }

    /// The column or row that it concerns, from 1; nil for most terms.
    package var track: Int? { trackNumber == 0 ? nil : Int(trackNumber) }
  }

  /// The rank of a child or track among its siblings, and the range that decided it.
  package struct Ranked: Hashable, Sendable {
    /// The child; nil for a track of a grid.
    package var node: NodeID?
    /// The track's number from 1; nil for a child.
    package var track: Int?
    package var priority: CGFloat
    /// Its answer to 0, if it was asked.
    package var minimum: CGFloat?
    /// Its answer to ∞, if it was asked.
    package var maximum: CGFloat?

    package init(
      node: NodeID? = nil, track: Int? = nil, priority: CGFloat = 0, minimum: CGFloat? = nil,
      maximum: CGFloat? = nil
    ) {
      self.node = node
      self.track = track
      self.priority = priority
      self.minimum = minimum
      self.maximum = maximum
    }
  }

  /// The result of the terms, folded from left to right starting with 0; nil without terms.
  package var sum: CGFloat? {
    guard let first = terms.first else { return nil }
    return terms.dropFirst().reduce(first.value) { $1.applied(to: $0) }
  }
}

// In an extension, to keep the memberwise initializer: one that assigns each property copies them
// once more, and layouts make millions of reasons.
extension Reason {
  package init(
    _ node: NodeID, _ rule: Rule, axis: Axis? = nil, child: NodeID? = nil, track: Int? = nil,
    result: CGFloat? = nil, terms: [Term] = [], order: [Ranked] = [], detail: Detail? = nil,
    isModelled: Bool = false
  ) {
    self.init(
      node: node, rule: .known(rule), axis: axis, child: child, track: track, result: result,
      terms: terms, order: order, detail: detail, isModelled: isModelled)
  }

  /// As the other initializer, with a rule that may be unknown to this version.
  package init(
    _ node: NodeID, _ rule: Open<Rule>, axis: Axis? = nil, child: NodeID? = nil,
    track: Int? = nil, result: CGFloat? = nil, terms: [Term] = [], order: [Ranked] = [],
    detail: Detail? = nil, isModelled: Bool = false
  ) {
    self.init(
      node: node, rule: rule, axis: axis, child: child, track: track, result: result,
      terms: terms, order: order, detail: detail, isModelled: isModelled)
  }
}

extension Reason.Term {
  /// The result of applying this term's operator to the sum of the terms before it.
  package func applied(to sum: CGFloat) -> CGFloat {
    switch `operator` {
    case .plus: sum + value
    case .minus: sum - value
    case .times: sum * value
    case .over: sum / value
    case .atLeast: max(sum, value)
    case .atMost: min(sum, value)
    }
  }
}
