import HaggleSyntax

/// Edits of layouts that the text declares.
struct LayoutEdits {
  let outline: SourceOutline

  var edits: [Edit] { offers + unlimited + anchors }

  /// No offer taken for ∞ instead of for 0.
  private var unlimited: [Edit] {
    let tree = outline.tree
    return layouts.flatMap { layout -> [Edit] in
      let zeros = tree.expressions.compactMap { expression -> Rewriting.Change? in
        guard layout.contains(expression.span.lowerBound),
          case .binary("??", let offer, let zero) = expression.kind,
          case .member(_, let side) = tree[offer].kind, side == "width" || side == "height",
          isZero(tree[zero].kind)
        else { return nil }
        return Rewriting.Change(span: tree[zero].span, pieces: [.new(".infinity")])
      }
      guard !zeros.isEmpty, let rewriting = Rewriting(zeros) else { return [] }
      return [Edit(.declaredLayout, "unspecified", rewriting)]
    }
  }

  /// Subviews that are placed by their middle instead of by their corner.
  private var anchors: [Edit] {
    let tree = outline.tree
    return layouts.flatMap { layout -> [Edit] in
      let places = tree.expressions.compactMap { expression -> Rewriting.Change? in
        guard layout.contains(expression.span.lowerBound),
          case .call(let callee, let arguments, _) = expression.kind,
          case .member(_, "place") = tree[callee].kind, let place = arguments.first,
          place.label == "at", !arguments.contains(where: { $0.label == "anchor" })
        else { return nil }
        let end = tree[place.value].span.upperBound
        return Rewriting.Change(span: end..<end, pieces: [.new(", anchor: .center")])
      }
      guard !places.isEmpty, let rewriting = Rewriting(places) else { return [] }
      return [Edit(.declaredLayout, "anchor", rewriting)]
    }
  }

  private func isZero(_ kind: Expression.Kind) -> Bool {
    switch kind {
    case .integer(0), .float(0), .implicitMember("zero"): true
    default: false
    }
  }

  /// Where layouts are declared.
  private var layouts: [SourceSpan] {
    outline.tree.declarations.compactMap { declaration in
      guard case .type(let type) = declaration.kind,
        type.inherited.contains(where: { $0.name == "Layout" })
      else { return nil }
      return declaration.span
    }
  }

  /// Subviews that are asked for what the layout was offered instead of for their ideal.
  private var offers: [Edit] {
    let tree = outline.tree
    return layouts.flatMap { layout -> [Edit] in
      let asked = tree.expressions.compactMap { expression -> Rewriting.Change? in
        guard layout.contains(expression.span.lowerBound),
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
