import HaggleSyntax

extension EditMaker {
  /// Modifiers that have a part in the layout.
  private static let sizing: Set = [
    "frame", "fixedSize", "layoutPriority", "padding", "lineLimit", "offset", "aspectRatio",
    "scaledToFill", "scaledToFit", "position", "alignmentGuide", "ignoresSafeArea",
    "edgesIgnoringSafeArea", "containerRelativeFrame", "rotationEffect", "scaleEffect",
    "minimumScaleFactor", "truncationMode", "safeAreaPadding",
  ]

  /// What may change places: the order of these decides what they see.
  private static let ordered: Set = [
    "frame", "padding", "background", "overlay", "border", "clipped", "clipShape", "fixedSize",
    "aspectRatio", "offset", "cornerRadius",
  ]

  /// Something less.
  var removals: [Edit] {
    var edits = view.links.dropFirst().filter { Self.sizing.contains($0.name) }.map {
      Edit(.removal, $0.name, Rewriting(replacing: $0.span))
    }
    if view.isStatement, view.base.name == "Spacer" || view.base.name == "Divider" {
      edits.append(Edit(.view, view.base.name, Rewriting(replacing: line)))
    }
    return edits
  }

  /// The view with the rest of its line, where nothing else is on it.
  private var line: SourceSpan {
    let bytes = outline.source.bytes
    var (start, end) = (view.span.lowerBound, view.span.upperBound)
    while start > 0, [0x20, 0x09].contains(bytes[start - 1]) { start -= 1 }
    let isAlone =
      (start == 0 || bytes[start - 1] == 0x0A) && end < bytes.count && bytes[end] == 0x0A
    if isAlone { end += 1 } else { start = view.span.lowerBound }
    return start..<end
  }

  /// Two modifiers that follow each other, the other way round.
  var exchanges: [Edit] {
    zip(view.links.dropFirst(), view.links.dropFirst(2)).compactMap { first, second in
      guard first.name != second.name, Self.ordered.contains(first.name),
        Self.ordered.contains(second.name)
      else { return nil }
      return Edit(
        .order, "order",
        Rewriting(
          replacing: first.span.lowerBound..<second.span.upperBound,
          with: [.kept(second.span), .kept(first.span)]))
    }
  }
}
