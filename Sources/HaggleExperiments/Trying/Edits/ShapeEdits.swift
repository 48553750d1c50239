import HaggleSyntax
import HaggleVocabulary

/// Edits for views drawn in another shape or size than their space.
struct ShapeEdits: EditFamily {
  let view: WrittenPlace

  var edits: [Edit] {
    filled + ratioFirst + letters + resized + scaledFrame + margined + centredInReader + smaller
  }

  /// Both lengths of a frame, reduced to the goal's.
  private var smaller: [Edit] {
    guard let width = view.lengths[.horizontal], let height = view.lengths[.vertical] else {
      return []
    }
    return view.modifiers(named: "frame").compactMap { index, link in
      let stated = link.arguments.compactMap { Double($0.value) }
      guard link.arguments.map(\.label) == ["width", "height"],
        stated.count == 2, width < stated[0], height < stated[1]
      else { return nil }
      let list = ["width: \(Int(saturating: width))", "height: \(Int(saturating: height))"]
      return view.writing(list, for: index, .argument)
    }
  }

  /// An image that fills its frame and is clipped to its shape, including everything between clip
  /// and frame.
  private var filled: [Edit] {
    guard view.name == "Image", let frame = view.lastIndex(of: ["frame"]),
      let clip = view.index(of: .cuts), let fit = view.index(of: "scaledToFit", "aspectRatio"),
      fit < clip, clip < frame
    else { return [] }
    let moved = view.links[clip..<frame]
    let end = view.links[frame].span.upperBound
    let start = view.links[clip - 1].span.upperBound
    var changes = [
      Rewriting.Change(span: view.links[fit].call, pieces: [.new("scaledToFill()")]),
      Rewriting.Change.removing(start..<view.links[frame - 1].span.upperBound),
    ]
    let pieces = moved.flatMap { link -> [Rewriting.Piece] in
      [.new(joint(before: link)), .kept(link.call)]
    }
    changes.append(Rewriting.Change.inserting(pieces, at: end))
    return [Edit](.order, .clip, changes)
  }

  /// The aspect ratio of an image directly behind `resizable`, instead of outside of its frames,
  /// where it changes only those; what it lets reach out is clipped.
  private var ratioFirst: [Edit] {
    guard view.name == "Image", let resizable = view.index(of: "resizable"),
      let ratio = view.lastIndex(of: .fits), resizable < ratio,
      view.links[resizable..<ratio].contains(where: { $0.name == "frame" })
    else { return [] }
    let link = view.links[ratio]
    let start = view.links[resizable].span.upperBound
    let pieces: [Rewriting.Piece] = [.new(joint(before: link)), .kept(link.call)]
    let reachesOut = view.isFillingImage && !view.has(.cuts)
    let changes = [
      Rewriting.Change.inserting(pieces, at: start),
      Rewriting.Change(
        span: link.span,
        pieces: reachesOut ? [.new(joint(before: link) + "clipped()")] : []),
    ]
    return [Edit](.order, .ratio, changes)
  }

  /// The text before a modifier's name: its dot, and a new line if there is one.
  private func joint(before link: WrittenView.Link) -> String {
    outline.text(link.joint)
  }

  /// A symbol that takes its proposed shape.
  private var resized: [Edit] {
    guard view.name == "Image", !view.has("resizable"), view.has(.fits) else { return [] }
    return [view.adding("resizable()", behind: 0, .drawing)]
  }

  /// Text as large as its frame.
  private var letters: [Edit] {
    guard view.name == "Text", !view.has("minimumScaleFactor"),
      let link = view.index(of: .fits).map({ view.links[$0] })
    else { return [] }
    let modifiers = ["font(.system(size: 500))", "minimumScaleFactor(0.01)", "lineLimit(1)"]
    let words = modifiers.joined(separator: joint(before: link))
    return [view.replacing(link.call, by: words, .drawing, .call("minimumScaleFactor"))]
  }

  /// A frame of the scaled size, instead of a scale effect.
  private var scaledFrame: [Edit] {
    guard let index = view.index(of: "scaleEffect"),
      let frame = view.links[..<index].lastIndex(where: { $0.name == "frame" })
    else { return [] }
    let scale = view.links[index]
    let both = scale.argument(nil)?.value
    let factors = ["width": scale.argument("x"), "height": scale.argument("y")]
    let list = view.links[frame].arguments.map { argument -> String in
      guard let label = argument.label,
        let factor = both ?? factors[label].flatMap({ $0 }).map(\.value), factor != "1"
      else { return argument.text }
      return "\(label): \(product(argument.value, factor))"
    }
    guard let edit = view.writing(list, for: frame, .argument),
      let change = edit.rewriting.changes.first
    else { return [] }
    return [Edit](.argument, .arguments("frame"), [change, .removing(scale.span)])
  }

  private func product(_ length: String, _ factor: String) -> String {
    func bracketed(_ text: String) -> String {
      text.contains(where: { " +-?".contains($0) }) ? "(\(text))" : text
    }
    return "\(bracketed(length)) * \(bracketed(factor))"
  }

  /// The margins of a row as padding instead of spacers at its ends.
  private var margined: [Edit] {
    guard view.name.hasSuffix("HStack"), let (_, views) = view.content, views.count > 1,
      let length = margin(views[0])
    else { return [] }
    let isBoth = margin(views[views.count - 1]) == length
    let removed = isBoth ? [views[0], views[views.count - 1]] : [views[0]]
    let padding = view.adding(
      "padding(.\(isBoth ? "horizontal" : "leading"), \(length))", behind: 0, .argument)
    return [Edit](
      .argument, .call("padding"),
      removed.map { .removing(view.at($0).line) } + padding.rewriting.changes)
  }

  /// The width that an empty view states.
  private func margin(_ number: Int) -> String? {
    let view = outline.views[number]
    let isEmpty = view.name == "Spacer" || outline.text(view.base.span).hasPrefix("Color.clear")
    guard isEmpty, view.links.count == 2, view.links[1].name == "frame" else { return nil }
    return view.links[1].argument("width")?.value
  }

  /// The only content of a reader, in a frame of the reader's size.
  private var centredInReader: [Edit] {
    guard view.container == "GeometryReader", let around = view.parent,
      let closure = outline[around].closures.first
    else { return [] }
    let text = outline.text(closure.span)
    let header = text.dropFirst().prefix { $0 != "\n" && $0 != "}" }
    guard let end = header.range(of: " in")?.lowerBound else { return [] }
    let name = header[..<end].drop { $0 == " " }
    guard name.first?.isLetter == true, name.allSatisfy({ $0.isLetter || $0.isNumber }) else {
      return []
    }
    return [
      view.adding("frame(width: \(name).size.width, height: \(name).size.height)", .alignment)
    ]
  }
}
