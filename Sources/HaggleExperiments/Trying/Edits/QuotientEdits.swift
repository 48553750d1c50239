import HaggleSyntax
import HaggleVocabulary

/// Edits of lengths that divide a width among views.
struct QuotientEdits: EditFamily {
  let view: WrittenPlace

  /// A fraction of the width without the spacing between the parts.
  var edits: [Edit] {
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
