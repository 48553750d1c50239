package import Foundation

/// Why a container asked its next question or took its own size, as named terms that add up.
///
/// `result` is what the container computed; folding `terms` in their order with their operators
/// gives the same bits, so that a reader can show the arithmetic and trust it.
package struct Reason: Hashable, Sendable {
  /// The container whose rule this is.
  package var node: NodeID
  package var rule: Open<Rule>
  /// The axis that it speaks of; nil where it is about neither.
  package var axis: Axis?
  /// The child that the result is for; nil where it is for the container itself.
  package var child: NodeID?
  /// The column or row of a grid that the result is for, from 1; nil where it is for none.
  package var track: Int?
  /// The number that came out, in points; nil where the rule yields an order.
  package var result: CGFloat?
  /// The arithmetic that led to `result`.
  package var terms: [Term]
  /// The children in the order in which they are served, with what decided it; else empty.
  package var order: [Ranked]
  /// What arithmetic cannot say; else nil.
  package var detail: Detail?
  /// Whether the rule is our inference rather than verified or decompiled behaviour.
  package var isModelled: Bool

  /// What a reason says besides its arithmetic.
  package enum Detail: Hashable, Sendable {
    /// So many lines would be needed to show all of a text; the rest is cut.
    case cut(needing: Int)
    /// A text is shrunk as far as it may be and still cut, or so far that nothing is.
    case scaled(isCut: Bool)
    /// A text breaks inside of words: the longest of them takes so many points.
    case broken(longest: CGFloat)
    /// Whether a child of `ViewThatFits` fits.
    case fits(Bool)
    /// The last child of `ViewThatFits` is taken because none before it fits.
    case lastChoice
    /// No cell starts in the column or row, so that its share has no taker.
    case untaken
    /// ∞ − ∞ is no number: what was left stays.
    case unchanged
    /// What a scale is of: a shape, in that proposal.
    indirect case shape(CGSize, in: ProposedViewSize)
    /// The columns or rows that a term is about, from 1.
    case tracks([Int])
    /// Tracks are at least that long, in points.
    case least(CGFloat)
    /// A length was computed from the container's, which is this, in points.
    case container(CGFloat)
  }

  /// How a term joins those before it.
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

  /// One number of the arithmetic, with what it is and, where it is an answer, whose.
  package struct Term: Hashable, Sendable {
    // In the order that leaves no gaps: a trace holds millions.
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

    /// The same with a role that may be one of a newer version.
    package init(
      _ operator: Operator = .plus, _ value: CGFloat, role: Open<Role>?, track: Int? = nil,
      node: NodeID? = nil
    ) {
      self.init(`operator`, value, role?.known, track: track, node: node)
      self.role = role
    }

    /// The column or row that it is about, from 1; nil for most terms.
    package var track: Int? { trackNumber == 0 ? nil : Int(trackNumber) }
  }

  /// A child's (or a grid track's) rank among its siblings, and the range that decided it.
  package struct Ranked: Hashable, Sendable {
    /// The child; nil for a track of a grid.
    package var node: NodeID?
    /// The track's number from 1; nil for a child.
    package var track: Int?
    package var priority: CGFloat
    /// What it answered to 0, where it was asked.
    package var minimum: CGFloat?
    /// What it answered to ∞, where it was asked.
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

  /// What the terms add up to, folded from left to right starting with 0; nil without terms.
  package var sum: CGFloat? {
    guard let first = terms.first else { return nil }
    return terms.dropFirst().reduce(first.value) { $1.applied(to: $0) }
  }
}

// Outside of the type, so that it keeps the initialiser that the compiler makes: one that sets each
// property copies all of them once more, and layouts make millions of reasons.
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

  /// The same with a rule that may be one of a newer version.
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
  /// This term's operator applied to the sum of those before it.
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
