import HaggleScenarios

/// Which arguments SwiftUI lets one leave out: haggle reads a call without the others as well, but
/// no compiler does.
enum ArgumentRules {
  /// What may go wherever it is.
  private static let optional: Set = [
    "alignment", "spacing", "pinnedViews", "showsIndicators", "style", "role", "axis", "prompt",
    "anchor", "comment", "tableName", "bundle", "minLength", "weight", "design", "header", "footer",
    "horizontalSpacing", "verticalSpacing", "ignoresSafeAreaEdges", "color", "step", "total",
    "currentValueLabel", "minimumValueLabel", "maximumValueLabel", "description", "actions",
    "reservesSpace", "lineWidth", "isSource", "displayMode",
  ]

  /// What else may go from what, `_` for what has no label; `*` for anything.
  private static let own: [String: Set<String>] = [
    "frame": ["*"], "offset": ["x", "y"], "padding": ["*"], "safeAreaPadding": ["*"],
    "ScrollView": ["_"], "GridItem": ["*"], "flexible": ["*"], "adaptive": ["maximum"],
    "ignoresSafeArea": ["*"], "aspectRatio": ["_"], "shadow": ["x", "y"], "Section": ["*"],
    "GroupBox": ["*"], "ProgressView": ["*"], "background": ["in"], "overlay": ["in"],
    "TabView": ["selection"], "List": ["selection"], "NavigationStack": ["path"],
    "NavigationView": ["*"], "Slider": ["in"], "DisclosureGroup": ["isExpanded"], "Spacer": ["*"],
  ]

  /// What is something without any arguments, but not with some of them.
  private static let whole: Set = [
    "fixedSize", "CGSize", "CGPoint", "CGRect", "EdgeInsets", "UUID", "Date",
  ]

  /// Whether a call may go without some arguments; `_` stands for those without a label.
  ///
  /// - Parameter name: what is called.
  static func mayGo(_ gone: [String], of name: String, leaving left: [String]) -> Bool {
    if whole.contains(name) { return left.isEmpty }
    let own = own[name] ?? []
    guard own.contains("*") || gone.allSatisfy({ optional.contains($0) || own.contains($0) }) else {
      return false
    }
    switch name {
    case "frame", "offset": return left.contains { $0 != "alignment" }
    default: return true
    }
  }

  /// Whether what a closure of it yields is a value, and has to be there.
  static func takesValue(_ name: String) -> Bool {
    guard name.first?.isLowercase == true else { return false }
    return name == "alignmentGuide" || Catalog.modifier(name) == nil
  }
}
