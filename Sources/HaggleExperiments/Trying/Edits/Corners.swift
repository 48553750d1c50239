import HaggleSyntax

/// Edits for views at the corner of another view, at a point of it, or along its edge.
extension EditMaker {
  var cornering: [Edit] { badge + secondGuide + localPoints + label + titled + inside }

  /// A line that stays inside of its shape.
  private var inside: [Edit] {
    view.links.indices.dropFirst().filter { view.links[$0].name == "stroke" }
      .map { renaming($0, "strokeBorder") }
  }

  /// The last layer as an overlay of the one before, with the alignment that the layers had because
  /// of it.
  private var badge: [Edit] {
    guard view.base.name == "ZStack", let (_, views) = content, views.count > 1,
      let alignment = view.base.argument("alignment").map({ value($0) })
    else { return [] }
    let (base, small) = (
      outline.views[views[views.count - 2]], outline.views[views[views.count - 1]]
    )
    let indentation = outline.indentation(at: base.span.lowerBound)
    let overlay: [Rewriting.Piece] =
      [
        .new("\n\(indentation)\(outline.step).overlay(alignment: \(alignment)) {\n\(indentation)"),
        .new(outline.step + outline.step),
      ]
      + setIn(small.span) + [.new("\n\(indentation)\(outline.step)}")]
    let end = base.span.upperBound
    let others = view.base.arguments.filter { $0.label != "alignment" }.map { written($0) }
    guard let parentheses = parentheses(of: 0) else { return [] }
    let list = others.isEmpty ? "" : "(" + others.joined(separator: ", ") + ")"
    let changes = [
      Rewriting.Change(span: parentheses, pieces: list.isEmpty ? [] : [.new(list)]),
      Rewriting.Change(span: end..<small.span.upperBound, pieces: overlay),
    ]
    return Rewriting(changes).map { [Edit(.layer, "overlay", $0)] } ?? []
  }

  /// A guide along the other axis of a corner as well, through the centre.
  private var secondGuide: [Edit] {
    let guides = view.links.indices.filter { view.links[$0].name == "alignmentGuide" }
    guard guides.count == 1, let index = guides.first,
      let own = view.links[index].arguments.first.map({ value($0) })
    else { return [] }
    let (edges, middle) =
      [".top", ".bottom"].contains(own)
      ? ([".leading", ".trailing"], "HorizontalAlignment")
      : ([".top", ".bottom"], "VerticalAlignment")
    return edges.map { edge in
      adding("alignmentGuide(\(edge)) { $0[\(middle).center] }", behind: index, .alignment)
    }
  }

  /// A point read in the coordinate space in which it is used.
  private var localPoints: [Edit] {
    view.links.filter { ["position", "offset"].contains($0.name) }.compactMap { link -> Edit? in
      let changes = outline.tree.expressions.compactMap { expression -> Rewriting.Change? in
        guard link.span.contains(expression.span.lowerBound),
          case .implicitMember("global") = expression.kind
        else { return nil }
        return Rewriting.Change(span: expression.span, pieces: [.new(".local")])
      }
      guard !changes.isEmpty else { return nil }
      return Rewriting(changes).map { Edit(.argument, "local", $0) }
    }
  }

  /// Modifiers of the button itself, which have no effect in its label.
  private static let ofButtons: Set<String> = [
    "id", "buttonStyle", "controlSize", "buttonBorderShape", "disabled", "keyboardShortcut",
    "onHover", "help",
  ]

  /// Moves the decoration of a button into its label, so that all of it reacts.
  private var label: [Edit] {
    guard view.base.name == "Button", let last = view.index(of: "background", "overlay"),
      view.base.closures.contains(where: { $0.label == "label" })
        || view.base.argument("action") != nil,
      let child = outline.children(of: number, link: 0).last(where: {
        outline.views[$0].isStatement
      })
    else { return [] }
    let kept = view.links[1...last].filter { !Self.ofButtons.contains($0.name) }
    guard !kept.isEmpty else { return [] }
    let end = outline.views[child].span.upperBound
    let changes =
      kept.map { Rewriting.Change.removing($0.span) }
      + [Rewriting.Change(span: end..<end, pieces: kept.flatMap { setIn($0.span) })]
    return Rewriting(changes).map { [Edit(.order, "label", $0)] } ?? []
  }

  /// As `label`, for a button with a title, which becomes a text in its label.
  private var titled: [Edit] {
    guard view.base.name == "Button", let last = view.index(of: "background", "overlay"),
      let title = view.base.arguments.first, title.label == nil,
      view.base.closures.count == 1, let action = view.base.closures.first, action.label == nil
    else { return [] }
    let others = view.base.arguments.dropFirst().map { written($0) }
    let list = others.isEmpty ? "" : "(" + others.joined(separator: ", ") + ")"
    let inner = "\n\(indentation)\(outline.step)"
    let kept = view.links[1...last].filter { !Self.ofButtons.contains($0.name) }
    var pieces: [Rewriting.Piece] = [.kept(nameSpan), .new(list + " "), .kept(action.span)]
    pieces += [.new(" label: {\(inner)"), .renamed(nameSpan, "Text"), .new("(")]
    pieces += [.kept(title.value), .new(")")]
    for link in kept {
      pieces += [.new("\(inner)\(outline.step)."), .kept(link.anchor..<link.span.upperBound)]
    }
    pieces.append(.new("\n\(indentation)}"))
    pieces += view.links[1...last].filter { Self.ofButtons.contains($0.name) }.map {
      .kept($0.span)
    }
    let span = view.span.lowerBound..<view.links[last].span.upperBound
    return [Edit(.order, "label", Rewriting(replacing: span, with: pieces))]
  }
}
