import HaggleSyntax

/// Edits that give a view the frame of something else, in which it is drawn.
extension EditMaker {
  var slots: [Edit] { pictureSlot + shapedSlot + hintLayer + loadedSlot + pointedLayer }

  /// An image that covers its space, as an overlay of a clear colour with the size of that space;
  /// later frames and clips stay.
  private var pictureSlot: [Edit] {
    guard view.isStatement, view.base.name.hasSuffix("Image"),
      let fill = view.links.lastIndex(where: isCovering)
    else { return [] }
    let span = view.span.lowerBound..<view.links[fill].span.upperBound
    let clip = view.has("clipped", "clipShape", "cornerRadius") ? "" : "\n\(indentation).clipped()"
    let pieces: [Rewriting.Piece] =
      [.new("Color.clear\n\(indentation).overlay {\n\(indentation)\(outline.step)")] + setIn(span)
      + [.new("\n\(indentation)}\(clip)")]
    return [Edit(.drawing, "picture", Rewriting(replacing: span, with: pieces))]
  }

  /// A square covered by an image, instead of the image's own aspect ratio.
  private var shapedSlot: [Edit] {
    guard view.isStatement, view.base.name.hasSuffix("Image"),
      let shape = view.links.lastIndex(where: { Self.shapes.contains($0.name) })
    else { return [] }
    let span = view.span.lowerBound..<view.links[shape].span.upperBound
    let kept = view.span.lowerBound..<view.links[shape].span.lowerBound
    let inner = "\n\(indentation)\(outline.step)"
    let link = view.links[shape]
    let pieces: [Rewriting.Piece] =
      [
        .new("Color.clear\n\(indentation)."),
        .renamed(link.anchor..<link.anchor + link.name.utf8.count, "aspectRatio"),
        .new("(1, contentMode: .fit)\n\(indentation).overlay {\(inner)"),
      ] + setIn(kept)
      + [.new("\(inner)\(outline.step).scaledToFill()\n\(indentation)}\n\(indentation).clipped()")]
    return [Edit(.drawing, "square", Rewriting(replacing: span, with: pieces))]
  }

  private static let shapes: Set = ["scaledToFit", "scaledToFill", "aspectRatio"]

  private func isCovering(_ link: WrittenView.Link) -> Bool {
    link.name == "scaledToFill"
      || link.name == "aspectRatio" && link.argument("contentMode").map { value($0) } == ".fill"
  }

  /// The placeholder of an empty list, with its condition, as an overlay of the list.
  private var hintLayer: [Edit] {
    guard view.isStatement, let around = view.parent, outline[around].name == "List",
      around.link == 0, let closure = outline[around].closures.first?.closure,
      !["ForEach", "Section"].contains(view.base.name),
      outline.children(of: around.view, link: 0).count > 1
    else { return [] }
    let condition = condition(in: closure)
    if case .if(_, let then, .some(let other)) = condition?.kind, let condition {
      return [instead(of: around.view, condition, then, other)].compactMap(\.self)
    }
    let hint = condition?.span ?? view.span
    let list = outline.views[around.view]
    let (end, indentation) = (
      list.span.upperBound, outline.indentation(at: list.span.lowerBound)
    )
    let layer: [Rewriting.Piece] =
      [.new("\n\(indentation).overlay {\n\(indentation)\(outline.step)"), .kept(hint)]
      + [.new("\n\(indentation)}")]
    let changes = [
      Rewriting.Change.removing(lines(of: hint)),
      Rewriting.Change(span: end..<end, pieces: layer),
    ]
    return Rewriting(changes).map { [Edit(.layer, "overlay", $0)] } ?? []
  }

  /// `if … { hint } else { List { rows } }` for a list that has both in it; nil where the view is
  /// one of the rows.
  private func instead(
    of list: Int, _ condition: Statement, _ then: BlockID, _ other: Statement.Else
  ) -> Edit? {
    let list = outline.views[list]
    guard list.isStatement, case .block(let block) = other, let hint = outline.tree.span(of: then),
      let rows = outline.tree.span(of: block), hint.contains(view.span.lowerBound)
    else { return nil }
    let indentation = outline.indentation(at: list.span.lowerBound)
    let head: [Rewriting.Piece] =
      setOut(condition.span.lowerBound..<hint.upperBound) + [
        .new("\n\(indentation)} else {\n\(indentation)\(outline.step)")
      ]
    let rest: [Rewriting.Piece] =
      setIn(list.span.lowerBound..<condition.span.lowerBound) + [.kept(rows)]
      + setIn(condition.span.upperBound..<list.span.upperBound) + [.new("\n\(indentation)}")]
    return Edit(.container, "if", Rewriting(replacing: list.span, with: head + rest))
  }

  /// The outermost condition in a closure under which the view is shown.
  private func condition(in closure: Closure) -> Statement? {
    outline.tree.statements.filter { statement in
      guard case .if = statement.kind else { return false }
      return closure.span.contains(statement.span.lowerBound)
        && statement.span.contains(view.span.lowerBound)
    }
    .max { $0.span.count < $1.span.count }
  }

  /// The frame of a loaded image, also around its placeholders.
  private var loadedSlot: [Edit] {
    guard view.base.name == "AsyncImage", let closure = view.base.closures.first else { return [] }
    return outline.children(of: number, link: 0).flatMap { child -> [Edit] in
      let picture = outline.views[child]
      guard closure.span.contains(picture.span.lowerBound) else { return [] }
      return picture.links.indices.dropFirst().compactMap { index -> Edit? in
        let link = picture.links[index]
        guard link.name == "frame" else { return nil }
        let call = outline.text(link.anchor..<link.span.upperBound)
        return adding(call, behind: 0, .order).and(
          Edit(.order, "frame", Rewriting(replacing: link.span)))
      }
    }
  }

  /// A positioned view, as an overlay of the view before it.
  private var pointedLayer: [Edit] {
    guard view.isStatement, view.has("position"), let around = view.parent,
      outline[around].name == "ZStack", around.link == 0
    else { return [] }
    let layers = outline.children(of: around.view, link: 0).filter {
      outline.views[$0].isStatement
    }
    guard let place = layers.firstIndex(of: number), place > 0 else { return [] }
    let end = outline.views[layers[place - 1]].span.upperBound
    let pieces: [Rewriting.Piece] =
      [
        .new(
          "\n\(indentation)\(outline.step).overlay {\n\(indentation)\(outline.step)\(outline.step)")
      ]
      + setIn(view.span) + [.new("\n\(indentation)\(outline.step)}")]
    let rewriting = Rewriting(replacing: end..<view.span.upperBound, with: pieces)
    return [Edit(.layer, "overlay", rewriting)]
  }
}
