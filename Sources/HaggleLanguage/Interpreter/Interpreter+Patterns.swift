import HaggleSyntax

extension Interpreter {
  /// Defines the names of a pattern, as in `let (a, b) = pair`.
  func bind(_ pattern: Pattern, to value: Value, type: TypeName?, in scope: Scope) {
    switch pattern {
    case .binding(let name):
      scope.define(name, value, type: type)
      if let wrapped = Self.projected(name) { scope.define(wrapped, value) }
    case .tuple(let elements):
      guard case .tuple(let values) = value else {
        for name in pattern.names { scope.define(name, .placeholder(name)) }
        return
      }
      for (element, value) in zip(elements, values) {
        bind(element.pattern, to: value.value, type: nil, in: scope)
      }
    case .optional(let inner), .type(_, let inner?):
      bind(inner, to: value, type: nil, in: scope)
    case .enumCase, .wildcard, .expression, .type(_, nil):
      _ = matches(pattern, value, in: scope)
    }
  }

  /// Whether a value matches; the names of the pattern are defined in `scope`.
  func matches(_ pattern: Pattern, _ value: Value, in scope: Scope) -> Bool {
    guard budget.spend(), budget.level < budget.levelLimit else { return false }
    budget.level += 1
    defer { leave() }
    switch pattern {
    case .wildcard: return true
    case .binding:
      bind(pattern, to: value, type: nil, in: scope)
      return true
    case .tuple(let elements):
      guard case .tuple(let values) = value, values.count == elements.count else { return false }
      return zip(elements, values).allSatisfy { matches($0.pattern, $1.value, in: scope) }
    case .enumCase(let owner, let name, let payload):
      if payload == nil, let constant = constant(name, of: owner) {
        return matches(value, pattern: constant)
      }
      return matches(caseNamed: name, payload ?? [], value, in: scope)
    case .optional(let inner):
      return !value.isNone && matches(inner, value, in: scope)
    case .type(let type, let inner):
      return isA(value, type) && (inner.map { matches($0, value, in: scope) } ?? true)
    case .expression(let expression):
      return matches(value, pattern: evaluate(expression, in: scope))
    }
  }

  /// The value for `case Kind.moon:` if `moon` is a static member, not a case.
  private func constant(_ name: String, of owner: String?) -> Value? {
    guard let owner, let type = declarations.type(owner), type.enumCase(name) == nil else {
      return nil
    }
    return staticMember(name, of: type)
  }

  private func matches(
    caseNamed name: String, _ payload: [(label: String?, pattern: Pattern)], _ value: Value,
    in scope: Scope
  ) -> Bool {
    switch value {
    case .instance(let instance) where instance.caseName != nil:
      guard instance.caseName == name else { return isStatic(name, equalTo: value, instance) }
      return matches(payload, instance.payload.map(\.value), in: scope)
    case .member(_, let member, let arguments):
      guard member == name else { return false }
      guard let arguments else {
        // `--set phase=.loaded` states the case, without its associated values.
        for name in payload.flatMap(\.pattern.names) { scope.define(name, .placeholder(name)) }
        return true
      }
      return matches(payload, arguments.map(\.value), in: scope)
    case .none: return name == "none"
    default:
      if name == "some" { return matches(payload, [value], in: scope) }
      guard case .instance(let instance) = value else { return false }
      return isStatic(name, equalTo: value, instance)
    }
  }

  /// `case .zero:` where `zero` is a static member.
  private func isStatic(_ name: String, equalTo value: Value, _ instance: Instance) -> Bool {
    guard let type = declarations.type(instance.typeName), type.enumCase(name) == nil,
      let member = staticMember(name, of: type)
    else { return false }
    return equals(member, value)
  }

  /// A single pattern matches all associated values at once: `case .size(let size)`.
  private func matches(
    _ patterns: [(label: String?, pattern: Pattern)], _ values: [Value], in scope: Scope
  ) -> Bool {
    if patterns.isEmpty { return true }
    if patterns.count == 1, values.count > 1 {
      return matches(patterns[0].pattern, .tuple(values.map { (label: nil, value: $0) }), in: scope)
    }
    guard patterns.count <= values.count else { return false }
    return zip(patterns, values).allSatisfy { matches($0.pattern, $1, in: scope) }
  }
}
