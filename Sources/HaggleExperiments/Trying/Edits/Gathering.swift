import HaggleSyntax

/// Edits that put separate or overlapping views next to each other in one stack.
extension EditMaker {
  var gathering: [Edit] { column + bar(of: "top") + bar(of: "bottom") + contentColumn + layered }

  /// A page and its bar in layers instead of one above the other.
  private var layered: [Edit] {
    guard view.base.name == "VStack", let (_, views) = content, views.count == 2,
      let closure = view.base.closures.first
    else { return [] }
    let head = nameSpan.lowerBound..<closure.span.lowerBound
    return [".bottom", ".top"].map { edge in
      Edit(
        .container, "ZStack",
        Rewriting(
          replacing: head,
          with: [.renamed(nameSpan, "ZStack"), .new("(alignment: \(edge)) ")]))
    }
  }

  /// A `VStack` inside a reader, or instead of layers.
  private var column: [Edit] {
    guard let (inside, views) = content, views.count > 1 || isLoop(views) else { return [] }
    switch view.base.name {
    case "GeometryReader":
      let indentation = outline.indentation(at: inside.lowerBound)
      let pieces: [Rewriting.Piece] =
        [.new("VStack(alignment: .leading) {\n\(indentation)\(outline.step)")]
        + setIn(inside) + [.new("\n\(indentation)}")]
      return [
        Edit(.container, "VStack", Rewriting(replacing: inside, with: pieces))
      ]
    case "ZStack":
      guard let closure = view.base.closures.first else { return [] }
      let alignment = view.base.argument("alignment").map { value($0).lowercased() } ?? ""
      let edge = [".leading", ".trailing"].first { alignment.hasSuffix($0.dropFirst()) }
      let list = edge.map { "(alignment: \($0))" } ?? ""
      return [
        Edit(
          .container, "VStack",
          Rewriting(
            replacing: nameSpan.lowerBound..<closure.span.lowerBound,
            with: [.renamed(nameSpan, "VStack"), .new("\(list) ")]))
      ]
    default: return []
    }
  }

  /// Whether the views are made by a loop.
  private func isLoop(_ views: [Int]) -> Bool {
    views.contains { outline.views[$0].base.name == "ForEach" }
  }

  /// `ZStack(alignment: .bottom) { page; bar }` as a page with a bar at its edge.
  private func bar(of edge: String) -> [Edit] {
    guard view.base.name == "ZStack", let (_, views) = content, views.count == 2,
      view.base.argument("alignment").map({ value($0) })?.hasPrefix(".\(edge)") == true
    else { return [] }
    let (page, bar) = (outline.views[views[0]], outline.views[views[1]])
    guard page.base.name != "Text" else { return [] }
    let pieces: [Rewriting.Piece] =
      setOut(page.span) + [
        .new("\n\(indentation).safeAreaInset(edge: .\(edge), spacing: 0) {"),
        .new("\n\(indentation)\(outline.step)"), .kept(bar.span), .new("\n\(indentation)}"),
      ]
    return [Edit(.layer, "safeAreaInset", Rewriting(replacing: view.base.span, with: pieces))]
  }

  /// The content of the view in a column, inside the view's modifiers.
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
