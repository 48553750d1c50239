import HaggleSyntax

/// Edits of what a list states for its rows, and its rows for themselves.
extension EditMaker {
  var listRows: [Edit] { insets + rowColours + leastRows + unpainted }

  /// Whether it may be all of a list's row: in a list or section, or the body of a view. What is in
  /// a label or a style of a control says nothing of the row around it.
  private var isRow: Bool {
    guard outline.views.contains(where: { Self.lists.contains($0.base.name) }) else { return false }
    guard let parent else { return !["configuration", "label"].contains(view.base.name) }
    return parent == "Section" || Self.lists.contains(parent)
  }

  private static let lists: Set = ["List", "Form"]

  /// A list row that extends to the edges.
  private var insets: [Edit] {
    guard isRow, !view.has("listRowInsets") else { return [] }
    return [adding("listRowInsets(EdgeInsets())", behind: lastLink, .argument)]
  }

  /// The background of a view as that of its list row, which may be in another view's body.
  private var rowColours: [Edit] {
    guard isRow else { return [] }
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
    guard Self.lists.contains(view.base.name), !view.has("scrollContentBackground") else {
      return []
    }
    return [adding("scrollContentBackground(.hidden)", behind: 0, .drawing)]
  }
}
