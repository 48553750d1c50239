import Foundation
import HaggleLanguage
import HaggleLayouts
import HaggleVocabulary

/// Modifiers: layouts around the modified view, traits of it, or inherited values.
extension Lowering {
  mutating func modifier(
    _ entry: CatalogEntry, of base: ViewID, _ arguments: CallArguments, at place: SourcePlace?,
    _ around: Surroundings
  ) -> [NodeID] {
    let around = inside(entry, of: base, arguments, around)
    var reading = reading(entry, arguments, at: place, around)
    if entry.name == "frame", arguments.text.hasPrefix("width: width") {
      reading.isAroundWords = hasWords(base)
    }
    switch entry.form {
    case .inherited(let change):
      var inside = around
      change(reading, &inside.inherited)
      return lower(base, inside)
    case .modifier(let layout):
      return lower(base, around).map {
        drawn(add(layout(reading), [$0], reading, in: around), reading)
      }
    case .look(let kind):
      var inside = around
      change(kind, reading, &inside.inherited.look)
      return lower(base, inside)
    case .clip:
      return clipped(base, reading, around)
    case .layered(let layout):
      if let box = box(base, under: entry, arguments) { return lower(box, around) }
      return lower(base, around).map { layer($0, layout(reading), reading, in: around) }
    case .trait(let apply):
      return lower(base, around).map { trait(apply, reading, on: $0) }
    case .appearance(let apply):
      return lower(base, around).map { changed($0, by: apply, reading) }
    case .shadow:
      return lower(base, around).map { casting(reading, from: $0) }
    case .hits(let role): return lower(base, around).map { hit($0, role(reading)) }
    case .label:
      return label(lower(base, around), reading, around)
    case .matched: return matched(lower(base, around), reading, around)
    default: return keeping(arguments, on: lower(base, around))
    }
  }

  /// A view that is cut, with the words of its mask.
  private mutating func clipped(
    _ base: ViewID, _ reading: Reading, _ around: Surroundings
  ) -> [NodeID] {
    guard let words = wordsOfMask(reading.entry, reading.arguments) else {
      return lower(base, around).map { clip($0, reading, around) }
    }
    if let box = box(base, around: words) { return lower(box, around) }
    let layout = LayeredLayout(
      alignment: reading.alignment("alignment") ?? .center, ignoringSafeAreaAt: [],
      isBehind: false)
    return lower(base, around).map { node in
      let masked = layer(clip(node, reading, around), layout, reading.reading(words), in: around)
      nodes[masked.index].values[AddedRoles.self, default: []].insert(.masked)
      return masked
    }
  }

  /// A mask with words in it, which are what is seen of its view; nil for one that cuts alone.
  private func wordsOfMask(_ entry: CatalogEntry, _ arguments: CallArguments) -> CallArguments? {
    guard entry.name == Catalog.mask else { return nil }
    var arguments = arguments
    if case .view(let view)? = arguments.positional(0) {
      arguments.contents.append(.init("content", view))
    }
    return arguments.content().map(hasWords) == true ? arguments : nil
  }

  /// Notes an effect of a modifier on the views that it is put on: what measures on each of them,
  /// what merely happens once.
  private mutating func keeping(_ arguments: CallArguments, on members: [NodeID]) -> [NodeID] {
    guard let effect = arguments.effect else { return members }
    for (number, member) in members.enumerated().prefix(effect.action.isOfEach ? .max : 1) {
      let own = number == 0 ? effect : effect.ofMember(number)
      nodes[member.index].description.effects.append(log.keep(own))
    }
    return members
  }

  /// Whether a view has texts in it.
  func hasWords(_ view: ViewID) -> Bool {
    var open = [view]
    while let next = open.popLast() {
      if case .element(let entry, _) = graph[next].kind, ["Text", "Label"].contains(entry.name) {
        return true
      }
      open += graph[next].parts
    }
    return false
  }

  /// The surroundings of a modified view.
  private mutating func inside(
    _ entry: CatalogEntry, of base: ViewID, _ arguments: CallArguments, _ around: Surroundings
  ) -> Surroundings {
    var around = around
    around.filledAxes = isBox(base) ? around.filledAxes.union(axes(entry.name, arguments)) : []
    if entry.traits.contains(.reshaping), isShape(base) { around.inherited.isReshaped = true }
    return around
  }

  private mutating func drawn(_ node: NodeID, _ reading: Reading) -> NodeID {
    nodes[node.index].description.appearance = look(of: reading)
    return node
  }

  private mutating func changed(
    _ node: NodeID, by apply: (Reading, inout Appearance) -> String?, _ reading: Reading
  ) -> NodeID {
    if let words = apply(reading, &nodes[node.index].description.appearance) {
      nodes[node.index].description.traits.append(words)
    }
    return node
  }

  /// A colour of less than this, of 255, casts a shadow that nobody sees.
  private static let leastAlpha = 10

  /// The maximum number of shadows of a view.
  private static let mostShadows = 8

  /// An unknown radius casts no shadow; the default colour is black at a third.
  private mutating func casting(_ reading: Reading, from node: NodeID) -> NodeID {
    func length(_ label: String) -> CGFloat { reading.value(label)?.length?.finite ?? 0 }
    let radius = length("radius")
    let offset = CGSize(width: length("x"), height: length("y"))
    let reach = radius + max(abs(offset.width), abs(offset.height))
    var appearance = nodes[node.index].description.appearance
    let seen = ink(reading.value("color"), reading.inherited.look.palette)?.seen
    let paint = seen ?? Paint(0, alpha: 84)
    if paint.alpha >= Self.leastAlpha { appearance.shadow = max(appearance.shadow, reach) }
    if reach > 0, appearance.shadows.count < Self.mostShadows {
      appearance.shadows.append(Shadow(paint, radius: max(radius, 0), offset: offset))
    }
    nodes[node.index].description.appearance = appearance
    return node
  }

  private mutating func trait(
    _ apply: (Reading, inout LayoutValues) -> String?, _ reading: Reading, on node: NodeID
  ) -> NodeID {
    if let words = apply(saying(reading), &nodes[node.index].values) {
      nodes[node.index].description.traits.append(words)
    }
    if nodes[node.index].values[NavigationBar.self] != nil { barSpeakers.append(node) }
    return node
  }

  /// The same where texts as arguments are what they say: `navigationBarTitle(Text("a"))`.
  private func saying(_ reading: Reading) -> Reading {
    var arguments = reading.arguments
    for (index, argument) in arguments.values.enumerated() {
      guard case .view(let view) = argument.value,
        case .element("Text", let text) = graph[graph.root(of: view)].kind,
        let words = text.positional(0) ?? text["verbatim"]
      else { continue }
      arguments.values[index] = .init(argument.label, words)
    }
    return reading.reading(arguments)
  }

  /// A shape after a gesture comes too late for it.
  private mutating func hit(_ node: NodeID, _ role: NodeRole?) -> NodeID {
    guard let role else { return node }
    let added = nodes[node.index].values[AddedRoles.self] ?? []
    if role == .takesHits, added.contains(.reactsToContent) { return node }
    nodes[node.index].values[AddedRoles.self] = added.union([role])
    return node
  }

  private mutating func clip(
    _ node: NodeID, _ reading: Reading, _ around: Surroundings
  ) -> NodeID {
    let radius = reading.name == "cornerRadius" ? reading.arguments.positional(0)?.length : nil
    let isMask = reading.name == Catalog.mask
    let outline =
      isMask
      ? outline(ofMaskIn: reading.arguments, around)
      : radius.map { Appearance.Outline.rounded($0.finiteOrZero) }
        ?? self.outline(reading.arguments.positional(0), around)
    if let outline { nodes[node.index].description.appearance.outline = outline }
    nodes[node.index].description.appearance.shadows = []
    // What is drawn larger before is cut to the frame.
    nodes[node.index].description.appearance.effects.removeAll(where: \.enlarges)
    nodes[node.index].values[AddedRoles.self, default: []].insert(.clips)
    if isMask, outline == nil {
      nodes[node.index].values[AddedRoles.self, default: []].insert(.masked)
    }
    nodes[node.index].description.traits.append("clipped")
    return node
  }

  /// The outline of a mask that is a shape as large as its view: `.mask { Circle() }`.
  private func outline(
    ofMaskIn arguments: CallArguments, _ around: Surroundings
  ) -> Appearance.Outline? {
    var view = arguments.content()
    if case .view(let passed)? = arguments.positional(0) { view = view ?? passed }
    while let next = view {
      switch graph[next].kind {
      case .modifier(let entry, let base, _): view = entry.hasEffect ? nil : base
      case .list(let views): view = views.count == 1 ? views[0] : nil
      default: return outline(ofView: next, around)
      }
    }
    return nil
  }

  /// Several secondary views are in layers; a style is a colour.
  private mutating func layer(
    _ primary: NodeID, _ layout: any Layout, _ reading: Reading, in around: Surroundings
  ) -> NodeID {
    let secondary = reading.arguments.content().map { content in
      var inside = around
      inside.filledAxes =
        reading.name == "background" && isBox(content) ? [.horizontal, .vertical] : []
      return single(content, inside, in: ZStackLayout(), called: "ZStack")
    }
    let arguments = reading.arguments
    let shape = arguments.content("in").flatMap { self.outline(ofView: $0, around) }
    let outline = shape ?? self.outline(arguments["in"], around)
    let own = secondary ?? colour(reading, around)
    if let outline { nodes[own.index].description.appearance.outline = outline }
    if let line = lineWidth(ofShapeIn: arguments) {
      nodes[own.index].description.appearance.lineWidth = line
    }
    return add(layout, [primary, own], reading, in: around)
  }

  /// The background in `background(.blue, in: Capsule())`.
  private mutating func colour(_ reading: Reading, _ around: Surroundings) -> NodeID {
    let arguments = reading.arguments
    let fillsCorners = arguments["in"] == nil && arguments.content("in") == nil
    let node = add(
      ColorLayout(fillsCorners: fillsCorners), [], as: "Color",
      CallArguments(text: arguments.text), at: reading.place, in: around)
    let ink = ink(arguments.positional(0), around.inherited.look.palette)
    nodes[node.index].description.appearance.draw(with: ink)
    return node
  }

  /// The name belongs to the view before `.id`; a second name gets a node of its own.
  private mutating func label(
    _ members: [NodeID], _ reading: Reading, _ around: Surroundings
  ) -> [NodeID] {
    guard case .string(let label) = reading.value(at: 0), !reading.showsMadeUpWords,
      log.admit(label: label, at: reading.place)
    else { return members }
    return members.map { member in
      var node = member
      if nodes[member.index].description.label != nil {
        node = add(
          IdentityLayout(), [member], as: "id", reading.arguments, at: reading.place, in: around)
      }
      nodes[node.index].description.label = label
      labels.append(Label(name: label, node: node, place: reading.place))
      return node
    }
  }
}
