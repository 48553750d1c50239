import HaggleSyntax

/// Edits that turn a row into a column, always or if it does not fit.
extension EditMaker {
  var turning: [Edit] {
    guard view.isStatement, view.base.name == "HStack", let closure = view.base.closures.first,
      closure.label == nil, contents.count > 1
    else { return [] }
    return [column(closure), fitting(closure)]
  }

  /// `VStack` instead of `HStack`; spacers between the views are dropped.
  private func column(_ closure: TrailingClosure) -> Edit {
    let arguments = view.base.arguments.filter { $0.label != "alignment" }.map { written($0) }
    let list = arguments.isEmpty ? "" : "(" + arguments.joined(separator: ", ") + ")"
    return Edit(
      .container, "VStack",
      Rewriting(
        replacing: view.base.span,
        with: [.renamed(nameSpan, "VStack"), .new("\(list) ")]
          + withoutSpacers(closure).map { .kept($0) }))
  }

  /// The row if it fits, otherwise a column with the same content.
  private func fitting(_ closure: TrailingClosure) -> Edit {
    let inner = "\n\(indentation)\(outline.step)"
    let pieces: [Rewriting.Piece] =
      [.new("ViewThatFits(in: .horizontal) {\(inner)")] + setIn(view.base.span)
      + [.new("\(inner)VStack(alignment: .leading) ")]
      + withoutSpacers(closure).flatMap { setIn($0) } + [.new("\n\(indentation)}")]
    return Edit(
      .container, "ViewThatFits", Rewriting(replacing: view.base.span, with: pieces))
  }

  /// The views in the closure, without spacers.
  private var contents: [Int] {
    outline.children(of: number, link: 0).filter {
      outline.views[$0].isStatement && outline.views[$0].base.name != "Spacer"
    }
  }

  /// A closure without the lines of its spacers.
  private func withoutSpacers(_ closure: TrailingClosure) -> [SourceSpan] {
    let spacers = outline.children(of: number, link: 0).filter {
      outline.views[$0].isStatement && outline.views[$0].base.name == "Spacer"
    }
    var kept: [SourceSpan] = []
    var start = closure.span.lowerBound
    for spacer in spacers {
      let line = maker(of: spacer).line
      guard line.lowerBound >= start else { continue }
      kept.append(start..<line.lowerBound)
      start = line.upperBound
    }
    return kept + [start..<closure.span.upperBound]
  }
}
