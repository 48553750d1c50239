import HaggleSyntax
import HaggleVocabulary

/// Edits of lengths that divide a width among views.
struct QuotientEdits: EditFamily {
  let view: WrittenPlace

  var edits: [Edit] { parts + counts }

  /// How many views of a length go into another one, with the distances between them: `(width + 4)
  /// / (14 + 4)`.
  private var counts: [Edit] {
    let side = ["HStack", "LazyHStack"].contains(view.name) ? "width" : "height"
    guard Set.stacks.contains(view.name), let distance = view.base.argument("spacing")?.value,
      distance != "0"
    else { return [] }
    let tree = outline.tree
    let whole = tree.expressions.compactMap { expression -> SourceSpan? in
      let arguments = tree.arguments(of: expression.kind, calling: .function("Int"))
      return arguments?.first.map { tree[$0.value].span }
    }
    return tree.expressions.flatMap { expression -> [Edit] in
      guard case .binary("/", let length, let part) = expression.kind,
        case .member(_, side) = tree[length].kind,
        whole.contains(where: { $0.contains(expression.span.lowerBound) })
      else { return [] }
      let changes = [tree[length].span, tree[part].span].map { span in
        Rewriting.Change(span: span, pieces: [.new("("), .kept(span), .new(" + \(distance))")])
      }
      // Of what there is no room for there is less.
      return [Edit](.argument, .quotient, changes).map { edit in
        var edit = edit
        edit.drawnElsewhere = [view.content?.inside].compactMap(\.self)
        return edit
      }
    }
  }

  /// A fraction of the width without the spacing between the parts.
  private var parts: [Edit] {
    guard ["HStack", "LazyHStack", "LazyVGrid"].contains(view.name) else { return [] }
    return outline.tree.expressions.flatMap { expression -> [Edit] in
      guard case .binary("/", let width, let count) = expression.kind,
        case .member(_, "width") = outline.tree[width].kind,
        case .integer(let number) = outline.tree[count].kind, (2...12).contains(number)
      else { return [] }
      return distances.map { distance in
        Edit(
          .argument, .quotient, replacing: outline.tree[width].span,
          with: [
            .new("("), .kept(outline.tree[width].span),
            .new(" - \(Int(number) - 1) * \(distance))"),
          ])
      }
    }
  }

  /// The stated spacing between the view's parts, or a stack's default.
  private var distances: [String] {
    guard view.name == "LazyVGrid" else { return [view.base.argument("spacing")?.value ?? "8"] }
    let items = outline.tree.expressions.compactMap { expression -> String? in
      guard
        let arguments = outline.tree.arguments(of: expression.kind, calling: .function("GridItem")),
        let spacing = arguments["spacing"]
      else { return nil }
      return outline.text(outline.tree[spacing.value].span)
    }
    return items.isEmpty ? ["8"] : Array(Set(items)).sorted()
  }
}
