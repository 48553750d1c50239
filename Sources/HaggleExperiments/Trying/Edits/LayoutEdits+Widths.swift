import HaggleSyntax

/// Edits of a layout that goes by a width without end.
extension LayoutEdits {
  /// The layout's own length where subviews are placed with one that has no end.
  var bounded: [Edit] {
    changing("bounded", in: "placeSubviews") { expression in
      guard case .call(let callee, let arguments, _) = expression,
        case .identifier("ProposedViewSize") = tree[callee].kind,
        let endless = arguments.first(where: { isEndless($0.value) }), let side = endless.label
      else { return nil }
      return Rewriting.Change(span: tree[endless.value].span, pieces: [.new("bounds.\(side)")])
    }
  }

  /// The width that the layout answers for the one that its height is worked out for, where that
  /// is ∞.
  var answered: [Edit] {
    guard let answer = statedWidth else { return [] }
    return changing("widths", in: "sizeThatFits") { expression in
      guard case .call(_, let arguments, _) = expression,
        let endless = arguments.first(where: { isEndless($0.value) })
      else { return nil }
      return Rewriting.Change(span: tree[endless.value].span, pieces: [.new(answer)])
    }
  }

  /// A property of the layout that is answered as its width.
  private var statedWidth: String? {
    functions(named: "sizeThatFits").lazy.compactMap { function -> String? in
      let answer = tree.expressions.lazy.filter { function.contains($0.span.lowerBound) }
        .compactMap { expression -> String? in
          guard case .call(let callee, let arguments, _) = expression.kind,
            case .identifier("CGSize") = tree[callee].kind, let width = arguments.first,
            case .identifier(let name) = tree[width.value].kind
          else { return nil }
          return name
        }.first
      guard let answer else { return nil }
      let text = outline.text(function)
      let isLocal = ["let \(answer) ", "var \(answer) ", "let \(answer):", "var \(answer):"]
        .contains { text.contains($0) }
      return isLocal ? nil : answer
    }.first
  }
}
