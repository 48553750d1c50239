import HaggleLayouts

extension Catalog {
  static let containers = [
    CatalogEntry(
      "HStack", "(alignment:spacing:content:)", .exact, "Divides its width among its children.",
      .container {
        HStackLayout(
          alignment: $0.verticalAlignment("alignment") ?? .center, spacing: $0.distance("spacing"))
      }),
    CatalogEntry(
      "VStack", "(alignment:spacing:content:)", .exact, "Divides its height among its children.",
      .container {
        VStackLayout(
          alignment: $0.horizontalAlignment("alignment") ?? .center, spacing: $0.distance("spacing")
        )
      }),
    CatalogEntry(
      "ZStack", "(alignment:content:)", .exact, "Layers its children; as large as the largest.",
      .container { ZStackLayout(alignment: $0.alignment("alignment") ?? .center) }),
    CatalogEntry(
      "LazyVStack", "(alignment:spacing:pinnedViews:content:)", .exact,
      "As high as its children, as wide as it is allowed to be.",
      traits: [.lazy],
      .container {
        LazyStackLayout(
          alignment: $0.horizontalAlignment("alignment") ?? .center, spacing: $0.distance("spacing")
        )
      }),
    CatalogEntry(
      "LazyHStack", "(alignment:spacing:pinnedViews:content:)", .exact,
      "As wide as its children, as high as it is allowed to be.",
      traits: [.lazy],
      .container {
        LazyStackLayout(
          alignment: $0.verticalAlignment("alignment") ?? .center, spacing: $0.distance("spacing"))
      }),
    CatalogEntry(
      "Section",
      """
      (content:header:footer:) (header:footer:content:) (_:content:) (_:isExpanded:content:)
      (isExpanded:content:header:)
      """, .exact, "Header, content and footer, one after the other.",
      roles: ["header": .content("header"), "footer": .content("footer")], traits: [.titledByKey],
      .section),
    CatalogEntry(
      "ForEach",
      """
      (_:content:) (_:id:content:) (_:editActions:content:) (_:id:editActions:content:)
      (subviews:content:) (sections:content:)
      """, .exact, "What its closure builds for each element, as if it stood in its place.", .group),
    CatalogEntry(
      "Group", "(content:) (subviews:transform:) (sections:transform:)", .exact,
      "Its views, as if they stood in its place.", .group),
    CatalogEntry("AnyView", "(_:) (erasing:)", .exact, "The view itself.", .group),
  ]

  static let grids = [
    CatalogEntry(
      "Grid", "(alignment:horizontalSpacing:verticalSpacing:content:)", .exact,
      "Rows of cells whose columns line up.",
      .container {
        GridLayout(
          alignment: $0.alignment("alignment") ?? .center,
          horizontalSpacing: $0.distance("horizontalSpacing"),
          verticalSpacing: $0.distance("verticalSpacing"))
      }),
    CatalogEntry("GridRow", "(alignment:content:)", .exact, "The cells of one row.", .gridRow),
    CatalogEntry(
      "LazyVGrid", "(columns:alignment:spacing:pinnedViews:content:)", .exact,
      "Lines of columns that the grid items alone decide.",
      traits: [.lazy],
      .container {
        LazyGridLayout(
          columns: $0.gridItems("columns"),
          alignment: $0.horizontalAlignment("alignment") ?? .center,
          spacing: $0.distance("spacing"))
      }),
    CatalogEntry(
      "LazyHGrid", "(rows:alignment:spacing:pinnedViews:content:)", .exact,
      "Lines of rows that the grid items alone decide.",
      traits: [.lazy],
      .container {
        LazyGridLayout(
          rows: $0.gridItems("rows"), alignment: $0.verticalAlignment("alignment") ?? .center,
          spacing: $0.distance("spacing"))
      }),
  ]

  /// Well-known helpers of the community: a declaration in the text wins over these.
  static let communityViews = [
    CatalogEntry(
      "LayoutMonitor", "(content:)", .exact, "Prints every distinct question and its answer.",
      .wrapper { _ in LayoutMonitorLayout() })
  ]

  static let communityModifiers = [
    CatalogEntry(
      "relativeProposed", "(width:height:)", .exact, "Proposes a share of what it is proposed.",
      closure: .neutral,
      .modifier {
        RelativeProposedLayout(width: $0.length("width") ?? 1, height: $0.length("height") ?? 1)
      })
  ]
}
