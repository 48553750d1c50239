import HaggleSyntax

/// Edits that change the order of modifiers.
struct OrderEdits: EditFamily {
  let view: WrittenPlace

  /// Modifiers whose order matters.
  private static let ordered: Set = [
    "frame", "padding", "background", "overlay", "border", "clipped", "clipShape", "fixedSize",
    "aspectRatio", "offset", "position", "cornerRadius", "edgesIgnoringSafeArea",
    "ignoresSafeArea",
  ]

  var edits: [Edit] { exchanges + lateBackgrounds + cutLayers }

  /// Moves a layer before the clip of its view, whatever is between them.
  private var cutLayers: [Edit] {
    guard let clip = view.links.lastIndex(where: { Set.cuts.contains($0.name) }), clip > 0 else {
      return []
    }
    return view.links.indices.dropFirst(clip + 2).filter {
      Set.layers.contains(view.links[$0].name)
    }.map {
      let (cut, layer) = (view.links[clip].span, view.links[$0].span)
      return Edit(
        .order, .order, replacing: cut.lowerBound..<layer.upperBound,
        with: [.kept(layer), .kept(cut.lowerBound..<layer.lowerBound)])
    }
  }

  /// Moves padding or a frame before the background; or the background behind all modifiers.
  private var lateBackgrounds: [Edit] {
    view.links.indices.dropFirst().flatMap { index -> [Edit] in
      let behind = view.links[index...].dropFirst().lastIndex {
        ["padding", "frame"].contains($0.name)
      }
      guard Set.paints.contains(view.links[index].name), let behind, behind > index + 1 else {
        return []
      }
      let (paint, last) = (view.links[index].span, view.links[behind].span)
      let orders: [[Rewriting.Piece]] = [
        [.kept(last), .kept(paint.lowerBound..<last.lowerBound)],
        [.kept(paint.upperBound..<last.upperBound), .kept(paint)],
      ]
      return orders.map {
        Edit(.order, .order, replacing: paint.lowerBound..<last.upperBound, with: $0)
      }
    }
  }

  /// Swaps two adjacent modifiers.
  private var exchanges: [Edit] {
    zip(view.links.dropFirst(), view.links.dropFirst(2)).compactMap { first, second in
      guard first.name != second.name, Self.ordered.contains(first.name),
        Self.ordered.contains(second.name)
      else { return nil }
      return Edit(
        .order, .order, replacing: first.span.lowerBound..<second.span.upperBound,
        with: [.kept(second.span), .kept(first.span)])
    }
  }
}
