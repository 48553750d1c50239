import HaggleVocabulary

/// Edits that make views as long as their neighbours.
struct StretchingEdits: EditFamily {
  let view: WrittenPlace

  /// Children as high as their row, and the row as high as its highest child; or as wide as the
  /// column.
  var edits: [Edit] {
    guard view.isStatement, !view.has("fixedSize") else { return [] }
    switch view.name {
    case "HStack": return heightened(view.shared) + joined
    case "Grid": return heightened(cells)
    case "VStack": return widened + widenedTitles
    default: return []
    }
  }

  private func heightened(_ views: [Int]) -> [Edit] {
    let own = views.filter { outline.views[$0].name != "Spacer" }
    let shown = own.map { outline.shown(by: $0) }.flatMap { [$0] + painted(in: $0) }
    let titles = own.compactMap { titled("maxHeight", view.at($0)) }
    return ((own + shown).distinct().map { filling("maxHeight", view.at($0)) } + titles)
      .compactMap { $0.and(hugging(.tall)) }
  }

  /// What has a background in a view, if nothing else in it has: the label of a button.
  private func painted(in number: Int) -> [Int] {
    let span = outline.views[number].span
    let painted = outline.views.indices.filter {
      $0 != number && span.contains(outline.views[$0].span.lowerBound)
        && outline.views[$0].has("background")
    }
    return painted.count == 1 ? painted : []
  }

  /// Separators without a height of their own, in a row as high as its highest child.
  private var joined: [Edit] {
    outline.views.indices.compactMap { number -> Edit? in
      guard view.span.contains(outline.views[number].span.lowerBound), number != view.number,
        let index = outline.views[number].index(of: "frame")
      else { return nil }
      let arguments = outline.views[number].links[index].arguments
      guard arguments.compactMap(\.label) == ["width", "height"],
        let width = Double(arguments[0].value), width <= 4
      else { return nil }
      return view.at(number).writing([arguments[0].text], for: index, .removal)?
        .and(hugging(.tall))
    }
  }

  private enum Direction {
    case tall, wide
  }

  /// The views in a view's closure.
  private func statements(of view: WrittenPlace) -> [Int] { view.content?.views ?? [] }

  /// The views in the rows of a grid.
  private var cells: [Int] {
    statements(of: view).flatMap { row in
      outline.views[row].name == "GridRow" ? statements(of: view.at(row)) : [row]
    }
  }

  /// All backgrounds of a column as wide as the widest, or as the column may be.
  private var widened: [Edit] {
    let own = outline.views.indices.filter {
      view.span.contains(outline.views[$0].span.lowerBound) && $0 != view.number
    }
    let shown = own.map { outline.shown(by: $0) }.flatMap { [$0] + painted(in: $0) }
    let faces = (own + shown).distinct().filter { outline.views[$0].has("background") }
    guard (1...8).contains(faces.count) else { return [] }
    return widened(faces.map { filling("maxWidth", view.at($0)) })
  }

  /// All buttons of a column whose bezel is around a title, likewise.
  private var widenedTitles: [Edit] {
    let titles = statements(of: view).compactMap { titled("maxWidth", view.at($0)) }
    return (2...8).contains(titles.count) ? widened(titles) : []
  }

  private func widened(_ edits: [Edit]) -> [Edit] {
    [Edit.all([hugging(.wide)] + edits), Edit.all(edits)].compactMap(\.self)
  }

  /// As long as possible inside of the bezel; nil for what has none, or no title in it.
  private func titled(_ side: String, _ view: WrittenPlace) -> Edit? {
    guard view.has("buttonStyle") else { return nil }
    return view.title?.adding("frame(\(side): .infinity)", .flexibleFrame)
  }

  /// No longer than the content.
  private func hugging(_ direction: Direction) -> Edit {
    let axes =
      direction == .tall
      ? "horizontal: false, vertical: true" : "horizontal: true, vertical: false"
    return view.adding("fixedSize(\(axes))", behind: view.lastLink, .negotiation)
  }

  /// As long as possible, inside the drawn modifiers.
  private func filling(_ side: String, _ view: WrittenPlace) -> Edit {
    let place = view.index(of: .drawn).map { $0 - 1 } ?? view.lastBeforePriority
    return filled(place, side, view)
      ?? view.adding("frame(\(side): .infinity)", behind: place, .flexibleFrame)
  }

  /// Extends the existing frame to the other axis; nil if it has a fixed length.
  private func filled(_ index: Int, _ side: String, _ view: WrittenPlace) -> Edit? {
    let link = view.links[index]
    let other = side == "maxWidth" ? "maxHeight" : "maxWidth"
    guard index > 0, link.name == "frame", let own = link.argument(other),
      link.arguments.allSatisfy({ [other, "alignment"].contains($0.label) })
    else { return nil }
    let both = ["\(side): .infinity", own.text]
    return view.writing(
      (side == "maxWidth" ? both : both.reversed())
        + link.arguments.filter { $0.label == "alignment" }.map(\.text),
      for: index, .flexibleFrame)
  }
}

extension Edit {
  /// Both edits; nil without another, or if they change the same range.
  fileprivate func and(_ other: Edit?) -> Edit? { other.flatMap { and($0) } }
}
