extension Parser {
  // MARK: - Trailing closures

  /// Whether the `{` here belongs to the expression before it.
  func takesTrailingClosure(_ callee: ExpressionID) -> Bool {
    guard isCallable(callee), !isSeparated(position) else { return false }
    if mode.contains(.accessorsMayFollow), isAccessorBlock(position) { return false }
    return !mode.contains(.bracesAreBodies) || isFollowedByBody
  }

  /// Literals, closures and calls with trailing closures take none.
  private func isCallable(_ callee: ExpressionID) -> Bool {
    switch tree[callee].kind {
    case .integer, .float, .string, .boolean, .nilLiteral, .array, .dictionary, .closure: false
    case .ifExpression, .switchExpression, .elided, .invalid: false
    case .call(_, _, let trailing), .macro(_, _, let trailing): trailing.isEmpty
    default: true
    }
  }

  /// Preceded by an empty line.
  private func isSeparated(_ index: Int) -> Bool {
    guard startsLine(index), index > 0, index < end else { return false }
    let between = bytes[Int(tokens[index - 1].end)..<Int(tokens[index].start)]
    return between.count(where: { $0 == 10 }) > 1
  }

  /// In a condition: `if list.contains { … } {`. The first braces are a closure only if the text
  /// behind them continues the condition.
  private var isFollowedByBody: Bool {
    let next = after(position)
    guard !startsLine(next) else { return false }
    return kind(at: next).continuesCondition(keyword(at: next))
  }

  mutating func trailingClosures(of callee: ExpressionID) -> [TrailingClosure] {
    guard kind == .leftBrace, takesTrailingClosure(callee) else { return [] }
    var closures = [trailingClosure(label: nil)]
    while kind == .identifier, keyword != .default, keyword != .case,
      kind(at: position + 1) == .colon, kind(at: position + 2) == .leftBrace
    {
      let label = text(at: position)
      position += 2
      closures.append(trailingClosure(label: label == "_" ? nil : label))
    }
    return closures
  }

  private mutating func trailingClosure(label: String?) -> TrailingClosure {
    let closure = closure()
    return TrailingClosure(label: label, closure: closure, span: closure.span)
  }

  // MARK: - Closures

  /// A closure: its signature is parsed, its body on demand.
  mutating func closure() -> Closure {
    let start = offset
    let opener = position
    let isTooDeep = tokens[opener].flags.contains(.tooDeep)
    var (signature, body) = inside { $0.closureContents() }
    if isTooDeep { body = body.prefix(0) }
    return Closure(
      parameters: signature.parameters, result: signature.result,
      body: tree.addBlock(body, in: .code), span: start..<previousEnd,
      shorthandCount: signature.parameters.isEmpty ? Int(tokens[opener].detail) : 0)
  }

  /// The part of a closure before `in`.
  private typealias Signature = (parameters: [Parameter], result: TypeName?)

  private mutating func closureContents() -> (signature: Signature, body: Range<Int>) {
    let start = position
    var ahead = self
    let diagnostics = tree.diagnostics.count
    guard mayHaveSignature, let signature = ahead.closureSignature() else {
      tree.forgetDiagnostics(from: diagnostics)
      return (([], nil), start..<end)
    }
    self = ahead
    return (signature, position..<end)
  }

  private var mayHaveSignature: Bool {
    switch kind {
    case .at, .leftBracket, .leftParen: true
    case .identifier:
      kind(at: position + 1) == .comma || kind(at: position + 1) == .arrow
        || [.in, .async, .throws].contains(keyword(at: position + 1))
    default: false
    }
  }

  /// Attributes, captures, parameters, effects and result, up to and including `in`; nil if there
  /// is no signature.
  private mutating func closureSignature() -> Signature? {
    _ = attributes()
    if kind == .leftBracket { position = after(position) }
    var parameters: [Parameter] = []
    if kind == .leftParen {
      guard endsSignature(after(position)) else { return nil }
      parameters = inside { $0.parameters(.closure) }
    } else {
      parameters = bareParameters()
    }
    skipEffects()
    var result: TypeName?
    if take(.arrow) {
      result = type()
      guard result != nil else { return nil }
    }
    return take(.in) ? (parameters, result) : nil
  }

  private func endsSignature(_ index: Int) -> Bool {
    kind(at: index) == .arrow || [.in, .async, .throws, .rethrows].contains(keyword(at: index))
  }

  private mutating func bareParameters() -> [Parameter] {
    var parameters: [Parameter] = []
    while kind == .identifier, keyword != .in {
      let next = kind(at: position + 1)
      guard next == .comma || endsSignature(position + 1) else { break }
      parameters.append(Parameter(named: text(at: position)))
      advance()
      guard take(.comma) else { break }
    }
    return parameters
  }
}

extension Parameter {
  /// A parameter with a name only.
  init(named name: String) {
    self.init(
      label: nil, name: name, type: nil, defaultValue: nil, isInOut: false, isVariadic: false,
      attributes: [])
  }
}
