import HaggleSyntax

/// The uses of names in a text, each place once.
struct NameUses {
  /// A use of a name: alone, or after `self.` or the name of a type.
  struct Use: Hashable {
    let expression: ExpressionID
    let span: SourceSpan
    /// The offset of the name.
    let anchor: Int
    /// The owner before the name; nil for the name alone.
    let owner: String?
  }

  private var uses: [String: [Use]] = [:]
  /// Calls by the range of their callee.
  private var calls: [SourceSpan: ExpressionID] = [:]
  /// Calls by the name that is called, without what is spread over the same stretch.
  private var callsOfName: [String: [ExpressionID]] = [:]
  private var assigned: Set<String> = []

  init(_ tree: SyntaxTree) {
    var seen: Set<SourceSpan> = []
    var called: Set<SourceSpan> = []
    for (index, expression) in tree.expressions.enumerated() {
      let id = ExpressionID(index: Int32(index))
      switch expression.kind {
      case .call(let callee, _, _):
        calls[tree[callee].span] = id
        if called.insert(expression.span).inserted, let name = tree.name(of: callee) {
          callsOfName[name, default: []].append(id)
        }
      case .assignment(_, let target, _): assigned.formUnion(Self.names(of: target, tree))
      default: break
      }
      guard let (name, owner) = Self.name(of: expression.kind, tree),
        seen.insert(expression.span).inserted
      else { continue }
      uses[name, default: []].append(
        Use(expression: id, span: expression.span, anchor: expression.anchor, owner: owner))
    }
  }

  /// The uses of the name alone, or after one of these owners.
  func all(_ name: String, of owners: Set<String> = ["self"]) -> [Use] {
    (uses[name] ?? []).filter { use in use.owner.map(owners.contains) ?? true }
  }

  /// The call of the used function.
  func call(of use: Use) -> ExpressionID? { calls[use.span] }

  /// The calls of these names.
  func calls(of names: Set<String>) -> [ExpressionID] {
    names.sorted().flatMap { callsOfName[$0] ?? [] }
  }

  func isAssigned(_ name: String) -> Bool { assigned.contains(name) }

  private static func name(
    of kind: Expression.Kind, _ tree: SyntaxTree
  ) -> (name: String, owner: String?)? {
    switch kind {
    case .identifier(let name): return (name, nil)
    case .member(let base, let name):
      guard case .identifier(let owner) = tree[base].kind else { return nil }
      return (name, owner)
    default: return nil
    }
  }

  /// The names changed by an assignment to an expression.
  private static func names(of target: ExpressionID, _ tree: SyntaxTree) -> [String] {
    switch tree[target].kind {
    case .identifier(let name): [name]
    case .member(let base, let name): names(of: base, tree) + [name]
    case .subscript(let base, _), .optionalChain(let base), .forceUnwrap(let base):
      names(of: base, tree)
    default: []
    }
  }
}
