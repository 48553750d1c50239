import HaggleSyntax

/// Edits for views at the corner of another view, at a point of it, or along its edge.
struct CornerEdits: EditFamily {
  let view: WrittenPlace

  var edits: [Edit] {
    badge + secondGuide + localPoints + label + titled + inside + rounding + roundedLayers
  }

  /// A line that stays inside of its shape.
  private var inside: [Edit] {
    view.modifiers(named: "stroke").map { view.renaming($0.index, "strokeBorder") }
  }

  /// A clip with the shape that is drawn over or behind a view, so that the view has its corners.
  private var rounding: [Edit] {
    view.links.indices.dropFirst().compactMap { index in
      let link = view.links[index]
      guard Set.layers.contains(link.name), !view.has(.cuts) else { return nil }
      let shapes = outline.children(of: view.number, link: index).map { outline.views[$0].base }
      let shape = shapes.first { Self.round.contains($0.name) }.map { outline.text($0.span) }
      let place = link.name == "overlay" ? index - 1 : index
      return (link.argument("in")?.value ?? shape).map {
        view.adding("clipShape(\($0))", behind: place, .drawing)
      }
    }
  }

  private static let round: Set = ["RoundedRectangle", "Capsule"]

  /// The shape of the lowest layer as a clip of all, behind the frame that they have.
  private var roundedLayers: [Edit] {
    guard view.name == "ZStack", !view.has(.cuts), let lowest = view.content?.views.first else {
      return []
    }
    let layer = view.at(lowest)
    let radius = layer.modifiers(named: "cornerRadius").first?.link.argument(nil)?.value
    let shape =
      Self.round.contains(layer.name)
      ? outline.text(layer.base.span) : radius.map { "RoundedRectangle(cornerRadius: \($0))" }
    let frame = view.links.indices.last { view.links[$0].name == "frame" } ?? 0
    return shape.map { [view.adding("clipShape(\($0))", behind: frame, .drawing)] } ?? []
  }

  /// The last layer as an overlay of the one before, with the alignment that the layers had because
  /// of it.
  private var badge: [Edit] {
    guard view.name == "ZStack", let (_, views) = view.content, views.count > 1,
      let alignment = view.base.argument("alignment")?.value
    else { return [] }
    let layers = views.suffix(2).map { view.at($0) }
    let (base, small) = (layers[0], layers[1])
    let overlay: [Rewriting.Piece] =
      [.new("\(base.innerLine).overlay(alignment: \(alignment)) {\(base.innerLine)\(outline.step)")]
      + view.setIn(small.span) + [.new("\(base.innerLine)}")]
    let end = base.span.upperBound
    guard let parentheses = view.parentheses(of: 0) else { return [] }
    let list = view.base.arguments.filter { $0.label != "alignment" }.map(\.text).inParentheses
    let changes = [
      Rewriting.Change(span: parentheses, pieces: list.isEmpty ? [] : [.new(list)]),
      Rewriting.Change(span: end..<small.span.upperBound, pieces: overlay),
    ]
    return [Edit](.layer, .call("overlay"), changes)
  }

  /// A guide along the other axis of a corner as well, through the centre.
  private var secondGuide: [Edit] {
    let guides = view.modifiers(named: "alignmentGuide")
    guard guides.count == 1, let (index, guide) = guides.first,
      let own = guide.arguments.first?.value
    else { return [] }
    let (edges, middle) =
      [".top", ".bottom"].contains(own)
      ? ([".leading", ".trailing"], "HorizontalAlignment")
      : ([".top", ".bottom"], "VerticalAlignment")
    return edges.map { edge in
      view.adding("alignmentGuide(\(edge)) { $0[\(middle).center] }", behind: index, .alignment)
    }
  }

  /// A point read in the coordinate space in which it is used.
  private var localPoints: [Edit] {
    view.links.filter { ["position", "offset"].contains($0.name) }.flatMap { link -> [Edit] in
      let changes = outline.tree.expressions.compactMap { expression -> Rewriting.Change? in
        guard link.span.contains(expression.span.lowerBound),
          case .implicitMember("global") = expression.kind
        else { return nil }
        return Rewriting.Change(span: expression.span, pieces: [.new(".local")])
      }
      return changes.isEmpty ? [] : [Edit](.argument, .localPoint, changes)
    }
  }

  /// Modifiers of the button itself, which have no effect in its label.
  private static let ofButtons: Set<String> = [
    "id", "buttonStyle", "controlSize", "buttonBorderShape", "disabled", "keyboardShortcut",
    "onHover", "help",
  ]

  /// Moves the decoration of a button into its label, so that all of it reacts.
  private var label: [Edit] {
    guard view.name == "Button", let last = view.index(of: .layers),
      view.base.closures.contains(where: { $0.label == "label" })
        || view.base.argument("action") != nil,
      let child = view.children.last
    else { return [] }
    let kept = view.links[1...last].filter { !Self.ofButtons.contains($0.name) }
    guard !kept.isEmpty else { return [] }
    let end = outline.views[child].span.upperBound
    let changes =
      kept.map { Rewriting.Change.removing($0.span) }
      + [Rewriting.Change.inserting(kept.flatMap { view.setIn($0.span) }, at: end)]
    return [Edit](.order, .labelContent, changes)
  }

  /// As `label`, for a button with a title, which becomes a text in its label.
  private var titled: [Edit] {
    guard view.name == "Button", let last = view.index(of: .layers),
      let title = view.base.arguments.first, title.label == nil,
      view.base.closures.count == 1, let action = view.base.closures.first, action.label == nil
    else { return [] }
    let list = view.base.arguments.dropFirst().map(\.text).inParentheses
    let kept = view.links[1...last].filter { !Self.ofButtons.contains($0.name) }
    var pieces: [Rewriting.Piece] = [.kept(view.nameSpan), .new(list + " "), .kept(action.span)]
    pieces += [.new(" label: {\(innerLine)"), .renamed(view.nameSpan, "Text"), .new("(")]
    pieces += [.kept(title.valueSpan), .new(")")]
    for link in kept {
      pieces += [.new("\(innerLine)\(outline.step)."), .kept(link.call)]
    }
    pieces.append(.new("\(newLine)}"))
    pieces += view.links[1...last].filter { Self.ofButtons.contains($0.name) }.map {
      .kept($0.span)
    }
    let span = view.span.lowerBound..<view.links[last].span.upperBound
    return [Edit(.order, .labelContent, replacing: span, with: pieces)]
  }
}
