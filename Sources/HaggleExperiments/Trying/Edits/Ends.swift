import HaggleSyntax

/// Edits that move the end of a row to the end of its space.
extension EditMaker {
  /// A spacer before the image at the end of a row without spacers.
  var pushed: [Edit] {
    guard view.base.name == "HStack", let (_, views) = content, views.count > 1,
      !views.contains(where: { outline.views[$0].base.name == "Spacer" }),
      outline.views[views[views.count - 1]].base.name == "Image"
    else { return [] }
    let place = outline.views[views[views.count - 1]].span.lowerBound
    let text = "Spacer()\n" + outline.indentation(at: place)
    return [Edit(.alignment, "Spacer", Rewriting(inserting: text, at: place))]
  }
}
