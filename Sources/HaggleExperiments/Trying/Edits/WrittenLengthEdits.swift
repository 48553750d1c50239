import HaggleSyntax

/// Other numbers for the lengths that stand in the text: of frames, paddings, spacings, offsets,
/// tracks and fonts, and of constants that these name. Which number is found by laying out.
struct WrittenLengthEdits {
  let view: WrittenPlace

  private var tree: SyntaxTree { view.outline.tree }

  /// The calls whose numbers are lengths.
  private static let measured: Set = [
    "frame", "padding", "safeAreaPadding", "contentMargins", "offset", "position", "font",
    "listRowInsets", "listRowSpacing", "safeAreaInset", "HStack", "VStack", "LazyHStack",
    "LazyVStack", "Grid", "LazyHGrid", "LazyVGrid", "Spacer",
  ]

  /// Those whose numbers are not a mistake where they are seen: distances that the author states.
  private static let stated: Set = [
    "padding", "safeAreaPadding", "contentMargins", "listRowInsets", "font",
  ]

  /// Their numbers that are none.
  private static let counting: Set = ["count", "repeating", "alignment", "span"]

  var edits: [Edit] {
    view.links.filter { Self.measured.contains($0.name) }.flatMap { link -> [Edit] in
      let isStated = link.anchor == view.base.anchor || Self.stated.contains(link.name)
      return link.arguments.filter { !Self.counting.contains($0.label ?? "") }
        .flatMap { numbers(in: $0.valueSpan) }
        .map { edit(of: $0, in: link.name, isStated: isStated) }
    }
  }

  private func edit(of number: Edit.Written, in name: String, isStated: Bool) -> Edit {
    var edit = Edit(.length, .arguments(name), replacing: number.span, by: "\(number.value)")
    edit.written = number
    edit.givesUpStated = isStated
    return edit
  }

  private func numbers(in span: SourceSpan) -> [Edit.Written] {
    let parts = tree.expressions.filter { span.contains($0.span.lowerBound) }
    let signed = parts.compactMap { part -> Edit.Written? in
      guard case .prefix("-", let id) = part.kind, let number = number(id) else { return nil }
      return Edit.Written(value: -number.value, span: part.span)
    }
    let plain = parts.compactMap(number).filter { number in
      !signed.contains { $0.span.contains(number.span.lowerBound) }
    }
    let factors = parts.flatMap { self.factors(of: $0) }
    return (signed + plain).map { number in
      var number = number
      number.isFactor = factors.contains(number.span)
      return number
    } + parts.compactMap { name(of: $0) }.compactMap(constant)
  }

  private func factors(of expression: Expression) -> [SourceSpan] {
    guard case .binary(let symbol, let left, let right) = expression.kind,
      symbol == "*" || symbol == "/"
    else { return [] }
    return [tree[left].span, tree[right].span]
  }

  private func number(_ id: ExpressionID) -> Edit.Written? { number(tree[id]) }

  private func number(_ expression: Expression) -> Edit.Written? {
    switch expression.kind {
    case .integer(let value), .float(let value):
      Edit.Written(value: value, span: expression.span)
    default: nil
    }
  }

  private func name(of expression: Expression) -> String? {
    switch expression.kind {
    case .identifier(let name): name
    case .member(_, let name): name
    default: nil
    }
  }

  /// The number that a name stands for, where one constant of the text has that name.
  private func constant(_ name: String) -> Edit.Written? {
    let values = tree.declarations.flatMap { declaration -> [ExpressionID?] in
      guard case .variable(let variable) = declaration.kind else { return [] }
      return variable.bindings.filter { $0.pattern.names == [name] }
        .map { variable.isLet ? $0.initialValue : nil }
    }
    return values.count == 1 ? values[0].flatMap(number) : nil
  }
}
