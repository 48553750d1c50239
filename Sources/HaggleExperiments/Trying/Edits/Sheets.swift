import HaggleSyntax
import HaggleVocabulary

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
