import HaggleSyntax

/// Edits of rows, lists, grids and scroll views: shared lengths and margins.
struct RowEdits: EditFamily {
  let view: WrittenPlace

  var edits: [Edit] {
    shelf + bleed + shares + relative + divided + floating + footing + margins
      + joining + pushed + rigidTexts + insetting + spread + reserved + balance
  }

  /// Repeats one end of a row, hidden, at its other end, so that the content between is centred.
  private var balance: [Edit] {
    guard view.name == "HStack", let (_, views) = view.content, views.count > 1 else { return [] }
    let (first, last) = (outline.views[views[0]], outline.views[views[views.count - 1]])
    func copy(_ original: WrittenView, at place: Int, behind: Bool) -> Edit? {
      guard original.name != "Spacer", original.name != "Text",
        !outline.text(original.span).contains("\n")
      else { return nil }
      let joint = "\n" + outline.indentation(at: place)
      let words = outline.text(original.span) + ".hidden()"
      return Edit(.view, .balance, inserting: behind ? joint + words : words + joint, at: place)
    }
    return [
      copy(first, at: last.span.upperBound, behind: true),
      copy(last, at: first.span.lowerBound, behind: false),
    ].compactMap(\.self)
  }

  /// Views that share the width of a row, instead of spacers between them.
  private var spread: [Edit] {
    guard view.name == "HStack", let (_, views) = view.content else { return [] }
    let isSpacer = views.map { outline.views[$0].name == "Spacer" }
    let others = zip(views, isSpacer).filter { !$0.1 }.map(\.0)
    guard (2...6).contains(others.count), others.count < views.count, isSpacer.first == false,
      isSpacer.last == false
    else { return [] }
    let frames = others.map { view.at($0).adding("frame(maxWidth: .infinity)", .flexibleFrame) }
    let removals = zip(views, isSpacer).filter(\.1).map { view.at($0.0).removal }
    let changes = (frames + removals).flatMap(\.rewriting.changes)
    return [Edit](.flexibleFrame, .evenSpread, changes)
  }

  /// A bar over a page, as an inset of the page instead of its empty placeholder.
  private var reserved: [Edit] {
    guard view.name == "ZStack", let (_, views) = view.content, views.count == 2 else { return [] }
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
      view.setOut(page.span.lowerBound..<place.lowerBound)
      + [.new("{ "), .kept(bar.span), .new(" }")]
      + view.setOut(place.upperBound..<page.span.upperBound)
    return [Edit(.argument, .call("safeAreaInset"), replacing: view.base.span, with: pieces)]
  }

  /// The padding of a scroll view, moved to its content.
  private var shelf: [Edit] {
    guard view.name == "ScrollView", let index = view.index(of: "padding"),
      let content = view.children.first.map({ view.at($0) })
    else { return [] }
    let link = view.links[index]
    let added = content.adding(outline.text(link.call), behind: content.lastLink, .order)
    return [Edit](.order, .call("padding"), [.removing(link.span)] + added.rewriting.changes)
  }

  /// A negative padding that cancels the container's padding.
  private var bleed: [Edit] {
    guard !view.has("padding"), view.container != "HStack", view.name != "Text",
      let around = view.parent
    else { return [] }
    let container = outline.views[around.view]
    return container.modifiers(named: "padding").compactMap { index, link in
      guard index > around.link, link.arguments.count <= 2 else { return nil }
      let amount = link.arguments.last.map(\.value) ?? ".all"
      let isNumber = amount.first?.isNumber == true
      let sides = isNumber ? "" : amount
      guard isNumber || [".horizontal", ".all"].contains(sides),
        link.arguments.count < 2 || link.arguments[0].value == ".horizontal"
      else { return nil }
      let points = isNumber ? amount : "16"
      var edit = view.adding("padding(.horizontal, -\(points))", behind: view.lastLink, .length)
      edit.givesUpStated = true
      return edit
    }
  }

  /// Views of a row, or cells of a grid, that share its width equally.
  private var shares: [Edit] {
    guard ["HStack", "Grid"].contains(view.name) else { return [] }
    let cells = view.shared
    guard (1...12).contains(cells.count) else { return [] }
    let frames = cells.map {
      view.at($0).adding(
        "frame(maxWidth: .infinity)", .flexibleFrame, before: .drawn.union(["id"]))
    }
    let titles = cells.compactMap {
      view.at($0).title?.adding("frame(maxWidth: .infinity)", .flexibleFrame)
    }
    return [Edit](.all(frames)) + (titles.count == cells.count ? [Edit](.all(titles)) : [])
  }

  /// All texts of a row, except those that state how they shrink, at their ideal width.
  private var rigidTexts: [Edit] {
    guard view.name == "HStack" else { return [] }
    let texts = view.shared.filter {
      outline.views[$0].name == "Text"
        && !outline.views[$0].has("lineLimit", "layoutPriority", "fixedSize")
    }
    guard (2...6).contains(texts.count) else { return [] }
    let rigid = texts.map {
      view.at($0).adding(
        "fixedSize(horizontal: true, vertical: false)", .rigid,
        before: .layers.union(["padding", "frame"]))
    }
    return [Edit](.all(rigid))
  }

  /// The spacing of a row whose views divide the width of their scroll view.
  private var divided: [Edit] {
    guard let index = view.index(of: "containerRelativeFrame"),
      let around = view.parent.flatMap({ loop($0) }),
      let distance = outline[around].argument("spacing")?.value
    else { return [] }
    var list = view.links[index].arguments.map(\.text)
    if let own = view.links[index].arguments.firstIndex(where: { $0.label == "spacing" }) {
      list[own] = "spacing: \(distance)"
    } else {
      list.append("spacing: \(distance)")
    }
    return [Edit](view.writing(list, for: index, .argument))
  }

  /// The container around a loop.
  private func loop(_ spot: SourceOutline.Spot) -> SourceOutline.Spot? {
    outline[spot].name == "ForEach" ? outline.views[spot.view].parent : spot
  }

  /// An overlay or bar inside a scroll view, moved to the scroll view.
  private var floating: [Edit] {
    guard view.name == "ScrollView",
      let link = view.children.lazy.map({ outline.views[$0] })
        .compactMap({ child in child.index(of: "overlay", "safeAreaInset").map { child.links[$0] } }
        )
        .first
    else { return [] }
    let moved = Rewriting.Change.inserting(
      [.new("\(newLine)."), .kept(link.call)], at: view.span.upperBound)
    return [Edit](.order, .call(link.name), [.removing(link.span), moved])
  }

  /// The padding of what scrolls as margins of the scroll view, which count for a view that is as
  /// long as that.
  private var margins: [Edit] {
    guard view.name == "ScrollView",
      let content = view.children.first.map({ outline.views[$0] }),
      let link = content.links.last(where: { $0.name == "padding" }),
      let amount = link.arguments.last?.value, !amount.hasPrefix("."),
      !amount.hasPrefix("EdgeInsets")
    else { return [] }
    let sides = link.arguments.map(\.text).joined(separator: ", ")
    let added = Rewriting.Change.inserting(
      [.new("\(newLine).contentMargins(\(sides), for: .scrollContent)")],
      at: view.base.span.upperBound)
    return [Edit](.order, .call("contentMargins"), [.removing(link.span), added])
  }

  /// The last view of a scrolling column, after a spacer, as a bar of the scroll view.
  private var footing: [Edit] {
    guard view.name == "ScrollView", let column = view.children.first else { return [] }
    let parts = view.at(column).children.map { outline.views[$0] }
    guard parts.count > 2, parts[parts.count - 2].name == "Spacer" else { return [] }
    let last = parts[parts.count - 1]
    let bar: [Rewriting.Piece] = [
      .new("\(newLine).safeAreaInset(edge: .bottom) {\(innerLine)"), .kept(last.span),
      .new("\(newLine)}"),
    ]
    return [Edit](
      .layer, .call("safeAreaInset"),
      [
        .removing(parts[parts.count - 3].span.upperBound..<last.span.upperBound),
        .inserting(bar, at: view.span.upperBound),
      ])
  }

  /// A bar over the edge of a view, as a safe area inset.
  private var insetting: [Edit] {
    view.modifiers(named: "overlay").compactMap { _, link in
      guard let closure = link.closures.first, link.arguments.count == 1,
        let edge = link.argument("alignment")?.value, [".top", ".bottom"].contains(edge)
      else { return nil }
      return Edit(
        .layer, .call("safeAreaInset"), replacing: link.anchor..<closure.span.lowerBound,
        by: "safeAreaInset(edge: \(edge), spacing: 0) ")
    }
  }

  /// A bar without distance to its view.
  private var joining: [Edit] {
    view.modifiers(named: "safeAreaInset").compactMap { index, link in
      guard link.argument("spacing") == nil else { return nil }
      let list = link.arguments.map(\.text) + ["spacing: 0"]
      return view.writing(list, for: index, .argument)
    }
  }

  /// The size of the scroll view, instead of all available space.
  private var relative: [Edit] {
    view.modifiers(named: "frame").flatMap { _, link in
      [("maxWidth", ".horizontal"), ("maxHeight", ".vertical")].compactMap { label, axis in
        guard link.arguments.count == 1, link.argument(label)?.value == ".infinity" else {
          return nil
        }
        return Edit(
          .flexibleFrame, .call("containerRelativeFrame"), replacing: link.call,
          with: [.renamed(link.call, "containerRelativeFrame(\(axis))")])
      }
    }
  }

  /// A spacer before the image at the end of a row without spacers.
  private var pushed: [Edit] {
    guard view.name == "HStack", let (_, views) = view.content, views.count > 1,
      !views.contains(where: { outline.views[$0].name == "Spacer" }),
      outline.views[views[views.count - 1]].name == "Image"
    else { return [] }
    let place = outline.views[views[views.count - 1]].span.lowerBound
    let text = "Spacer()\n" + outline.indentation(at: place)
    return [Edit(.alignment, .call("Spacer"), inserting: text, at: place)]
  }
}
