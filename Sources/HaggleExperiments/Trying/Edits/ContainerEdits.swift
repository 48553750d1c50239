import HaggleSyntax

/// Edits that put a container around a view, or another one in its place.
struct ContainerEdits: EditFamily {
  let view: WrittenPlace

  var edits: [Edit] {
    guard view.isStatement else { return [] }
    var edits: [Edit] = []
    switch view.name {
    case "VStack", "ZStack": edits = view.isOneOfMany ? [] : [scrolling] + scrollingInside
    case "LazyVStack": edits = [scrolling, plain]
    case "HStack" where isRowOfMany || !isStrip: break
    case "HStack", "Grid": edits = [scrollingAcross] + scrollingWithMargins
    case "LazyHStack": edits = [scrollingAcross, plain]
    case "LazyVGrid": edits = [scrolling] + column
    case "LazyHGrid": edits = [scrollingAcross] + column
    case let name where view.content != nil && outline.layouts.contains { $0.name == name }:
      edits = view.isOneOfMany ? [] : [scrollingAcross, scrolling]
    default: break
    }
    return edits + middle + bar + viewport + takenOut
  }

  private var scrolling: Edit { view.wrapping("ScrollView", .container) }
  private var scrollingAcross: Edit { view.wrapping("ScrollView(.horizontal)", .container) }

  /// The row scrolls with the margins that are put on it, in what comes behind them.
  private var scrollingWithMargins: [Edit] {
    guard let index = view.index(of: "padding"), index + 1 < view.links.count else { return [] }
    let part = view.base.span.lowerBound..<view.links[index].span.upperBound
    return [view.wrapping("ScrollView(.horizontal)", .container, part: part)]
  }

  /// The stack scrolls in all that is put on it: in its frame, on its background.
  private var scrollingInside: [Edit] {
    guard view.name == "VStack", view.links.count > 1 else { return [] }
    // What is before the frame scrolls in it, its margins as well.
    let framed = view.index(of: "frame").map { view.links[$0 - 1].span.upperBound }
    let ends = [framed, view.base.span.upperBound].compactMap(\.self)
    return ends.map {
      view.wrapping("ScrollView", .container, part: view.base.span.lowerBound..<$0)
    }
  }

  /// Whether a row has so many views that it may be to scroll, those of rows in it included: a
  /// picture beside its words is not.
  private var isStrip: Bool {
    let views = (view.content?.views ?? []).flatMap { child -> [Int] in
      let row = view.at(child)
      return row.name == "HStack" ? row.content?.views ?? [] : [child]
    }
    return views.count > 3 || views.contains { outline.views[$0].name == "ForEach" }
  }

  /// Whether it is one of many rows, or what is tapped: neither scrolls by itself.
  private var isRowOfMany: Bool {
    var next = view.parent
    while let spot = next {
      let name = outline[spot].name
      if ["ForEach", "Button", "NavigationLink", "Menu"].contains(name) { return true }
      if Set.stacks.contains(name) || name == "ZStack" || name == "Grid" { return false }
      next = outline.views[spot.view].parent
    }
    return false
  }

  /// The same stack without laziness.
  private var plain: Edit {
    Edit(
      .argument, .notLazy, replacing: view.nameSpan,
      with: [.renamed(view.nameSpan, String(view.name.dropFirst("Lazy".count)))])
  }

  /// A column of the same views.
  private var column: [Edit] {
    view.base.closures.isEmpty
      ? [] : [Edit](.container, .call("VStack"), [view.recasting(as: "VStack")])
  }

  /// Between two spacers a view is only centred if both ends are equally long.
  private var middle: [Edit] {
    guard view.name == "HStack" || view.name == "VStack", let (_, views) = view.content,
      views.count == 5, [1, 3].allSatisfy({ outline.views[views[$0]].name == "Spacer" })
    else { return [] }
    let isRow = view.name == "HStack"
    let ends = isRow ? (".leading", ".trailing") : (".top", ".bottom")
    let side = isRow ? "maxWidth" : "maxHeight"
    let parts = views.map { outline.views[$0].span }
    func framed(_ alignment: String) -> Rewriting.Piece {
      .new(".frame(\(side): .infinity, alignment: \(alignment))")
    }
    let changes = [
      Rewriting.Change(
        span: parts[0].lowerBound..<parts[1].upperBound, pieces: [.kept(parts[0]), framed(ends.0)]),
      Rewriting.Change(
        span: parts[3].lowerBound..<parts[4].upperBound, pieces: [.kept(parts[4]), framed(ends.1)]),
    ]
    return [Edit](.alignment, .middle, changes)
  }

  /// A bar lays out each of its items separately.
  private var bar: [Edit] {
    guard view.name == "ToolbarItem", let (inside, views) = view.content, views.count == 1 else {
      return []
    }
    let row = view.at(views[0])
    guard row.name == "HStack", row.links.count == 1, let parts = row.content else { return [] }
    let changes = [
      Rewriting.Change(span: view.nameSpan, pieces: [.renamed(view.nameSpan, "ToolbarItemGroup")]),
      Rewriting.Change(span: inside, pieces: [.kept(parts.inside)]),
    ]
    return [Edit](.container, .bar, changes)
  }

  /// What scrolls by itself, and all that is beside it, out of the scroll view around them.
  private var takenOut: [Edit] {
    guard view.name == "ScrollView", let (inside, views) = view.content,
      [nil, ".vertical"].contains(view.base.argument(nil)?.value)
    else { return [] }
    let single = views.count == 1 ? view.at(views[0]) : nil
    let column = single.flatMap { $0.name == "VStack" ? $0.children : nil } ?? []
    guard (views + column).contains(where: { Set.scrollers.contains(outline.views[$0].name) })
    else { return [] }
    guard single != nil else {
      return [Edit](.removal, .call("ScrollView"), [view.recasting(as: "VStack")])
    }
    return [
      Edit(
        .removal, .call("ScrollView"), replacing: view.base.span, with: view.setOut(inside))
    ]
  }

  /// Content at least as high as its scroll view.
  private var viewport: [Edit] {
    guard view.name == "ScrollView", let (_, views) = view.content, views.count == 1 else {
      return []
    }
    let child = view.at(views[0])
    let modifier = child.adding(
      "frame(minHeight: proxy.size.height)", behind: child.lastLink, .container)
    let (span, end) = (view.span, child.span.upperBound)
    guard let inserted = modifier.rewriting.changes.first else { return [] }
    let added = inserted.pieces.map { $0.setIn(outline.step) }
    let pieces: [Rewriting.Piece] =
      [.new("GeometryReader { proxy in\(innerLine)")]
      + view.setIn(span.lowerBound..<end) + added + view.setIn(end..<span.upperBound)
      + [.new("\(newLine)}")]
    return [Edit(.container, .viewport, replacing: span, with: pieces)]
  }
}
