import HaggleSyntax

/// Edits that keep a place free: that of a view where there are fewer of them than in the row
/// before, of what is moved out of its layers; and that give up the place of an empty label.
extension EditMaker {
  var freePlaces: [Edit] { emptyTiles + guideInLayers + roomForLayers + hiddenLabels }

  /// Clear tiles in a row with fewer of them than the row before it.
  private var emptyTiles: [Edit] {
    guard view.base.name == "HStack", view.isStatement, let (_, views) = content,
      let last = views.last, !views.contains(where: { outline.views[$0].base.name == "Spacer" })
    else { return [] }
    let missing = tilesBefore - views.count
    guard (1...6).contains(missing), outline.views[last].base.name != "ForEach" else { return [] }
    let end = outline.behindComment(at: outline.views[last].span.upperBound)
    let joint = "\n" + outline.indentation(at: outline.views[last].span.lowerBound)
    let text = String(repeating: joint + "Color.clear" + frame(ofTile: last), count: missing)
    return [Edit(.argument, "Color.clear", Rewriting(inserting: text, at: end))]
  }

  /// How many views the row before this one has.
  private var tilesBefore: Int {
    guard let around = view.parent else { return 0 }
    let rows = outline.children(of: around.view, link: around.link).filter {
      outline.views[$0].isStatement
    }
    guard let place = rows.firstIndex(of: number), place > 0,
      outline.views[rows[place - 1]].base.name == "HStack"
    else { return 0 }
    return maker(of: rows[place - 1]).content?.views.count ?? 0
  }

  /// A frame like that of a tile, without the height that its words need.
  private func frame(ofTile number: Int) -> String {
    let tile = maker(of: number)
    let frame = tile.view.links.dropFirst().first { link in
      link.name == "frame" && link.argument("height") != nil && link.argument("width") == nil
    }
    guard let frame else { return ".frame(maxWidth: .infinity, maxHeight: 0)" }
    return "." + outline.text(frame.anchor..<frame.span.upperBound)
  }

  // MARK: Layers

  /// An alignment guide instead of an offset out of the edge at which the layers are aligned.
  private var guideInLayers: [Edit] {
    guard let parent = view.parent, outline[parent].name == "ZStack",
      let edge = outline[parent].argument("alignment").map({ value($0) }),
      edge == ".bottom" || edge == ".top"
    else { return [] }
    return verticalOffsets.map { offset in
      let sign = offset.isNegative ? "+" : "-"
      let words = "alignmentGuide(\(edge)) { $0[\(edge)] \(sign) \(offset.points) }"
      return Edit(
        .argument, "guide", Rewriting(replacing: offset.call, with: [.renamed(offset.call, words)]))
    }
  }

  /// Space beside layers for what is moved out of them.
  private var roomForLayers: [Edit] {
    guard let parent = view.parent, ["ZStack", "overlay"].contains(outline[parent].name) else {
      return []
    }
    return verticalOffsets.map { offset in
      let layers = maker(of: parent.view)
      return layers.adding(
        "padding(\(offset.isNegative ? ".top" : ".bottom"), \(offset.points))",
        behind: layers.lastLink, .alignment)
    }
  }

  // MARK: Labels

  /// No room for the label of a control that says nothing.
  private var hiddenLabels: [Edit] {
    guard view.isStatement, !view.has("labelsHidden"), let title = view.base.arguments.first,
      title.label == nil, value(title) == "\"\""
    else { return [] }
    var edit = adding("labelsHidden()", behind: lastBeforePriority, .argument)
    // The empty text of its label goes.
    edit.drawnElsewhere = [nameSpan]
    return [edit]
  }
}
