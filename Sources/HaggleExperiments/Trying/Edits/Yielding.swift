import HaggleSyntax
import HaggleVocabulary

/// Edits that let a rigid view shrink.
extension EditMaker {
  var yielding: [Edit] {
    shortened + shrinkingSquares + measured + [narrowed, legible, loosened].compactMap(\.self)
  }

  /// A column as wide as the picture in it: its words are cut where they are longer.
  private var narrowed: Edit? {
    guard view.base.name == "VStack", !view.has("frame"), let length = lengths[.horizontal],
      length.isFinite, length > 0,
      let words = content?.views.first(where: { outline.views[$0].base.name == "Text" })
    else { return nil }
    let points = length.wholePoints
    var edit = adding(
      "frame(width: \(points))", behind: lastLink, .length)
    edit.cutText = outline.views[words].span
    return edit
  }

  /// All spacers of a stack as short as there is room.
  private var loosened: Edit? {
    guard ["HStack", "VStack"].contains(view.base.name), let (_, views) = content else {
      return nil
    }
    let spacers = views.filter {
      outline.views[$0].base.name == "Spacer" && outline.views[$0].base.arguments.isEmpty
    }
    let edits = spacers.compactMap {
      maker(of: $0).writing(["minLength: 0"], for: 0, .argument)
    }
    return edits.count > 1 ? Edit.all(edits) : nil
  }

  /// A text that is truncated before it becomes too small to read.
  private var legible: Edit? {
    guard let index = view.index(of: "minimumScaleFactor"),
      let factor = view.links[index].arguments.first.map({ value($0) }), factor != Self.legible
    else { return nil }
    var edit = writing([Self.legible], for: index, .argument)
    edit?.cutText = view.span
    return edit
  }

  /// A share of its size at which a text in 17 points can be read.
  private static let legible = "0.7"

  /// A text of a row that keeps its whole line, cut where it has to be; by itself, or with another
  /// text of the row, or a column of them, served before it.
  private var shortened: [Edit] {
    guard view.base.name == "HStack" else { return [] }
    let parts = shared(of: number).filter {
      ["Text", "VStack"].contains(outline.views[$0].base.name)
    }
    guard (2...4).contains(parts.count) else { return [] }
    return parts.flatMap { text -> [Edit] in
      guard outline.views[text].base.name == "Text",
        let cut = maker(of: text).cut
      else { return [] }
      let others = parts.filter { $0 != text && !outline.views[$0].has("layoutPriority") }
      return [cut] + others.compactMap { cut.and(served($0)) }
    }
  }

  private func served(_ number: Int) -> Edit {
    let text = maker(of: number)
    return text.adding("layoutPriority(1)", behind: text.lastLink, .negotiation)
  }

  /// `lineLimit(1)` instead of a fixed size.
  private var cut: Edit? {
    guard let index = view.index(of: "fixedSize") else { return nil }
    let link = view.links[index]
    guard link.argument("horizontal").map({ value($0) == "true" }) ?? link.arguments.isEmpty else {
      return nil
    }
    let call = link.anchor..<link.span.upperBound
    var edit =
      view.has("lineLimit")
      ? Edit(.removal, "fixedSize", Rewriting(replacing: link.span))
      : replacing(call, by: "lineLimit(1)", .removal, "fixedSize")
    edit.cutText = view.span
    return edit
  }

  /// A square that may shrink and remains a square.
  private var shrinkingSquares: [Edit] {
    view.links.indices.dropFirst().compactMap { index -> Edit? in
      let link = view.links[index]
      guard link.name == "frame", link.arguments.map(\.label) == ["width", "height"],
        value(link.arguments[0]) == value(link.arguments[1]), !view.has("aspectRatio")
      else { return nil }
      let side = value(link.arguments[0])
      let joint = outline.text(link.span.lowerBound..<link.anchor)
      let call = link.anchor..<link.span.upperBound
      return Edit(
        .argument, "square",
        Rewriting(
          replacing: call,
          with: [
            .new("aspectRatio(1, contentMode: .fit)" + joint),
            .renamed(call, "frame(maxWidth: \(side), maxHeight: \(side))"),
          ]))
    }
  }
}

// MARK: - Readers

extension EditMaker {
  /// The content of a reader that only serves to fill the width or height, in a frame instead,
  /// which keeps its own length on the other axis.
  private var measured: [Edit] {
    guard view.base.name == "GeometryReader", let (_, views) = content, views.count == 1,
      let name = view.base.closures.first?.closure.parameters.first?.name
    else { return [] }
    let main = outline.views[views[0]]
    let read = arguments(in: main.span, reading: name)
    guard !read.isEmpty, read.count == uses(of: name, in: main.span) else { return [] }
    let title = main.base.anchor..<main.base.anchor + main.base.name.utf8.count
    var pieces: [Rewriting.Piece] = [.renamed(nameSpan, main.base.name)]
    var next = title.upperBound
    for (span, side) in read {
      pieces += setOut(next..<span.lowerBound) + [.new("max\(side): .infinity")]
      next = span.upperBound
    }
    pieces += setOut(next..<main.span.upperBound)
    return [Edit(.layer, "measured", Rewriting(replacing: view.base.span, with: pieces))]
  }

  /// The arguments of frames that use the whole width or height of a reader.
  private func arguments(
    in span: SourceSpan, reading name: String
  ) -> [(span: SourceSpan, side: String)] {
    let inner = outline.views.filter { span.contains($0.span.lowerBound) }
    let frames = inner.flatMap { $0.links.dropFirst() }.filter { $0.name == "frame" }
    return frames.flatMap(\.arguments).compactMap { argument in
      guard let side = ["Width", "Height"].first(where: { argument.label == $0.lowercased() }),
        value(argument) == "\(name).size.\(side.lowercased())"
      else { return nil }
      return (argument.span, side)
    }.sorted { $0.span.lowerBound < $1.span.lowerBound }
  }

  private func uses(of name: String, in span: SourceSpan) -> Int {
    outline.tree.expressions.count { expression in
      guard case .identifier(name) = expression.kind else { return false }
      return span.contains(expression.span.lowerBound)
    }
  }
}
