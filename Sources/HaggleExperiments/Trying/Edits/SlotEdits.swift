import HaggleSyntax

/// Edits that give a view the frame of something else, in which it is drawn.
struct SlotEdits: EditFamily {
  let view: WrittenPlace

  var edits: [Edit] { pictureSlot + shapedSlot + hintLayer + loadedSlot + pointedLayer }

  /// An image that covers its space, as an overlay of a clear colour with the size of that space;
  /// later frames and clips stay.
  private var pictureSlot: [Edit] {
    guard view.isStatement, view.name.hasSuffix("Image"),
      let fill = view.links.lastIndex(where: isCovering)
    else { return [] }
    let span = view.span.lowerBound..<view.links[fill].span.upperBound
    let clip = view.has(.clips) ? "" : "\(newLine).clipped()"
    let outer = view.outward(in: span)
    let pieces: [Rewriting.Piece] =
      [.new("Color.clear\(newLine).overlay {\(innerLine)")]
      + view.setIn(span, without: outer) + [.new("\(newLine)}\(clip)")]
      + outer.map { .kept($0) }
    return [Edit(.drawing, .pictureSlot, replacing: span, with: pieces)]
  }

  /// A square covered by an image, instead of the image's own aspect ratio.
  private var shapedSlot: [Edit] {
    guard view.isStatement, view.name.hasSuffix("Image"),
      let link = view.lastIndex(of: .fits).map({ view.links[$0] })
    else { return [] }
    let span = view.span.lowerBound..<link.span.upperBound
    let kept = view.span.lowerBound..<link.span.lowerBound
    let pieces: [Rewriting.Piece] =
      [
        .new("Color.clear\(newLine)."), .renamed(link.nameSpan, "aspectRatio"),
        .new("(1, contentMode: .fit)\(newLine).overlay {\(innerLine)"),
      ] + view.setIn(kept)
      + [.new("\(innerLine)\(outline.step).scaledToFill()\(newLine)}\(newLine).clipped()")]
    return [Edit(.drawing, .square, replacing: span, with: pieces)]
  }

  private func isCovering(_ link: WrittenView.Link) -> Bool {
    link.name == "scaledToFill"
      || link.name == "aspectRatio" && link.argument("contentMode")?.value == ".fill"
  }

  /// The placeholder of an empty list, with its condition, as an overlay of the list.
  private var hintLayer: [Edit] {
    guard view.isStatement, let around = view.parent, outline[around].name == "List",
      around.link == 0, let closure = outline[around].closures.first?.closure,
      !["ForEach", "Section"].contains(view.name),
      outline.children(of: around.view, link: 0).count > 1
    else { return [] }
    let condition = view.condition(in: closure)
    if case .if(_, let then, .some(let other)) = condition?.kind, let condition {
      return [Edit](instead(of: view.at(around.view), condition, then, other))
    }
    let hint = condition?.span ?? view.span
    let list = view.at(around.view)
    let layer: [Rewriting.Piece] = [
      .new("\(list.newLine).overlay {\(list.innerLine)"), .kept(hint), .new("\(list.newLine)}"),
    ]
    return [Edit](
      .layer, .call("overlay"),
      [.removing(view.lines(of: hint)), .inserting(layer, at: list.span.upperBound)])
  }

  /// `if … { hint } else { List { rows } }` for a list that has both in it; nil where the view is
  /// one of the rows.
  private func instead(
    of list: WrittenPlace, _ condition: Statement, _ then: BlockID, _ other: Statement.Else
  ) -> Edit? {
    guard list.isStatement, case .block(let block) = other, let hint = outline.tree.span(of: then),
      let rows = outline.tree.span(of: block), hint.contains(view.span.lowerBound)
    else { return nil }
    let head: [Rewriting.Piece] =
      view.setOut(condition.span.lowerBound..<hint.upperBound)
      + [.new("\(list.newLine)} else {\(list.innerLine)")]
    let rest: [Rewriting.Piece] =
      view.setIn(list.span.lowerBound..<condition.span.lowerBound) + [.kept(rows)]
      + view.setIn(condition.span.upperBound..<list.span.upperBound) + [.new("\(list.newLine)}")]
    return Edit(.container, .condition, replacing: list.span, with: head + rest)
  }

  /// The frame of a loaded image, also around its placeholders.
  private var loadedSlot: [Edit] {
    guard view.name == "AsyncImage", let closure = view.base.closures.first else { return [] }
    return outline.children(of: view.number, link: 0).flatMap { child -> [Edit] in
      let picture = outline.views[child]
      guard closure.span.contains(picture.span.lowerBound) else { return [] }
      return picture.modifiers(named: "frame").compactMap { _, link in
        view.adding(outline.text(link.call), behind: 0, .order)
          .and(Edit(.order, .call("frame"), replacing: link.span))
      }
    }
  }

  /// A positioned view, as an overlay of the view before it.
  private var pointedLayer: [Edit] {
    guard view.isStatement, view.has("position"), let around = view.parent,
      outline[around].name == "ZStack", around.link == 0
    else { return [] }
    let layers = view.at(around.view).children
    guard let place = layers.firstIndex(of: view.number), place > 0 else { return [] }
    let end = outline.views[layers[place - 1]].span.upperBound
    let pieces: [Rewriting.Piece] =
      [.new("\(innerLine).overlay {\(innerLine)\(outline.step)")]
      + view.setIn(view.span) + [.new("\(innerLine)}")]
    let span = end..<view.span.upperBound
    return [Edit(.layer, .call("overlay"), replacing: span, with: pieces)]
  }
}
