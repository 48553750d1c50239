/// Edits of tap targets, which change nothing visible.
struct TapEdits: EditFamily {
  let view: WrittenPlace

  var edits: [Edit] { shaped + enlarged + letThrough }

  private static let gestures: Set = [
    "onTapGesture", "onLongPressGesture", "gesture", "simultaneousGesture", "highPriorityGesture",
  ]
  /// Views whose label is the tap target.
  static let targets: Set = ["Button", "NavigationLink", "Link", "Menu"]

  /// A content shape of the whole frame: before a gesture, on the label of a button, also where a
  /// style shows it, or after a clip.
  private var shaped: [Edit] {
    guard !view.has("contentShape") else { return [] }
    var positions = [
      view.index(of: Self.gestures).map { $0 - 1 }, view.lastIndex(of: Set.clips.union(Set.cuts)),
    ].compactMap(\.self)
    let base = outline.text(view.base.span)
    if view.container.map(Self.targets.contains) == true || base == "label"
      || base.hasSuffix(".label")
    {
      positions.append(view.lastLink)
    }
    return Set(positions).sorted().map {
      view.adding("contentShape(Rectangle())", behind: $0, .argument)
    }
  }

  /// Room for a finger around what a gesture is on, and a content shape of it.
  private var enlarged: [Edit] {
    guard let width = view.lengths[.horizontal].flatMap(Int.init(exactly:)),
      let height = view.lengths[.vertical].flatMap(Int.init(exactly:)), !view.has("contentShape"),
      let gesture = view.index(of: Self.gestures)
    else { return [] }
    let frame = view.adding(
      "frame(width: \(width), height: \(height))", behind: gesture - 1, .rigid)
    let shape = view.adding("contentShape(Rectangle())", behind: gesture - 1, .argument)
    return [Edit](frame.followed(by: shape))
  }

  /// No hit testing for a decorative overlay.
  private var letThrough: [Edit] {
    guard ["overlay", "ZStack"].contains(view.container), !view.has("allowsHitTesting"),
      !Self.targets.contains(view.name)
    else { return [] }
    return [view.adding("allowsHitTesting(false)", behind: view.lastLink, .argument)]
  }
}
