import HaggleSyntax
import HaggleVocabulary

extension EditMaker {
  /// Less rigid columns and rows of a lazy grid.
  var tracks: [Edit] {
    guard view.base.name == "LazyVGrid" || view.base.name == "LazyHGrid" else { return [] }
    return minimums + larger + distances + flexible + aligned + adaptive
  }

  /// Columns and rows with the spacing of the grid's lines.
  private var distances: [Edit] {
    guard let spacing = view.base.argument("spacing") else { return [] }
    let items = outline.tree.expressions.compactMap { expression -> SourceSpan? in
      guard case .call(let callee, let arguments, _) = expression.kind,
        case .identifier("GridItem") = outline.tree[callee].kind, let size = arguments.first,
        size.label == nil, !arguments.contains(where: { $0.label == "spacing" })
      else { return nil }
      return outline.tree[size.value].span
    }
    let own = items.filter(isArgument)
    let changes = (own.isEmpty ? items : own).map { span in
      Rewriting.Change(
        span: span.upperBound..<span.upperBound, pieces: [.new(", spacing: \(value(spacing))")])
    }
    guard !changes.isEmpty, let rewriting = Rewriting(changes) else { return [] }
    return [Edit(.argument, "track", rewriting)]
  }

  /// Flexible columns and rows instead of fixed ones.
  private var flexible: [Edit] {
    let tree = outline.tree
    let fixed = tree.expressions.compactMap { expression -> SourceSpan? in
      guard case .call(let callee, _, _) = expression.kind,
        case .implicitMember("fixed") = tree[callee].kind
      else { return nil }
      return expression.span
    }
    let own = fixed.filter(isArgument)
    let changes = (own.isEmpty ? fixed : own).map {
      Rewriting.Change(span: $0, pieces: [.new(".flexible()")])
    }
    guard !changes.isEmpty, let rewriting = Rewriting(changes) else { return [] }
    return [Edit(.argument, "flexible", rewriting)]
  }

  /// Views aligned at the top of their lines, or at the leading edge of their columns.
  private var aligned: [Edit] {
    let items = outline.tree.expressions.compactMap { expression -> (SourceSpan, Bool)? in
      guard case .call(let callee, let arguments, _) = expression.kind,
        case .identifier("GridItem") = outline.tree[callee].kind,
        !arguments.contains(where: { $0.label == "alignment" })
      else { return nil }
      return (expression.span, arguments.isEmpty)
    }
    let own = items.filter { isArgument($0.0) }
    return [".top", ".leading"].compactMap { alignment in
      let changes = (own.isEmpty ? items : own).map { span, isEmpty in
        Rewriting.Change(
          span: span.upperBound - 1..<span.upperBound,
          pieces: [.new(isEmpty ? "alignment: \(alignment))" : ", alignment: \(alignment))")])
      }
      guard !changes.isEmpty else { return nil }
      return Rewriting(changes).map { Edit(.alignment, "GridItem \(alignment)", $0) }
    }
  }

  /// Adaptive columns instead of a fixed number.
  private var adaptive: [Edit] {
    let tree = outline.tree
    return tree.expressions.compactMap { expression -> Edit? in
      guard case .call(let callee, let arguments, _) = expression.kind,
        case .identifier("Array") = tree[callee].kind,
        let item = arguments.first(where: { $0.label == "repeating" }),
        case .call(let name, let parts, _) = tree[item.value].kind,
        case .identifier("GridItem") = tree[name].kind, let track = parts.first,
        case .call(let kind, let lengths, _) = tree[track.value].kind,
        case .implicitMember("fixed") = tree[kind].kind, let length = lengths.first
      else { return nil }
      let number = outline.text(tree[length.value].span)
      let rest = outline.text(tree[track.value].span.upperBound..<tree[item.value].span.upperBound)
      let columns = "[GridItem(.adaptive(minimum: \(number), maximum: \(number))\(rest)]"
      return Edit(.argument, "adaptive", Rewriting(replacing: expression.span, by: columns))
    }
  }

  private var minimums: [Edit] {
    let tree = outline.tree
    return tree.expressions.flatMap { expression -> [Edit] in
      guard isArgument(expression.span), case .call(let callee, let arguments, _) = expression.kind,
        case .implicitMember(let name) = tree[callee].kind,
        name == "flexible" || name == "adaptive" || name == "fixed"
      else { return [] }
      return arguments.compactMap { argument -> Edit? in
        guard argument.label == "minimum" || argument.label == nil,
          case .integer(let number) = tree[argument.value].kind, number > 1, number < 1e6
        else { return nil }
        let span = tree[argument.value].span
        return Edit(
          .length, "track", Rewriting(replacing: span, by: "1"),
          variable: Edit.Variable(
            length: 1, limit: Int(saturating: number), before: "", after: "", span: span))
      }
    }
  }

  /// Columns and rows at least as long as their content.
  private var larger: [Edit] {
    let axis: Axis = view.base.name == "LazyVGrid" ? .horizontal : .vertical
    guard let length = lengths[axis], length.isFinite, length > 1 else { return [] }
    let points = length.wholePoints
    let tree = outline.tree
    let spans = tree.expressions.compactMap { expression -> SourceSpan? in
      guard case .call(let callee, let arguments, _) = expression.kind,
        case .implicitMember("adaptive") = tree[callee].kind,
        let least = arguments.first(where: { $0.label == "minimum" }),
        case .integer(let number) = tree[least.value].kind, number < Double(points)
      else { return nil }
      return tree[least.value].span
    }
    let own = spans.filter(isArgument)
    return (own.isEmpty ? spans : own).map {
      Edit(.length, "larger track", Rewriting(replacing: $0, by: "\(points)"))
    }
  }

  private func isArgument(_ span: SourceSpan) -> Bool {
    view.base.arguments.contains { $0.span.contains(span.lowerBound) }
  }
}
