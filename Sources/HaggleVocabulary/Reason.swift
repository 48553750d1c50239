package import Foundation

/// Why a container asked its next question or took its own size, as named terms that add up.
///
/// `result` is what the container computed; folding `terms` in their order with their operators
/// gives the same bits, so that a reader can show the arithmetic and trust it.
package struct Reason: Hashable, Sendable {
  /// The container whose rule this is.
  package var node: NodeID
  /// The rule, as one word from docs/TRACE-FORMAT.md: `share`, `order`, `gaps`, `columns`, …
  package var rule: String
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
  /// A remark in words that arithmetic cannot say; else nil.
  package var remark: String?
  /// Whether the rule is our inference rather than verified or decompiled behaviour.
  package var isModelled: Bool

  package init(
    _ node: NodeID, _ rule: String, axis: Axis? = nil, child: NodeID? = nil,
    track: Int? = nil, result: CGFloat? = nil, terms: [Term] = [], order: [Ranked] = [],
    remark: String? = nil,
    isModelled: Bool = false
  ) {
    self.node = node
    self.rule = rule
    self.axis = axis
    self.child = child
    self.track = track
    self.result = result
    self.terms = terms
    self.order = order
    self.remark = remark
    self.isModelled = isModelled
  }

  /// How a term joins what stands before it.
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

  /// One number of the arithmetic, with what it means and, where it is an answer, whose.
  package struct Term: Hashable, Sendable {
    // In the order that leaves no gaps: a trace holds millions.
    package var value: CGFloat
    package var name: String?
    package var node: NodeID?
    package var `operator`: Operator

    package init(
      _ operator: Operator = .plus, _ value: CGFloat, _ name: String? = nil, node: NodeID? = nil
    ) {
      self.operator = `operator`
      self.value = value
      self.name = name
      self.node = node
    }
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

extension Reason.Term {
  /// This term's operator applied to what stands before it.
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
