import HaggleSyntax

/// Edits of overlapping views.
struct LayerEdits: EditFamily {
  let view: WrittenPlace

  var edits: [Edit] {
    decorating + plate + aligned + grouped + background + paint + plates + raised + raisedUncut
  }

  /// The views of a layer in a stack that has the alignment of the layer.
  private var grouped: [Edit] {
    view.links.indices.dropFirst().compactMap { index in
      let views = outline.children(of: view.number, link: index)
      guard Set.layers.contains(view.links[index].name), views.count > 1,
        let alignment = view.links[index].argument("alignment")?.value,
        let first = views.first, let last = views.last
      else { return nil }
      let part = outline.views[first].span.lowerBound..<outline.views[last].span.upperBound
      return view.at(first).wrapping("ZStack(alignment: \(alignment))", .container, part: part)
    }
  }

  /// A higher z index than that of views drawn later.
  private var raised: [Edit] {
    guard ["VStack", "HStack", "ZStack"].contains(view.container), !view.has("zIndex"),
      view.name != "Spacer"
    else { return [] }
    return [view.adding("zIndex(1)", .argument)]
  }

  /// A higher z index in place of a clip, which would hide all the same what hangs out of the view.
  private var raisedUncut: [Edit] {
    guard let clip = view.index(of: .clips), !view.has("zIndex") else { return [] }
    let link = view.links[clip]
    let raised = view.adding("zIndex(1)", .argument)
    return [Edit](Edit(.removal, .call(link.name), replacing: link.span).and(raised))
  }

  /// An alignment instead of spacers, which move nothing in a `ZStack`.
  private var aligned: [Edit] {
    guard view.name == "ZStack", let closure = view.base.closures.first, closure.label == nil
    else { return [] }
    let spacers = view.children.filter { outline.views[$0].name == "Spacer" }
    guard !spacers.isEmpty else { return [] }
    let removals = spacers.map { view.at($0).removal }
    return [".bottom", ".top", ".leading", ".trailing"].compactMap { alignment in
      view.writing(["alignment: \(alignment)"], for: 0, .alignment).flatMap {
        Edit.all([$0] + removals)
      }
    }
  }

  /// Only the background extends to the edges of the screen.
  private var background: [Edit] {
    guard view.name == "ZStack", let ignoring = view.index(of: .beneathBars),
      let first = view.children.first
    else { return [] }
    return moving(ignoring, to: outline.views[first].span.upperBound)
  }

  /// A background that extends to the edges of the screen, instead of the whole view.
  private var paint: [Edit] {
    guard let ignoring = view.index(of: .beneathBars),
      let painted = view.index(of: "background"), painted < ignoring,
      let paint = view.links[painted].argument(nil)
    else { return [] }
    return moving(ignoring, to: paint.valueSpan.upperBound)
  }

  /// The modifier that ignores the safe area, moved to another view's end.
  private func moving(_ index: Int, to end: Int) -> [Edit] {
    let link = view.links[index]
    let moved = Rewriting.Change.inserting([.new("." + outline.text(link.call))], at: end)
    return [Edit](.order, .safeArea, [.removing(link.span), moved])
  }

  /// A background, or its shape in a colour, that goes on beneath a bar of the screen.
  private var plates: [Edit] {
    if view.container == "background", !view.has(.beneathBars) {
      return Self.bars.map { view.adding("ignoresSafeArea(edges: \($0))", .drawing) }
    }
    guard let painted = view.index(of: "background") else { return [] }
    guard let paint = view.links[painted].argument(nil),
      let shape = view.links[painted].argument("in"), let span = view.parentheses(of: painted)
    else { return clipped(painted) }
    let colour = paint.value.hasPrefix(".") ? "Color" + paint.value : paint.value
    return Self.bars.map { edge in
      Edit(
        .drawing, .safeArea, replacing: span,
        with: [
          .new(" { "), .renamed(paint.valueSpan, colour), .new(".clipShape("),
          .kept(shape.valueSpan),
          .new(").ignoresSafeArea(edges: \(edge)) }"),
        ])
    }
  }

  /// A background that goes on beneath a bar and is clipped by itself, in place of the view before
  /// it, which what clips would cut off at the bar.
  private func clipped(_ painted: Int) -> [Edit] {
    let background = view.links[painted].span
    let views = outline.children(of: view.number, link: painted)
    guard let clip = view.links.lastIndex(where: { Set.cuts.contains($0.name) }), painted < clip,
      let paint = view.links[painted].argument(nil)?.valueSpan.upperBound
        ?? views.first.map({ outline.views[$0].span.upperBound }), views.count < 2
    else { return [] }
    let cut = view.links[clip]
    return Self.bars.map { edge in
      Edit(
        .drawing, .safeArea, replacing: paint..<cut.span.upperBound,
        with: [
          .new("."), .kept(cut.call), .new(".ignoresSafeArea(edges: \(edge))"),
          .kept(paint..<background.upperBound),
          .kept(background.upperBound..<cut.span.lowerBound),
        ])
    }
  }

  /// The edges of a screen at which it has bars.
  private static let bars = [".bottom", ".top"]

  // MARK: Decorations

  /// Moves content into a background or overlay, so that it does not affect the size.
  private var decorating: [Edit] {
    view.isStatement ? decoration + conditional + slot + reader + page : []
  }

  /// The page of a navigation stack without that.
  private var page: [Edit] {
    guard ["NavigationStack", "NavigationView"].contains(view.name),
      let (inside, views) = view.content, views.count == 1
    else { return [] }
    var edit = Edit(
      .removal, .call(view.name), replacing: view.base.span, with: view.setOut(inside))
    // Its bar goes with it.
    edit.drawnElsewhere = [view.nameSpan]
    return [edit]
  }

  /// `ZStack { Color; X }` as `X.background(Color)`.
  private var decoration: [Edit] {
    guard view.name == "ZStack", let (_, views) = view.content, views.count == 2,
      conditions.allSatisfy({ $0 == nil })
    else { return [] }
    let (first, second) = (outline.views[views[0]], outline.views[views[1]])
    let alignment = view.base.argument("alignment").map { ", alignment: \($0.value)" } ?? ""
    func layered(_ main: WrittenView, _ word: String, _ layer: WrittenView) -> Edit {
      let joint = outline.text(main.span).contains("\n") ? newLine : ""
      return Edit(
        .layer, .call(word), replacing: view.base.span,
        with: view.setOut(main.span) + [
          .new("\(joint).\(word)("), .kept(layer.span), .new("\(alignment))"),
        ])
    }
    let behind = Set.fillers.contains(first.name) ? [layered(second, "background", first)] : []
    return behind + [layered(first, "overlay", second)]
  }

  /// `ZStack { Capsule().frame(height: 40); X }` as `X.frame(minHeight: 40).background(Capsule())`:
  /// the shape grows with what lies on it.
  private var plate: [Edit] {
    guard view.isStatement, view.name == "ZStack", let (_, views) = view.content, views.count == 2,
      conditions.allSatisfy({ $0 == nil }), case let shape = view.at(views[0]),
      Set.fillers.contains(shape.name),
      let frame = shape.links.lastIndex(where: { $0.name == "frame" }),
      let height = shape.links[frame].argument("height")?.value
    else { return [] }
    let (main, stated) = (outline.views[views[1]].span, shape.links[frame].span)
    let layer = outline.views[views[0]].span
    let joint = outline.text(main).contains("\n") ? newLine : ""
    let width = shape.links[frame].argument("width").map { "minWidth: \($0.value), " } ?? ""
    return [
      Edit(
        .layer, .call("background"), replacing: view.base.span,
        with: view.setOut(main) + [
          .new("\(joint).frame(\(width)minHeight: \(height))\(joint).background("),
          .kept(layer.lowerBound..<stated.lowerBound), .kept(stated.upperBound..<layer.upperBound),
          .new(")"),
        ])
    ]
  }

  /// For each of its views the condition that shows it.
  private var conditions: [SourceSpan?] {
    let closure = view.base.closures.first?.closure
    return view.children.map { child in
      closure.flatMap { view.at(child).condition(in: $0)?.span }
    }
  }

  /// Of two layers the one that a condition shows over or behind the other: there it takes no room.
  private var conditional: [Edit] {
    guard view.name == "ZStack", view.children.count == 2 else { return [] }
    let parts = conditions
    guard let shown = parts.firstIndex(where: { $0 != nil }), let layer = parts[shown],
      parts[1 - shown] == nil
    else { return [] }
    let word = shown == 0 ? "background" : "overlay"
    let alignment = view.base.argument("alignment").map { "(alignment: \($0.value))" } ?? ""
    let end = outline.views[view.children[shown]].span.upperBound
    // Words have their own width there, and not that of what they lie on.
    return ["", ".fixedSize()"].map { width in
      let pieces =
        view.setOut(outline.views[view.children[1 - shown]].span)
        + [
          .new("\(newLine).\(word)\(alignment) {\(innerLine)"),
          .kept(layer.lowerBound..<end), .new(width), .kept(end..<layer.upperBound),
          .new("\(newLine)}"),
        ]
      return Edit(.layer, .call(word), replacing: view.base.span, with: pieces)
    }
  }

  /// A clear view of the same frame with the view as overlay, except for texts of a loop, which
  /// would overlap.
  private var slot: [Edit] {
    let isInLoop = view.parent.map { outline[$0].name == "ForEach" } ?? false
    guard !Self.rows.contains(view.name), !Set.fillers.contains(view.name),
      !(isInLoop && view.name == "Text")
    else { return [] }
    return [view.wrapping("Color.clear.overlay", .layer)]
  }

  /// Views without a frame of their own, and containers that stack views.
  private static let rows: Set = [
    "Spacer", "ForEach", "Group", "Section", "List", "Form", "ScrollView", "HStack", "VStack",
  ]

  /// Replaces an unused geometry reader by its content, with the reader behind it.
  private var reader: [Edit] {
    guard view.name == "GeometryReader", let (_, views) = view.content, views.count == 1,
      let closure = view.base.closures.first
    else { return [] }
    let main = outline.views[views[0]].span
    let name = closure.closure.parameters.first?.name ?? "_"
    let isRead = outline.tree.expressions.contains { expression in
      guard case .identifier(name) = expression.kind else { return false }
      return main.contains(expression.span.lowerBound)
    }
    guard !isRead else { return [] }
    let pieces: [Rewriting.Piece] =
      view.setOut(main) + [
        .new("\(newLine).background("), .renamed(view.nameSpan, view.name),
        .new(" { \(name) in Color.clear })"),
      ]
    return [Edit(.layer, .bareReader, replacing: view.base.span, with: pieces)]
  }
}
