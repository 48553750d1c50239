import HaggleLayouts

extension Catalog {
  private static func chrome(
    _ name: String, _ parameters: CallForms, _ summary: String,
    closure: CatalogEntry.Role = .content("content"),
    roles: [String: CatalogEntry.Role] = [:], traits: CatalogEntry.Traits = [],
    build: @escaping @Sendable (inout Lowering, ControlSite) -> [NodeID]
  ) -> CatalogEntry {
    CatalogEntry(
      name, parameters, .assumed, summary: summary, closure: closure, roles: roles,
      traits: traits.union(.holding), form: .control(build))
  }

  private static let navigationRoles: [String: CatalogEntry.Role] = [
    "path": .neutral, "root": .content("content"), "selection": .neutral,
    "columnVisibility": .neutral, "preferredCompactColumn": .neutral,
  ]

  /// Lists, and views with bars.
  static let chrome = [
    chrome(
      "List",
      """
      (content:) (selection:content:) (_:rowContent:) (_:id:rowContent:)
      (_:selection:rowContent:) (_:id:selection:rowContent:) (_:children:rowContent:)
      (_:id:children:rowContent:) (_:children:selection:rowContent:)
      (_:id:children:selection:rowContent:) (_:editActions:rowContent:)
      (_:id:editActions:rowContent:) (_:editActions:selection:rowContent:)
      (_:id:editActions:selection:rowContent:)
      """, "Rows below each other; takes what it is proposed.",
      roles: [
        "selection": .neutral, "id": .neutral, "children": .neutral, "editActions": .neutral,
        "rowContent": .content("content"),
      ], traits: [.lazy, .rowPerElement, .needsContent]
    ) { $0.list($1) },
    chrome(
      "Form", "(content:)", "A grouped list; on macOS controls below each other.",
      traits: [.needsContent]
    ) { $0.form($1) },
    chrome(
      "NavigationStack", "(root:) (path:root:)",
      "Its content below a bar; takes what it is proposed.",
      roles: navigationRoles
    ) { $0.navigationStack($1) },
    chrome(
      "NavigationView", "(content:)",
      "Its content below a bar; of several views each is a column, on a phone the first alone."
    ) { $0.navigationView($1) },
    chrome(
      "NavigationSplitView",
      """
      (sidebar:detail:) (sidebar:content:detail:) (columnVisibility:sidebar:detail:)
      (columnVisibility:preferredCompactColumn:sidebar:content:detail:)
      """, "Sidebar and detail; a phone shows the sidebar alone, an iPad in portrait the detail.",
      closure: .content("sidebar"),
      roles: navigationRoles.merging(
        [
          "content": .content("content"), "detail": .content("detail"),
          "columnVisibility": .state,
        ]) { $1 }
    ) { $0.splitView($1) },
    chrome(
      "TabView", "(content:) (selection:content:)",
      "Its selected tab above a bar, else its first; takes what it is proposed.",
      roles: ["selection": .state]
    ) { $0.tabView($1) },
  ]

  /// Wrappers without a layout of their own: their children are laid out in their place.
  static let passThrough =
    rows(
      """
      Tab(content:) (value:content:label:) (value:role:content:label:) (role:content:label:)
      (_:image:content:) (_:image:role:content:) (_:image:value:content:)
      (_:image:value:role:content:) (_:systemImage:content:) (_:systemImage:role:content:)
      (_:systemImage:value:content:) (_:systemImage:value:role:content:) (value:content:)
      (value:role:content:)
      TabSection(content:header:) (_:content:)
      OutlineGroup(_:children:content:) (_:id:children:content:)
      ToolbarItem(placement:content:) (id:placement:content:) (id:placement:showsByDefault:content:)
      ToolbarItemGroup(placement:content:) (placement:content:label:)
      """
    ).map { name, forms in
      CatalogEntry(
        name, CallForms(forms), .assumed, summary: "Its views, as if they stood in its place.",
        roles: [
          "value": .state, "role": .neutral, "header": .neutral, "children": .neutral,
          "id": .neutral, "label": name == "Tab" ? .content(Lowering.tabLabel) : .neutral,
        ],
        traits: name == "OutlineGroup"
          ? [.lazy, .rowPerElement] : name == "Tab" ? [.titledByKey] : [],
        form: .group)
    }
    + rows(
      """
      ScrollViewReader(content:) TimelineView(_:content:) GlassEffectContainer(spacing:content:)
      MapReader(content:) SubscriptionView(content:publisher:action:)
      EquatableView(content:)
      """
    ).map { name, forms in
      CatalogEntry(
        name, CallForms(forms), .exact, summary: "Its views, as if they stood in its place.",
        roles: [
          "spacing": .neutral, "publisher": .neutral, "action": .neutral,
          "content": .content("content"),
        ], form: .group)
    }
    + [
      CatalogEntry(
        "HSplitView", "(content:)", .assumed, summary: "Its views side by side.",
        form: .container { _ in SplitLayout(.horizontal) }),
      CatalogEntry(
        "VSplitView", "(content:)", .assumed, summary: "Its views below each other.",
        form: .container { _ in SplitLayout(.vertical) }),
    ]
}
