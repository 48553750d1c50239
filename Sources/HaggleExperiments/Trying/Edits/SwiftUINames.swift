/// SwiftUI's names that several families of edits look for.
extension Set<String> {
  // MARK: Views

  static let stacks: Set = ["HStack", "VStack", "LazyHStack", "LazyVStack"]
  /// Colours, shapes and lines, which take the room there is.
  static let fillers: Set = ["Color", "Rectangle", "Capsule", "Circle", "Ellipse", "Divider"]
  static let lists: Set = ["List", "Form"]
  static let scrollers: Set = ["List", "Form", "ScrollView"]

  // MARK: Modifiers

  /// They state a size or a place, and change nothing else.
  static let sizing: Set = [
    "frame", "fixedSize", "layoutPriority", "padding", "lineLimit", "offset", "aspectRatio",
    "scaledToFill", "scaledToFit", "position", "minimumScaleFactor", "containerRelativeFrame",
  ]
  /// They draw in the size of their view, which padding and frames enlarge.
  static let paints: Set = ["background", "border"]
  /// They put another view behind or before theirs.
  static let layers: Set = ["background", "overlay"]
  /// They draw something in the size of their view.
  static let drawn: Set = ["background", "overlay", "border", "clipShape"]
  /// They leave nothing that reaches out.
  static let clips: Set = ["clipped", "clipShape", "cornerRadius"]
  /// They draw their view in another shape.
  static let cuts: Set = ["clipShape", "cornerRadius", "mask"]
  /// They give a picture a ratio.
  static let fits: Set = ["scaledToFit", "scaledToFill", "aspectRatio"]
  /// They speak to the container of their view: to a grid, a stack, or a choice.
  static let outward: Set = [
    "gridCellColumns", "gridCellUnsizedAxes", "gridCellAnchor", "gridColumnAlignment",
    "layoutPriority", "zIndex", "tag",
  ]
  /// They let their view reach beneath the bars of the screen.
  static let beneathBars: Set = ["ignoresSafeArea", "edgesIgnoringSafeArea"]
}

/// The alignments that containers take.
enum StandardAlignments {
  static let corners = [
    ".leading", ".trailing", ".top", ".bottom", ".topLeading", ".topTrailing", ".bottomLeading",
    ".bottomTrailing",
  ]

  static func of(_ container: String) -> [String] {
    switch container {
    case "HStack", "LazyHStack": [".top", ".center", ".bottom", ".firstTextBaseline"]
    case "VStack", "LazyVStack": [".leading", ".center", ".trailing"]
    default: corners + [".center"]
    }
  }
}
