import HaggleSyntax

/// Edits that give a view the room of something else, in which it is drawn.
extension EditMaker {
  var slots: [Edit] { pictureSlot + hintLayer }

  /// A picture that covers its room as an overlay of a clear view, which is as large as the room;
  /// the frames and clips behind it stay.
  private var pictureSlot: [Edit] {
    guard view.isStatement, view.base.name.hasSuffix("Image"),
      let fill = view.links.lastIndex(where: isCovering)
    else { return [] }
    let span = view.span.lowerBound..<view.links[fill].span.upperBound
    let indentation = outline.indentation(at: view.span.lowerBound)
    let clip = view.has("clipped", "clipShape", "cornerRadius") ? "" : "\n\(indentation).clipped()"
    let pieces: [Rewriting.Piece] =
      [.new("Color.clear\n\(indentation).overlay {\n\(indentation)\(Self.step)")] + setIn(span)
      + [.new("\n\(indentation)}\(clip)")]
    return [Edit(.layer, "picture", Rewriting(replacing: span, with: pieces))]
  }

  private func isCovering(_ link: WrittenView.Link) -> Bool {
    link.name == "scaledToFill"
      || link.name == "aspectRatio" && link.argument("contentMode").map { value($0) } == ".fill"
  }

  /// What a list shows while it is empty, with its condition, as an overlay of the list.
  private var hintLayer: [Edit] {
    guard view.isStatement, let around = view.parent, outline[around].name == "List",
      around.link == 0, let closure = outline[around].closures.first?.closure,
      view.base.name != "ForEach", outline.children(of: around.view, link: 0).count > 1
    else { return [] }
    let hint = condition(in: closure) ?? view.span
    let list = outline.views[around.view]
    let (end, indentation) = (
      list.span.upperBound, outline.indentation(at: list.span.lowerBound)
    )
    let layer: [Rewriting.Piece] =
      [.new("\n\(indentation).overlay {\n\(indentation)\(Self.step)"), .kept(hint)]
      + [.new("\n\(indentation)}")]
    let changes = [
      Rewriting.Change(span: hint, pieces: []), Rewriting.Change(span: end..<end, pieces: layer),
    ]
    return Rewriting(changes).map { [Edit(.layer, "overlay", $0)] } ?? []
  }

  /// The outermost condition in a closure under which the view is shown.
  private func condition(in closure: Closure) -> SourceSpan? {
    outline.tree.statements.filter { statement in
      guard case .if = statement.kind else { return false }
      return closure.span.contains(statement.span.lowerBound)
        && statement.span.contains(view.span.lowerBound)
    }
    .map(\.span).max { $0.count < $1.count }
  }
}
