package import HaggleSyntax
import HaggleVocabulary

// Conditions on unknown data: their assumed outcomes, and how to invert them.
extension Interpreter {
  /// Whether an expression is true; unknown data counts as false, negated as true, and is reported.
  package func isTrue(
    _ id: ExpressionID, in scope: Scope, for use: @autoclosure () -> ConditionUse = .branch
  ) -> Bool {
    let before = guesses
    let value = evaluate(id, in: scope)
    if let truth = value.boolean {
      return truth || isOpened(condition: id, in: scope, isGuess: guesses > before, for: use())
    }
    let use = use()
    let start = place(scope.tree[id].span.lowerBound, in: scope)
    if let truth = setting(at: start)?.boolean { return truth }
    if use == .nextTurn { return reportLastTurn(id, in: scope, at: start) }
    if use == .trap { return reportTrap(id, in: scope, at: start) }
    let isOpened = start.map(opened.contains) ?? false
    let text = written(id, in: scope)
    let isTrouble = !text.hasPrefix("!") && Self.isTrouble(text)
    let isUsual = use == .exit || use != .failure && value.isTakenForTrue && !isTrouble
    let taken = isUsual != (turns(start) != isOpened)
    if let start {
      if taken { takenConditions.append(start) } else { closedConditions.append(start) }
    }
    report(
      .unknownCondition(
        text, took: taken, flip: flip(id, to: !taken, unknown: value, in: scope), at: start),
      about: text)
    return taken
  }

  /// Whether a predicate of unknown outcome keeps what it is asked about: yes, or a list that an
  /// app fills would be empty, but for a condition by its name, whose contrary holds:
  /// `filter { $0.isOld }` beside `filter { !$0.isOld }`. The author's word of its place counts.
  func keeps(_ value: Value, by function: FunctionValue) -> Bool {
    guard case .closure(let closure, let scope) = function.code,
      let last = scope.tree.statements(of: closure.body).last,
      case .expression(let id) = scope.tree[last].kind
    else { return true }
    let start = place(scope.tree[id].span.lowerBound, in: scope)
    if let truth = setting(at: start)?.boolean { return truth }
    let text = written(id, in: scope)
    let name = value.placeholderName?.split(separator: ".").last
    let isNamed = name == text.split(separator: ".").last
    let taken = !isNamed || value.isTakenForTrue
    let flip = start.map { key(of: $0) + "=\(!taken)" }
    report(.unknownCondition(text, took: taken, flip: flip, at: start), about: text)
    return taken
  }

  /// Whether the outcome of the condition at this place is inverted.
  func turns(_ place: SourcePlace?) -> Bool {
    place != nil && standIns.turned == place
  }

  /// Whether `#available(iOS 26, *)` holds for the assumed platform; reports a missing release, and
  /// an available one without other evidence.
  func isAvailable(_ text: String, at place: SourcePlace?) -> Bool {
    if let truth = setting(at: place)?.boolean { return truth }
    for release in text.split(separator: ",") {
      let words = release.split(separator: " ")
      guard words.count == 2, let version = Double(words[1].prefix { $0.isNumber || $0 == "." }),
        let holds = host.hasRelease(String(words[0]), version)
      else { continue }
      if !holds || version >= 26 {
        let flip = place.map { "\(key(of: $0))=\(!holds)" }
        report(.release(text, took: holds, flip: flip, at: place), about: text)
      }
      return holds
    }
    return true
  }

  /// The outcome of `if let` for an unknown value: present, unless the author states otherwise or
  /// its name says that something went wrong.
  func choose(
    binding pattern: Pattern, _ value: Value, _ id: ExpressionID?, in scope: Scope,
    for use: ConditionUse
  ) -> Value {
    let start = id.flatMap { place(scope.tree[$0].span.lowerBound, in: scope) }
    if let chosen = setting(at: start) { return chosen }
    if use == .nextTurn {
      _ = reportLastTurn(id, in: scope, at: start)
      return .none
    }
    if use == .trap, let id {
      _ = reportTrap(id, in: scope, at: start)
      return .none
    }
    let unknown = value.placeholderName ?? ""
    let name = pattern.names.first ?? "_"
    let text = id.map { self.written($0, in: scope) } ?? name
    let last = text.split(separator: ".").last.map(String.init) ?? name
    let isTrouble = (Self.isTrouble(last) || use == .failure) && use != .exit && !opens(start)
    let taken = isTrouble == turns(start)
    let written = id.map { path($0, unknown, in: scope) } ?? name
    let key = written ?? start.map { self.key(of: $0) }
    let flip = key.map { "\($0)=" + (taken ? "nil" : "\"\(Words.spelled(last))\"") }
    report(.unknownOptional(text, took: taken, flip: flip, at: start), about: "let " + text)
    return taken ? value : .none
  }

  /// `reading ?? "0.0000"`: the digits shown without a value are as wide as those of one; the name
  /// in words is not. Nil for other operands.
  func digits(
    _ id: ExpressionID, insteadOf value: Value, _ unknown: ExpressionID, in scope: Scope
  ) -> Value? {
    guard case .placeholder(let name) = value, case .string = scope.tree[id].kind,
      let digits = evaluate(id, in: scope).string, digits.contains(where: \.isNumber),
      !digits.contains(where: \.isLetter)
    else { return nil }
    let text = written(unknown, in: scope)
    report(
      .unknownOptional(
        text, took: false, flip: path(unknown, name, in: scope).map { "\($0)=\"\(digits)\"" },
        at: place(scope.tree[unknown].span.lowerBound, in: scope)),
      about: "?? " + text)
    return .string(digits)
  }

  /// Whether a name is that of what an app shows only when something went wrong: `errorMessage`.
  static func isTrouble(_ name: String) -> Bool {
    Words.spelled(name).lowercased().split(separator: " ")
      .contains { ["error", "alert", "failure"].contains($0) }
  }

  /// Reports that an optional of a view was not passed, and how to pass a value.
  func reportUnsupplied(_ pattern: Pattern, _ id: ExpressionID?, in scope: Scope) {
    let text = id.map { written($0, in: scope) } ?? pattern.names.first ?? ""
    guard let name = Setting.Subject.path(text)?.first,
      case .instance(let instance)? = scope.receiver?["self"]?.value,
      instance.unsupplied.contains(name),
      let owner = declarations.type(instance.typeName), let type = owner.property(name)?.type
    else { return }
    let start = id.flatMap { place(scope.tree[$0].span.lowerBound, in: scope) }
    report(
      .unsupplied(
        name, flip: sample(of: type, name, from: owner).map { "\(name)=\($0)" }, at: start),
      about: instance.typeName + "." + name)
  }

  /// An example value of a type, as code; nil if its type is in another file.
  private func sample(of type: TypeName, _ name: String, from owner: TypeInfo) -> String? {
    if type.name == "String" { return "\"\(Words.spelled(name))\"" }
    if type.isInteger { return "1" }
    if type.isNumber { return "1.5" }
    if type.name == "Bool" { return "true" }
    guard let declared = declarations.type(type.name, from: owner), let kind = declared.kind else {
      return nil
    }
    if kind == .enum { return declared.cases.first.map { "." + $0.name } }
    return kind == .struct || kind == .class ? "\(declared.name)()" : nil
  }
}

extension Value {
  /// The path of unknown data; nil for known data.
  var unknownPath: String? {
    if let call = self.native(as: UnknownCall.self) { return call.name }
    return placeholderName
  }

  /// The outcome of a condition: unknown data is false, its negation true.
  var isTakenForTrue: Bool {
    boolean ?? ((placeholderName ?? "").prefix { $0 == "!" }.count % 2 == 1)
  }
}

// The settings that invert a condition on unknown data.
extension Interpreter {
  /// The setting as typed: `isLoading=true`, or by its place if no name is sufficient.
  ///
  /// - Parameter unknown: the value of the condition.
  func flip(_ id: ExpressionID, to wanted: Bool, unknown: Value, in scope: Scope) -> String? {
    if let path = flip(id, to: wanted, unknown.placeholderName ?? "", in: scope) { return path }
    return place(scope.tree[id].span.lowerBound, in: scope).map {
      "\(key(of: $0))=\(wanted)"
    }
  }

  private func flip(
    _ id: ExpressionID, to wanted: Bool, _ unknown: String, in scope: Scope
  ) -> String? {
    switch scope.tree[id].kind {
    case .tuple(let elements) where elements.count == 1:
      return flip(elements[0].value, to: wanted, unknown, in: scope)
    case .prefix("!", let operand): return flip(operand, to: !wanted, unknown, in: scope)
    case .binary("??", let left, _): return flip(left, to: wanted, unknown, in: scope)
    case .binary(let symbol, let left, let right)
    where ["==", "!="].contains(symbol) && isBoolean(right, in: scope) != nil:
      let isDenied = isBoolean(right, in: scope) == (symbol == "!=")
      return flip(left, to: wanted != isDenied, unknown, in: scope)
    case .binary(let symbol, let left, let right)
    where (symbol == "==" && wanted) || (symbol == "!=" && !wanted):
      guard isPlain(right, in: scope) else { return nil }
      return path(left, unknown, in: scope).map { "\($0)=\(written(right, in: scope))" }
    case .binary: return nil
    default: return path(id, unknown, in: scope).map { "\($0)=\(wanted)" }
    }
  }

  private func isBoolean(_ id: ExpressionID, in scope: Scope) -> Bool? {
    if case .boolean(let value) = scope.tree[id].kind { value } else { nil }
  }

  /// The path by which a setting refers to unknown data: as written if that is unambiguous,
  /// otherwise its last name.
  package func path(_ id: ExpressionID, _ unknown: String, in scope: Scope) -> String? {
    guard let names = Setting.Subject.path(writtenPath(id, in: scope)) else { return nil }
    let known = unknown.drop { $0 == "!" }.split(separator: ".").map(String.init)
    if known.suffix(names.count).elementsEqual(names) { return names.joined(separator: ".") }
    return known.last == names.last ? names.last : nil
  }

  private func writtenPath(_ id: ExpressionID, in scope: Scope) -> String {
    if case .call(let callee, _, _) = scope.tree[id].kind { return written(callee, in: scope) }
    return written(id, in: scope)
  }

  /// Whether an expression means the same in every place: a literal, `.compact`, `Mode.grid`.
  private func isPlain(_ id: ExpressionID, in scope: Scope) -> Bool {
    switch scope.tree[id].kind {
    case .integer, .float, .boolean, .string, .implicitMember, .nilLiteral: true
    case .member(let base, _): isPlain(base, in: scope)
    case .identifier(let name): name.isTypeName
    case .type: true
    case .prefix("-", let operand): isPlain(operand, in: scope)
    default: false
    }
  }
}
