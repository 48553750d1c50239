import HaggleLayouts
import HaggleVocabulary

extension Catalog {
  static let layoutModifiers = [
    CatalogEntry(
      "frame",
      """
      (width:height:alignment:)
      (minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)
      (depth:alignment:) (minDepth:idealDepth:maxDepth:alignment:)
      """, .exact, "Fixes a size, or keeps it between limits.", closure: .neutral,
      .modifier { $0.frame() }),
    CatalogEntry(
      "padding", "(_:) (_:_:)", .exact, "Proposes less to its view and takes more than it.",
      closure: .neutral,
      .modifier { $0.padding() }),
    CatalogEntry(
      "fixedSize", "() (horizontal:vertical:)", .exact, "Asks its view for its ideal.",
      closure: .neutral,
      .modifier {
        FixedSizeLayout(
          horizontal: $0.boolean("horizontal") ?? true, vertical: $0.boolean("vertical") ?? true)
      }),
    CatalogEntry(
      "layoutPriority", "(_:)", .exact, "Is served earlier by its stack.", closure: .neutral,
      .modifier { LayoutPriorityLayout(Double($0.length(at: 0) ?? 0)) }),
    CatalogEntry(
      "offset", "(_:) (x:y:) (z:)", .exact, "Moves what is drawn, not what is laid out.",
      closure: .neutral, traits: [.reshaping, .keepsShape],
      .modifier { OffsetLayout($0.offset()) }),
    CatalogEntry(
      "position", "(_:) (x:y:)", .exact,
      "Takes all it is proposed; its view's centre goes to a point of it.",
      closure: .neutral, .modifier { PositionLayout($0.offset()) }),
    CatalogEntry(
      "aspectRatio", "(_:contentMode:)", .exact, "Proposes a size of a given shape.",
      closure: .neutral,
      .modifier { $0.aspectRatio() }),
    CatalogEntry(
      "scaledToFit", "()", .exact, "Proposes the view's own shape, as large as fits.",
      closure: .neutral, .modifier { _ in AspectRatioLayout(contentMode: .fit) }),
    CatalogEntry(
      "scaledToFill", "()", .exact, "Proposes the view's own shape, so that it fills.",
      closure: .neutral, .modifier { _ in AspectRatioLayout(contentMode: .fill) }),
    CatalogEntry(
      "border", "(_:width:)", .exact, "Draws over its view; no part in the layout.",
      closure: .neutral,
      .modifier { _ in BorderLayout() }),
    CatalogEntry(
      "alignmentGuide", "(_:computeValue:)", .exact, "Sets a guide of its view.", closure: .value,
      .modifier { $0.alignmentGuide() }),
    CatalogEntry(
      "id", "(_:)", .exact, "Names the view in every output.", closure: .neutral, .label),
  ]

  static let overlay = layer("overlay", "over")
  static let background = layer("background", "under")

  private static func layer(_ name: String, _ side: String) -> CatalogEntry {
    CatalogEntry(
      name,
      """
      (_:alignment:) (alignment:content:) (_:ignoresSafeAreaEdges:) (ignoresSafeAreaEdges:)
      (_:in:fillStyle:) (in:fillStyle:)
      """, .exact, "Proposes its view's size to something \(side) it.",
      .layered {
        LayeredLayout(
          alignment: $0.alignment("alignment") ?? .center, ignoringSafeAreaAt: $0.styleEdges())
      })
  }

  static let layers =
    [overlay, background]
    + ["safeAreaInset", "safeAreaBar"].map { name in
      CatalogEntry(
        name, "(edge:alignment:spacing:content:)", .exact,
        "Puts a bar at an edge and gives the rest to its view.",
        .layered {
          SafeAreaInsetLayout(
            edge: $0.edge("edge") ?? .bottom, alignment: $0.alignment("alignment") ?? .center,
            spacing: $0.distance("spacing"))
        })
    }

  /// Their content is built once, from what the preference is by default.
  static let preferenceLayers = ["overlayPreferenceValue", "backgroundPreferenceValue"].map {
    CatalogEntry(
      $0, "(_:_:) (_:alignment:_:)", .assumed,
      "Content over or under its view, built from the preference's default value.", .neutral)
  }

  static let containerTraits = [
    CatalogEntry(
      "layoutValue", "(key:value:)", .exact, "Passes a value to the layout of its container.",
      closure: .value,
      .trait { $0.layoutValue(&$1) })
  ]

  static let gridTraits = [
    CatalogEntry(
      "gridCellColumns", "(_:)", .exact, "Spans so many columns.", closure: .neutral,
      .trait { reading, values in
        let count = reading.count(at: 0) ?? 1
        reading.checkSpan(count)
        values[GridCellColumns.self] = count
        return "spans \(count) column\(count == 1 ? "" : "s")"
      }),
    CatalogEntry(
      "gridCellUnsizedAxes", "(_:)", .exact, "Does not help to size its column or row.",
      closure: .neutral,
      .trait { reading, values in
        values[GridCellUnsizedAxes.self] = reading.axes(at: 0) ?? []
        return "gridCellUnsizedAxes(\(reading.arguments.text))"
      }),
    CatalogEntry(
      "gridCellAnchor", "(_:)", .exact, "Where its content lies in the cell.", closure: .neutral,
      .trait { reading, values in
        values[GridCellAnchor.self] = .some(reading.unitPoint(at: 0))
        return "gridCellAnchor(\(reading.arguments.text))"
      }),
    CatalogEntry(
      "gridColumnAlignment", "(_:)", .exact, "How the cells of its column align.",
      closure: .neutral,
      .trait { reading, values in
        values[GridColumnAlignment.self] = .some(reading.horizontalAlignment(at: 0))
        return "gridColumnAlignment(\(reading.arguments.text))"
      }),
  ]

  /// They cut what is drawn, not what is laid out: whoever looks for overflow wants to know.
  static let clips = rows(
    """
    clipped(antialiased:) clipShape(_:style:) cornerRadius(_:antialiased:) mask(_:)
    (alignment:_:) (content:)
    """
  ).map { name, forms in
    CatalogEntry(
      name, CallForms(forms), .neutral, "Cuts what is drawn; no effect on the layout.",
      closure: .neutral,
      .trait { _, _ in NodeTrait.clipped })
  }

  static let inheritedModifiers = [
    CatalogEntry(
      "resizable", "(capInsets:resizingMode:)", .exact, "The image takes what it is proposed.",
      closure: .neutral,
      .inherited { _, inherited in inherited.isResizable = true })
  ]
}
