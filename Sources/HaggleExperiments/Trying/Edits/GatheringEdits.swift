import HaggleSyntax

/// Edits that put separate or overlapping views next to each other in one stack.
struct GatheringEdits: EditFamily {
  let view: WrittenPlace

  var edits: [Edit] { column + bar(of: "top") + bar(of: "bottom") + contentColumn + layered }

  /// A page and its bar in layers instead of one above the other.
  private var layered: [Edit] {
    guard view.name == "VStack", view.content?.views.count == 2 else { return [] }
    return [".bottom", ".top"].flatMap { edge in
      [Edit](.container, .call("ZStack"), [view.recasting(as: "ZStack", "(alignment: \(edge))")])
    }
  }

  /// A `VStack` inside a reader, or instead of layers.
  private var column: [Edit] {
    guard let (inside, views) = view.content, views.count > 1 || isLoop(views) else { return [] }
    switch view.name {
    case "GeometryReader":
      let indentation = outline.indentation(at: inside.lowerBound)
      let pieces: [Rewriting.Piece] =
        [.new("VStack(alignment: .leading) {\n\(indentation)\(outline.step)")]
        + view.setIn(inside) + [.new("\n\(indentation)}")]
      return [Edit(.container, .call("VStack"), replacing: inside, with: pieces)]
    case "ZStack":
      let alignment = view.base.argument("alignment").map { $0.value.lowercased() } ?? ""
      let edge = [".leading", ".trailing"].first { alignment.hasSuffix($0.dropFirst()) }
      let list = edge.map { "(alignment: \($0))" } ?? ""
      return [Edit](.container, .call("VStack"), [view.recasting(as: "VStack", list)])
    default: return []
    }
  }

  /// Whether the views are made by a loop.
  private func isLoop(_ views: [Int]) -> Bool {
    views.contains { outline.views[$0].name == "ForEach" }
  }

  /// `ZStack(alignment: .bottom) { page; bar }` as a page with a bar at its edge.
  private func bar(of edge: String) -> [Edit] {
    guard view.name == "ZStack", let (_, views) = view.content, views.count == 2,
      view.base.argument("alignment")?.value.hasPrefix(".\(edge)") == true
    else { return [] }
    let (page, bar) = (outline.views[views[0]], outline.views[views[1]])
    guard page.name != "Text" else { return [] }
    let pieces: [Rewriting.Piece] =
      view.setOut(page.span) + [
        .new("\(newLine).safeAreaInset(edge: .\(edge), spacing: 0) {"),
        .new(innerLine), .kept(bar.span), .new("\(newLine)}"),
      ]
    return [Edit(.layer, .call("safeAreaInset"), replacing: view.base.span, with: pieces)]
  }

  /// The content of the view in a column, inside the view's modifiers.
  private var contentColumn: [Edit] {
    guard view.isStatement, view.name.first?.isLowercase == true, view.links.count > 1 else {
      return []
    }
    let span = view.base.span
    let pieces: [Rewriting.Piece] = [.new("VStack { "), .kept(span), .new(" }")]
    return [Edit(.container, .call("VStack"), replacing: span, with: pieces)]
  }
}
