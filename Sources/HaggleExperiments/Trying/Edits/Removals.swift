import HaggleSyntax

extension EditMaker {
  /// Modifiers that have a part in the layout.
  private static let sizing: Set = [
    "frame", "fixedSize", "layoutPriority", "padding", "lineLimit", "offset", "aspectRatio",
    "scaledToFill", "scaledToFit", "position", "alignmentGuide", "ignoresSafeArea",
    "edgesIgnoringSafeArea", "containerRelativeFrame", "rotationEffect", "scaleEffect",
    "minimumScaleFactor", "truncationMode", "safeAreaPadding", "listRowInsets",
    "scrollClipDisabled",
  ]

  /// Modifiers whose order matters.
  private static let ordered: Set = [
    "frame", "padding", "background", "overlay", "border", "clipped", "clipShape", "fixedSize",
    "aspectRatio", "offset", "cornerRadius",
  ]

  /// Those that are not written by mistake: what is seen of them was wanted.
  private static let wanted: Set = ["padding", "scaleEffect", "rotationEffect"]

  /// Edits that remove something.
  var removals: [Edit] {
    let sizing = view.links.indices.dropFirst().filter {
      Self.sizing.contains(view.links[$0].name)
    }
    var edits = sizing.map { index in
      let link = view.links[index]
      var edit = Edit(.removal, link.name, Rewriting(replacing: link.span))
      edit.givesUpStated = Self.wanted.contains(link.name) || isPlate(index)
      return edit
    }
    if view.isStatement, view.base.name == "Spacer" || view.base.name == "Divider" || isClear {
      edits.append(Edit(.view, view.base.name, Rewriting(replacing: line)))
    }
    if view.isStatement, isClear, view.links.count == 1 {
      edits.append(Edit(.argument, "EmptyView", Rewriting(replacing: view.span, by: "EmptyView()")))
    }
    return edits + [priorities].compactMap(\.self)
  }

  /// Whether it is a frame of a text that states both lengths of what is drawn behind the text.
  func isPlate(_ index: Int) -> Bool {
    let link = view.links[index]
    return view.base.name == "Text" && link.name == "frame"
      && ["width", "height"].allSatisfy { link.argument($0) != nil }
      && view.links[index...].contains { Self.paints.contains($0.name) }
  }

  /// The priorities of all views of a stack, taken for weights: the highest takes all.
  private var priorities: Edit? {
    guard Self.stacks.contains(view.base.name) else { return nil }
    let links = shared(of: number).flatMap { outline.views[$0].links }.filter {
      $0.name == "layoutPriority"
    }
    guard Set(links.compactMap { $0.arguments.first.map { value($0) } }).count > 1 else {
      return nil
    }
    return Rewriting(links.map { .removing($0.span) }).map { Edit(.removal, "layoutPriority", $0) }
  }

  /// Whether it is a clear colour.
  private var isClear: Bool { outline.text(view.base.span) == "Color.clear" }

  /// The view with the rest of its line, if nothing else is on it.
  var line: SourceSpan { lines(of: view.span) }

  /// A range with the rest of its lines, if nothing else is on them.
  func lines(of span: SourceSpan) -> SourceSpan {
    let bytes = outline.source.bytes
    var (start, end) = (span.lowerBound, span.upperBound)
    while start > 0, [0x20, 0x09].contains(bytes[start - 1]) { start -= 1 }
    let isAlone =
      (start == 0 || bytes[start - 1] == 0x0A) && end < bytes.count && bytes[end] == 0x0A
    if isAlone { end += 1 } else { start = span.lowerBound }
    return start..<end
  }

  /// Swaps two adjacent modifiers.
  var exchanges: [Edit] {
    neighbourExchanges + lateBackgrounds
  }

  /// Moves padding or a frame before the background; or the background behind all modifiers.
  private var lateBackgrounds: [Edit] {
    view.links.indices.dropFirst().flatMap { index -> [Edit] in
      let behind = view.links[index...].dropFirst().lastIndex { Self.rooms.contains($0.name) }
      guard Self.paints.contains(view.links[index].name), let behind, behind > index + 1 else {
        return []
      }
      let (paint, last) = (view.links[index].span, view.links[behind].span)
      let orders: [[Rewriting.Piece]] = [
        [.kept(last), .kept(paint.lowerBound..<last.lowerBound)],
        [.kept(paint.upperBound..<last.upperBound), .kept(paint)],
      ]
      return orders.map {
        Edit(
          .order, "order",
          Rewriting(replacing: paint.lowerBound..<last.upperBound, with: $0))
      }
    }
  }

  /// Modifiers that draw in the size of their view, which others enlarge.
  private static let paints: Set = ["background", "border"]
  private static let rooms: Set = ["padding", "frame"]

  private var neighbourExchanges: [Edit] {
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
