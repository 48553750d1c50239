public import Foundation

extension Reason {
  /// How a term combines with the terms before it.
  @usableFromInline package enum Operator: String, CaseIterable, Sendable {
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
  @usableFromInline package struct Term: Hashable, Sendable {
    // Ordered to leave no padding, and freed without a look at it: a trace holds millions.
    @usableFromInline package var value: CGFloat
    @usableFromInline package var role: Open<Role>?
    @usableFromInline package var `operator`: Operator
    /// Negative without a node.
    @usableFromInline var nodeNumber: Int32
    /// 0 without a track.
    @usableFromInline var trackNumber: Int32

    @inlinable package init(
      _ operator: Operator = .plus, _ value: CGFloat, _ role: Role? = nil, track: Int? = nil,
      node: NodeID? = nil
    ) {
      self.init(`operator`, value, role: role.map { .known($0) }, track: track, node: node)
    }

    /// As the other initializer, with a role that may be unknown to this version.
    @inlinable package init(
      _ operator: Operator = .plus, _ value: CGFloat, role: Open<Role>?, track: Int? = nil,
      node: NodeID? = nil
    ) {
      self.operator = `operator`
      self.value = value
      self.role = role
      nodeNumber = node?.number ?? -1
      trackNumber = Int32(clamping: track ?? 0)
    }

    /// The lower bound 0.
    static var notNegative: Term { Term(.atLeast, 0, .notNegative) }

    /// The node whose answer it is.
    package var node: NodeID? { nodeNumber < 0 ? nil : NodeID(Int(nodeNumber)) }

    /// The column or row that it concerns, from 1; nil for most terms.
    package var track: Int? { trackNumber == 0 ? nil : Int(trackNumber) }
  }
}

extension [Reason.Term] {
  /// Their result, folded from left to right starting with 0; nil without terms.
  package var sum: CGFloat? {
    guard let first else { return nil }
    return dropFirst().reduce(first.value) { $1.applied(to: $0) }
  }
}

extension Reason.Term {
  func mapNode(_ other: (NodeID) -> NodeID) -> Self {
    Self(`operator`, value, role: role, track: track, node: node.map(other))
  }

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
