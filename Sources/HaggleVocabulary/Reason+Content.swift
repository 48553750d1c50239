package import Foundation

extension Reason {
  /// What a reason holds besides its numbers and nodes. Most need no memory of their own.
  ///
  /// Equal reasons have equal contents: the briefest that says all.
  enum Content: Hashable, Sendable {
    /// The number is the result and its only term.
    case single(Single)
    /// The result is made from the number and a whole one.
    case pair(Pair)
    /// As `pair`, and not less than 0.
    case notNegative(Pair)
    case result([Term])
    case order([Ranked])
    indirect case all(All)
  }

  struct Single: Hashable, Sendable {
    let nodeNumber: Int32
    let role: Role?
  }

  struct Pair: Hashable, Sendable {
    let second: Int32
    let firstRole: Role?
    let secondRole: Role?
    let `operator`: Operator
  }

  struct All: Hashable, Sendable {
    let rule: Open<Rule>
    let track: Int?
    let result: CGFloat?
    let terms: [Term]
    let order: [Ranked]
    let detail: Detail?
  }
}

extension Reason {
  /// Its rule; only the content with everything has an unknown one.
  package var rule: Open<Rule> {
    if case .all(let all) = content { all.rule } else { .known(knownRule ?? .size) }
  }

  /// The child that the result is for; nil if it is for the container.
  package var child: NodeID? { childNumber < 0 ? nil : NodeID(Int(childNumber)) }

  /// The column or row of a grid that the result is for, from 1; nil if it is for none.
  package var track: Int? {
    if case .all(let all) = content { return all.track }
    return trackNumber > 0 ? Int(trackNumber) : nil
  }

  /// The computed number, in points; nil if the rule yields an order.
  package var result: CGFloat? {
    switch content {
    case .single, .result: number
    case .pair(let pair): pair.result(from: number)
    case .notNegative(let pair): max(pair.result(from: number), 0)
    case .order: nil
    case .all(let all): all.result
    }
  }

  /// The arithmetic that led to `result`.
  package var terms: [Term] {
    switch content {
    case .single(let single): [single.term(number)]
    case .pair(let pair): [pair.first(number), pair.then]
    case .notNegative(let pair): [pair.first(number), pair.then, .notNegative]
    case .result(let terms): terms
    case .order: []
    case .all(let all): all.terms
    }
  }

  /// The children in the order in which they are served, with what decided it; often empty.
  package var order: [Ranked] {
    switch content {
    case .single, .pair, .notNegative, .result: []
    case .order(let order): order
    case .all(let all): all.order
    }
  }

  /// Facts that arithmetic cannot express; often nil.
  package var detail: Detail? { if case .all(let all) = content { all.detail } else { nil } }
}

extension Reason.Content {
  /// Nil where these terms need memory.
  init?(_ result: CGFloat, _ terms: [Reason.Term]) {
    switch terms.count {
    case 1: self.init(result, from: terms[0])
    case 2: self.init(result, from: terms[0], then: terms[1])
    case 3 where terms[2].isLowerBoundOfZero:
      self.init(result, from: terms[0], then: terms[1], isNotNegative: true)
    default: return nil
    }
  }

  init?(
    _ result: CGFloat, from first: Reason.Term, then second: Reason.Term? = nil,
    isNotNegative: Bool = false
  ) {
    if let second, let pair = Reason.Pair(first, second) {
      let made = pair.result(from: first.value)
      let bounded = isNotNegative ? max(made, 0) : made
      guard bounded.bitPattern == result.bitPattern else { return nil }
      self = isNotNegative ? .notNegative(pair) : .pair(pair)
    } else if second == nil, !isNotNegative, let single = Reason.Single(first),
      first.value.bitPattern == result.bitPattern
    {
      self = .single(single)
    } else {
      return nil
    }
  }
}

extension Reason.Single {
  /// Nil if something of the term besides its number is not held.
  fileprivate init?(_ term: Reason.Term) {
    guard term.operator == .plus, term.track == nil, term.isRoleKnown else { return nil }
    (nodeNumber, role) = (term.nodeNumber, term.knownRole)
  }

  fileprivate func term(_ number: CGFloat) -> Reason.Term {
    Reason.Term(.plus, number, role, node: nodeNumber < 0 ? nil : NodeID(Int(nodeNumber)))
  }
}

extension Reason.Pair {
  /// Nil if something of the terms besides the first number is not held.
  fileprivate init?(_ first: Reason.Term, _ second: Reason.Term) {
    guard first.operator == .plus, first.isBare, second.isBare,
      abs(second.value) < 0x8000_0000
    else { return nil }
    // `Int32(exactly:)` is generic, and not specialised for `CGFloat`.
    let whole = Int32(Double(second.value))
    guard CGFloat(whole).bitPattern == second.value.bitPattern else { return nil }
    self.second = whole
    (firstRole, secondRole) = (first.knownRole, second.knownRole)
    `operator` = second.operator
  }

  fileprivate func first(_ number: CGFloat) -> Reason.Term { Reason.Term(.plus, number, firstRole) }

  fileprivate var then: Reason.Term { Reason.Term(`operator`, CGFloat(second), secondRole) }

  fileprivate func result(from number: CGFloat) -> CGFloat { then.applied(to: number) }
}

extension Reason.Term {
  fileprivate var isRoleKnown: Bool { if case .other? = role { false } else { true } }

  /// Whether it is about no node and no track.
  fileprivate var isBare: Bool { node == nil && track == nil && isRoleKnown }

  fileprivate var isLowerBoundOfZero: Bool {
    self == .notNegative && value.bitPattern == Self.notNegative.value.bitPattern
  }
}
