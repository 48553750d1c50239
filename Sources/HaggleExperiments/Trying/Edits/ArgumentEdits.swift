import HaggleSyntax

/// Other arguments for modifiers and containers.
struct ArgumentEdits: EditFamily {
  let view: WrittenPlace

  var edits: [Edit] { view.links.indices.flatMap(edits) }

  /// Those of one call of the view.
  func edits(of index: Int) -> [Edit] {
    switch view.links[index].name {
    case "frame" where index > 0: FrameEdits(view: view, index: index).edits
    case "fixedSize" where index > 0: fixedSizes(index)
    case "HStack", "VStack", "ZStack", "LazyHStack", "LazyVStack", "Grid": stacks(index)
    case "Spacer": spacers(index)
    case "aspectRatio" where index > 0: ratios(index)
    case "scaledToFill" where index > 0: [view.renaming(index, "scaledToFit")]
    case "scaledToFit" where index > 0: covering(view.renaming(index, "scaledToFill"))
    case "containerRelativeFrame" where index > 0:
      oneAxis(index) + ownShare(index)
    case "lineLimit" where index > 0: secondLine(index)
    case "pickerStyle" where index > 0: words(index, ".menu")
    case "alignmentGuide" where index > 0: GuideEdits(view: view, index: index).edits
    case "offset" where index > 0: paddings(index)
    case "background", "overlay": view.aligning(index, StandardAlignments.corners)
    case "ignoresSafeArea" where index > 0: edges(index)
    case "ScrollView": downwards
    case "presentationDetents" where index > 0: detents(index)
    default: []
    }
  }

  /// A padding, which moves what follows as well, instead of an offset along one axis.
  private func paddings(_ index: Int) -> [Edit] {
    let link = view.links[index]
    guard link.arguments.count == 1, let label = link.arguments[0].label else { return [] }
    let words = "padding(\(label == "y" ? ".top" : ".leading"), \(link.arguments[0].value))"
    return [
      Edit(.argument, .call("offset"), replacing: link.call, with: [.renamed(link.call, words)])
    ]
  }

  /// A scroll view that proposes a width.
  private var downwards: [Edit] {
    guard view.base.argument(nil)?.value.contains(".horizontal") == true else { return [] }
    return [Edit](view.writing([".vertical"], for: 0, .argument))
  }

  /// One edge of the screen's safe area instead of all.
  private func edges(_ index: Int) -> [Edit] {
    guard view.links[index].arguments.isEmpty else { return [] }
    return [".top", ".bottom", ".horizontal", ".vertical"].compactMap {
      view.writing(["edges: \($0)"], for: index, .argument)
    }
  }

  /// One of two axes; the other axis in place of one would be another view.
  private func oneAxis(_ index: Int) -> [Edit] {
    guard view.links[index].argument(nil)?.value.contains("[") == true else { return [] }
    return words(index, ".horizontal") + words(index, ".vertical")
  }

  private func words(_ index: Int, _ value: String) -> [Edit] {
    [Edit](view.writing([value], for: index, .argument))
  }

  /// A second line for a text that has one alone, as centred as its column.
  private func secondLine(_ index: Int) -> [Edit] {
    guard view.name == "Text", view.links[index].arguments.map(\.text) == ["1"] else { return [] }
    let isCentred =
      view.parent.map { spot in
        outline[spot].name == "VStack" && outline[spot].argument("alignment") == nil
      } ?? false
    let added =
      isCentred && !view.has("multilineTextAlignment")
      ? [view.adding("multilineTextAlignment(.center)", behind: index, .argument)] : []
    return words(index, "2").compactMap { edit in
      var all = Edit.all([edit] + added)?.with(edit.means)
      all?.givesUpStated = true
      return all
    }
  }

  // MARK: Containers and leaves

  private func fixedSizes(_ index: Int) -> [Edit] {
    ["horizontal: false, vertical: true", "horizontal: true, vertical: false"].compactMap { list in
      let own = view.links[index].arguments.map(\.text).joined(separator: ", ")
      return own == list ? nil : view.writing([list], for: index, .argument)
    }
  }

  private func stacks(_ index: Int) -> [Edit] {
    guard index == 0 else { return [] }
    let arguments = view.links[0].arguments
    let others = arguments.filter { $0.label != "alignment" }.map(\.text)
    let own = arguments.first { $0.label == "alignment" }.map(\.value)
    let possible = StandardAlignments.of(view.name) + guidedAlignments
    let aligned = possible.filter { $0 != own }.compactMap {
      view.writing(["alignment: \($0)"] + others, for: 0, .alignment)
    }
    guard view.name != "ZStack" else { return aligned }
    var list = arguments.map(\.text)
    let spacing = arguments.firstIndex { $0.label?.hasSuffix("pacing") == true }
    if let spacing, arguments[spacing].value == "0" { return aligned }
    if view.name != "Grid" {
      let end = arguments.firstIndex { $0.label == "pinnedViews" } ?? list.count
      if let spacing { list[spacing] = "spacing: 0" } else { list.insert("spacing: 0", at: end) }
      if var edit = view.writing(list, for: 0, .argument) {
        edit.givesUpStated = spacing != nil
        return [edit] + aligned
      }
    }
    return aligned
  }

  /// Declared alignments used by guides inside.
  private var guidedAlignments: [String] {
    let standard = Set(["HStack", "VStack", "ZStack"].flatMap(StandardAlignments.of))
    let guides = outline.views.flatMap(\.links).filter { link in
      link.name == "alignmentGuide" && view.span.contains(link.anchor)
    }
    let named = guides.compactMap { $0.arguments.first?.value }
    return Set(named.filter { $0.hasPrefix(".") && !standard.contains($0) }).sorted()
  }

  private func spacers(_ index: Int) -> [Edit] {
    guard index == 0, view.base.arguments.first?.value != "0" else { return [] }
    return [Edit](view.writing(["minLength: 0"], for: 0, .argument))
  }

  /// The image's own ratio, or the other content mode.
  private func ratios(_ index: Int) -> [Edit] {
    let arguments = view.links[index].arguments
    guard let mode = arguments.first(where: { $0.label == "contentMode" }) else { return [] }
    let own = mode.value
    let other = own == ".fill" ? ".fit" : ".fill"
    let ratio = arguments.first { $0.label == nil }.map { [$0.text] } ?? []
    let lists =
      [ratio + ["contentMode: \(other)"]]
      + (ratio.isEmpty ? [] : [["contentMode: \(own)"], ["contentMode: \(other)"]])
    return lists.compactMap { list in
      var edit = view.writing(list, for: index, .drawing)
      // Without its number a frame of another shape remains.
      edit?.givesUpStated = view.name != "Image" && list.count < arguments.count
      return edit
    }.flatMap(covering)
  }

  /// The edit that enlarges an image, alone and with clipping.
  private func covering(_ edit: Edit) -> [Edit] {
    guard let frame = view.lastIndex(of: ["frame"]), !view.has(.clips) else { return [edit] }
    return [edit] + [Edit](edit.and(view.adding("clipped()", behind: frame, .drawing)))
  }

  /// A fraction of the stack's own length instead of the screen's.
  private func ownShare(_ index: Int) -> [Edit] {
    let call = view.links[index].call
    guard view.links[index].arguments.first?.value == ".horizontal",
      view.links[index].closures.isEmpty
    else { return [] }
    return [
      Edit(.argument, .share, replacing: call, with: [.renamed(call, "frame(maxWidth: .infinity)")])
    ]
  }

  /// The greatest height of a sheet beyond its content that is tried, in points: a bar and margins.
  private static let most = 400

  /// A detent as high as the content of the sheet, or half of the screen.
  private func detents(_ index: Int) -> [Edit] {
    guard let argument = view.links[index].arguments.first else { return [] }
    return outline.tree.expressions.flatMap { expression -> [Edit] in
      guard argument.valueSpan.contains(expression.span.lowerBound),
        let arguments = outline.tree.arguments(
          of: expression.kind, calling: .implicitMember("height")), arguments.count == 1,
        let length = Int(outline.text(outline.tree[arguments[0].value].span))
      else { return [] }
      let number = outline.tree[arguments[0].value].span
      let (enough, isMore) = length.addingReportingOverflow(Self.most)
      let higher =
        isMore
        ? nil
        : Edit.Variable(length: enough, limit: length, before: "", after: "", span: number)
      return [
        higher.map {
          Edit(.argument, .detentHeight, replacing: number, by: "\(enough)", variable: $0)
        },
        view.replacing(expression.span, by: ".medium", .length, .detent),
      ].compactMap(\.self)
    }
  }
}
