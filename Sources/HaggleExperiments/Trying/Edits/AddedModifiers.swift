import Foundation
import HaggleVocabulary

extension EditMaker {
  static let stacks: Set = ["HStack", "VStack", "LazyHStack", "LazyVStack"]
  static let fillers: Set = ["Color", "Rectangle", "Capsule", "Circle", "Ellipse", "Divider"]
  /// Modifiers that draw something in the size of their view.
  private static let drawn: Set = ["background", "overlay", "border", "clipShape", "contentShape"]

  /// The family of edits that let a view take its ideal length.
  static let idealFamily = "fixedSize"

  /// Modifiers that state no length.
  var addedModifiers: [Edit] {
    negotiating + flexible + drawing + unseen
  }

  /// After the view itself, before the first modifier that draws its size, and after all.
  private var positions: [Int] {
    var positions = [lastBeforePriority]
    if let drawn = view.links.indices.dropFirst().first(where: {
      Self.drawn.contains(view.links[$0].name)
    }) {
      positions.append(drawn - 1)
    }
    if let frame = view.index(of: "frame") { positions.append(frame) }
    if let turned = view.index(of: "rotationEffect") { positions.append(turned - 1) }
    if view.base.name == "Text" {
      positions.append(textEnd)
      if let ratio = view.index(of: "aspectRatio") { positions.append(ratio - 1) }
    }
    return positions.distinct()
  }

  /// The end of a text with its font modifiers.
  private var textEnd: Int {
    let styles: Set = ["font", "bold", "italic", "fontWeight", "foregroundColor", "id"]
    return view.links.indices.dropFirst().first { !styles.contains(view.links[$0].name) }
      .map { $0 - 1 } ?? lastBeforePriority
  }

  private var negotiating: [Edit] {
    var edits: [Edit] = []
    if let parent, Self.stacks.contains(parent), !view.has("layoutPriority"),
      view.base.name != "Spacer"
    {
      edits.append(adding("layoutPriority(1)", behind: lastBeforePriority, .negotiation))
    }
    if !view.has("fixedSize"), view.base.name != "Spacer", !isBareShape {
      let both = ["", "horizontal: false, vertical: true", "horizontal: true, vertical: false"]
      edits += positions.flatMap { position in
        both.map {
          adding(
            "fixedSize(\($0))", behind: position, $0 == both[1] ? .negotiation : .rigid)
        }
      }
    }
    if parent == "GridRow", !view.has("gridCellColumns") {
      edits += Set([2, columnCount]).sorted().filter { $0 > 1 }.map {
        adding("gridCellColumns(\($0))", behind: lastBeforePriority, .negotiation)
      }
    }
    if parent == "Grid", Self.fillers.contains(view.base.name) {
      edits += Axis.allCases.map {
        adding(
          "gridCellUnsizedAxes(.\($0 == .horizontal ? "horizontal" : "vertical"))",
          behind: lastBeforePriority, .negotiation)
      }
    }
    return edits
  }

  /// A colour or shape without any length: its fallback size is never intended.
  private var isBareShape: Bool {
    isShape && view.links.dropFirst().allSatisfy { Self.inks.contains($0.name) }
  }

  private var isShape: Bool {
    (Self.fillers.contains(view.base.name) || view.base.name == "RoundedRectangle")
      && view.base.name != "Divider"
  }

  /// Modifiers that only say how a shape is drawn.
  private static let inks: Set = [
    "fill", "stroke", "strokeBorder", "opacity", "foregroundColor", "foregroundStyle", "id",
  ]

  private var flexible: [Edit] {
    guard view.base.name != "Spacer" else { return [] }
    var edits = positions.flatMap { position in
      Self.all.map { adding("frame(\($0)\(aligned))", behind: position, .flexibleFrame) }
    }
    if view.base.name != "ForEach" {
      edits.append(
        adding("frame(minWidth: 0, minHeight: 0)", behind: lastBeforePriority, .flexibleFrame))
    }
    for alignment in Set(statedAlignments + [".leading", ".topLeading"]).sorted() {
      edits.append(
        adding(
          "frame(maxWidth: .infinity, alignment: \(alignment))", behind: lastBeforePriority,
          .alignment))
      edits.append(
        adding(
          "frame(maxWidth: .infinity, maxHeight: .infinity, alignment: \(alignment))",
          behind: lastBeforePriority, .alignment))
    }
    if parent == "ZStack" || parent == "HStack" || view.parent == nil {
      edits += [".top", ".bottom"].map {
        adding(
          "frame(maxHeight: .infinity, alignment: \($0))", behind: lastBeforePriority, .alignment)
      }
    }
    if view.parent == nil && aligned.isEmpty || view.base.name == "Image" {
      edits.append(
        adding(
          "frame(maxWidth: .infinity, alignment: .center)", behind: lastBeforePriority, .alignment))
    }
    if parent == "ScrollView" {
      edits.append(
        adding("containerRelativeFrame(.vertical)", behind: lastBeforePriority, .flexibleFrame))
    }
    if view.base.name == "ScrollView" {
      edits.append(adding("defaultScrollAnchor(.center)", behind: lastBeforePriority, .alignment))
    }
    return edits
  }

  /// What lets the content of a column stay at the edge that it is aligned to.
  private var aligned: String {
    guard view.base.name == "VStack",
      let alignment = view.base.argument("alignment").map({ value($0) }),
      [".leading", ".trailing"].contains(alignment)
    else { return "" }
    return ", alignment: \(alignment)"
  }

  /// The arguments of a frame that takes all available space.
  private static let all = [
    "maxWidth: .infinity", "maxHeight: .infinity", "maxWidth: .infinity, maxHeight: .infinity",
  ]

  /// The alignments stated by the view and its descendants.
  var statedAlignments: [String] {
    var stated = view.links.compactMap { link in
      (link.argument("alignment")
        ?? (link.name == "multilineTextAlignment" ? link.argument(nil) : nil)).map { value($0) }
    }
    for child in outline.children(of: number) {
      stated += outline.views[child].links.compactMap { $0.argument("alignment") }.map { value($0) }
    }
    return Array(Set(stated.filter { $0.hasPrefix(".") })).sorted()
  }

  private var drawing: [Edit] {
    var edits: [Edit] = []
    if view.base.name == "Text", !view.has("minimumScaleFactor"), hasOneLineAtMost {
      let limit = view.has("lineLimit") ? "" : "lineLimit(1)\(gap)."
      edits.append(adding("\(limit)minimumScaleFactor(0.5)", behind: textEnd, .scale))
    }
    if view.base.name == "Text", view.has("minimumScaleFactor"), !view.has("lineLimit") {
      edits.append(adding("lineLimit(1)", behind: textEnd, .argument))
    }
    if view.base.name == "Image", !view.has("resizable"), view.base.argument("systemName") == nil {
      edits.append(adding("resizable()\(gap).scaledToFit()", behind: 0, .drawing))
    }
    if let resizable = view.index(of: "resizable"),
      !view.has("scaledToFit", "scaledToFill", "aspectRatio")
    {
      edits.append(adding("scaledToFit()", behind: resizable, .drawing))
    }
    if isFillingImage {
      edits.append(
        adding(
          "frame(minWidth: 0, maxWidth: .infinity)\(gap).clipped()", behind: lastBeforePriority,
          .drawing))
    }
    if view.has("frame", "background"), !view.has("clipped", "clipShape", "cornerRadius") {
      edits.append(adding("clipped()", behind: lastBeforePriority, .drawing))
    }
    if isShape, !view.has("frame", "aspectRatio"), parent?.hasPrefix("Lazy") == true,
      parent?.hasSuffix("Grid") == true
    {
      edits.append(
        adding("aspectRatio(1, contentMode: .fit)", behind: lastBeforePriority, .drawing))
    }
    if Self.paints.contains(view.base.name), !view.has("ignoresSafeArea") {
      edits.append(adding("ignoresSafeArea()", behind: lastBeforePriority, .drawing))
    }
    return edits + turns
  }

  /// Whether nothing states more lines than one: a paragraph does not shrink to fit.
  private var hasOneLineAtMost: Bool {
    guard let limit = view.index(of: "lineLimit") else { return true }
    return view.links[limit].argument(nil).map { value($0) == "1" } ?? false
  }

  /// What changes no size and no place.
  private var unseen: [Edit] {
    if view.base.name == "Text", !view.has("multilineTextAlignment") {
      return [adding("multilineTextAlignment(.center)", behind: textEnd, .alignment)]
    }
    if view.base.name == "ScrollView", !view.has("scrollClipDisabled") {
      return [adding("scrollClipDisabled()", behind: lastBeforePriority, .drawing)]
    }
    return []
  }

  /// What a page may be painted with.
  private static let paints: Set = [
    "Color", "Rectangle", "LinearGradient", "RadialGradient", "AngularGradient", "MeshGradient",
    "EllipticalGradient", "Image",
  ]

  /// An image that keeps its aspect ratio and covers its proposal.
  var isFillingImage: Bool {
    guard view.base.name == "Image", !view.has("clipped") else { return false }
    return view.has("scaledToFill")
      || view.links.contains { $0.argument("contentMode").map { value($0) } == ".fill" }
  }

  /// The area covered by a rotated view.
  private var turns: [Edit] {
    guard let turned = view.index(of: "rotationEffect", "scaleEffect"),
      let width = lengths[.horizontal],
      let height = lengths[.vertical]
    else { return [] }
    let frame = adding(
      "frame(width: \(points(width)), height: \(points(height)))", behind: turned, .length)
    guard view.base.name == "Text", !view.has("fixedSize", "scaleEffect") else { return [frame] }
    let rigid = adding("fixedSize()", behind: turned - 1, .negotiation)
    return [rigid.and(frame)].compactMap(\.self)
  }

  fileprivate func points(_ length: CGFloat) -> Int {
    // The size of a rotated view follows from the sine and cosine of its angle.
    Int(saturating: (min(length, 1e6) - 0.01).rounded(.up))
  }

  /// The text between two modifiers.
  private var gap: String {
    guard view.links.count > 1 else { return "" }
    let link = view.links[1]
    return String(outline.text(link.span.lowerBound..<link.anchor).dropLast())
  }
}

extension EditMaker {
  /// Frames with the lengths of a goal.
  var addedLengths: [Edit] {
    guard view.base.name != "Spacer" else { return [] }
    return margins + both
      + Axis.allCases.flatMap { axis -> [Edit] in
        guard let length = lengths[axis], length.isFinite, length > 0 else { return [] }
        let points = length.wholePoints
        let name = axis.dimension
        let big = "\(name.prefix(1).uppercased())\(name.dropFirst())"
        return ["min\(big)", name, "max\(big)"].flatMap { label in
          positions.map {
            adding("frame(\(label): \(points))", behind: $0, .length, variable: points)
          }
        }
      }
  }

  /// A frame with both lengths.
  private var both: [Edit] {
    guard let width = lengths[.horizontal], let height = lengths[.vertical],
      [width, height].allSatisfy({ $0.isFinite && $0 > 0 })
    else { return [] }
    return positions.map {
      adding("frame(width: \(points(width)), height: \(points(height)))", behind: $0, .length)
    }
  }

  /// Padding that makes room for an overlay.
  private var margins: [Edit] {
    guard let overlay = view.index(of: "overlay"), let length = lengths[.horizontal],
      length.isFinite, length > 0
    else { return [] }
    return [".trailing", ".leading", ".horizontal"].map { edge in
      adding("padding(\(edge), \(points(length)))", behind: overlay - 1, .length)
    }
  }

  /// How many cells the longest row of the grid around a cell has; 1 outside of one.
  private var columnCount: Int {
    guard let row = view.parent?.view, let grid = outline.views[row].parent else { return 1 }
    return outline.children(of: grid.view, link: grid.link)
      .map { outline.children(of: $0, link: 0).count }.max() ?? 1
  }
}
