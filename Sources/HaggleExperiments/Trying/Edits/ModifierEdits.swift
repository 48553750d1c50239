import Foundation
import HaggleAnalysis
import HaggleReplay
import HaggleVocabulary

/// Modifiers that are added: such as state no length, and frames with the lengths of a goal.
struct ModifierEdits: EditFamily {
  let view: WrittenPlace

  var edits: [Edit] { negotiating + flexible + drawing + unseen + lengths }

  /// After the view itself, before the first modifier that draws its size, and after all.
  private var positions: [Int] {
    var positions = [view.lastBeforePriority]
    if let drawn = view.index(of: .drawn.union(["contentShape"])) { positions.append(drawn - 1) }
    if let frame = view.index(of: "frame") { positions.append(frame) }
    if let turned = view.index(of: "rotationEffect") { positions.append(turned - 1) }
    if view.name == "Text" {
      positions.append(view.textEnd)
      if let ratio = view.index(of: "aspectRatio") { positions.append(ratio - 1) }
    }
    return positions.distinct()
  }

  private var negotiating: [Edit] {
    var edits: [Edit] = []
    if let container = view.container, Set.stacks.contains(container), !view.has("layoutPriority"),
      view.name != "Spacer"
    {
      edits.append(view.adding("layoutPriority(1)", .negotiation))
    }
    if isOnGreedyPicture { edits.append(view.adding("layoutPriority(1)", .negotiation)) }
    if !view.has("fixedSize"), view.name != "Spacer", !isBareShape {
      let both = ["", "horizontal: false, vertical: true", "horizontal: true, vertical: false"]
      edits += positions.flatMap { position in
        both.map {
          view.adding("fixedSize(\($0))", behind: position, $0 == both[1] ? .negotiation : .rigid)
        }
      }
    }
    if view.container == "GridRow", !view.has("gridCellColumns") {
      edits += Set([2, columnCount]).sorted().filter { $0 > 1 }.map {
        view.adding("gridCellColumns(\($0))", .negotiation)
      }
    }
    if ["Grid", "GridRow"].contains(view.container), Set.fillers.contains(view.name) {
      edits += [".horizontal", ".vertical", "[.horizontal, .vertical]"].map {
        view.adding("gridCellUnsizedAxes(\($0))", .negotiation)
      }
    }
    return edits
  }

  /// Whether it lies on a picture that takes all that there is, in layers as large as that.
  private var isOnGreedyPicture: Bool {
    guard view.container == "ZStack", view.isStatement, view.name != "Image",
      !view.has("layoutPriority"), let around = view.parent
    else { return false }
    return view.at(around.view).children.contains { number in
      let other = outline.views[number]
      return other.name == "Image" && other.has("resizable") && !other.has(.fits)
        && !other.has("frame")
    }
  }

  /// A colour or shape without any length: its fallback size is never intended.
  private var isBareShape: Bool {
    isShape && view.links.dropFirst().allSatisfy { Self.inks.contains($0.name) }
  }

  private var isShape: Bool {
    (Set.fillers.contains(view.name) || view.name == "RoundedRectangle")
      && view.name != "Divider"
  }

  /// Modifiers that only say how a shape is drawn.
  private static let inks: Set = [
    "fill", "stroke", "strokeBorder", "opacity", "foregroundColor", "foregroundStyle", "id",
  ]

  private var flexible: [Edit] {
    guard view.name != "Spacer" else { return [] }
    var edits = positions.flatMap { position in
      Self.all.map { view.adding("frame(\($0)\(aligned))", behind: position, .flexibleFrame) }
    }
    if view.name != "ForEach" {
      edits.append(view.adding("frame(minWidth: 0, minHeight: 0)", .flexibleFrame))
    }
    for alignment in Set(view.statedAlignments + [".leading", ".topLeading"]).sorted() {
      edits.append(view.adding("frame(maxWidth: .infinity, alignment: \(alignment))", .alignment))
      edits.append(
        view.adding(
          "frame(maxWidth: .infinity, maxHeight: .infinity, alignment: \(alignment))", .alignment))
    }
    if view.container == "ZStack" || view.container == "HStack" || view.parent == nil {
      edits += [".top", ".bottom"].map {
        view.adding("frame(maxHeight: .infinity, alignment: \($0))", .alignment)
      }
    }
    if view.parent == nil && aligned.isEmpty || view.name == "Image" {
      edits.append(view.adding("frame(maxWidth: .infinity, alignment: .center)", .alignment))
    }
    if view.container == "ScrollView" {
      edits.append(view.adding("containerRelativeFrame(.vertical)", .flexibleFrame))
    }
    if view.name == "ScrollView" {
      edits.append(view.adding("defaultScrollAnchor(.center)", .alignment))
    }
    return edits
  }

  /// What lets the content of a column stay at the edge that it is aligned to.
  private var aligned: String {
    guard view.name == "VStack",
      let alignment = view.base.argument("alignment")?.value,
      [".leading", ".trailing"].contains(alignment)
    else { return "" }
    return ", alignment: \(alignment)"
  }

  /// The arguments of a frame that takes all available space.
  private static let all = [
    "maxWidth: .infinity", "maxHeight: .infinity", "maxWidth: .infinity, maxHeight: .infinity",
  ]

  private var drawing: [Edit] {
    var edits: [Edit] = []
    if view.name == "Text", !view.has("minimumScaleFactor"), hasOneLineAtMost {
      let limit = view.has("lineLimit") ? "" : "lineLimit(1)\(gap)."
      edits.append(view.adding("\(limit)minimumScaleFactor(0.5)", behind: view.textEnd, .scale))
    } else if view.name == "Text", !view.has("minimumScaleFactor") {
      edits.append(view.adding("minimumScaleFactor(0.75)", behind: view.textEnd, .scale))
    }
    if view.name == "Text", view.has("minimumScaleFactor"), !view.has("lineLimit") {
      edits.append(view.adding("lineLimit(1)", behind: view.textEnd, .argument))
    }
    if view.name == "Image", !view.has("resizable"), view.base.argument("systemName") == nil {
      edits.append(view.adding("resizable()\(gap).scaledToFit()", behind: 0, .drawing))
    }
    if let resizable = view.index(of: "resizable"), !view.has(.fits) {
      edits.append(view.adding("scaledToFit()", behind: resizable, .drawing))
    }
    if view.isFillingImage {
      let both = "minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity"
      edits += ["minWidth: 0, maxWidth: .infinity", both].map {
        view.adding("frame(\($0))\(gap).clipped()", .drawing)
      }
    }
    if view.has("frame", "background"), !view.has(.clips) {
      edits.append(view.adding("clipped()", .drawing))
    }
    if isShape, !view.has("frame", "aspectRatio"), view.container?.hasPrefix("Lazy") == true,
      view.container?.hasSuffix("Grid") == true
    {
      edits.append(view.adding("aspectRatio(1, contentMode: .fit)", .drawing))
    }
    if Self.canvases.contains(view.name), !view.has("ignoresSafeArea") {
      edits.append(view.adding("ignoresSafeArea()", .drawing))
    }
    return edits + turns
  }

  /// Whether nothing states more lines than one: a paragraph does not shrink to fit.
  private var hasOneLineAtMost: Bool {
    guard let limit = view.index(of: "lineLimit") else { return true }
    return view.links[limit].argument(nil).map { $0.value == "1" } ?? false
  }

  /// What changes no size and no place.
  private var unseen: [Edit] {
    if view.name == "Text", !view.has("multilineTextAlignment") {
      return [view.adding("multilineTextAlignment(.center)", behind: view.textEnd, .alignment)]
    }
    if view.name == "ScrollView", !view.has("scrollClipDisabled") {
      return [view.adding("scrollClipDisabled()", .drawing)]
    }
    return []
  }

  /// What a page may be painted with.
  private static let canvases: Set = [
    "Color", "Rectangle", "LinearGradient", "RadialGradient", "AngularGradient", "MeshGradient",
    "EllipticalGradient", "Image",
  ]

  /// The area covered by a rotated view.
  private var turns: [Edit] {
    guard let turned = view.index(of: "rotationEffect", "scaleEffect"),
      let width = view.lengths[.horizontal], let height = view.lengths[.vertical]
    else { return [] }
    let frame = view.adding(
      "frame(width: \(points(width)), height: \(points(height)))", behind: turned, .length)
    guard view.name == "Text", !view.has("fixedSize", "scaleEffect") else { return [frame] }
    let rigid = view.adding("fixedSize()", behind: turned - 1, .negotiation)
    return [Edit](rigid.and(frame))
  }

  private func points(_ length: CGFloat) -> Int {
    // The size of a rotated view follows from the sine and cosine of its angle.
    Int(saturating: (min(length, 1e6) - 0.01).rounded(.up))
  }

  /// The text between two modifiers.
  private var gap: String {
    view.links.count > 1 ? String(outline.text(view.links[1].joint).dropLast()) : ""
  }
}

// MARK: - Lengths

extension ModifierEdits {
  /// Frames with the lengths of a goal.
  private var lengths: [Edit] {
    guard view.name != "Spacer" else { return [] }
    return margins + both
      + Axis.allCases.flatMap { axis -> [Edit] in
        guard let length = view.lengths[axis], length.isFinite, length > 0 else { return [] }
        let points = length.wholePoints
        let name = axis.dimension
        let big = "\(name.prefix(1).uppercased())\(name.dropFirst())"
        return ["min\(big)", name, "max\(big)"].flatMap { label in
          positions.map {
            view.adding("frame(\(label): \(points))", behind: $0, .length, variable: points)
          }
        }
      }
  }

  /// A frame with both lengths.
  private var both: [Edit] {
    guard let width = view.lengths[.horizontal], let height = view.lengths[.vertical],
      [width, height].allSatisfy({ $0.isFinite && $0 > 0 })
    else { return [] }
    let frame = "frame(width: \(points(width)), height: \(points(height)))"
    let shape = isFingerOfLabel(width, height) ? "\(gap).contentShape(Rectangle())" : ""
    return positions.map { view.adding(frame + shape, behind: $0, .length) }
  }

  /// Whether these lengths are the room for a finger, around the label of what is tapped: where
  /// nothing is drawn in it, only a content shape makes it react.
  private func isFingerOfLabel(_ width: CGFloat, _ height: CGFloat) -> Bool {
    width == Timeline.finger && height == Timeline.finger && !view.has("contentShape")
      && view.container.map(TapEdits.targets.contains) == true
  }

  /// Padding that makes room for an overlay.
  private var margins: [Edit] {
    guard let overlay = view.index(of: "overlay"), let length = view.lengths[.horizontal],
      length.isFinite, length > 0
    else { return [] }
    return [".trailing", ".leading", ".horizontal"].map { edge in
      view.adding("padding(\(edge), \(points(length)))", behind: overlay - 1, .length)
    }
  }

  /// How many cells the longest row of the grid around a cell has; 1 outside of one.
  private var columnCount: Int {
    guard let row = view.parent?.view, let grid = outline.views[row].parent else { return 1 }
    return outline.children(of: grid.view, link: grid.link)
      .map { outline.children(of: $0, link: 0).count }.max() ?? 1
  }
}
