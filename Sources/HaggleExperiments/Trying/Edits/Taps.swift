/// Edits of tap targets, which change nothing visible.
extension EditMaker {
  var taps: [Edit] { shaped + enlarged + letThrough }

  private static let gestures: Set = [
    "onTapGesture", "onLongPressGesture", "gesture", "simultaneousGesture", "highPriorityGesture",
  ]
  private static let clips: Set = ["clipped", "clipShape", "cornerRadius", "mask"]
  /// Views whose label is the tap target.
  private static let targets: Set = ["Button", "NavigationLink", "Link", "Menu"]

  /// A content shape of the whole frame: before a gesture, on the label of a button, or after a
  /// clip.
  private var shaped: [Edit] {
    guard !view.has("contentShape") else { return [] }
    let links = view.links.indices.dropFirst()
    var positions = [
      links.first { Self.gestures.contains(view.links[$0].name) }.map { $0 - 1 },
      links.last { Self.clips.contains(view.links[$0].name) },
    ].compactMap(\.self)
    if parent.map(Self.targets.contains) == true || view.base.name == "label" {
      positions.append(lastLink)
    }
    return Set(positions).sorted().map {
      adding("contentShape(Rectangle())", behind: $0, .argument)
    }
  }

  /// Room for a finger around what a gesture is on, and a content shape of it.
  private var enlarged: [Edit] {
    guard let width = lengths[.horizontal].flatMap(Int.init(exactly:)),
      let height = lengths[.vertical].flatMap(Int.init(exactly:)), !view.has("contentShape"),
      let gesture = view.links.indices.dropFirst().first(where: {
        Self.gestures.contains(view.links[$0].name)
      })
    else { return [] }
    let frame = adding(
      "frame(width: \(width), height: \(height))", behind: gesture - 1, .rigid)
    let shape = adding("contentShape(Rectangle())", behind: gesture - 1, .argument)
    return [frame.followed(by: shape)].compactMap(\.self)
  }

  /// No hit testing for a decorative overlay.
  private var letThrough: [Edit] {
    guard ["overlay", "ZStack"].contains(parent), !view.has("allowsHitTesting"),
      !Self.targets.contains(view.base.name)
    else { return [] }
    return [adding("allowsHitTesting(false)", behind: lastLink, .argument)]
  }
}
