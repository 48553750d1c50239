import HaggleLayouts
import HaggleVocabulary

extension Catalog {
  static let layoutModifiers = [
    CatalogEntry(
      "frame", .exact, "Fixes a size, or keeps it between limits.", closure: .neutral,
      .modifier { $0.frame() }),
    CatalogEntry(
      "padding", .exact, "Proposes less to its view and takes more than it.", closure: .neutral,
      .modifier { $0.padding() }),
    CatalogEntry(
      "fixedSize", .exact, "Asks its view for its ideal.", closure: .neutral,
      .modifier {
        FixedSizeLayout(
          horizontal: $0.boolean("horizontal") ?? true, vertical: $0.boolean("vertical") ?? true)
      }),
    CatalogEntry(
      "layoutPriority", .exact, "Is served earlier by its stack.", closure: .neutral,
      .modifier { LayoutPriorityLayout(Double($0.length(at: 0) ?? 0)) }),
    CatalogEntry(
      "offset", .exact, "Moves what is drawn, not what is laid out.", closure: .neutral,
      .modifier { OffsetLayout($0.offset()) }),
    CatalogEntry(
      "position", .exact, "Takes all it is proposed; its view's centre goes to a point of it.",
      closure: .neutral, .modifier { PositionLayout($0.offset()) }),
    CatalogEntry(
      "aspectRatio", .exact, "Proposes a size of a given shape.", closure: .neutral,
      .modifier { $0.aspectRatio() }),
    CatalogEntry(
      "scaledToFit", .exact, "Proposes the view's own shape, as large as fits.",
      closure: .neutral, .modifier { _ in AspectRatioLayout(contentMode: .fit) }),
    CatalogEntry(
      "scaledToFill", .exact, "Proposes the view's own shape, so that it fills.",
      closure: .neutral, .modifier { _ in AspectRatioLayout(contentMode: .fill) }),
    CatalogEntry(
      "border", .exact, "Draws over its view; no part in the layout.", closure: .neutral,
      .modifier { _ in BorderLayout() }),
    CatalogEntry(
      "alignmentGuide", .exact, "Sets a guide of its view.", closure: .value,
      .modifier { $0.alignmentGuide() }),
    CatalogEntry("id", .exact, "Names the view in every output.", closure: .neutral, .label),
  ]

  static let layers =
    ["overlay", "background"].map { name in
      CatalogEntry(
        name, .exact,
        "Proposes its view's size to something \(name == "overlay" ? "over" : "under") it.",
        .layered {
          LayeredLayout(
            alignment: $0.alignment("alignment") ?? .center,
            ignoringSafeAreaAt: $0.styleEdges())
        })
    }
    + ["safeAreaInset", "safeAreaBar"].map { name in
      CatalogEntry(
        name, .exact, "Puts a bar at an edge and gives the rest to its view.",
        .layered {
          SafeAreaInsetLayout(
            edge: $0.edge("edge") ?? .bottom, alignment: $0.alignment("alignment") ?? .center,
            spacing: $0.length("spacing"))
        })
    }

  static let containerTraits = [
    CatalogEntry(
      "layoutValue", .exact, "Passes a value to the layout of its container.", closure: .value,
      .trait { $0.layoutValue(&$1) })
  ]

  static let gridTraits = [
    CatalogEntry(
      "gridCellColumns", .exact, "Spans so many columns.", closure: .neutral,
      .trait { reading, values in
        let count = reading.count(at: 0) ?? 1
        reading.checkSpan(count)
        values[GridCellColumns.self] = count
        return "spans \(count) column\(count == 1 ? "" : "s")"
      }),
    CatalogEntry(
      "gridCellUnsizedAxes", .exact, "Does not help to size its column or row.", closure: .neutral,
      .trait { reading, values in
        values[GridCellUnsizedAxes.self] = reading.axes(at: 0) ?? []
        return "gridCellUnsizedAxes(\(reading.arguments.text))"
      }),
    CatalogEntry(
      "gridCellAnchor", .exact, "Where its content lies in the cell.", closure: .neutral,
      .trait { reading, values in
        values[GridCellAnchor.self] = .some(reading.unitPoint(at: 0))
        return "gridCellAnchor(\(reading.arguments.text))"
      }),
    CatalogEntry(
      "gridColumnAlignment", .exact, "How the cells of its column align.", closure: .neutral,
      .trait { reading, values in
        values[GridColumnAlignment.self] = .some(reading.horizontalAlignment(at: 0))
        return "gridColumnAlignment(\(reading.arguments.text))"
      }),
  ]

  /// They cut what is drawn, not what is laid out: whoever looks for overflow wants to know.
  static let clips = ["clipped", "clipShape", "cornerRadius", "mask"].map { name in
    CatalogEntry(
      name, .neutral, "Cuts what is drawn; no effect on the layout.", closure: .neutral,
      .trait { _, _ in NodeTrait.clipped })
  }

  static let inheritedModifiers = [
    CatalogEntry(
      "resizable", .exact, "The image takes what it is proposed.", closure: .neutral,
      .inherited { _, inherited in inherited.isResizable = true })
  ]
}
