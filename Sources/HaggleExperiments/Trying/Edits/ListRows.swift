import HaggleSyntax

/// Edits of what a list states for its rows, and its rows for themselves.
extension EditMaker {
  var listRows: [Edit] { insets + rowColours + leastRows + unpainted }

  /// A list row that extends to the edges.
  private var insets: [Edit] {
    guard parent == "List" || parent == "Section", !view.has("listRowInsets") else { return [] }
    return [adding("listRowInsets(EdgeInsets())", behind: lastLink, .argument)]
  }

  /// The background of a view as that of its list row, which may be in another view's body.
  private var rowColours: [Edit] {
    guard outline.views.contains(where: { $0.base.name == "List" || $0.base.name == "Form" })
    else { return [] }
    return view.links.indices.dropFirst().compactMap { index -> Edit? in
      let link = view.links[index]
      guard link.name == "background", link.arguments.count <= 1,
        link.arguments.allSatisfy({ $0.label == nil }),
        link.arguments.isEmpty != link.closures.isEmpty
      else { return nil }
      let name = link.anchor..<link.anchor + link.name.utf8.count
      var edit = Edit(
        .argument, "listRowBackground",
        Rewriting(replacing: name, with: [.renamed(name, "listRowBackground")]))
      edit.drawnElsewhere = [link.span]
      return edit
    }
  }

  /// The least height of the rows of a list.
  private var leastRows: [Edit] {
    guard view.base.name == "List", let height = lengths[.vertical], height > 0,
      let number = Int(exactly: height.rounded(.down))
    else { return [] }
    let key = "\\.defaultMinListRowHeight"
    return [adding("environment(\(key), \(number))", behind: lastBeforePriority, .argument)]
  }

  /// A list without its own background.
  private var unpainted: [Edit] {
    guard ["List", "Form"].contains(view.base.name), !view.has("scrollContentBackground") else {
      return []
    }
    return [adding("scrollContentBackground(.hidden)", behind: 0, .drawing)]
  }
}
