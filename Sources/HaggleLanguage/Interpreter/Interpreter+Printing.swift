import HaggleSyntax

extension Interpreter {
  /// `print(…)`, with its arguments formatted as in Swift.
  func printLine(_ site: CallSite) {
    var texts: [String] = []
    var separator = " "
    for argument in site.arguments {
      let value = evaluate(argument.value, in: site.scope)
      switch argument.label {
      case "separator": separator = value.string ?? separator
      case nil: texts.append(description(of: value, written: argument.value, in: site.scope))
      default: break
      }
    }
    let length = texts.reduce(0) { $0 + $1.utf8.count + separator.utf8.count }
    guard affords(steps: 8 + length / Self.bytesPerStep, bytes: length) else { return }
    guard budget.takePrinted(length) else { return reportPrintLimit() }
    let line = texts.joined(separator: separator)
    if let printer { printer(line) } else if log.muted == 0 { console.append(line) }
  }

  /// Reports once that nothing more is printed, even if diagnostics are muted.
  private func reportPrintLimit() {
    let muted = log.muted
    log.muted = 0
    log.add(.printLimit(budget.limits.printed, at: here), about: "print")
    log.muted = muted
  }

  /// A value as `print` shows it, with `Optional(…)` if the expression's type is optional.
  private func description(of value: Value, written id: ExpressionID, in scope: Scope) -> String {
    guard isOptional(id, in: scope), !value.isNone, value.placeholderName == nil
    else { return Description.plain(value, self) }
    return "Optional(\(Description.quoted(value, self)))"
  }

  /// Whether an expression's type is optional. Values do not say: a wrapped value is just itself.
  func isOptional(_ id: ExpressionID, in scope: Scope) -> Bool {
    switch scope.tree[id].kind {
    case .identifier(let name): return isOptional(named: name, in: scope)
    case .effect("try?", _): return true
    case .tuple(let elements) where elements.count == 1:
      return isOptional(elements[0].value, in: scope)
    case .member(let base, let name):
      return chainsOptionally(id, in: scope) || isOptional(member: name, of: base, in: scope)
    case .call(let callee, _, _):
      guard case .member(_, let name) = scope.tree[callee].kind else { return false }
      return chainsOptionally(id, in: scope) || Self.optionalResults.contains(name)
    case .subscript: return chainsOptionally(id, in: scope)
    default: return false
    }
  }

  private static let optionalResults: Set<String> = [
    "first", "last", "min", "max", "firstIndex", "lastIndex", "randomElement", "popLast",
  ]

  private func isOptional(named name: String, in scope: Scope) -> Bool {
    if let holder = scope.holder(of: name) { return holder[name]?.type?.isOptional ?? false }
    guard case .instance(let instance)? = scope.receiver?["self"]?.value,
      let type = declarations.type(instance.typeName)
    else { return declarations.variables[name]?.type?.isOptional ?? false }
    return type.property(name)?.type?.isOptional ?? false
  }

  private func isOptional(member name: String, of base: ExpressionID, in scope: Scope) -> Bool {
    let isPlain =
      switch scope.tree[base].kind {
      case .identifier, .member, .array, .string: true
      default: false
      }
    guard isPlain else { return false }
    switch muted({ evaluate(base, in: scope) }) {
    case .proposal: return name == "width" || name == "height"
    case .array, .string, .native: return name == "first" || name == "last"
    case .instance(let instance):
      return declarations.type(instance.typeName)?.property(name)?.type?.isOptional ?? false
    default: return false
    }
  }

  /// Whether a chain contains `?.`.
  private func chainsOptionally(_ id: ExpressionID, in scope: Scope) -> Bool {
    var id = id
    while true {
      switch scope.tree[id].kind {
      case .optionalChain: return true
      case .member(let base, _), .subscript(let base, _), .call(let base, _, _): id = base
      default: return false
      }
    }
  }
}
