import HaggleLanguage
import HaggleLayouts
import HaggleVocabulary

// Views that are not declared.
extension Lowering {
  /// The label of the argument of a box that fills whatever it is proposed; it cannot be written.
  static let fills = "fills the proposal"

  /// Whether a view is a box of nothing under any modifiers.
  func isBox(_ id: ViewID) -> Bool {
    guard case .box(_, let arguments) = graph[graph.root(of: id)].kind else { return false }
    return arguments.contents.isEmpty
  }

  /// The axes on which a box must be taking what it is proposed if such a modifier makes sense.
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

  /// A view that is not declared, around whatever it was given to show.
  mutating func box(
    _ name: String, _ arguments: CallArguments, at place: SourcePlace?, in around: Surroundings
  ) -> NodeID {
    if let size = arguments.statedSize {
      return add(ImageLayout(size: size), [], as: name, arguments, at: place, in: around, roles: [])
    }
    let filled = arguments[Self.fills] == nil ? around.filledAxes : [.horizontal, .vertical]
    var around = around
    around.filledAxes = []
    let content = arguments.contents.flatMap { lower($0.view, around) }
    let inside = content.count > 1 ? [boxStack(content, at: place, in: around)] : content
    let box = add(
      PlaceholderLayout(filling: filled, log.context.standIns), inside, as: name, arguments,
      at: place, in: around)
    nodes[box.index].description.traits.append("box")
    return box
  }

  /// What several views in one that is not declared stand in: below each other, as nothing is said.
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
