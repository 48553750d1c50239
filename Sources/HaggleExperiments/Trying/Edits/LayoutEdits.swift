import HaggleSyntax

/// Edits of layouts that the text declares.
struct LayoutEdits {
  let outline: SourceOutline

  /// Subviews that are asked for what the layout was offered instead of for their ideal.
  var edits: [Edit] {
    let tree = outline.tree
    return tree.declarations.flatMap { declaration -> [Edit] in
      guard case .type(let type) = declaration.kind,
        type.inherited.contains(where: { $0.name == "Layout" })
      else { return [] }
      let asked = tree.expressions.compactMap { expression -> Rewriting.Change? in
        guard declaration.span.contains(expression.span.lowerBound),
          case .call(let callee, let arguments, _) = expression.kind,
          case .member(_, "sizeThatFits") = tree[callee].kind, let argument = arguments.first,
          case .implicitMember("unspecified") = tree[argument.value].kind
        else { return nil }
        return Rewriting.Change(span: tree[argument.value].span, pieces: [.new("proposal")])
      }
      guard !asked.isEmpty, let rewriting = Rewriting(asked) else { return [] }
      return [Edit(.declaredLayout, "proposal", rewriting)]
    }
  }
}
