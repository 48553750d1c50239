import HaggleSyntax

/// Edits that keep a place free: that of a view where there are fewer of them than in the row
/// before, of what is moved out of its layers; and that give up the place of an empty label.
struct FreePlaceEdits: EditFamily {
  let view: WrittenPlace

  var edits: [Edit] { emptyTiles + guideInLayers + roomForLayers + hiddenLabels }

  /// Clear tiles in a row with fewer of them than the row before it.
  private var emptyTiles: [Edit] {
    guard view.name == "HStack", view.isStatement, let (_, views) = view.content,
      let last = views.last, !views.contains(where: { outline.views[$0].name == "Spacer" })
    else { return [] }
    let missing = tilesBefore - views.count
    guard (1...6).contains(missing), outline.views[last].name != "ForEach" else { return [] }
    let end = outline.behindComment(at: outline.views[last].span.upperBound)
    let joint = "\n" + outline.indentation(at: outline.views[last].span.lowerBound)
    let text = String(repeating: joint + "Color.clear" + frame(ofTile: last), count: missing)
    return [Edit(.argument, .call("Color.clear"), inserting: text, at: end)]
  }

  /// How many views the row before this one has.
  private var tilesBefore: Int {
    guard let around = view.parent else { return 0 }
    let rows = outline.children(of: around.view, link: around.link).filter {
      outline.views[$0].isStatement
    }
    guard let place = rows.firstIndex(of: view.number), place > 0,
      outline.views[rows[place - 1]].name == "HStack"
    else { return 0 }
    return view.at(rows[place - 1]).content?.views.count ?? 0
  }

  /// A frame like that of a tile, without the height that its words need.
  private func frame(ofTile number: Int) -> String {
    let tile = view.at(number)
    let frame = tile.links.dropFirst().first { link in
      link.name == "frame" && link.argument("height") != nil && link.argument("width") == nil
    }
    guard let frame else { return ".frame(maxWidth: .infinity, maxHeight: 0)" }
    return "." + outline.text(frame.call)
  }

  // MARK: Layers

  private var verticalOffsets: [LiteralOffset] {
    LiteralOffset.all(of: view).filter { $0.label == "y" }
  }

  /// An alignment guide instead of an offset out of the edge at which the layers are aligned.
  private var guideInLayers: [Edit] {
    guard let parent = view.parent, outline[parent].name == "ZStack",
      let edge = outline[parent].argument("alignment")?.value,
      edge == ".bottom" || edge == ".top"
    else { return [] }
    return verticalOffsets.map { offset in
      let sign = offset.isNegative ? "+" : "-"
      let words = "alignmentGuide(\(edge)) { $0[\(edge)] \(sign) \(offset.points) }"
      return Edit(.argument, .guide, replacing: offset.call, with: [.renamed(offset.call, words)])
    }
  }

  /// Space beside layers for what is moved out of them.
  private var roomForLayers: [Edit] {
    guard let parent = view.parent, ["ZStack", "overlay"].contains(outline[parent].name) else {
      return []
    }
    return verticalOffsets.map { offset in
      let layers = view.at(parent.view)
      return layers.adding(
        "padding(\(offset.isNegative ? ".top" : ".bottom"), \(offset.points))",
        behind: layers.lastLink, .alignment)
    }
  }

  // MARK: Labels

  /// No room for the label of a control that says nothing.
  private var hiddenLabels: [Edit] {
    guard view.isStatement, !view.has("labelsHidden"), let title = view.base.arguments.first,
      title.label == nil, title.value == "\"\""
    else { return [] }
    var edit = view.adding("labelsHidden()", .argument)
    // The empty text of its label goes.
    edit.drawnElsewhere = [view.nameSpan]
    return [edit]
  }
}
