import HaggleSyntax

/// The replacement of a name at one of its uses.
struct Substitute {
  /// The replacement of the name.
  var value: [Rewriting.Piece]
  /// The replacement of `$name`; nil if there is none.
  var projected: [Rewriting.Piece]?
  /// The replacement of `name()`, the content of a closure; nil if it is no closure.
  var content: Content?
  /// Whether its name stands for the closure itself, where it is not called.
  var isFunction = false

  struct Content {
    var pieces: [Rewriting.Piece]
    let count: Int
  }
}

/// A range that is replaced.
struct Substitution {
  let span: SourceSpan
  /// The offset of the replaced name.
  let anchor: Int
  let pieces: [Rewriting.Piece]

  /// The pieces, which also stand for what was at the anchor.
  var anchoredPieces: [Rewriting.Piece] { [.renamed(anchor..<anchor, "")] + pieces }
}

extension Substitution {
  init(at use: NameUses.Use, _ pieces: [Rewriting.Piece]) {
    self.init(span: use.span, anchor: use.anchor, pieces: pieces)
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
    if case .closure(let closure) = tree[id].kind {
      return substitute(closure, at: tree[id].span, of: type)
    }
    let span = tree[id].span
    if case .identifier(let name) = tree[id].kind, name.hasPrefix("$"), name.count > 1 {
      return Substitute(
        value: [.kept(span.lowerBound + 1..<span.upperBound)], projected: [.kept(span)])
    }
    return Substitute(value: operand(id, of: type))
  }

  func substitute(_ closure: Closure, at span: SourceSpan, of type: TypeName?) -> Substitute {
    var substitute = Substitute(value: [.kept(span)])
    substitute.isFunction = type?.text.contains("->") == true
    if closure.parameters.isEmpty, let content = tree.span(of: closure.body) {
      substitute.content = Substitute.Content(
        pieces: [.kept(content)], count: tree.statements(of: closure.body).count)
    }
    return substitute
  }

  /// A range with its names replaced; nil if one of them cannot be replaced there.
  func pieces(
    _ span: SourceSpan, _ substitutes: [String: Substitute]
  ) -> [Rewriting.Piece]? {
    var changes: [Substitution] = []
    for (name, substitute) in substitutes.sorted(by: { $0.key < $1.key }) {
      for use in uses.all(name) where span.contains(use.span.lowerBound) {
        guard let change = change(at: use, substitute) else { return nil }
        changes.append(change)
      }
      for use in uses.all("$" + name) where span.contains(use.span.lowerBound) {
        guard let projected = substitute.projected else { return nil }
        changes.append(Substitution(at: use, projected))
      }
    }
    return pieces(span, changes)
  }

  /// - Parameter changes: replacements for ranges inside.
  func pieces(_ span: SourceSpan, _ changes: [Substitution]) -> [Rewriting.Piece]? {
    var pieces: [Rewriting.Piece] = []
    var next = span.lowerBound
    for change in changes.sorted(by: { $0.span.lowerBound < $1.span.lowerBound }) {
      guard change.span.lowerBound >= next, change.span.upperBound <= span.upperBound else {
        return nil
      }
      pieces.append(.kept(next..<change.span.lowerBound))
      pieces += change.anchoredPieces
      next = change.span.upperBound
    }
    pieces.append(.kept(next..<span.upperBound))
    return pieces.filter { if case .kept(let span) = $0 { !span.isEmpty } else { true } }
  }

  private func change(at use: NameUses.Use, _ substitute: Substitute) -> Substitution? {
    let call = uses.call(of: use)
    guard let content = substitute.content, call != nil || !substitute.isFunction else {
      return Substitution(at: use, substitute.value)
    }
    // Without a call: a view that an initializer made from the closure.
    let span = call.map { tree[$0].span } ?? use.span
    guard mayReplace(content.count, at: span) else { return nil }
    return Substitution(span: span, anchor: use.anchor, pieces: content.pieces)
  }

  /// Whether this many statements may replace an expression.
  func mayReplace(_ count: Int, at span: SourceSpan) -> Bool {
    count == 1 || statementSpans.contains(span)
  }
}
