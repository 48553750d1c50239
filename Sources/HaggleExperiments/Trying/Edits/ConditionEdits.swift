import HaggleSyntax

/// Edits of conditional content, and of space that a text or picker reserves.
struct ConditionEdits: EditFamily {
  let view: WrittenPlace

  var edits: [Edit] { shown + hidden + celled + filled + reserving + choosing + thick }

  /// An `if` around a view hidden by its opacity.
  private var shown: [Edit] {
    guard view.isStatement, let index = view.index(of: "opacity"),
      let argument = view.links[index].arguments.first,
      case .ternary(let condition, let then, let other) = expression(at: argument.valueSpan)?.kind,
      let first = number(then), let second = number(other), first == 0 || second == 0,
      first != second
    else { return [] }
    let words = outline.text(outline.tree[condition].span)
    return [conditional(on: second == 0 ? words : negated(words), without: view.links[index].span)]
  }

  /// The only view in an `if` without `else`, hidden by its opacity instead, so that it keeps its
  /// room.
  private var hidden: [Edit] {
    guard view.isStatement, !view.has("opacity") else { return [] }
    return outline.tree.statements.compactMap { statement -> Edit? in
      guard case .if(let conditions, let then, nil) = statement.kind, conditions.count == 1,
        case .expression(let condition) = conditions[0],
        case let shown = outline.tree.statements(of: then), shown.count == 1,
        outline.tree[shown[0]].span == view.span
      else { return nil }
      let test = outline.text(outline.tree[condition].span)
      let pieces: [Rewriting.Piece] =
        view.setOut(view.span) + [.new(".opacity(\(isPath(test) ? test : "(\(test))") ? 1 : 0)")]
      return Edit(.drawing, .call("opacity"), replacing: statement.span, with: pieces)
    }
  }

  /// The only view in an `if` without `else` in a row of a grid: an empty cell keeps its column.
  private var celled: [Edit] {
    guard view.isStatement, view.container == "GridRow" else { return [] }
    return outline.tree.statements.compactMap { statement -> Edit? in
      guard case .if(_, let then, nil) = statement.kind,
        case let shown = outline.tree.statements(of: then), shown.count == 1,
        outline.tree[shown[0]].span == view.span
      else { return nil }
      let cell = "Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])"
      let end = "\(newLine.dropLast(outline.step.count))}"
      return Edit(
        .argument, .condition, replacing: statement.span,
        with: [.kept(statement.span), .new(" else {\(newLine)\(cell)\(end)")])
    }
  }

  /// An `if` around a stack of a loop that may have nothing to show.
  private var filled: [Edit] {
    guard view.isStatement, Set.stacks.contains(view.name), let (_, views) = view.content,
      views.count == 1, case let loop = outline.views[views[0]].base, loop.name == "ForEach",
      let data = loop.arguments.first?.value, isPath(data)
    else { return [] }
    return [conditional(on: "!\(data).isEmpty", without: nil)]
  }

  /// The view in an `if`, without one of its modifiers.
  private func conditional(on test: String, without link: SourceSpan?) -> Edit {
    let span = view.span
    let kept =
      link.map {
        view.setIn(span.lowerBound..<$0.lowerBound) + view.setIn($0.upperBound..<span.upperBound)
      } ?? view.setIn(span)
    let pieces: [Rewriting.Piece] =
      [.new("if \(test) {\(innerLine)")] + kept
      + [.new("\(newLine)}")]
    return Edit(.argument, .condition, replacing: span, with: pieces)
  }

  private func negated(_ condition: String) -> String {
    isPath(condition) ? "!\(condition)" : "!(\(condition))"
  }

  /// Whether it is a name, or the member of one.
  private func isPath(_ words: String) -> Bool {
    words.first?.isNumber == false
      && words.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
  }

  private func expression(at span: SourceSpan) -> Expression? {
    outline.tree.expressions.first { $0.span == span }
  }

  private func number(_ id: ExpressionID) -> Double? {
    switch outline.tree[id].kind {
    case .integer(let number), .float(let number): Double(number)
    default: nil
    }
  }

  /// Reserved space for all lines, or for no more than there are.
  private var reserving: [Edit] {
    view.modifiers(named: "lineLimit").flatMap { index, link -> [Edit] in
      guard link.arguments.count == 1,
        let limit = link.arguments.first?.value
      else { return [] }
      if limit.allSatisfy(\.isNumber) {
        return [Edit](view.writing([limit, "reservesSpace: true"], for: index, .argument))
      }
      let bounds = limit.split(separator: "...", omittingEmptySubsequences: false)
      guard bounds.count == 2, let upper = bounds.last, let lower = bounds.first, lower != "1"
      else { return [] }
      return [Edit](view.writing(["1...\(upper)"], for: index, .argument))
    }
  }

  /// A choice that depends on one axis only, or on both where its author names one: by the other
  /// one alone it would be made without a look at what it was for.
  private var choosing: [Edit] {
    guard view.name == "ViewThatFits" else { return [] }
    guard view.base.argument("in") == nil else {
      return [Edit](view.writing([], for: 0, .argument))
    }
    return [".vertical", ".horizontal"].compactMap { axis in
      view.writing(["in: \(axis)"], for: 0, .argument)
    }
  }

  /// A line as thick as its frame, across the stack that it is in; across a row of a grid it has no
  /// length of its own.
  private var thick: [Edit] {
    guard view.name == "Divider" else { return [] }
    let shape = view.renaming(0, "Rectangle")
    if view.has("frame") { return [shape] }
    let container = view.parent.map { outline[$0].name }
    let sides =
      switch container {
      case "HStack", "LazyHStack": ["width"]
      case "VStack", "LazyVStack": ["height"]
      case "GridRow": [String]()
      default: ["width", "height"]
      }
    return sides.compactMap { side in
      shape.and(view.adding("frame(\(side): 1)", behind: 0, .drawing))
    }
  }
}
