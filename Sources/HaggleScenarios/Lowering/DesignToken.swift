import Foundation
import HaggleLanguage

/// The likely value of an undeclared length: `Spacing.md`, `Theme.inset`, `.lg`.
///
/// All numbers are assumed: typical values of published design systems.
enum DesignToken {
  /// - Parameters:
  ///   - written: the path that leads to it.
  ///   - name: the view or modifier that is given it, and `label` the parameter.
  ///   - screen: the size of the screen, in points.
  static func points(
    of written: String, in name: String, _ label: String?, on screen: CGSize?
  ) -> CGFloat {
    if let value = values[name] { return value }
    if let screen, let side = LengthNames.sideOfScreen(written) { return screen[side] }
    let size = size(written)
    let last = written.split(separator: ".").last.map(String.init) ?? ""
    if size == nil, LengthNames.isSide(last) { return LoweringLog.assumedLength }
    if size == nil, let points = LengthNames.points(of: last) { return points }
    if size == nil, label == "maxWidth", isWidest(last) { return widest }
    if let size, isDistance(written) { return size }
    if let distance = distance(name, label) { return size ?? distance }
    if isExtent(written) { return size.map { $0 * extentOfDistance } ?? LoweringLog.assumedLength }
    return size.map { $0 * lengthOfDistance } ?? LoweringLog.assumedLength
  }

  /// What modifiers are given that take no length of a view.
  private static let values: [String: CGFloat] = [
    "aspectRatio": 1, "tracking": 0.5, "kerning": 0.5, "layoutPriority": 1,
  ]

  /// The widest that text is meant to be, which a phone is not.
  private static let widest: CGFloat = 600

  /// Whether it says no more than that: `Layout.maxWidth`, `maxContentWidth`, `readableWidth`.
  private static func isWidest(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix("width")
      && ["max", "content", "readable"].contains(where: name.hasPrefix)
  }

  /// Whether the name of a group of lengths means widths or heights of whole views:
  /// `ViewWidth.small`, not `IconSize.small`.
  private static func isExtent(_ written: String) -> Bool {
    let groups = written.split(separator: ".").dropLast().map { $0.lowercased() }
    return groups.contains { $0.hasSuffix("width") || $0.hasSuffix("height") }
      && !groups.contains { $0.contains("icon") || $0.contains("button") }
  }

  /// Whether it means distances, wherever they are used: `Spacing.md`.
  private static func isDistance(_ written: String) -> Bool {
    let groups = written.split(separator: ".").dropLast().map { $0.lowercased() }
    return groups.contains { group in
      ["spacing", "padding", "inset", "margin", "radius"].contains { group.contains($0) }
    }
  }

  /// Whether `.lg` in the place of a parameter is a token: a name of a size where a length is due,
  /// or any name where nothing but a length can be.
  static func isToken(_ member: String, in name: String, _ label: String?) -> Bool {
    let isLength = label.map { lengths.contains($0) } ?? false
    if size(member) != nil { return isLength || distance(name, label) != nil }
    return isLength || label == "spacing"
      || label == nil && paddings.contains(name) && !edges.contains(member)
  }

  private static let paddings: Set = ["padding", "safeAreaPadding"]
  private static let edges: Set = [
    "top", "bottom", "leading", "trailing", "horizontal", "vertical", "all",
  ]

  /// The distance for the last name of a path.
  private static func size(_ written: String) -> CGFloat? {
    var path = written.split(separator: ".").map { $0.lowercased() }
    if path.count > 1, let last = path.last, ["rawvalue", "value", "points"].contains(last) {
      path.removeLast()
    }
    return path.last.flatMap { sizes[$0] }
  }

  /// The factor from a distance to a side of the same name: icons of 24, 36 and 48 points go with
  /// distances of 8, 12 and 16.
  private static let lengthOfDistance: CGFloat = 3

  /// The factor for a whole view: windows and columns of 400, 600 and 800 points.
  private static let extentOfDistance: CGFloat = 50

  /// Parameters that are lengths of something, by their labels.
  private static let lengths: Set<String> = [
    "width", "minWidth", "idealWidth", "maxWidth", "height", "minHeight", "idealHeight",
    "maxHeight",
  ]

  /// The default of such a distance; nil for other lengths.
  private static func distance(_ name: String, _ label: String?) -> CGFloat? {
    let role = (label ?? name).lowercased()
    if role.contains("spacing") || role == "minlength" { return 8 }
    if role.contains("radius") { return 8 }
    return role.contains("padding") || role.contains("inset") || name.contains("adding")
      || name.contains("Margins") ? 16 : nil
  }

  private static let sizes = Dictionary(
    uniqueKeysWithValues: [
      (["none", "zero"], 0), (["xxxs", "hairline"], 1), (["xxs", "tiny"], 2),
      (["xs", "extrasmall", "xsmall", "micro"], 4), (["s", "sm", "small", "mini"], 8),
      (["m", "md", "medium", "regular", "base", "normal"], 12),
      (["l", "lg", "large"], 16), (["xl", "extralarge", "xlarge"], 20), (["xxl", "huge"], 24),
    ].flatMap { (names: [String], points: CGFloat) in names.map { ($0, points) } })
}
