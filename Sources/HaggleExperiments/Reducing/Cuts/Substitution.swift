import HaggleSyntax

/// The replacement of a name where it is used.
struct Substitute {
  /// The replacement of the name.
  var value: [Rewriting.Piece]
  /// The replacement of `$name`; nil if there is none.
  var projected: [Rewriting.Piece]?
  /// The replacement of `name()`, the content of a closure; nil if it is no closure.
  var content: Content?

  struct Content {
    var pieces: [Rewriting.Piece]
    let count: Int
  }
}

extension CutMaker {
  /// An expression, in parentheses if its context needs them.
  ///
  /// - Parameter type: its known type, needed for `.red`.
  func operand(_ id: ExpressionID, of type: TypeName?) -> [Rewriting.Piece] {
    let span = tree[id].span
    switch tree[id].kind {
    case .binary, .ternary, .cast, .effect, .prefix, .assignment:
      return [.new("("), .kept(span), .new(")")]
    default: break
    }
    guard bytes[span.lowerBound] == UInt8(ascii: "."), let type, !type.isOptional,
      type.name.allSatisfy({ $0.isLetter || $0.isNumber })
    else { return [.kept(span)] }
    return [.new(type.name), .kept(span)]
  }

  func substitute(_ id: ExpressionID, of type: TypeName?) -> Substitute {
    if case .closure(let closure) = tree[id].kind { return substitute(closure, at: tree[id].span) }
    let span = tree[id].span
    if case .identifier(let name) = tree[id].kind, name.hasPrefix("$"), name.count > 1 {
      return Substitute(
        value: [.kept(span.lowerBound + 1..<span.upperBound)], projected: [.kept(span)])
    }
    return Substitute(value: operand(id, of: type))
  }

  func substitute(_ closure: Closure, at span: SourceSpan) -> Substitute {
    var substitute = Substitute(value: [.kept(span)])
    if closure.parameters.isEmpty, let content = content(of: closure.body) {
      substitute.content = Substitute.Content(
        pieces: [.kept(content)], count: tree.statements(of: closure.body).count)
    }
    return substitute
  }

  /// A range with its names replaced; nil if one of them cannot be replaced there.
  func pieces(
    _ span: SourceSpan, _ substitutes: [String: Substitute]
  ) -> [Rewriting.Piece]? {
    var changes: [(span: SourceSpan, anchor: Int, pieces: [Rewriting.Piece])] = []
    for (name, substitute) in substitutes.sorted(by: { $0.key < $1.key }) {
      for use in uses.all(name) where span.contains(use.span.lowerBound) {
        guard let change = change(at: use, substitute) else { return nil }
        changes.append(change)
      }
      for use in uses.all("$" + name) where span.contains(use.span.lowerBound) {
        guard let projected = substitute.projected else { return nil }
        changes.append((use.span, use.anchor, projected))
      }
    }
    return pieces(span, changes)
  }

  /// - Parameter changes: replacements for ranges inside; each also stands for what was at its
  ///   anchor.
  func pieces(
    _ span: SourceSpan, _ changes: [(span: SourceSpan, anchor: Int, pieces: [Rewriting.Piece])]
  ) -> [Rewriting.Piece]? {
    var pieces: [Rewriting.Piece] = []
    var next = span.lowerBound
    for change in changes.sorted(by: { $0.span.lowerBound < $1.span.lowerBound }) {
      guard change.span.lowerBound >= next, change.span.upperBound <= span.upperBound else {
        return nil
      }
      pieces.append(.kept(next..<change.span.lowerBound))
      pieces.append(.renamed(change.anchor..<change.anchor, ""))
      pieces += change.pieces
      next = change.span.upperBound
    }
    pieces.append(.kept(next..<span.upperBound))
    return pieces.filter { if case .kept(let span) = $0 { !span.isEmpty } else { true } }
  }

  private func change(
    at use: NameUses.Use, _ substitute: Substitute
  ) -> (span: SourceSpan, anchor: Int, pieces: [Rewriting.Piece])? {
    guard let content = substitute.content else {
      return (use.span, use.anchor, substitute.value)
    }
    guard let call = uses.call(of: use) else {
      // A view that an initializer made from the closure, or the closure itself.
      return mayReplace(content.count, at: use.span) ? (use.span, use.anchor, content.pieces) : nil
    }
    let span = tree[call].span
    return mayReplace(content.count, at: span) ? (span, use.anchor, content.pieces) : nil
  }

  /// Whether this many statements may replace an expression.
  func mayReplace(_ count: Int, at span: SourceSpan) -> Bool {
    count == 1 || statementSpans.contains(span)
  }
}
