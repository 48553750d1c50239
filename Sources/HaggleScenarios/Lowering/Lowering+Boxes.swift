import HaggleLanguage
import HaggleLayouts
import HaggleVocabulary

// Views that are not declared.
extension Lowering {
  /// The label of a box's argument for taking the whole proposal, but for the height of a control
  /// of the class that it names; it cannot be written in Swift.
  static let fills = "fills the proposal"

  /// Whether a view is an empty box under any modifiers, or its body is one.
  func isBox(_ id: ViewID) -> Bool {
    guard case .box(_, let arguments) = graph[graph.core(of: id)].kind else { return false }
    return arguments.contents.isEmpty
  }

  /// A view that is not declared under an overlay of words; nil for other layers.
  func box(
    _ base: ViewID, under layer: CatalogEntry, _ arguments: CallArguments
  ) -> ViewID? {
    layer.name == Catalog.overlay.name ? box(base, around: arguments) : nil
  }

  /// A view that is not declared around the words over it, than which it is no smaller; nil for
  /// what is not that.
  func box(_ base: ViewID, around layer: CallArguments) -> ViewID? {
    guard case .box(let name, var arguments) = graph[base].kind, arguments.contents.isEmpty,
      arguments.statedSize == nil, arguments[Self.fills] == nil, layer["alignment"] == nil,
      let content = layer.content(), hasWords(content)
    else { return nil }
    arguments.contents = [.init("content", content)]
    return graph.add(ViewNode(.box(name: name, arguments), at: graph[base].place))
  }

  /// The surroundings for the only view of a page or column: a box takes its proposal.
  func alone(_ id: ViewID, _ around: Surroundings) -> Surroundings {
    var around = around
    around.filledAxes = isBox(id) && !isFramed(id) ? [.horizontal, .vertical] : []
    return around
  }

  /// Whether a frame states the size of a view.
  private func isFramed(_ id: ViewID) -> Bool { graph.arguments(of: "frame", on: id) != nil }

  /// The rows of a list; a row that is a box takes the list's width.
  mutating func listRows(of id: ViewID, _ around: Surroundings) -> [NodeID] {
    if case .list(let views) = graph[id].kind { return views.flatMap { listRows(of: $0, around) } }
    var around = around
    around.filledAxes = isBox(id) && !isFramed(id) ? .horizontal : []
    return lower(id, around)
  }

  /// The axes on which a box must take its proposal for such a modifier to make sense.
  func axes(_ modifier: String, _ arguments: CallArguments) -> Axis.Set {
    switch modifier {
    case "resizable": return [.horizontal, .vertical]
    case "frame":
      var axes: Axis.Set = []
      if arguments["width"] != nil || arguments["maxWidth"] != nil { axes.insert(.horizontal) }
      if arguments["height"] != nil || arguments["maxHeight"] != nil { axes.insert(.vertical) }
      return axes
    default: return []
    }
  }

  /// An undeclared view around its content.
  mutating func box(
    _ name: String, _ arguments: CallArguments, at place: SourcePlace?, in around: Surroundings
  ) -> NodeID {
    if let size = arguments.statedSize {
      return add(ImageLayout(size: size), [], as: name, arguments, at: place, in: around, roles: [])
    }
    let control = arguments[Self.fills]?.string.flatMap {
      HostedControls.height(of: $0, .of(log.context.controls))
    }
    let known: Axis.Set =
      arguments[Self.fills] == nil
      ? [] : control == nil ? [.horizontal, .vertical] : .horizontal
    let size =
      control.map { CGSize(width: PlaceholderLayout.side, height: $0) }
      ?? (saysSize(arguments) ? arguments.likelySize : nil)
    let alone =
      size == nil ? around.filledAxes.union(axes(ofBox: name)) : arguments.filledAxes
    var around = around
    around.filledAxes = []
    let content = arguments.contents.flatMap { lower($0.view, around) }
    let filled = content.isEmpty ? known.union(alone) : known
    let inside = content.count > 1 ? [boxStack(content, at: place, in: around)] : content
    var unknown = PlaceholderLayout(filling: filled, likely: size, log.context.standIns)
    unknown.isGiven = name == Interpreter.givenContent && place == nil
    let layout: any Layout = content.isEmpty && isLine(name) ? DividerLayout() : unknown
    let box = add(layout, inside, as: name, arguments, at: place, in: around)
    nodes[box.index].description.traits.append("box")
    return box
  }

  /// Whether a view's arguments may say its size: with words in it, a number is that of their font.
  private func saysSize(_ arguments: CallArguments) -> Bool {
    if case .size? = arguments["size"] { return true }
    return arguments.contents.allSatisfy { content in
      guard case .element("Image", _) = graph[graph.core(of: content.view)].kind else {
        return false
      }
      return true
    }
  }

  /// Whether its name suggests a separator, unless another size is tried.
  private func isLine(_ name: String) -> Bool {
    log.context.standIns.boxes == 1 && BoxNames.isLine(name)
  }

  /// The axes that an undeclared view fills by its name, unless another size is tried.
  private func axes(ofBox name: String) -> Axis.Set {
    let standIns = log.context.standIns
    return standIns.boxes == 1 ? BoxNames.axes(of: name) : []
  }

  /// The stack for several views in an undeclared one: a column by default.
  private mutating func boxStack(
    _ content: [NodeID], at place: SourcePlace?, in around: Surroundings
  ) -> NodeID {
    let (layout, kind): (any Layout, String) =
      switch log.context.standIns.boxStack {
      case .column: (VStackLayout(), "VStack")
      case .row: (HStackLayout(), "HStack")
      case .layers: (ZStackLayout(), "ZStack")
      }
    return add(
      layout, content, as: kind, CallArguments(text: "implicit"), at: place, in: around)
  }
}

extension CallArguments {
  /// The likely size of a view by its arguments: `size: CGSize(width: 9, height: 9)`,
  /// `diameter: 40`, `width: 120, height: 80`; nil if they say nothing. Of one side the other is
  /// the usual one.
  fileprivate var likelySize: CGSize? {
    if case .size(let size)? = self["size"] { return size.isFiniteArea ? size : nil }
    if let side = Self.sides.lazy.compactMap({ self.length($0) }).first {
      return CGSize(width: side, height: side)
    }
    let (width, height) = (length("width"), length("height"))
    guard width != nil || height != nil else { return nil }
    let side = PlaceholderLayout.side
    return CGSize(width: width ?? side, height: height ?? side)
  }

  /// The axes that a view of a stated height most likely fills: `Bar(value: 0.5, height: 8)`.
  fileprivate var filledAxes: Axis.Set {
    length("height") != nil && length("width") == nil ? .horizontal : []
  }

  /// Labels of the length of both sides.
  private static let sides = ["size", "diameter", "dimension", "side"]

  /// A length in points by its label. A smaller one may be anything, such as a font's size.
  private func length(_ label: String) -> CGFloat? {
    guard let number = self[label]?.number, number >= 1, number <= 4000 else { return nil }
    return label == "size" && number < 20 ? nil : number
  }
}

extension CGSize {
  fileprivate var isFiniteArea: Bool {
    width > 0 && height > 0 && width.isFinite && height.isFinite
  }
}
