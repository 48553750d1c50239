import HaggleLayouts

extension Catalog {
  static let containers = [
    CatalogEntry(
      "HStack", "(alignment:spacing:content:)", .exact,
      summary: "Divides its width among its children.",
      traits: [.callable],
      form: .container {
        HStackLayout(
          alignment: $0.verticalAlignment("alignment") ?? .center, spacing: $0.distance("spacing"))
      }),
    CatalogEntry(
      "VStack", "(alignment:spacing:content:)", .exact,
      summary: "Divides its height among its children.",
      traits: [.callable],
      form: .container {
        VStackLayout(
          alignment: $0.horizontalAlignment("alignment") ?? .center, spacing: $0.distance("spacing")
        )
      }),
    CatalogEntry(
      "ZStack", "(alignment:content:)", .exact,
      summary: "Layers its children; as large as the largest.",
      traits: [.callable],
      form: .container { ZStackLayout(alignment: $0.alignment("alignment") ?? .center) }),
    CatalogEntry(
      "LazyVStack", "(alignment:spacing:pinnedViews:content:)", .exact,
      summary: "As high as its children, as wide as it is allowed to be.",
      traits: [.lazy],
      form: .container {
        LazyStackLayout(
          alignment: $0.horizontalAlignment("alignment") ?? .center, spacing: $0.distance("spacing")
        )
      }),
    CatalogEntry(
      "LazyHStack", "(alignment:spacing:pinnedViews:content:)", .exact,
      summary: "As wide as its children, as high as it is allowed to be.",
      traits: [.lazy],
      form: .container {
        LazyStackLayout(
          alignment: $0.verticalAlignment("alignment") ?? .center, spacing: $0.distance("spacing"))
      }),
    CatalogEntry(
      "Section",
      """
      (content:header:footer:) (header:footer:content:) (_:content:) (_:isExpanded:content:)
      (isExpanded:content:header:)
      """, .exact, summary: "Header, content and footer, one after the other.",
      roles: ["header": .content("header"), "footer": .content("footer")], traits: [.titledByKey],
      form: .section),
    CatalogEntry(
      "ForEach",
      """
      (_:content:) (_:id:content:) (_:editActions:content:) (_:id:editActions:content:)
      (subviews:content:) (sections:content:)
      """, .exact,
      summary: "What its closure builds for each element, as if it stood in its place.",
      form: .group),
    CatalogEntry(
      "Group", "(content:) (subviews:transform:) (sections:transform:)", .exact,
      summary: "Its views, as if they stood in its place.", form: .group),
    CatalogEntry("AnyView", "(_:) (erasing:)", .exact, summary: "The view itself.", form: .group),
  ]

  static let grids = [
    CatalogEntry(
      "Grid", "(alignment:horizontalSpacing:verticalSpacing:content:)", .exact,
      summary: "Rows of cells whose columns line up.",
      traits: [.callable],
      form: .container {
        GridLayout(
          alignment: $0.alignment("alignment") ?? .center,
          horizontalSpacing: $0.distance("horizontalSpacing"),
          verticalSpacing: $0.distance("verticalSpacing"))
      }),
    CatalogEntry(
      "GridRow", "(alignment:content:)", .exact, summary: "The cells of one row.", form: .gridRow),
    CatalogEntry(
      "LazyVGrid", "(columns:alignment:spacing:pinnedViews:content:)", .exact,
      summary: "Lines of columns that the grid items alone decide.",
      traits: [.lazy, .gridded],
      form: .container {
        LazyGridLayout(
          columns: $0.gridItems("columns"),
          alignment: $0.horizontalAlignment("alignment") ?? .center,
          spacing: $0.distance("spacing"))
      }),
    CatalogEntry(
      "LazyHGrid", "(rows:alignment:spacing:pinnedViews:content:)", .exact,
      summary: "Lines of rows that the grid items alone decide.",
      traits: [.lazy, .gridded],
      form: .container {
        LazyGridLayout(
          rows: $0.gridItems("rows"), alignment: $0.verticalAlignment("alignment") ?? .center,
          spacing: $0.distance("spacing"))
      }),
  ]

  /// Well-known helpers of the community: a declaration in the text wins over these.
  static let communityViews = [
    CatalogEntry(
      "LayoutMonitor", "(content:)", .exact,
      summary: "Prints every distinct question and its answer.",
      form: .wrapper { _ in LayoutMonitorLayout() }),
    CatalogEntry(
      "WithPerceptionTracking", "(content:)", .exact,
      summary: "Its views, as if they stood in its place.", form: .group),
    CatalogEntry(
      "WithViewStore", "(_:observe:content:) (_:observe:removeDuplicates:content:) (_:content:)",
      .exact, summary: "Its views, which are given what they see of a store.", form: .group),
    CatalogEntry(
      "ForEachStore", "(_:content:)", .exact,
      summary: "What its closure builds for the store of each element.", form: .group),
    CatalogEntry(
      "IfLetStore", "(_:then:) (_:then:else:)", .exact,
      summary: "What its closure builds for a state that is there.", form: .group),
    webImage("WebImage", "(url:content:placeholder:) (url:scale:options:context:isAnimating:)"),
    webImage("KFImage", "(_:) (source:)"),
    webImage("LazyImage", "(url:) (request:) (url:content:) (request:content:)"),
    webImage(
      "CachedAsyncImage",
      """
      (url:urlCache:scale:) (url:urlCache:scale:content:placeholder:) \
      (url:urlCache:scale:transaction:content:)
      """),
  ]

  /// Whether a view is SwiftUI's own, not one of a library that many use.
  static func isOfSwiftUI(view name: String) -> Bool {
    Catalog.view(name) != nil && !ofLibraries.contains(name)
  }

  private static let ofLibraries = Set(communityViews.map(\.name))

  private static func webImage(_ name: String, _ forms: CallForms) -> CatalogEntry {
    CatalogEntry(
      name, forms, .assumed, summary: "An image whose size nobody states.", closure: .neutral,
      form: .group)
  }

  static let communityModifiers =
    [
      CatalogEntry(
        "relativeProposed", "(width:height:)", .exact,
        summary: "Proposes a share of what it is proposed.",
        closure: .neutral,
        form: .modifier {
          RelativeProposedLayout(width: $0.length("width") ?? 1, height: $0.length("height") ?? 1)
        })
    ]
    + neutralEntries(
      [],
      """
      enableInjection() analyticsScreen(name:class:extraParameters:) indicator(_:)
      fade(duration:) cancelOnDisappear(_:) onSuccess(_:) (perform:) onFailure(_:) (perform:)
      cacheOriginalImage(_:) loadDiskFileSynchronously(_:) setProcessor(_:) forceTransition(_:)
      """)
}
