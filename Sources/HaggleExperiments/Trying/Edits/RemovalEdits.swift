import HaggleSyntax

/// Edits that remove something.
struct RemovalEdits: EditFamily {
  let view: WrittenPlace

  /// Modifiers that have a part in the layout.
  private static let sizing = Set.sizing.union(Set.beneathBars).union([
    "alignmentGuide", "rotationEffect", "scaleEffect", "truncationMode", "safeAreaPadding",
    "listRowInsets", "scrollClipDisabled",
  ])

  /// Those that are not written by mistake: what is seen of them was wanted.
  private static let wanted: Set = ["padding", "scaleEffect", "rotationEffect"]

  var edits: [Edit] {
    var edits = view.links.indices.dropFirst().flatMap(removal)
    // Without a cell the others of its row would come under other columns.
    guard view.container != "GridRow" else { return edits + priorities }
    if view.isStatement, ["Spacer", "Divider"].contains(view.name) || isClear {
      edits.append(view.removal)
    }
    if view.isStatement, isClear, view.links.count == 1 {
      edits.append(Edit(.argument, .call("EmptyView"), replacing: view.span, by: "EmptyView()"))
    }
    return edits + priorities
  }

  /// Without a modifier that has a part in the layout.
  func removal(of index: Int) -> [Edit] {
    let link = view.links[index]
    guard Self.sizing.contains(link.name) else { return [] }
    // A colour or a shape fills its room anyway.
    let isIdle = link.name == "scaledToFill" && Set.fillers.contains(view.name)
    var edit = Edit(isIdle ? .argument : .removal, .call(link.name), replacing: link.span)
    edit.givesUpStated = Self.wanted.contains(link.name) || view.isPlate(index)
    if link.name == "fixedSize" { edit.cutText = limitedText }
    return [edit]
  }

  /// What may end with dots, as its author says, of the view and of what is in it.
  private var limitedText: SourceSpan? {
    ([view.number] + view.shared).first { view.at($0).has("lineLimit", "truncationMode") }
      .map { outline.views[$0].span }
  }

  /// The priorities of all views of a stack, taken for weights: the highest takes all.
  private var priorities: [Edit] {
    guard Set.stacks.contains(view.name) else { return [] }
    let links = view.shared.flatMap { outline.views[$0].links }.filter {
      $0.name == "layoutPriority"
    }
    guard Set(links.compactMap { $0.arguments.first?.value }).count > 1 else { return [] }
    return [Edit](.removal, .call("layoutPriority"), links.map { .removing($0.span) })
  }

  /// Whether it is a clear colour.
  private var isClear: Bool { outline.text(view.base.span) == "Color.clear" }
}
