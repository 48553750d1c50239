import HaggleSyntax

/// Edits that set views beside each other which lie on each other, or are each by itself.
extension EditMaker {
  var gathering: [Edit] { column + bar(of: "top") + bar(of: "bottom") + contentColumn }

  /// The views that stand in the view's closure.
  private var statements: (inside: SourceSpan, views: [Int])? {
    guard let closure = view.base.closures.first, closure.label == nil else { return nil }
    let views = outline.children(of: number, link: 0).filter { outline.views[$0].isStatement }
    guard let first = views.first, let last = views.last, views.count > 1 else { return nil }
    return (outline.views[first].span.lowerBound..<outline.views[last].span.upperBound, views)
  }

  /// A `VStack` in a reader, or in place of layers.
  private var column: [Edit] {
    guard let statements else { return [] }
    switch view.base.name {
    case "GeometryReader":
      let indentation = outline.indentation(at: statements.inside.lowerBound)
      let pieces: [Rewriting.Piece] =
        [.new("VStack(alignment: .leading) {\n\(indentation)\(Self.step)")]
        + setIn(statements.inside) + [.new("\n\(indentation)}")]
      return [
        Edit(.container, "VStack", Rewriting(replacing: statements.inside, with: pieces))
      ]
    case "ZStack":
      let alignment = view.base.argument("alignment").map { value($0) } ?? ".center"
      guard [".center", ".leading", ".trailing"].contains(alignment) else { return [] }
      let name = view.base.anchor..<view.base.anchor + view.base.name.utf8.count
      return [
        Edit(
          .container, "VStack",
          Rewriting(replacing: name, with: [.renamed(name, "VStack")]))
      ]
    default: return []
    }
  }

  /// `ZStack(alignment: .bottom) { page; bar }` as a page with a bar at its edge.
  private func bar(of edge: String) -> [Edit] {
    guard view.base.name == "ZStack", let statements, statements.views.count == 2,
      view.base.argument("alignment").map({ value($0) })?.hasPrefix(".\(edge)") == true
    else { return [] }
    let (page, bar) = (outline.views[statements.views[0]], outline.views[statements.views[1]])
    let indentation = outline.indentation(at: view.span.lowerBound)
    let pieces: [Rewriting.Piece] =
      setOut(page.span) + [
        .new("\n\(indentation).safeAreaInset(edge: .\(edge), spacing: 0) {"),
        .new("\n\(indentation)\(Self.step)"), .kept(bar.span), .new("\n\(indentation)}"),
      ]
    return [Edit(.layer, "safeAreaInset", Rewriting(replacing: view.base.span, with: pieces))]
  }

  /// Content that is given to the view, in a column before the view's modifiers.
  private var contentColumn: [Edit] {
    guard view.isStatement, view.base.name.first?.isLowercase == true, view.links.count > 1 else {
      return []
    }
    let span = view.base.span
    return [
      Edit(
        .container, "VStack",
        Rewriting(replacing: span, with: [.new("VStack { "), .kept(span), .new(" }")]))
    ]
  }
}
