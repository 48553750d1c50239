package import HaggleSyntax

extension ProjectFiles {
  /// Whether a text may have something to lay out. A text of data alone has not, whatever it takes
  /// of other files, and needs nothing of them.
  ///
  /// - Parameter own: which of the files is its own; nil for none.
  package func mayHaveViews(_ source: SourceText, besides own: Int? = nil) -> Bool {
    let tree = SyntaxTree.parse(source)
    return tree.topLevel.contains { mayBeView($0, of: tree, besides: own) }
      || tree.names(in: 0..<source.bytes.count).contains { Self.isOfViews($0.text) }
  }

  /// Whether a statement is more than a type, an import or an alias, or a type that other files may
  /// make a view (they extend it, or declare what it inherits from), or it extends views.
  private func mayBeView(_ id: StatementID, of tree: SyntaxTree, besides own: Int?) -> Bool {
    guard case .declaration(let declaration) = tree[id].kind else { return true }
    switch tree[declaration].kind {
    case .type(let type):
      if type.kind == .extension, Sample.receivers[type.name] != nil { return true }
      let members = declarations.members[type.name] ?? []
      let inherited = type.inherited.flatMap { declarations.plain[$0.name] ?? [] }
      return (members + inherited).contains { declarations.all[$0].file != own }
    case .function, .variable: return true
    default: return false
    }
  }

  /// Whether a name is that of a view, of what views are made with or shown by, or of a body.
  private static func isOfViews(_ name: String) -> Bool {
    words.contains(where: name.hasSuffix)
  }

  private static let words = [
    "View", "Modifier", "Style", "Shape", "Layout", "Representable", "Preview", "Provider", "App",
    "Scene", "Widget", "Bundle", "Commands", "HostingConfiguration", "body",
  ]
}
