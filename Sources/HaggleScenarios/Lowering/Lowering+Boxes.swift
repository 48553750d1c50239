import HaggleLanguage
import HaggleVocabulary

// Views that are not declared.
extension Lowering {
  /// The label of the argument of a box that fills whatever it is proposed; it cannot be written.
  static let fills = "fills the proposal"

  /// Whether a view is a box of nothing under any modifiers.
  func isBox(_ id: ViewID) -> Bool {
    var id = id
    while case .modifier(_, let base, _) = graph[id].kind { id = base }
    guard case .box(_, let arguments) = graph[id].kind else { return false }
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
}
