import HaggleScenarios

/// The arguments that SwiftUI lets one omit: haggle also reads calls without others, but no
/// compiler does.
enum ArgumentRules {
  /// Arguments that can be omitted from any call.
  private static let optional: Set = [
    "alignment", "spacing", "pinnedViews", "showsIndicators", "style", "role", "axis", "prompt",
    "anchor", "comment", "tableName", "bundle", "minLength", "weight", "design", "header", "footer",
    "horizontalSpacing", "verticalSpacing", "ignoresSafeAreaEdges", "color", "step", "total",
    "currentValueLabel", "minimumValueLabel", "maximumValueLabel", "description", "actions",
    "reservesSpace", "lineWidth", "isSource", "displayMode",
  ]

  /// More arguments that can be omitted, by the name of the call (`*` for any); `_` is an
  /// unlabelled argument.
  private static let own: [String: Set<String>] = [
    "frame": ["*"], "offset": ["x", "y"], "padding": ["*"], "safeAreaPadding": ["*"],
    "ScrollView": ["_"], "GridItem": ["*"], "flexible": ["*"], "adaptive": ["maximum"],
    "ignoresSafeArea": ["*"], "aspectRatio": ["_"], "shadow": ["x", "y"], "Section": ["*"],
    "GroupBox": ["*"], "ProgressView": ["*"], "background": ["in"], "overlay": ["in"],
    "TabView": ["selection"], "List": ["selection"], "NavigationStack": ["path"],
    "NavigationView": ["*"], "Slider": ["in"], "DisclosureGroup": ["isExpanded"], "Spacer": ["*"],
  ]

  /// What these calls need, although others of that label can do without.
  private static let required: [String: Set<String>] = [
    "NSLocalizedString": ["comment"], "LocalizedStringResource": ["_"],
  ]

  /// Calls that are valid without arguments, but not with only some of them.
  private static let whole: Set = [
    "fixedSize", "CGSize", "CGPoint", "CGRect", "EdgeInsets", "UUID", "Date",
  ]

  /// Whether some arguments of a call can be omitted; `_` stands for unlabelled ones.
  ///
  /// - Parameter name: the name of the called function or type.
  static func mayGo(_ gone: [String], of name: String, leaving left: [String]) -> Bool {
    if whole.contains(name) { return left.isEmpty }
    let required = required[name] ?? []
    if gone.contains(where: required.contains) { return false }
    let own = own[name] ?? []
    guard own.contains("*") || gone.allSatisfy({ optional.contains($0) || own.contains($0) }) else {
      return false
    }
    switch name {
    case "frame", "offset": return left.contains { $0 != "alignment" }
    default: return true
    }
  }

  /// Whether its closure must return a value.
  static func takesValue(_ name: String) -> Bool {
    guard name.first?.isLowercase == true else { return false }
    return name == "alignmentGuide" || Catalog.modifier(name) == nil
  }
}
