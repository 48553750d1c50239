package import HaggleSyntax
import HaggleVocabulary

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
    case .identifier(let name): name.first?.isUppercase == true
    case .type: true
    case .prefix("-", let operand): isPlain(operand, in: scope)
    default: false
    }
  }
}
