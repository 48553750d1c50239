import HaggleLanguage
import HaggleLayouts

extension Catalog {
  /// `buttonStyle` and similar: the style of controls inside.
  static let styleModifiers = ControlStyles.Family.allCases.map { family in
    CatalogEntry(
      family.modifier, "(_:)", .assumed, summary: "The style of the controls inside.",
      closure: .neutral,
      form: .inherited { reading, inherited in
        if let style = reading.value(at: 0) { inherited.controls.choose(style, for: family) }
      })
  }

  static let controlModifiers = [
    CatalogEntry(
      "controlSize", "(_:)", .assumed, summary: "The size of the controls inside.",
      closure: .neutral,
      form: .inherited { reading, inherited in
        let size = reading.value(at: 0)?.memberName ?? "regular"
        inherited.controls.controlSize = size
        inherited.text.chooseFont(ofControlSize: size, reading.log.platform)
      }),
    CatalogEntry(
      "labelsHidden", "()", .assumed, summary: "The controls inside show no labels.",
      closure: .neutral,
      form: .inherited { _, inherited in inherited.controls.labelsAreHidden = true }),
    CatalogEntry(
      "labelsVisibility", "(_:)", .assumed, summary: "Whether the controls inside show labels.",
      closure: .neutral,
      form: .inherited { reading, inherited in
        inherited.controls.labelsAreHidden = reading.value(at: 0)?.memberName == "hidden"
      }),
    CatalogEntry(
      "menuIndicator", "(_:)", .assumed, summary: "Whether borderless menus inside show an arrow.",
      closure: .neutral,
      form: .inherited { reading, inherited in
        inherited.controls.showsMenuIndicator = reading.value(at: 0)?.memberName != "hidden"
      }),
    CatalogEntry(
      "navigationLinkIndicatorVisibility", "(_:)", .assumed,
      summary: "Whether links in a list show a chevron.",
      closure: .neutral,
      form: .inherited { reading, inherited in
        inherited.controls.showsLinkIndicator = reading.value(at: 0)?.memberName != "hidden"
      }),
    CatalogEntry(
      "labelIconToTitleSpacing", "(_:)", .assumed, summary: "The distance between icon and title.",
      closure: .neutral,
      form: .inherited { $1.controls.iconGap = $0.length(at: 0)?.finite }),
    CatalogEntry(
      "labelReservedIconWidth", "(_:)", .assumed,
      summary: "How much width the icon of a label takes.",
      closure: .neutral,
      form: .inherited { $1.controls.iconWidth = $0.length(at: 0)?.finite }),
    CatalogEntry(
      "listRowSpacing", "(_:)", .assumed, summary: "The distance between the rows of a list.",
      closure: .neutral,
      form: .inherited { reading, inherited in
        inherited.controls.rowGap = reading.length(at: 0)?.finite
      }
    ),
    CatalogEntry(
      "listSectionSpacing", "(_:)", .assumed,
      summary: "The distance between the sections of a list.",
      closure: .neutral,
      form: .inherited { reading, inherited in
        inherited.controls.sectionGap = reading.length(at: 0)?.finite
      }),
    CatalogEntry(
      "navigationSplitViewColumnWidth", "(_:) (min:ideal:max:)", .assumed,
      summary: "How wide a column of a NavigationSplitView is.", closure: .neutral,
      form: .trait { reading, values in
        let fixed = reading.length(at: 0)?.finite
        values[ColumnWidth.self] = .some(
          ColumnWidth.Limits(
            min: fixed ?? reading.length("min")?.finite,
            ideal: fixed ?? reading.length("ideal")?.finite,
            max: fixed ?? reading.length("max")?.finite))
        return "navigationSplitViewColumnWidth"
      }),
    CatalogEntry(
      "listRowInsets", "(_:) (_:_:)", .exact, summary: "The insets of a row of a list.",
      closure: .neutral,
      form: .trait { reading, values in
        values[AddedRoles.self, default: []].insert(.statesMargins)
        if let edges = reading.value(at: 0)?.edges {
          values[ListRowEdges.self, default: []].append(.init(edges, reading.length(at: 1)?.finite))
          return "listRowInsets"
        }
        guard let insets = reading.value(at: 0)?.statedInsets else { return nil }
        values[ListRowInsets.self] = .some(insets.finite)
        return "listRowInsets"
      }),
  ]

  /// Modifiers of content that affect the bar of its `NavigationStack`.
  static let barTraits = [
    bar("navigationTitle", "(_:)", .assumed) { $1.setTitle($0.titleWords) },
    bar("navigationBarTitle", "(_:) (_:displayMode:)", .assumed) { reading, bar in
      bar.setTitle(reading.titleWords)
      bar.isInline = reading.value("displayMode")?.memberName == "inline"
    },
    bar("navigationBarTitleDisplayMode", "(_:)") {
      $1.isInline = $0.value(at: 0)?.memberName == "inline"
    },
    bar("toolbarTitleDisplayMode", "(_:)") { reading, bar in
      bar.isInline = reading.value(at: 0)?.memberName.map { $0.hasPrefix("inline") } ?? false
    },
    bar("navigationBarHidden", "(_:)", traits: []) {
      $1.isHidden = $0.value(at: 0)?.isTrue ?? true
    },
    bar("toolbarVisibility", "(_:for...:)", traits: []) { $1.isHidden = $0.hidesNavigationBar },
    bar(
      "searchable",
      """
      (text:placement:prompt:) (text:isPresented:placement:prompt:)
      (text:placement:prompt:suggestions:) (text:tokens:isPresented:placement:prompt:token:)
      (text:tokens:suggestedTokens:isPresented:placement:prompt:token:)
      (text:editableTokens:isPresented:placement:prompt:token:)
      """
    ) { reading, bar in
      bar.isSearchable = true
      bar.prompt = reading.value("prompt")?.words
    },
    CatalogEntry(
      "tabItem", "(_:)", .assumed, summary: "Its views are drawn in the bar of its TabView.",
      closure: .content("label"), form: .neutral),
  ]

  /// The content of the bars of a `NavigationStack`: laid out there, not around this view.
  static let barItems = [
    items("toolbar", "(content:) (id:content:) (_:for...:) (removing:)") { reading, bar in
      bar.isHidden = reading.hidesNavigationBar
      if let content = reading.arguments.content() { bar.items.append(.init(content, nil)) }
    },
    items("navigationBarItems", "(leading:trailing:)") { reading, bar in
      for (label, side) in [("leading", BarSide.leading), ("trailing", .trailing)] {
        if let content = reading.arguments.content(label) { bar.items.append(.init(content, side)) }
      }
    },
  ]

  private static func items(
    _ name: String, _ parameters: CallForms,
    _ say: @escaping @Sendable (Reading, inout NavigationBarTrait) -> Void
  ) -> CatalogEntry {
    CatalogEntry(
      name, parameters, .assumed, summary: "Puts views into the bars of its NavigationStack.",
      roles: [
        "leading": .content("leading"), "trailing": .content("trailing"), "id": .neutral,
        "removing": .neutral,
      ], traits: .fillsBar, form: barTrait(say))
  }

  private static func bar(
    _ name: String, _ parameters: CallForms, _ effect: CatalogEntry.Effect = .neutral,
    traits: CatalogEntry.Traits = [.titledByKey, .namesBar],
    say: @escaping @Sendable (Reading, inout NavigationBarTrait) -> Void
  ) -> CatalogEntry {
    CatalogEntry(
      name, parameters, effect, summary: "Says something of the bar of its NavigationStack.",
      closure: .neutral,
      roles: [
        "content": .neutral, "text": .neutral, "isPresented": .neutral, "suggestions": .neutral,
        "placement": .neutral, "tokens": .neutral, "token": .neutral,
      ],
      traits: traits, form: barTrait(say))
  }

  private static func barTrait(
    _ say: @escaping @Sendable (Reading, inout NavigationBarTrait) -> Void
  ) -> CatalogEntry.Form {
    .trait { reading, values in
      var trait = NavigationBarTrait()
      say(reading, &trait)
      if let inner = values[NavigationBar.self] { trait.merge(inner) }
      values[NavigationBar.self] = trait
      return nil
    }
  }
}

extension Reading {
  /// `.toolbar(.hidden)`, `.toolbar(.hidden, for: .navigationBar)`.
  fileprivate var hidesNavigationBar: Bool {
    guard value(at: 0)?.memberName == "hidden" else { return false }
    return value("for").map { $0.memberName == "navigationBar" } ?? true
  }
}

extension Value {
  /// `EdgeInsets(…)`, also written `.init(…)` and `.zero`.
  fileprivate var statedInsets: EdgeInsets? {
    switch self {
    case .member(_, "init", let fields):
      Value.record(type: "EdgeInsets", fields: fields ?? []).edgeInsets
    case .member(_, "zero", nil): EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    default: edgeInsets
    }
  }

  fileprivate var isTrue: Bool {
    if case .boolean(let flag) = self { flag } else { false }
  }
}
