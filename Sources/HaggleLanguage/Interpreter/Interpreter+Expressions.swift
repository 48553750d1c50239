package import HaggleSyntax
import HaggleVocabulary

extension Interpreter {
  /// The value of an expression; a placeholder if it has none.
  ///
  /// - Parameter base: what a chain that begins with a dot is about, if that is known.
  package func evaluate(
    _ id: ExpressionID, onto base: ChainBase? = nil, in scope: Scope
  ) -> Value {
    let around = budget.offset
    guard enter(at: scope.tree[id].anchor, in: scope) else { return .placeholder("…") }
    defer { leave(to: around) }
    let kind = scope.tree[id].kind
    switch kind {
    case .integer, .float, .boolean, .nilLiteral, .string, .array, .dictionary, .tuple:
      return literal(kind, at: id, in: scope)
    case .identifier(let name):
      return value(named: name, at: id, in: scope)
    case .implicitMember(let name):
      return implicitMember(name)
    case .member, .call, .subscript, .optionalChain, .forceUnwrap:
      return chain(id, onto: base, in: scope)
    case .prefix, .postfix, .binary, .ternary, .cast:
      return operation(kind, at: id, in: scope)
    case .assignment(let symbol, let target, let value):
      assign(symbol, value, to: target, in: scope)
      return .void
    case .closure(let closure):
      return .function(function(closure, in: scope))
    case .keyPath(let components):
      return .keyPath(components)
    case .inOut(let target):
      return evaluate(target, in: scope)
    case .effect(let keyword, let inner):
      return effect(keyword, inner, in: scope)
    case .ifExpression(let statement), .switchExpression(let statement):
      return statementValue(statement, in: scope)
    case .macro(let name, let arguments, _): return macro(name, arguments, at: id, in: scope)
    case .conditional(let clauses):
      return conditional(clauses, in: scope)
    case .type(let type):
      return .type(type.text)
    case .elided, .invalid:
      return .void
    }
  }

  /// The value in the active branch of an `#if` around modifiers.
  private func conditional(
    _ clauses: [(condition: String?, value: ExpressionID)], in scope: Scope
  ) -> Value {
    let active = clauses.first { scope.tree.conditions.hold($0.condition) }
    return active.map { evaluate($0.value, in: scope) } ?? .void
  }

  /// Starts one more level of recursion; false when there are too many or the evaluation has ended.
  func enter(at offset: Int, in scope: Scope) -> Bool {
    guard step(at: offset, in: scope) else { return false }
    guard budget.level < budget.levelLimit else {
      stop(.tooDeep(at: place(offset, in: scope)))
      return false
    }
    budget.level += 1
    return true
  }

  func leave() { budget.level -= 1 }

  /// Leaves, and charges what follows to the enclosing code.
  private func leave(to offset: Int) {
    budget.offset = offset
    leave()
  }

  private func literal(
    _ kind: Expression.Kind, at id: ExpressionID, in scope: Scope
  ) -> Value {
    switch kind {
    case .integer(let value): return integer(value, at: id, in: scope)
    case .float(let value): return .number(value)
    case .boolean(let value): return .boolean(value)
    case .string(let segments): return .string(text(of: segments, in: scope))
    case .array(let elements):
      return .array(alike(elements.map { evaluate($0, in: scope) }))
    case .dictionary(let pairs):
      return .dictionary(
        pairs.map { (key: evaluate($0.key, in: scope), value: evaluate($0.value, in: scope)) })
    case .tuple(let elements): return tuple(elements, in: scope)
    default: return .none
    }
  }

  /// A whole number; one too large for a `Double` is read from the text again.
  private func integer(_ value: Double, at id: ExpressionID, in scope: Scope) -> Value {
    if abs(value) < 0x1p53, let integer = Int(exactly: value) { return .integer(integer) }
    let written = scope.tree.source.bytes[scope.tree[id].span].filter { $0 != UInt8(ascii: "_") }
    let text = String(decoding: written, as: UTF8.self).lowercased()
    let radix = ["0x": 16, "0o": 8, "0b": 2][text.prefix(2)] ?? 10
    return Int(radix == 10 ? text : String(text.dropFirst(2)), radix: radix).map(Value.integer)
      ?? .number(value)
  }

  private func tuple(_ elements: [Argument], in scope: Scope) -> Value {
    if elements.isEmpty { return .void }
    if elements.count == 1, elements[0].label == nil {
      return evaluate(elements[0].value, in: scope)
    }
    return .tuple(elements.map { (label: $0.label, value: evaluate($0.value, in: scope)) })
  }

  /// The text of a string literal with its interpolations.
  package func text(of segments: [StringSegment], in scope: Scope, isKey: Bool = false) -> String {
    var result = ""
    for segment in segments {
      switch segment {
      case .text(let text): result += text
      case .interpolation(let arguments):
        let piece = interpolated(arguments, isKey: isKey, in: scope)
        guard affords(characters: piece.utf8.count) else { return "" }
        result += piece
      }
    }
    return affords(steps: result.utf8.count / Self.bytesPerStep, bytes: 0) ? result : ""
  }

  private func interpolated(_ arguments: [Argument], isKey: Bool, in scope: Scope) -> String {
    guard let first = arguments.first else { return "" }
    let value = evaluate(first.value, in: scope)
    if arguments.count > 1, let label = arguments[1].label,
      let text = interpolated(value, label, evaluate(arguments[1].value, in: scope))
    {
      return text
    }
    if case .view(let view) = value, let text = host.textShown(by: view) { return text }
    if isKey, arguments.count == 1, let text = NumberStyle.key(value, in: locale) { return text }
    if isOptional(first.value, in: scope), !value.isNone, value.placeholderName == nil {
      return "Optional(" + Description.quoted(value, self) + ")"
    }
    if case .member(let type, let name, _?) = value, value.isUncomputed || type != nil {
      // A value that cannot be computed would be displayed as its own source.
      let text = written(first.value, in: scope)
      report(
        .unknownMember(text, at: place(of: first.value, in: scope), length: name.count),
        about: text)
      return words(for: name, like: Words.data(named: name))
    }
    if case .member(let type?, let name, nil) = value, declarations.type(type)?.kind == nil {
      return words(for: name, like: Words.data(named: name))
    }
    return shown(value)
  }

  /// The words for a value in a text.
  func shown(_ value: Value) -> String {
    let text = Description.plain(value, self)
    guard let name = value.placeholderName, value.unknownNumber == nil, value.unknownStart == nil
    else { return text }
    return words(for: name, like: text)
  }

  /// What unknown data of a name shows: digits where the name is that of an amount, or a control
  /// for numbers sets it.
  package func words(for name: String, like text: String) -> String {
    Words.isAmount(name) || pathsOfNumbers.contains(SyntaxTree.withoutOwner(name))
      ? String(standIns.amount) : standIns.words(like: text)
  }

  /// `\(value, specifier: "%.2f")`, `\(value, format: .percent)`, `\(date, formatter: short)`
  private func interpolated(_ value: Value, _ label: String, _ option: Value) -> String? {
    switch label {
    case "specifier":
      guard value.number != nil || value.placeholderName != nil else { return nil }
      return formatted(option.string ?? "%@", [value])
    case "format":
      reportUnknown(value)
      return styled(value, option)
    case "style":
      return DateValue.date(value).flatMap { date in DateStyle(option)?.text(date, self) }
    case "formatter":
      guard case .native(let native) = option else { return nil }
      let call = NativeCall(interpreter: self, arguments: [.init("for", value)])
      return native.call("string", call)?.string
    case "default": return value.isNone ? option.string : nil
    default: return nil
    }
  }

  private func effect(_ keyword: String, _ inner: ExpressionID, in scope: Scope) -> Value {
    let value = evaluate(inner, in: scope)
    guard keyword.hasPrefix("try"), keyword != "try", case .thrown = interruption else {
      return value
    }
    interruption = nil
    return .none
  }

  private func macro(
    _ name: String, _ arguments: [Argument], at id: ExpressionID, in scope: Scope
  ) -> Value {
    switch name {
    case "Preview", "selector", "Predicate", "warning", "error": return .void
    case "line": return .integer(place(of: id, in: scope)?.line ?? 0)
    case "function", "file", "fileID", "filePath": return .string("")
    case "colorLiteral":
      let passed = arguments.map { LabeledValue($0.label, evaluate($0.value, in: scope)) }
      return .member(base: nil, name: "init", arguments: passed)
    default: return words(ofMacro: arguments, in: scope) ?? .placeholder("#" + name)
    }
  }

  /// What the literal says that a macro of another module is given first, as one that looks words
  /// up: `#localized("Save", bundle: .module)`.
  private func words(ofMacro arguments: [Argument], in scope: Scope) -> Value? {
    guard let first = arguments.first, first.label == nil,
      case .string(let segments) = scope.tree[first.value].kind
    else { return nil }
    return .string(localized(text(of: segments, in: scope, isKey: true)))
  }
}
