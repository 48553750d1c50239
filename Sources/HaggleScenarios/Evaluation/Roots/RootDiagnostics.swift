import HaggleLanguage
import HaggleSyntax
import HaggleVocabulary

extension Diagnostic {
  static func foreignPreview(
    _ previews: [Evaluation.Root], showing found: [Evaluation.Root]
  ) -> Diagnostic {
    let names = found.map(\.name).joined(separator: ", ")
    return Diagnostic(
      .ignored, code: .foreignPreview,
      "the preview shows nothing of this text: laid out \(names) in its place",
      remedy: "for the preview: \(code: "--root \"\(previews[0].name)\"")",
      place: previews[0].place)
  }

  /// - Parameter without: the first that is left out.
  static func rootLimit(
    _ most: Int, of count: Int, without name: String, at place: SourcePlace?
  ) -> Diagnostic {
    let others = count - most - 1
    let more = others > 0 ? " and \(NumberText.grouped(others)) more" : ""
    return Diagnostic(
      .assumed, code: .viewLimit,
      "of \(NumberText.grouped(count)) views that nothing shows the first \(most) are laid out, "
        + "without \(name)\(more)",
      remedy: "name the one that you mean: \(code: "--root \(name)")", place: place)
  }

  static func otherRoots(
    _ count: Int, root: SourcePlace?, first: SourcePlace
  ) -> Diagnostic {
    let others = count == 1 ? "1 more view stands" : "\(count) more views stand"
    return Diagnostic(
      .ignored, code: .otherRoots,
      "\(others) at the top level before this one: the last is laid out",
      remedy: "lay the first out: \(code: "--root \(first.line):\(first.column)")", place: root)
  }
}
