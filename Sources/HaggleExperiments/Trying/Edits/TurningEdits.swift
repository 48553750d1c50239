import HaggleSyntax

/// Edits that turn a row into a column, always or if it does not fit.
struct TurningEdits: EditFamily {
  let view: WrittenPlace

  var edits: [Edit] {
    guard view.isStatement, view.name == "HStack", let closure = view.base.closures.first,
      closure.label == nil, view.children.count > spacers.count + 1
    else { return [] }
    return [column(closure), fitting(closure)]
  }

  /// `VStack` instead of `HStack`; spacers between the views are dropped.
  private func column(_ closure: TrailingClosure) -> Edit {
    let arguments = view.base.arguments.filter { $0.label != "alignment" }.map(\.text)
    return Edit(
      .container, .call("VStack"), replacing: view.base.span,
      with: [.renamed(view.nameSpan, "VStack"), .new(arguments.inParentheses + " ")]
        + withoutSpacers(closure).map { .kept($0) })
  }

  /// The row if it fits, otherwise a column with the same content.
  private func fitting(_ closure: TrailingClosure) -> Edit {
    let pieces: [Rewriting.Piece] =
      [.new("ViewThatFits(in: .horizontal) {\(innerLine)")] + view.setIn(view.base.span)
      + [.new("\(innerLine)VStack(alignment: .leading) ")]
      + withoutSpacers(closure).flatMap { view.setIn($0) } + [.new("\(newLine)}")]
    return Edit(.container, .call("ViewThatFits"), replacing: view.base.span, with: pieces)
  }

  private var spacers: [Int] { view.children.filter { outline.views[$0].name == "Spacer" } }

  /// A closure without the lines of its spacers.
  private func withoutSpacers(_ closure: TrailingClosure) -> [SourceSpan] {
    var kept: [SourceSpan] = []
    var start = closure.span.lowerBound
    for spacer in spacers {
      let line = view.at(spacer).line
      guard line.lowerBound >= start else { continue }
      kept.append(start..<line.lowerBound)
      start = line.upperBound
    }
    return kept + [start..<closure.span.upperBound]
  }
}
