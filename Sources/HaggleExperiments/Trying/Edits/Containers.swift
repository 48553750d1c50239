import HaggleSyntax

extension EditMaker {
  /// The range and the views of the first closure.
  var content: (inside: SourceSpan, views: [Int])? {
    guard let closure = view.base.closures.first, closure.label == nil else { return nil }
    let views = outline.children(of: number, link: 0).filter { outline.views[$0].isStatement }
    guard let first = views.first, let last = views.last else { return nil }
    return (
      outline.views[first].span.lowerBound..<outline.views[last].span.upperBound, views
    )
  }

  // MARK: Layers

  /// Moves content into a background or overlay, so that it does not affect the size.
  var layers: [Edit] {
    guard view.isStatement else { return [] }
    return decoration + slot + reader + [page].compactMap(\.self)
  }

  /// The page of a navigation stack without that.
  private var page: Edit? {
    guard ["NavigationStack", "NavigationView"].contains(view.base.name),
      let (inside, views) = content, views.count == 1
    else { return nil }
    var edit = Edit(
      .removal, view.base.name, Rewriting(replacing: view.base.span, with: setOut(inside)))
    // Its bar goes with it.
    edit.drawnElsewhere = [nameSpan]
    return edit
  }

  /// `ZStack { Color; X }` as `X.background(Color)`.
  private var decoration: [Edit] {
    guard view.base.name == "ZStack", let (_, views) = content, views.count == 2 else { return [] }
    let (first, second) = (outline.views[views[0]], outline.views[views[1]])
    let alignment = view.base.argument("alignment").map { ", alignment: \(value($0))" } ?? ""
    func layered(_ main: WrittenView, _ word: String, _ layer: WrittenView) -> Edit {
      let joint =
        outline.text(main.span).contains("\n")
        ? "\n" + indentation : ""
      return Edit(
        .layer, word,
        Rewriting(
          replacing: view.base.span,
          with: setOut(main.span) + [
            .new("\(joint).\(word)("), .kept(layer.span), .new("\(alignment))"),
          ]))
    }
    var edits: [Edit] = []
    if Self.fillers.contains(first.base.name) { edits.append(layered(second, "background", first)) }
    edits.append(layered(first, "overlay", second))
    return edits
  }

  /// A clear view of the same frame with the view as overlay, except for texts of a loop, which
  /// would overlap.
  private var slot: [Edit] {
    let isInLoop = view.parent.map { outline[$0].name == "ForEach" } ?? false
    guard !Self.rows.contains(view.base.name), !Self.fillers.contains(view.base.name),
      !(isInLoop && view.base.name == "Text")
    else { return [] }
    return [wrapping(Self.slotFamily, .layer)]
  }

  /// The family of edits that leave a view's room to a clear colour.
  static let slotFamily = "Color.clear.overlay"

  /// Views without a frame of their own, and containers that stack views.
  private static let rows: Set = [
    "Spacer", "ForEach", "Group", "Section", "List", "Form", "ScrollView", "HStack", "VStack",
  ]

  /// Replaces an unused geometry reader by its content, with the reader behind it.
  private var reader: [Edit] {
    guard view.base.name == "GeometryReader", let (_, views) = content, views.count == 1,
      let closure = view.base.closures.first
    else { return [] }
    let main = outline.views[views[0]].span
    let name = closure.closure.parameters.first?.name ?? "_"
    let isRead = outline.tree.expressions.contains { expression in
      guard case .identifier(name) = expression.kind else { return false }
      return main.contains(expression.span.lowerBound)
    }
    guard !isRead else { return [] }
    let indentation = "\n" + indentation
    return [
      Edit(
        .layer, "reader",
        Rewriting(
          replacing: view.base.span,
          with: setOut(main) + [
            .new("\(indentation).background("),
            .renamed(nameSpan, view.base.name),
            .new(" { \(name) in Color.clear })"),
          ]))
    ]
  }

  /// The lines of a range after its first, indented one step less.
  ///
  /// - Parameters:
  ///   - parts: what of it is replaced, in order.
  ///   - name: by what.
  func setOut(
    _ span: SourceSpan, replacing parts: [SourceSpan] = [], by name: String = ""
  ) -> [Rewriting.Piece] {
    let isIndented = !outline.text(span).contains("\"\"\"")
    let (bytes, step) = (outline.source.bytes, Array(outline.step.utf8))
    let steps =
      !isIndented
      ? []
      : span.filter { index in
        bytes[index] == 0x0A && bytes[(index + 1)...].starts(with: step)
      }.map { $0 + 1..<$0 + 1 + step.count }
    var pieces: [Rewriting.Piece] = []
    var start = span.lowerBound
    for gap in (steps + parts).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      pieces.append(.kept(start..<gap.lowerBound))
      if parts.contains(gap) { pieces.append(.new(name)) }
      start = gap.upperBound
    }
    return pieces + [.kept(start..<max(start, span.upperBound))]
  }

  // MARK: Around and instead

  /// The view wrapped in a container, with its lines indented.
  ///
  /// - Parameter part: what of it is wrapped; nil for the view with all its modifiers.
  func wrapping(_ container: String, _ kind: Edit.Kind, part: SourceSpan? = nil) -> Edit {
    let span = part ?? view.span
    let isLong = outline.text(span).contains("\n")
    let (open, close) =
      isLong
      ? ("\(container) {\n\(indentation)\(outline.step)", "\n\(indentation)}")
      : ("\(container) { ", " }")
    var edit = Edit(
      kind, container,
      Rewriting(
        replacing: span, with: [.new(open)] + setIn(span) + [.new(close)]))
    edit.addsScrolling = container.hasPrefix("ScrollView")
    return edit
  }

  /// The stack scrolls in all that is put on it: in its frame, on its background.
  private var scrollingInside: [Edit] {
    guard view.base.name == "VStack", view.links.count > 1 else { return [] }
    // What is before the frame scrolls in it, its margins as well.
    let framed = view.index(of: "frame").map { view.links[$0 - 1].span.upperBound }
    let ends = [framed, view.base.span.upperBound].compactMap(\.self)
    return ends.map {
      wrapping("ScrollView", .container, part: view.base.span.lowerBound..<$0)
    }
  }

  /// The lines of a range after its first, indented one step more, except for multi-line strings.
  func setIn(_ span: SourceSpan) -> [Rewriting.Piece] {
    if outline.text(span).contains("\"\"\"") { return [.kept(span)] }
    var pieces: [Rewriting.Piece] = []
    var start = span.lowerBound
    for index in span where outline.source.bytes[index] == 0x0A {
      pieces += [.kept(start..<index + 1), .new(outline.step)]
      start = index + 1
    }
    return pieces + [.kept(start..<span.upperBound)]
  }

  var containers: [Edit] {
    guard view.isStatement else { return [] }
    var edits: [Edit] = []
    switch view.base.name {
    case "VStack", "ZStack": edits = [wrapping("ScrollView", .container)] + scrollingInside
    case "LazyVStack": edits = [wrapping("ScrollView", .container), plain]
    case "HStack" where isRowOfMany || !isStrip: break
    case "HStack": edits = [wrapping("ScrollView(.horizontal)", .container)]
    case "LazyHStack": edits = [wrapping("ScrollView(.horizontal)", .container), plain]
    case "Grid": edits = [wrapping("ScrollView(.horizontal)", .container)]
    case "LazyVGrid": edits = [wrapping("ScrollView", .container)] + instead("VStack")
    case "LazyHGrid": edits = [wrapping("ScrollView(.horizontal)", .container)] + instead("VStack")
    default: break
    }
    return edits + middle + bar + viewport + matched
  }

  /// Whether a row has so many views that it may be to scroll: a picture beside its words is not.
  private var isStrip: Bool {
    let views = content?.views ?? []
    return views.count > 3 || views.contains { outline.views[$0].base.name == "ForEach" }
  }

  /// Whether it is one of many rows, or what is tapped: neither scrolls by itself.
  private var isRowOfMany: Bool {
    var next = view.parent
    while let spot = next {
      let name = outline[spot].name
      if ["ForEach", "Button", "NavigationLink", "Menu"].contains(name) {
        return true
      }
      if Self.stacks.contains(name) || name == "ZStack" || name == "Grid" { return false }
      next = outline.views[spot.view].parent
    }
    return false
  }

  /// The same stack without laziness.
  private var plain: Edit {
    Edit(
      .argument, "plain",
      Rewriting(
        replacing: nameSpan,
        with: [.renamed(nameSpan, String(view.base.name.dropFirst("Lazy".count)))]))
  }

  private func instead(_ name: String) -> [Edit] {
    guard let closure = view.base.closures.first else { return [] }
    return [
      Edit(
        .container, name,
        Rewriting(
          replacing: nameSpan.lowerBound..<closure.span.lowerBound,
          with: [.renamed(nameSpan, name), .new(" ")]))
    ]
  }

  /// The range of the view's own name.
  var nameSpan: SourceSpan {
    view.base.anchor..<view.base.anchor + view.base.name.utf8.count
  }

  /// Between two spacers a view is only centred if both ends are equally long.
  private var middle: [Edit] {
    guard view.base.name == "HStack" || view.base.name == "VStack", let (_, views) = content,
      views.count == 5, [1, 3].allSatisfy({ outline.views[views[$0]].base.name == "Spacer" })
    else { return [] }
    let isRow = view.base.name == "HStack"
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
    return Rewriting(changes).map { [Edit(.alignment, "middle", $0)] } ?? []
  }

  /// A bar lays out each of its items separately.
  private var bar: [Edit] {
    guard view.base.name == "ToolbarItem", let (inside, views) = content, views.count == 1 else {
      return []
    }
    let row = EditMaker(outline, view: views[0], lengths: lengths)
    guard row.view.base.name == "HStack", row.view.links.count == 1, let parts = row.content
    else { return [] }
    let changes = [
      Rewriting.Change(span: nameSpan, pieces: [.renamed(nameSpan, "ToolbarItemGroup")]),
      Rewriting.Change(span: inside, pieces: [.kept(parts.inside)]),
    ]
    return Rewriting(changes).map { [Edit(.container, "bar", $0)] } ?? []
  }

  /// Content at least as high as its scroll view.
  private var viewport: [Edit] {
    guard view.base.name == "ScrollView", let (_, views) = content, views.count == 1 else {
      return []
    }
    let child = maker(of: views[0])
    let modifier = child.adding(
      "frame(minHeight: proxy.size.height)", behind: child.lastLink, .container)
    let (span, end) = (view.span, child.view.span.upperBound)
    let indentation = outline.indentation(at: span.lowerBound)
    guard let inserted = modifier.rewriting.changes.first else { return [] }
    let pieces: [Rewriting.Piece] =
      [.new("GeometryReader { proxy in\n\(indentation)\(outline.step)")]
      + setIn(span.lowerBound..<end) + inserted.pieces + setIn(end..<span.upperBound)
      + [.new("\n\(indentation)}")]
    return [Edit(.container, "viewport", Rewriting(replacing: span, with: pieces))]
  }
}
