import Testing

/// docs/NEGOTIATION.md, section 22: numbers that a text states and no layout can use.
@Suite struct `Unusable numbers` {
  /// A listing, and what is said of it.
  static let told: [(String, String)] = [
    (
      "Color.red.frame(minWidth: 50, maxWidth: 20)",
      "maxWidth: 20 is less than minWidth: 50: neither counts, the view is offered 20 and takes "
        + "what it likes"
    ),
    (
      "Color.red.frame(minWidth: 20, idealWidth: 10)",
      "idealWidth: 10 is less than minWidth: 20 and raised to it"
    ),
    (
      "Color.red.frame(idealHeight: 30, maxHeight: 20)",
      "maxHeight: 20 is less than idealHeight: 30 and raised to it"
    ),
    (
      "Color.red.frame(width: -5)",
      "frame(width: −5) is no size: SwiftUI warns and ignores it, and so does this layout"
    ),
    (
      "Color.red.aspectRatio(0, contentMode: .fit)",
      "aspectRatio(0) is no shape: it has no width at all"
    ),
    (
      "Color.red.aspectRatio(-2, contentMode: .fill)",
      "aspectRatio(−2) is no shape: the view's own one counts"
    ),
    (
      "Color.red.aspectRatio(CGSize.zero, contentMode: .fill)",
      "aspectRatio(NaN) is no shape: the view's own one counts"
    ),
    ("Color.red.padding(.infinity)", "padding(∞) is no number to lay out with: it does not count"),
    (
      "HStack(spacing: -.infinity) { Color.red; Color.blue }",
      "HStack(spacing: −∞) is no number to lay out with: it does not count"
    ),
    (
      "Color.red.layoutPriority(.nan)",
      "layoutPriority(NaN) is no number to lay out with: it does not count"
    ),
    (
      "Color.red.frame(minWidth: .nan)",
      "frame(minWidth: NaN) is no number to lay out with: it does not count"
    ),
    (
      "Grid { GridRow { Color.red.gridCellColumns(0) } }",
      "gridCellColumns(0): a cell covers one column at least, so it covers one"
    ),
    (
      "LazyVGrid(columns: [GridItem(.fixed(-5))]) { Color.red }",
      "GridItem(.fixed(−5)) states no length: it counts as 0"
    ),
  ]

  @Test(arguments: told)
  func `22.8 A text's number that no layout can use is reported with its place`(
    view: String, diagnostic: String
  ) throws {
    #expect(try diagnostics(on: view) == [diagnostic])
  }

  static let odd = [
    "0", "-1", "-0.0", ".nan", ".infinity", "-.infinity", "1e300", "-1e300", "Int.max", "Int.min",
    "9223372036854775807", "1_000_000", ".greatestFiniteMagnitude",
  ]

  /// Everything of the language that takes a number, with § for it.
  static let views = [
    "Color.red.frame(width: §, height: §)", "Color.red.frame(minWidth: §, maxHeight: §)",
    "Color.red.frame(minWidth: §, idealWidth: §, maxWidth: §)", "Color.red.padding(§)",
    "Color.red.padding(EdgeInsets(top: §, leading: §, bottom: §, trailing: §))",
    "HStack(spacing: §) { Color.red; Text(\"a b\") }", "LazyVStack(spacing: §) { Color.red }",
    "HStack { Color.red.layoutPriority(§); Color.blue }", "HStack { Spacer(minLength: §) }",
    "Color.red.aspectRatio(§, contentMode: .fit)", "Color.red.aspectRatio(§, contentMode: .fill)",
    "Color.red.offset(x: §, y: §)", "Color.red.position(x: §, y: §)",
    "Text(\"a b\").lineLimit(§)", "Text(\"a b\").lineLimit(§...§)", "Text(\"a\").lineLimit(1...§)",
    "Text(\"a b\").lineLimit(§, reservesSpace: true)",
    "Grid(horizontalSpacing: §, verticalSpacing: §) { GridRow { Color.red; Color.blue } }",
    "Grid { GridRow { Color.red.gridCellColumns(§); Color.blue } }",
    "Grid { GridRow { Color.red.gridCellAnchor(UnitPoint(x: §, y: §)) } }",
    "LazyVGrid(columns: [GridItem(.fixed(§)), GridItem(.flexible(minimum: §, maximum: §))]) { Color.red }",
    "LazyHGrid(rows: [GridItem(.adaptive(minimum: §, maximum: §), spacing: §)]) { Color.red }",
    "Color.red.safeAreaInset(edge: .top, spacing: §) { Color.blue.frame(height: §) }",
    "ScrollView { Color.red.containerRelativeFrame(.vertical, count: §, span: §, spacing: §) }",
    "Color.red.containerRelativeFrame(.vertical) { length, axis in § }",
    "Color.red.alignmentGuide(.leading) { _ in § }", "Color.red.relativeProposed(width: §)",
    "Grid { }", "Grid { GridRow { } }", "Grid { GridRow { }; Color.red }",
    "LazyVGrid(columns: []) { Color.red }", "HStack { }", "ScrollView { }", "ViewThatFits { }",
    "GeometryReader { proxy in Color.red.frame(width: proxy.size.width * §) }",
  ]

  static let roots = ["100x50", "0x0", "nilxnil", "infxinf", "-5xnil"]

  /// An answer for every one of them, and sizes that are numbers.
  @Test(arguments: odd)
  func `22.8 No number of a text stops the layout`(number: String) throws {
    for view in Self.views {
      let text = view.replacing("§", with: number)
      for root in Self.roots.prefix(number == "0" ? 5 : 1) {
        let trace = try run("// proposal: \(root)\n\(text)")
        #expect(trace.isSound, "\(text) in \(root)")
      }
    }
  }
}
