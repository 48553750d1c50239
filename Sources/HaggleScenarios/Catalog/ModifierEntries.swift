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
      """, .exact, summary: "Fixes a size, or keeps it between limits.", closure: .neutral,
      form: .modifier { $0.frame() }),
    CatalogEntry(
      "padding", "(_:) (_:_:)", .exact,
      summary: "Proposes less to its view and takes more than it.",
      closure: .neutral,
      form: .modifier { $0.padding() }),
    CatalogEntry(
      "fixedSize", "() (horizontal:vertical:)", .exact, summary: "Asks its view for its ideal.",
      closure: .neutral,
      form: .modifier {
        FixedSizeLayout(
          horizontal: $0.boolean("horizontal") ?? true, vertical: $0.boolean("vertical") ?? true)
      }),
    CatalogEntry(
      "layoutPriority", "(_:)", .exact, summary: "Is served earlier by its stack.",
      closure: .neutral,
      form: .modifier { LayoutPriorityLayout(Double($0.length(at: 0) ?? 0)) }),
    CatalogEntry(
      "offset", "(_:) (x:y:) (z:)", .exact, summary: "Moves what is drawn, not what is laid out.",
      closure: .neutral, traits: [.reshaping, .keepsShape],
      form: .modifier { OffsetLayout($0.offset()) }),
    CatalogEntry(
      "position", "(_:) (x:y:)", .exact,
      summary: "Takes all it is proposed; its view's centre goes to a point of it.",
      closure: .neutral, form: .modifier { PositionLayout($0.offset()) }),
    CatalogEntry(
      "aspectRatio", "(_:contentMode:)", .exact, summary: "Proposes a size of a given shape.",
      closure: .neutral,
      form: .modifier { $0.aspectRatio() }),
    CatalogEntry(
      "scaledToFit", "()", .exact, summary: "Proposes the view's own shape, as large as fits.",
      closure: .neutral, form: .modifier { _ in AspectRatioLayout(contentMode: .fit) }),
    CatalogEntry(
      "scaledToFill", "()", .exact, summary: "Proposes the view's own shape, so that it fills.",
      closure: .neutral, form: .modifier { _ in AspectRatioLayout(contentMode: .fill) }),
    CatalogEntry(
      "border", "(_:width:)", .exact, summary: "Draws over its view; no part in the layout.",
      closure: .neutral, drawn: .edges,
      form: .modifier { _ in BorderLayout() }),
    CatalogEntry(
      "alignmentGuide", "(_:computeValue:)", .exact, summary: "Sets a guide of its view.",
      closure: .value,
      form: .modifier { $0.alignmentGuide() }),
    CatalogEntry(
      "id", "(_:)", .exact, summary: "Names the view in every output.", closure: .neutral,
      form: .label),
  ]

  static let overlay = layer("overlay", isBehind: false)
  static let background = layer("background", isBehind: true)

  private static func layer(_ name: String, isBehind: Bool) -> CatalogEntry {
    CatalogEntry(
      name,
      """
      (_:alignment:) (alignment:content:) (_:ignoresSafeAreaEdges:) (ignoresSafeAreaEdges:)
      (_:in:fillStyle:) (in:fillStyle:)
      """, .exact,
      summary: "Proposes its view's size to something \(isBehind ? "under" : "over") it.",
      form: .layered {
        LayeredLayout(
          alignment: $0.alignment("alignment") ?? .center, ignoringSafeAreaAt: $0.styleEdges(),
          isBehind: isBehind)
      })
  }

  static let layers =
    [overlay, background]
    + ["safeAreaInset", "safeAreaBar"].map { name in
      CatalogEntry(
        name, "(edge:alignment:spacing:content:)", .exact,
        summary: "Puts a bar at an edge and gives the rest to its view.",
        form: .layered {
          SafeAreaInsetLayout(
            edge: $0.edge("edge") ?? .bottom, alignment: $0.alignment("alignment") ?? .center,
            spacing: $0.distance("spacing"))
        })
    }

  /// Their content is built from the preferences of the previous pass, at first from the default.
  static let preferenceLayers = ["overlayPreferenceValue", "backgroundPreferenceValue"].map {
    CatalogEntry(
      $0, "(_:_:) (_:alignment:_:)", .assumed,
      summary: "Content over or under its view, built from what the views in it prefer.",
      form: .neutral)
  }

  static let containerTraits = [
    CatalogEntry(
      "layoutValue", "(key:value:)", .exact,
      summary: "Passes a value to the layout of its container.",
      closure: .value,
      form: .trait { $0.layoutValue(&$1) })
  ]

  static let gridTraits = [
    CatalogEntry(
      "gridCellColumns", "(_:)", .exact, summary: "Spans so many columns.", closure: .neutral,
      form: .trait { reading, values in
        let count = reading.count(at: 0) ?? 1
        reading.checkSpan(count)
        values.add(count, GridCellColumns.self)
        return "spans \(NumberText.counted(count, "column"))"
      }),
    CatalogEntry(
      "gridCellUnsizedAxes", "(_:)", .exact, summary: "Does not help to size its column or row.",
      closure: .neutral,
      form: .trait { reading, values in
        values.add(reading.axes(at: 0) ?? [], GridCellUnsizedAxes.self)
        return "gridCellUnsizedAxes(\(reading.arguments.text))"
      }),
    CatalogEntry(
      "gridCellAnchor", "(_:)", .exact, summary: "Where its content lies in the cell.",
      closure: .neutral,
      form: .trait { reading, values in
        values.add(reading.unitPoint(at: 0), GridCellAnchor.self)
        return "gridCellAnchor(\(reading.arguments.text))"
      }),
    CatalogEntry(
      "gridColumnAlignment", "(_:)", .exact, summary: "How the cells of its column align.",
      closure: .neutral,
      form: .trait { reading, values in
        values.add(reading.horizontalAlignment(at: 0), GridColumnAlignment.self)
        return "gridColumnAlignment(\(reading.arguments.text))"
      }),
  ]

  /// Clips affect drawing, not layout: a search for overflow has to know them.
  static let clips = rows(
    """
    clipped(antialiased:) clipShape(_:style:) cornerRadius(_:antialiased:) mask(_:)
    (alignment:_:) (content:)
    """
  ).map { name, forms in
    CatalogEntry(
      name, CallForms(forms), .neutral, summary: "Cuts what is drawn; no effect on the layout.",
      closure: name == mask ? .content("content") : .neutral, form: .clip)
  }

  /// Its words are what is seen of its view.
  static let mask = "mask"

  static let inheritedModifiers = [
    CatalogEntry(
      "resizable", "(capInsets:resizingMode:)", .exact,
      summary: "The image takes what it is proposed.",
      closure: .neutral,
      form: .inherited { reading, inherited in
        inherited.isResizable = true
        inherited.isStretchable = reading.isStretchable
      })
  ]
}

extension Reading {
  /// Whether it says which part of an image is stretched, or that it is repeated.
  fileprivate var isStretchable: Bool {
    if case .member(_, "tile", _)? = value("resizingMode") { return true }
    return value("capInsets") != nil
  }
}
