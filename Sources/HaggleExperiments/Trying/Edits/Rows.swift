import HaggleSyntax

/// Edits of rows, lists, grids and scroll views: shared lengths and margins.
extension EditMaker {
  var rows: [Edit] {
    listRows + shelf + bleed + shares + relative + divided + floating + footing
      + joining + pushed + rigidTexts + insetting + spread + reserved + balance
  }

  /// Repeats one end of a row, hidden, at its other end, so that the content between is centred.
  private var balance: [Edit] {
    guard view.base.name == "HStack", let (_, views) = content, views.count > 1 else { return [] }
    let (first, last) = (outline.views[views[0]], outline.views[views[views.count - 1]])
    func copy(_ original: WrittenView, at place: Int, behind: Bool) -> Edit? {
      guard original.base.name != "Spacer", original.base.name != "Text",
        !outline.text(original.span).contains("\n")
      else { return nil }
      let joint = "\n" + outline.indentation(at: place)
      let words = outline.text(original.span) + ".hidden()"
      return Edit(
        .view, "balance",
        Rewriting(inserting: behind ? joint + words : words + joint, at: place))
    }
    return [
      copy(first, at: last.span.upperBound, behind: true),
      copy(last, at: first.span.lowerBound, behind: false),
    ].compactMap(\.self)
  }

  /// Views that share the width of a row, instead of spacers between them.
  private var spread: [Edit] {
    guard view.base.name == "HStack", let (_, views) = content else { return [] }
    let isSpacer = views.map { outline.views[$0].base.name == "Spacer" }
    let others = zip(views, isSpacer).filter { !$0.1 }.map(\.0)
    guard (2...6).contains(others.count), others.count < views.count, isSpacer.first == false,
      isSpacer.last == false
    else { return [] }
    let frames = others.map {
      let cell = maker(of: $0)
      return cell.adding(
        "frame(maxWidth: .infinity)", behind: cell.lastBeforePriority, .flexibleFrame)
    }
    let removals = zip(views, isSpacer).filter(\.1).map {
      let spacer = maker(of: $0.0)
      return Edit(.view, "Spacer", Rewriting(replacing: spacer.line))
    }
    let changes = (frames + removals).flatMap(\.rewriting.changes)
    return Rewriting(changes).map { [Edit(.flexibleFrame, "spread", $0)] } ?? []
  }

  /// A bar over a page, as an inset of the page instead of its empty placeholder.
  private var reserved: [Edit] {
    guard view.base.name == "ZStack", let (_, views) = content, views.count == 2 else { return [] }
    let (page, bar) = (outline.views[views[0]], outline.views[views[1]])
    let closures = outline.views.flatMap(\.links).compactMap { link -> SourceSpan? in
      guard link.name == "safeAreaInset", !bar.span.contains(link.anchor),
        let closure = link.closures.first
      else { return nil }
      let text = outline.text(closure.span)
      return text.contains("Spacer") || text.contains("Color.clear") ? closure.span : nil
    }
    guard closures.count == 1, let place = closures.first, page.span.contains(place.lowerBound)
    else { return [] }
    let pieces: [Rewriting.Piece] =
      setOut(page.span.lowerBound..<place.lowerBound)
      + [.new("{ "), .kept(bar.span), .new(" }")]
      + setOut(place.upperBound..<page.span.upperBound)
    return [
      Edit(.argument, "safeAreaInset", Rewriting(replacing: view.base.span, with: pieces))
    ]
  }

  /// The padding of a scroll view, moved to its content.
  private var shelf: [Edit] {
    guard view.base.name == "ScrollView", let index = view.index(of: "padding"),
      let child = outline.children(of: number, link: 0).first(where: {
        outline.views[$0].isStatement
      })
    else { return [] }
    let link = view.links[index]
    let call = outline.text(link.anchor..<link.span.upperBound)
    let content = maker(of: child)
    let added = content.adding(call, behind: content.lastLink, .order)
    return Rewriting([.removing(link.span)] + added.rewriting.changes)
      .map { [Edit(.order, "padding", $0)] } ?? []
  }

  /// A negative padding that cancels the container's padding.
  private var bleed: [Edit] {
    guard !view.has("padding"), parent != "HStack", view.base.name != "Text",
      let around = view.parent
    else { return [] }
    let container = outline.views[around.view]
    return container.links.indices.dropFirst().compactMap { index -> Edit? in
      let link = container.links[index]
      guard link.name == "padding", index > around.link, link.arguments.count <= 2 else {
        return nil
      }
      let amount = link.arguments.last.map { value($0) } ?? ".all"
      let isNumber = amount.first?.isNumber == true
      let sides = isNumber ? "" : amount
      guard isNumber || [".horizontal", ".all"].contains(sides),
        link.arguments.count < 2 || value(link.arguments[0]) == ".horizontal"
      else { return nil }
      let points = isNumber ? amount : "16"
      return adding(
        "padding(.horizontal, -\(points))", behind: lastLink, .argument)
    }
  }

  /// Views of a row, or cells of a grid, that share its width equally.
  private var shares: [Edit] {
    guard ["HStack", "Grid"].contains(view.base.name) else { return [] }
    let cells = shared(of: number)
    guard (1...12).contains(cells.count) else { return [] }
    let all = Edit.all(
      cells.map {
        maker(of: $0).adding(
          "frame(maxWidth: .infinity)", .flexibleFrame,
          before: ["background", "overlay", "border", "clipShape", "id"])
      })
    return [all].compactMap(\.self)
  }

  /// Inserts a modifier before the first of these, or at the end.
  private func adding(_ modifier: String, _ kind: Edit.Kind, before names: Set<String>) -> Edit {
    let next = view.links.indices.dropFirst().first { names.contains(view.links[$0].name) }
    return adding(modifier, behind: next.map { $0 - 1 } ?? lastBeforePriority, kind)
  }

  /// All texts of a row, except those that state how they shrink, at their ideal width.
  private var rigidTexts: [Edit] {
    guard view.base.name == "HStack" else { return [] }
    let texts = shared(of: number).filter {
      outline.views[$0].base.name == "Text"
        && !outline.views[$0].has("lineLimit", "layoutPriority", "fixedSize")
    }
    guard (2...6).contains(texts.count) else { return [] }
    let all = Edit.all(
      texts.map {
        maker(of: $0).adding(
          "fixedSize(horizontal: true, vertical: false)", .rigid,
          before: ["padding", "background", "overlay", "frame"])
      })
    return [all].compactMap(\.self)
  }

  /// The written views of a row, including those of loops and grid rows.
  func shared(of row: Int) -> [Int] {
    outline.children(of: row, link: 0).filter { outline.views[$0].isStatement }.flatMap {
      child -> [Int] in
      switch outline.views[child].base.name {
      case "ForEach", "GridRow", "Group": shared(of: child)
      case "Spacer", "Divider": []
      default: [child]
      }
    }
  }

  /// The spacing of a row whose views divide the width of their scroll view.
  private var divided: [Edit] {
    guard let index = view.index(of: "containerRelativeFrame"),
      let around = view.parent.flatMap({ loop($0) }),
      let distance = outline[around].argument("spacing").map({ value($0) })
    else { return [] }
    var list = view.links[index].arguments.map { written($0) }
    if let own = view.links[index].arguments.firstIndex(where: { $0.label == "spacing" }) {
      list[own] = "spacing: \(distance)"
    } else {
      list.append("spacing: \(distance)")
    }
    return [writing(list, for: index, .argument)].compactMap(\.self)
  }

  /// The container around a loop.
  private func loop(_ spot: SourceOutline.Spot) -> SourceOutline.Spot? {
    outline[spot].name == "ForEach" ? outline.views[spot.view].parent : spot
  }

  /// An overlay or bar inside a scroll view, moved to the scroll view.
  private var floating: [Edit] {
    guard view.base.name == "ScrollView",
      let child = outline.children(of: number, link: 0).first(where: {
        outline.views[$0].isStatement && outline.views[$0].has("overlay", "safeAreaInset")
      }), let index = outline.views[child].index(of: "overlay", "safeAreaInset")
    else { return [] }
    let link = outline.views[child].links[index]
    let end = view.span.upperBound
    let changes = [
      Rewriting.Change.removing(link.span),
      Rewriting.Change(
        span: end..<end,
        pieces: [.new("\n\(indentation)."), .kept(link.anchor..<link.span.upperBound)]),
    ]
    return Rewriting(changes).map { [Edit(.order, link.name, $0)] } ?? []
  }

  /// The last view of a scrolling column, after a spacer, as a bar of the scroll view.
  private var footing: [Edit] {
    guard view.base.name == "ScrollView",
      let column = outline.children(of: number, link: 0).first(where: {
        outline.views[$0].isStatement
      })
    else { return [] }
    let parts = outline.children(of: column, link: 0).map { outline.views[$0] }
      .filter(\.isStatement)
    guard parts.count > 2, parts[parts.count - 2].base.name == "Spacer" else { return [] }
    let last = parts[parts.count - 1]
    let end = view.span.upperBound
    let changes = [
      Rewriting.Change.removing(parts[parts.count - 3].span.upperBound..<last.span.upperBound),
      Rewriting.Change(
        span: end..<end,
        pieces: [
          .new("\n\(indentation).safeAreaInset(edge: .bottom) {\n\(indentation)\(outline.step)"),
          .kept(last.span), .new("\n\(indentation)}"),
        ]),
    ]
    return Rewriting(changes).map { [Edit(.layer, "safeAreaInset", $0)] } ?? []
  }

  /// A bar over the edge of a view, as a safe area inset.
  private var insetting: [Edit] {
    view.links.indices.dropFirst().compactMap { index -> Edit? in
      let link = view.links[index]
      guard link.name == "overlay", let closure = link.closures.first, link.arguments.count == 1,
        let edge = link.argument("alignment").map({ value($0) }),
        [".top", ".bottom"].contains(edge)
      else { return nil }
      return Edit(
        .layer, "safeAreaInset",
        Rewriting(
          replacing: link.anchor..<closure.span.lowerBound,
          by: "safeAreaInset(edge: \(edge), spacing: 0) "))
    }
  }

  /// A bar without distance to its view.
  private var joining: [Edit] {
    view.links.indices.dropFirst().compactMap { index -> Edit? in
      let link = view.links[index]
      guard link.name == "safeAreaInset", link.argument("spacing") == nil else { return nil }
      return writing(link.arguments.map { written($0) } + ["spacing: 0"], for: index, .argument)
    }
  }

  /// The size of the scroll view, instead of all available space.
  private var relative: [Edit] {
    view.links.indices.dropFirst().flatMap { index -> [Edit] in
      let link = view.links[index]
      guard link.name == "frame" else { return [] }
      return [("maxWidth", ".horizontal"), ("maxHeight", ".vertical")].compactMap { label, axis in
        guard let own = link.argument(label), value(own) == ".infinity",
          link.arguments.count == 1
        else { return nil }
        let span = link.anchor..<link.span.upperBound
        return Edit(
          .flexibleFrame, "containerRelativeFrame",
          Rewriting(
            replacing: span, with: [.renamed(span, "containerRelativeFrame(\(axis))")]))
      }
    }
  }
}

/// Edits that move the end of a row to the end of its space.
extension EditMaker {
  /// A spacer before the image at the end of a row without spacers.
  var pushed: [Edit] {
    guard view.base.name == "HStack", let (_, views) = content, views.count > 1,
      !views.contains(where: { outline.views[$0].base.name == "Spacer" }),
      outline.views[views[views.count - 1]].base.name == "Image"
    else { return [] }
    let place = outline.views[views[views.count - 1]].span.lowerBound
    let text = "Spacer()\n" + outline.indentation(at: place)
    return [Edit(.alignment, "Spacer", Rewriting(inserting: text, at: place))]
  }
}
