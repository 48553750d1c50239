import HaggleSyntax

/// Edits of what a list states for its rows, and its rows for themselves.
struct ListRowEdits: EditFamily {
  let view: WrittenPlace

  var edits: [Edit] { insets + rowColours + leastRows + unpainted }

  /// Whether it may be all of a list's row: in a list or section, or the body of a view. What is in
  /// a label or a style of a control says nothing of the row around it.
  private var isRow: Bool {
    guard outline.views.contains(where: { Set.lists.contains($0.name) }) else { return false }
    guard let container = view.container else {
      return !["configuration", "label"].contains(view.name)
    }
    return container == "Section" || Set.lists.contains(container)
  }

  /// A list row that extends to the edges.
  private var insets: [Edit] {
    guard isRow, !view.has("listRowInsets") else { return [] }
    return [view.adding("listRowInsets(EdgeInsets())", behind: view.lastLink, .argument)]
  }

  /// The background of a view as that of its list row, which may be in another view's body.
  private var rowColours: [Edit] {
    guard isRow else { return [] }
    return view.modifiers(named: "background").compactMap { _, link in
      guard link.arguments.count <= 1,
        link.arguments.allSatisfy({ $0.label == nil }),
        link.arguments.isEmpty != link.closures.isEmpty
      else { return nil }
      let name = link.nameSpan
      var edit = Edit(
        .argument, .call("listRowBackground"),
        replacing: name, with: [.renamed(name, "listRowBackground")])
      edit.drawnElsewhere = [link.span]
      return edit
    }
  }

  /// The least height of the rows of a list.
  private var leastRows: [Edit] {
    guard view.name == "List", let height = view.lengths[.vertical], height > 0,
      let number = Int(exactly: height.rounded(.down))
    else { return [] }
    let key = "\\.defaultMinListRowHeight"
    return [view.adding("environment(\(key), \(number))", .argument)]
  }

  /// A list without its own background.
  private var unpainted: [Edit] {
    guard Set.lists.contains(view.name), !view.has("scrollContentBackground") else { return [] }
    return [view.adding("scrollContentBackground(.hidden)", behind: 0, .drawing)]
  }
}
