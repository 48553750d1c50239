import HaggleLayouts

/// Which branches of `#if` are part of the program: a debug build for the scenario's platform.
enum Compilation {
  private static let modules: Set<String> = [
    "SwiftUI", "Foundation", "CoreGraphics", "Combine", "Charts", "MapKit",
  ]
  private static let flags: Set<String> = ["DEBUG", "true"]

  private static func modules(on platform: Platform) -> Set<String> {
    platform == .iOS ? ["UIKit"] : ["AppKit", "Cocoa"]
  }

  private static func flags(on platform: Platform) -> Set<String> {
    platform == .iOS ? ["os(iOS)", "targetEnvironment(simulator)"] : ["os(macOS)", "os(OSX)"]
  }

  /// Whether a condition holds; that of an `#else`, nil, does.
  static func isActive(_ condition: String?, on platform: Platform) -> Bool {
    condition.map { holds($0, on: platform) } ?? true
  }

  /// Whether a condition holds; what is unknown does not.
  private static func holds(_ condition: String, on platform: Platform) -> Bool {
    let text = condition.filter { !$0.isWhitespace }
    return text.split(separator: "||", omittingEmptySubsequences: false).contains { any in
      any.split(separator: "&&", omittingEmptySubsequences: false).allSatisfy {
        holds(term: $0, platform)
      }
    }
  }

  private static func holds(term: Substring, _ platform: Platform) -> Bool {
    let bare = term.drop { $0 == "!" }
    return isMet(bare, platform) == (bare.count % 2 == term.count % 2)
  }

  private static func isMet(_ term: Substring, _ platform: Platform) -> Bool {
    if term.hasPrefix("swift("), term.hasSuffix(")") { return true }
    if term.hasPrefix("compiler("), term.hasSuffix(")") { return true }
    if term.hasPrefix("canImport("), term.hasSuffix(")") {
      let module = String(term.dropFirst(10).dropLast())
      return modules.contains(module) || modules(on: platform).contains(module)
    }
    return flags.contains(String(term)) || flags(on: platform).contains(String(term))
  }
}

extension SyntaxTree {
  /// What becomes of the branches of `#if` that are not part of the program.
  package enum InactiveCode: CaseIterable, Sendable {
    case leftOut
    /// The first branch of an `#if` stands in where none is active.
    case takenWhereNothingIs
    /// A branch that is not active stands in for the one that is.
    case takenInstead
  }

  /// What became of an `#if`.
  package struct Decision: Sendable {
    let condition: String
    /// Whether a branch was taken that is not active.
    let isContrary: Bool
  }

  /// The branch of an `#if` that is taken.
  private func taken(
    _ clauses: [CompilationClause], at offset: Int
  ) -> CompilationClause? {
    let active = clauses.firstIndex { Compilation.isActive($0.condition, on: stage.platform) }
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
        guard let clause = taken(clauses, at: self[id].span.lowerBound) else { continue }
        open += self.statements(of: clause.body).reversed()
      } else {
        result.append(id)
      }
    }
    return result
  }
}
