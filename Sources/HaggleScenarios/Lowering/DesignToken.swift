import Foundation

/// What a length that is not in the text most likely is: `Spacing.md`, `Theme.inset`.
///
/// All numbers are assumed: between those of design systems that are published.
enum DesignToken {
  /// - Parameters:
  ///   - written: the path that leads to it.
  ///   - name: the view or modifier that is given it, and `label` the parameter.
  static func points(of written: String, in name: String, _ label: String?) -> CGFloat {
    guard let distance = distance(name, label) else { return LoweringLog.assumedLength }
    let last = written.split(separator: ".").last.map { $0.lowercased() } ?? ""
    return sizes.first { $0.names.contains(last) }?.points ?? distance
  }

  /// What such a distance is without any name; nil for a length of something.
  private static func distance(_ name: String, _ label: String?) -> CGFloat? {
    let role = (label ?? name).lowercased()
    if role.contains("spacing") { return 8 }
    if role.contains("radius") { return 8 }
    return role.contains("padding") || role.contains("inset") || name.contains("adding")
      || name.contains("Margins") ? 16 : nil
  }

  private static let sizes: [(names: Set<String>, points: CGFloat)] = [
    (["none", "zero"], 0), (["xxxs", "hairline"], 1), (["xxs", "tiny"], 2),
    (["xs", "extrasmall", "xsmall"], 4), (["s", "sm", "small"], 8),
    (["m", "md", "medium", "regular", "base", "normal"], 12),
    (["l", "lg", "large"], 16), (["xl", "extralarge", "xlarge"], 20), (["xxl", "huge"], 24),
  ]
}
