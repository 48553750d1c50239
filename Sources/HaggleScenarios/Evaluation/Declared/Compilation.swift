/// Which branches of `#if` are part of the program: an iPhone, a debug build.
enum Compilation {
  private static let modules: Set<String> = [
    "SwiftUI", "UIKit", "Foundation", "CoreGraphics", "Combine", "Charts", "MapKit",
  ]
  private static let flags: Set<String> = [
    "DEBUG", "true", "os(iOS)", "targetEnvironment(simulator)",
  ]

  /// The first clause whose condition holds, or `#else`.
  static func active(_ clauses: [CompilationClause]) -> CompilationClause? {
    clauses.first { $0.condition.map(holds) ?? true }
  }

  /// Whether a condition holds; what is unknown does not.
  static func holds(_ condition: String) -> Bool {
    let text = condition.filter { !$0.isWhitespace }
    return text.split(separator: "||", omittingEmptySubsequences: false).contains { any in
      any.split(separator: "&&", omittingEmptySubsequences: false).allSatisfy { holds(term: $0) }
    }
  }

  private static func holds(term: Substring) -> Bool {
    let bare = term.drop { $0 == "!" }
    return isMet(bare) == (bare.count % 2 == term.count % 2)
  }

  private static func isMet(_ term: Substring) -> Bool {
    if term.hasPrefix("swift("), term.hasSuffix(")") { return true }
    if term.hasPrefix("compiler("), term.hasSuffix(")") { return true }
    if term.hasPrefix("canImport("), term.hasSuffix(")") {
      return modules.contains(String(term.dropFirst(10).dropLast()))
    }
    return flags.contains(String(term))
  }
}

extension SyntaxTree {
  /// The declarations among statements, those of active `#if` branches included.
  func declarations(among statements: [StatementID]) -> [DeclarationID] {
    active(statements).compactMap { id in
      if case .declaration(let declaration) = self[id].kind { declaration } else { nil }
    }
  }

  /// The statements with every `#if` replaced by what its active branch holds.
  func active(_ statements: [StatementID]) -> [StatementID] {
    var result: [StatementID] = []
    var open = Array(statements.reversed())
    while let id = open.popLast() {
      if case .conditionalCompilation(let clauses) = self[id].kind {
        guard let clause = Compilation.active(clauses) else { continue }
        open += self.statements(of: clause.body).reversed()
      } else {
        result.append(id)
      }
    }
    return result
  }
}
