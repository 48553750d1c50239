import HaggleSyntax
import HaggleVocabulary

/// Edits for views drawn in another shape or size than their space.
extension EditMaker {
  var reshaping: [Edit] {
    filled + ratioFirst + letters + resized + scaledFrame + margined + centredInReader + smaller
  }

  /// Both lengths of a frame, reduced to the goal's.
  private var smaller: [Edit] {
    guard let width = lengths[.horizontal], let height = lengths[.vertical] else { return [] }
    return view.links.indices.dropFirst().compactMap { index -> Edit? in
      let link = view.links[index]
      let stated = link.arguments.compactMap { Double(value($0)) }
      guard link.name == "frame", link.arguments.map(\.label) == ["width", "height"],
        stated.count == 2, width < stated[0], height < stated[1]
      else { return nil }
      let list = ["width: \(Int(saturating: width))", "height: \(Int(saturating: height))"]
      return writing(list, for: index, .argument)
    }
  }

  private static let cuts: Set = ["clipShape", "cornerRadius", "mask"]
  private static let fits: Set = ["scaledToFit", "scaledToFill", "aspectRatio"]

  /// An image that fills its frame and is clipped to its shape, including everything between clip
  /// and frame.
  private var filled: [Edit] {
    guard view.base.name == "Image",
      let frame = view.links.lastIndex(where: { $0.name == "frame" }),
      let clip = view.links.indices.first(where: { Self.cuts.contains(view.links[$0].name) }),
      let fit = view.index(of: "scaledToFit", "aspectRatio"), fit < clip, clip < frame
    else { return [] }
    let moved = view.links[clip..<frame]
    let end = view.links[frame].span.upperBound
    let start = view.links[clip - 1].span.upperBound
    var changes = [
      Rewriting.Change(
        span: view.links[fit].anchor..<view.links[fit].span.upperBound,
        pieces: [.new("scaledToFill()")]),
      Rewriting.Change.removing(start..<view.links[frame - 1].span.upperBound),
    ]
    let pieces = moved.flatMap { link -> [Rewriting.Piece] in
      [.new(joint(before: link)), .kept(link.anchor..<link.span.upperBound)]
    }
    changes.append(Rewriting.Change(span: end..<end, pieces: pieces))
    return Rewriting(changes).map { [Edit(.order, "clip", $0)] } ?? []
  }

  /// The aspect ratio of an image directly behind `resizable`, instead of outside of its frames,
  /// where it changes only those; what it lets reach out is clipped.
  private var ratioFirst: [Edit] {
    guard view.base.name == "Image", let resizable = view.index(of: "resizable"),
      let ratio = view.links.indices.last(where: { Self.fits.contains(view.links[$0].name) }),
      resizable < ratio, view.links[resizable..<ratio].contains(where: { $0.name == "frame" })
    else { return [] }
    let link = view.links[ratio]
    let start = view.links[resizable].span.upperBound
    let pieces: [Rewriting.Piece] = [
      .new(joint(before: link)), .kept(link.anchor..<link.span.upperBound),
    ]
    let reachesOut = isFillingImage && !view.links.contains { Self.cuts.contains($0.name) }
    let changes = [
      Rewriting.Change(span: start..<start, pieces: pieces),
      Rewriting.Change(
        span: link.span,
        pieces: reachesOut ? [.new(joint(before: link) + "clipped()")] : []),
    ]
    return Rewriting(changes).map { [Edit(.order, "ratio", $0)] } ?? []
  }

  /// The text before a modifier's name: its dot, and a new line if there is one.
  private func joint(before link: WrittenView.Link) -> String {
    outline.text(link.span.lowerBound..<link.anchor)
  }

  /// A symbol that takes its proposed shape.
  private var resized: [Edit] {
    guard view.base.name == "Image", !view.has("resizable"),
      view.links.dropFirst().contains(where: { Self.fits.contains($0.name) })
    else { return [] }
    return [adding("resizable()", behind: 0, .drawing)]
  }

  /// Text as large as its frame.
  private var letters: [Edit] {
    guard view.base.name == "Text", !view.has("minimumScaleFactor"),
      let index = view.links.indices.dropFirst().first(where: {
        Self.fits.contains(view.links[$0].name)
      })
    else { return [] }
    let link = view.links[index]
    let gap = joint(before: link)
    let modifiers = ["font(.system(size: 500))", "minimumScaleFactor(0.01)", "lineLimit(1)"]
    return [
      replacing(
        link.anchor..<link.span.upperBound, by: modifiers.joined(separator: gap), .drawing,
        "minimumScaleFactor")
    ]
  }

  /// A frame of the scaled size, instead of a scale effect.
  private var scaledFrame: [Edit] {
    guard let index = view.index(of: "scaleEffect"),
      let frame = view.links[..<index].lastIndex(where: { $0.name == "frame" })
    else { return [] }
    let scale = view.links[index]
    let both = scale.argument(nil).map { value($0) }
    let factors = ["width": scale.argument("x"), "height": scale.argument("y")]
    let list = view.links[frame].arguments.map { argument -> String in
      guard let label = argument.label,
        let factor = both ?? factors[label].flatMap({ $0 }).map({ value($0) }), factor != "1"
      else { return written(argument) }
      return "\(label): \(product(value(argument), factor))"
    }
    guard let edit = writing(list, for: frame, .argument),
      let change = edit.rewriting.changes.first
    else { return [] }
    let removal = Rewriting.Change.removing(scale.span)
    return Rewriting([change, removal]).map { [Edit(.argument, "frame()", $0)] } ?? []
  }

  private func product(_ length: String, _ factor: String) -> String {
    func bracketed(_ text: String) -> String {
      text.contains(where: { " +-?".contains($0) }) ? "(\(text))" : text
    }
    return "\(bracketed(length)) * \(bracketed(factor))"
  }

  /// The margins of a row as padding instead of spacers at its ends.
  private var margined: [Edit] {
    guard view.base.name.hasSuffix("HStack"), let (_, views) = content, views.count > 1,
      let length = margin(views[0])
    else { return [] }
    let isBoth = margin(views[views.count - 1]) == length
    let removed = isBoth ? [views[0], views[views.count - 1]] : [views[0]]
    let changes =
      removed.map {
        Rewriting.Change.removing(maker(of: $0).line)
      }
      + adding(
        "padding(.\(isBoth ? "horizontal" : "leading"), \(length))", behind: 0, .argument
      ).rewriting.changes
    return Rewriting(changes).map { [Edit(.argument, "padding", $0)] } ?? []
  }

  /// The width that an empty view states.
  private func margin(_ number: Int) -> String? {
    let view = outline.views[number]
    let isEmpty =
      view.base.name == "Spacer" || outline.text(view.base.span).hasPrefix("Color.clear")
    guard isEmpty, view.links.count == 2, view.links[1].name == "frame" else { return nil }
    return view.links[1].argument("width").map { outline.text($0.value) }
  }

  /// The only content of a reader, in a frame of the reader's size.
  private var centredInReader: [Edit] {
    guard parent == "GeometryReader", let around = view.parent,
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
      adding(
        "frame(width: \(name).size.width, height: \(name).size.height)", behind: lastBeforePriority,
        .alignment)
    ]
  }
}
