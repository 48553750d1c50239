/// The environment for the conditions of `#if`; a term that is not in it is false.
package struct CompilationConditions: Sendable {
  /// The importable modules.
  var modules: Set<String>
  /// The terms that are true: `DEBUG`, `os(iOS)`.
  var flags: Set<String>

  package init(modules: Set<String> = [], flags: Set<String> = []) {
    self.modules = modules
    self.flags = flags
  }

  /// Whether a condition is true; nil, for `#else`, is.
  package func hold(_ condition: String?) -> Bool {
    guard let text = condition?.filter({ !$0.isWhitespace }) else { return true }
    return text.split(separator: "||", omittingEmptySubsequences: false).contains { any in
      any.split(separator: "&&", omittingEmptySubsequences: false).allSatisfy(holds(term:))
    }
  }

  private func holds(term: Substring) -> Bool {
    let bare = term.drop { $0 == "!" }
    return isMet(bare) == (bare.count % 2 == term.count % 2)
  }

  private func isMet(_ term: Substring) -> Bool {
    if term.hasPrefix("swift("), term.hasSuffix(")") { return true }
    if term.hasPrefix("compiler("), term.hasSuffix(")") { return true }
    if term.hasPrefix("canImport("), term.hasSuffix(")") {
      return modules.contains(String(term.dropFirst(10).dropLast()))
    }
    return flags.contains(String(term))
  }
}

extension SyntaxTree {
  /// The treatment of inactive `#if` branches.
  package enum InactiveCode: CaseIterable, Sendable {
    case leftOut
    /// If no branch is active, the first branch is taken.
    case takenWhereNothingIs
    /// An inactive branch replaces the active one.
    case takenInstead
  }

  /// The outcome of an `#if`.
  package struct Decision: Sendable {
    package let condition: String
    /// Whether an inactive branch was taken.
    package let isContrary: Bool
  }

  /// The branch of an `#if` that is taken.
  private func taken(
    _ clauses: [CompilationClause], at offset: Int
  ) -> CompilationClause? {
    let active = clauses.firstIndex { conditions.hold($0.condition) }
    let other = clauses.indices.first { $0 != active }
    let index: Int? =
      switch inactiveCode {
      case .leftOut: active
      case .takenWhereNothingIs: active ?? other
      case .takenInstead: other ?? active
      }
    let written = index.flatMap { clauses[$0].condition } ?? clauses.first?.condition
    let isElse = index.map { clauses[$0].condition == nil } == true && index != active
    let word = isElse ? "#else of #if" : "#if"
    decisions[offset] = Decision(
      condition: "\(word) \(written ?? "")", isContrary: index != active)
    return index.map { clauses[$0] }
  }

  /// The declarations among statements, those of active `#if` branches included.
  package func declarations(among statements: [StatementID]) -> [DeclarationID] {
    active(statements).compactMap { id in
      if case .declaration(let declaration) = self[id].kind { declaration } else { nil }
    }
  }

  /// The declarations among statements, in every branch of `#if`, each with those environments that
  /// compile it.
  package func declarations<Key: Hashable>(
    among statements: [StatementID], in environments: [Key: CompilationConditions]
  ) -> [(id: DeclarationID, environments: Set<Key>)] {
    var result: [(id: DeclarationID, environments: Set<Key>)] = []
    var open = statements.reversed().map { (id: $0, environments: Set(environments.keys)) }
    while let (id, around) = open.popLast() {
      switch self[id].kind {
      case .declaration(let declaration): result.append((declaration, around))
      case .conditionalCompilation(let clauses):
        var rest = around
        let taken = clauses.map { clause in
          let holding = rest.filter { environments[$0]?.hold(clause.condition) ?? false }
          rest.subtract(holding)
          return (body: clause.body, environments: holding)
        }
        for clause in taken.reversed() {
          open += self.statements(of: clause.body).reversed().map { ($0, clause.environments) }
        }
      default: continue
      }
    }
    return result
  }

  /// The statements with every `#if` replaced by its active branch.
  package func active(_ statements: [StatementID]) -> [StatementID] {
    var result: [StatementID] = []
    var open = Array(statements.reversed())
    while let id = open.popLast() {
      if case .conditionalCompilation(let clauses) = self[id].kind {
        guard let clause = taken(clauses, at: self[id].span.lowerBound) else { continue }
        open += self.statements(of: clause.body).reversed()
      } else {
        result.append(id)
      }
    }
    return result
  }
}
