import HaggleSyntax

/// The names that a text declares, by where they are visible.
struct DeclaredNames {
  /// A member of a type or of one of its extensions.
  struct Member: Hashable {
    let type: String
    let name: String
  }

  private(set) var members: Set<Member> = []
  private(set) var memberNames: Set<String> = []
  /// What is declared in the file itself, and in functions and closures.
  private(set) var loose: Set<String> = []
  private(set) var types: Set<String> = []
  /// The types with the range of their declaration, extensions included.
  private(set) var ranges: [(name: String, span: SourceSpan)] = []

  init(_ tree: SyntaxTree) {
    var owners: [DeclarationID: String] = [:]
    for declaration in tree.declarations {
      guard case .type(let type) = declaration.kind else { continue }
      ranges.append((type.name, declaration.span))
      for member in tree.declarations(among: tree.statements(of: type.members)) {
        owners[member] = type.name
      }
    }
    for id in tree.declarationIDs { note(tree[id], of: owners[id]) }
    for expression in tree.expressions {
      for closure in WrittenBlock.closures(of: expression.kind) {
        loose.formUnion(closure.parameters.flatMap(\.names))
      }
    }
    for statement in tree.statements { loose.formUnion(statement.kind.boundNames) }
  }

  private mutating func note(_ declaration: Declaration, of owner: String?) {
    switch declaration.kind {
    case .type(let type):
      loose.formUnion(type.genericParameters.map(\.name))
      if type.kind != .extension { types.insert(type.name) }
    case .typeAlias(let name, _), .associatedType(let name): types.insert(name)
    case .function(let function), .initializer(let function), .subscript(let function):
      loose.formUnion(function.parameters.flatMap(\.names))
    default: break
    }
    for name in declaration.allNames {
      guard let owner else {
        loose.insert(name)
        continue
      }
      members.insert(Member(type: owner, name: name))
      memberNames.insert(name)
    }
  }

  /// The types around an offset.
  func types(around offset: Int) -> [String] {
    ranges.filter { $0.span.contains(offset) }.map(\.name)
  }

  func has(_ name: String) -> Bool {
    loose.contains(name) || memberNames.contains(name) || types.contains(name)
  }

  func has(_ name: String, in type: String) -> Bool {
    members.contains(Member(type: type, name: name))
  }
}

extension Declaration {
  /// The names that it declares, those of cases and patterns included.
  fileprivate var allNames: [String] {
    switch kind {
    // It extends what is declared elsewhere.
    case .type(let type) where type.kind == .extension: []
    case .enumCase(let cases): cases.map(\.name)
    case .variable(let variable): variable.bindings.flatMap(\.pattern.names)
    default: names
    }
  }
}

extension Parameter {
  fileprivate var names: [String] { [name, name.hasPrefix("$") ? String(name.dropFirst()) : name] }
}

extension Statement.Kind {
  /// The names that its conditions, cases and loops bind.
  fileprivate var boundNames: [String] {
    switch self {
    case .if(let conditions, _, _), .guard(let conditions, _), .while(let conditions, _):
      conditions.flatMap { condition -> [String] in
        switch condition {
        case .binding(let pattern, _), .pattern(let pattern, _): pattern.names
        default: []
        }
      }
    case .switch(_, let cases):
      cases.flatMap { $0.patterns.flatMap(\.pattern.names) }
    case .forIn(let pattern, _, _, _, _): pattern.names
    case .doCatch(_, let catches): catches.flatMap { $0.pattern?.names ?? [] } + ["error"]
    default: []
    }
  }
}
