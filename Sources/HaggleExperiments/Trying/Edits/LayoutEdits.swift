import HaggleSyntax

/// Edits of layouts that the text declares.
struct LayoutEdits {
  let outline: SourceOutline

  var edits: [Edit] { offers + unlimited + anchors + gaps }

  /// No offer taken for ∞ instead of for 0.
  private var unlimited: [Edit] {
    changing("unspecified") { expression in
      guard case .binary("??", let offer, let zero) = expression,
        case .member(_, let side) = tree[offer].kind, side == "width" || side == "height",
        isZero(tree[zero].kind)
      else { return nil }
      return Rewriting.Change(span: tree[zero].span, pieces: [.new(".infinity")])
    }
  }

  /// Subviews that are placed by their middle instead of by their corner.
  private var anchors: [Edit] {
    changing("anchor") { expression in
      guard case .call(let callee, let arguments, _) = expression,
        case .member(_, "place") = tree[callee].kind, let place = arguments.first,
        place.label == "at", !arguments.contains(where: { $0.label == "anchor" })
      else { return nil }
      let end = tree[place.value].span.upperBound
      return Rewriting.Change(span: end..<end, pieces: [.new(", anchor: .center")])
    }
  }

  /// Subviews that are asked for what the layout was offered instead of for their ideal.
  private var offers: [Edit] {
    changing("proposal") { expression in
      guard case .call(let callee, let arguments, _) = expression,
        case .member(_, "sizeThatFits") = tree[callee].kind, let argument = arguments.first,
        case .implicitMember("unspecified") = tree[argument.value].kind
      else { return nil }
      return Rewriting.Change(span: tree[argument.value].span, pieces: [.new("proposal")])
    }
  }

  /// One gap less than there are subviews.
  private var gaps: [Edit] {
    changing("gaps") { expression in
      guard case .call(let callee, let arguments, _) = expression,
        case .identifier("CGFloat") = tree[callee].kind, let count = arguments.first?.value,
        case .member(_, "count") = tree[count].kind
      else { return nil }
      let end = tree[count].span.upperBound
      return Rewriting.Change(span: end..<end, pieces: [.new(" - 1")])
    }
  }

  private var tree: SyntaxTree { outline.tree }

  /// For each layout the change of all expressions in it that call for one.
  private func changing(
    _ family: String, _ change: (Expression.Kind) -> Rewriting.Change?
  ) -> [Edit] {
    layouts.compactMap { layout in
      let changes = tree.expressions.filter { layout.contains($0.span.lowerBound) }
        .compactMap { change($0.kind) }
      guard !changes.isEmpty else { return nil }
      return Rewriting(changes).map { Edit(.declaredLayout, family, $0) }
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
    tree.declarations.compactMap { declaration in
      guard case .type(let type) = declaration.kind,
        type.inherited.contains(where: { $0.name == "Layout" })
      else { return nil }
      return declaration.span
    }
  }
}
