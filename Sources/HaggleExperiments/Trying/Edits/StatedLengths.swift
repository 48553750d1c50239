import HaggleSyntax
import HaggleVocabulary

/// Edits of frames that state both lengths.
extension EditMaker {
  /// Smaller lengths, in points, are not those of a screen.
  private static let leastScreen = 300.0

  /// `.infinity` instead of lengths that may be those of a screen.
  func filling(_ index: Int) -> [Edit] {
    let arguments = view.links[index].arguments
    let lengths = arguments.filter { $0.label == "width" || $0.label == "height" }
    guard lengths.count == 2,
      lengths.allSatisfy({ Double(value($0)).map { $0 >= Self.leastScreen } ?? true })
    else { return [] }
    let others = arguments.filter { $0.label == "alignment" }.map { written($0) }
    let list = ["maxWidth: .infinity", "maxHeight: .infinity"] + others
    return [writing(list, for: index, .flexibleFrame)].compactMap(\.self)
  }

  /// One length as stated, in a frame of its own, and as much as there is of the other.
  func freed(_ index: Int) -> [Edit] {
    let arguments = view.links[index].arguments
    guard let span = parentheses(of: index), arguments.count == 2,
      arguments.allSatisfy({ $0.label == "width" || $0.label == "height" })
    else { return [] }
    return zip(["maxWidth", "maxHeight"], arguments.reversed()).map { limit, kept in
      var edit = replacing(
        span, by: "(\(limit): .infinity).frame(\(written(kept)))", .layer, "frame()")
      edit.givesUpStated = isPlate(index)
      return edit
    }
  }
}

/// Edits of the initial height of a sheet.
extension EditMaker {
  /// The greatest height of a sheet beyond its content that is tried, in points: a bar and margins.
  private static let most = 400

  /// A detent as high as the content of the sheet, or half of the screen.
  func detents(_ index: Int) -> [Edit] {
    guard let argument = view.links[index].arguments.first else { return [] }
    return outline.tree.expressions.flatMap { expression -> [Edit] in
      guard argument.value.contains(expression.span.lowerBound),
        case .call(let callee, let arguments, _) = expression.kind,
        case .implicitMember("height") = outline.tree[callee].kind, arguments.count == 1,
        let length = Int(outline.text(outline.tree[arguments[0].value].span))
      else { return [] }
      let number = outline.tree[arguments[0].value].span
      let (enough, isMore) = length.addingReportingOverflow(Self.most)
      let higher =
        isMore
        ? nil
        : Edit.Variable(length: enough, limit: length, before: "", after: "", span: number)
      return [
        higher.map {
          Edit(.argument, "detent", Rewriting(replacing: number, by: "\(enough)"), variable: $0)
        },
        replacing(expression.span, by: ".medium", .length, "detents"),
      ].compactMap(\.self)
    }
  }
}

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
