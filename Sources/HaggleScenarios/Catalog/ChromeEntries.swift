import HaggleLayouts

extension Catalog {
  private static func chrome(
    _ name: String, _ summary: String, closure: CatalogEntry.Role = .content("content"),
    roles: [String: CatalogEntry.Role] = [:],
    _ build: @escaping @Sendable (inout Lowering, ControlSite) -> [NodeID]
  ) -> CatalogEntry {
    CatalogEntry(name, .assumed, summary, closure: closure, roles: roles, .control(build))
  }

  private static let navigationRoles: [String: CatalogEntry.Role] = [
    "path": .neutral, "root": .content("content"), "selection": .neutral,
    "columnVisibility": .neutral, "preferredCompactColumn": .neutral,
  ]

  /// Lists, and views with bars.
  static let chrome = [
    chrome(
      "List", "Rows below each other; takes what it is proposed.",
      roles: [
        "selection": .neutral, "id": .neutral, "children": .neutral, "editActions": .neutral,
        "rowContent": .content("content"),
      ]
    ) { $0.list($1) },
    chrome("Form", "A grouped list; on macOS controls below each other.") { $0.form($1) },
    chrome(
      "NavigationStack", "Its content below a bar; takes what it is proposed.",
      roles: navigationRoles
    ) { $0.navigationStack($1) },
    chrome("NavigationView", "Its content below a bar; takes what it is proposed.") {
      $0.navigationStack($1)
    },
    chrome(
      "NavigationSplitView", "Sidebar and detail; on a phone the sidebar.",
      closure: .content("sidebar"),
      roles: navigationRoles.merging(
        ["content": .content("content"), "detail": .content("detail")]) { $1 }
    ) { $0.splitView($1) },
    chrome(
      "TabView", "Its selected tab above a bar, else its first; takes what it is proposed.",
      roles: ["selection": .state]
    ) { $0.tabView($1) },
  ]

  /// What is there for other reasons than its layout: its views stand in its place.
  static let passThrough =
    ["Tab", "TabSection", "OutlineGroup", "ToolbarItem", "ToolbarItemGroup"].map { name in
      CatalogEntry(
        name, .assumed, "Its views, as if they stood in its place.",
        roles: [
          "value": .state, "role": .neutral, "header": .neutral, "children": .neutral,
          "id": .neutral,
          "label": .neutral,
        ], .group)
    }
    + ["ScrollViewReader", "TimelineView", "GlassEffectContainer"].map { name in
      CatalogEntry(
        name, .exact, "Its views, as if they stood in its place.",
        roles: ["spacing": .neutral], .group)
    }
    + [
      CatalogEntry(
        "HSplitView", .assumed, "Its views side by side.",
        .container { _ in HStackLayout(spacing: 1) }),
      CatalogEntry(
        "VSplitView", .assumed, "Its views below each other.",
        .container { _ in VStackLayout(spacing: 1) }),
    ]
}
