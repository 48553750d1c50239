extension SyntaxTree {
  /// From the first to the last statement of a block; nil if it is empty.
  package func span(of block: BlockID) -> SourceSpan? {
    let statements = statements(of: block)
    guard let first = statements.first, let last = statements.last else { return nil }
    return self[first].span.lowerBound..<self[last].span.upperBound
  }

  /// The name that a call says: `bold` of `text.bold()`; nil if it calls something else.
  package func name(of callee: ExpressionID) -> String? {
    switch self[callee].kind {
    case .identifier(let name), .member(_, let name), .implicitMember(let name): name
    default: nil
    }
  }

  /// What a call writes in front of its parentheses.
  package enum Callee: Equatable {
    /// `f(…)`, also of a type.
    case function(String)
    /// `x.f(…)`
    case member(String)
    /// `.f(…)`
    case implicitMember(String)
  }

  /// The arguments of a call of this name; nil for all else.
  package func arguments(of kind: Expression.Kind, calling callee: Callee) -> [Argument]? {
    guard case .call(let called, let arguments, _) = kind else { return nil }
    let written: Callee? =
      switch self[called].kind {
      case .identifier(let name): .function(name)
      case .member(_, let name): .member(name)
      case .implicitMember(let name): .implicitMember(name)
      default: nil
      }
    return written == callee ? arguments : nil
  }
}

extension [Argument] {
  /// The first argument with this label.
  package subscript(_ label: String) -> Argument? { first { $0.label == label } }
}

extension Pattern {
  /// The bound names, from left to right.
  package var names: [String] {
    switch self {
    case .binding(let name): [name]
    case .tuple(let elements): elements.flatMap(\.pattern.names)
    case .enumCase(_, _, let payload): (payload ?? []).flatMap(\.pattern.names)
    case .optional(let pattern): pattern.names
    case .type(_, let pattern): pattern?.names ?? []
    case .wildcard, .expression: []
    }
  }
}
