import HaggleSyntax

/// Edits of lengths that divide a width among views.
extension EditMaker {
  /// A fraction of the width without the spacing between the parts.
  var quotients: [Edit] {
    guard ["HStack", "LazyHStack", "LazyVGrid"].contains(view.base.name) else { return [] }
    return outline.tree.expressions.flatMap { expression -> [Edit] in
      guard case .binary("/", let width, let count) = expression.kind,
        case .member(_, "width") = outline.tree[width].kind,
        case .integer(let number) = outline.tree[count].kind, (2...12).contains(number)
      else { return [] }
      return distances.map { distance in
        Edit(
          .argument, "quotient",
          Rewriting(
            replacing: outline.tree[width].span,
            with: [
              .new("("), .kept(outline.tree[width].span),
              .new(" - \(Int(number) - 1) * \(distance))"),
            ]))
      }
    }
  }

  /// A fraction of the stack's own length instead of the screen's.
  func ownShare(_ index: Int) -> [Edit] {
    let call = view.links[index].anchor..<view.links[index].span.upperBound
    guard view.links[index].arguments.first.map({ value($0) }) == ".horizontal" else { return [] }
    return [
      Edit(
        .argument, "share",
        Rewriting(replacing: call, with: [.renamed(call, "frame(maxWidth: .infinity)")]))
    ]
  }

  /// The stated spacing between the view's parts, or a stack's default.
  private var distances: [String] {
    guard view.base.name == "LazyVGrid" else {
      return [view.base.argument("spacing").map { value($0) } ?? "8"]
    }
    let items = outline.tree.expressions.compactMap { expression -> String? in
      guard case .call(let callee, let arguments, _) = expression.kind,
        case .identifier("GridItem") = outline.tree[callee].kind,
        let spacing = arguments.first(where: { $0.label == "spacing" })
      else { return nil }
      return outline.text(outline.tree[spacing.value].span)
    }
    return items.isEmpty ? ["8"] : Array(Set(items)).sorted()
  }
}
