import HaggleSyntax

/// Edits of a layout that places its subviews on a circle.
extension LayoutEdits {
  /// A circle as much smaller as the largest subview, half of which lies outside of it.
  var inset: [Edit] {
    outline.layouts.flatMap { layout in
      tree.declarations.flatMap { declaration -> [Edit] in
        guard layout.span.contains(declaration.span.lowerBound),
          case .function(let function) = declaration.kind, function.name == "placeSubviews",
          let bounds = function.parameters.first(where: { $0.label == "in" })?.name,
          let subviews = function.parameters.first(where: { $0.label == "subviews" })?.name
        else { return [] }
        let largest =
          "(\(subviews).map { $0.sizeThatFits(.unspecified) }"
          + ".map { max($0.width, $0.height) }.max() ?? 0)"
        let changes = diameters(of: bounds, in: declaration.span).map { span in
          Rewriting.Change(
            span: span, pieces: [.new("("), .kept(span), .new(" - \(largest))")])
        }
        return [Edit](.declaredLayout, .layout(.inset), changes)
      }
    }
  }

  /// The lengths of the bounds whose halves are multiplied by a cosine or a sine.
  private func diameters(of bounds: String, in function: SourceSpan) -> [SourceSpan] {
    tree.declarations.flatMap { declaration -> [SourceSpan] in
      guard function.contains(declaration.span.lowerBound),
        case .variable(let variable) = declaration.kind, variable.isLet
      else { return [] }
      return variable.bindings.compactMap { binding in
        guard binding.pattern.names.count == 1, let value = binding.initialValue,
          case .binary("/", let length, let two) = tree[value].kind, isTwo(two),
          outline.text(tree[length].span).contains("\(bounds)."),
          isTurned(binding.pattern.names[0], in: function)
        else { return nil }
        return tree[length].span
      }
    }
  }

  private func isTwo(_ id: ExpressionID) -> Bool {
    switch tree[id].kind {
    case .integer(2), .float(2): true
    default: false
    }
  }

  /// Whether a length is multiplied by a cosine or a sine.
  private func isTurned(_ name: String, in function: SourceSpan) -> Bool {
    tree.expressions.contains { expression in
      guard function.contains(expression.span.lowerBound),
        case .binary("*", let one, let other) = expression.kind
      else { return false }
      return [(one, other), (other, one)].contains { length, factor in
        guard case .identifier(name) = tree[length].kind else { return false }
        return ["cos", "sin"].contains {
          tree.arguments(of: tree[factor].kind, calling: .function($0)) != nil
        }
      }
    }
  }
}
