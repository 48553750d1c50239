import HaggleScenarios
import HaggleSyntax

/// Whether a compiler would take what is left of a text, as far as that is seen without types: all
/// names of the text's own that it uses are declared, calls give what is asked for, stored
/// properties have values.
struct WellFormedness {
  private let names: DeclaredNames
  private let known: Set<Fault>

  /// - Parameter original: what the text declares or lacks may be missing as well.
  init(of original: SourceText) {
    let tree = SyntaxTree.parse(original)
    tree.parseEverything()
    names = DeclaredNames(tree)
    known = FaultSearch(tree, knowing: names).faults
  }

  /// Whether a text has no fault that the original does not have.
  func holds(for source: SourceText) -> Bool {
    let tree = SyntaxTree.parse(source)
    tree.parseEverything()
    return FaultSearch(tree, knowing: names).faults.isSubset(of: known)
  }
}

/// Finds the faults of one text.
struct FaultSearch {
  private(set) var faults: Set<Fault> = []
  let tree: SyntaxTree
  /// The names of the original text.
  let known: DeclaredNames
  let own: DeclaredNames

  init(_ tree: SyntaxTree, knowing known: DeclaredNames) {
    self.tree = tree
    self.known = known
    own = DeclaredNames(tree)
    searchNames()
    searchTypeNames()
    searchStatements()
    searchBodies()
    searchTypes()
    searchCalls()
  }

  mutating func note(_ fault: Fault) { faults.insert(fault) }
}

// MARK: - Names

extension FaultSearch {
  private mutating func searchNames() {
    let modifiers = calledModifiers
    for expression in tree.expressions {
      switch expression.kind {
      case .identifier(let name): search(name, at: expression.span.lowerBound)
      case .implicitMember(let name): searchMember(name)
      // SwiftUI has it, whatever the text declares by that name.
      case .member where modifiers.contains(expression.span): break
      case .member(let base, let name):
        if case .identifier(let type) = tree[base].kind, own.types.contains(type) {
          if known.has(name, in: type), !own.has(name, in: type) {
            note(.undeclaredMember(type: type, name: name))
          }
        } else {
          searchMember(name)
        }
      case .keyPath(let components): for name in components { searchMember(name) }
      default: break
      }
    }
  }

  /// Where modifiers are called that only views have: `.id("title")`.
  private var calledModifiers: Set<SourceSpan> {
    Set(
      tree.expressions.compactMap { expression in
        guard case .call(let callee, _, _) = expression.kind,
          case .member(_, let name) = tree[callee].kind, Catalog.isOfViews(name)
        else { return nil }
        return tree[callee].span
      })
  }

  private mutating func searchMember(_ name: String) {
    // What a condition or a closure binds to that name is no member.
    let isThere = own.memberNames.contains(name) || own.types.contains(name)
    if known.memberNames.contains(name), !isThere { note(.undeclared(name)) }
  }

  /// A name alone: of something around it, of the file, or of one of the types around it.
  private mutating func search(_ written: String, at offset: Int) {
    let isProjected = written.count > 1 && (written.hasPrefix("$") || written.hasPrefix("_"))
    let name = isProjected ? String(written.dropFirst()) : written
    guard known.has(name), !own.loose.contains(name), !own.types.contains(name) else { return }
    let around = own.types(around: offset)
    let isMember = around.contains { own.has(name, in: $0) }
    let wasMember = around.contains { known.has(name, in: $0) }
    if !isMember, wasMember || !own.has(name) { note(.undeclared(name)) }
  }

  /// Names of types, wherever they are in the code.
  private mutating func searchTypeNames() {
    let strings = tree.expressions.compactMap { expression -> SourceSpan? in
      guard case .string(let segments) = expression.kind else { return nil }
      return segments.allSatisfy { if case .text = $0 { true } else { false } }
        ? expression.span : nil
    }
    let words = CutMaker.words(in: tree.bytes, outside: strings + tree.comments)
    for (word, places) in words where known.types.contains(word) && !places.isEmpty {
      if !own.types.contains(word), !own.loose.contains(word) { note(.undeclared(word)) }
    }
  }
}

// MARK: - Statements

extension FaultSearch {
  private mutating func searchStatements() {
    var stated: Set<SourceSpan> = []
    for statement in tree.statements {
      stated.insert(statement.span)
      guard case .switch(_, let cases) = statement.kind else { continue }
      for each in cases {
        if tree.statements(of: each.body).isEmpty { note(.emptyCase) }
        for (pattern, _) in each.patterns { searchCase(pattern) }
      }
    }
    for expression in tree.expressions {
      guard case .assignment = expression.kind, !stated.contains(expression.span) else { continue }
      note(.assignment)
    }
  }

  private mutating func searchCase(_ pattern: Pattern) {
    if case .enumCase(_, let name, _) = pattern { searchMember(name) }
  }

  private mutating func searchBodies() {
    for declaration in tree.declarations {
      switch declaration.kind {
      case .function(let function):
        guard let body = function.body, let result = function.result else { continue }
        if isEmpty(body, of: result) { note(.emptyBody(function.name)) }
      case .variable(let variable):
        for binding in variable.bindings {
          let name = declaration.names.first ?? ""
          if let getter = binding.getter, let type = binding.type, isEmpty(getter, of: type) {
            note(.emptyBody(name))
          }
          if binding.type == nil, binding.initialValue == nil, binding.getter == nil,
            !declaration.attributes.contains(where: { !$0.arguments.isEmpty })
          {
            note(.untyped(name))
          }
        }
      default: break
      }
    }
  }

  private func isEmpty(_ body: BlockID, of result: TypeName) -> Bool {
    !result.isView && !["Void", "()"].contains(result.text) && tree.statements(of: body).isEmpty
  }
}
