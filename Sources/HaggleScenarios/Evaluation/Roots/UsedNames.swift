import HaggleLanguage
import HaggleSyntax
import HaggleVocabulary

/// Which names the text uses, and in which declared types.
struct UsedNames {
  /// The users of each name; nil for code outside of all types.
  private var users: [String: Set<String>] = [:]

  init(in tree: SyntaxTree, of types: Set<String>, owners: Declarations) {
    tree.parseOwnCode()
    let named = owners.aliases.filter { types.contains($0.value.name) }.map { alias, type in
      (alias.split(separator: ".").last.map(String.init) ?? alias, type.name)
    }
    let aliases = Dictionary(named) { first, _ in first }
    let names = types.union(aliases.keys)
    let bodies = Self.bodies(in: tree)
    for expression in tree.expressions {
      guard case .identifier(let name) = expression.kind, names.contains(name),
        tree.source.parts.isOwn(expression.span.lowerBound)
      else { continue }
      let owner = bodies.last { $0.span.contains(expression.span.lowerBound) }
      if let owner, Self.isShowcase(owner, owners) { continue }
      users[aliases[name] ?? name, default: []].insert(owner?.name ?? "")
    }
  }

  /// Whether anything except for the type itself uses it.
  func contains(_ type: TypeInfo) -> Bool {
    !(users[type.simpleName] ?? []).subtracting([type.simpleName]).isEmpty
  }

  /// Whether another one of these types uses it.
  func contains(_ type: TypeInfo, in types: Set<String>) -> Bool {
    !(users[type.simpleName] ?? []).subtracting([type.simpleName]).isDisjoint(with: types)
  }

  /// The declared types with their ranges, outer ones first.
  private static func bodies(in tree: SyntaxTree) -> [(name: String, span: SourceSpan)] {
    let types = tree.declarations.compactMap { declaration in
      if case .type(let type) = declaration.kind {
        (name: type.name, span: declaration.span)
      } else {
        nil
      }
    }
    return types.sorted { $0.span.lowerBound < $1.span.lowerBound }
  }

  /// Previews and apps only show a view; it is still the one that the text is about.
  private static func isShowcase(
    _ owner: (name: String, span: SourceSpan), _ declarations: Declarations
  ) -> Bool {
    let inherited = declarations.type(owner.name)?.inherited ?? []
    return inherited.contains { ["PreviewProvider", "App", "Scene"].contains($0) }
  }
}

/// The declarations of a text in words: "2 data structs and 1 extension".
enum Inventory {
  static func words(for tree: SyntaxTree) -> String {
    var counts: [(word: String, count: Int)] = []
    for id in tree.active(tree.topLevel) {
      guard let word = word(for: tree[id], in: tree) else { continue }
      if let index = counts.firstIndex(where: { $0.word == word }) {
        counts[index].count += 1
      } else {
        counts.append((word, 1))
      }
    }
    if counts.isEmpty { return "nothing" }
    return counts.map { NumberText.counted($0.count, $0.word) }.listed()
  }

  /// The framework that a text without a view makes its views with: by what its classes inherit.
  static func framework(of tree: SyntaxTree) -> String? {
    let inherited = tree.active(tree.topLevel).flatMap { id -> [String] in
      guard case .declaration(let id) = tree[id].kind, case .type(let type) = tree[id].kind,
        type.kind == .class || type.kind == .extension
      else { return [] }
      return type.kind == .extension ? [type.name] : type.inherited.prefix(1).map(\.name)
    }
    let isView = { (name: String) in endings.contains { name.hasSuffix($0) } }
    return frameworks.first { _, prefix in
      inherited.contains { $0.hasPrefix(prefix) && isView($0) }
    }?.name
  }

  private static let frameworks = [(name: "UIKit", prefix: "UI"), (name: "AppKit", prefix: "NS")]
  /// What views of these frameworks, and what shows them, are called.
  private static let endings = ["View", "Controller", "Cell", "Control", "Button", "Window"]

  private static func word(for statement: Statement, in tree: SyntaxTree) -> String? {
    guard case .declaration(let id) = statement.kind else {
      if case .elided = statement.kind { return nil }
      return "statement"
    }
    switch tree[id].kind {
    case .type(let type): return type.kind == .struct ? "data struct" : type.kind.rawValue
    case .function: return "function"
    case .variable(let variable): return variable.isLet ? "constant" : "variable"
    default: return nil
    }
  }
}

extension RootChooser {
  /// The declared views that no other declaration uses; where each is used, those that only a type
  /// of another file uses, else the first.
  func unusedViews() -> [TypeInfo] {
    let types = viewTypes.filter { only != nil || !isPartOfStyle($0) }
    guard types.count > 1 else { return types }
    let used = UsedNames(
      in: syntax, of: Set(types.map(\.simpleName)), owners: interpreter.declarations)
    let unused = types.filter { !used.contains($0) }
    if !unused.isEmpty { return unused }
    let names = Set(types.map(\.simpleName))
    let outer = types.filter { !used.contains($0, in: names) }
    return outer.isEmpty ? Array(types.prefix(1)) : outer
  }

  /// Whether a view is declared in a style, which makes it of the control that it is given: the
  /// style on a control shows it.
  private func isPartOfStyle(_ type: TypeInfo) -> Bool {
    type.outer.map { outer in
      Sample.uses.contains { interpreter.conforms(outer, $0.protocol) }
    } ?? false
  }
}
