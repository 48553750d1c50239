import HaggleSyntax

extension EditMaker {
  /// Other arguments for modifiers and containers.
  var changedArguments: [Edit] {
    view.links.indices.flatMap { index -> [Edit] in
      switch view.links[index].name {
      case "frame" where index > 0: frames(index)
      case "fixedSize" where index > 0: fixedSizes(index)
      case "HStack", "VStack", "ZStack", "LazyHStack", "LazyVStack", "Grid": stacks(index)
      case "Spacer": spacers(index)
      case "aspectRatio" where index > 0: ratios(index)
      case "scaledToFill" where index > 0: [renaming(index, "scaledToFit")]
      case "scaledToFit" where index > 0: covering(renaming(index, "scaledToFill"))
      case "containerRelativeFrame" where index > 0:
        words(index, ".horizontal") + words(index, ".vertical") + ownShare(index)
      case "pickerStyle" where index > 0: words(index, ".menu")
      case "alignmentGuide" where index > 0:
        guides(index) + heededGuides(index) + indents(index)
      case "offset" where index > 0: paddings(index)
      case "background", "overlay": alignments(index, Self.corners)
      case "ignoresSafeArea" where index > 0: edges(index)
      case "ScrollView": downwards
      case "presentationDetents" where index > 0: detents(index)
      default: []
      }
    }
  }

  static let corners = [
    ".leading", ".trailing", ".top", ".bottom", ".topLeading", ".topTrailing", ".bottomLeading",
    ".bottomTrailing",
  ]

  func renaming(_ index: Int, _ name: String) -> Edit {
    let link = view.links[index]
    return Edit(
      .drawing, link.name,
      Rewriting(
        replacing: link.anchor..<link.anchor + link.name.utf8.count,
        with: [
          .renamed(link.anchor..<link.anchor + link.name.utf8.count, name)
        ]))
  }

  /// A padding, which moves what follows as well, instead of an offset along one axis.
  private func paddings(_ index: Int) -> [Edit] {
    let link = view.links[index]
    guard link.arguments.count == 1, let label = link.arguments[0].label else { return [] }
    let edge = label == "y" ? ".top" : ".leading"
    let name = link.anchor..<link.span.upperBound
    return [
      Edit(
        .argument, "offset",
        Rewriting(
          replacing: name,
          with: [.renamed(name, "padding(\(edge), \(value(link.arguments[0])))")]))
    ]
  }

  /// A scroll view that proposes a width.
  private var downwards: [Edit] {
    guard let axes = view.base.argument(nil), value(axes).contains(".horizontal") else { return [] }
    return writing([".vertical"], for: 0, .argument).map { [$0] } ?? []
  }

  /// One edge of the screen's safe area instead of all.
  private func edges(_ index: Int) -> [Edit] {
    guard view.links[index].arguments.isEmpty else { return [] }
    return [".top", ".bottom", ".horizontal", ".vertical"].compactMap {
      writing(["edges: \($0)"], for: index, .argument)
    }
  }

  private func words(_ index: Int, _ value: String) -> [Edit] {
    writing([value], for: index, .argument).map { [$0] } ?? []
  }

  // MARK: Alignments

  /// The alignments stated by surrounding views and descendants.
  var nearAlignments: [String] {
    var near = Set(statedAlignments)
    if let parent = view.parent, let own = outline[parent].argument("alignment") {
      near.insert(value(own))
    }
    near.formUnion([".leading", ".trailing", ".top", ".bottom"])
    return near.sorted()
  }

  func alignments(_ index: Int, _ alignments: [String]) -> [Edit] {
    let arguments = view.links[index].arguments
    let own = arguments.firstIndex { $0.label == "alignment" }
    return alignments.compactMap { alignment in
      var list = arguments.map { written($0) }
      if let own {
        if value(arguments[own]) == alignment { return nil }
        list[own] = "alignment: \(alignment)"
      } else {
        list.append("alignment: \(alignment)")
      }
      return writing(list, for: index, .alignment)
    }
  }

  // MARK: Containers and leaves

  private func fixedSizes(_ index: Int) -> [Edit] {
    ["horizontal: false, vertical: true", "horizontal: true, vertical: false"].compactMap { list in
      let own = view.links[index].arguments.map { written($0) }.joined(separator: ", ")
      return own == list ? nil : writing([list], for: index, .argument)
    }
  }

  private func stacks(_ index: Int) -> [Edit] {
    guard index == 0 else { return [] }
    let arguments = view.links[0].arguments
    let others = arguments.filter { $0.label != "alignment" }.map { written($0) }
    let own = arguments.first { $0.label == "alignment" }.map { value($0) }
    let possible = Self.alignments(of: view.base.name) + guidedAlignments
    let aligned = possible.filter { $0 != own }.compactMap {
      writing(["alignment: \($0)"] + others, for: 0, .alignment)
    }
    guard view.base.name != "ZStack" else { return aligned }
    var list = arguments.map { written($0) }
    let spacing = arguments.firstIndex { $0.label?.hasSuffix("pacing") == true }
    if let spacing, value(arguments[spacing]) == "0" { return aligned }
    if view.base.name != "Grid" {
      if let spacing { list[spacing] = "spacing: 0" } else { list.append("spacing: 0") }
      if var edit = writing(list, for: 0, .argument) {
        edit.givesUpStated = spacing != nil
        return [edit] + aligned
      }
    }
    return aligned
  }

  /// Declared alignments used by guides inside.
  private var guidedAlignments: [String] {
    let standard = Set(["HStack", "VStack", "ZStack"].flatMap(Self.alignments(of:)))
    let guides = outline.views.flatMap(\.links).filter { link in
      link.name == "alignmentGuide" && view.span.contains(link.anchor)
    }
    let named = guides.compactMap { $0.arguments.first.map { value($0) } }
    return Set(named.filter { $0.hasPrefix(".") && !standard.contains($0) }).sorted()
  }

  static func alignments(of container: String) -> [String] {
    switch container {
    case "HStack", "LazyHStack": [".top", ".center", ".bottom", ".firstTextBaseline"]
    case "VStack", "LazyVStack": [".leading", ".center", ".trailing"]
    default: corners + [".center"]
    }
  }

  private func spacers(_ index: Int) -> [Edit] {
    guard index == 0, view.base.arguments.first.map({ value($0) }) != "0" else { return [] }
    return writing(["minLength: 0"], for: 0, .argument).map { [$0] } ?? []
  }

  /// The image's own ratio, or the other content mode.
  private func ratios(_ index: Int) -> [Edit] {
    let arguments = view.links[index].arguments
    guard let mode = arguments.first(where: { $0.label == "contentMode" }) else { return [] }
    let own = value(mode)
    let other = own == ".fill" ? ".fit" : ".fill"
    let ratio = arguments.first { $0.label == nil }.map { [written($0)] } ?? []
    let lists =
      [ratio + ["contentMode: \(other)"]]
      + (ratio.isEmpty ? [] : [["contentMode: \(own)"], ["contentMode: \(other)"]])
    return lists.compactMap { writing($0, for: index, .drawing) }.flatMap(covering)
  }

  /// The edit that enlarges an image, alone and with clipping.
  private func covering(_ edit: Edit) -> [Edit] {
    guard let frame = view.links.indices.last(where: { view.links[$0].name == "frame" }),
      !view.has("clipped", "clipShape", "cornerRadius")
    else { return [edit] }
    return [edit, edit.and(adding("clipped()", behind: frame, .drawing))].compactMap(\.self)
  }

  /// A guide of the alignment used by the parent, which ignores others.
  private func heededGuides(_ index: Int) -> [Edit] {
    let link = view.links[index]
    guard let own = link.arguments.first, let parent = view.parent else { return [] }
    let stated = outline[parent].argument("alignment").map { value($0) }
    let heeded = stated.map { [$0] } ?? Self.alignments(of: outline[parent].name)
    return heeded.filter { $0.hasPrefix(".") && $0 != value(own) }.map { alignment in
      let span = link.anchor..<link.span.upperBound
      let text = outline.text(span).replacing(value(own), with: alignment)
      return replacing(span, by: text, .argument, "guide")
    }
  }

  /// Another value of a guide: a greater one moves the view up.
  private func guides(_ index: Int) -> [Edit] {
    guard let closure = view.links[index].closures.first,
      let last = outline.tree.statements(of: closure.closure.body).last,
      case .expression(let id) = outline.tree[last].kind
    else { return [] }
    let span = outline.tree[id].span
    let text = outline.text(span)
    switch outline.tree[id].kind {
    case .integer, .float:
      return [replacing(span, by: "-" + text, .argument, "guide")]
    case .prefix(let sign, let positive) where sign == "-":
      let number = outline.text(outline.tree[positive].span)
      return [replacing(span, by: number, .argument, "guide")]
    default:
      return [
        replacing(span, by: text.contains(" ") ? "-(\(text))" : "-\(text)", .argument, "guide")
      ]
    }
  }
}
