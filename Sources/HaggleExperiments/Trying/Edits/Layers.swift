import HaggleSyntax

/// Edits of overlapping views.
extension EditMaker {
  /// All edits for layers.
  var layering: [Edit] { aligned + background + paint + plates + raised }

  /// A higher z index than that of views drawn later.
  private var raised: [Edit] {
    guard let parent, ["VStack", "HStack", "ZStack"].contains(parent), !view.has("zIndex"),
      view.base.name != "Spacer"
    else { return [] }
    return [adding("zIndex(1)", behind: lastBeforePriority, .argument)]
  }

  /// An alignment instead of spacers, which move nothing in a `ZStack`.
  private var aligned: [Edit] {
    guard view.base.name == "ZStack", let closure = view.base.closures.first, closure.label == nil
    else { return [] }
    let spacers = outline.children(of: number, link: 0).filter {
      outline.views[$0].base.name == "Spacer" && outline.views[$0].isStatement
    }
    guard !spacers.isEmpty else { return [] }
    let removals = spacers.compactMap { number in
      maker(of: number).removals.last {
        $0.kind == .view && $0.family == "Spacer"
      }
    }
    return [".bottom", ".top", ".leading", ".trailing"].compactMap { alignment in
      writing(["alignment: \(alignment)"], for: 0, .alignment).flatMap {
        Edit.all([$0] + removals)
      }
    }
  }

  /// Only the background extends to the edges of the screen.
  private var background: [Edit] {
    guard view.base.name == "ZStack",
      let ignoring = view.index(of: "ignoresSafeArea", "edgesIgnoringSafeArea"),
      let first = outline.children(of: number, link: 0).first(where: {
        outline.views[$0].isStatement
      })
    else { return [] }
    return moving(ignoring, to: outline.views[first].span.upperBound)
  }

  /// A background that extends to the edges of the screen, instead of the whole view.
  private var paint: [Edit] {
    guard let ignoring = view.index(of: "ignoresSafeArea", "edgesIgnoringSafeArea"),
      let painted = view.index(of: "background"), painted < ignoring,
      let paint = view.links[painted].argument(nil)
    else { return [] }
    return moving(ignoring, to: paint.value.upperBound)
  }

  /// The modifier that ignores the safe area, moved to another view's end.
  private func moving(_ index: Int, to end: Int) -> [Edit] {
    let link = view.links[index]
    let call = outline.text(link.anchor..<link.span.upperBound)
    let changes = [
      Rewriting.Change.removing(link.span),
      Rewriting.Change(span: end..<end, pieces: [.new("." + call)]),
    ]
    return Rewriting(changes).map { [Edit(.order, "safe area", $0)] } ?? []
  }

  /// A background, or its shape in a colour, that goes on beneath a bar of the screen.
  private var plates: [Edit] {
    if parent == "background", !view.has("ignoresSafeArea", "edgesIgnoringSafeArea") {
      return Self.bars.map {
        adding("ignoresSafeArea(edges: \($0))", behind: lastBeforePriority, .drawing)
      }
    }
    guard let painted = view.index(of: "background"),
      let paint = view.links[painted].argument(nil), let shape = view.links[painted].argument("in"),
      let span = parentheses(of: painted)
    else { return [] }
    let colour = value(paint).hasPrefix(".") ? "Color" + value(paint) : value(paint)
    return Self.bars.map { edge in
      Edit(
        .drawing, "safe area",
        Rewriting(
          replacing: span,
          with: [
            .new(" { "), .renamed(paint.value, colour), .new(".clipShape("), .kept(shape.value),
            .new(").ignoresSafeArea(edges: \(edge)) }"),
          ]))
    }
  }

  /// The edges of a screen at which it has bars.
  private static let bars = [".bottom", ".top"]
}
